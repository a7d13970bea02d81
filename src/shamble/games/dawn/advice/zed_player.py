"""Advice for the zed player in versus: harm to the heroes is good."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.option import Option
from shamble.games.dawn.advice.answers import BY_FRAME, locate, order, own, pressed
from shamble.games.dawn.advice.judging import Judge, Judged
from shamble.games.dawn.advice.track_costs import BURDEN, NEAR, STEP, Costs
from shamble.games.dawn.advice.track_sides import LIFE, POWER, Group
from shamble.games.dawn.table.book import powers_of_unit

WON: Final = 100.0
"""Score of a zed in the town centre, which wins the game."""
FRESH: Final = 1.2
"""Additional worth of a new zed on a Start: it can move at once."""


def zed_act(o: Costs, step: Any, option: Option) -> Judged:
    """Advances where the town is weakest, fills Starts, regenerates zeds before a fight."""
    s = o.s
    verb = option.verb
    if verb == "activate":
        return push(o, option.target), "zed-push", {"track": option.target}
    if verb == "appear":
        behind = 0.3 * len(o.groups[s.track(option.target)])
        return (BURDEN * 0.6 + FRESH - behind) / option.n, "zed-appear", {}
    if verb == "regenerate" or (verb == "special" and s.zed(option.target) is not None):
        zed = s.zed(option.target)
        hits = zed.hits if zed is not None else 0
        near = STEP ** s.distance(zed.field) if zed is not None else 0.0
        return hits * (BURDEN / LIFE + 2.0 * near), "zed-regenerate", {}
    if verb in ("sabotage", "arson"):
        return 0.8 + o.chaos_price, "zed-push", {"track": s.track(option.target)}
    if verb == "special":
        return 1.5, "zed-regenerate", {}
    if verb == "escape":
        return 1.2, "leave-it", {}
    return (0.1 if verb == "end-zeds" else 0.3), "leave-it", {}


def push(o: Costs, track: str) -> float:
    """Worth of an activation: fields and chaos if unguarded, otherwise the expected exchange."""
    groups = o.groups[track]
    if not groups:
        return BURDEN * 0.6 + FRESH
    total = 0.0
    for index, group in enumerate(groups):
        total += (1.0 if index == 0 else 0.6) * step_in(o, track, group)
    return total


def step_in(o: Costs, track: str, group: Group) -> float:
    """Worth of one group's step onto the next field."""
    s = o.s
    if group.n == 0:
        return WON
    field = f"{track}{group.n - 1}"
    power: float = (group.strength / 5) ** POWER
    ground: float = NEAR * (STEP**group.n - STEP ** (group.n + 1)) * power
    info = s.content.fields[field]
    if info.named and not s.place(field).chaos:
        ground += o.chaos_price
    guards = [guard for guard in o.guards[track].guards if guard.field == field]
    if not guards:
        return ground
    odds = [o.defending(guard, group.strength).odds for guard in guards]
    best = max([each.win for each in odds])
    return (1.0 - best) * ground - min([o.exchange(guard.unit, each) for guard, each in zip(guards, odds)])


def free_anti(o: Costs, step: Any, option: Option) -> Judged:
    """Moves anti-units on rather than leaving them."""
    return (0.6 if option.verb == "go-on" else 0.3), "leave-it", {}


def place_anti(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers the track with the strongest zeds; a unit whose power works on one field alone goes there."""
    track = o.s.track(option.target)
    if any(power.post == option.target for power in powers_of_unit(o.s, option.actor)):
        return WON, "zed-push", {"track": track}
    return pressed(o, track), "zed-push", {"track": track}


def worst(o: Costs, step: Any, option: Option) -> Judged:
    """A tie that the zed player breaks: the heroes' best option is the zed player's worst."""
    judge = BY_FRAME.get(type(step).__name__)
    score, _, _ = judge(o, step, option) if judge is not None else own(o, step, option, locate)
    return -score, "leave-it", {}


BY_FRAME_ZED: Final[dict[str, Judge]] = {
    "ZedAct": zed_act,
    "FreeAnti": free_anti,
    "PlaceAnti": place_anti,
    "OrderTracks": order,
}
