"""Points at the end of a game (set-up and epilogue book)."""

from __future__ import annotations

from shamble.games.dawn.printed.terms import CAMP, CEMETERY, JAIL
from shamble.games.dawn.table.state import DawnState


def counts(s: DawnState, won: bool) -> list[tuple[str, int]]:
    """The scored entries of this level, as pairs of entry and points."""
    units = 0
    people = 0
    for unit in s.units:
        if s.kind(unit.id) == "villagers":
            people += 0 if unit.field == CEMETERY else 1
        elif s.content.units[unit.id].fights and unit.field not in (CEMETERY, JAIL, CAMP):
            units += 1 if s.is_player(unit) or unit.ekg else 0
    chaos = sum([place.chaos for place in s.places])
    scores = s.content.scores
    raw = {
        "units": units,
        "refugees": people,
        "supplies": 1 if s.supplies >= scores["supplies"].need else 0,
        "ammo": 1 if s.ammo >= scores["ammo"].need else 0,
        "infection": 1 if s.infection <= scores["infection"].need else 0,
        "antidote": 1 if s.antidote == 2 else 0,
        "components": len(s.components),
        "marteuse": 1 if "maestro-jailed" in s.used else 0,
        "chaos": chaos,
        "events-left": 0 if won else s.deck("events").size,
    }
    points = []
    for id, n in raw.items():
        if id in scores and s.level >= scores[id].level and n:
            points.append((id, n * scores[id].points))
    return points
