"""Saving rolls (rule 6.3), and the beds of the hospital."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.maestro import DoctorEscapes
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import BEDS, CEMETERY, CENTER, DOCTOR, OFFICES
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, Question, RuleStep, UnitStep
from shamble.games.dawn.table.questions import LotStep, ZedStep
from shamble.games.dawn.table.state import DawnState

SAVED: Final = 4
"""Lowest result that saves a unit, and with which an infector or anti-unit dies."""


def best_of(t: DawnFlow, what: str, unit: Unit) -> tuple[int, tuple[int, ...]]:
    """Rolls one die, or the best of several if powers add dice; returns the best die and all dice."""
    extra = 0
    for power, carrier in powers_in_force(t.s, "extra_dice"):
        extra += power.extra_dice(t.s, what, unit, carrier)
    dice = tuple([t.die() for _ in range(1 + extra)])
    return max(dice), dice


def chance_of_death(s: DawnState, unit: Unit) -> float:
    """Probability that a unit on the map dies of its last hit: that its saving roll fails, or 1 without one."""
    if unit.field in (BEDS, OFFICES) or s.has_optional_rule("dead-sure"):
        return 1.0
    dice = 1 + sum([power.extra_dice(s, "save", unit, who) for power, who in powers_in_force(s, "extra_dice")])
    bonus = sum([power.die_bonus(s, "save", unit.id) for power, _ in powers_in_force(s, "die_bonus")])
    return (max(0, min(6, SAVED - 1 - bonus)) / 6) ** dice


class SavingRoll(RuleStep):
    """4 or more: the unit goes to a bed, comatose; otherwise it dies. No roll in the hospital (p. 14-15)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "field")
    __slots__ = ("field", "unit")

    def __init__(self, unit: str, field: str) -> None:
        self.unit: Final = unit
        self.field: Final = field

    def run(self, t: DawnFlow) -> None:
        s = t.s
        unit = s.unit(self.unit)
        if unit is None or unit.field == CEMETERY:
            return
        if unit.field in (BEDS, OFFICES):
            t.then(Death(self.unit, self.field, "dawn.heal.hospital-hit"))
            return
        if s.has_optional_rule("dead-sure"):
            t.then(Death(self.unit, self.field, "dawn.option.dead-sure"))
            return
        die, dice = best_of(t, "save", unit)
        total = die + t.bonus_to_die("save", self.unit)
        t.emit("saving-roll", "dawn.save.roll", who=self.unit, dice=dice, n=total)
        if total < SAVED:
            t.then(Death(self.unit, self.field, "dawn.save.cemetery"))
        elif not s.uses_rules("hospital"):
            hero = s.content.units[self.unit].hero
            t.put_unit(Unit(self.unit, unit.field, reduced=not hero, markers=unit.markers), CENTER)
            t.emit("saved-basic", "dawn.save.basic", who=self.unit, place=CENTER)
        else:
            t.then(ToBed(self.unit, self.field))


class Death(LotStep):
    """Moves a unit to the cemetery, and calls the powers that listen to losses."""

    def run(self, t: DawnFlow) -> None:
        unit = t.s.unit(self.unit)
        if unit is None:
            return
        t.bury(self.unit, self.cause)
        tell_lost(t, unit, self.field, True)


def tell_lost(t: DawnFlow, unit: Unit, field: str, killed: bool) -> None:
    """Calls the powers that listen to the loss of a unit."""
    for power, _ in powers_in_force(t.s, "lost"):
        power.lost(t, unit, field, killed)


def bed_options(s: DawnState, patient: str) -> list[Option]:
    """Offers a bed for a unit; if none is free, to discharge another unit or to let this one die (p. 14, D-31)."""
    if s.beds() > 0:
        return [Option("admit", patient)]
    options = []
    for unit in s.units_at(BEDS):
        if not unit.ekg:
            options.append(Option("discharge", unit.id, CENTER))
        options.append(Option("discharge", unit.id, CEMETERY))
    return [*options, Option("let-die", patient)]


class BedQuestion(Question):
    """Asks for a free bed for a unit; the players may first discharge another unit to make room (p. 14, D-31)."""

    fields: ClassVar[tuple[str, ...]] = ("unit",)
    __slots__ = ("unit",)
    ask: ClassVar[str] = "make-room"
    verbs: ClassVar[tuple[str, ...]] = ("admit", "discharge", "let-die")

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit}

    def options(self, s: DawnState) -> list[Option]:
        return bed_options(s, self.unit)

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "let-die":
            self.dies(t)
        elif option.verb == "discharge":
            discharge(t, option.actor, option.target)
            t.then(self)
        else:
            unit = t.s.unit(self.unit)
            assert unit is not None
            t.put_unit(unit.with_hits(True, 0, ekg=True), BEDS)
            self.admitted(t, unit)

    def dies(self, t: DawnFlow) -> None:
        """Puts the unit into the cemetery, because it gets no bed."""
        raise NotImplementedError

    def admitted(self, t: DawnFlow, unit: Unit) -> None:
        """Tells that the unit now lies in a bed with an EKG. `unit` is the unit as it was before."""
        raise NotImplementedError


class ToBed(BedQuestion):
    """A bed for a unit that a saving roll saved; its admission raises the infection by 1 (p. 14)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "field")
    __slots__ = ("field",)
    rule: ClassVar[str] = "dawn.heal.discharge"

    def __init__(self, unit: str, field: str) -> None:
        super().__init__(unit)
        self.field: Final = field

    def dies(self, t: DawnFlow) -> None:
        t.then(Death(self.unit, self.field, "dawn.save.no-bed"))

    def admitted(self, t: DawnFlow, unit: Unit) -> None:
        t.emit("to-bed", "dawn.save.bed", who=self.unit)
        t.infect(1, "dawn.save.bed")
        tell_lost(t, unit, self.field, False)


def discharge(t: DawnFlow, id: str, target: str) -> None:
    """Discharges a unit to the centre or the cemetery; free, at any time (p. 11)."""
    unit = t.s.unit(id)
    assert unit is not None
    if target == CEMETERY:
        t.bury(id, "dawn.heal.discharge-dead")
        return
    t.put_unit(unit, CENTER)
    t.emit("discharged", "dawn.heal.discharge", who=id, place=CENTER)


class InfectorSave(ZedStep):
    """Roll for an infector after any hit: 1-3 back to the Start of its track, 4-6 dead (p. 15)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zed = s.zed(self.zed)
        if zed is None:
            return
        die = t.die()
        if die >= SAVED:
            t.emit("infector-dies", "dawn.save.infector", zed=self.zed, die=die)
            t.remove_zed(self.zed)
            return
        # In the town centre, at the Clarion's last stand, the track is that of the field it came from.
        came = s.fight.back if zed.field == CENTER and s.fight is not None else zed.field
        start = s.start(s.track(came))
        t.set_zed(zed.at(start))
        t.emit("infector-back", "dawn.save.infector", zed=self.zed, die=die, place=start)
        if self.zed == DOCTOR:
            t.then(DoctorEscapes())
        elif s.fight is not None:
            s.fight = s.fight.having(saved=(*s.fight.saved, self.zed))
        else:
            t.then(t.frame("Arrive", (self.zed,), start))


class AntiSave(UnitStep):
    """Roll for an anti-unit: 1-3 back to the Start of its track, 4-6 to the cemetery (p. 15)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        unit = s.unit(self.unit)
        assert unit is not None
        if s.has_optional_rule("dead-sure"):
            t.bury(self.unit, "dawn.option.dead-sure")
            return
        die = t.die()
        if die >= SAVED:
            t.emit("anti-roll", "dawn.save.anti", who=self.unit, die=die)
            t.bury(self.unit, "dawn.save.anti")
            return
        start = s.start(s.track(unit.field))
        t.put_unit(unit.with_hits(True, s.content.units[self.unit].hits[1] - 1), start)
        t.emit("anti-back", "dawn.save.anti", who=self.unit, die=die, place=start)
        if s.fight is not None:
            s.fight = s.fight.having(saved=(*s.fight.saved, self.unit))
        else:
            t.then(t.frame("UnitsEnter", (self.unit,)))
