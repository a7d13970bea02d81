"""Skills with a permanent effect (p. 18-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.city.book.skill import Skill
from shamble.city.family.skills.bonus_skills import ZonePerMove
from shamble.city.family.skills.wound_skills import IsThatAllSkill
from shamble.city.survivors.searching import DrawGear
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import Kit, kit_of
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged


class TwoZones(ZonePerMove):
    """Moves one or two zones per move action; Zone Per Move adds to it."""

    id: ClassVar[str] = "two-zones"


class TwoCocktails(Skill):
    """Makes two Molotovs at once, as far as the supply goes (S1-19)."""

    id: ClassVar[str] = "two-cocktails"


class HoldYourNose(Skill):
    """A free search in a zone where the survivor killed in this turn, in the street too; it is the turn's only search
    (S1-25)."""

    id: ClassVar[str] = "hold-your-nose"
    verbs: ClassVar[tuple[str, ...]] = ("sniff",)

    def killed(self, t: CityFlow, who: str, zone: int) -> None:
        if t.s.scope("turn") is not None:
            t.spend("turn", f"killed at {zone}")

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if turn.survivor.car or turn.crowd or "search" in turn.spent or f"killed at {turn.zone}" not in turn.spent:
            return NO_OPTIONS
        return [Option("sniff", turn.who)] if s.rules.mission.searchable(s, turn.zone) else NO_OPTIONS

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge.now + 3.0, "free", {}

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", "search")
        t.uses(who, self.name)
        t.then(DrawGear(who, t.s.rules.search_deck, kit_of(t.s, t.s.survivor(who)).draws, "search"))


class Tough(Skill):
    """Cancels the first wound by a zombie in each zombie phase, in either of its steps (S1-21, S1-67)."""

    id: ClassVar[str] = "tough"

    def wounded(self, t: CityFlow, who: str, n: int, source: str) -> int:
        s = t.s
        if source not in s.rules.catalogue.kind or s.phase != "zombies" or s.spent("phase", f"tough {who}"):
            return n
        t.spend("phase", f"tough {who}")
        t.tell("tough", "skill.tough", who=who)
        return n - 1


class IsThatAll1(IsThatAllSkill):
    """Is That All without `Kit.endures`: wounds beyond those that kill a survivor go to the others in the zone
    (S1-64)."""

    def equip(self, kit: Kit, n: int) -> None:
        """Adds nothing to the kit."""
