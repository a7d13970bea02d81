"""What advice is made of: a judgement with its reason, and who is meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.advice.track_costs import Costs
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.state import Table

Judged = tuple[float, str, Args]
Judge = Callable[[Costs, Any, Option], Judged]
"""How good an option is, why (a message id), and the message's arguments."""


def unit_of(s: Table, id: str) -> Unit:
    unit = s.unit(id)
    assert unit is not None
    return unit


def where(s: Table, id: str) -> str:
    unit = s.unit(id)
    return unit.field if unit is not None else CENTER
