"""Super-zeds, infectors and the markers on zeds (cards)."""

from __future__ import annotations

from typing import ClassVar

from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.powers import Power, carry
from shamble.games.dawn.table.state import Table


class SecondStep(Power):
    """K10 and fast zeds: after their step a second one, alone."""

    def __init__(self, rule: str) -> None:
        self.why = rule

    def cause(self, s: Table) -> str:
        return self.why

    def moves_on(self, s: Table, who: str) -> bool:
        return True


class Berserker(Power):
    """Attacks and wins: one field on at once, leaving its mob."""

    rule: ClassVar[str] = "dawn.super.berserker"

    def rampages(self, s: Table, who: str) -> bool:
        return True


class Regenerator(Power):
    """Recovers a hit each time it is activated."""

    rule: ClassVar[str] = "dawn.super.regenerator"

    def recovers(self, s: Table, who: str) -> bool:
        return True


class Doomed(Power):
    """Whoever fights it loses."""

    rule: ClassVar[str] = "dawn.super.doomed"

    def settles(self, s: Table, fight: Fight, who: str) -> int:
        return -1 if who in fight.foes else 0


class Leaper(Power):
    """No defence bonus against it or its mob."""

    rule: ClassVar[str] = "dawn.super.leaper"

    def bare(self, s: Table, fight: Fight) -> bool:
        return "leaper" in fight.foes


class Smart(Power):
    """One column to the left when it attacks."""

    rule: ClassVar[str] = "dawn.marker.smart"

    def shift(self, s: Table, fight: Fight, who: str) -> int:
        return -1 if who in fight.foes and not fight.attacking else 0


class Leader(Power):
    """One column to the left in every melee against it."""

    rule: ClassVar[str] = "dawn.marker.leader"

    def shift(self, s: Table, fight: Fight, who: str) -> int:
        return -1 if who in fight.foes else 0


carry("k10", [SecondStep("dawn.super.k10")])
carry("fast", [SecondStep("dawn.marker.fast")])
carry("berserker", [Berserker()])
carry("regenerator", [Regenerator()])
carry("doomed", [Doomed()])
carry("leaper", [Leaper()])
carry("smart", [Smart()])
carry("leader", [Leader()])
