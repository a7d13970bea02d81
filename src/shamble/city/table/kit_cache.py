"""The cache of skills, kits and options, shared by all missions and tables of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.board.recent_cache import RecentCache
from shamble.city.table.kit import FixedOptions, Kit, SkillSet

if TYPE_CHECKING:
    from shamble.city.book.printed import Catalogue
    from shamble.city.book.skill import Skill
    from shamble.city.rules.rules import Rules
    from shamble.city.table.survivor import KitKeeper
    from shamble.core.option import Option

LOADOUTS: Final = 512
"""Maximum number of loadouts that keep their kit. When there are more, all of them drop it, so that the history of a
table does not hold its kits in memory."""
KITS: Final = 500
"""Number of kits that stay in the cache while they are used; up to twice as many are in it. A kit with its options and
its worth to advice takes about 8 kB."""
MAX_ENTRIES: Final = 1_000
"""Maximum number of entries in the other caches; a full cache is cleared."""

Cards = tuple[str, ...]


class KitCache:
    """Cached skills, kits and options of one class of rules with one catalogue. They never depend on a mission or its
    settings."""

    def __init__(self, rules: type[Rules], catalogue: Catalogue) -> None:
        self.rules: Final = rules
        self.catalogue: Final = catalogue
        self.skills: Final[dict[str, Skill]] = {}
        self.keepers: Final[list[KitKeeper]] = []
        """The objects of survivors that keep a kit."""
        self.sortings: Final[dict[tuple[str, int, Cards, Cards], list[Option]]] = {}
        """Ways to sort the cards, by survivor, room, hands and backpack."""
        self._options: Final[dict[str, FixedOptions]] = {}
        self._skill_sets: Final[dict[Cards, SkillSet]] = {}
        self._kits: Final[RecentCache[tuple[str, Cards, Cards, Cards, Cards], Kit]] = RecentCache(KITS)

    def kit(self, rules: Rules, who: str, skills: Cards, hands: Cards, pack: Cards, kept: Cards) -> Kit:
        """The kit of a survivor with these cards and these skills, own and lent ones."""
        key = (who, skills, hands, pack, kept)
        cached = self._kits.get(key)
        return cached if cached is not None else self._kits.put(key, Kit(rules, who, skills, hands, pack, kept))

    def note_keeper(self, keeper: KitKeeper) -> None:
        """Notes that this object keeps a kit. If too many do, all of them drop theirs."""
        if len(self.keepers) >= LOADOUTS:
            self.release()
        self.keepers.append(keeper)

    def release(self) -> None:
        """Makes all keepers drop their kits. A new game begins with it, so that no game finds kits of others."""
        for keeper in self.keepers:
            keeper.forget()
        self.keepers.clear()

    def skill_set(self, rules: Rules, skills: tuple[str, ...]) -> SkillSet:
        """The skill set of these skills; cached."""
        cached = self._skill_sets.get(skills)
        if cached is None:
            if len(self._skill_sets) >= MAX_ENTRIES:
                self._skill_sets.clear()
            cached = self._skill_sets[skills] = SkillSet(rules, skills)
        return cached

    def options(self, who: str) -> FixedOptions:
        """The options of a survivor that never change."""
        cached = self._options.get(who)
        if cached is None:
            cached = self._options[who] = FixedOptions(who)
        return cached
