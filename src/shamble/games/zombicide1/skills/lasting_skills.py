"""Skills that one simply has (p. 18-19)."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.skill import Skill
from shamble.city.family.skills.bonus_skills import ZonePerMove
from shamble.city.family.skills.wound_skills import IsThatAllSkill
from shamble.city.survivors.searching import DrawGear
from shamble.city.table.flow import Play
from shamble.city.table.kit import Kit, kit_of
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
from shamble.core.option import Option


class TwoZones(ZonePerMove):
    """A move covers one zone or two; a zone more adds to it."""

    id: ClassVar[str] = "two-zones"


class TwoCocktails(Skill):
    """Making a molotov gives two cards, as far as there are any (S1-19)."""

    id: ClassVar[str] = "two-cocktails"


class HoldYourNose(Skill):
    """A free search where one has killed in this turn, in the street too; it is the search of the turn (S1-25)."""

    id: ClassVar[str] = "hold-your-nose"
    verbs: ClassVar[tuple[str, ...]] = ("sniff",)

    def killed(self, t: Play, who: str, zone: int) -> None:
        if t.s.scope("turn") is not None:
            t.spend("turn", f"killed at {zone}")

    def options(self, s: City, turn: Turn) -> list[Option]:
        if turn.survivor.car or turn.crowd or "search" in turn.spent or f"killed at {turn.zone}" not in turn.spent:
            return []
        return [Option("sniff", turn.who)] if s.rules.mission.searchable(s, turn.zone) else []

    def perform(self, t: Play, who: str, option: Option) -> None:
        t.spend("turn", "search")
        t.uses(who, self.name)
        t.then(DrawGear(who, t.s.rules.search_deck, kit_of(t.s, t.s.survivor(who)).draws, "search"))


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
