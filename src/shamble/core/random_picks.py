"""Small choices out of a chance, for random positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.core.chance import Chance


class Picks:
    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def upto(self, n: int) -> int:
        return self.chance.roll("position", range(n + 1))

    def one(self, things: Sequence[str]) -> str:
        return things[self.chance.draw("position", things)]

    def some(self, things: Sequence[str], n: int) -> list[str]:
        pool = list(things)
        return [pool.pop(self.chance.draw("position", pool)) for _ in range(min(n, len(pool)))]
