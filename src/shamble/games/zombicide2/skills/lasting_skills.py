"""Skills with a permanent effect: starting values, carrying, free actions, and skills lent to others (p. 63-66)."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.family.skills.carrying_skills import Hoard, StartsWith
from shamble.city.table.flow import D6, CityFlow, WhoQuestion
from shamble.city.table.kit import HANDS, Kit, kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.core.option import Option


class StartsHealth(Skill):
    """Sets the health at the start."""

    id: ClassVar[str] = "starts-health"
    learnable: ClassVar[bool] = False

    def recruited(self, survivor: Survivor) -> Survivor:
        return survivor.having(health=int(self.arg), life=int(self.arg))


class StartsWithAp(Skill):
    """Gives two adrenaline points at the start."""

    id: ClassVar[str] = "starts-2-ap"
    learnable: ClassVar[bool] = False

    def recruited(self, survivor: Survivor) -> Survivor:
        return survivor.having(ap=2)


class StartsWith2(StartsWith):
    """Also takes the card from the epic or the starting deck."""

    def decks(self, s: CityState) -> tuple[str, ...]:
        return ("equipment", "epic", "starting")


class BrotherInArms(Skill):
    """Gives everybody in the zone another skill, if at least two survivors are there."""

    id: ClassVar[str] = "brother-in-arms"
    lends: ClassVar[bool] = True

    def lent(self) -> str:
        return self.arg


class DualExpert(Skill):
    """Makes one attack a turn with two weapons free."""

    id: ClassVar[str] = "dual-expert"

    def equip(self, kit: Kit, n: int) -> None:
        kit.pay_with("pair", self.name, 1, self.name)


class BreakIn(Skill):
    """Opens doors with bare hands and without noise; one door a turn is free."""

    id: ClassVar[str] = "break-in"

    def equip(self, kit: Kit, n: int) -> None:
        kit.doors_need_no_tool = True
        kit.pay_with("door", "free:door", 1, self.name)


class Webbing(Skill):
    """Makes all carried cards count as held."""

    id: ClassVar[str] = "webbing"

    def equip(self, kit: Kit, n: int) -> None:
        kit.all_in_hand = True

    def enabled_attack(self, s: CityState, aim: AttackPreview) -> bool:
        return any(card in aim.survivor.pack for card in aim.weapons)


class Hoard2(Hoard):
    """Adds more room to the backpack than the family's skill."""

    more: ClassVar[int] = 2


class LowProfile(Skill):
    """Protects the survivor from misses of friends."""

    id: ClassVar[str] = "low-profile"

    def equip(self, kit: Kit, n: int) -> None:
        kit.spared = self.name


class QuickReload(Skill):
    """Makes reloading free."""

    id: ClassVar[str] = "quick-reload"

    def equip(self, kit: Kit, n: int) -> None:
        kit.quick_reload = self.name


class Tactician(Skill):
    """Lets the survivor take the turn between any two others."""

    id: ClassVar[str] = "tactician"

    def equip(self, kit: Kit, n: int) -> None:
        kit.roams = self.name


class SearchThoroughly(Skill):
    """Draws two cards in a search; a light adds nothing to it (Z-22)."""

    id: ClassVar[str] = "search-thoroughly"

    def equip(self, kit: Kit, n: int) -> None:
        kit.draws = max(kit.draws, 2)
        kit.thorough = self.name


class SearchAgain(Skill):
    """Allows several searches in a turn."""

    id: ClassVar[str] = "search-again"

    def equip(self, kit: Kit, n: int) -> None:
        kit.searches_again = self.name


class Scavenger(Skill):
    """Allows searches in street zones."""

    id: ClassVar[str] = "scavenger"

    def equip(self, kit: Kit, n: int) -> None:
        kit.searches_outdoors = self.name


class TwoCocktails(Skill):
    """Keeps a thrown bottle on a die roll, in the backpack; a full one asks for a card to discard (p. 16, Z-10)."""

    id: ClassVar[str] = "two-cocktails"

    def card_thrown(self, t: CityFlow, who: str, card: str) -> bool:
        s = t.s
        die = t.roll("d6", D6)
        t.tell("second-cocktail", "skill.two-cocktails", who=who, n=die)
        if die < s.rules.catalogue.families[self.id]["needs"]:
            return False
        holder = s.survivor(who)
        t.set(holder.having(pack=(*holder.pack, card)))
        t.then(MakeRoom(who))
        return True


class MakeRoom(WhoQuestion):
    """Asks which card of an overfull backpack is discarded."""

    ask: ClassVar[str] = "make-room"
    verbs: ClassVar[tuple[str, ...]] = ("drop",)
    cites: ClassVar[str] = "inventory.discard"

    def options(self, s: CityState) -> list[Option]:
        survivor = s.survivor(self.who)
        if len(survivor.pack) <= kit_of(s, survivor).room - HANDS:
            return []
        return [Option("drop", self.who, item=card) for card in survivor.pack]

    def answer(self, t: CityFlow, option: Option) -> None:
        t.set(t.s.survivor(self.who).without(option.item))
        t.throw_away(option.item)
        t.tell("drops", self.cites, who=self.who, card=option.item)
