"""Zeds enter a field, by whatever way: march, placement, retreat, slide, overflow (rules 4.2 to 4.5, 4.7).

Every rule that puts a zed on a field queues `Arrive`; the order of its steps is that of D-21. The counterpart for units
is `units_enter`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.games.dawn.fights.anytime import announce_harm
from shamble.games.dawn.fights.attackers_and_defenders import ChooseDefender, ZedsAttack
from shamble.games.dawn.fights.gunfire import Mines, Spray
from shamble.games.dawn.fights.maestro import meet_doctor
from shamble.games.dawn.fights.reactions import React
from shamble.games.dawn.fights.refugees import Bites, Flee
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, FieldStep, RuleStep
from shamble.games.dawn.table.questions import MeetingStep, ZedStep
from shamble.games.dawn.table.state import DawnState


class Arrive(RuleStep):
    """Zeds have entered a field or were placed there: mines, reactions, then the fight (p. 6-7)."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field", "start")
    __slots__ = ("field", "start", "zeds")

    def __init__(self, zeds: tuple[str, ...], field: str, start: str = "") -> None:
        self.zeds: Final = zeds
        self.field: Final = field
        self.start: Final = start
        """The field that the zeds came from; empty if they were placed."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zeds, arrived = self.zeds, []
        for zed in s.zeds_at(self.field):
            if zed.id in zeds:
                arrived.append(zed.id)
        if not arrived:
            return
        here = tuple(arrived)
        if self.field == CENTER:
            reach_center(t, here, self.start)
            return
        if meet_doctor(t, self.field):
            t.then(Arrive(self.zeds, self.field, self.start))
            return
        t.open_scope("arrival", self.field)
        for power, _ in powers_in_force(s, "entering"):
            power.entering(t, here, self.field, self.start)
        if s.place(self.field).mines:
            t.then(Mines(self.field, here))
        if s.units_at(self.field) or not t.at_once():
            t.pose(React(self.field, here))
        t.proceed(Encounter(self.field, here))
        t.leave("arrival")


class Encounter(MeetingStep):
    """Zeds who are still there fight the defenders, or hold an undefended field."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zeds, here = self.zeds, []
        for zed in s.zeds_at(self.field):
            if zed.id in zeds:
                here.append(zed)
        if not here:
            return
        fights, hidden = False, False
        defenders = s.defenders(self.field)
        if defenders:
            ledger = s.ledger("arrival")
            hiding = 0
            for unit in defenders:
                if "hidden " + unit.id in ledger:
                    hiding += 1
            fights, hidden = "settled" not in ledger and len(defenders) > hiding, hiding > 0
        if fights:
            t.proceed(ZedsAttack(self.field, self.zeds))
        if hidden or not fights:
            t.proceed(ZedsHoldField(self.field))
        for zed in here:
            if "acrid" in zed.markers:
                t.then(Spit(zed.id))


class ZedsHoldField(FieldStep):
    """Zeds hold a field: villagers flee, refugees are bitten, chaos breaks out (p. 7, 17; D-23)."""

    written: ClassVar[str] = "Held"

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if not s.zeds_at(self.field):
            return
        units = s.units_at(self.field)
        if units:
            others = [unit for unit in s.defenders(self.field) if unit.id != "pickles"]
            if others:
                return
            for unit in units:
                if s.content.units[unit.id].villagers and not unit.reduced:
                    t.then(Flee(unit.id))
            t.then(Bites(self.field))
        t.proceed(ChaosHere(self.field))


class ChaosHere(FieldStep):
    """Puts chaos on a named field that zeds hold, if it has none (p. 7)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if not s.content.fields[self.field].named or s.place(self.field).chaos or not s.zeds_at(self.field):
            return
        n = 1
        for power, _ in powers_in_force(s, "chaos"):
            n = power.chaos(s, self.field, n)
        t.put_chaos(self.field, n, "dawn.chaos.enter")


class ChaosPlaced(RuleStep):
    """Puts chaos on a field after its announcement."""

    fields: ClassVar[tuple[str, ...]] = ("field", "n", "cause")
    __slots__ = ("cause", "field", "n")

    def __init__(self, field: str, n: int, cause: str) -> None:
        self.field: Final = field
        self.n: Final = n
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        t.lay_chaos(self.field, self.n, self.cause)


class Spit(ZedStep):
    """An acrid zed that arrived without a melee spits at the next field toward the town (p. 21); not when it retreats
    from a melee that its arrival started (D-102)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zed = s.zed(self.zed)
        if zed is None or "acrid" not in zed.markers or attacked(s, self.zed):
            return
        target = s.toward(zed.field)
        if target != CENTER and s.units_at(target):
            announce_harm(t, (target,))
            t.then(Spray(self.zed, target))


def attacked(s: DawnState, zed: str) -> bool:
    """True if the arrival of this zed, or the arrival that its retreat ends, started a melee."""
    return any(scope.kind == "arrival" and "attacked " + zed in scope.spent for scope in s.scopes)


# -- the town centre ---------------------------------------------------------------------------------------------


def reach_center(t: DawnFlow, zeds: tuple[str, ...], start: str) -> None:
    """A zed in the town centre loses the game without a fight (p. 4, 7), except for the Clarion's last stand."""
    s = t.s
    t.emit("zeds-in-center", "dawn.goal.lose.center", zeds=zeds)
    if s.present("clarion") is not None and s.fighters_at(CENTER):
        t.emit("last-stand", "dawn.civilian.clarion.last-stand", who="clarion")
        t.then(ChooseDefender(CENTER, tuple([unit.id for unit in s.fighters_at(CENTER)]), zeds, start))
        t.then(LastStand())
        return
    t.lose("center", "dawn.goal.lose.center")


class LastStand(RuleStep):
    """The town has fallen if any zed is still in the centre after the last stand's one melee (D-45)."""

    def run(self, t: DawnFlow) -> None:
        if t.s.zeds_at(CENTER):
            t.lose("center", "dawn.civilian.clarion.last-stand")
