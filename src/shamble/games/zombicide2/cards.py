"""Cards of the 2nd Edition that do more than strike (p. 29)."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.family.card_effects.firebomb import Firebomb
from shamble.city.family.card_effects.tools import Ambush, Ammunition, Lamp, Provision
from shamble.city.survivors.levels import LevelUp
from shamble.city.table.flow import Play
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
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


class Food(Provision):
    """Eaten at any time of one's own turn, for adrenaline."""

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
