"""Free move actions from skills (p. 64, 66): leaving zombies costs nothing, otherwise like any move."""

from __future__ import annotations

from typing import Final

from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.city.turns.moving import MoveOn, pass_by
from shamble.core.option import Option
from shamble.games.zombicide2.kid_moves import SLIP, may_slip

SPRINT: Final = "sprint"
SPRINT_ON: Final = 2
"""Number of zones that a sprint may go on after the first."""
BOTH: Final = "sprint-slip"
"""Argument of a free move that is the turn's sprint and a kid's slippery move at once."""


def free_moves(s: CityState, survivor: Survivor, verb: str) -> list[Option]:
    """Options for a free move. In the survivor's own turn it may also be the turn's sprint or a kid's slippery move."""
    zones = s.board.zones
    near = s.topology().near[survivor.zone]
    ways = [""]
    turn = s.scope("turn")
    if turn is not None and turn.name == survivor.id:
        now = TurnBudget(s, survivor)
        sprints = SPRINT in now.kit.count and SPRINT not in now.spent
        slips = may_slip(s, now)
        if sprints:
            ways.append(SPRINT)
        if slips and now.kit.steps > 1:
            ways.append(SLIP)
        if slips and sprints:
            ways.append(BOTH)
    return [Option(verb, survivor.id, zones[zone].id, way) for way in ways for zone in near]


def move_free(t: CityFlow, option: Option, rule: str) -> None:
    """Makes a free move."""
    who = option.actor
    kit = kit_of(t.s, t.s.survivor(who))
    on = kit.steps - 1
    glide = bool(kit.slippery_skill)
    if option.item in (SPRINT, BOTH):
        t.spend("turn", SPRINT)
        on = SPRINT_ON
        rule = f"skill.{SPRINT}"
    if option.item in (SLIP, BOTH):
        t.spend("turn", SLIP)
        glide = True
    pass_by(t, who, t.s.board.names[option.target], rule)
    t.then(MoveOn(who, on, glide, "", rule))
