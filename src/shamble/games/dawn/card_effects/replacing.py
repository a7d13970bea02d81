"""Cards that replace one counter by another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.card_effects.new_zeds import Wipe
from shamble.games.dawn.card_effects.shared import CIVILIANS, numbers
from shamble.games.dawn.fights.anytime import announce_harm
from shamble.games.dawn.fights.saving_rolls import BedQuestion
from shamble.games.dawn.printed.counters import Unit, Zed
from shamble.games.dawn.table.flow import CausedQuestion, DawnFlow, Question, RuleStep
from shamble.games.dawn.table.powers import EventEffect, ResearchEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.placing_zeds import PlaceZed, Selection, draw_zed, second_zed

HOMES: Final = {"normal": "zeds", "super": "supers"}
"""Kind of zed → the deck it is drawn from. Infectors have none: they leave the game."""


class Replace(RuleStep):
    """Replaces zeds by new normal zeds at full strength; hits and markers are lost.

    The old zeds return to their bag or cup after all are drawn, or earlier if it runs empty (p. 3, D-3).
    """

    fields: ClassVar[tuple[str, ...]] = ("zeds", "cause", "out")
    added: ClassVar[Mapping[str, object]] = {"out": ()}
    __slots__ = ("cause", "out", "zeds")

    def __init__(self, zeds: tuple[str, ...], cause: str, out: tuple[str, ...] = ()) -> None:
        self.zeds: Final = zeds
        self.cause: Final = cause
        self.out: Final = out
        """Zeds that were replaced and are not yet back in bag or cup."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        out = self.out
        for index, id in enumerate(self.zeds):
            old = s.zed(id)
            assert old is not None
            take_off(t, old)
            if s.content.zeds[id].kind in HOMES:
                out = (*out, id)
            for kind in HOMES:
                # The cup is used only if the bag is empty (p. 3).
                if not s.deck("zeds").layers and not s.deck(HOMES[kind]).layers:
                    out = give_back(t, out, kind)
            new = draw_zed(t, "normal")
            second = second_zed(t, "normal") if new else ""
            if second:
                t.then(TakeInstead(new, second, old.field, self.cause, id))
                t.then(Replace(self.zeds[index + 1 :], self.cause, out))
                return
            if new:
                instead(t, new, old.field, self.cause, id)
        for kind in HOMES:
            out = give_back(t, out, kind)


def give_back(t: DawnFlow, out: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Puts replaced zeds of one kind back into their deck; returns the ids of those that are still out."""
    home = tuple([id for id in out if t.s.content.zeds[id].kind == kind])
    if home:
        t.set_deck(t.s.deck(HOMES[kind]).shuffled_with(home))
    return tuple([id for id in out if id not in home])


def instead(t: DawnFlow, new: str, field: str, cause: str, old: str) -> None:
    """Puts the new zed on the field of the old one."""
    t.add_zed(Zed(new, field))
    t.emit("zed-replaced", cause, zed=old, whom=new, place=field, strength=t.s.strength(new))


class TakeInstead(Selection):
    """The chosen zed replaces the old one."""

    fields: ClassVar[tuple[str, ...]] = (*Selection.fields, "old")
    __slots__ = ("old",)

    def __init__(self, first: str, second: str, field: str, cause: str, old: str) -> None:
        super().__init__(first, second, field, cause)
        self.old: Final = old

    def taken(self, t: DawnFlow, id: str) -> None:
        instead(t, id, self.field, self.cause, self.old)


def take_off(t: DawnFlow, zed: Zed) -> None:
    """Takes a zed off the map without returning it to the bag; its markers are lost."""
    t.s.zeds = [other for other in t.s.zeds if other.id != zed.id]
    t.s.upgrades_gone = (*t.s.upgrades_gone, *zed.markers)


class ReplaceWeak(EventEffect):
    """Replaces every weak normal zed, nearest to the town first."""

    words: ClassVar[tuple[str, ...]] = ("replace-weak",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        weak = [zed for zed in s.zeds if s.content.zeds[zed.id].kind == "normal" and s.strength(zed.id) <= numbers(s).n]
        order = sorted(weak, key=lambda zed: s.distance(zed.field))
        t.then(Replace(tuple([zed.id for zed in order]), self.cause(s)))


class Blooming(StoryEffect):
    """Replaces all of the weakest zeds, of any kind."""

    words: ClassVar[tuple[str, ...]] = ("blooming",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        s = t.s
        least = min([s.strength(zed.id) for zed in s.zeds], default=0)
        weakest = tuple([zed.id for zed in s.zeds if s.strength(zed.id) == least])
        t.then(Replace(weakest, self.cause(s)))
        t.then(Wipe(self.cause(s)))


class GrowthInhibitor(ResearchEffect):
    """A normal zed replaces a super-zed and keeps its hits; the super-zed leaves the game."""

    words: ClassVar[tuple[str, ...]] = ("anti-growth",)

    def revealed(self, t: DawnFlow) -> None:
        t.then(Shrink())


class Shrink(Question):
    """The players may choose a super-zed that a normal zed replaces."""

    ask: ClassVar[str] = "shrink"
    verbs: ClassVar[tuple[str, ...]] = ("shrink", "skip")
    rule: ClassVar[str] = "dawn.research.anti-growth"

    def options(self, s: DawnState) -> list[Option]:
        supers = [zed.id for zed in s.zeds if s.content.zeds[zed.id].kind == "super"]
        return [*[Option("shrink", target=id) for id in supers], Option("skip")] if supers else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        if option.verb == "skip":
            return
        old = s.zed(option.target)
        new = draw_zed(t, "normal")
        assert old is not None
        if not new:
            return
        take_off(t, old)
        t.add_zed(Zed(new, old.field, old.reduced, old.hits))
        t.emit("zed-replaced", self.rule, zed=old.id, whom=new, place=old.field, strength=s.strength(new))


class TakesVillage(EventEffect):
    """A civilian or villager on a track goes to a bed, and a new zed takes its place."""

    words: ClassVar[tuple[str, ...]] = ("takes-village",)

    def begin(self, t: DawnFlow) -> None:
        only = turning(t.s)
        if len(only) == 1:
            announce_harm(t, (only[0].field,))
        t.then(Turns(self.cause(t.s)))


def turning(s: DawnState) -> list[Unit]:
    """The civilians and villagers on tracks, one of whom becomes a zed."""
    kinds = (*CIVILIANS, "villagers")
    return [unit for unit in s.units if s.kind(unit.id) in kinds and s.content.fields[unit.field].way]


class Turns(CausedQuestion):
    """The players choose the unit that becomes a zed."""

    ask: ClassVar[str] = "turns"
    verbs: ClassVar[tuple[str, ...]] = ("expose",)

    def options(self, s: DawnState) -> list[Option]:
        return [Option("expose", unit.id) for unit in turning(s)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        unit = t.s.unit(option.actor)
        assert unit is not None
        t.then(Carried(unit.id, self.cause))
        t.then(PlaceZed(unit.field, self.cause))


class Carried(BedQuestion):
    """Puts the unit into a bed, comatose; without a free bed, or one made free, it goes to the cemetery."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "cause")
    __slots__ = ("cause",)

    def __init__(self, unit: str, cause: str) -> None:
        super().__init__(unit)
        self.cause: Final = cause

    def reason(self, s: DawnState) -> str:
        return self.cause

    def dies(self, t: DawnFlow) -> None:
        t.bury(self.unit, self.cause)

    def admitted(self, t: DawnFlow, unit: Unit) -> None:
        t.emit("to-bed", self.cause, who=self.unit)
