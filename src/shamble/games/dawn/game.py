"""Dawn of the Zeds, 3rd edition, as rules and content."""

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
from shamble.core.frame import Ask
from shamble.core.game import Game, Needs, Setting, Value
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.core.scene import Scene
from shamble.core.session import Session
from shamble.games.dawn import advice
from shamble.games.dawn import card_effects as effects
from shamble.games.dawn.abilities import darling
from shamble.games.dawn.actions import actions_phase as actions
from shamble.games.dawn.actions import arresting, moving, researching, searching
from shamble.games.dawn.advice.warnings import fear
from shamble.games.dawn.fights import attackers_and_defenders as fighting
from shamble.games.dawn.fights import gunfire as shooting
from shamble.games.dawn.fights import hits, maestro, melee, reactions, refugees, retreats
from shamble.games.dawn.fights import saving_rolls as saving
from shamble.games.dawn.fights import zeds_enter as entering
from shamble.games.dawn.fights.saving_rolls import discharge
from shamble.games.dawn.positions import given_position as position
from shamble.games.dawn.positions import position_check as checking
from shamble.games.dawn.positions import random_position as scattering
from shamble.games.dawn.positions import scenario_words as observing
from shamble.games.dawn.positions.hidden_cards import imagine
from shamble.games.dawn.presentation.scene import scene
from shamble.games.dawn.printed import counters as pieces
from shamble.games.dawn.printed.content import FOLDER, Content, kind
from shamble.games.dawn.printed.optional_rules import Switches, check_switches, lengths, read_switches
from shamble.games.dawn.printed.terms import BEDS, CEMETERY, CENTER
from shamble.games.dawn.rounds import mixed_losses as losses
from shamble.games.dawn.rounds import new_units as arrivals
from shamble.games.dawn.rounds import prfn_phase as prfn
from shamble.games.dawn.rounds import rounds, setup
from shamble.games.dawn.rounds.setup import SetUp
from shamble.games.dawn.table.flow import Play
from shamble.games.dawn.table.kept_cards import play_card, playable
from shamble.games.dawn.table.power_texts import telling
from shamble.games.dawn.table.state import Table
from shamble.games.dawn.zeds import coop_events as coop
from shamble.games.dawn.zeds import outbreaks
from shamble.games.dawn.zeds import story_cards as story
from shamble.games.dawn.zeds import zed_moves as marching
from shamble.games.dawn.zeds import zed_player as versus
from shamble.games.dawn.zeds import zeds_phase as zeds

MODULES: Final = (
    *(
        actions,
        arresting,
        arrivals,
        coop,
        entering,
        fighting,
        hits,
        losses,
        maestro,
        marching,
        melee,
        moving,
        outbreaks,
        pieces,
    ),
    *(prfn, reactions, refugees, researching, retreats, rounds, saving, searching, setup, shooting, story, versus),
    *(zeds, darling),
    *effects.MODULES,
)
"""Where the classes of frames and counters are, for reading saves."""

LENGTHS: Final = ("short", "normal", "medium", "long", "epic")
TEAM_MAX: Final = 4
TEAM: Final = (1, 2, 3, 4)
SIDES: Final = (2, 3, 4, 5)
"""Seats of the versus mode: the last one plays the zeds."""
MODES: Final[Needs] = {"together": {"seats": TEAM}, "versus": {"seats": SIDES}}
MARKERS: Final = (1, 2, 3, 4)

VERBS: Final = (
    *("choose", "accept", "decline", "enter"),
    *("move", "attack", "search", "shoot", "hand-load", "heal", "barricade", "strongpoint", "minefield", "research"),
    *("grenade", "ferry", "mend-bridge", "arrest", "first-aid", "foresee", "train", "recruit", "hose"),
    *("special", "own", "back", "skip", "arm", "play", "event", "opportunist", "end-actions", "discharge"),
    *("take-die", "find", "hit", "take-hit", "lose", "component", "use-weapon", "no-weapon"),
    *("fall-back", "fall-back-all", "stay", "step", "raid", "lead-on", "vip", "let-die"),
    *("defend", "roll", "reroll", "react", "fight", "let-pass", "go-on", "retreat", "overflow"),
    *("activate", "lead", "locate", "take-zed"),
    *("appear", "regenerate", "escape", "veto", "gain", "clear-chaos", "sabotage", "arson", "end-zeds"),
    *effects.VERBS,
)
"""Every verb somebody may choose, for coverage; answers that are always forced are not among them."""


def noun_keys(content: Content) -> dict[str, str]:
    """The text key of everything an option or event may name."""
    found = {id: f"marker-{id}" for id in content.markers}
    found |= {id: f"place-{id}" for id in content.fields}
    found |= {id: f"track-{id}" for id in content.tracks}
    for table, prefix in (("events", "event"), ("stories", "story"), ("research", "research"), ("units", "unit")):
        found |= {str(row["id"]): f"{prefix}-{row['id']}" for row in content.rows[table]}
    # A normal zed's id says what it is: zed-4-2.
    found |= {str(row["id"]): f"zed-{str(row['id']).removeprefix('zed-')}" for row in content.rows["zeds"]}
    return found | {id: f"component-{id}" for id in content.components}


def rule_keys(content: Content) -> dict[str, str]:
    """What cards, counters and abilities are called, and the rule that each follows."""
    tables = (("events", "event"), ("stories", "story"), ("research", "research"), ("components", "component"))
    found = {f"{prefix}-{row['id']}": str(row["rule"]) for table, prefix in tables for row in content.rows[table]}
    found |= {f"zed-{zed.id}": zed.rule for zed in content.zeds.values() if zed.kind != "normal"}
    for unit in content.units.values():
        # A unit with abilities has no rule but theirs.
        found[f"unit-{kind(unit.id)}"] = unit.ability(unit.abilities[0]) if unit.abilities else unit.rule
        found |= {f"ability-{unit.id}-{name}": unit.ability(name) for name in unit.abilities}
    return found


class Dawn(Game[Table], Tooling):
    """What core reads of a game is set in the constructor: a compiled base does not see a subclass's defaults."""

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
    things = tuple([f"villagers.{n}" for n in range(1, 6)])
    """Each group is called after its village."""

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
        self._reader: Final = Reader(self._classes)
        self._nouns: Final = noun_keys(self.content)
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

    def table(self, seats: int, chosen: Mapping[str, Value]) -> Table:
        return Table(
            self.content,
            seats,
            int(chosen["level"]),
            str(chosen["length"]),
            chosen["mode"] == "versus",
            int(chosen["markers"]),
            read_switches(str(chosen["options"])),
        )

    def start(self, seats: int, chosen: Mapping[str, Value]) -> Table:
        table = self.table(seats, chosen)
        table.stack.append(SetUp())
        return table

    # -- play --------------------------------------------------------------------------------------------------

    def flow(self, state: Table, chance: Chance, events: list[Event] | None) -> Play:
        return Play(state, chance, events)

    def interrupts(self, state: Table, seat: int) -> list[Option]:
        """Discharging patients, and cards that may be played at any time (p. 5, 11)."""
        if seat >= state.hero_seats or state.phase == "setup":
            return []
        found: list[Option] = []
        for unit in state.units_at(BEDS):
            if not unit.ekg and not state.refugees(unit):
                found.append(Option("discharge", unit.id, CENTER))
            found.append(Option("discharge", unit.id, CEMETERY))
        if state.fight is None:
            found += playable(state, ("any", "phase"))
        if not found:
            return found
        offered = self.offered(state)
        return [option for option in found if option.key not in offered]

    def offered(self, state: Table) -> set[str]:
        """What the question on the table offers: the same thing is no interrupt besides."""
        frame = state.stack[-1] if state.stack else None
        return {option.key for option in frame.options(state)} if isinstance(frame, Ask) else set()

    def meaning(self, state: Table, seat: int, option: Option) -> Meaning | None:
        notes = telling(state, option)
        return Meaning(notes=notes) if notes else None

    def urgent(self, state: Table, seat: int) -> bool:
        """Anything of that kind can wait for the next real question."""
        return False

    def interrupt(self, flow: Play, seat: int, option: Option) -> None:
        if option.verb == "discharge":
            discharge(flow, option.actor, option.target)
        else:
            play_card(flow, option)
            flow.then(outbreaks.CheckOutbreak())

    def check_state(self, state: Table, seats: int) -> None:
        checking.check(state, seats)

    def inventory(self, state: Table) -> dict[str, list[str]]:
        return checking.inventory(state)

    def figures(self, state: Table) -> dict[str, int]:
        return checking.figures(state)

    def came(self, event: Event) -> dict[str, int]:
        return checking.came(event)

    # -- looking -----------------------------------------------------------------------------------------------

    def scene(self, state: Table, seat: int | None) -> Scene:
        return scene(state, seat)

    def imagine(self, flow: Play, seat: int) -> None:
        if flow.s.decks:
            imagine(flow, seat)

    def hides(self, state: Table) -> bool:
        return True

    def read(self, plain: Mapping[str, Any]) -> Table:
        table = Table(self.content)
        fill(table, plain, self._reader)
        return table

    # -- content -----------------------------------------------------------------------------------------------

    def with_content(self, overlay: Mapping[str, Any]) -> Dawn:
        return Dawn(check_overlay(overlay))

    def overlay(self) -> Mapping[str, Any]:
        return self._overlay

    # -- tools -------------------------------------------------------------------------------------------------

    def noun_of(self, id: str) -> str:
        if id.startswith("villagers."):
            return "unit-" + id.replace(".", "-")
        return self._nouns.get(kind(id), f"thing-{kind(id)}")

    def subjects(self) -> dict[str, str]:
        return rule_keys(self.content)

    def catalogue(self) -> dict[str, list[str]]:
        rows = self.content.rows
        return {
            "event": [row["id"] for row in rows["events"]],
            "story": [row["id"] for row in rows["stories"]],
            # The card that lies open from the start never comes up.
            "research": [row["id"] for row in rows["research"] if row["kind"] != "start"],
            "unit": [row["id"] for row in rows["units"] if row["id"] != "villagers"],
            "zed": [row["id"] for row in rows["zeds"]],
            "component": list(self.content.components),
            "verb": list(VERBS),
        }

    def given_schema(self) -> dict[str, Json]:
        return position.schema(self.content)

    def build(self, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], Table]:
        return position.build(self, given)

    def observe(self, session: Session, path: str) -> object:
        return observing.observe(session, path)

    def vocabulary(self, state: Any = None) -> Vocabulary:
        return observing.vocabulary(self.content, self._classes)

    def moment(self, state: Table) -> list[str]:
        return observing.moments(state)

    def passed(self, event: Event) -> list[str]:
        return observing.passed(event)

    def describe(self, session: Session) -> dict[str, Any]:
        return position.describe(session)

    def advise(self, session: Session, seat: int) -> list[Advice]:
        return advice.advise(session, seat)

    def fear(self, session: Session, seat: int) -> Note | None:
        s: Table = session.state
        return None if s.versus and seat == s.zed_seat else fear(s)

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> Table:
        return scattering.random_position(self, seats, chosen, chance)
