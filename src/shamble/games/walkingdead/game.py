"""The Walking Dead: The Best Defense, as rules and content."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shamble.content.bounds import check_overlay
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
from shamble.core.session import Session
from shamble.core.state import replaced
from shamble.games.walkingdead.advice import turn_advice as advice
from shamble.games.walkingdead.advice.warnings import fear
from shamble.games.walkingdead.effects import damage, events
from shamble.games.walkingdead.effects import event_prices as prices
from shamble.games.walkingdead.effects import new_walkers as arriving
from shamble.games.walkingdead.effects import resource_cards as cards
from shamble.games.walkingdead.effects.items import item_meaning, use
from shamble.games.walkingdead.phases import combat, rounds, setup, trade, turns
from shamble.games.walkingdead.phases import end_phase as ending
from shamble.games.walkingdead.phases import item_windows as windows
from shamble.games.walkingdead.phases import leader_abilities as abilities
from shamble.games.walkingdead.phases.item_windows import interrupts
from shamble.games.walkingdead.phases.setup import SetUp
from shamble.games.walkingdead.positions import given_position as position
from shamble.games.walkingdead.positions import position_check as checking
from shamble.games.walkingdead.positions import random_position
from shamble.games.walkingdead.presentation import scenario_words as observing
from shamble.games.walkingdead.presentation.scene import scene, scene_after
from shamble.games.walkingdead.table import state
from shamble.games.walkingdead.table.content import FOLDER, RESOURCES, Content, kind
from shamble.games.walkingdead.table.flow import Play, Question
from shamble.games.walkingdead.table.old_saves import renewed
from shamble.games.walkingdead.table.state import DECKS, Table

MODULES: Final = (
    *(abilities, arriving, cards, combat, damage, ending, events, prices, rounds, setup, state, trade, turns, windows),
)


class WalkingDead(Game[Table], Tooling):
    """What core reads of a game is set in the constructor: a compiled base does not see a subclass's defaults."""

    title = "The Walking Dead: The Best Defense"
    company = ("Otis", "Hershel", "Tyreese", "Sasha")
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
        self.content: Final = Content(overlay)
        self._overlay: Final[Mapping[str, Any]] = overlay or {}
        known = classes(MODULES)
        self._reader: Final = Reader(known)
        self._vocabulary: Final = observing.vocabulary(self.content, known)
        self.content_digest = digest(overlay)

    # -- rules -------------------------------------------------------------------------------------------------

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        if seats == 1:
            for variant in ("goals", "one-leader", "leader-last"):
                if chosen[variant]:
                    raise ShambleError(f"{variant} needs at least two seats")

    def table(self, chosen: Mapping[str, Value]) -> Table:
        return Table(
            self.content,
            chosen["mode"] == "hardcore",
            chosen["level"] == "expert",
            bool(chosen["goals"]),
            bool(chosen["one-leader"]),
            bool(chosen["leader-last"]),
        )

    def start(self, seats: int, chosen: Mapping[str, Value]) -> Table:
        table = self.table(chosen)
        table.stack.append(SetUp(seats))
        return table

    def flow(self, state: Table, chance: Chance, events: list[Event] | None) -> Play:
        return Play(state, chance, events)

    def interrupts(self, state: Table, seat: int) -> list[Option]:
        return interrupts(state, seat)

    def urgent(self, state: Table, seat: int) -> bool:
        frame = state.stack[-1]
        return isinstance(frame, Question) and frame.widened(state)

    def interrupt(self, flow: Play, seat: int, option: Option) -> None:
        use(flow, seat, option)

    def meaning(self, state: Table, seat: int, option: Option) -> Meaning | None:
        return item_meaning(state, seat, option)

    def scene(self, state: Table, seat: int | None) -> Scene:
        return scene(state, seat)

    def scene_after(self, state: Table, seat: int | None, before: Table, seen: Scene) -> Scene:
        return scene_after(state, seat, before, seen)

    def imagine(self, flow: Play, seat: int) -> None:
        """Others' hidden events, secret goals, coins earned but not yet laid, and cards only they have seen."""
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
            s.discards = replaced(s.discards, 4, (*[card for card in s.discards[4] if card not in buried], *again))
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

    def hides(self, state: Table) -> bool:
        return state.hides()

    def read(self, plain: Mapping[str, Any]) -> Table:
        table = Table(self.content)
        fill(table, renewed(plain), self._reader)
        return table

    def check_state(self, state: Table, seats: int) -> None:
        checking.check(state, seats)

    def inventory(self, state: Table) -> dict[str, list[str]]:
        return checking.inventory(state)

    def figures(self, state: Table) -> dict[str, int]:
        return {"walker": state.walkers()}

    def came(self, event: Event) -> dict[str, int]:
        ways = {"walkers-placed": 1, "kills": -1}
        return {"walker": ways[event.kind] * int(str(event.args["n"]))} if event.kind in ways else {}

    # -- content -----------------------------------------------------------------------------------------------

    def with_content(self, overlay: Mapping[str, Any]) -> WalkingDead:
        return WalkingDead(check_overlay(overlay))

    def overlay(self) -> Mapping[str, Any]:
        return self._overlay

    # -- tools -------------------------------------------------------------------------------------------------

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

    def catalogue(self) -> dict[str, list[str]]:
        found = {name: [row["id"] for row in rows] for name, rows in self.content.rows.items()}
        return {
            "card": [id for name in RESOURCES for id in found[name]],
            "event": found["events"],
            "goal": found["goals"],
            "ability": found["characters"],
            "verb": list(self.vocabulary().verbs),
        }

    def given_schema(self) -> dict[str, Json]:
        return position.schema(self.content)

    def build(self, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], Table]:
        return position.build(self, given)

    def observe(self, session: Session, path: str) -> object:
        return observing.observe(session, path)

    def moment(self, state: Table) -> list[str]:
        return observing.moments(state)

    def passed(self, event: Event) -> list[str]:
        return observing.passed(event)

    def seat_of(self, session: Session, who: str) -> int:
        try:
            return session.state.seat_of(who)  # type: ignore[no-any-return]
        except KeyError:
            raise ShambleError(f"nobody plays {who!r}") from None

    def vocabulary(self, state: Any = None) -> Vocabulary:
        return self._vocabulary

    def describe(self, session: Session) -> dict[str, Any]:
        return position.describe(session)

    def advise(self, session: Session, seat: int) -> list[Advice]:
        return advice.advise(session, seat)

    def fear(self, session: Session, seat: int) -> Note | None:
        return fear(session.state)

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> Table:
        return random_position.random_position(self, seats, chosen, chance)
