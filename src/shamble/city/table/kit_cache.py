"""Every skill, training, outfit and kit that has been worked out: for all missions and all tables of a game at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.table.kit import Kit, Training
from shamble.city.table.outfit import Outfit

if TYPE_CHECKING:
    from shamble.city.book.skill import Skill
    from shamble.city.rules.rules import Rules
    from shamble.city.table.survivor import Survivor

MOST: Final = 50_000
"""So many combinations are remembered before all are forgotten."""

Cards = tuple[str, ...]


class Kits:
    """Nothing in them is of one mission: they follow from what is printed and from the book."""

    def __init__(self) -> None:
        self.skills: Final[dict[str, Skill]] = {}
        self._trainings: Final[dict[tuple[str, Cards], Training]] = {}
        self._outfits: Final[dict[tuple[Cards, Cards, Cards, Cards, bool], Outfit]] = {}
        self._kits: Final[dict[tuple[str, Cards, Cards, Cards, Cards], Kit]] = {}

    def kit(self, rules: Rules, survivor: Survivor, skills: tuple[str, ...]) -> Kit:
        """What follows from somebody's skills and cards."""
        key = (survivor.id, skills, survivor.hands, survivor.pack, survivor.kept)
        known = self._kits.get(key)
        if known is None:
            if len(self._kits) >= MOST:
                self._kits.clear()
            known = self._kits[key] = Kit(rules, survivor, skills)
        return known

    def outfit(self, rules: Rules, survivor: Survivor, all_in_hand: bool) -> Outfit:
        """What follows from cards alone: many carry the same ones."""
        own = rules.own_weapons(survivor)
        key = (own, survivor.hands, survivor.pack, survivor.kept, all_in_hand)
        known = self._outfits.get(key)
        if known is None:
            if len(self._outfits) >= MOST:
                self._outfits.clear()
            known = self._outfits[key] = Outfit(rules, survivor, own, all_in_hand)
        return known

    def training(self, rules: Rules, who: str, skills: tuple[str, ...]) -> Training:
        """What follows from somebody's skills alone: there are far fewer of these."""
        known = self._trainings.get((who, skills))
        if known is None:
            if len(self._trainings) >= MOST:
                self._trainings.clear()
            known = self._trainings[who, skills] = Training(rules, who, skills)
        return known
