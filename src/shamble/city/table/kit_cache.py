"""The cache of skills, trainings, outfits and kits, shared by all missions and tables of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.table.kit import Kit, Training
from shamble.city.table.outfit import Outfit

if TYPE_CHECKING:
    from shamble.city.book.skill import Skill
    from shamble.city.rules.rules import Rules
    from shamble.city.table.survivor import Survivor
    from shamble.core.option import Option

MAX_ENTRIES: Final = 1_000
"""Maximum number of entries in a cache; a full cache is cleared. A kit with its options and its worth to advice takes
about 8 kB; with 50 times as many entries, bots play no faster."""

Cards = tuple[str, ...]


class KitCache:
    """Cached skills, trainings, outfits and kits. They depend on printed values and the book, never on a mission."""

    def __init__(self) -> None:
        self.skills: Final[dict[str, Skill]] = {}
        self.sortings: Final[dict[tuple[str, int, Cards, Cards], list[Option]]] = {}
        """Ways to sort the cards, by survivor, room, hands and backpack."""
        self._trainings: Final[dict[tuple[str, Cards], Training]] = {}
        self._outfits: Final[dict[tuple[Cards, Cards, Cards, Cards, bool], Outfit]] = {}
        self._kits: Final[dict[tuple[str, Cards, Cards, Cards, Cards], Kit]] = {}

    def kit(self, rules: Rules, survivor: Survivor, skills: tuple[str, ...]) -> Kit:
        """The kit for these skills and the survivor's cards."""
        key = (survivor.id, skills, survivor.hands, survivor.pack, survivor.kept)
        cached = self._kits.get(key)
        if cached is None:
            if len(self._kits) >= MAX_ENTRIES:
                self._kits.clear()
            cached = self._kits[key] = Kit(rules, survivor, skills)
        return cached

    def outfit(self, rules: Rules, survivor: Survivor, all_in_hand: bool) -> Outfit:
        """The outfit for the survivor's cards; survivors with equal cards share it."""
        own = rules.own_weapons(survivor)
        key = (own, survivor.hands, survivor.pack, survivor.kept, all_in_hand)
        cached = self._outfits.get(key)
        if cached is None:
            if len(self._outfits) >= MAX_ENTRIES:
                self._outfits.clear()
            cached = self._outfits[key] = Outfit(rules, survivor, own, all_in_hand)
        return cached

    def training(self, rules: Rules, who: str, skills: tuple[str, ...]) -> Training:
        """The training for these skills; there are far fewer trainings than kits."""
        cached = self._trainings.get((who, skills))
        if cached is None:
            if len(self._trainings) >= MAX_ENTRIES:
                self._trainings.clear()
            cached = self._trainings[who, skills] = Training(rules, who, skills)
        return cached
