"""Cards that put raiders and infectors onto a Start."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.card_effects.new_zeds import fewest_zeds
from shamble.games.dawn.card_effects.shared import Located, extremes, register, surface
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.table.flow import Play, TieQuestion
from shamble.games.dawn.table.powers import STORIES, EventEffect, StoryEffect
from shamble.games.dawn.table.state import Table


class IntruderTrack(TieQuestion):
    """Which of several equal tracks they come by."""

    fields: ClassVar[tuple[str, ...]] = ("who", "tracks", "cause")
    __slots__ = ("cause", "tracks", "who")
    ask: ClassVar[str] = "intruder"
    verbs: ClassVar[tuple[str, ...]] = ("let-in",)

    def __init__(self, who: str, tracks: tuple[str, ...], cause: str) -> None:
        self.who: Final = who
        self.tracks: Final = tracks
        self.cause: Final = cause

    def reason(self, s: Table) -> str:
        return self.cause

    def options(self, s: Table) -> list[Option]:
        return [Option("let-in", target=track) for track in self.tracks]

    def answer(self, t: Play, option: Option) -> None:
        intrude(t, self.who, t.s.start(option.target), self.cause)


def intrude(t: Play, who: str, start: str, rule: str) -> None:
    """Raiders and infectors come once a game; one that is in play or dead does not come again."""
    s = t.s
    if "came " + who in s.used:
        t.emit("nobody-left", rule)
        return
    s.used = (*s.used, "came " + who)
    if who in s.content.zeds:
        t.add_zed(Zed(who, start))
        t.emit("zed-appears", rule, zed=who, place=start, strength=s.strength(who))
    else:
        t.enter_play(who, start, rule)


class Raiders(EventEffect):
    """By the surface track with the most chaos; they move in this phase already."""

    def begin(self, t: Play) -> None:
        s = t.s
        tracks = surface(s)
        worst = extremes(s, tracks, [s.chaos_on(track) for track in tracks], True)
        t.then(IntruderTrack("raiders", tuple(worst), self.cause(s)))


class Bubba(StoryEffect):
    """By the surface track with the fewest zeds."""

    id: ClassVar[str] = "bubbas-gang"

    def now(self, t: Play, track: str) -> None:
        t.then(IntruderTrack("bubba", tuple(fewest_zeds(t.s, surface(t.s))), self.cause(t.s)))


class Noelle(Located):
    def at(self, t: Play, track: str) -> None:
        intrude(t, "noelle", t.s.start(track), self.cause(t.s))


class Vermin(StoryEffect):
    """By the track with the most zeds."""

    id: ClassVar[str] = "rats"

    def now(self, t: Play, track: str) -> None:
        s = t.s
        tracks = list(s.tracks)
        most = extremes(s, tracks, [len(s.zeds_on(one)) for one in tracks], True)
        t.then(IntruderTrack("vermin", tuple(most), self.cause(s)))


register(Raiders(), "raiders-appear")
register(Noelle(), "noelle-walks")
for story in (Bubba(), Vermin()):
    STORIES[story.id] = story
