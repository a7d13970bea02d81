"""Upgrade markers for zeds: resistant, toxic, fast, smart, leader, acrid."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.card_effects.shared import field_of, nearest, numbers, register
from shamble.games.dawn.table.flow import CardQuestion, Play, RuleStep, TieQuestion
from shamble.games.dawn.table.powers import STORIES, EventEffect, StoryEffect
from shamble.games.dawn.table.state import Table
from shamble.games.dawn.zeds.zeds_phase import ActivateTrack, PlaceZed


def strongest_normal(s: Table) -> list[str]:
    normal = [zed.id for zed in s.zeds if s.content.zeds[zed.id].kind == "normal"]
    top = max([s.strength(id) for id in normal], default=0)
    return [id for id in normal if s.strength(id) == top]


def farthest(s: Table) -> list[str]:
    """Farthest from the town centre, of these the strongest; infectors too."""
    far = max([s.distance(zed.field) for zed in s.zeds], default=0)
    there = [zed.id for zed in s.zeds if s.distance(zed.field) == far]
    top = max([s.strength(id) for id in there], default=0)
    return [id for id in there if s.strength(id) == top]


def candidates(s: Table, card: str) -> list[str]:
    """Who a marker goes to: two story cards have their own rule, everything else means the strongest normal zed."""
    if card == "stench":
        return farthest(s)
    found = strongest_normal(s)
    return nearest(s, found) if card == "alpha" else found


class Give(RuleStep):
    """A marker without a zed to take it counts as removed (D-50)."""

    fields: ClassVar[tuple[str, ...]] = ("marker", "cause", "card")
    __slots__ = ("card", "cause", "marker")

    def __init__(self, marker: str, cause: str, card: str = "") -> None:
        self.marker: Final = marker
        self.cause: Final = cause
        self.card: Final = card

    def run(self, t: Play) -> None:
        s = t.s
        if candidates(s, self.card):
            t.then(GiveTo(self.marker, self.cause, self.card))
        elif self.marker not in s.upgrades_gone:
            s.upgrades_gone = (*s.upgrades_gone, self.marker)
            t.emit("upgrade-none", "dawn.marker.none", marker=self.marker)


class GiveTo(TieQuestion):
    """The strongest; of equals the players say which."""

    fields: ClassVar[tuple[str, ...]] = ("marker", "cause", "card")
    __slots__ = ("card", "cause", "marker")
    ask: ClassVar[str] = "upgrade"
    verbs: ClassVar[tuple[str, ...]] = ("upgrade",)

    def __init__(self, marker: str, cause: str, card: str = "") -> None:
        self.marker: Final = marker
        self.cause: Final = cause
        self.card: Final = card

    def reason(self, s: Table) -> str:
        return self.cause

    def question(self, s: Table) -> Args:
        return {"marker": self.marker}

    def options(self, s: Table) -> list[Option]:
        return [Option("upgrade", target=id, item=self.marker) for id in candidates(s, self.card)]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        zed = s.zed(option.target)
        assert zed is not None
        s.upgrades_gone = tuple([one for one in s.upgrades_gone if one != self.marker])
        t.set_zed(zed.with_marker(self.marker))
        t.emit("upgraded", self.cause, zed=zed.id, marker=self.marker, place=zed.field)
        if self.card == "alpha":
            t.then(ActivateTrack(s.track(field_of(s, zed.id))))


class Upgrade(EventEffect):
    """A new zed on the card's Start, then the marker."""

    def begin(self, t: Play) -> None:
        effect = numbers(t.s)
        t.then(PlaceZed(t.s.start(effect.track), self.cause(t.s)))
        t.then(Give(effect.marker, self.cause(t.s)))

    def end(self, t: Play) -> None:
        self.begin(t)


class NotAgain(EventEffect):
    """A marker that has left play comes back."""

    def begin(self, t: Play) -> None:
        t.then(ChooseUpgrade(self.cause(t.s)))


class ChooseUpgrade(CardQuestion):
    ask: ClassVar[str] = "which-upgrade"
    verbs: ClassVar[tuple[str, ...]] = ("choose-upgrade",)

    def options(self, s: Table) -> list[Option]:
        if not strongest_normal(s):
            return []
        return [Option("choose-upgrade", item=marker) for marker in s.upgrades_gone]

    def answer(self, t: Play, option: Option) -> None:
        t.then(Give(option.item, self.cause))


class Stench(StoryEffect):
    id: ClassVar[str] = "stench"

    def now(self, t: Play, track: str) -> None:
        t.then(Give("acrid", self.cause(t.s), self.id))


class Alpha(StoryEffect):
    """The leader's track is activated at once, in any phase."""

    id: ClassVar[str] = "alpha"

    def now(self, t: Play, track: str) -> None:
        t.then(Give("leader", self.cause(t.s), self.id))


register(Upgrade(), "tough-zeds", "toxic-zeds", "fast-zeds", "smart-zeds")
register(NotAgain(), "not-again")
for story in (Stench(), Alpha()):
    STORIES[story.id] = story
