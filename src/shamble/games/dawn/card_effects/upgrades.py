"""Upgrade markers for zeds: resistant, toxic, fast, smart, leader, acrid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.card_effects.shared import field_of, nearest, numbers
from shamble.games.dawn.table.flow import CausedQuestion, CausedTie, DawnFlow, RuleStep
from shamble.games.dawn.table.powers import EventEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.placing_zeds import PlaceZed
from shamble.games.dawn.zeds.zeds_phase import ActivateTrack

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs


def strongest_normal(s: DawnState) -> list[str]:
    """Ids of the normal zeds with the highest strength on the board; the players choose at a tie."""
    normal = [zed.id for zed in s.zeds if s.content.zeds[zed.id].kind == "normal"]
    top = max([s.strength(id) for id in normal], default=0)
    return [id for id in normal if s.strength(id) == top]


def farthest(s: DawnState) -> list[str]:
    """The strongest of the zeds farthest from the town centre; infectors included."""
    far = max([s.distance(zed.field) for zed in s.zeds], default=0)
    there = [zed.id for zed in s.zeds if s.distance(zed.field) == far]
    top = max([s.strength(id) for id in there], default=0)
    return [id for id in there if s.strength(id) == top]


def candidates(s: DawnState, card: str) -> list[str]:
    """Zeds that may get the marker: two story cards have their own rule, otherwise the strongest normal zeds."""
    if card == "stench":
        return farthest(s)
    strongest = strongest_normal(s)
    return nearest(s, strongest) if card == "alpha" else strongest


class Give(RuleStep):
    """Gives a marker to a zed; if no zed can take it, the marker counts as removed (D-50)."""

    fields: ClassVar[tuple[str, ...]] = ("marker", "cause", "card")
    __slots__ = ("card", "cause", "marker")

    def __init__(self, marker: str, cause: str, card: str = "") -> None:
        self.marker: Final = marker
        self.cause: Final = cause
        self.card: Final = card

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if candidates(s, self.card):
            t.then(GiveTo(self.marker, self.cause, self.card))
        elif self.marker not in s.upgrades_gone:
            s.upgrades_gone = (*s.upgrades_gone, self.marker)
            t.emit("upgrade-none", "dawn.marker.none", marker=self.marker)


class GiveTo(CausedTie):
    """The strongest zed gets the marker; the players choose among equals."""

    fields: ClassVar[tuple[str, ...]] = ("marker", "cause", "card")
    __slots__ = ("card", "marker")
    ask: ClassVar[str] = "upgrade"
    verbs: ClassVar[tuple[str, ...]] = ("upgrade",)

    def __init__(self, marker: str, cause: str, card: str = "") -> None:
        super().__init__(cause)
        self.marker: Final = marker
        self.card: Final = card

    def question(self, s: DawnState) -> Args:
        return {"marker": self.marker}

    def options(self, s: DawnState) -> list[Option]:
        return [Option("upgrade", target=id, item=self.marker) for id in candidates(s, self.card)]

    def judge(self, view: Costs, option: Option) -> Judged:
        # The marker does least harm on the zed that is farthest from the town.
        s = view.s
        zed = s.zed(option.target)
        far = s.distance(zed.field) if zed is not None else 0
        return float(far), "far-away", {"track": s.track(zed.field) if zed is not None else "F"}

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        zed = s.zed(option.target)
        assert zed is not None
        s.upgrades_gone = tuple([other for other in s.upgrades_gone if other != self.marker])
        t.set_zed(zed.with_marker(self.marker))
        t.emit("upgraded", self.cause, zed=zed.id, marker=self.marker, place=zed.field)
        if self.card == "alpha":
            t.then(ActivateTrack(s.track(field_of(s, zed.id))))


class Upgrade(EventEffect):
    """A new zed on the card's Start, then the marker."""

    words: ClassVar[tuple[str, ...]] = ("upgrade",)
    needs: ClassVar[tuple[str, ...]] = ("track", "marker")

    def begin(self, t: DawnFlow) -> None:
        effect = numbers(t.s)
        t.then(PlaceZed(t.s.start(effect.track), self.cause(t.s)))
        t.then(Give(effect.marker, self.cause(t.s)))

    def end(self, t: DawnFlow) -> None:
        self.begin(t)


class NotAgain(EventEffect):
    """A marker that has left play returns."""

    words: ClassVar[tuple[str, ...]] = ("not-again",)

    def begin(self, t: DawnFlow) -> None:
        t.then(ChooseUpgrade(self.cause(t.s)))


class ChooseUpgrade(CausedQuestion):
    """The players choose the marker that returns."""

    ask: ClassVar[str] = "which-upgrade"
    verbs: ClassVar[tuple[str, ...]] = ("choose-upgrade",)

    def options(self, s: DawnState) -> list[Option]:
        if not strongest_normal(s):
            return []
        return [Option("choose-upgrade", item=marker) for marker in s.upgrades_gone]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.then(Give(option.item, self.cause))


class Stench(StoryEffect):
    """The acrid marker for the strongest of the farthest zeds."""

    words: ClassVar[tuple[str, ...]] = ("stench",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        t.then(Give("acrid", self.cause(t.s), "stench"))


class Alpha(StoryEffect):
    """The leader marker; the track of its zed is activated at once, in any phase."""

    words: ClassVar[tuple[str, ...]] = ("alpha",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        t.then(Give("leader", self.cause(t.s), "alpha"))
