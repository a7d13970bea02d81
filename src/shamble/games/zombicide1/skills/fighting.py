"""Skills of an attack (p. 18-19)."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.flow import Play
from shamble.city.skill import Skill
from shamble.city.state import Attack, City


class RerollOnce(Skill):
    """Once a turn all dice of an action may be rolled again."""

    id: ClassVar[str] = "reroll"

    def reroll(self, s: City, attack: Attack, n: int) -> bool:
        return s.spent("turn", self.name) < n and self.name not in attack.rerolled

    def rerolled(self, t: Play, attack: Attack) -> None:
        t.spend("turn", self.name)


class TrickShot(Skill):
    """Two guns, two zones, one action."""

    id: ClassVar[str] = "trick-shot"
