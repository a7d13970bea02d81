"""Dawn of the Zeds, 3rd edition: the game object that the library, the server and the tools use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from shamble.core.frame import Ask
from shamble.core.game import Game, Needs, Setting, Value
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.core.scene import Scene
from shamble.games.dawn import abilities, card_effects
from shamble.games.dawn.abilities import darling
from shamble.games.dawn.actions import actions_phase, arresting, moving, researching, searching
from shamble.games.dawn.advice.advise import advise, prefer
from shamble.games.dawn.advice.warnings import fear
from shamble.games.dawn.fights import (
    anytime,
    attackers_and_defenders,
    gunfire,
    hits,
    maestro,
    melee,
    reactions,
    refugees,
    retreats,
    saving_rolls,
    super_weapon,
    units_enter,
    zeds_enter,
)
from shamble.games.dawn.fights.anytime import ANYTIME, holdings
from shamble.games.dawn.positions import given_position, position_check, random_position, scenario_words
from shamble.games.dawn.positions.hidden_cards import imagine
from shamble.games.dawn.presentation.beats import PLAN as BEATS
from shamble.games.dawn.presentation.scene import note_id, scene, scene_after
from shamble.games.dawn.printed import counters
from shamble.games.dawn.printed.content import FOLDER, NAMED, Content, kind, unit_key
from shamble.games.dawn.printed.optional_rules import Switches, check_switches, lengths, read_switches
from shamble.games.dawn.printed.schema import SCHEMAS, TRACKS
from shamble.games.dawn.rounds import mixed_losses, new_units, prfn_phase, rounds, setup
from shamble.games.dawn.rounds.setup import SetUp
from shamble.games.dawn.table.book import Book, unused_words
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.power_texts import telling
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds import (
    coop_events,
    outbreaks,
    placing_zeds,
    story_cards,
    zed_moves,
    zed_player,
    zeds_phase,
)
from shamble.sessions.beats import BeatPlan
from shamble.sessions.session import Session

MODULES: Final = (
    *(
        actions_phase,
        arresting,
        new_units,
        coop_events,
        zeds_enter,
        attackers_and_defenders,
        hits,
        mixed_losses,
        maestro,
        zed_moves,
        melee,
        moving,
        outbreaks,
        counters,
    ),
    *(
        prfn_phase,
        reactions,
        refugees,
        researching,
        retreats,
        rounds,
        saving_rolls,
        searching,
        setup,
        gunfire,
        story_cards,
        zed_player,
    ),
    *(anytime, super_weapon, units_enter, zeds_phase, placing_zeds, darling),
    *card_effects.MODULES,
)
"""Modules with classes of frames and counters, from which saves are read."""

LENGTHS: Final = ("short", "normal", "medium", "long", "epic")
TEAM_MAX: Final = 4
"""Largest number of seats that play heroes; a fifth one plays the zeds."""
TEAM: Final = (1, 2, 3, 4)
SIDES: Final = (2, 3, 4, 5)
"""Numbers of seats in the versus mode; the last seat plays the zeds."""
MODES: Final[Needs] = {"together": {"seats": TEAM}, "versus": {"seats": SIDES}}
MARKERS: Final = (1, 2, 3, 4)

ALWAYS_FORCED: Final = ("admit", "depart", "draw-face", "find-nothing", "no-room", "nobody", "pass")
"""Verbs that no player ever chooses, because a question that offers one offers nothing else."""


def noun_keys(content: Content) -> dict[str, str]:
    """Id of anything an option or event may name → its text key."""
    keys = {id: f"marker-{id}" for id in content.markers}
    keys |= {id: f"place-{id}" for id in content.fields}
    keys |= {id: f"track-{id}" for id in content.tracks}
    for table, prefix in (("events", "event"), ("stories", "story"), ("research", "research"), ("units", "unit")):
        keys |= {str(row["id"]): f"{prefix}-{row['id']}" for row in content.rows[table]}
    # Normal zeds share one name: their strength changes, so that sentences and options name the current one.
    keys |= {kind(id): "zed-normal" if zed.kind == "normal" else f"zed-{id}" for id, zed in content.zeds.items()}
    return keys | {id: f"component-{id}" for id in content.components}


def rule_keys(content: Content) -> dict[str, str]:
    """Text key of a card, counter or ability → the rule that it follows."""
    tables = (("events", "event"), ("stories", "story"), ("research", "research"), ("components", "component"))
    rules = {f"{prefix}-{row['id']}": str(row["rule"]) for table, prefix in tables for row in content.rows[table]}
    rules |= {f"zed-{zed.id}": zed.rule for zed in content.zeds.values() if zed.kind != "normal"}
    for unit in content.units.values():
        # A unit with abilities has no rule of its own; the first ability stands for it.
        rules[f"unit-{kind(unit.id)}"] = unit.ability(unit.abilities[0]) if unit.abilities else unit.rule
        rules |= {f"ability-{unit.id}-{name}": unit.ability(name) for name in unit.abilities}
    return rules


class Dawn(Game[DawnState], Tooling):
    """The game object. Attributes that core reads are set in the constructor, because a compiled base class does not
    see the defaults of a subclass."""

    title = "Dawn of the Zeds, 3rd edition"
    party = 1
    folder: Path | None = FOLDER
    chances = (
        *("die", "zeds", "supers", "events", "stories", "research"),
        *("civilians", "heroes", "heroics", "anti-units", "components", "spares", "set-up", "finales"),
    )
    nouns: Mapping[str, str] = {
        "who": "*",
        "whom": "*",
        "units": "*",
        "foes": "*",
        "zed": "*",
        "zeds": "*",
        "source": "*",
        "place": "place",
        "field": "place",
        "dest": "place",
        "track": "track",
        "card": "*",
        "ability": "ability",
        "component": "component",
        "marker": "marker",
        "rank": "rank",
        "item": "*",
        "target": "*",
    }
    things = (*NAMED, *TRACKS)

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.id = "dawn"
        self.version = 1
        self.seats = (1, 2, 3, 4, 5)
        self.content: Final = Content(overlay)
        self.settings = (
            Setting("level", (0, 1, 2, 3, 4, 5), 0),
            lengths(self.content, LENGTHS),
            Setting(
                "mode", ("together", "versus"), "together", {"together": {"seats": TEAM}, "versus": {"seats": SIDES}}
            ),
            Setting("markers", MARKERS, 1, {n: {"seats": (1,), "mode": ("together",)} for n in MARKERS[1:]}),
            Switches("options", self.content),
        )
        self._overlay: Final[Mapping[str, Any]] = overlay or {}
        self._classes: Final = classes(MODULES)
        self.content.book = Book(self.content, (*abilities.MODULES, *card_effects.MODULES))
        self.content.frames.update({kind.__name__: kind for kind in self._classes.values()})
        self._reader: Final = Reader(self._classes)
        self._nouns: Final = noun_keys(self.content)
        self.anytime = ANYTIME
        self.content_digest = digest(overlay)

    # -- set-up ------------------------------------------------------------------------------------------------

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        level = self.content.levels[int(chosen["level"])]
        if chosen["length"] not in level.lengths:
            raise ShambleError(f"level {level.n} is played {', '.join(level.lengths)}, not {chosen['length']}")
        if chosen["mode"] == "versus":
            if seats < 2:
                raise ShambleError("versus needs a second seat: the last one plays the zeds")
        elif seats > TEAM_MAX:
            raise ShambleError("a fifth seat is for the zed player: mode=versus")
        if chosen["markers"] != 1 and (seats != 1 or chosen["mode"] == "versus"):
            raise ShambleError("only a lone player takes more than one player-action marker")
        check_switches(self.content, chosen)

    def table(self, seats: int, chosen: Mapping[str, Value]) -> DawnState:
        """An empty state for these settings."""
        return DawnState(
            self.content,
            seats,
            int(chosen["level"]),
            str(chosen["length"]),
            chosen["mode"] == "versus",
            int(chosen["markers"]),
            read_switches(str(chosen["options"])),
        )

    def start(self, seats: int, chosen: Mapping[str, Value]) -> DawnState:
        table = self.table(seats, chosen)
        table.stack.append(SetUp())
        return table

    # -- play --------------------------------------------------------------------------------------------------

    def flow(self, state: DawnState, chance: Chance, events: list[Event] | None) -> DawnFlow:
        return DawnFlow(state, chance, events)

    def interrupts(self, state: DawnState, seat: int) -> list[Option]:
        """Discharges of patients, and cards that may be played at any time (p. 5, 11)."""
        if seat >= state.hero_seats or state.phase == "setup":
            return []
        options: list[Option] = []
        for held, card in holdings(state):
            options += held.options(state, seat, card)
        if not options:
            return options
        offered = self.offered(state)
        return [option for option in options if option.key not in offered]

    def offered(self, state: DawnState) -> set[str]:
        """Keys of the options of the current question; the same option is not offered as an interrupt too."""
        frame = state.stack[-1] if state.stack else None
        return {option.key for option in frame.options(state)} if isinstance(frame, Ask) else set()

    def meaning(self, state: DawnState, seat: int, option: Option) -> Meaning | None:
        notes = telling(state, option)
        return Meaning(notes=notes) if notes else None

    def interrupt(self, flow: DawnFlow, seat: int, option: Option) -> None:
        for held in self.anytime:
            if option.verb in held.verbs:
                held.use(flow, seat, option)

    def progress(self, state: DawnState, seat: int | None) -> float:
        """The share of the event cards that have been turned; the zed player has the share that is left."""
        size = state.deck("events").size if state.decks else 0
        share = state.round / (state.round + size) if state.round + size else 0.0
        return 1.0 - share if state.versus and seat == state.zed_seat else share

    def check_state(self, state: DawnState, seats: int) -> None:
        position_check.check_state(state, seats)

    def inventory(self, state: DawnState) -> dict[str, list[str]]:
        return position_check.inventory(state)

    def figures(self, state: DawnState) -> dict[str, int]:
        return position_check.figures(state)

    def figure_changes(self, event: Event) -> dict[str, int]:
        return position_check.figure_changes(event)

    # -- looking -----------------------------------------------------------------------------------------------

    def scene(self, state: DawnState, seat: int | None) -> Scene:
        return scene(state, seat)

    def scene_after(self, state: DawnState, seat: int | None, before: DawnState, seen: Scene) -> Scene:
        return scene_after(state, seat, before)

    def imagine(self, flow: DawnFlow, seat: int) -> None:
        if flow.s.decks:
            imagine(flow, seat)

    def rivals(self, state: DawnState, seat: int) -> Sequence[int]:
        if not state.versus:
            return ()
        return tuple(range(state.hero_seats)) if seat == state.zed_seat else (state.zed_seat,)

    def hides(self, state: DawnState) -> bool:
        return True

    def secrets(self, state: DawnState) -> Sequence[str]:
        """Returns the story cards in the heroes' hand, which the zed player may not know; none without that player."""
        return state.kept if state.versus else ()

    def separates(self, state: DawnState) -> bool:
        return state.versus or any(seen for deck in state.decks for seen in deck.known)

    def read(self, plain: Mapping[str, Any]) -> DawnState:
        table = DawnState(self.content)
        fill(table, plain, self._reader)
        return table

    # -- content -----------------------------------------------------------------------------------------------

    def with_content(self, overlay: Mapping[str, Any]) -> Dawn:
        return Dawn(check_overlay(overlay))

    def schemas(self) -> Mapping[str, Mapping[str, Field]]:
        return {table: schema for table, (_, schema) in SCHEMAS.items()}

    def overlay(self) -> Mapping[str, Any]:
        return self._overlay

    # -- tools -------------------------------------------------------------------------------------------------

    def beats(self) -> BeatPlan:
        return BEATS

    def noun_of(self, id: str) -> str:
        if id in NAMED:
            return unit_key(id)
        return self._nouns.get(kind(id), f"thing-{kind(id)}")

    def subjects(self) -> dict[str, str]:
        return rule_keys(self.content)

    def required_texts(self) -> list[str]:
        # A unit without abilities, and a normal zed, has nothing to tell beyond its values.
        keys = [f"{key}.text" for key in self.subjects() if not key.startswith("unit-")]
        keys += [f"unit-{unit.id}.text" for unit in self.content.units.values() if unit.abilities]
        for option in self.content.options:
            keys += [f"option-{note_id(option)}", f"option-{note_id(option)}.text"]
        return [*keys, *self._nouns.values()]

    def content_problems(self) -> list[str]:
        return unused_words(self.content, (*abilities.MODULES, *card_effects.MODULES))

    def catalogue(self) -> dict[str, list[str]]:
        rows = self.content.rows
        return {
            "event": [row["id"] for row in rows["events"]],
            "story": [row["id"] for row in rows["stories"]],
            # The start card lies open from the beginning and is never drawn.
            "research": [row["id"] for row in rows["research"] if row["kind"] != "start"],
            "unit": [row["id"] for row in rows["units"] if row["id"] != "villagers"],
            "zed": [row["id"] for row in rows["zeds"]],
            "component": list(self.content.components),
            "verb": [verb for verb in self.vocabulary().verbs if verb not in ALWAYS_FORCED],
        }

    def given_schema(self) -> dict[str, Json]:
        return given_position.schema(self.content)

    def build(self, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], DawnState]:
        return given_position.build(self, given)

    def observe(self, session: Session, path: str) -> object:
        """Returns the value at a path of a scenario's `expect`; `scenario_words.PATHS` lists the paths."""
        return scenario_words.observe(session, path)

    def vocabulary(self, state: Any = None) -> Vocabulary:
        return scenario_words.vocabulary(self.content, self._classes)

    def moment(self, state: DawnState) -> list[str]:
        return scenario_words.moments(state)

    def moments_passed(self, event: Event) -> list[str]:
        return scenario_words.moments_passed(event)

    def describe(self, session: Session) -> dict[str, Any]:
        return given_position.describe(session)

    def advise(self, session: Session, seat: int) -> list[Advice]:
        return advise(session, seat)

    def prefer(self, session: Session, seat: int) -> Advice | None:
        return prefer(session, seat)

    def fear(self, session: Session, seat: int) -> Note | None:
        s: DawnState = session.state
        return None if s.versus and seat == s.zed_seat else fear(s)

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> DawnState:
        return random_position.random_position(self, seats, chosen, chance)
