"""Random choices for random positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.core.chance import Chance


class Picks:
    """Chooses numbers and ids with a chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def upto(self, n: int) -> int:
        """Returns a number from 0 to n."""
        return self.chance.roll("position", range(n + 1))

    def choice(self, things: Sequence[str]) -> str:
        """Returns one of these ids."""
        return things[self.chance.draw("position", things)]

    def sample(self, things: Sequence[str], n: int) -> list[str]:
        """Returns up to n different ids of these."""
        pool = list(things)
        return [pool.pop(self.chance.draw("position", pool)) for _ in range(min(n, len(pool)))]
