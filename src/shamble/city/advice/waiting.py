"""Reasons for ending a turn with actions left, for steps and for searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.city.advice.turn_worth import FEAR
from shamble.city.table.kit import kit_of
from shamble.core.event import Args

if TYPE_CHECKING:
    from shamble.city.advice.turn_plan import TurnPlan
    from shamble.city.table.survivor import Survivor


def why_end(plan: TurnPlan) -> tuple[str, Args]:
    """Returns the reason for ending the turn now: what the survivor would otherwise do, and what speaks against it."""
    s, me = plan.s, plan.me
    here = me.zone
    who: Args = {"who": me.id}
    if plan.actions <= 0:
        return "turn-done", who
    crowd = s.crowd(here)
    if crowd:
        return "among-them", {**who, "n": crowd}
    if plan.target < 0:
        return "no-goal", who
    if plan.to_target[here] == 0:
        return "arm-here" if plan.arming else "hold-here", {**who, "zone": s.board.zones[here].id}
    nearer = [zone for zone in plan.threats.near[here] if plan.to_target[zone] < plan.to_target[here]]
    if not nearer:
        return why_closed(plan)
    step = min(nearer, key=lambda zone: plan.to_target[zone])
    gain = plan.way(step) - plan.way(here)
    harm = FEAR * (plan.threats.with_one(step, 0, False) - plan.threats.with_one(here, 0, False))
    if harm > max(gain, 0.0):
        n = s.crowd(step) + sum([s.crowd(zone) for zone in plan.threats.near[step]])
        return "wait-danger", {**who, "zone": s.board.zones[step].id, "n": n}
    last = farthest(plan)
    if plan.together and last is not None and plan.to_target[last.zone] > plan.to_target[here]:
        return "wait-for", {**who, "whom": last.id}
    return "nothing-better", {}


def why_closed(plan: TurnPlan) -> tuple[str, Args]:
    """Returns the reason for waiting before a closed door: for the mate who can open it, or for those behind."""
    s, me = plan.s, plan.me
    if not plan.tools:
        for mate in plan.mates:
            if kit_of(s, mate).tools:
                return "wait-opener", {"who": me.id, "whom": mate.id}
        return "no-opener", {"who": me.id}
    last = farthest(plan)
    if last is not None and not plan.ready:
        return "wait-ready", {"who": me.id, "whom": last.id}
    return "closed-for-now", {"who": me.id}


def farthest(plan: TurnPlan) -> Survivor | None:
    """Returns the mate who is farthest from the target, or None without mates."""
    last: Survivor | None = None
    for mate in plan.mates:
        if last is None or plan.to_target[mate.zone] > plan.to_target[last.zone]:
            last = mate
    return last


def why_step(plan: TurnPlan, zone: int, end: int = -1) -> tuple[str, Args]:
    """Returns the reason for a step: the goal if the step leads there, else the difference that counts most. `end` is
    the zone in which the turn is to end, if that is known."""
    s, me = plan.s, plan.me
    here = me.zone
    args: Args = {"who": me.id, "zone": s.board.zones[zone].id}
    if plan.target >= 0 and plan.to_target[zone] < plan.to_target[here]:
        n = plan.to_target[zone]
        if plan.arming:
            return "towards-weapons" if n else "at-weapons", {**args, "dest": s.board.zones[plan.target].id, "n": n}
        return "towards-goal" if n else "at-goal", {**args, "dest": s.board.zones[plan.target].id, "n": n}
    n, near = plan.besieged()
    spared = plan.threats.with_one(here, 0, False) - plan.threats.with_one(zone, 0, False)
    closer = plan.company.far(here) - plan.company.far(zone) if plan.together else 0
    if (n or near) and spared > 0.0:
        return "safer", {**args, "n": n, "near": near}
    places = (zone,) if end in (-1, zone, here) else (zone, end)
    for place in places:
        if not plan.searched and not s.crowd(place) and plan.hides(place):
            return "to-search", {**args, "zone": s.board.zones[place].id}
    if spared > 0.5:
        return "out-of-reach", args
    for place in places:
        if plan.shoots:
            worth, aim, _ = plan.shots(place, 1)
            if aim >= 0 and worth > plan.shots(here, 1)[0]:
                return "better-aim", {
                    **args,
                    "zone": s.board.zones[place].id,
                    "dest": s.board.zones[aim].id,
                    "n": s.crowd(aim),
                }
    if closer > 0:
        return "closer-together", args
    return "good-place", args


def why_no_step(plan: TurnPlan, zone: int) -> tuple[str, Args]:
    """Returns the reason against a step that is worse than staying: the difference that counts most."""
    s, me = plan.s, plan.me
    here = me.zone
    args: Args = {"who": me.id, "zone": s.board.zones[zone].id}
    harm = FEAR * (plan.threats.with_one(zone, 0, False) - plan.threats.with_one(here, 0, False))
    astray = plan.way(here) - plan.way(zone)
    if harm > max(astray, 0.0):
        n = s.crowd(zone) + sum([s.crowd(near) for near in plan.threats.near[zone]])
        return "exposed", {**args, "n": n}
    if plan.unseen(zone):
        return "dark-there", args
    if plan.target >= 0 and plan.to_target[zone] > plan.to_target[here] and not plan.arming:
        return "off-course", {**args, "dest": s.board.zones[plan.target].id}
    if plan.together and plan.company.far(zone) > plan.company.far(here):
        return "apart", args
    return "gains-nothing", args


def why_search(plan: TurnPlan) -> tuple[str, Args]:
    """Returns the reason for a search: a card that a goal asks for, a poor weapon, or an action to spare."""
    who: Args = {"who": plan.me.id}
    if plan.hungry:
        return "search-wanted", who
    return ("gear-up" if plan.poorly_armed else "search-spare"), who
