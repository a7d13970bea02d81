"""Cards that put raiders and infectors on a Start."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.card_effects.new_zeds import fewest_zeds
from shamble.games.dawn.card_effects.shared import Located, extremes, surface
from shamble.games.dawn.fights.units_enter import units_enter
from shamble.games.dawn.fights.zeds_enter import Arrive
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.table.flow import CausedTie, DawnFlow
from shamble.games.dawn.table.powers import EventEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState


class IntruderTrack(CausedTie):
    """The players choose among equal tracks the one by which raiders or infectors come."""

    fields: ClassVar[tuple[str, ...]] = ("who", "tracks", "cause")
    __slots__ = ("tracks", "who")
    ask: ClassVar[str] = "intruder"
    verbs: ClassVar[tuple[str, ...]] = ("let-in",)

    def __init__(self, who: str, tracks: tuple[str, ...], cause: str) -> None:
        super().__init__(cause)
        self.who: Final = who
        self.tracks: Final = tracks

    def options(self, s: DawnState) -> list[Option]:
        return [Option("let-in", target=track) for track in self.tracks]

    def answer(self, t: DawnFlow, option: Option) -> None:
        intrude(t, self.who, t.s.start(option.target), self.cause)


def intrude(t: DawnFlow, who: str, start: str, rule: str) -> None:
    """Puts raiders or an infector on a Start; each comes only once a game."""
    s = t.s
    if "came " + who in s.used or s.zed(who) is not None or s.unit(who) is not None:
        t.emit("nobody-left", rule)
        return
    s.used = (*s.used, "came " + who)
    if who in s.content.zeds:
        t.add_zed(Zed(who, start))
        t.emit("zed-appears", rule, zed=who, place=start, strength=s.strength(who))
        t.then(Arrive((who,), start))
    else:
        t.enter_play(who, start, rule)
        units_enter(t, (who,))


class Raiders(EventEffect):
    """Raiders come by the surface track with the most chaos; they already move in this phase."""

    words: ClassVar[tuple[str, ...]] = ("raiders",)
    counts: ClassVar[tuple[str, ...]] = ("chaos",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        tracks = surface(s)
        worst = extremes(s, tracks, [s.chaos_on(track) for track in tracks], True)
        t.then(IntruderTrack("raiders", tuple(worst), self.cause(s)))


class Bubba(StoryEffect):
    """Bubba's gang comes by the surface track with the fewest zeds."""

    words: ClassVar[tuple[str, ...]] = ("bubba",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        t.then(IntruderTrack("bubba", tuple(fewest_zeds(t.s, surface(t.s))), self.cause(t.s)))


class Noelle(Located):
    """Noelle appears on the Start of the track that a story card names."""

    words: ClassVar[tuple[str, ...]] = ("noelle",)

    def track_named(self, t: DawnFlow, track: str) -> None:
        intrude(t, "noelle", t.s.start(track), self.cause(t.s))


class Vermin(StoryEffect):
    """Vermin come by the track with the most zeds."""

    words: ClassVar[tuple[str, ...]] = ("vermin",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        s = t.s
        tracks = list(s.tracks)
        most = extremes(s, tracks, [len(s.zeds_on(other)) for other in tracks], True)
        t.then(IntruderTrack("vermin", tuple(most), self.cause(s)))
