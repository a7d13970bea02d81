"""The budget of a survivor's turn: the number of actions of each kind that can still be paid for."""

from __future__ import annotations

from typing import Final

from shamble.city.table.kit import Kit, kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor

GIVEN_ACTION: Final = "gift"
"""Ledger entry of a turn that consists of one given action, and of nothing else."""

SMALL_TURN: Final = "small turn"
"""Ledger entry of a turn with one given action, in which everything else that a turn allows is at hand too."""

HAD: Final = "had"
"""Ledger entry of a small turn for each action of an ordinary turn at its beginning: a level gained adds the others."""

EXTRA_ACTION: Final = "one more"
"""Ledger entry that adds one ordinary action to the current turn."""


def ordinary(kit: Kit, spent: tuple[str, ...]) -> int:
    """Number of ordinary actions left. Spent actions are counted, so a skill gained during the turn counts at once."""
    if not spent:
        return kit.actions
    if GIVEN_ACTION in spent:
        return 1 - spent.count("action")
    actions = kit.actions + spent.count(EXTRA_ACTION)
    if SMALL_TURN in spent:
        actions = 1 + max(0, actions - spent.count(HAD))
    return actions - spent.count("action")


def paying_action(kit: Kit, spent: tuple[str, ...], what: str, paired: bool = False) -> tuple[str, str]:
    """Spent name of the action that pays for the next action of a kind, and the skill that grants it; both empty if
    nothing pays. The most restricted action pays first, which is never a disadvantage."""
    if kit.free_actions and GIVEN_ACTION not in spent:
        for kind in ("pair", what) if paired else (what,):
            for free in kit.free_actions.get(kind, ()):
                if free.n > spent.count(free.name):
                    return free.name, free.skill
    return ("action", "") if ordinary(kit, spent) > 0 else ("", "")


class TurnBudget:
    """The acting survivor's kit, zone, spent and remaining actions, computed once for all options of a decision."""

    __slots__ = ("actions", "crowd", "gift", "has_action", "kit", "may_pay", "spent", "survivor", "who", "zone")

    def __init__(self, s: CityState, survivor: Survivor, kit: Kit | None = None) -> None:
        spent = s.ledger("turn")
        zone = survivor.zone
        if kit is None:
            kit = kit_of(s, survivor)
        actions = ordinary(kit, spent) if spent else kit.actions
        self.survivor: Final = survivor
        self.who: Final = survivor.id
        self.zone: Final = zone
        self.crowd: Final = s.crowd(zone) if zone >= 0 else 0
        """Number of zombies in the zone; leaving it may cost further actions for them."""
        self.kit: Final = kit
        """Everything that the survivor's skills and cards add up to."""
        self.spent: Final = spent
        """The ledger of the turn: one entry for each use, and the marks above (`GIVEN_ACTION`, `HAD` …)."""
        self.gift: Final = GIVEN_ACTION in spent
        """True if the turn is one given action and nothing else."""
        self.actions: Final[int] = actions
        """Number of ordinary actions left."""
        self.has_action: Final[bool] = actions > 0
        """True if an ordinary action is left; it pays for any action."""
        self.may_pay: Final[bool] = actions > 0 or bool(kit.free_actions)
        """True if an ordinary or a free action may be left."""

    def left(self, what: str) -> int:
        """Number of free actions of a kind that are left."""
        n = 0
        for free in self.kit.free_actions.get(what, ()):
            n += max(0, free.n - self.spent.count(free.name))
        return n

    def can(self, what: str, paired: bool = False) -> int:
        """Number of actions of a kind that can be paid for."""
        n = self.actions if self.has_action else 0
        if self.gift or not self.kit.free_actions:
            return n
        return n + self.left(what) + (self.left("pair") if paired else 0)

    def pays(self, what: str, paired: bool = False) -> str:
        """Name, as spent, of the action that pays for the next action of a kind; empty if none."""
        return paying_action(self.kit, self.spent, what, paired)[0]


def turn_of(s: CityState, who: str) -> TurnBudget:
    """The turn budget of a survivor."""
    return TurnBudget(s, s.survivor(who))
