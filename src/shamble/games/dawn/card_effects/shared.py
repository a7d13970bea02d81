"""Functions and base classes that several card effects share."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.retreats import RetreatUnits, RetreatZeds
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.printed_rows import Effect
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.flow import CausedQuestion, DawnFlow, RuleStep
from shamble.games.dawn.table.powers import EventEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.story_cards import DrawStory

CIVILIANS: Final = ("heroic", "civilian", "special")
PERSONS: Final = ("hero", *CIVILIANS)


def numbers(s: DawnState) -> Effect:
    """The numbers of the active event."""
    return s.content.events[s.event].effect


def amount(t: DawnFlow, effect: Effect) -> int:
    """The printed number, or a die roll."""
    return t.die() if effect.rolled else effect.n


def line(effect: Effect, roll: int) -> int:
    """Index of the line in the card's table for a roll; 0 is the first line."""
    for index, high in enumerate(effect.table):
        if roll <= high:
            return index
    return len(effect.table)


def surface(s: DawnState) -> list[str]:
    """Tracks above ground: all but the tunnel."""
    return [track for track in s.tracks if not s.content.tracks[track].underground]


def fields(s: DawnState) -> list[str]:
    """All track fields except the Starts, track by track from the town outwards."""
    return [field for track in s.tracks for field in s.way(track) if not s.is_start(field)]


def persons_on(s: DawnState, track: str) -> list[Unit]:
    """Heroes and civilians on a track, awake; not on its Start, not in the town centre."""
    return [
        unit
        for unit in s.units
        if s.kind(unit.id) in PERSONS
        and not unit.ekg
        and s.content.fields[unit.field].way
        and s.track(unit.field) == track
    ]


def extremes(s: DawnState, tracks: list[str], counts: list[int], most: bool) -> list[str]:
    """The tracks with the highest or lowest count; several are a tie."""
    best = max(counts) if most else min(counts)
    return [track for track, n in zip(tracks, counts, strict=True) if n == best]


def nearest(s: DawnState, zeds: list[str]) -> list[str]:
    """The zeds among these that are nearest to the town centre."""
    distances = {id: s.distance(field_of(s, id)) for id in zeds}
    return [id for id in zeds if distances[id] == min(distances.values())]


def field_of(s: DawnState, zed: str) -> str:
    """The field of a zed; the town centre if it is no longer on the map."""
    match = s.zed(zed)
    return match.field if match is not None else CENTER


def best_strength(s: DawnState, who: str) -> int:
    """The greater strength of a unit's two sides; 0 if this is no unit."""
    return max(s.content.units[who].strength) if who in s.content.units else 0


def plays_on(card: str, targets: list[str]) -> list[Option]:
    """One option for each target on which the kept card may be played."""
    return [Option("play", target=target, item=card) for target in targets]


class Located(EventEffect):
    """An event at the track that a story card names."""

    def begin(self, t: DawnFlow) -> None:
        t.then(DrawStory("event"))


class TrackQuestion(CausedQuestion):
    """A question of a card about one track."""

    fields: ClassVar[tuple[str, ...]] = ("track", "cause")
    __slots__ = ("track",)

    def __init__(self, track: str, cause: str) -> None:
        super().__init__(cause)
        self.track: Final = track

    def question(self, s: DawnState) -> Args:
        return {"track": self.track}


def vacate(t: DawnFlow, field: str, cause: str) -> None:
    """Units of a field retreat toward the town, zeds toward their Start."""
    units = tuple([unit.id for unit in t.s.units_at(field)])
    zeds = tuple([zed.id for zed in t.s.zeds_at(field)])
    if units:
        t.then(RetreatUnits(units, field))
    if zeds:
        t.then(RetreatZeds(zeds, cause))


class ExitStep(RuleStep):
    """A step in which a zed leaves the tunnel by `exit`."""

    fields: ClassVar[tuple[str, ...]] = ("zed", "exit", "cause")
    __slots__ = ("cause", "exit", "zed")

    def __init__(self, zed: str, exit: str, cause: str) -> None:
        self.zed: Final = zed
        self.exit: Final = exit
        self.cause: Final = cause
