"""Skills about the cards that a survivor carries and holds."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.printed import kind_name
from shamble.city.book.skill import Skill
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import MODES, Kit
from shamble.city.table.state import CityState
from shamble.city.turns.setup import give


class Pairing(Skill):
    """Lets any two equal weapons of these modes be used at once."""

    modes: ClassVar[tuple[str, ...]] = ()
    """Attack modes that the skill applies to."""

    def equip(self, kit: Kit, n: int) -> None:
        for mode in self.modes:
            kit.pairs[mode] = self.name

    def enabled_attack(self, s: CityState, aim: AttackPreview) -> bool:
        gear = s.rules.catalogue.gear.get(aim.weapons[0])
        return gear is not None and len(aim.weapons) > 1 and not gear.dual and aim.mode in self.modes


class Ambidextrous(Pairing):
    """Lets any two equal weapons be used at once."""

    id: ClassVar[str] = "ambidextrous"
    modes: ClassVar[tuple[str, ...]] = MODES


class Swordmaster(Pairing):
    """Lets any two equal melee weapons be used at once."""

    id: ClassVar[str] = "swordmaster"
    modes: ClassVar[tuple[str, ...]] = ("melee",)


class Gunslinger(Pairing):
    """Lets any two equal ranged weapons be used at once."""

    id: ClassVar[str] = "gunslinger"
    modes: ClassVar[tuple[str, ...]] = ("ranged",)


class Hoard(Skill):
    """Adds room to the backpack."""

    id: ClassVar[str] = "hoard"
    more: ClassVar[int] = 1
    """Number of additional cards."""

    def equip(self, kit: Kit, n: int) -> None:
        kit.room += self.more
        kit.hoards = self.name


class StartsWith(Skill):
    """Gives the survivor a named card before the deal, if a deck has it."""

    id: ClassVar[str] = "starts-with"
    learnable: ClassVar[bool] = False

    def geared(self, t: CityFlow, who: str) -> None:
        s = t.s
        for deck in self.decks(s):
            # Cards that the mission put on top stay there if a lower layer has the card too.
            matches = [card for layer in reversed(s.deck(deck).layers) for card in layer if kind_name(card) == self.arg]
            if matches:
                card = matches[0]
                t.set_deck(s.deck(deck).without(card))
                give(t, who, card, f"skill.{self.id}")
                return

    def decks(self, s: CityState) -> tuple[str, ...]:
        """The decks that are searched for the card, in this order."""
        return (s.rules.search_deck,)
