"""A survivor's turn as it stands: who acts, and how many actions of each kind can still be paid for."""

from __future__ import annotations

from typing import Final

from shamble.city.table.kit import Kit, kit_of
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.core.state import Scope

GIFT: Final = "gift"
"""Spent at once in a turn that is one given action, not a turn of the survivor's own (Z-34)."""


MORE: Final = "one more"
"""Spent where something gives an action to the turn under way."""


def spent_in(turn: Scope | None) -> tuple[str, ...]:
    return turn.spent if turn is not None else ()


def ordinary(kit: Kit, spent: tuple[str, ...]) -> int:
    """Ordinary actions that are left; what was spent is counted, so a skill gained in mid-turn works at once."""
    if not spent:
        return kit.actions
    return (1 if GIFT in spent else kit.actions + spent.count(MORE)) - spent.count("action")


def purse(kit: Kit, spent: tuple[str, ...], what: str, paired: bool = False) -> tuple[str, str]:
    """What pays for the next action of a kind, and the skill that brings it; both empty if nothing can. The narrowest
    first: nobody gains by using a wider one before."""
    if kit.purses and GIFT not in spent:
        for kind in ("pair", what) if paired else (what,):
            for one in kit.purses.get(kind, ()):
                if one.n > spent.count(one.name):
                    return one.name, one.skill
    return ("action", "") if ordinary(kit, spent) > 0 else ("", "")


class Turn:
    """Looked up once for everything that is offered at a moment."""

    __slots__ = ("able", "acting", "actions", "crowd", "gift", "kit", "spent", "survivor", "who", "zone")

    def __init__(self, s: City, survivor: Survivor, kit: Kit | None = None) -> None:
        turn = s.scope("turn")
        spent: tuple[str, ...] = turn.spent if turn is not None else ()
        zone = survivor.zone
        if kit is None:
            kit = kit_of(s, survivor)
        actions = ordinary(kit, spent) if spent else kit.actions
        self.survivor: Final = survivor
        self.who: Final = survivor.id
        self.zone: Final = zone
        self.crowd: Final = s.crowd(zone) if zone >= 0 else 0
        self.kit: Final = kit
        self.spent: Final = spent
        self.gift: Final = GIFT in spent
        self.actions: Final[int] = actions
        """Ordinary ones that are left."""
        self.acting: Final[bool] = actions > 0
        """Whether an ordinary one is left: it pays for anything."""
        self.able: Final[bool] = actions > 0 or bool(kit.purses)
        """Whether anything may be left to pay with."""

    def left(self, what: str) -> int:
        """Free actions of a kind that are left."""
        n = 0
        for purse in self.kit.purses.get(what, ()):
            n += max(0, purse.n - self.spent.count(purse.name))
        return n

    def can(self, what: str, paired: bool = False) -> int:
        """How many actions of a kind can be paid for."""
        n = self.actions if self.acting else 0
        if self.gift or not self.kit.purses:
            return n
        return n + self.left(what) + (self.left("pair") if paired else 0)

    def pays(self, what: str, paired: bool = False) -> str:
        """What pays for the next action of a kind."""
        return purse(self.kit, self.spent, what, paired)[0]


def turn_of(s: City, who: str) -> Turn:
    return Turn(s, s.survivor(who))
