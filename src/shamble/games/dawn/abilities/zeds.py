"""Powers of super-zeds and of the markers on zeds (cards)."""

from __future__ import annotations

from typing import ClassVar

from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState


class SecondStep(Power):
    """K10 and fast zeds take a second step on their own."""

    words: ClassVar[tuple[str, ...]] = ("second-step",)

    def moves_on(self, s: DawnState, who: str) -> bool:
        return True


class Berserker(Power):
    """After an attack that it wins, the berserker goes one field on at once and leaves its mob."""

    words: ClassVar[tuple[str, ...]] = ("rampage",)

    def rampages(self, s: DawnState, who: str) -> bool:
        return True


class Regenerator(Power):
    """The zed recovers one hit at each activation."""

    words: ClassVar[tuple[str, ...]] = ("regeneration",)

    def recovers(self, s: DawnState, who: str) -> bool:
        return True


class Doomed(Power):
    """A unit that fights this zed loses."""

    words: ClassVar[tuple[str, ...]] = ("doom",)

    def decides_melee(self, s: DawnState, fight: Fight, who: str) -> int:
        return -1 if who in fight.foes else 0


class Leaper(Power):
    """The defence bonus does not count against this zed or its mob."""

    words: ClassVar[tuple[str, ...]] = ("leap",)

    def no_defence_bonus(self, s: DawnState, fight: Fight) -> bool:
        return "leaper" in fight.foes


class Smart(Power):
    """Shifts the column one to the left when this zed attacks."""

    words: ClassVar[tuple[str, ...]] = ("smart",)

    def shift(self, s: DawnState, fight: Fight, who: str) -> int:
        return -1 if who in fight.foes and not fight.attacking else 0


class Leader(Power):
    """Shifts the column one to the left in every melee against this zed."""

    words: ClassVar[tuple[str, ...]] = ("leader",)

    def shift(self, s: DawnState, fight: Fight, who: str) -> int:
        return -1 if who in fight.foes else 0
