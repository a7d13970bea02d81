"""The game class of The Walking Dead: The Best Defense: ties rules, content, scenes, advice and scenarios together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shamble.content.bounds import check_overlay
from shamble.content.tables import Field
from shamble.content.tooling import Tooling
from shamble.content.vocabulary import Vocabulary
from shamble.core.advice import Advice
from shamble.core.chance import Chance
from shamble.core.decoding import classes, digest, fill
from shamble.core.entity import Json, Reader
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.game import Game, Setting, Value
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.core.scene import Scene
from shamble.core.state import with_item
from shamble.games.walkingdead.advice import turn_advice
from shamble.games.walkingdead.advice.warnings import fear
from shamble.games.walkingdead.effects import (
    characters,
    damage,
    event_prices,
    events,
    new_walkers,
    place_events,
    resource_cards,
    resource_events,
    walker_events,
)
from shamble.games.walkingdead.effects.event_registry import EVENT_EFFECTS
from shamble.games.walkingdead.effects.items import ITEMS, interrupts, item_meaning, use
from shamble.games.walkingdead.phases import (
    combat,
    end_phase,
    event_announcement,
    leader_abilities,
    round_marker,
    rounds,
    setup,
    trade,
    turns,
)
from shamble.games.walkingdead.phases.setup import SetUp
from shamble.games.walkingdead.positions import given_position, position_check, random_position
from shamble.games.walkingdead.presentation import scenario_words
from shamble.games.walkingdead.presentation.beats import PLAN as BEATS
from shamble.games.walkingdead.presentation.card_facts import special
from shamble.games.walkingdead.presentation.scene import scene, scene_after
from shamble.games.walkingdead.table import announcements, state
from shamble.games.walkingdead.table.content import FOLDER, RESOURCES, SCHEMAS, Content, kind
from shamble.games.walkingdead.table.flow import WalkingDeadFlow
from shamble.games.walkingdead.table.old_saves import renewed
from shamble.games.walkingdead.table.state import DECKS, ROUNDS, WalkingDeadState
from shamble.sessions.beats import BeatPlan
from shamble.sessions.session import Session

MODULES: Final = (
    *(
        leader_abilities,
        new_walkers,
        resource_cards,
        characters,
        combat,
        damage,
        end_phase,
        events,
        event_prices,
        place_events,
        resource_events,
        walker_events,
        round_marker,
        rounds,
        setup,
        state,
        trade,
        turns,
        event_announcement,
        announcements,
    ),
)


class WalkingDead(Game[WalkingDeadState], Tooling):
    """The rules and content of the game. Attributes that core reads are set in the constructor, because a compiled base
    class ignores class-level defaults of a subclass."""

    title = "The Walking Dead: The Best Defense"
    company = ("Mabel", "Ortiz", "Cleo", "Hank")
    folder: Path | None = FOLDER
    chances = ("white", "black", *DECKS, "places", "piles")
    nouns: Mapping[str, str] = {
        "who": "char",
        "whom": "char",
        "giver": "char",
        "leader": "char",
        "fighters": "char",
        "place": "place",
        "dest": "place",
        "places": "place",
        "deck": "deck",
        "card": "card",
        "weapon": "card",
        "event": "event",
        "events": "event",
        "goal": "goal",
        "token": "token",
        "item": "*",
        "target": "*",
    }

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.id = "walkingdead"
        self.version = 1
        self.seats = (1, 2, 3, 4)
        self.settings = (
            Setting("mode", ("standard", "hardcore"), "standard"),
            Setting("level", ("beginner", "expert"), "beginner"),
            Setting("goals", (False, True), False),
            Setting("one-leader", (False, True), False),
            Setting("leader-last", (False, True), False),
        )
        self.anytime = tuple(ITEMS.values())
        self.content: Final = Content(overlay, ITEMS, EVENT_EFFECTS)
        self._overlay: Final[Mapping[str, Any]] = overlay or {}
        stored_classes = classes(MODULES)
        self.content.frames.update({kind.__name__: kind for kind in stored_classes.values()})
        self._reader: Final = Reader(stored_classes)
        self._vocabulary: Final = scenario_words.vocabulary(self.content, stored_classes)
        self.content_digest = digest(overlay)

    # -- rules -------------------------------------------------------------------------------------------------

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        if seats == 1:
            for variant in ("goals", "one-leader", "leader-last"):
                if chosen[variant]:
                    raise ShambleError(f"{variant} needs at least two seats")

    def table(self, chosen: Mapping[str, Value]) -> WalkingDeadState:
        """An empty state for these settings."""
        return WalkingDeadState(
            self.content,
            chosen["mode"] == "hardcore",
            chosen["level"] == "expert",
            bool(chosen["goals"]),
            bool(chosen["one-leader"]),
            bool(chosen["leader-last"]),
        )

    def start(self, seats: int, chosen: Mapping[str, Value]) -> WalkingDeadState:
        table = self.table(chosen)
        table.stack.append(SetUp(seats))
        return table

    def flow(self, state: WalkingDeadState, chance: Chance, events: list[Event] | None) -> WalkingDeadFlow:
        return WalkingDeadFlow(state, chance, events)

    def interrupts(self, state: WalkingDeadState, seat: int) -> list[Option]:
        return interrupts(state, seat)

    def interrupt(self, flow: WalkingDeadFlow, seat: int, option: Option) -> None:
        use(flow, seat, option)

    def meaning(self, state: WalkingDeadState, seat: int, option: Option) -> Meaning | None:
        return item_meaning(state, seat, option)

    def scene(self, state: WalkingDeadState, seat: int | None) -> Scene:
        return scene(state, seat)

    def scene_after(self, state: WalkingDeadState, seat: int | None, before: WalkingDeadState, seen: Scene) -> Scene:
        return scene_after(state, seat, before, seen)

    def progress(self, state: WalkingDeadState, seat: int | None) -> float:
        """The share of the twelve rounds that is over; with secret goals, the mean of this share and of the progress of
        the seat's own goal."""
        if state.goals and seat is not None:
            return super().progress(state, seat)
        return max(0, min(state.round - 1, ROUNDS)) / ROUNDS

    def imagine(self, flow: WalkingDeadFlow, seat: int) -> None:
        """Draws anew the other players' hidden events, secret goals and cards that only they have seen; coins that they
        have earned but not laid down are set to 0."""
        s = flow.s
        if s.expert:
            hidden = [card for player in s.players if player.seat != seat for card in player.events]
            buried = [card for owner, card in s.unseen if owner != seat]
            deck, drawn = flow.redraw(s.deck("events"), seat, (*hidden, *buried))
            for player in s.players:
                if player.seat != seat:
                    n = len(player.events)
                    flow.set(player.having(events=tuple(drawn[:n])))
                    drawn = drawn[n:]
            again = drawn
            flow.set_deck(deck)
            s.discards = with_item(s.discards, 4, (*[card for card in s.discards[4] if card not in buried], *again))
            owners = [owner for owner, _ in s.unseen if owner != seat]
            mine = [(owner, card) for owner, card in s.unseen if owner == seat]
            s.unseen = (*mine, *zip(owners, again, strict=True))
        if s.goals:
            secret = [player for player in s.players if player.seat != seat and player.goal and not player.met]
            deck, goals = flow.redraw(s.deck("goals"), seat, [player.goal for player in secret])
            for player, goal in zip(secret, goals):
                flow.set(player.having(goal=goal, earned=0))
            flow.set_deck(deck)
        for name in RESOURCES:
            flow.set_deck(flow.redraw(s.deck(name), seat)[0])

    def hides(self, state: WalkingDeadState) -> bool:
        return state.hides()

    def secrets(self, state: WalkingDeadState) -> list[str]:
        """Returns the ids of what some player hides from the others: events in hand and events laid aside unseen
        (expert level), goals that are not met, and `coins SEAT` while a seat decides whether to lay its coins."""
        held = [card for player in state.players for card in player.events] if state.expert else []
        held += [card for _, card in state.unseen]
        held += [player.goal for player in state.players if player.goal and not player.met]
        asked = state.stack[-1] if state.stack else None
        if isinstance(asked, end_phase.LayCoins):
            held.append(f"coins {asked.who}")
        return held

    def read(self, plain: Mapping[str, Any]) -> WalkingDeadState:
        table = WalkingDeadState(self.content)
        fill(table, renewed(plain), self._reader)
        return table

    def check_state(self, state: WalkingDeadState, seats: int) -> None:
        position_check.check_state(state, seats)

    def inventory(self, state: WalkingDeadState) -> dict[str, list[str]]:
        return position_check.inventory(state)

    def figures(self, state: WalkingDeadState) -> dict[str, int]:
        return {"walker": state.walkers()}

    def figure_changes(self, event: Event) -> dict[str, int]:
        ways = {"walkers-placed": 1, "kills": -1}
        return {"walker": ways[event.kind] * int(str(event.args["n"]))} if event.kind in ways else {}

    # -- content -----------------------------------------------------------------------------------------------

    def with_content(self, overlay: Mapping[str, Any]) -> WalkingDead:
        return WalkingDead(check_overlay(overlay))

    def schemas(self) -> Mapping[str, Mapping[str, Field]]:
        return {table: schema for table, (_, schema) in SCHEMAS.items()}

    def overlay(self) -> Mapping[str, Any]:
        return self._overlay

    # -- tools -------------------------------------------------------------------------------------------------

    def beats(self) -> BeatPlan:
        return BEATS

    def noun_of(self, id: str) -> str:
        name = kind(id)
        if name in self.content.characters:
            return f"char-{name}"
        if name in self.content.places:
            return f"place-{name}"
        if id in DECKS:
            return f"deck-{id}"
        if name in self.content.events:
            return f"event-{name}"
        if name in self.content.goals:
            return f"goal-{name}"
        return f"card-{name}"

    def subjects(self) -> dict[str, str]:
        return {self.noun_of(row["id"]): row["rule"] for rows in self.content.rows.values() for row in rows}

    def required_texts(self) -> list[str]:
        keys = [f"event-{id}.text" for id in self.content.events]
        keys += [f"goal-{id}.text" for id in self.content.goals]
        keys += [f"char-{id}.ability" for id in self.content.characters]
        keys += [f"card-{kind(card)}.text" for card in self.content.deck if special(self.content, card)]
        return [*keys, *[f"deck-{id}" for id in DECKS]]

    def content_problems(self) -> list[str]:
        named = {event.effect for event in self.content.events.values()}
        return [f"events.toml: no row names the effect {word!r}" for word in EVENT_EFFECTS if word not in named]

    def catalogue(self) -> dict[str, list[str]]:
        ids = {name: [row["id"] for row in rows] for name, rows in self.content.rows.items()}
        return {
            "card": [id for name in RESOURCES for id in ids[name]],
            "event": ids["events"],
            "goal": ids["goals"],
            "ability": ids["characters"],
            "verb": list(self.vocabulary().verbs),
        }

    def given_schema(self) -> dict[str, Json]:
        return given_position.schema(self.content)

    def build(self, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], WalkingDeadState]:
        return given_position.build(self, given)

    def observe(self, session: Session, path: str) -> object:
        """Returns the value at a path of a scenario's `expect`; `scenario_words.PATHS` lists the paths."""
        return scenario_words.observe(session, path)

    def moment(self, state: WalkingDeadState) -> list[str]:
        return scenario_words.moments(state)

    def moments_passed(self, event: Event) -> list[str]:
        return scenario_words.moments_passed(event)

    def seat_of(self, session: Session, who: str) -> int:
        try:
            return session.state.seat_of(who)  # type: ignore[no-any-return]
        except KeyError:
            raise ShambleError(f"nobody plays {who!r}") from None

    def vocabulary(self, state: Any = None) -> Vocabulary:
        return self._vocabulary

    def describe(self, session: Session) -> dict[str, Any]:
        return given_position.describe(session)

    def advise(self, session: Session, seat: int) -> list[Advice]:
        return turn_advice.advise(session, seat)

    def fear(self, session: Session, seat: int) -> Note | None:
        return fear(session.state)

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> WalkingDeadState:
        return random_position.random_position(self, seats, chosen, chance)
