"""Luck repeats the dice of an action once, however many rolls the action has (S1-56)."""

from __future__ import annotations

from shamble.city.table.flow import Play
from shamble.city.table.pieces import Attack
from shamble.city.table.state import City


def remember(t: Play, attack: Attack) -> None:
    """What repeated a roll of this action repeats no other one of it."""
    for means in attack.rerolled:
        if t.s.spent("action", f"again {means}") < attack.rerolled.count(means):
            t.spend("action", f"again {means}")


def used_up(s: City) -> tuple[str, ...]:
    """What has repeated a roll of this action already."""
    scope = s.scope("action")
    spent = scope.spent if scope is not None else ()
    return tuple([what.removeprefix("again ") for what in spent if what.startswith("again ")])
