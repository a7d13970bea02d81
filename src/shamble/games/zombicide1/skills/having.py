"""Skills that one simply has (p. 18-19)."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.flow import Play
from shamble.city.kit import Kit
from shamble.city.skill import Skill
from shamble.city.skills.enduring import IsThatAllSkill
from shamble.city.skills.numbers import ZonePerMove


class TwoZones(ZonePerMove):
    """A move covers one zone or two; a zone more adds to it."""

    id: ClassVar[str] = "two-zones"


class TwoCocktails(Skill):
    """Making a molotov gives two cards, as far as there are any (S1-19)."""

    id: ClassVar[str] = "two-cocktails"


class HoldYourNose(Skill):
    """A free search where one has killed in this turn, in the street too; it is the search of the turn (S1-25)."""

    id: ClassVar[str] = "hold-your-nose"


class Tough(Skill):
    """Ignores the first zombie's attack of each zombie phase, both steps of it (S1-21, S1-67)."""

    id: ClassVar[str] = "tough"

    def wounded(self, t: Play, who: str, n: int, source: str) -> int:
        s = t.s
        if source not in s.rules.catalogue.kind or s.phase != "zombies" or s.spent("phase", f"tough {who}"):
            return n
        t.spend("phase", f"tough {who}")
        t.tell("tough", "skill.tough", who=who)
        return n - 1


class IsThatAll1(IsThatAllSkill):
    """Wounds are given one by one, so that what kills nobody any more goes to the others (S1-64)."""

    def equip(self, kit: Kit, n: int) -> None:
        """Nothing lasting."""
