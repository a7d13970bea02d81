"""The action Heal (rule 5.5), one step at a time."""

from __future__ import annotations

from shamble.core.option import Option
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import BEDS, CAMP
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.state import DawnState


def heal_options(s: DawnState, free: bool) -> list[Option]:
    """Heals of patients in beds, each once a round (p. 10, D-83)."""
    if s.has_optional_rule("few-drugs") and not free and not s.supplies:
        return []
    options: list[Option] = []
    for unit in s.units_at(BEDS):
        if s.wounded(unit) and not s.spent("round", "healed " + unit.id) and (unit.ekg or not s.refugees(unit)):
            options.append(Option("heal", target=unit.id))
    return options


def heal_in_bed(t: DawnFlow, id: str, free: bool, drop: int = 1) -> None:
    """Carries out the action Heal for a patient in a bed."""
    if t.s.has_optional_rule("few-drugs") and not free:
        t.supply(-1, "dawn.option.few-drugs")
    t.spend("round", "healed " + id)
    heal(t, id, "dawn.heal.steps", drop)


def heal(t: DawnFlow, id: str, rule: str, drop: int = 1) -> None:
    """Heals one hit, in the reverse order of taking them; then infection falls (p. 10-11, D-18)."""
    s = t.s
    unit = s.unit(id)
    if unit is None:
        return
    card = s.content.units[id]
    if unit.ekg and s.refugees(unit):
        t.set_unit(Unit(id, CAMP, reduced=True))
        t.emit("wakes", "dawn.heal.refugees", who=id)
        t.infect(1, "dawn.heal.refugees")
    elif unit.ekg:
        t.set_unit(unit.with_hits(True, card.hits[1] - 1))
        t.emit("wakes", "dawn.heal.ekg", who=id)
    elif unit.hits:
        t.set_unit(unit.with_hits(unit.reduced, unit.hits - 1))
        t.emit("healed", rule, who=id)
    elif unit.reduced:
        t.set_unit(unit.with_hits(False, card.hits[0] - 1))
        t.emit("recovers", rule, who=id, strength=s.strength(id))
    else:
        return
    for power, who in powers_in_force(s, "relief"):
        drop = power.relief(s, drop, who)
    if drop:
        t.infect(-drop, "dawn.heal.bed")


def healable(s: DawnState, unit: Unit) -> bool:
    """True if a unit can be healed outside the hospital: wounded and without EKG (cards)."""
    return s.wounded(unit) and s.content.units[unit.id].fights and s.is_player(unit) and not unit.ekg
