"""Cards that help without attacking."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.card_effect import CardEffect
from shamble.city.book.printed import kind_name
from shamble.city.family.goals.leaving import Carry
from shamble.city.horde.spawn_cards import appear
from shamble.city.survivors.inventory import SortInventory
from shamble.city.survivors.searching import Draw
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import Kit
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.core.frame import Leave


class Ammunition(CardEffect):
    """Re-rolls all dice of a weapon that it fits."""

    def worth(self, s: CityState, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        return 0.4 if self.id in [s.rules.catalogue.gear[other].ammo for other in rest] else 0.05


class Lamp(CardEffect):
    """Draws two cards in a search, and lights dark zones."""

    def equip(self, kit: Kit, n: int) -> None:
        kit.light = True
        kit.draws = self.draws(kit.draws, n)

    def draws(self, draws: int, n: int) -> int:
        """Number of cards of a search with `n` lamps."""
        return max(draws, 2)

    def worth(self, s: CityState, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        return 0.3


class Provision(CardEffect):
    """A card that is worth carrying only if a goal of the mission asks for it."""

    def worth(self, s: CityState, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        wanted = [goal for goal in s.rules.mission.goals if isinstance(goal, Carry)]
        return 3.0 if any(kind_name(card) in goal.cards() for goal in wanted) else 0.0


class AmbushCard(CardEffect):
    """A drawn card that places an enemy and ends the search, with all its draws."""

    kind: ClassVar[str] = ""
    """Id of the kind that appears."""

    def card_drawn(self, t: CityFlow, who: str, draw: Draw, card: str) -> bool:
        _, _, way, got = draw
        t.tell(self.id, f"action.crate.{self.id}" if way == "crate" else f"gear.{self.id}", who=who)
        t.throw_away(card)
        t.open_scope("card", self.id)
        appear(t, t.s.survivor(who).zone, t.s.rules.catalogue.kind[self.kind].index, 1)
        t.then(Leave("card"))
        if got or t.s.rules.sorts_after_empty_search:
            t.then(SortInventory(who))
        return True
