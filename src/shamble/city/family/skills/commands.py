"""Options and their advice for skills that give another survivor an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged


def command_options(s: CityState, turn: TurnBudget) -> list[Option]:
    """Returns an option for each other survivor on the board."""
    return [Option("command", turn.who, mate.id) for mate in s.survivors if mate.here and mate.id != turn.who]


def judge_command(judge: TurnJudge, option: Option) -> Judged:
    """Judges giving an action away: it is worth most to a survivor who stands among enemies."""
    mate = judge.s.survivor(option.target)
    return judge.now + (1.0 + judge.s.crowd(mate.zone)), "command", {"who": option.target}
