"""Cards of the 2nd Edition with an effect besides attacks (p. 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.city.family.card_effects.firebomb import Firebomb
from shamble.city.family.card_effects.tools import AmbushCard, Ammunition, Lamp, Provision
from shamble.city.survivors.levels import LevelUp
from shamble.city.table.flow import CityFlow
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged


class Molotov(Firebomb):
    """Burns a zone."""

    id: ClassVar[str] = "molotov"
    cites: ClassVar[str] = "gear.molotov"


class Bullets(Ammunition):
    """Re-rolls guns."""

    id: ClassVar[str] = "bullets"


class Shells(Ammunition):
    """Re-rolls shotguns."""

    id: ClassVar[str] = "shells"


class Flashlight(Lamp):
    """Draws a second card in a search; a second flashlight adds nothing (Z-22)."""

    id: ClassVar[str] = "flashlight"


class Aaahh(AmbushCard):
    """Places a walker in a search."""

    id: ClassVar[str] = "aaahh"
    kind: ClassVar[str] = "walker"


class Food(Provision):
    """Gives adrenaline when eaten, at any time of the survivor's own turn."""

    id: ClassVar[str] = "food"
    verbs: ClassVar[tuple[str, ...]] = ("eat",)

    def options(self, s: CityState, turn: TurnBudget, card: str) -> list[Option]:
        return NO_OPTIONS if turn.gift else [Option("eat", turn.who, item=card)]

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        level = judge.plan.wishes.hero and judge.plan.champion
        return judge.rest(0, 3.0 if level else -3.0, floor), "save-food", {"who": judge.me.id}

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.set(t.s.survivor(who).without(option.item))
        t.throw_away(option.item)
        t.tell("eats", "gear.food", who=who, card=option.item)
        t.gain(who, 3, "gear.food")
        t.then(LevelUp(who))
