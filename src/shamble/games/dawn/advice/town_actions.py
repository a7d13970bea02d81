"""Advice on searching, healing, research and building."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.option import Option
from shamble.games.dawn.actions.building import barricade_cost
from shamble.games.dawn.actions.researching import research_cost
from shamble.games.dawn.actions.searching import search_dice
from shamble.games.dawn.advice.judging import Judged, field_or_centre, unit_of
from shamble.games.dawn.advice.track_costs import Costs
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.printed_rows import Find
from shamble.games.dawn.table.book import powers_in_force

HEAL: Final = 1.0
"""Share of a wounded unit's worth that a heal restores."""
RESEARCH: Final = 0.7
"""Worth of a research card."""


def search(o: Costs, step: Any, option: Option) -> Judged:
    """Worth of a search; scarce supplies or ammunition are worth more."""
    unit = unit_of(o.s, option.actor)
    return finds_at(o, unit, unit.field), "search", {"who": unit.id, "place": unit.field}


def finds_at(o: Costs, unit: Unit, field: str) -> float:
    """Expected worth of a search by this unit on that field; cached."""
    key = (unit.id, field)
    worth = o.searches.get(key)
    if worth is None:
        worth = o.searches[key] = reckon_search(o, unit, field)
    return worth


def reckon_search(o: Costs, unit: Unit, field: str) -> float:
    """Works out `finds_at` without the cache."""
    s = o.s
    kind = s.content.fields[field].search
    if not kind:
        return 0.0
    plus = (
        sum([power.die_bonus(s, "search", unit.id) for power, _ in powers_in_force(s, "die_bonus")])
        if field == unit.field
        else 0
    )
    dice = search_dice(s, unit)
    mid, high = beaten(4 - plus, dice), beaten(6 - plus, dice)
    table = s.content.search[kind]
    return (mid - high) * find_worth(o, table.mid) + high * max([find_worth(o, find) for find in table.high])


def forage(o: Costs, unit: Unit, field: str) -> float:
    """Gain of a search at that mine or farm over the best search that any unit can make now."""
    s = o.s
    if s.content.fields[field].search not in ("mine", "farm") or not s.content.fields[field].way:
        return 0.0
    if o.best_find < 0:
        o.best_find = max([0.0, *[finds_at(o, searcher, searcher.field) for searcher in s.units if s.fights(searcher)]])
    return max(0.0, finds_at(o, unit, field) - o.best_find)


def beaten(need: int, dice: int) -> float:
    """Probability that the best of some dice shows `need` or more."""
    low = max(0, min(6, need - 1)) / 6
    return 1.0 - low**dice


def find_worth(o: Costs, find: Find) -> float:
    """Worth of found ammunition and supplies, in the points of the advice."""
    return find.ammo * o.ammo() + find.supplies * o.supply()


def heal(o: Costs, step: Any, option: Option) -> Judged:
    """Judges a heal: it removes one hit and lowers infection by one."""
    unit = unit_of(o.s, option.target)
    share = o.worth(unit) / sum(o.s.content.units[unit.id].hits) if not o.s.refugees(unit) else 0.2
    return HEAL * share - o.fever(-1), "heal", {"who": unit.id}


def research(o: Costs, step: Any, option: Option) -> Judged:
    """Judges a research roll: chance of success times its worth, less the supplies unless the roll is free."""
    s = o.s
    need = s.content.research[s.research].need
    plus = sum([power.die_bonus(s, "research", option.actor) for power, _ in powers_in_force(s, "die_bonus")])
    chance = max(0, min(6, 7 - need + plus)) / 6
    paid = 0.0 if getattr(step, "free", False) else research_cost(s) * o.supply()
    return RESEARCH * chance - paid, "research", {"who": option.actor}


def build(o: Costs, step: Any, option: Option) -> Judged:
    """Judges a barricade: it is worth the threat that it removes from the track, less its price."""
    return fortify(o, option.target, 2) - cost_of(o, step, option), "build", {"place": option.target}


def strongpoint(o: Costs, step: Any, option: Option) -> Judged:
    """Judges a strongpoint like a barricade with a greater bonus, less its price."""
    field = option.target or field_or_centre(o.s, option.actor)
    return fortify(o, field, 3) * 1.5 - 3 * o.supply(), "build", {"place": field}


def minefield(o: Costs, step: Any, option: Option) -> Judged:
    """Judges a minefield: useful where zeds are up to three fields away, less its price."""
    field = option.target or field_or_centre(o.s, option.actor)
    n = o.s.content.fields[field].n
    close = 0 < o.nearest(o.s.track(field)) - n <= 3
    return (1.6 if close else 0.2) - 2 * o.supply() - o.ammo(), "build", {"place": field}


def fortify(o: Costs, field: str, defence: int) -> float:
    """Threat that a defence of this size would remove from the field's track."""
    s = o.s
    track = s.track(field)
    o.forts[field] = defence
    then = o.cost(track, o.groups[track], o.guards[track])
    del o.forts[field]
    return o.base[track] - then


def cost_of(o: Costs, step: Any, option: Option) -> float:
    """Worth of the supplies that a barricade costs; 0 for a free action."""
    if getattr(step, "free", False):
        return 0.0
    return barricade_cost(o.s, unit_of(o.s, option.actor)) * o.supply()
