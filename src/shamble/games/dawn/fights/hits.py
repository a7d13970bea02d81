"""Hits on zeds and units (rule 6.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.dawn.fights.saving_rolls import AntiSave, InfectorSave, SavingRoll
from shamble.games.dawn.printed.counters import Unit, Zed
from shamble.games.dawn.printed.terms import ANTI, BEDS, CAMP, OFFICES
from shamble.games.dawn.table.flow import CausedQuestion, DawnFlow, Question, RuleStep, UnitStep
from shamble.games.dawn.table.state import DawnState

CANCELS: Final = 3
"""Highest die with which a resistant zed cancels a hit (cards)."""


def resists(s: DawnState, zed: Zed) -> str:
    """The rule by which a zed rolls against each hit; empty if it does not roll."""
    if s.content.zeds[zed.id].resist:
        return s.content.zeds[zed.id].rule
    for marker in zed.markers:
        if s.content.markers[marker].resist:
            return s.content.markers[marker].rule
    return ""


class HitZed(RuleStep):
    """Hits on one zed, one by one: it takes hit markers, then flips, then dies (p. 14)."""

    fields: ClassVar[tuple[str, ...]] = ("zed", "n", "cause")
    __slots__ = ("cause", "n", "zed")

    def __init__(self, zed: str, n: int, cause: str) -> None:
        self.zed: Final = zed
        self.n: Final = n
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zed = s.zed(self.zed)
        if zed is None or self.n < 1:
            return
        card = s.content.zeds[self.zed]
        if card.kind == "infector":
            t.emit("zed-hit", self.cause, zed=self.zed, place=zed.field, n=1)
            t.then(InfectorSave(self.zed))
            return
        rule = resists(s, zed)
        if rule:
            die = t.die()
            if die <= CANCELS:
                t.emit("zed-resists", rule, zed=self.zed, die=die)
                t.then(HitZed(self.zed, self.n - 1, self.cause))
                return
            t.emit("zed-fails", rule, zed=self.zed, die=die)
        hits = zed.hits + 1
        if hits < card.hits[1 if zed.reduced else 0]:
            t.set_zed(zed.with_hits(zed.reduced, hits))
            t.emit("zed-hit", self.cause, zed=self.zed, place=zed.field, n=1)
        elif not zed.reduced:
            t.set_zed(zed.with_hits(True, 0))
            t.emit("zed-reduced", self.cause, zed=self.zed, place=zed.field, strength=card.strength[1])
        else:
            t.emit("zed-dies", self.cause, zed=self.zed, place=zed.field)
            t.remove_zed(self.zed)
            return
        if self.n > 1:
            t.then(HitZed(self.zed, self.n - 1, self.cause))


def hit_note(s: DawnState, zed: Zed, n: int) -> Note:
    """What `n` hits do to a zed: the strength it has, and the one it then has."""
    card = s.content.zeds[zed.id]
    now, later = s.zed_strength(zed), card.strength[1]
    if card.kind == "infector":
        return Note("zed-infector")
    if resists(s, zed):
        return Note("hit-resists", n=now)
    left = card.hits[1 if zed.reduced else 0] - zed.hits
    if n < left:
        return Note("hit-leaves-low" if zed.reduced else "hit-leaves", n=now, left=left - n, later=later)
    if zed.reduced or n >= left + card.hits[1]:
        return Note("hit-destroys", n=now)
    return Note("hit-flips", n=now, later=later, left=left + card.hits[1] - n)


class HitZeds(Question):
    """The heroes distribute hits over a field's zeds; infectors come last (p. 14, D-37)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "n", "cause", "only")
    __slots__ = ("cause", "field", "n", "only")
    ask: ClassVar[str] = "hit"
    verbs: ClassVar[tuple[str, ...]] = ("hit",)
    rule: ClassVar[str] = "dawn.hits.mob"

    def __init__(self, field: str, n: int, cause: str, only: tuple[str, ...] = ()) -> None:
        self.field: Final = field
        self.n: Final = n
        self.cause: Final = cause
        self.only: Final = only

    def question(self, s: DawnState) -> Args:
        return {"place": self.field, "n": self.n}

    def options(self, s: DawnState) -> list[Option]:
        if self.n < 1:
            return []
        only, n = self.only, self.n
        plain: list[Option] = []
        infectors: list[Option] = []
        for zed in s.zeds_at(self.field):
            if not only or zed.id in only:
                kind = s.content.zeds[zed.id].kind
                (infectors if kind == "infector" else plain).append(Option("hit", target=zed.id, n=n))
        options = plain or infectors
        if n > 1 and len(options) > 1:
            options += [Option("hit", target=option.target, n=1) for option in options]
        return options

    def meaning(self, s: DawnState, option: Option) -> Meaning | None:
        zed = s.zed(option.target)
        return Meaning(notes=(hit_note(s, zed, option.n),)) if zed is not None else None

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.proceed(HitZedUpTo(self.field, option.target, option.n, self.n - option.n, self.cause, self.only))


class HitZedUpTo(RuleStep):
    """Hits on a chosen zed; hits that it cannot take go on to the other zeds. `n`: hits for this zed; `rest`: hits for
    the others; `only`: the zeds that may be hit, empty for all."""

    fields: ClassVar[tuple[str, ...]] = ("field", "zed", "n", "rest", "cause", "only")
    __slots__ = ("cause", "field", "n", "only", "rest", "zed")

    def __init__(self, field: str, zed: str, n: int, rest: int, cause: str, only: tuple[str, ...]) -> None:
        self.field: Final = field
        self.zed: Final = zed
        self.n: Final = n
        self.rest: Final = rest
        self.cause: Final = cause
        self.only: Final = only

    def run(self, t: DawnFlow) -> None:
        zed = t.s.zed(self.zed)
        if self.n < 1 or zed is None or zed.field != self.field:
            if self.n + self.rest:
                t.then(HitZeds(self.field, self.n + self.rest, self.cause, self.only))
            return
        t.proceed(HitZed(self.zed, 1, self.cause))
        if self.n > 1 or self.rest or not t.at_once():
            t.then(HitZedUpTo(self.field, self.zed, self.n - 1, self.rest, self.cause, self.only))


class HitUnit(RuleStep):
    """Hits on one unit; the last one calls for a saving roll, and surplus hits are lost (p. 14)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "n", "cause")
    __slots__ = ("cause", "n", "unit")

    def __init__(self, unit: str, n: int, cause: str) -> None:
        self.unit: Final = unit
        self.n: Final = n
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        s = t.s
        unit = s.unit(self.unit)
        if unit is None or self.n < 1 or not hittable(s, unit):
            return
        card = s.content.units[self.unit]
        if card.resist and not unit.ekg:
            die = t.die()
            if die >= card.resist:
                t.emit("unit-resists", "dawn.hits.resist", who=self.unit, die=die)
                t.then(HitUnit(self.unit, self.n - 1, self.cause))
                return
            t.emit("unit-fails", "dawn.hits.resist", who=self.unit, die=die)
        hits = unit.hits + 1
        if unit.ekg or not card.fights or (unit.reduced and hits >= card.hits[1]):
            t.emit("last-hit", self.cause, who=self.unit, place=unit.field)
            t.then(last_hit(s, unit))
            return
        if hits < card.hits[1 if unit.reduced else 0]:
            t.set_unit(unit.with_hits(unit.reduced, hits))
            t.emit("unit-hit", self.cause, who=self.unit, place=unit.field, n=1)
        else:
            reduced = t.set_unit(unit.with_hits(True, 0))
            t.emit("unit-reduced", self.cause, who=self.unit, place=unit.field, strength=s.unit_strength(reduced))
        if self.n > 1:
            t.then(HitUnit(self.unit, self.n - 1, self.cause))


def hittable(s: DawnState, unit: Unit) -> bool:
    """True if the unit can take hits: villagers never do (p. 17), nor units in camp, jail or cemetery."""
    if s.kind(unit.id) == "villagers" and not unit.reduced:
        return False
    return s.on_map(unit.field) or unit.field in (BEDS, OFFICES, "lab")


def last_hit(s: DawnState, unit: Unit) -> RuleStep:
    """The step for a unit's last hit: raiders are removed, all others make a saving roll."""
    kind = s.kind(unit.id)
    if kind == "raiders":
        return RaidersRemoved(unit.id)
    if kind in ANTI:
        return AntiSave(unit.id)
    return SavingRoll(unit.id, unit.field)


class RaidersRemoved(UnitStep):
    """Returns beaten raiders to the box (p. 14)."""

    written: ClassVar[str] = "Gone"

    def run(self, t: DawnFlow) -> None:
        t.emit("raiders-die", "dawn.hits.raiders-die", who=self.unit)
        t.remove_unit(self.unit)


class ShortageHit(CausedQuestion):
    """One hit on a unit of the players' choice; no comatose unit, none in the camp (p. 17, D-30). A supply that a card
    brings while the question is pending is the one that was due: it is paid instead."""

    ask: ClassVar[str] = "take-hit"
    verbs: ClassVar[tuple[str, ...]] = ("take-hit", "lose")
    rule: ClassVar[str] = "dawn.consume.shortage"

    def options(self, s: DawnState) -> list[Option]:
        if s.supplies:
            return [Option("lose", item="supply")]
        return [Option("take-hit", unit.id) for unit in s.units if can_take(s, unit)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "lose":
            t.supply(-1, "dawn.consume.tab")
        else:
            t.then(HitUnit(option.actor, 1, self.cause))


def can_take(s: DawnState, unit: Unit) -> bool:
    """True if a hit may be put on this unit: a player's unit on the map, not in coma and not in the camp."""
    return s.is_player(unit) and not unit.ekg and unit.field != CAMP and hittable(s, unit)
