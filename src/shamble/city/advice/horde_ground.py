"""Positions and distances of all enemies on the board, shared by the estimates of all survivors.

`HordeGround.is_current` is a test of its own, no derived value (`core.derived`), because estimates replace counts in
the ground for a while (`Threats.supposing`): no other reader of the state may see it then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.city.advice.attack_estimates import Counts
from shamble.city.book.printed import Kind
from shamble.city.table.state import CityState


def number(counts: Counts) -> float:
    """Number of enemies of all kinds."""
    total = 0.0
    for n in counts:
        total += n
    return total


class HordeGround:
    """Positions and distances of all enemies; valid for every survivor until an enemy or a door changes."""

    __slots__ = (
        *("about", "barring", "beasts", "brutes", "coming", "crowds", "fast", "horde", "rules", "seen", "size"),
        *("supposed", "topology", "tough", "zombies"),
    )

    def __init__(self, s: CityState, kinds: Sequence[Kind], horde: list[Counts]) -> None:
        self.rules: Final = s.rules
        self.zombies: Final = s.zombies
        self.topology: Final = s.topology()
        self.crowds: Final = s.crowded()
        self.horde: Final = horde
        """Counts of the enemies to fear, by zone."""
        self.size: Final = [0.0] * len(s.zombies)
        """Number of these enemies, by zone."""
        totals = [0.0] * len(kinds)
        for zone in self.crowds:
            self.size[zone] = number(horde[zone])
            for index, n in enumerate(horde[zone]):
                totals[index] += n
        self.about: Final = [kind for kind in kinds if totals[kind.index]]
        """The kinds on the board; all estimates skip the others."""
        self.beasts: Final = [kind.index for kind in self.about if kind.needs > 2]
        """Indexes of the kinds that need damage 3 or more."""
        self.brutes: Final = [kind.index for kind in self.about if kind.needs == 2]
        """Indexes of the kinds that need damage 2."""
        self.tough: Final = [kind for kind in self.about if kind.needs > 1]
        """The kinds that need damage 2 or more."""
        fast = [kind.index for kind in self.about if kind.actions > 1]
        self.fast: Final[list[int]] = []
        """Zones with enemies that have more than one action."""
        for zone in self.crowds if fast else ():
            there = horde[zone]
            for index in fast:
                if there[index]:
                    self.fast.append(zone)
                    break
        self.barring: Final = [kind.index for kind in s.rules.barring if totals[kind.index]]
        """Indexes of the kinds that keep survivors in their zone from attacking."""
        self.coming: Final[dict[int, list[tuple[int, int]]]] = {}
        """Cache of `Threats.coming_from`, by zone."""
        self.seen: Final[dict[int, list[tuple[int, int]]]] = {}
        """Cache of `Threats.in_sight`, by zone."""
        self.supposed = 0
        """Number of open contexts in which counts are replaced (`Threats.supposing`)."""

    def is_current(self, s: CityState) -> bool:
        """True if this ground still describes the table."""
        if self.zombies is not s.zombies or self.rules is not s.rules or self.supposed:
            return False
        return self.topology is s.topology()
