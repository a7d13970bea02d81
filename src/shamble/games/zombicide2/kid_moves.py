"""The slippery move of a kid: once a turn, one move action of any length through zombies (p. 7, 65)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.rules.rules import Rules
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import Kit
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.city.turns.moving import pay_move, walk
from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged

SLIP: Final = "slip"
"""Verb of a kid's slippery move, its ledger entry, and the argument by which skill moves recognise it."""


def may_slip(s: CityState, turn: TurnBudget) -> bool:
    """True if a kid has the slippery move left in this turn; a kid with the skill Slippery needs none."""
    return (
        bool(s.rules.catalogue.sheets[turn.who].row["kid"]) and SLIP not in turn.spent and not turn.kit.slippery_skill
    )


class SlipperyMove(Action):
    """An ordinary move action as the kid's slippery move."""

    verbs: ClassVar[tuple[str, ...]] = (SLIP,)
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        # It also lets a longer move go on through a zone with zombies, from any start (p. 19, 65).
        return bool(rules.catalogue.sheets[kit.who].row["kid"]) and not kit.slippery_skill and (beset or kit.steps > 1)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        useful = turn.crowd or turn.kit.steps > 1
        if turn.survivor.car or not useful or not turn.can("move") or not may_slip(s, turn):
            return NO_OPTIONS
        zones = s.board.zones
        return [Option(SLIP, turn.who, zones[zone].id) for zone in s.topology().near[turn.zone]]

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge.slip(judge.s.board.names[option.target], floor)

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        pay_move(t, who, 0)
        t.spend("turn", SLIP)
        walk(t, who, option.target, True)
