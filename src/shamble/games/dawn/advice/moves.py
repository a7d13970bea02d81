"""Advice on moves: guarding the town, beds, laboratory, flight of refugees."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.option import Option
from shamble.games.dawn.advice.judging import Judged, unit_of
from shamble.games.dawn.advice.town_actions import forage
from shamble.games.dawn.advice.track_costs import Costs
from shamble.games.dawn.fights.combat_odds import fight_odds, toughness
from shamble.games.dawn.fights.gunfire import targets
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.terms import BEDS, CENTER, LAB, OFFICES
from shamble.games.dawn.table.book import powers_of_unit

REST: Final = 0.5
"""Worth of each heal that a wounded unit could get in a bed; infection falls with it."""
FLIGHT: Final = 0.2
"""Share of the infection by bitten refugees that a step away from the zeds saves."""
SCIENCE: Final = 0.5
"""Worth of a unit in the laboratory."""
IDLE: Final = -0.3
"""Worth of a unit in the offices that has no power there."""
STUCK: Final = 0.4
"""Cost of entering chaos: the unit does nothing more in this round."""
LEADS: Final = "orders"
"""The ability that gives a unit next to its carrier a free action every round (cards)."""
LED: Final = 0.5
"""Worth of a leader beside a unit that has a target for its free action."""
HUNT: Final = 1.2
FARTHER: Final = 0.8
"""Worth of zeds that can be attacked from behind, and its factor for each field between."""
PLAN: Final = 0.5
"""Share of a barricade's worth that counts if it could be built after the move."""


def move(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers fields where the town is better guarded; wounded units go to bed, scientists to the laboratory."""
    s = o.s
    unit = unit_of(s, option.actor)
    target = option.target
    if s.refugees(unit):
        return flight(o, unit, target), "refugees", {"who": unit.id}
    gain = o.gain(unit, target)
    if target in (BEDS, LAB, OFFICES) or unit.field in (LAB, OFFICES, BEDS):
        return indoors(o, unit, target, gain)
    if s.places:
        if s.place(target).chaos and not s.flag(unit.id, "ignores-chaos"):
            gain += order_worth(o, unit, target) - STUCK
        elif s.place(unit.field).chaos:
            gain -= order_worth(o, unit, unit.field)
    if LEADS in s.content.units[unit.id].abilities:
        gain += leads(o, unit, target) - leads(o, unit, unit.field)
    gain += forage(o, unit, target) + plans(o, unit, target) + hunts(o, unit, target) - hunts(o, unit, unit.field)
    return gain - 0.04, "guard", {"who": unit.id, "place": target}


def plans(o: Costs, unit: Unit, target: str) -> float:
    """Additional worth of a field where a barricade could be built, if there are supplies for it."""
    s = o.s
    track = s.track(target)
    if not track or s.content.fields[target].town or s.supplies < 2 or not s.uses_rules("defences"):
        return 0.0
    if any(s.place(field).barricade or s.place(field).strongpoint for field in s.way(track)):
        return 0.0
    guards = o.moved(track, unit, target)
    plain = o.cost(track, o.groups[track], guards)
    o.forts[target] = 2
    then = o.cost(track, o.groups[track], guards)
    del o.forts[target]
    return PLAN * max(0.0, plain - then - 2 * o.supply())


def hunts(o: Costs, unit: Unit, field: str) -> float:
    """Worth of zeds that the unit could attack from behind; mostly for the Guard and the Rangers."""
    s = o.s
    track = s.track(field)
    if not track:
        return 0.0
    n = s.content.fields[field].n
    groups = o.groups[track]
    if not groups or groups[0].n >= n or not s.unit_strength(unit):
        return 0.0
    group = [group for group in groups if group.n < n][-1]
    key = (unit.id, track, group.n)
    win = o.odds_ahead.get(key)
    if win is None:
        foes = tuple([zed.id for zed in group.zeds])
        win = o.odds_ahead[key] = fight_odds(s, Fight(f"{track}{group.n}", unit.id, foes, True)).win
    return HUNT * max(0.0, 2 * win - 1.0) * FARTHER ** (n - group.n)


def flight(o: Costs, unit: Unit, target: str) -> float:
    """Worth of moving refugees: from zeds that are near; otherwise they wait, as refugees in town raise infection."""
    s = o.s
    nearer = s.distance(unit.field) - s.distance(target)
    chased = any(0 < group.n - s.content.fields[unit.field].n <= 2 for group in o.groups.get(s.track(unit.field), []))
    saved = FLIGHT * o.fever(3) if chased else 0.0
    return nearer * saved - (o.fever(1) if target == CENTER else 0.0)


def leads(o: Costs, unit: Unit, field: str) -> float:
    """Worth of a leader on that field: more than 0 if a unit nearby could use a free shot."""
    s = o.s
    if not s.on_map(field):
        return 0.0
    for near in (field, *s.beside(field)):
        for mate in s.units_at(near):
            if s.kind(mate.id) in ("civilian", "heroic") and s.fights(mate) and targets(s, mate):
                return LED
    return 0.0


def order_worth(o: Costs, unit: Unit, field: str) -> float:
    """Worth of restoring order at the end of the round, unless zeds are there; infection rises (p. 16)."""
    s = o.s
    if s.flag(unit.id, "no-restore-order") or s.zeds_at(field):
        return 0.0
    if any(restores(o, mate) for mate in s.units_at(field) if mate.id != unit.id):
        return 0.0
    return max(0.0, 1.2 * o.chaos_price - (0.0 if s.has_optional_rule("hazmat") else o.fever(1)))


def restores(o: Costs, unit: Unit) -> bool:
    """True if the unit can restore order at the end of the round."""
    return o.s.fights(unit) and not o.s.flag(unit.id, "no-restore-order")


def indoors(o: Costs, unit: Unit, target: str, gain: float) -> Judged:
    """Judges moves to a bed, to the laboratory or an office, or back from there."""
    s = o.s
    if target == LAB:
        better = 0.0 if s.units_at(LAB) else SCIENCE
        return gain + better, "laboratory", {"who": unit.id}
    if unit.field == LAB:
        return gain - 2.0, "leave-it", {}
    if target == OFFICES:
        worth = max([power.office_worth for power in powers_of_unit(s, unit.id)], default=0.0)
        return gain + (worth or IDLE), "laboratory", {"who": unit.id}
    if unit.field == OFFICES:
        return gain - 0.6, "guard", {"who": unit.id, "place": target}
    if target == BEDS:
        if not s.wounded(unit) or s.beds() < 1:
            return -1.0, "leave-it", {}
        heals = sum(s.content.units[unit.id].hits) - toughness(s, unit)
        return gain + REST * heals - 0.3, "to-bed", {"who": unit.id}
    return (gain - 0.3 if s.wounded(unit) else gain), "guard", {"who": unit.id, "place": target}
