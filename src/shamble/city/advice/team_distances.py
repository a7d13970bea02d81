"""Distances from every zone to the other survivors, cached until one of them moves."""

from __future__ import annotations

from typing import Final

from shamble.city.board.board import Topology
from shamble.city.table.survivor import Survivor

STRAY: Final = 2
"""Distance from the nearest exit, in zones, beyond which a survivor is a straggler."""


class TeamDistances:
    """The other survivors, and distances on the board as if all doors that should be opened were open."""

    __slots__ = ("_far", "_stragglers", "mates", "to_mates", "ways")

    def __init__(self, mates: list[Survivor], ways: Topology) -> None:
        self.mates: Final = mates
        self.ways: Final = ways
        self.to_mates: Final = [ways.steps(mate.zone) for mate in mates]
        """For each mate, the number of steps from every zone."""
        self._far: dict[int, int] = {}
        self._stragglers: list[Survivor] | None = None

    def far(self, zone: int) -> int:
        """Number of steps from a zone to all mates together."""
        total = self._far.get(zone)
        if total is None:
            total = 0
            for steps in self.to_mates:
                total += steps[zone]
            self._far[zone] = total
        return total

    def mean(self, zone: int) -> float:
        """Average number of steps from a zone to a mate; 0 without mates."""
        return self.far(zone) / len(self.mates) if self.mates else 0.0

    def stragglers(self, exits: list[int]) -> list[Survivor]:
        """Mates far from every exit, for whom the others should keep the exits open; computed at the first call."""
        stragglers = self._stragglers
        if stragglers is None:
            ways = [self.ways.steps(way) for way in exits]
            late = [mate for mate in self.mates if min([steps[mate.zone] for steps in ways]) > STRAY] if ways else []
            stragglers = self._stragglers = late
        return stragglers
