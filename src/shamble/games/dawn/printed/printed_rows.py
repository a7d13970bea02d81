"""Classes for the rows of the data files: the printed values of board, counters, cards and tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.games.dawn.printed.terms import ANTI, ARMED, CENTER, COUNTED, FIGHTERS

Row = Mapping[str, Any]


def pair(values: list[int]) -> tuple[int, int]:
    """The two values of a list as a pair; (0, 0) for an empty list."""
    return (values[0], values[1]) if values else (0, 0)


class Track:
    """A track of the board: its Start, its length, its neighbours and the site of its outbreaks."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.name: Final[str] = row["name"]
        self.start: Final[str] = f"{row['id']}-start"
        self.length: Final[int] = row["start"]
        """Number of the Start: one more than the number of the outermost field."""
        self.underground: Final[bool] = row["underground"]
        self.level: Final[int] = row["level"]
        self.outbreak: Final[str] = row["outbreak"]
        self.neighbours: Final[tuple[str, ...]] = tuple(row["neighbours"])


class TrackField:
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
        """True for a field of a track other than its Start (in the German book: Weg-Feld)."""
        self.defence: Final[int] = row["defence"]
        self.limit: Final[int] = row["limit"]
        """Maximum number of units, and of zeds, that may stay; 0 means no limit."""
        self.search: Final[str] = row.get("search", "")
        self.bridge: Final[bool] = row["bridge"]
        self.level: Final[int] = row["level"]
        wide, high = float(row["wide"]), float(row["high"])
        self.at: Final = [row["x"] - wide / 2, row["y"] - high / 2, wide, high]
        """Rectangle on the board in board units: left, top, width, height."""
        self.inner: Final[str] = "" if not self.track else CENTER if self.n == 0 else f"{self.track}{self.n - 1}"
        """The next field toward the town centre; empty off the tracks."""


class UnitCard:
    """The printed values of a unit; villagers have no strength."""

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
        """Gunfire strength by distance, if the card prints a list (Captain Piazza)."""
        self.special: Final[str] = row.get("special", "")
        gifts: dict[str, int] = row.get("gifts", {})
        self.gift_supplies: Final[int] = gifts.get("supplies", 0)
        self.gift_ammo: Final[int] = gifts.get("ammo", 0)
        self.abilities: Final[tuple[str, ...]] = tuple(row["abilities"])
        self.jailed: Final[str] = row.get("jailed", "")
        self.favour: Final[int] = row["favour"]
        """Advice chooses the hero with the greatest number: extra actions first, then fighters, then scientists."""
        self.rule: Final[str] = row["rule"]
        self.hero: Final[bool] = row["kind"] == "hero"
        self.civilian: Final[bool] = row["kind"] in ("heroic", "civilian", "special")
        self.anti: Final[bool] = row["kind"] in ANTI
        self.fighter: Final[bool] = row["kind"] in FIGHTERS
        self.armed: Final[bool] = row["kind"] in ARMED
        self.counted: Final[bool] = row["kind"] in COUNTED
        self.villagers: Final[bool] = row["kind"] == "villagers"
        self.raiders: Final[bool] = row["kind"] == "raiders"
        self.fights: Final[bool] = bool(row["strength"])
        scholar = self.hero and "scientist" in self.keywords
        shoots = self.fighter and "no-gunfire" not in self.flags
        self.build: Final = (self.move, self.range, scholar, "surface-only" in self.flags, shoots)
        """Everything on which the ways and shots of the unit depend where nothing stands in its way: movement points,
        range, True for a scientist hero, for a unit that never goes underground, and for one that shoots."""

    def ability(self, name: str) -> str:
        """The rule id of one of the unit's abilities."""
        return f"{self.rule}.{name}"


class ZedCounter:
    """The printed values of a zed, each for the full and the reduced side."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.strength: Final = pair(row["strength"])
        self.hits: Final = pair(row["hits"])
        self.infection: Final[int] = row["infection"]
        self.resist: Final[int] = row["resist"]
        self.abilities: Final[tuple[str, ...]] = tuple(row["abilities"])
        self.rule: Final[str] = row["rule"]
        self.infector: Final[bool] = row["kind"] == "infector"


class CombatRow:
    """One line of both combat tables, for sums of two dice from `low` to `high`."""

    def __init__(self, row: Row) -> None:
        self.low: Final[int] = row["low"]
        self.high: Final[int] = row["high"]
        self.zeds: Final[tuple[int, ...]] = tuple(row["zeds"])
        self.units: Final[tuple[int, ...]] = tuple(row["units"])
        self.zeds_lose_from: Final[int] = row["zeds_lose_from"]
        self.gunfire: Final[tuple[int, ...]] = tuple(row["gunfire"])


class Find:
    """Supplies and ammunition that one search result brings."""

    def __init__(self, row: Mapping[str, int]) -> None:
        self.supplies: Final[int] = row.get("supplies", 0)
        self.ammo: Final[int] = row.get("ammo", 0)


class SearchRow:
    """The finds that one line of the search table offers on a field."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.mid: Final = Find(row.get("mid", {}))
        self.high: Final = tuple([Find(find) for find in row["high"]])


class Level:
    """The material and the parts of the rules that a level of difficulty uses."""

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


class DeckPlan:
    """Number of cards of each act, and of basic research cards, for one level and length."""

    def __init__(self, row: Row) -> None:
        self.level: Final[int] = row["level"]
        self.length: Final[str] = row["length"]
        self.special: Final[tuple[int, ...]] = tuple(row["special"])
        self.regular: Final[tuple[int, ...]] = tuple(row["regular"])
        self.research: Final[int] = row["research"]


class Effect:
    """The effect of a card, as its row in the data tells it: a word, and the numbers that belong to the word. A number
    that the word does not use is 0 or empty (`Power.needs` says which ones it uses)."""

    def __init__(self, row: Row) -> None:
        self.name: Final[str] = row["effect"]
        """The word by which the class in `card_effects` is found."""
        self.at: Final[str] = row["at"]
        """The field that the card names, or a word for several fields: starts, villages."""
        self.track: Final[str] = row.get("track", "")
        """The letter of the track that the card names."""
        self.marker: Final[str] = row["marker"]
        """Id of the marker that a unit or zed gets."""
        self.rolled: Final[bool] = row["n"] == "d6"
        """True if `n` is rolled with a die."""
        self.n: Final[int] = 0 if row["n"] == "d6" else row["n"]
        self.table: Final[tuple[int, ...]] = tuple(row["table"])
        """Highest die result of each line of the card's table, except the last line."""
        gain: dict[str, int | str] = row.get("gain", {})
        self.gain: Final[dict[str, int]] = {what: n for what, n in gain.items() if isinstance(n, int)}
        """Resource → the printed amount that the town gains."""
        self.gain_rolled: Final[tuple[str, ...]] = tuple([what for what, n in gain.items() if n == "d6"])
        """Resources of which the town gains as much as a die shows."""
        self.pay: Final[tuple[str, ...]] = tuple(row["pay"])
        """Resources in which a loss of `n` may be paid, in any mix."""
        self.lose: Final[dict[str, int]] = dict(row.get("lose", {}))
        """Resource → the printed amount that the card costs."""
        self.draw: Final[bool] = row.get("draw", False)
        """True if the event also draws a story card."""
        self.wipe: Final[bool] = row.get("wipe", False)
        """True if all hit markers are taken off all zeds as well (`Wipe`)."""
        self.normal: Final[bool] = row.get("normal", False)
        """True if the effect concerns normal zeds alone."""
        self.chaos: Final[int] = row.get("chaos", 0)
        """Chaos markers for the field."""
        self.dice: Final[int] = row.get("dice", 0)
        """Number of dice that are rolled."""
        self.hits: Final[int] = row.get("hits", 0)
        """Hits on the unit whose fight the card has helped."""


class EventCard:
    """An event card: its tabs for each phase, and its effect."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.set: Final[str] = row["set"]
        self.level: Final[int] = row["level"]
        self.act: Final[int] = row["act"]
        """Act 1 to 4; 0 for a finale."""
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
        """True if a part of the effect lasts until the organisation phase."""
        self.end: Final[bool] = row["timing"].endswith("end")
        self.coop: Final[str] = row["coop"]
        self.effect: Final = Effect(row)
        self.rule: Final[str] = row["rule"]


class StoryCard:
    """A story card: the track that it names, and its effect."""

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
    """A research card: its cost, the number to reach, and its effect."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.need: Final[int] = row["need"]
        self.supplies: Final[int] = row["supplies"]
        self.ongoing: Final[bool] = row["ongoing"]
        self.effect: Final = Effect(row)
        self.rule: Final[str] = row["rule"]


class Marker:
    """A marker for units, zeds or fields, with its numbers."""

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
        self.abilities: Final[tuple[str, ...]] = tuple(row["abilities"])
        self.rule: Final[str] = row["rule"]


class Choice:
    """A row of the optional rules (13.1, 13.2)."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.side: Final[str] = row["side"]
        self.level: Final[int] = row["level"]
        self.versus: Final[bool] = row["versus"]
        self.excludes: Final[tuple[str, ...]] = tuple(row["excludes"])
        self.settings: Final[tuple[str, ...]] = tuple(row["settings"])
        self.rule: Final[str] = row["rule"]


class Score:
    """An entry of the scoring table."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.points: Final[int] = row["points"]
        self.level: Final[int] = row["level"]
        self.need: Final[int] = row["need"]


class Rank:
    """A rank with the points for which it is given."""

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.low: Final[int] = row.get("low", -999)
        self.high: Final[int] = row.get("high", 999)
