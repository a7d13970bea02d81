"""Advice for the Actions phase: an action is worth the threat that it removes from the tracks, less its price."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.option import Option
from shamble.games.dawn.actions.actions_phase import OwnAction, unit_options
from shamble.games.dawn.actions.unit_choices import can_act
from shamble.games.dawn.advice.attacks import attack, grenade, hand_load, shoot
from shamble.games.dawn.advice.judging import Judge, Judged
from shamble.games.dawn.advice.moves import move
from shamble.games.dawn.advice.town_actions import build, heal, minefield, research, search, strongpoint
from shamble.games.dawn.advice.track_costs import ENOUGH, Costs
from shamble.games.dawn.printed.counters import Unit

CARD: Final = 0.9
"""Worth of a card that the Actions phase offers, if its own judge is silent."""


def act(o: Costs, step: Any, option: Option) -> Judged:
    """Judges an option of the Actions phase by its verb."""
    verb = option.verb
    judge = ACTION_JUDGES.get(verb)
    if judge is not None:
        free = verb in PRICED and getattr(step, "free", False)
        key = (verb, option.actor, option.target, option.item, free)
        judged = o.judged.get(key)
        if judged is None:
            judged = o.judged[key] = judge(o, step, option)
        return judged
    if verb in ("end-actions", "back", "skip", "stay"):
        return ENOUGH, "enough", {}
    if verb == "own":
        return own_worth(o, option), "own", {}
    if verb in ("play", "event"):
        return CARD, "card", {}
    if verb == "special":
        return ENOUGH, "special", {"who": option.actor}
    if verb == "arm":
        return 1.5 + 0.1 * o.s.content.units[option.target].strength[1], "arm", {"who": option.actor}
    return 0.02, "leave-it", {}


def own_worth(o: Costs, option: Option) -> float:
    """Worth of a player's own action: used after those of the event, and only for an action worth one."""
    if o.s.actions:
        return -0.1
    judged = o.own
    if judged is None:
        # All players have the same actions to choose from.
        step = OwnAction(option.n)
        best = max([act(o, step, deed)[0] for deed in step.options(o.s)])
        judged = o.own = (1.0 + best if best > ENOUGH else -0.1, "own", {})
    return judged[0]


class GrantedAction:
    """An imagined bonus action, free or with its price."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free


def action_worth(o: Costs, unit: Unit, free: bool) -> float:
    """Worth of the best action that a unit could take now."""
    if not can_act(o.s, unit):
        return 0.0
    step = GrantedAction(free)
    return max([0.0, *[act(o, step, deed)[0] for deed in unit_options(o.s, unit, free)]])


def arrest(o: Costs, step: Any, option: Option) -> Judged:
    """An arrest is always worth an action."""
    return 1.0, "arrest", {"who": option.actor}


def modest(o: Costs, step: Any, option: Option) -> Judged:
    """Fixed low worth, for useful actions without a judge of their own."""
    return 0.5, "special", {"who": option.actor}


def idle(o: Costs, step: Any, option: Option) -> Judged:
    """Fixed negative worth, for actions that advice never takes."""
    return -0.1, "leave-it", {}


def hose(o: Costs, step: Any, option: Option) -> Judged:
    """Worth of driving one zed back one field with the Firemen's hose."""
    s = o.s
    zed = s.zed(option.target)
    if zed is None:
        return modest(o, step, option)
    track, n = s.track(zed.field), s.content.fields[zed.field].n
    gain = o.base[track] - o.cost(track, o.after(track, n, 0, 1), o.guards[track])
    return 0.6 * gain, "special", {"who": option.actor}


PRICED: Final = frozenset(("shoot", "barricade", "research"))
"""Verbs of actions that are worth more if they are free."""
ACTION_JUDGES: Final[dict[str, Judge]] = {
    "move": move,
    "step": move,
    "attack": attack,
    "shoot": shoot,
    "hand-load": hand_load,
    "search": search,
    "heal": heal,
    "research": research,
    "barricade": build,
    "strongpoint": strongpoint,
    "minefield": minefield,
    "grenade": grenade,
    "arrest": arrest,
    "first-aid": modest,
    "train": modest,
    "recruit": modest,
    "hose": hose,
    "foresee": idle,
    "ferry": idle,
    "mend-bridge": modest,
    "opportunist": idle,
}
