"""Things that help without striking."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.card_effect import CardEffect
from shamble.city.book.printed import kind_name
from shamble.city.family.goals.leaving import Carry
from shamble.city.horde.spawn_cards import appear
from shamble.city.survivors.inventory import Sort
from shamble.city.survivors.searching import Draw
from shamble.city.table.flow import Play
from shamble.city.table.kit import Kit
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.core.frame import Leave


class Ammunition(CardEffect):
    """All dice of a weapon that it fits may be rolled again."""

    def worth(self, s: City, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        return 0.4 if self.id in [s.rules.catalogue.gear[other].ammo for other in rest] else 0.05


class Lamp(CardEffect):
    """Shows more when one searches, and what stands in the dark."""

    def equip(self, kit: Kit, n: int) -> None:
        kit.light = True
        kit.draws = self.draws(kit.draws, n)

    def draws(self, draws: int, n: int) -> int:
        """Cards of a search with so many lamps."""
        return max(draws, 2)

    def worth(self, s: City, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        return 0.3


class Provision(CardEffect):
    """Worth carrying only where the mission wants it brought out."""

    def worth(self, s: City, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        wanted = [goal for goal in s.rules.mission.goals if isinstance(goal, Carry)]
        return 3.0 if any(kind_name(card) in goal.cards() for goal in wanted) else 0.0


class Ambush(CardEffect):
    """Whoever draws it wakes somebody, and the search is over, whatever was still to be drawn (Z-22, Z-24)."""

    kind: ClassVar[str] = ""
    """Who wakes."""

    def drawn(self, t: Play, who: str, draw: Draw, card: str) -> bool:
        _, _, way, got = draw
        t.tell(self.id, f"action.crate.{self.id}" if way == "crate" else f"gear.{self.id}", who=who)
        t.throw_away(card)
        if got or t.s.rules.sorts_in_vain:
            t.then(Sort(who))
        t.enter("card", self.id)
        appear(t, t.s.survivor(who).zone, t.s.rules.catalogue.kind[self.kind].index, 1)
        t.then(Leave("card"))
        return True
