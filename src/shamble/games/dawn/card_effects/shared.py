"""What the effects of cards share: their numbers, and choices that many of them leave to the players."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.retreats import RetreatUnits, RetreatZeds
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.printed_rows import Effect
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.flow import CardQuestion, Play, RuleStep
from shamble.games.dawn.table.powers import EVENTS, EventEffect
from shamble.games.dawn.table.state import Table
from shamble.games.dawn.zeds.story_cards import DrawStory

CIVILIANS: Final = ("heroic", "civilian", "special")
PERSONS: Final = ("hero", *CIVILIANS)


def register(effect: EventEffect, *cards: str) -> None:
    """The same effect may stand on several event cards; the active card has the numbers."""
    for card in cards:
        EVENTS[card] = effect


def numbers(s: Table) -> Effect:
    """The numbers of the active event."""
    return s.content.events[s.event].effect


def amount(t: Play, effect: Effect) -> int:
    """A printed number, or a die's throw."""
    return t.die() if effect.rolled else effect.n


def line(effect: Effect, roll: int) -> int:
    """The line of a card's little table that a throw hits: 0 for the first."""
    for index, high in enumerate(effect.table):
        if roll <= high:
            return index
    return len(effect.table)


def surface(s: Table) -> list[str]:
    return [track for track in s.tracks if not s.content.tracks[track].underground]


def fields(s: Table) -> list[str]:
    """Every track field without the Starts, track by track from the town outwards."""
    return [field for track in s.tracks for field in s.way(track) if not s.is_start(field)]


def persons_on(s: Table, track: str) -> list[Unit]:
    """Heroes and civilians on a track, awake; not on its Start, not in the town centre."""
    return [
        unit
        for unit in s.units
        if s.kind(unit.id) in PERSONS
        and not unit.ekg
        and s.content.fields[unit.field].way
        and s.track(unit.field) == track
    ]


def extremes(s: Table, tracks: list[str], counts: list[int], most: bool) -> list[str]:
    """The tracks with the most or the fewest; several are a tie."""
    best = max(counts) if most else min(counts)
    return [track for track, n in zip(tracks, counts, strict=True) if n == best]


def nearest(s: Table, zeds: list[str]) -> list[str]:
    """Those of these zeds that are nearest to the town centre."""
    found = {id: s.distance(field_of(s, id)) for id in zeds}
    return [id for id in zeds if found[id] == min(found.values())]


def field_of(s: Table, zed: str) -> str:
    one = s.zed(zed)
    return one.field if one is not None else CENTER


def plays_on(card: str, targets: list[str]) -> list[Option]:
    return [Option("play", target=target, item=card) for target in targets]


class Located(EventEffect):
    """A story card tells on which track it happens."""

    def begin(self, t: Play) -> None:
        t.then(DrawStory("event"))


class TrackQuestion(CardQuestion):
    """What a card asks about one track."""

    fields: ClassVar[tuple[str, ...]] = ("track", "cause")
    __slots__ = ("track",)

    def __init__(self, track: str, cause: str) -> None:
        super().__init__(cause)
        self.track: Final = track

    def question(self, s: Table) -> Args:
        return {"track": self.track}


def vacate(t: Play, field: str, cause: str) -> None:
    """Units leave toward the town, zeds toward their Start."""
    units = tuple([unit.id for unit in t.s.units_at(field)])
    zeds = tuple([zed.id for zed in t.s.zeds_at(field)])
    if units:
        t.then(RetreatUnits(units, field))
    if zeds:
        t.then(RetreatZeds(zeds, cause))


class ExitStep(RuleStep):
    """A zed comes out of the tunnel."""

    fields: ClassVar[tuple[str, ...]] = ("zed", "exit", "cause")
    __slots__ = ("cause", "exit", "zed")

    def __init__(self, zed: str, exit: str, cause: str) -> None:
        self.zed: Final = zed
        self.exit: Final = exit
        self.cause: Final = cause
