"""Goals about tokens to take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from shamble.city.missions.goal import Goal
from shamble.city.table.pieces import Token
from shamble.city.table.state import CityState

if TYPE_CHECKING:
    from shamble.city.missions.mission import Mission


class Objectives(Goal):
    """Take every objective, or every one of a colour."""

    id: ClassVar[str] = "objectives"
    words: ClassVar[tuple[str, ...]] = ("colour",)
    optional: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__(mission, row)
        colour = row.get("colour")
        self.wanted: Final = frozenset(
            [token.id for token in mission.tokens() if token.kind == "objective" and colour in (None, token.colour)]
        )

    def progress(self, s: CityState) -> tuple[int, int]:
        n = 0
        for id in s.taken:
            if id in self.wanted:
                n += 1
        return n, len(self.wanted)


class Crates(Goal):
    """Take every crate, including those on cars."""

    id: ClassVar[str] = "crates"

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__(mission, row)
        self.laid: Final = frozenset([token.id for token in mission.tokens() if self.asks_for(token)])

    def asks_for(self, token: Token) -> bool:
        """True if the goal counts this token."""
        return token.kind == "crate"

    def progress(self, s: CityState) -> tuple[int, int]:
        left = 0
        for token in s.tokens:
            if token.id in self.laid:
                left += 1
        return len(self.laid) - left, len(self.laid)

    def wants(self, s: CityState, token: Token) -> bool:
        return self.asks_for(token) and not self.met(s)


class LootBuilding(Crates):
    """Take every objective and crate in the building of a zone."""

    id: ClassVar[str] = "loot"
    words: ClassVar[tuple[str, ...]] = ("zone",)
    loots: ClassVar[bool] = True

    def asks_for(self, token: Token) -> bool:
        board = self.mission.board
        building = board.zones[self.zones[0]].building
        return token.zone >= 0 and board.zones[token.zone].building == building

    def wants(self, s: CityState, token: Token) -> bool:
        return self.asks_for(token)
