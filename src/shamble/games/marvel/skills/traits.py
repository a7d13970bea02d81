"""Zombie traits: cards in hand that are discarded when they are used (p. 13). Using one is never an action."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_bonuses import Aim
from shamble.city.combat.attack_dice import begin
from shamble.city.survivors.wounds import WoundQuestion, Wounds
from shamble.city.table.flow import Play, WhoQuestion
from shamble.city.table.pieces import Attack
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.core.option import Option
from shamble.games.marvel.horde.enemies import DEVOUR, bewitched
from shamble.games.marvel.survivors.dashboard_slots import holds, use_trait
from shamble.games.marvel.survivors.hunger import hunger_of, sate
from shamble.games.marvel.turns.hero_actions import edible

HEALS: Final = 2


class Trait(Skill):
    """Comes with a card, so nobody learns it."""

    learnable: ClassVar[bool] = False


def chosen_for(s: City, name: str) -> bool:
    """Whether a trait strengthens the attack under way."""
    return bool(s.spent("attack", f"trait {name}"))


# -- before the roll -------------------------------------------------------------------------------------------------


class RollTrait(Trait):
    """Used before the dice fall; the card is gone then, so the attack remembers it."""

    def prepare(self, s: City, attack: Attack) -> bool:
        return self.fits(attack)

    def fits(self, attack: Attack) -> bool:
        return True

    def prepared(self, t: Play, attack: Attack) -> None:
        use_trait(t, attack.who, self.id)
        t.spend("attack", f"trait {self.id}")

    def boost(self, s: City, aim: Aim) -> None:
        """What it adds once it is used."""


class BoneClaws(RollTrait):
    id: ClassVar[str] = "bone-claws"

    def fits(self, attack: Attack) -> bool:
        return attack.mode == "melee"

    def boost(self, s: City, aim: Aim) -> None:
        aim.add("dice", self.name, 3 * s.spent("attack", f"trait {self.id}"))


class SteadyRot(RollTrait):
    id: ClassVar[str] = "steady-rot"

    def fits(self, attack: Attack) -> bool:
        return attack.mode == "ranged"

    def boost(self, s: City, aim: Aim) -> None:
        aim.add("dice", self.name, 2 * s.spent("attack", f"trait {self.id}"))


class FeedingFrenzy(RollTrait):
    """Needs one less to hit; see `MarvelRules.accuracy`."""

    id: ClassVar[str] = "feeding-frenzy"


class DeepBite(RollTrait):
    """The first target counts as less tough; see `MarvelRules.after_hit`."""

    id: ClassVar[str] = "deep-bite"

    def fits(self, attack: Attack) -> bool:
        return attack.weapons[0] == DEVOUR


# -- after the roll --------------------------------------------------------------------------------------------------


class Relentless(Trait):
    """All misses once more."""

    id: ClassVar[str] = "relentless"

    def reroll(self, s: City, attack: Attack, n: int) -> bool:
        return self.name not in attack.rerolled and not bewitched(s, attack.who)

    def rerolled(self, t: Play, attack: Attack) -> None:
        use_trait(t, attack.who, self.id)


# -- after a meal ----------------------------------------------------------------------------------------------------


class MealTrait(Trait):
    """Used when a devour of one's own has just eliminated somebody."""

    def tastes(self, s: City, hero: Survivor) -> bool:
        """Whether it would do anything."""
        raise NotImplementedError

    def serve(self, t: Play, who: str) -> None:
        raise NotImplementedError


class SecondHelping(MealTrait):
    """Another bite at once."""

    id: ClassVar[str] = "second-helping"

    def tastes(self, s: City, hero: Survivor) -> bool:
        return edible(s, hero.zone)

    def serve(self, t: Play, who: str) -> None:
        begin(t, who, "melee", (DEVOUR,), t.s.survivor(who).zone)


class IronStomach(MealTrait):
    id: ClassVar[str] = "iron-stomach"

    def tastes(self, s: City, hero: Survivor) -> bool:
        return hero.life < hero.health

    def serve(self, t: Play, who: str) -> None:
        hero = t.s.survivor(who)
        t.heal(who, min(HEALS, hero.health - hero.life), f"skill.{self.id}")


class SharedMeal(MealTrait):
    """Everybody else in the zone is less hungry."""

    id: ClassVar[str] = "shared-meal"

    def tastes(self, s: City, hero: Survivor) -> bool:
        return any(hunger_of(mate) for mate in s.at(hero.zone) if mate.id != hero.id)

    def serve(self, t: Play, who: str) -> None:
        for mate in t.s.at(t.s.survivor(who).zone):
            if mate.id != who:
                sate(t, mate.id, 1, f"skill.{self.id}")


class AfterMeal(WhoQuestion):
    """One trait after the other, as long as one helps."""

    ask: ClassVar[str] = "after-meal"
    verbs: ClassVar[tuple[str, ...]] = ("use", "pass")
    cites: ClassVar[str] = "trait.single-use"

    def options(self, s: City) -> list[Option]:
        hero = s.survivor(self.who)
        if not hero.here:
            return []
        found: list[Option] = []
        for name in (SecondHelping.id, IronStomach.id, SharedMeal.id):
            trait = s.rules.skill(name)
            if holds(hero, name) and isinstance(trait, MealTrait) and trait.tastes(s, hero):
                found.append(Option("use", self.who, item=name))
        return [*found, Option("pass", self.who)] if found else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "pass":
            return
        trait = t.s.rules.skill(option.item)
        assert isinstance(trait, MealTrait)
        use_trait(t, self.who, option.item)
        trait.serve(t, self.who)
        t.then(AfterMeal(self.who))


# -- against wounds --------------------------------------------------------------------------------------------------


class DeadNerves(Trait):
    """Up to two wounds of one share are not felt."""

    id: ClassVar[str] = "dead-nerves"

    def wounded(self, t: Play, who: str, n: int, source: str) -> int:
        t.then(Numbness(who, n, source))
        return 0


class Numbness(WoundQuestion):
    ask: ClassVar[str] = "dead-nerves"
    verbs: ClassVar[tuple[str, ...]] = ("cancel", "suffer")
    cites: ClassVar[str] = f"skill.{DeadNerves.id}"

    def options(self, s: City) -> list[Option]:
        if not s.survivor(self.who).here:
            return []
        card = DeadNerves.id if holds(s.survivor(self.who), DeadNerves.id) else ""
        ways = [Option("cancel", self.who, item=card, n=n) for n in range(1, min(2, self.n) + 1)] if card else []
        return [*ways, Option("suffer", self.who)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "suffer":
            t.s.rules.wound(t, self.who, self.n, self.source)
            return
        use_trait(t, self.who, DeadNerves.id)
        t.tell("feels-nothing", self.cites, who=self.who, n=option.n)
        if self.n > option.n:
            t.then(Wounds(self.who, self.n - option.n, self.source))


TRAITS: Final[tuple[type[Skill], ...]] = (
    *(SecondHelping, IronStomach, DeadNerves, BoneClaws, SteadyRot, FeedingFrenzy, DeepBite, Relentless, SharedMeal),
)
