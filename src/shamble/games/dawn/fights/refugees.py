"""Arming of refugees, and the gifts of the V.I.P. (rule 10.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import CAMP, CEMETERY, CENTER
from shamble.games.dawn.table.flow import DawnFlow, Question
from shamble.games.dawn.table.state import DawnState

VIP_SUPPLIES: Final = 4
VIP_AMMO: Final = 2


class VipGift(Question):
    """The V.I.P. have reached the town centre: the heroes choose one of three gifts (cards)."""

    ask: ClassVar[str] = "vip"
    verbs: ClassVar[tuple[str, ...]] = ("vip", "arm")
    rule: ClassVar[str] = "dawn.vip"

    def options(self, s: DawnState) -> list[Option]:
        return [Option("vip", item="cure"), Option("vip", item="care"), Option("vip", item="stores")]

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
    t.spend("round", "arm")
    t.bury(option.actor, "dawn.refugees.arm")
    t.set_unit(Unit(option.target, CENTER, reduced=True))
    t.emit("armed", "dawn.refugees.arm", who=option.actor, whom=option.target)
