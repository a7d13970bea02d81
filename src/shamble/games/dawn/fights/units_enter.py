"""Units enter a field, by whatever way: move, retreat, placement, discharge, free step (rules 5.2, 6, 10, 12).

Every rule that puts a unit on a field of the map calls `units_enter` or queues `UnitsEnter`. The counterpart for zeds
is `zeds_enter`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.games.dawn.fights.attackers_and_defenders import ChooseAttacker, meet
from shamble.games.dawn.fights.combat_columns import enemies
from shamble.games.dawn.fights.maestro import meet_doctor
from shamble.games.dawn.fights.refugees import refugees_enter
from shamble.games.dawn.printed.terms import ARMED
from shamble.games.dawn.table.flow import DawnFlow, RuleStep
from shamble.games.dawn.table.state import DawnState


class UnitsEnter(RuleStep):
    """Units have come onto fields of the map. `back`: the field that a beaten attacker goes back to; if empty, it
    retreats toward the centre (D-26, D-27)."""

    written: ClassVar[str] = "Stand"

    fields: ClassVar[tuple[str, ...]] = ("ids", "back")
    added: ClassVar[Mapping[str, object]] = {"back": ""}
    __slots__ = ("back", "ids")

    def __init__(self, ids: tuple[str, ...], back: str = "") -> None:
        self.ids: Final = ids
        self.back: Final = back

    def run(self, t: DawnFlow) -> None:
        units_enter(t, self.ids, self.back)


def units_enter(t: DawnFlow, ids: tuple[str, ...], back: str = "") -> bool:
    """Everything that follows when units have come onto a field: Dr. Marteuse goes to jail, refugees are welcomed or
    bitten, and whoever met enemies attacks them, one unit for all (rule 6, p. 12; 6.4.3). True if the units' move ends
    here. `back`: the field to which a beaten attacker goes back; empty if there is none."""
    s = t.s
    ends = False
    if len(ids) == 1 and goes_unseen(s, ids[0]):
        return False
    for field in fields_entered(s, ids):
        meet_doctor(t, field)
        here = [unit for unit in s.units_at(field) if unit.id in ids]
        for unit in here:
            if s.refugees(unit):
                refugees_enter(t, unit.id)
                moved = s.unit(unit.id)
                ends = ends or moved is None or moved.field != field
        armed = tuple([unit.id for unit in here if s.kind(unit.id) in ARMED and not unit.ekg])
        fighting = tuple([id for id in armed if enemies(s, id, field)])
        if len(fighting) == 1:
            meet(t, fighting[0], field, back, armed if len(armed) > 1 else ())
        elif fighting:
            t.then(ChooseAttacker(field, armed, back))
        ends = ends or bool(fighting)
    return ends


def goes_unseen(s: DawnState, id: str) -> bool:
    """True if a unit of the players stands on a field without enemies, so that nothing follows."""
    unit = s.unit(id)
    if unit is None:
        return True
    units = s.all_units()
    if not units.content.units[id].fighter or unit.field in s.all_zeds().at:
        return False
    raiders = units.census().raiders
    return not raiders or not raiders & units.content.boards[s.level].bits[unit.field]


def fields_entered(s: DawnState, ids: tuple[str, ...]) -> list[str]:
    """Fields of the map on which these units stand, in the order of the units."""
    fields: list[str] = []
    for id in ids:
        unit = s.unit(id)
        if unit is not None and s.on_map(unit.field) and unit.field not in fields:
            fields.append(unit.field)
    return fields
