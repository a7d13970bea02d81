"""Villagers and refugees (rules 4.3, 10.2): flight, bites, arrival in town, arming, and the gifts of the V.I.P."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.fights.saving_rolls import SavingRoll
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import CAMP, CEMETERY, CENTER
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, FieldStep, Question, UnitStep
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs

BITE: Final = 2
"""Infection for each group of bitten refugees (p. 17)."""
VIP_SUPPLIES: Final = 4
VIP_AMMO: Final = 2
"""The gift of the V.I.P. who reach the town centre: supplies and ammunition."""


class Flee(UnitStep):
    """Villagers become refugees and go one field toward the centre; if zeds stand there too, they stay (D-34)."""

    def run(self, t: DawnFlow) -> None:
        unit = t.s.unit(self.unit)
        if unit is None or unit.reduced:
            return
        turned = t.set_unit(unit.with_hits(True, 0).willing())
        t.emit("villagers-flee", "dawn.zeds.villagers-turn", who=self.unit, place=unit.field)
        flee_step(t, turned.id, "dawn.zeds.villagers-turn")


def flee_step(t: DawnFlow, id: str, rule: str) -> bool:
    """Refugees go one field toward the centre, never onto zeds (p. 17); False if they had to stay."""
    s = t.s
    unit = s.unit(id)
    assert unit is not None
    dest = s.toward(unit.field)
    if held_up(s, unit):
        t.emit("refugees-stay", "dawn.refugees.never-zeds", who=id, place=unit.field)
        return False
    t.put_unit(unit, dest)
    t.emit("refugees-move", rule, who=id, place=unit.field, dest=dest)
    refugees_enter(t, id)
    return True


def refugees_enter(t: DawnFlow, id: str) -> None:
    """Refugees have come onto a field: the town centre welcomes them, undefended among zeds they are bitten (p. 17)."""
    unit = t.s.unit(id)
    if unit is None:
        return
    if unit.field == CENTER:
        welcome(t, id)
    elif t.s.zeds_at(unit.field) and not t.s.defenders(unit.field):
        t.then(Bitten(id))


def held_up(s: DawnState, unit: Unit) -> bool:
    """True if refugees cannot go on: zeds (p. 17), a closed field, a broken bridge or a power bars the way."""
    field = s.toward(unit.field)
    place = s.place(field)
    barred = any(power.bars(s, unit, field) for power, _ in powers_in_force(s, "bars"))
    return bool(s.zeds_at(field)) or place.closed or place.bridge == "down" or barred


def welcome(t: DawnFlow, id: str) -> None:
    """Refugees reach the town centre: infection, then the camp (p. 18); the V.I.P. bring a gift (cards)."""
    t.infect(1, "dawn.refugees.center")
    if t.s.has_optional_rule("resourceful-refugees"):
        t.supply(2, "dawn.option.resourceful-refugees")
    unit = t.s.unit(id)
    assert unit is not None
    t.put_unit(unit, CAMP)
    t.emit("to-camp", "dawn.refugees.center", who=id)
    if id == "vip":
        t.then(VipGift())


class Bites(FieldStep):
    """Refugees without a defender are bitten: infection +2 and a saving roll each (p. 17, D-33)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if not s.zeds_at(self.field):
            return
        for unit in s.units_at(self.field):
            if s.refugees(unit) and not unit.ekg:
                t.then(Bitten(unit.id))


class Bitten(UnitStep):
    """Bitten refugees: infection rises, then a saving roll."""

    def run(self, t: DawnFlow) -> None:
        unit = t.s.unit(self.unit)
        if unit is None:
            return
        t.emit("bitten", "dawn.refugees.bitten", who=self.unit, place=unit.field)
        t.infect(BITE, "dawn.refugees.bitten")
        t.then(SavingRoll(self.unit, unit.field))


class VipGift(Question):
    """The V.I.P. have reached the town centre: the heroes choose one of three gifts (cards)."""

    ask: ClassVar[str] = "vip"
    verbs: ClassVar[tuple[str, ...]] = ("vip", "arm")
    rule: ClassVar[str] = "dawn.vip"

    def options(self, s: DawnState) -> list[Option]:
        return [Option("vip", item="cure"), Option("vip", item="care"), Option("vip", item="stores")]

    def judge(self, view: Costs, option: Option) -> Judged:
        # The three gifts, by what the town lacks.
        s = view.s
        wounded = sum([view.harm(unit, 1.0) for unit in s.units if s.fights(unit) and s.wounded(unit)])
        want = {"cure": -view.fever(-13), "care": wounded, "stores": 4 * view.supply() + 2 * view.ammo()}[option.item]
        return want, "card", {}

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        t.emit("vip", self.rule, gift=option.item)
        if option.item == "cure":
            t.infect(-s.infection, self.rule)
        elif option.item == "stores":
            t.supply(VIP_SUPPLIES, self.rule)
            t.ammunition(VIP_AMMO, self.rule)
        else:
            for unit in s.units:
                if s.content.units[unit.id].fights and s.is_player(unit) and unit.field not in (CEMETERY, CAMP):
                    t.set_unit(Unit(unit.id, unit.field, markers=unit.markers, defiant=unit.defiant))
            t.emit("all-healed", self.rule)


def armable(s: DawnState) -> tuple[list[str], list[str]]:
    """Refugees in the camp, and normal civilians in the cemetery that refugees may become (p. 18, D-41)."""
    refugees = [unit.id for unit in s.units_at(CAMP) if unit.id != "vip"]
    civilians = [unit.id for unit in s.units_at(CEMETERY) if s.kind(unit.id) == "civilian"]
    return refugees, civilians


def arm_options(s: DawnState) -> list[Option]:
    """One option for each kind of civilian that refugees in the camp may become; once a round (p. 18)."""
    if not s.units_at(CAMP):
        return []
    refugees, civilians = armable(s)
    if not refugees or not civilians or s.spent("round", "arm"):
        return []
    kinds: list[str] = []
    options = []
    for id in civilians:
        if s.content.units[id].id not in kinds:
            kinds.append(s.content.units[id].id)
            options.append(Option("arm", refugees[0], id))
    return options


def arm(t: DawnFlow, option: Option) -> None:
    """Turns refugees into a reduced civilian unit in the town centre, once a round."""
    t.spend("round", "arm")
    t.bury(option.actor, "dawn.refugees.arm")
    t.set_unit(Unit(option.target, CENTER, reduced=True))
    t.emit("armed", "dawn.refugees.arm", who=option.actor, whom=option.target)
