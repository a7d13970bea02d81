"""How far it is to the others from everywhere, for as long as they stand where they are."""

from __future__ import annotations

from typing import Final

from shamble.city.board.board import Topology
from shamble.city.table.survivor import Survivor

STRAY: Final = 2
"""Who is farther from the way out is a straggler."""


class Company:
    """The others, and the board as if all doors that should be opened were open."""

    __slots__ = ("_far", "_stragglers", "mates", "to_mates", "ways")

    def __init__(self, mates: list[Survivor], ways: Topology) -> None:
        self.mates: Final = mates
        self.ways: Final = ways
        self.to_mates: Final = [ways.steps(mate.zone) for mate in mates]
        """The way from every zone to each of them."""
        self._far: dict[int, int] = {}
        self._stragglers: list[Survivor] | None = None

    def far(self, zone: int) -> int:
        """How many steps it is from a zone to all of them together."""
        known = self._far.get(zone)
        if known is None:
            known = 0
            for steps in self.to_mates:
                known += steps[zone]
            self._far[zone] = known
        return known

    def mean(self, zone: int) -> float:
        """How many it is on average."""
        return self.far(zone) / len(self.mates) if self.mates else 0.0

    def stragglers(self, exits: list[int]) -> list[Survivor]:
        """Those for whom the others should keep the ways out open."""
        known = self._stragglers
        if known is None:
            ways = [self.ways.steps(way) for way in exits]
            late = [mate for mate in self.mates if min([steps[mate.zone] for steps in ways]) > STRAY] if ways else []
            known = self._stragglers = late
        return known
