"""Advice on attacks and shots, from every result of the combat tables with its probability."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.option import Option
from shamble.games.dawn.advice.judging import Judged, unit_of
from shamble.games.dawn.advice.moves import STUCK
from shamble.games.dawn.advice.track_costs import Costs
from shamble.games.dawn.fights.combat_columns import enemies, infection_of
from shamble.games.dawn.fights.combat_odds import fight_odds
from shamble.games.dawn.fights.gunfire import gun_column, price, shot_of
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.terms import CENTER

EVEN: Final = 0.5
RECKLESS: Final = -1.0
"""Lowest probability of winning at which advice lets a hero attack, unless zeds stand before the town centre, and the
worth of an attack below it."""
DEADLY: Final = 100
"""Added to a key of results in which the attacker dies; more than any number of hits."""


def attack(o: Costs, step: Any, option: Option) -> Judged:
    """Judges an attack by the expected result of the melee."""
    s = o.s
    unit = unit_of(s, option.actor)
    field = option.target if option.target in s.content.fields else unit.field
    return assault(o, unit, field), "attack", {"who": unit.id, "place": field}


def assault(o: Costs, unit: Unit, field: str) -> float:
    """Expected worth of an attack: effect on the zeds, harm to the unit, and the positions of both afterwards."""
    s = o.s
    foes = enemies(s, unit.id, field)
    if not foes:
        return 0.0
    fight = Fight(field, unit.id, foes, True)
    odds = fight_odds(s, fight)
    if s.zed(foes[0]) is None or not s.track(field):
        return odds.win * 0.6 - o.harm(unit, odds.unit)
    track, n = s.track(field), s.content.fields[field].n
    if odds.win < EVEN and n > 0 and s.content.units[unit.id].hero:
        return RECKLESS
    won, lost = o.moved(track, unit, field), o.moved(track, unit, retreat(o, unit, field))
    dead = o.moved(track, unit, CENTER)
    life = o.profile_of(unit).toughness
    total = -o.fever(infection_of(s, fight))
    worths: dict[int, float] = {}
    for ending in odds.endings:
        # Many results differ in the unit's hits alone; of these, only the deadly ones leave the track without the unit.
        hits, dies = int(ending.zeds), ending.unit >= life
        key = (hits if ending.won else -1 - hits) + (DEADLY if dies else 0)
        worth = worths.get(key)
        if worth is None:
            groups = o.after(track, n, hits, 1 if ending.won else 0)
            worth = o.base[track] - o.cost(track, groups, dead if dies else won if ending.won else lost)
            worths[key] = worth
        total += ending.chance * (worth - o.harm(unit, ending.unit))
    old = s.track(unit.field)
    if old and old != track:
        total += o.base[old] - o.cost(old, o.groups[old], o.moved(old, unit, field))
    if s.place(field).chaos:
        total += odds.win * (max(0.0, o.chaos_price - o.fever(1)) - STUCK)
    return total


def retreat(o: Costs, unit: Unit, field: str) -> str:
    """The field to which a beaten attacker retreats: past full fields, to the centre if need be (p. 15)."""
    s = o.s
    to = s.toward(field)
    while to not in (CENTER, unit.field) and s.unit_room(to) < 1:
        to = s.toward(to)
    return to


def shoot(o: Costs, step: Any, option: Option) -> Judged:
    """Judges a shot by its expected hits, less its price."""
    s = o.s
    unit = unit_of(s, option.actor)
    at = gun_column(s, shot_of(s, unit, option.target))
    return (
        o.shot_worth(option.target, at) - shot_price(o, step, unit),
        "shoot",
        {"who": unit.id, "place": option.target},
    )


def hand_load(o: Costs, step: Any, option: Option) -> Judged:
    """Judges a shot that costs two actions instead of ammunition."""
    unit = unit_of(o.s, option.actor)
    at = gun_column(o.s, shot_of(o.s, unit, option.target))
    return o.shot_worth(option.target, at) / 2, "shoot", {"who": unit.id, "place": option.target}


def shot_price(o: Costs, step: Any, unit: Unit) -> float:
    """Price of a shot in supplies or ammunition, in actions; 0 if it is free."""
    if getattr(step, "free", False):
        return 0.0
    what, n = price(o.s, unit)
    return n * (o.supply() if what == "supply" else o.ammo())


def grenade(o: Costs, step: Any, option: Option) -> Judged:
    """Judges the gas grenade by the hits on the zeds, less the chaos that it brings."""
    s = o.s
    if s.chaos_left() < 2:
        return -5.0, "chaos-low", {}
    track, n = s.track(option.target), s.content.fields[option.target].n
    gain = o.base[track] - o.cost(track, o.after(track, n, 4), o.guards[track])
    return gain - o.chaos_price, "grenade", {"place": option.target}
