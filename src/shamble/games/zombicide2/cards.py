"""Cards of the 2nd Edition that do more than strike (p. 29)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.card import CardEffect
from shamble.city.cards.fire import Firebomb
from shamble.city.cards.items import Ambush, Ammunition, Lamp
from shamble.city.content import kind_name
from shamble.city.flow import Play
from shamble.city.goals.leaving import Carry
from shamble.city.levels import LevelUp
from shamble.city.state import City, Survivor
from shamble.city.turn import Turn
from shamble.core.option import Option


class Molotov(Firebomb):
    id: ClassVar[str] = "molotov"
    cites: ClassVar[str] = "gear.molotov"


class Bullets(Ammunition):
    id: ClassVar[str] = "bullets"


class Shells(Ammunition):
    id: ClassVar[str] = "shells"


class Flashlight(Lamp):
    """Does not add up (Z-22)."""

    id: ClassVar[str] = "flashlight"


class Aaahh(Ambush):
    id: ClassVar[str] = "aaahh"
    kind: ClassVar[str] = "walker"


class Food(CardEffect):
    """Eaten at any time of the own turn, for adrenaline."""

    id: ClassVar[str] = "food"
    verbs: ClassVar[tuple[str, ...]] = ("eat",)

    def options(self, s: City, turn: Turn, card: str) -> list[Option]:
        return [] if turn.gift else [Option("eat", turn.who, item=card)]

    def perform(self, t: Play, who: str, option: Option) -> None:
        t.set(t.s.survivor(who).without(option.item))
        t.throw_away(option.item)
        t.tell("eats", "gear.food", who=who, card=option.item)
        t.gain(who, 3, "gear.food")
        t.then(LevelUp(who))

    def worth(self, s: City, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        """Only if the mission wants it carried out."""
        wanted = [goal for goal in s.rules.mission.goals if isinstance(goal, Carry)]
        return 3.0 if any(kind_name(card) in goal.cards() for goal in wanted) else 0.0


CARDS: Final = (Molotov, Bullets, Shells, Flashlight, Aaahh, Food)
