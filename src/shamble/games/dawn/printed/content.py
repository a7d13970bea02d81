"""The content of the box: board, units, zeds, cards and tables, read from the data files and looked up by id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from shamble.content.overlay import overlay_table, unknown_tables
from shamble.content.tables import check_rows, load_table
from shamble.core.entity import Entity
from shamble.core.errors import ContentError
from shamble.core.option import Option
from shamble.games.dawn.printed.content_check import check_tables
from shamble.games.dawn.printed.counters import FieldMarkers
from shamble.games.dawn.printed.printed_rows import (
    Choice,
    CombatRow,
    DeckPlan,
    EventCard,
    Level,
    Marker,
    Rank,
    ResearchCard,
    Row,
    Score,
    SearchRow,
    StoryCard,
    Track,
    TrackField,
    UnitCard,
    ZedCounter,
)
from shamble.games.dawn.printed.schema import SCHEMAS
from shamble.games.dawn.printed.terms import BEDS, CENTER, LAB, OFFICES

if TYPE_CHECKING:
    from shamble.games.dawn.actions.reach import Reach
    from shamble.games.dawn.table.book import Book

FOLDER: Final = Path(__file__).parents[1]


SETS: Final = 7
"""Number of sets of fields in a signature (`Board.signature`)."""


class Board:
    """Side A or B of the board as one level uses it: its tracks, adjacent fields and ranges."""

    def __init__(
        self, level: Level, tracks: Iterable[Track], fields: Mapping[str, TrackField], outer: Mapping[str, str]
    ) -> None:
        self.tracks: Final = tuple([track.id for track in tracks if track.level <= level.n])
        self.beside: Final[dict[str, tuple[str, ...]]] = {}
        """Field → adjacent track fields and the centre, Starts included; for a house, the centre alone."""
        self.steps: Final[dict[str, tuple[str, ...]]] = {}
        """Field → fields one movement point away: along the track, centre, hospital and laboratory (p. 9)."""
        town = tuple([f"{track}0" for track in self.tracks])
        hospital, offices = "hospital" in level.parts, "research" in level.parts
        for id, field in fields.items():
            if id == CENTER:
                houses = (BEDS, *((OFFICES, LAB) if offices else ())) if hospital else ()
                self.beside[id] = town
                self.steps[id] = (*town, *houses)
            elif field.track:
                self.beside[id] = (field.inner, outer[id]) if id in outer else (field.inner,)
                self.steps[id] = self.beside[id]
            else:
                self.beside[id] = (CENTER,)
                wards = {BEDS: (OFFICES,), OFFICES: (BEDS,)} if hospital and offices else {}
                self.steps[id] = (CENTER, *wards.get(id, ()))
        self.fields: Final = fields
        self.outer: Final = outer
        self.ranges: Final[dict[tuple[str, int], tuple[tuple[str, int], ...]]] = {}
        self.bits: Final = {id: 1 << number for number, id in enumerate(fields)}
        """Field → its bit in sets of fields that are numbers: comparing and intersecting them is quick."""
        self.width: Final = len(self.bits)
        self.spread: Final[int] = self.signature(0, [1] * SETS)
        """The number with which a set of fields is multiplied to stand in the place of each set of a signature."""
        self.small: Final[int] = -1 << self.width * SETS
        """The part of a signature that is no set."""
        self.within: Final[dict[tuple[str, int, int], int]] = {}
        """Cache of `fields_within`."""
        self.reaches: Final[dict[tuple[str, tuple[int, int, bool, bool, bool], int], Reach]] = {}
        """Cache of the unobstructed ways and shots by field, build of the unit and price of the centre
        (`actions.reach`)."""
        self.starts: Final[int] = self.mask([id for id, field in fields.items() if field.start])
        """The Starts, as a set of bits."""
        self.tunnel: Final[int] = self.mask([id for id, field in fields.items() if field.track == "T"])
        """The fields of the tunnel, as a set of bits."""
        self.houses: Final[int] = self.mask((CENTER, BEDS, OFFICES, LAB))
        """The centre and the houses around it, as a set of bits."""

    def mask(self, fields: Iterable[str]) -> int:
        """The set of these fields, as a number."""
        mask = 0
        for field in fields:
            mask |= self.bits[field]
        return mask

    def signature(self, number: int, sets: Sequence[int]) -> int:
        """A small number and up to `SETS` sets of fields, side by side in one number."""
        for mask in sets:
            number = number << self.width | mask
        return number

    def view(self, fields: int) -> int:
        """The part of signatures that tells about these fields, and the whole small number."""
        return fields * self.spread | self.small

    def fields_within(self, field: str, points: int, reach: int) -> int:
        """The fields, as a set of bits, that a unit on `field` could enter with these movement points, or shoot at with
        this range, if nothing stood in its way and the centre cost nothing; cached."""
        key = (field, points, reach)
        within = self.within.get(key)
        if within is None:
            costs = {field: 0}
            queue = [field]
            for here in queue:
                for beside in self.steps[here]:
                    cost = costs[here] + (0 if beside == CENTER else 1)
                    if cost <= points and cost < costs.get(beside, points + 1):
                        costs[beside] = cost
                        queue.append(beside)
            within = self.within[key] = self.mask([*costs, *[target for target, _ in self.in_range(field, reach)]])
        return within

    def in_range(self, field: str, reach: int) -> tuple[tuple[str, int], ...]:
        """Fields that a shooter on `field` can hit, each with its distance (p. 10); cached."""
        key = (field, reach)
        targets = self.ranges.get(key)
        if targets is None:
            targets = self.ranges[key] = tuple(self.lines(field, reach))
        return targets

    def lines(self, field: str, reach: int) -> Iterator[tuple[str, int]]:
        """Yields (field, distance) along each direction of the track; a Start or the centre ends the line."""
        info = self.fields[field]
        if info.start or (field != CENTER and not info.track):
            return
        firsts = self.beside[field] if field == CENTER else (self.outer[field], info.inner)
        for first in firsts:
            outward = field == CENTER or first != info.inner
            at = first
            for far in range(1, reach + 1):
                if not at or at == CENTER or self.fields[at].start:
                    break
                if far == 1 or self.fields[at].track != "T":
                    yield at, far
                at = self.outer.get(at, "") if outward else self.fields[at].inner


class Content:
    """All printed data. Copies of a counter or card have ids such as `civilian-2.1`; all copies share one row."""

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        over = dict((overlay or {}).get("tables", {}))
        self.rows: Final[dict[str, list[dict[str, Any]]]] = {}
        for name, (key, schema) in SCHEMAS.items():
            rows = load_table(FOLDER / "data" / f"{name}.toml", key, schema)
            if name in over:
                rows = check_rows(f"{name}.toml", key, overlay_table(rows, over.pop(name)), schema)
            self.rows[name] = [{key: value for key, value in row.items() if value is not None} for row in rows]
        if over:
            raise unknown_tables(over, SCHEMAS)
        check_tables(self.rows)
        self.tracks: Final = {row["id"]: Track(row) for row in self.rows["tracks"]}
        self.fields: Final = {row["id"]: TrackField(row) for row in self.rows["fields"]}
        self.outer: Final[dict[str, str]] = {}
        """Field → the next field toward the Start; a Start has no entry."""
        for field in self.fields.values():
            if field.way:
                track = self.tracks[field.track]
                self.outer[field.id] = track.start if field.n == track.length - 1 else f"{field.track}{field.n + 1}"
        self.starts: Final = tuple([field.id for field in self.fields.values() if field.start])
        self.units: Final[dict[str, UnitCard]] = {}
        self.unit_ids: Final[dict[str, list[str]]] = {}
        """Kind of unit → ids of its counters, in the order of the file."""
        for row in self.rows["units"]:
            unit = UnitCard(row)
            for id in copies(row):
                self.units[id] = unit
                self.unit_ids.setdefault(unit.kind, []).append(id)
        self.raiders: Final = tuple(self.unit_ids.get("raiders", ()))
        """Ids of all raiders."""
        self.zeds: Final[dict[str, ZedCounter]] = {}
        self.zed_ids: Final[dict[str, list[str]]] = {"normal": [], "super": [], "infector": []}
        for row in self.rows["zeds"]:
            zed = ZedCounter(row)
            for id in copies(row):
                self.zeds[id] = zed
                self.zed_ids[zed.kind].append(id)
        self.combat: Final[dict[int, CombatRow]] = {}
        for row in self.rows["combat"]:
            line = CombatRow(row)
            for total in range(line.low, line.high + 1):
                self.combat[total] = line
        self.search: Final = {row["id"]: SearchRow(row) for row in self.rows["search"]}
        self.levels: Final = [Level(row) for row in self.rows["levels"]]
        self.boards: Final = [Board(level, self.tracks.values(), self.fields, self.outer) for level in self.levels]
        self.ways: Final = {track: self.way(track) for track in self.tracks}
        """Track → its fields from the town outwards, the Start last."""
        self.bare: Final = {id: FieldMarkers(id) for id in self.fields}
        """Field → `FieldMarkers` without any marker."""
        self.plans: Final = {(row["level"], row["length"]): DeckPlan(row) for row in self.rows["decks"]}
        self.events: Final = {row["id"]: EventCard(row) for row in self.rows["events"]}
        self.stories: Final = {row["id"]: StoryCard(row) for row in self.rows["stories"]}
        self.research: Final[dict[str, ResearchCard]] = {}
        for row in self.rows["research"]:
            card = ResearchCard(row)
            for id in copies(row):
                self.research[id] = card
        self.components: Final = tuple([row["id"] for row in self.rows["components"]])
        self.markers: Final = {row["id"]: Marker(row) for row in self.rows["markers"]}
        self.options: Final = {row["id"]: Choice(row) for row in self.rows["options"]}
        self.scores: Final = {row["id"]: Score(row) for row in self.rows["scoring"]}
        self.ranks: Final = [Rank(row) for row in self.rows["ranks"]]
        self.book: Book
        """The powers of these cards and counters; set by the game."""
        self.frames: Final[dict[str, type[Entity]]] = {}
        """Class name → class of every frame. Filled by the game, for steps queued by name (`DawnFlow.frame`)."""
        self._options: Final[dict[tuple[str, str, str], Option]] = {}
        self._steps: Final[dict[str, tuple[dict[str, Option], dict[str, Option]]]] = {}
        self.pools: Final[dict[tuple[int, int, str], list[str]]] = {}
        """Cache of the event cards by level, act and kind (`rounds.setup.pool`)."""
        self.worked_out: Final[dict[str, object]] = {}
        """Cache of values that depend on the printed tables alone."""
        self.house: Final = {row["id"] for rows in self.rows.values() for row in rows if row.get("origin") == "house"}

    def way(self, track: str) -> tuple[str, ...]:
        """The fields of a track from the town outwards, the Start last."""
        fields = [f"{track}0"]
        while fields[-1] in self.outer:
            fields.append(self.outer[fields[-1]])
        return tuple(fields)

    def option(self, verb: str, actor: str, target: str = "") -> Option:
        """The one option of this verb for a unit and a field; making it anew at each question would take longer."""
        key = (verb, actor, target)
        option = self._options.get(key)
        if option is None:
            option = self._options[key] = Option(verb, actor, target)
        return option

    def steps_of(self, unit: str) -> tuple[dict[str, Option], dict[str, Option]]:
        """Field → the one move of this unit onto it, and field → its one attack onto it."""
        steps = self._steps.get(unit)
        if steps is None:
            moves, attacks = {}, {}
            for field in self.fields:
                moves[field] = self.option("move", unit, field)
                attacks[field] = self.option("attack", unit, field)
            steps = self._steps[unit] = moves, attacks
        return steps

    def rank(self, points: int) -> Rank:
        """The rank for a number of points."""
        for rank in self.ranks:
            if rank.low <= points <= rank.high:
                return rank
        raise ContentError(f"ranks.toml: no rank for {points} points")


def copies(row: Row) -> list[str]:
    """The ids of a row's counters: its own id, or numbered ids if the row has a `count`."""
    if not row["count"]:
        return [row["id"]]
    return [f"{row['id']}.{number}" for number in range(1, row["count"] + 1)]


NAMED: Final = (
    *[f"villagers.{n}" for n in range(1, 6)],
    *("civilian-4.1", "civilian-3.1", "civilian-3.2", "civilian-2.1", "civilian-2.2", "civilian-2.3", "civilian-2.4"),
)
"""Counters that have names of their own although they share a row."""


def unit_key(id: str) -> str:
    """The text key of a unit's name."""
    return "unit-" + (id.replace(".", "-") if id in NAMED else kind(id))


def kind(id: str) -> str:
    """The row id of a copy: `civilian-2` for `civilian-2.3`."""
    return id.split(".")[0]
