"""Board, units, zeds, cards and tables, read from the data files and looked up by id or by copy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from shamble.content.overlay import overlay_table
from shamble.content.tables import check_rows, load_table
from shamble.core.errors import ContentError
from shamble.games.dawn.pieces import Place
from shamble.games.dawn.schema import SCHEMAS
from shamble.games.dawn.terms import BEDS, CENTER, LAB, OFFICES

FOLDER: Final = Path(__file__).parent

Row = Mapping[str, Any]


def pair(values: list[int]) -> tuple[int, int]:
    return (values[0], values[1]) if values else (0, 0)


class Track:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.start: Final[str] = f"{row['id']}-start"
        self.length: Final[int] = row["start"]
        """The Start's number: one more than the farthest field's."""
        self.underground: Final[bool] = row["underground"]
        self.level: Final[int] = row["level"]
        self.outbreak: Final[str] = row["outbreak"]
        self.neighbours: Final[tuple[str, ...]] = tuple(row["neighbours"])


class Field:
    """A field of a track, or a place off the tracks (`track` is empty then)."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.track: Final[str] = row.get("track", "")
        self.n: Final[int] = row["n"]
        self.kind: Final[str] = row["kind"]
        self.named: Final[bool] = row["kind"] in ("named", "village", "town", "center")
        self.town: Final[bool] = row["kind"] in ("town", "center")
        self.start: Final[bool] = row["kind"] == "start"
        self.way: Final[bool] = self.track != "" and not self.start
        """Weg-Feld: a field of a track other than its Start."""
        self.defence: Final[int] = row["defence"]
        self.limit: Final[int] = row["limit"]
        """How many units, and how many zeds, may stay; 0 is any number."""
        self.search: Final[str] = row.get("search", "")
        self.bridge: Final[bool] = row["bridge"]
        self.level: Final[int] = row["level"]
        wide, high = float(row["wide"]), float(row["high"])
        self.at: Final = [row["x"] - wide / 2, row["y"] - high / 2, wide, high]
        """Its rectangle on the board: left, top, width, height."""
        self.inner: Final[str] = "" if not self.track else CENTER if self.n == 0 else f"{self.track}{self.n - 1}"
        """The next field toward the town centre."""


class Unit:
    """A unit's card or counter; villagers and refugees have no strength."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.set: Final[str] = row.get("set", "")
        self.level: Final[int] = row["level"]
        self.basic: Final[bool] = row["basic"]
        self.strength: Final = pair(row["strength"])
        self.hits: Final = pair(row["hits"])
        self.gunfire: Final = pair(row["gunfire"] or row["strength"])
        self.move: Final[int] = row["move"]
        self.resist: Final[int] = row["resist"]
        self.keywords: Final[tuple[str, ...]] = tuple(row["keywords"])
        self.flags: Final[tuple[str, ...]] = tuple(row["flags"])
        shifts: dict[str, int] = row.get("shifts", {})
        self.melee_shift: Final[int] = shifts.get("melee", 0)
        self.gunfire_shift: Final[int] = shifts.get("gunfire", 0)
        self.defending_shift: Final[int] = shifts.get("defending", 0)
        self.range: Final[int] = row["range"]
        self.ranged: Final[tuple[int, ...]] = tuple(row["ranged"])
        """Gunfire strength by distance, where the card prints one (Captain Piazza)."""
        self.special: Final[str] = row.get("special", "")
        gifts: dict[str, int] = row.get("gifts", {})
        self.gift_supplies: Final[int] = gifts.get("supplies", 0)
        self.gift_ammo: Final[int] = gifts.get("ammo", 0)
        self.abilities: Final[tuple[str, ...]] = tuple(row["abilities"])
        self.jailed: Final[str] = row.get("jailed", "")
        self.rule: Final[str] = row["rule"]
        self.hero: Final[bool] = row["kind"] == "hero"
        self.civilian: Final[bool] = row["kind"] in ("heroic", "civilian", "special")
        self.anti: Final[bool] = row["kind"] in ("anti-hero", "anti-civilian")
        self.fights: Final[bool] = bool(row["strength"])

    def ability(self, name: str) -> str:
        """The id of the rule of one of its abilities."""
        return f"{self.rule}.{name}"


class Zed:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.strength: Final = pair(row["strength"])
        self.hits: Final = pair(row["hits"])
        self.infection: Final[int] = row["infection"]
        self.resist: Final[int] = row["resist"]
        self.rule: Final[str] = row["rule"]


class CombatRow:
    """A line of both combat tables: the sums of two dice from `low` to `high`."""

    def __init__(self, row: Row) -> None:
        self.low: Final[int] = row["low"]
        self.high: Final[int] = row["high"]
        self.zeds: Final[tuple[int, ...]] = tuple(row["zeds"])
        self.units: Final[tuple[int, ...]] = tuple(row["units"])
        self.zeds_lose_from: Final[int] = row["zeds_lose_from"]
        self.gunfire: Final[tuple[int, ...]] = tuple(row["gunfire"])


class Find:
    """What a search brings at one result."""

    def __init__(self, row: Mapping[str, int]) -> None:
        self.supplies: Final[int] = row.get("supplies", 0)
        self.ammo: Final[int] = row.get("ammo", 0)


class SearchRow:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.mid: Final = Find(row.get("mid", {}))
        self.high: Final = tuple([Find(one) for one in row["high"]])


class Level:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.n: Final[int] = row["n"]
        self.board: Final[str] = row["board"]
        self.sets: Final[tuple[str, ...]] = tuple(row["sets"])
        self.tabs: Final[tuple[str, ...]] = tuple(row["tabs"])
        self.chaos: Final[int] = row["chaos"]
        self.parts: Final[tuple[str, ...]] = tuple(row["parts"])
        self.lengths: Final[tuple[str, ...]] = tuple(row["lengths"])
        self.story: Final[int] = row["story"]
        self.max_score: Final[int] = row["max_score"]
        self.rule: Final[str] = row["rule"]


class Board:
    """Side A or B as a level uses it: its tracks, and what lies beside what."""

    def __init__(
        self, level: Level, tracks: Iterable[Track], fields: Mapping[str, Field], outer: Mapping[str, str]
    ) -> None:
        self.tracks: Final = tuple([track.id for track in tracks if track.level <= level.n])
        self.beside: Final[dict[str, tuple[str, ...]]] = {}
        """Track fields and the centre, Starts included; from a house the centre."""
        self.steps: Final[dict[str, tuple[str, ...]]] = {}
        """Where one movement point leads: along the track, over the centre, into hospital and laboratory (p. 9)."""
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
        self.ranges: Final[dict[str, tuple[tuple[str, int], ...]]] = {}

    def in_range(self, field: str, reach: int) -> tuple[tuple[str, int], ...]:
        """What a shooter on a field may reach, and how far it is, worked out once (p. 10)."""
        key = f"{field} {reach}"
        known = self.ranges.get(key)
        if known is None:
            known = self.ranges[key] = tuple(self.lines(field, reach))
        return known

    def lines(self, field: str, reach: int) -> Iterator[tuple[str, int]]:
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


class DeckPlan:
    """How many cards of each act, and how many basic research cards, a level and length take."""

    def __init__(self, row: Row) -> None:
        self.level: Final[int] = row["level"]
        self.length: Final[str] = row["length"]
        self.special: Final[tuple[int, ...]] = tuple(row["special"])
        self.regular: Final[tuple[int, ...]] = tuple(row["regular"])
        self.research: Final[int] = row["research"]


class Effect:
    """The name of a card's effect and that effect's numbers."""

    def __init__(self, row: Row) -> None:
        self.name: Final[str] = row["effect"]
        self.at: Final[str] = row["at"]
        self.track: Final[str] = row.get("track", "")
        self.marker: Final[str] = row["marker"]
        self.rolled: Final[bool] = row["n"] == "d6"
        """Whether `n` is a die's throw."""
        self.n: Final[int] = 0 if row["n"] == "d6" else row["n"]
        self.table: Final[tuple[int, ...]] = tuple(row["table"])
        """The highest throw of each line but the last."""
        gain: dict[str, int | str] = row.get("gain", {})
        self.gain: Final[dict[str, int]] = {what: n for what, n in gain.items() if isinstance(n, int)}
        self.gain_rolled: Final[tuple[str, ...]] = tuple([what for what, n in gain.items() if n == "d6"])
        self.pay: Final[tuple[str, ...]] = tuple(row["pay"])
        self.lose: Final[dict[str, int]] = dict(row.get("lose", {}))
        self.draw: Final[bool] = row.get("draw", False)
        self.wipe: Final[bool] = row.get("wipe", False)
        self.normal: Final[bool] = row.get("normal", False)
        self.chaos: Final[int] = row.get("chaos", 0)
        self.dice: Final[int] = row.get("dice", 0)
        self.hits: Final[int] = row.get("hits", 0)


class EventCard:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.set: Final[str] = row["set"]
        self.level: Final[int] = row["level"]
        self.act: Final[int] = row["act"]
        """1 to 4; 0 for a finale."""
        self.prfn: Final[int] = row["prfn"]
        self.infection: Final[bool] = row["infection"]
        self.consume: Final[int] = 0 if row["consume"] == "roll" else row["consume"]
        self.consume_roll: Final[bool] = row["consume"] == "roll"
        self.zeds: Final[tuple[str, ...]] = tuple(row["zeds"])
        self.actions: Final[int] = row["actions"]
        self.phase: Final[str] = row["phase"]
        self.begin: Final[bool] = row["timing"].startswith("begin")
        self.during: Final[bool] = "during" in row["timing"]
        self.turn: Final[bool] = row["timing"].endswith("turn")
        """Whether a part of the effect lasts until the organisation phase."""
        self.end: Final[bool] = row["timing"].endswith("end")
        self.coop: Final[str] = row["coop"]
        self.effect: Final = Effect(row)
        self.rule: Final[str] = row["rule"]


class StoryCard:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.set: Final[str] = row["set"]
        self.level: Final[int] = row["level"]
        self.where: Final[str] = row["where"]
        self.keep: Final[bool] = row["kind"] == "keep"
        self.window: Final[str] = row.get("window", "")
        self.effect: Final = Effect(row)
        self.rule: Final[str] = row["rule"]


class ResearchCard:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.need: Final[int] = row["need"]
        self.supplies: Final[int] = row["supplies"]
        self.ongoing: Final[bool] = row["ongoing"]
        self.effect: Final = Effect(row)
        self.rule: Final[str] = row["rule"]


class Marker:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.count: Final[int] = row["count"]
        self.defence: Final[int] = row["defence"]
        self.strength: Final = pair(row["strength"])
        self.supplies: Final[int] = row["supplies"]
        self.ammo: Final[int] = row["ammo"]
        self.infection: Final[int] = row["infection"]
        self.resist: Final[int] = row["resist"]
        shifts: dict[str, int] = row.get("shifts", {})
        self.melee_shift: Final[int] = shifts.get("melee", 0)
        self.gunfire_shift: Final[int] = shifts.get("gunfire", 0)
        self.rule: Final[str] = row["rule"]


class Choice:
    """An optional rule (13.1, 13.2)."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.side: Final[str] = row["side"]
        self.level: Final[int] = row["level"]
        self.versus: Final[bool] = row["versus"]
        self.excludes: Final[tuple[str, ...]] = tuple(row["excludes"])
        self.settings: Final[tuple[str, ...]] = tuple(row["settings"])
        self.rule: Final[str] = row["rule"]


class Score:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.points: Final[int] = row["points"]
        self.level: Final[int] = row["level"]
        self.need: Final[int] = row["need"]


class Rank:
    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.low: Final[int] = row.get("low", -999)
        self.high: Final[int] = row.get("high", 999)


class Content:
    """Everything printed. Copies of a counter or card are `civilian-2.1`, `civilian-2.2`, …; each finds its kind."""

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        over = dict((overlay or {}).get("tables", {}))
        self.rows: Final[dict[str, list[dict[str, Any]]]] = {}
        for name, (key, schema) in SCHEMAS.items():
            rows = load_table(FOLDER / "data" / f"{name}.toml", key, schema)
            if name in over:
                rows = check_rows(f"{name}.toml", key, overlay_table(rows, over.pop(name)), schema)
            self.rows[name] = [{key: value for key, value in row.items() if value is not None} for row in rows]
        if over:
            raise ContentError(f"unknown tables: {', '.join(sorted(over))}; known: {', '.join(SCHEMAS)}")
        self.tracks: Final = {row["id"]: Track(row) for row in self.rows["tracks"]}
        self.fields: Final = {row["id"]: Field(row) for row in self.rows["fields"]}
        self.outer: Final[dict[str, str]] = {}
        """The next field toward the Start; nothing for a Start."""
        for field in self.fields.values():
            if field.way:
                track = self.tracks[field.track]
                self.outer[field.id] = track.start if field.n == track.length - 1 else f"{field.track}{field.n + 1}"
        self.starts: Final = tuple([field.id for field in self.fields.values() if field.start])
        self.units: Final[dict[str, Unit]] = {}
        self.unit_ids: Final[dict[str, list[str]]] = {}
        """The counters of each kind of unit, in the order of the file."""
        for row in self.rows["units"]:
            unit = Unit(row)
            for id in copies(row):
                self.units[id] = unit
                self.unit_ids.setdefault(unit.kind, []).append(id)
        self.zeds: Final[dict[str, Zed]] = {}
        self.zed_ids: Final[dict[str, list[str]]] = {"normal": [], "super": [], "infector": []}
        for row in self.rows["zeds"]:
            zed = Zed(row)
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
        """The fields of each track from the town outwards, the Start last."""
        self.bare: Final = {id: Place(id) for id in self.fields}
        """Fields without any marker."""
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
        self.worked_out: Final[dict[str, object]] = {}
        """What follows from the printed tables alone, kept by whoever works it out."""
        self.house: Final = {row["id"] for rows in self.rows.values() for row in rows if row.get("origin") == "house"}

    def way(self, track: str) -> tuple[str, ...]:
        found = [f"{track}0"]
        while found[-1] in self.outer:
            found.append(self.outer[found[-1]])
        return tuple(found)

    def rank(self, points: int) -> Rank:
        for rank in self.ranks:
            if rank.low <= points <= rank.high:
                return rank
        raise ContentError(f"ranks.toml: no rank for {points} points")


def copies(row: Row) -> list[str]:
    """The ids of a row's counters: its own id, or numbered ones if the row says how many there are."""
    if not row["count"]:
        return [row["id"]]
    return [f"{row['id']}.{number}" for number in range(1, row["count"] + 1)]


def kind(id: str) -> str:
    """`civilian-2` for `civilian-2.3`."""
    return id.split(".")[0]
