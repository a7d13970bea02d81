"""Look-ups that all advice of this game shares."""

from __future__ import annotations

from shamble.core.advice import Judge, Judged
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.state import DawnState

__all__ = ["Judge", "Judged", "field_or_centre", "unit_of"]


def unit_of(s: DawnState, id: str) -> Unit:
    """The unit with this id, which must be on the table."""
    unit = s.unit(id)
    assert unit is not None
    return unit


def field_or_centre(s: DawnState, id: str) -> str:
    """Field of a unit; the town centre for an id that is no unit on the table."""
    unit = s.unit(id)
    return unit.field if unit is not None else CENTER
