"""The two sides of a track, as advice sees them: groups of zeds, guards before them, and how those would stand."""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.fights.combat_odds import Odds
from shamble.games.dawn.printed.counters import Unit, Zed


class Group:
    """Zeds on one field of a track."""

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
    """A guard against a group: the odds, the chance to hold the way, and what one fight brings."""

    def __init__(self, odds: Odds, hold: float, firm: float, exchange: float) -> None:
        self.odds: Final = odds
        self.hold: Final = hold
        self.firm: Final = firm
        """The chance not to lose a step until they are dead."""
        self.exchange: Final = exchange
