"""What can be carried and held."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.printed import kind_name
from shamble.city.book.skill import Skill
from shamble.city.combat.attack_bonuses import Aim
from shamble.city.table.flow import Play
from shamble.city.table.kit import MODES, Kit, Training
from shamble.city.table.state import City
from shamble.city.turns.setup import give


class Pairing(Skill):
    """Any two equal weapons of a kind can be used at once."""

    modes: ClassVar[tuple[str, ...]] = ()

    def equip(self, kit: Kit, n: int) -> None:
        for mode in self.modes:
            kit.pairs[mode] = self.name

    def noticed(self, s: City, aim: Aim) -> bool:
        gear = s.rules.catalogue.gear.get(aim.weapons[0])
        return gear is not None and len(aim.weapons) > 1 and not gear.dual and aim.mode in self.modes


class Ambidextrous(Pairing):
    id: ClassVar[str] = "ambidextrous"
    modes: ClassVar[tuple[str, ...]] = MODES


class Swordmaster(Pairing):
    id: ClassVar[str] = "swordmaster"
    modes: ClassVar[tuple[str, ...]] = ("melee",)


class Gunslinger(Pairing):
    id: ClassVar[str] = "gunslinger"
    modes: ClassVar[tuple[str, ...]] = ("ranged",)


class Hoard(Skill):
    """More room in the backpack."""

    id: ClassVar[str] = "hoard"
    more: ClassVar[int] = 1

    def train(self, training: Training) -> None:
        training.room += self.more
        training.hoards = self.name


class StartsWith(Skill):
    """A card of one's own before the dealing, if any deck has it."""

    id: ClassVar[str] = "starts-with"
    learnable: ClassVar[bool] = False

    def geared(self, t: Play, who: str) -> None:
        s = t.s
        for deck in self.decks(s):
            # What the mission has laid on top stays there: it comes out of the rest, if the rest has it.
            found = [card for layer in reversed(s.deck(deck).layers) for card in layer if kind_name(card) == self.arg]
            if found:
                card = found[0]
                t.set_deck(s.deck(deck).without(card))
                give(t, who, card, f"skill.{self.id}")
                return

    def decks(self, s: City) -> tuple[str, ...]:
        """Where it is looked for, in this order."""
        return (s.rules.search_deck,)
