"""A kid slips through zombies once a turn, with one move action of any length (p. 7, 65)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.rules.rules import Rules
from shamble.city.table.flow import Play
from shamble.city.table.kit import Kit
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
from shamble.city.turns.moving import pay_move, walk
from shamble.core.option import Option

SLIP: Final = "slip"
"""The verb of such a move, what it spends in the turn, and how a skill's move is told that it is one."""


def may_slip(s: City, turn: Turn) -> bool:
    """Whether a kid has its slippery move left; who is slippery anyway needs none."""
    return bool(s.rules.catalogue.sheets[turn.who].row["kid"]) and SLIP not in turn.spent and not turn.kit.glides


class Slip(Action):
    """With an ordinary move."""

    verbs: ClassVar[tuple[str, ...]] = (SLIP,)
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        # It also helps who goes on after a zone with zombies, wherever the move begins (p. 19, 65).
        return bool(rules.catalogue.sheets[kit.who].row["kid"]) and not kit.glides and (beset or kit.steps > 1)

    def options(self, s: City, turn: Turn) -> list[Option]:
        useful = turn.crowd or turn.kit.steps > 1
        if turn.survivor.car or not useful or not turn.can("move") or not may_slip(s, turn):
            return []
        zones = s.board.zones
        return [Option(SLIP, turn.who, zones[zone].id) for zone in s.topology().near[turn.zone]]

    def perform(self, t: Play, who: str, option: Option) -> None:
        pay_move(t, who, 0)
        t.spend("turn", SLIP)
        walk(t, who, option.target, True)
