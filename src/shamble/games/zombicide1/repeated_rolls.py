"""Re-rolls of an action's dice: each means re-rolls one roll of the action, however many it has (S1-56)."""

from __future__ import annotations

from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState


def remember(t: CityFlow, attack: Attack) -> None:
    """Records in the action's ledger what re-rolled this attack, so that it re-rolls no other roll of the action."""
    for means in attack.rerolled:
        if t.s.spent("action", f"again {means}") < attack.rerolled.count(means):
            t.spend("action", f"again {means}")


def used_up(s: CityState) -> tuple[str, ...]:
    """Names of the means that have re-rolled a roll of this action."""
    scope = s.scope("action")
    spent = scope.spent if scope is not None else ()
    return tuple([what.removeprefix("again ") for what in spent if what.startswith("again ")])
