"""Advice for the Actions phase: an action is worth the threat that it removes from the tracks, less its price."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.option import Option
from shamble.games.dawn.actions.actions_phase import OwnAction, able, unit_options
from shamble.games.dawn.advice.attacks import attack, fire, grenade, hand_load, shoot
from shamble.games.dawn.advice.judging import Judge, Judged, unit_of, where
from shamble.games.dawn.advice.moves import move
from shamble.games.dawn.advice.town_actions import build, heal, minefield, research, search, strongpoint
from shamble.games.dawn.advice.track_costs import Costs
from shamble.games.dawn.fights.gunfire import gun_column, shot_of

ENOUGH: Final = 0.03
"""Lowest worth, in actions, for which advice takes an action."""
SPEECH: Final = 2.5
"""Worth that all free actions together must exceed before the mayor's one speech is advised."""


def act(o: Costs, step: Any, option: Option) -> Judged:
    """Judges an option of the Actions phase by its verb."""
    verb = option.verb
    judge = DEEDS.get(verb)
    if judge is not None:
        return judge(o, step, option)
    if verb in ("end-actions", "back", "skip", "stay"):
        return ENOUGH, "enough", {}
    if verb == "own":
        return own_worth(o, option), "own", {}
    if verb in ("play", "event"):
        return card_worth(o, option), "card", {}
    if verb == "special":
        return special(o, option), "special", {"who": option.actor}
    if verb == "arm":
        return 1.5 + 0.1 * o.s.content.units[option.target].strength[1], "arm", {"who": option.actor}
    return 0.02, "leave-it", {}


def own_worth(o: Costs, option: Option) -> float:
    """Worth of a player's own action: used after those of the event, and only for an action worth one."""
    if o.s.actions:
        return -0.1
    step = OwnAction(option.n)
    best = max([act(o, step, deed)[0] for deed in step.options(o.s)])
    return 1.0 + best if best > ENOUGH else -0.1


def arrest(o: Costs, step: Any, option: Option) -> Judged:
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


DEEDS: Final[dict[str, Judge]] = {
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


# -- special actions and cards -----------------------------------------------------------------------------------------


def special(o: Costs, option: Option) -> float:
    """Worth of a special action: it costs no action, but is not advised at the price of a life or much infection."""
    s = o.s
    item = option.item
    if item in ("experiment", "story-sight"):
        return -1.0
    if item == "overtime":
        return 0.8 - o.fever(3)
    if item == "speech":
        return speech(o, option.actor)
    if item in ("exchange", "ingenuity"):
        return o.ammo() - 2 * o.supply()
    if item in ("care", "aid"):
        unit = s.unit(option.target)
        return (o.harm(unit, 1.0) if unit is not None else 0.0) - o.fever(-1) - o.supply()
    if item == "rally":
        unit = unit_of(s, option.actor)
        return fire(o, option.target, min(6, gun_column(s, shot_of(s, unit, option.target)) + 1)) - o.ammo()
    if item == "shortage":
        return 0.8 - o.supply()
    return max(ENOUGH, led_worth(o, option))


def speech(o: Costs, speaker: str) -> float:
    """Worth of the speech: once a game every other unit in town has a free action."""
    s = o.s
    step = Gift(True)
    total = 0.0
    for unit in s.units:
        if s.fights(unit) and s.content.fields[unit.field].town and unit.id != speaker and able(s, unit):
            total += max([0.0, *[act(o, step, deed)[0] for deed in unit_options(s, unit, True)]])
    late = min(1.0, o.steps_left / 6)
    return total if total > SPEECH * late else -0.5


class Gift:
    """An imagined bonus action, free or with its price."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free


def led_worth(o: Costs, option: Option) -> float:
    """Worth of the best action that a special action could grant."""
    s = o.s
    free = option.item != "duty"
    if option.item == "orders":
        near = (where(s, option.actor), *s.beside(where(s, option.actor)))
        led = [
            unit
            for unit in s.units
            if unit.field in near and unit.id != option.actor and not s.content.units[unit.id].hero
        ]
    elif option.item in ("duty", "story"):
        led = [unit_of(s, option.actor)]
    else:
        led = [unit for unit in s.units if s.kind(unit.id) in ("civilian", "villagers")]
    step = Gift(free)
    best = 0.0
    for unit in led:
        if able(s, unit):
            for deed in unit_options(s, unit, free):
                best = max(best, act(o, step, deed)[0])
    return best + 0.1


def card_worth(o: Costs, option: Option) -> float:
    """Worth of a card that is played in the Actions phase."""
    s = o.s
    card = option.item
    if card == "adrenaline":
        return 2.0 if s.actions <= 2 else -1.0
    if card in ("organiser", "see-someone", "hero-kept", "out-of-bed", "old-cannon", "project-file"):
        strength = max(s.content.units[option.actor].strength) if option.actor in s.content.units else 0
        return 2.0 + 0.1 * strength
    if card == "ingenuity":
        return 0.2 if s.supplies > 7 and s.ammo < 3 else -1.0
    if card in ("real-monster", "shortcuts"):
        return -1.0
    if card in ("borrowed-trucks", "news-chopper"):
        unit = s.unit(option.actor)
        gain = o.gain(unit, option.target) if unit is not None and option.target in s.content.fields else 0.0
        return gain - 0.6
    return 0.9
