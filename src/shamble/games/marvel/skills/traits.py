"""Zombie traits: cards that are discarded when used (p. 13). Using a trait is never an action."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.combat.attack_dice import begin_attack
from shamble.city.survivors.wounds import SufferWounds, WoundQuestion
from shamble.city.table.flow import CityFlow, WhoQuestion
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.core.option import Option
from shamble.games.marvel.horde.enemies import DEVOUR, bewitched
from shamble.games.marvel.survivors.dashboard_slots import holds, use_trait
from shamble.games.marvel.survivors.hunger import hunger_of, sate
from shamble.games.marvel.turns.hero_actions import edible

HEALS: Final = 2
"""Wounds that a healing trait heals at most."""


class Trait(Skill):
    """A skill that a trait card gives while it is held; no hero learns it."""

    learnable: ClassVar[bool] = False


def chosen_for(s: CityState, name: str) -> bool:
    """True if this trait was used for the current attack."""
    return bool(s.spent("attack", f"trait {name}"))


# -- before the roll -------------------------------------------------------------------------------------------------


class RollTrait(Trait):
    """A trait used before the dice are rolled. Its card is discarded then, so the attack's scope records the use."""

    def can_boost(self, s: CityState, attack: Attack) -> bool:
        return self.fits(attack)

    def fits(self, attack: Attack) -> bool:
        """True if the trait can be used for this attack."""
        return True

    def apply_boost(self, t: CityFlow, attack: Attack) -> None:
        use_trait(t, attack.who, self.id)
        t.spend("attack", f"trait {self.id}")

    def boost(self, s: CityState, aim: AttackPreview) -> None:
        """Adds the trait's bonus to an attack that it was used for."""


class MealTrait(Trait):
    """A trait used right after a devour that eliminated its target."""

    def tastes(self, s: CityState, hero: Survivor) -> bool:
        """True if using the trait would have an effect."""
        raise NotImplementedError

    def serve(self, t: CityFlow, who: str) -> None:
        """Applies the effect of the trait."""
        raise NotImplementedError


class SecondHelping(MealTrait):
    """Grants another devour at once."""

    id: ClassVar[str] = "second-helping"

    def tastes(self, s: CityState, hero: Survivor) -> bool:
        return edible(s, hero.zone)

    def serve(self, t: CityFlow, who: str) -> None:
        begin_attack(t, who, "melee", (DEVOUR,), t.s.survivor(who).zone)


class IronStomach(MealTrait):
    """Heals up to two wounds."""

    id: ClassVar[str] = "iron-stomach"

    def tastes(self, s: CityState, hero: Survivor) -> bool:
        return hero.life < hero.health

    def serve(self, t: CityFlow, who: str) -> None:
        hero = t.s.survivor(who)
        t.heal(who, min(HEALS, hero.health - hero.life), f"skill.{self.id}")


class DeadNerves(Trait):
    """Cancels up to two wounds of one attack's share."""

    id: ClassVar[str] = "dead-nerves"

    def wounded(self, t: CityFlow, who: str, n: int, source: str) -> int:
        t.then(Numbness(who, n, source))
        return 0


class BoneClaws(RollTrait):
    """Adds three dice to a melee attack."""

    id: ClassVar[str] = "bone-claws"

    def fits(self, attack: Attack) -> bool:
        return attack.mode == "melee"

    def boost(self, s: CityState, aim: AttackPreview) -> None:
        aim.add("dice", self.name, 3 * s.spent("attack", f"trait {self.id}"))


class SteadyRot(RollTrait):
    """Adds two dice to a ranged attack."""

    id: ClassVar[str] = "steady-rot"

    def fits(self, attack: Attack) -> bool:
        return attack.mode == "ranged"

    def boost(self, s: CityState, aim: AttackPreview) -> None:
        aim.add("dice", self.name, 2 * s.spent("attack", f"trait {self.id}"))


class FeedingFrenzy(RollTrait):
    """Improves the accuracy by 1; see `MarvelRules.accuracy`."""

    id: ClassVar[str] = "feeding-frenzy"


class DeepBite(RollTrait):
    """Lowers the target's toughness by 1 for a devour; see `MarvelRules.toughness`."""

    id: ClassVar[str] = "deep-bite"

    def fits(self, attack: Attack) -> bool:
        return attack.weapons[0] == DEVOUR


# -- after the roll --------------------------------------------------------------------------------------------------


class Relentless(Trait):
    """Re-rolls all misses of an attack."""

    id: ClassVar[str] = "relentless"

    def reroll(self, s: CityState, attack: Attack, n: int) -> bool:
        return self.name not in attack.rerolled and not bewitched(s, attack.who)

    def rerolled(self, t: CityFlow, attack: Attack) -> None:
        use_trait(t, attack.who, self.id)


# -- after a meal ----------------------------------------------------------------------------------------------------


class SharedMeal(MealTrait):
    """Lowers the hunger of every other hero in the zone by 1."""

    id: ClassVar[str] = "shared-meal"

    def tastes(self, s: CityState, hero: Survivor) -> bool:
        return any(hunger_of(mate) for mate in s.at(hero.zone) if mate.id != hero.id)

    def serve(self, t: CityFlow, who: str) -> None:
        for mate in t.s.at(t.s.survivor(who).zone):
            if mate.id != who:
                sate(t, mate.id, 1, f"skill.{self.id}")


class AfterMeal(WhoQuestion):
    """Offers the meal traits after a devour, one by one, as long as one has an effect."""

    ask: ClassVar[str] = "after-meal"
    verbs: ClassVar[tuple[str, ...]] = ("use", "pass")
    cites: ClassVar[str] = "trait.single-use"

    def options(self, s: CityState) -> list[Option]:
        hero = s.survivor(self.who)
        if not hero.here:
            return []
        options: list[Option] = []
        for name in (SecondHelping.id, IronStomach.id, SharedMeal.id):
            trait = s.rules.skill(name)
            if holds(hero, name) and isinstance(trait, MealTrait) and trait.tastes(s, hero):
                options.append(Option("use", self.who, item=name))
        return [*options, Option("pass", self.who)] if options else []

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "pass":
            return
        trait = t.s.rules.skill(option.item)
        assert isinstance(trait, MealTrait)
        use_trait(t, self.who, option.item)
        trait.serve(t, self.who)
        t.then(AfterMeal(self.who))


# -- against wounds --------------------------------------------------------------------------------------------------


class Numbness(WoundQuestion):
    """Asks a hero with Dead Nerves how many wounds to cancel."""

    ask: ClassVar[str] = "dead-nerves"
    verbs: ClassVar[tuple[str, ...]] = ("cancel", "suffer")
    cites: ClassVar[str] = f"skill.{DeadNerves.id}"

    def options(self, s: CityState) -> list[Option]:
        if not s.survivor(self.who).here:
            return []
        card = DeadNerves.id if holds(s.survivor(self.who), DeadNerves.id) else ""
        ways = [Option("cancel", self.who, item=card, n=n) for n in range(1, min(2, self.n) + 1)] if card else []
        return [*ways, Option("suffer", self.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "suffer":
            t.s.rules.wound(t, self.who, self.n, self.source)
            return
        use_trait(t, self.who, DeadNerves.id)
        t.tell("feels-nothing", self.cites, who=self.who, n=option.n)
        if self.n > option.n:
            t.then(SufferWounds(self.who, self.n - option.n, self.source))
