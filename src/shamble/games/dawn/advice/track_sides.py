"""The two sides of a track in advice: groups of zeds, guards before them, and a guard's defence against a group."""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.fights.combat_odds import Odds
from shamble.games.dawn.printed.counters import Unit, Zed


class Group:
    """The zeds on one field of a track."""

    def __init__(self, n: int, zeds: tuple[Zed, ...], strength: int, life: int, infectors: int = 0) -> None:
        self.n: Final = n
        self.zeds: Final = zeds
        self.strength: Final = strength
        self.life: Final = life
        self.infectors: Final = infectors

    def at(self, n: int) -> Group:
        return Group(n, self.zeds, self.strength, self.life, self.infectors)


class Guard:
    """A fighter on a track, and the number of its field."""

    def __init__(self, n: int, field: str, unit: Unit) -> None:
        self.n: Final = n
        self.field: Final = field
        self.unit: Final = unit


class Stand:
    """A guard against a group: the odds, the probability of holding the field, and the worth of one fight."""

    def __init__(self, odds: Odds, hold: float, firm: float, exchange: float) -> None:
        self.odds: Final = odds
        self.hold: Final = hold
        self.firm: Final = firm
        """Probability of not losing a field until the zeds are dead."""
        self.exchange: Final = exchange
