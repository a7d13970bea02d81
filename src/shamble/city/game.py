"""Base class of the games of the city family: loads content and missions, and implements the interfaces of core and
tools."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from shamble.city.advice import answers
from shamble.city.advice.obedience import heeds, preempts
from shamble.city.advice.warnings import fear
from shamble.city.board.token_maps import Tile
from shamble.city.book.printed import Catalogue, ZombieCard, kind_name
from shamble.city.combat import attack_dice, hits
from shamble.city.horde import activation, spawn_cards
from shamble.city.missions.mission import Mission, load_missions
from shamble.city.missions.mission_file import SCHEMA as MISSION
from shamble.city.positions import given_position, position_check, random_position, scenario_words
from shamble.city.presentation.beats import PLAN as BEATS
from shamble.city.presentation.option_meanings import asked_for
from shamble.city.presentation.scene import scene, scene_after
from shamble.city.rules.content_check import check_mission_references, check_printed, unmatched
from shamble.city.rules.registry import Book
from shamble.city.rules.required_texts import required_texts
from shamble.city.rules.rules import Rules
from shamble.city.survivors import inventory, levels, searching, wounds
from shamble.city.survivors.interrupts import interrupts, use
from shamble.city.table import pieces, state, survivor
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit_cache import KitCache
from shamble.city.table.state import CityState
from shamble.city.turns import cars, moving, next_action, rounds, setup
from shamble.city.turns.setup import SetUp
from shamble.content.bounds import check_overlay
from shamble.content.nearest import hint
from shamble.content.overlay import overlay_table, unknown_tables
from shamble.content.tables import Field, check_rows, load_table, read_toml
from shamble.content.tooling import Tooling
from shamble.content.vocabulary import Vocabulary
from shamble.core.advice import Advice
from shamble.core.chance import Chance
from shamble.core.decoding import classes, digest, fill
from shamble.core.entity import Json, Reader
from shamble.core.errors import ContentError, ShambleError
from shamble.core.event import Event
from shamble.core.game import Game, Setting, Value
from shamble.core.meaning import RISKY, Meaning, Note
from shamble.core.option import Option
from shamble.core.orders import StandingOrder
from shamble.core.scene import Scene
from shamble.sessions.beats import BeatPlan
from shamble.sessions.session import Session

MODULES: Final = (
    *(activation, cars, attack_dice, hits, inventory, levels, moving, next_action, pieces),
    *(searching, setup, spawn_cards, state, survivor, rounds, wounds),
)
"""Modules that define the frames and entities of every city game."""
SPAWNS: Final = "spawns"
"""Setting of games that have easier versions of missions: `KNOWN` numbers, or `FEWER` spawn zones."""
KNOWN: Final = "known"
FEWER: Final = "fewer"
EASIER: Final = "easier"
"""Key of a mission file for the version with fewer spawn zones."""
TILES: Final[dict[str, Field]] = {
    "id": Field(str),
    "map": Field(str),
    "doors": Field(list, required=False),
    "openings": Field(list, required=False),
    "marks": Field(dict, required=False),
    "house": Field(list, required=False),
    "origin": Field(str),
}


def line_words(n: int, type: str) -> str:
    """The Fluent text for one line of a zombie card with several types."""
    if not n:
        return "–"
    return f"{{ zombie-{type}.one }}" if n == 1 else f"{n} {{ zombie-{type}.many }}"


@mypyc_attr(allow_interpreted_subclasses=True)
class CityGame(Game[CityState], Tooling):
    """A game of the family: a folder of data, a book of registered classes, and a subclass of `Rules`."""

    family: Path | None = Path(__file__).parent
    nouns: Mapping[str, str] = {
        "who": "*",
        "whom": "survivor",
        "mate": "survivor",
        "companion": "survivor",
        "zone": "*",
        "dest": "*",
        "zones": "*",
        "goals": "*",
        "ways": "*",
        "card": "*",
        "cards": "*",
        "item": "*",
        "target": "*",
        "kind": "*",
        "kinds": "*",
        "group": "*",
        "type": "zombie",
        "skill": "*",
        "arg": "*",
        "deck": "deck",
        "car": "*",
        "goal": "goal",
        "mission": "mission",
    }
    numbered: Mapping[str, str] = {
        "s": "zone-street",
        "r": "zone-room",
        "d": "zone-dark",
        "door-": "thing-door",
        "car-": "thing-car",
        "spawn-": "thing-spawn",
        "objective-": "token-objective",
        "crate-": "token-crate",
        "trunk-": "token-crate",
    }
    named: Mapping[str, str] = {}
    """Text keys of things, by the prefix of their ids."""
    manners: tuple[str, ...] = ("hands",)
    """Values of an option's `item` that name no thing."""
    second_version: tuple[str, str, str, str] = (EASIER, SPAWNS, KNOWN, FEWER)
    """Second versions of missions: their key in a mission file, the setting that chooses between the versions, the
    value of the setting for the mission itself (the default), and the value for the second version."""
    rules_class: type[Rules] = Rules
    book: Book

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        assert self.folder is not None
        book = self.book
        self.chances = ("d6", *self.rules_class.deck_names, "survivors", "faces")
        over = dict((overlay or {}).get("tables", {}))
        missions = over.pop("missions", [])
        rows: dict[str, list[dict[str, Any]]] = {}
        for name, (key, schema) in book.schemas.items():
            table = load_table(self.folder / "data" / f"{name}.toml", key, schema)
            if name in over:
                table = check_rows(f"{name}.toml", key, overlay_table(table, over.pop(name)), schema)
            rows[name] = table
        if over:
            raise unknown_tables(over, [*book.schemas, "missions"])
        self.printed: Final = Catalogue(rows, book.columns, book.individuals)
        check_printed(book, self.printed, (overlay or {}).get("tables", {}))
        self.kits: Final = KitCache(self.rules_class, self.printed)
        tiles = check_rows("tiles.toml", "tile", read_toml(self.folder / "data" / "tiles.toml").get("tile", []), TILES)
        self.tiles: Final = {row["id"]: Tile("tiles.toml", row) for row in tiles}
        self.library: Final[dict[str, Mission]] = load_missions(self.folder / "missions", self.tiles, book, missions)
        self.missions = tuple(self.library)
        self.settings = (Setting("mission", self.missions, self.missions[0]),)
        key, setting, usual, other = self.second_version
        self.versions: Final[dict[str, Mission]] = {
            id: Mission(f"{mission.file}: {key}", {**mission.row, **mission.row[key]}, self.tiles, book)
            for id, mission in self.library.items()
            if mission.row.get(key)
        }
        """Second versions of missions, by id."""
        if self.versions:
            self.settings = (*self.settings, Setting(setting, (usual, other), usual))
        self._overlay: Final[Mapping[str, Any]] = overlay or {}
        self._tokens: Final = {
            token.id: f"token-{token.kind}" for mission in self.library.values() for token in mission.tokens()
        }
        """Text keys of tokens, by id: missions may name their objectives."""
        self.things = list(self._tokens)
        stored_classes = classes((*MODULES, *book.modules))
        self._reader: Final = Reader(stored_classes)
        self._vocabulary: Final = scenario_words.vocabulary(self, stored_classes)
        self._rules: dict[tuple[tuple[str, Value], ...], Rules] = {}
        self.content_digest = digest(overlay)

    # -- rules -------------------------------------------------------------------------------------------------

    def rules(self, chosen: Mapping[str, Value], mission: Mission | None = None) -> Rules:
        """The rules for these settings, cached; or new rules for a mission that a scenario wrote."""
        played = mission or self.library[str(chosen["mission"])]
        _, setting, _, other = self.second_version
        if mission is None and chosen.get(setting) == other:
            played = self.versions.get(played.id, played)
        if mission is not None:
            return self.rules_class(self.book, self.printed, self.kits, played, played.board, chosen)
        key = tuple(sorted(chosen.items()))
        if key not in self._rules:
            self._rules[key] = self.rules_class(self.book, self.printed, self.kits, played, played.board, chosen)
        return self._rules[key]

    def check_suggestions(self) -> None:
        """Raises ContentError for a mission that suggests a setting or a value which the game does not have."""
        by_id = {setting.id: setting for setting in self.settings}
        for mission in self.library.values():
            suggested: dict[str, Any] = mission.row.get("suggests") or {}
            for name, value in suggested.items():
                if name == "mission" or name not in by_id:
                    raise ContentError(f"{mission.where}: suggests: there is no setting {name!r}{hint(name, by_id)}")
                if all(value != listed or type(value) is not type(listed) for listed in by_id[name].values):
                    values = ", ".join([str(listed) for listed in by_id[name].values])
                    raise ContentError(f"{mission.where}: suggests: {name} is one of {values}, not {value!r}")

    def start(self, seats: int, chosen: Mapping[str, Value]) -> CityState:
        rules = self.rules(chosen)
        self.kits.release()
        city = CityState(rules, rules.board, seats)
        city.stack = [SetUp()]
        return city

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        """Raises an error if the mission cannot be played with this number of seats."""
        rules = self.rules(chosen)
        able = rules.mission.seats
        if able and seats not in able:
            raise ShambleError(f"{rules.mission.id} is for {able[0]} to {able[-1]} seats")
        if seats > rules.team(seats):
            raise ShambleError(f"{rules.mission.id} is for up to {rules.team(seats)} seats")

    def flow(self, state: CityState, chance: Chance, events: list[Event] | None) -> CityFlow:
        return CityFlow(state, chance, events)

    def interrupts(self, state: CityState, seat: int) -> list[Option]:
        return interrupts(state, seat)

    def interrupt(self, flow: CityFlow, seat: int, option: Option) -> None:
        use(flow, option)

    def meaning(self, state: CityState, seat: int, option: Option) -> Meaning:
        if asked_for(state, option):
            return Meaning(cost=0, final=True, notes=(Note("goal-card"),), risk=RISKY)
        return Meaning(cost=0, final=True)

    def scene(self, state: CityState, seat: int | None) -> Scene:
        return scene(state, seat)

    def scene_after(self, state: CityState, seat: int | None, before: CityState, seen: Scene) -> Scene:
        return scene_after(state, seat, before)

    def progress(self, state: CityState, seat: int | None) -> float:
        """The mean progress of the mission's goals."""
        if not state.decks:  # the set-up is not over
            return 0.0
        reached = []
        for goal in state.rules.mission.goals:
            value, need = goal.progress(state)
            reached.append(max(0.0, min(1.0, value / need)) if need else 1.0)
        return sum(reached, 0.0) / len(reached) if reached else 0.0

    def imagine(self, flow: CityFlow, seat: int) -> None:
        """Redraws the cards of decks that other seats have seen and this seat has not; nothing else is hidden."""
        for deck in flow.s.decks:
            if deck.unseen_by(seat):
                flow.set_deck(flow.redraw(deck, seat)[0])

    def hides(self, state: CityState) -> bool:
        return state.hides()

    def read(self, plain: Mapping[str, Any]) -> CityState:
        chosen = plain["chosen"]
        mission = Mission("written", plain["written"], self.tiles, self.book, True) if "written" in plain else None
        rules = self.rules(chosen, mission)
        city = CityState(rules, rules.board, int(plain["seats"]))
        fill(city, plain, self._reader)
        city.enlist(city.survivors)
        return city

    def check_state(self, state: CityState, seats: int) -> None:
        position_check.check_state(state, seats)

    def inventory(self, state: CityState) -> dict[str, list[str]]:
        return position_check.inventory(state)

    def figures(self, state: CityState) -> dict[str, int]:
        return position_check.figures(state)

    def figure_changes(self, event: Event) -> dict[str, int]:
        return position_check.figure_changes(event)

    # -- content -----------------------------------------------------------------------------------------------

    def with_content(self, overlay: Mapping[str, Any]) -> CityGame:
        game = type(self)(check_overlay(overlay))
        game.check_suggestions()
        usual = {setting.id: setting.default for setting in game.settings}
        for row in overlay.get("tables", {}).get("missions", ()):
            rules = game.rules({**usual, "mission": row["id"]})
            check_mission_references(game.book, game.printed, rules.mission)
            rules.check_decks()
        return game

    def overlay(self) -> Mapping[str, Any]:
        return self._overlay

    def schemas(self) -> Mapping[str, Mapping[str, Field]]:
        return {**{table: schema for table, (_, schema) in self.book.schemas.items()}, "missions": MISSION}

    def register(self, module: ModuleType) -> list[str]:
        return self.book.register(module)

    # -- tools -------------------------------------------------------------------------------------------------

    def briefings(self) -> list[dict[str, Json]]:
        """Summaries of all missions with a small picture of the board, for choosing one."""
        self.check_suggestions()
        summaries: list[dict[str, Json]] = []
        for mission in self.library.values():
            rules = self.rules_class(self.book, self.printed, self.kits, mission, mission.board, {})
            able = [seats for seats in self.seats if not mission.seats or seats in mission.seats]
            summaries.append({**mission.briefing(), "teams": {str(seats): rules.team(seats) for seats in able}})
        return summaries

    def words(self, lang: str) -> str:
        cards = [self.card_words(card) for card in self.printed.cards.values()]
        return "".join([*cards, *[mission.words(lang) for mission in self.library.values()]])

    def card_words(self, card: ZombieCard) -> str:
        """The Fluent message that names a zombie card by its values: `zombie-card-008 = rush 4/6/8/10`. Its form
        `short` leaves out the numbers: in a log, the figures that come follow. A card whose kind of zombie depends on
        the danger level has a form for each level."""
        if not card.type:
            lines = [line_words(n, type) for n, type in zip(card.numbers, card.types, strict=True)]
            way = "" if card.kind == "spawn" else f"{{ spawn-card-{card.kind} }}: "
            rows = [line if n else "{ spawn-card-nobody }" for n, line in zip(card.numbers, lines, strict=True)]
            forms = "".join(
                [f"    .short-{level} = {way}{row}\n" for level, row in zip(survivor.LEVELS, rows, strict=True)]
            )
            return f"zombie-card-{card.id} = {way}{' / '.join(lines)}\n{forms}"
        numbers = "" if card.kind == "extra" else f" {'/'.join([str(n) for n in card.numbers])}"
        what = f"{{ spawn-card-{card.kind}-{card.type} }}"
        return f"zombie-card-{card.id} = {what}{numbers}\n    .short = {what}\n"

    def levels(self, who: str) -> list[list[str]]:
        """The skills of a sheet by danger level."""
        return [list(level) for level in self.printed.sheets[who].levels]

    def beats(self) -> BeatPlan:
        return BEATS

    def noun_of(self, id: str) -> str:
        name = kind_name(id)
        if name in self.printed.sheets:
            return f"survivor-{name}"
        if name in self.printed.gear:
            return f"card-{name}"
        if name in self.printed.kind:
            kind = self.printed.kind[name]
            return f"{kind.type}-{name}" if kind.individual else f"zombie-{name}"
        family = name.partition(":")[0]
        if family in self.printed.families:
            return self.printed.skill_key(name)
        if name.removeprefix("#") in self.printed.cards:
            return f"zombie-card-{name.removeprefix('#')}"
        for begins, noun in self.named.items():
            if id.startswith(begins):
                return noun
        # A fast drive, `car-1>s3`, is named after the zone that it passes through.
        place = id.rpartition(cars.THROUGH)[2]
        begins = place.rstrip("0123456789")
        if begins in self.numbered and begins != place:
            return f"{self.numbered[begins]} {place[len(begins) :]}"
        return self._tokens.get(id, id)

    def subjects(self) -> dict[str, str]:
        return self.printed.subjects()

    def required_texts(self) -> list[str]:
        return list(required_texts(self.book, self.printed, self.rules_class, self.missions))

    def content_problems(self) -> list[str]:
        return unmatched(self.book, self.printed)

    def catalogue(self) -> dict[str, list[str]]:
        rows = self.printed.rows
        return {
            "card": [row["id"] for row in rows["equipment"]],
            "zombie-card": [f"#{row['id']}" for row in rows["zombie-cards"]],
            "kind": [kind.id for kind in self.printed.kinds],
            "survivor": list(self.printed.sheets),
        }

    def given_schema(self) -> dict[str, Json]:
        return given_position.schema(self)

    def build(self, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], CityState]:
        return given_position.build(self, given)

    def observe(self, session: Session, path: str) -> object:
        """Returns the value at a path of a scenario's `expect`; `scenario_words.PATHS` lists the paths."""
        return scenario_words.observe(session, path)

    def moment(self, state: CityState) -> list[str]:
        return scenario_words.moments(state)

    def moments_passed(self, event: Event) -> list[str]:
        return scenario_words.moments_passed(event)

    def seat_of(self, session: Session, who: str) -> int:
        try:
            return session.state.survivor(who).seat  # type: ignore[no-any-return]
        except KeyError:
            raise ShambleError(f"nobody plays {who!r}") from None

    def vocabulary(self, state: Any = None) -> Vocabulary:
        return self._vocabulary if state is None else scenario_words.at_this_table(self._vocabulary, self, state)

    def describe(self, session: Session) -> dict[str, Any]:
        return {"snapshot": session.state.plain(), "mission": str(session.settings["mission"])}

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> CityState:
        return random_position.random_position(self, seats, chosen, chance)

    def advise(self, session: Session, seat: int) -> list[Advice]:
        return answers.advise(session, seat)

    def prefer(self, session: Session, seat: int) -> Advice | None:
        return answers.prefer(session, seat)

    def heeds(self, state: CityState, order: StandingOrder, option: Option) -> int:
        return heeds(state, order, option)

    def preempts(self, state: CityState, option: Option, people: Sequence[int]) -> bool:
        return preempts(state, option, people)

    def fear(self, session: Session, seat: int) -> Note | None:
        asked = session.decision
        return fear(session.state, str(asked.args.get("who", "")) if asked is not None else "")

    def advise_believing(self, session: Session, seat: int) -> list[Advice]:
        return answers.advise_on(session.state.under(self.rules(session.settings)), session.decision)
