"""Advice for the Actions phase: every deed is worth what the tracks cost less after it, and minus what it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.actions import OwnAction, able, unit_options
from shamble.games.dawn.advice.outlook import Outlook
from shamble.games.dawn.building import barricade_cost
from shamble.games.dawn.columns import enemies, fever
from shamble.games.dawn.content import Find
from shamble.games.dawn.forecast import fight_odds, gun_hits, toughness
from shamble.games.dawn.pieces import Fight, Unit
from shamble.games.dawn.powers import common
from shamble.games.dawn.researching import research_cost
from shamble.games.dawn.searching import search_dice
from shamble.games.dawn.shooting import gun_column, price, shot_of, targets
from shamble.games.dawn.state import Table
from shamble.games.dawn.terms import BEDS, CENTER, LAB, OFFICES

Judged = tuple[float, str, Args]
Judge = Callable[[Outlook, Any, Option], Judged]
"""How good an option is, why (a message id), and the message's arguments."""

ENOUGH: Final = 0.03
"""An action worth less than this is not worth taking."""
HEAL: Final = 0.8
"""How much of a wounded unit's worth comes back by a heal."""
REST: Final = 0.5
"""What each heal that somebody could have is worth before it is done: infection falls with it."""
FLIGHT: Final = 0.2
"""How much of the fever that bitten refugees would bring a step away from the zeds spares."""
RESEARCH: Final = 0.7
SCIENCE: Final = 0.5
"""A research card, and somebody in the laboratory who may find it."""
SPEECH: Final = 2.5
"""What everybody's free action must be worth together, before the mayor spends his one speech."""
STUCK: Final = 0.4
"""A unit that enters chaos does nothing more this round."""


def unit_of(s: Table, id: str) -> Unit:
    unit = s.unit(id)
    assert unit is not None
    return unit


def where(s: Table, id: str) -> str:
    unit = s.unit(id)
    return unit.field if unit is not None else CENTER


def act(o: Outlook, step: Any, option: Option) -> Judged:
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
        return 1.5, "arm", {"who": option.actor}
    return 0.02, "leave-it", {}


def own_worth(o: Outlook, option: Option) -> float:
    """Own actions come when the event's are spent, and only for something that is worth one."""
    if o.s.actions:
        return -0.1
    step = OwnAction(option.n)
    best = max([act(o, step, deed)[0] for deed in step.options(o.s)])
    return 1.0 + best if best > ENOUGH else -0.1


# -- moving ------------------------------------------------------------------------------------------------------------


def move(o: Outlook, step: Any, option: Option) -> Judged:
    """Somewhere the town is better guarded; the wounded go to bed, scientists to the laboratory."""
    s = o.s
    unit = unit_of(s, option.actor)
    target = option.target
    if s.refugees(unit):
        return flight(o, unit, target), "refugees", {"who": unit.id}
    gain = o.gain(unit, target)
    if target in (BEDS, LAB, OFFICES) or unit.field in (LAB, OFFICES, BEDS):
        return indoors(o, unit, target, gain)
    if s.place(target).chaos and not s.flag(unit.id, "ignores-chaos"):
        gain += order_worth(o, unit, target) - STUCK
    elif s.place(unit.field).chaos:
        gain -= order_worth(o, unit, unit.field)
    if unit.id in LEADERS:
        gain += leads(o, unit, target) - leads(o, unit, unit.field)
    gain += forage(o, unit, target)
    return gain - 0.04, "guard", {"who": unit.id, "place": target}


def flight(o: Outlook, unit: Unit, target: str) -> float:
    """Refugees run from zeds that are near; in the town they bring a fever, so nobody else hurries."""
    s = o.s
    nearer = s.distance(unit.field) - s.distance(target)
    chased = any(0 < group.n - s.content.fields[unit.field].n <= 2 for group in o.groups.get(s.track(unit.field), []))
    saved = FLIGHT * o.fever(3) if chased else 0.0
    return nearer * saved - (o.fever(1) if target == CENTER else 0.0)


LEADERS: Final = ("hunt",)
"""Heroes who give those beside them a free action every round (cards)."""
LED: Final = 0.5


def leads(o: Outlook, unit: Unit, field: str) -> float:
    """Whether somebody beside that field would have a free shot."""
    s = o.s
    if not s.on_map(field):
        return 0.0
    for near in (field, *s.beside(field)):
        for one in s.units_at(near):
            if s.kind(one.id) in ("civilian", "heroic") and s.fights(one) and targets(s, one):
                return LED
    return 0.0


def order_worth(o: Outlook, unit: Unit, field: str) -> float:
    """Order is restored at the end of the round, unless zeds are there; infection rises (p. 16)."""
    s = o.s
    if s.flag(unit.id, "no-restore-order") or s.zeds_at(field):
        return 0.0
    if any(restores(o, one) for one in s.units_at(field) if one.id != unit.id):
        return 0.0
    return max(0.0, 1.2 * o.chaos_price - (0.0 if s.option("hazmat") else o.fever(1)))


def restores(o: Outlook, unit: Unit) -> bool:
    return o.s.fights(unit) and not o.s.flag(unit.id, "no-restore-order")


def indoors(o: Outlook, unit: Unit, target: str, gain: float) -> Judged:
    """To bed, to the laboratory, or back from there."""
    s = o.s
    if target == LAB:
        better = 0.0 if s.units_at(LAB) else SCIENCE
        return gain + better, "laboratory", {"who": unit.id}
    if unit.field == LAB:
        return gain - 2.0, "leave-it", {}
    if target == OFFICES:
        idle = {"seaver": 0.8, "agee": 0.3, "wright": 0.1}.get(unit.id, -0.3)
        return gain + idle, "laboratory", {"who": unit.id}
    if unit.field == OFFICES:
        return gain - 0.6, "guard", {"who": unit.id, "place": target}
    if target == BEDS:
        if not s.wounded(unit) or s.beds() < 1:
            return -1.0, "leave-it", {}
        heals = sum(s.content.units[unit.id].hits) - toughness(s, unit)
        return gain + REST * heals - 0.3, "to-bed", {"who": unit.id}
    return (gain - 0.3 if s.wounded(unit) else gain), "guard", {"who": unit.id, "place": target}


# -- fighting ----------------------------------------------------------------------------------------------------------


def attack(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    unit = unit_of(s, option.actor)
    field = option.target if option.target in s.content.fields else unit.field
    return assault(o, unit, field), "attack", {"who": unit.id, "place": field}


def assault(o: Outlook, unit: Unit, field: str) -> float:
    """Every result of the table with its chance: what it does to the zeds, to the unit, and where both then stand."""
    s = o.s
    foes = enemies(s, unit.id, field)
    if not foes:
        return 0.0
    fight = Fight(field, unit.id, foes, True)
    odds = fight_odds(s, fight)
    if s.zed(foes[0]) is None or not s.track(field):
        return odds.win * 0.6 - o.harm(unit, odds.unit)
    track, n = s.track(field), s.content.fields[field].n
    lost_to = s.toward(field)
    won, lost = o.moved(track, unit, field), o.moved(track, unit, lost_to)
    total = -o.fever(fever(s, fight))
    for ending in odds.endings:
        groups = o.after(track, n, int(ending.zeds), 1 if ending.won else 0)
        then = o.cost(track, groups, won if ending.won else lost)
        total += ending.chance * (o.base[track] - then - o.harm(unit, ending.unit))
    old = s.track(unit.field)
    if old and old != track:
        total += o.base[old] - o.cost(old, o.groups[old], o.moved(old, unit, field))
    if s.place(field).chaos:
        total += odds.win * (max(0.0, o.chaos_price - o.fever(1)) - STUCK)
    return total


def shoot(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    unit = unit_of(s, option.actor)
    at = gun_column(s, shot_of(s, unit, option.target))
    return fire(o, option.target, at) - shot_price(o, step, unit), "shoot", {"who": unit.id, "place": option.target}


def hand_load(o: Outlook, step: Any, option: Option) -> Judged:
    """Two actions instead of ammunition."""
    unit = unit_of(o.s, option.actor)
    at = gun_column(o.s, shot_of(o.s, unit, option.target))
    return fire(o, option.target, at) / 2, "shoot", {"who": unit.id, "place": option.target}


def fire(o: Outlook, field: str, at: int) -> float:
    """What a shot on a column brings."""
    s = o.s
    track, n = s.track(field), s.content.fields[field].n
    if not s.zeds_at(field):
        return 0.3 * at / 6
    total = 0.0
    for hits, chance in gun_hits(s.content, at):
        if hits:
            total += chance * (o.base[track] - o.cost(track, o.after(track, n, hits), o.guards[track]))
    return total


def shot_price(o: Outlook, step: Any, unit: Unit) -> float:
    if getattr(step, "free", False):
        return 0.0
    what, n = price(o.s, unit)
    return n * (o.supply() if what == "supply" else o.ammo())


# -- everything else -------------------------------------------------------------------------------------------------


def search(o: Outlook, step: Any, option: Option) -> Judged:
    """Ammunition and supplies keep everything going; what is short is worth more."""
    unit = unit_of(o.s, option.actor)
    return finds_at(o, unit, unit.field), "search", {"who": unit.id, "place": unit.field}


def finds_at(o: Outlook, unit: Unit, field: str) -> float:
    """What a search brings there, on the whole."""
    s = o.s
    kind = s.content.fields[field].search
    if not kind:
        return 0.0
    plus = sum([power.luck(s, "search", unit.id) for power, _ in common(s, "luck")]) if field == unit.field else 0
    dice = search_dice(s, unit)
    mid, high = beaten(4 - plus, dice), beaten(6 - plus, dice)
    table = s.content.search[kind]
    return (mid - high) * find_worth(o, table.mid) + high * max([find_worth(o, find) for find in table.high])


def forage(o: Outlook, unit: Unit, field: str) -> float:
    """A better place to search than anybody has now: mines for ammunition, farms for supplies."""
    s = o.s
    if s.content.fields[field].search not in ("mine", "farm") or not s.content.fields[field].way:
        return 0.0
    if o.best_find < 0:
        o.best_find = max([0.0, *[finds_at(o, one, one.field) for one in s.units if s.fights(one)]])
    return max(0.0, finds_at(o, unit, field) - o.best_find)


def beaten(need: int, dice: int) -> float:
    """The chance that the best of some dice shows that number or more."""
    low = max(0, min(6, need - 1)) / 6
    return 1.0 - low**dice


def find_worth(o: Outlook, find: Find) -> float:
    return find.ammo * o.ammo() + find.supplies * o.supply()


def heal(o: Outlook, step: Any, option: Option) -> Judged:
    """A hit less, and infection falls by one."""
    unit = unit_of(o.s, option.target)
    share = o.worth(unit) / sum(o.s.content.units[unit.id].hits) if not o.s.refugees(unit) else 0.2
    return HEAL * share - o.fever(-1), "heal", {"who": unit.id}


def research(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    need = s.content.research[s.research].need
    plus = sum([power.luck(s, "research", option.actor) for power, _ in common(s, "luck")])
    chance = max(0, min(6, 7 - need + plus)) / 6
    paid = 0.0 if getattr(step, "free", False) else research_cost(s) * o.supply()
    return RESEARCH * chance - paid, "research", {"who": option.actor}


def build(o: Outlook, step: Any, option: Option) -> Judged:
    """A barricade is worth what the track costs less behind it."""
    return fortify(o, option.target, 2) - cost_of(o, step, option), "build", {"place": option.target}


def strongpoint(o: Outlook, step: Any, option: Option) -> Judged:
    field = option.target or where(o.s, option.actor)
    return fortify(o, field, 3) * 1.5 - 3 * o.supply(), "build", {"place": field}


def minefield(o: Outlook, step: Any, option: Option) -> Judged:
    field = option.target or where(o.s, option.actor)
    n = o.s.content.fields[field].n
    close = 0 < o.nearest(o.s.track(field)) - n <= 3
    return (1.6 if close else 0.2) - 2 * o.supply() - o.ammo(), "build", {"place": field}


def fortify(o: Outlook, field: str, defence: int) -> float:
    s = o.s
    track = s.track(field)
    o.forts[field] = defence
    o.stands.clear()
    then = o.cost(track, o.groups[track], o.guards[track])
    del o.forts[field]
    o.stands.clear()
    return o.base[track] - then


def cost_of(o: Outlook, step: Any, option: Option) -> float:
    if getattr(step, "free", False):
        return 0.0
    return barricade_cost(o.s, unit_of(o.s, option.actor)) * o.supply()


def grenade(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    if s.chaos_left() < 2:
        return -5.0, "chaos-low", {}
    track, n = s.track(option.target), s.content.fields[option.target].n
    gain = o.base[track] - o.cost(track, o.after(track, n, 4), o.guards[track])
    return gain - o.chaos_price, "grenade", {"place": option.target}


def arrest(o: Outlook, step: Any, option: Option) -> Judged:
    return 1.0, "arrest", {"who": option.actor}


def modest(o: Outlook, step: Any, option: Option) -> Judged:
    return 0.5, "special", {"who": option.actor}


def idle(o: Outlook, step: Any, option: Option) -> Judged:
    return -0.1, "leave-it", {}


def hose(o: Outlook, step: Any, option: Option) -> Judged:
    """Firemen drive one zed back a field."""
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


def special(o: Outlook, option: Option) -> float:
    """Special actions cost nothing: use them, but not at the price of a life or a fever."""
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


def speech(o: Outlook, speaker: str) -> float:
    """Once a game everybody in the town may do something for nothing."""
    s = o.s
    step = Gift(True)
    total = 0.0
    for unit in s.units:
        if s.fights(unit) and s.content.fields[unit.field].town and unit.id != speaker and able(s, unit):
            total += max([0.0, *[act(o, step, one)[0] for one in unit_options(s, unit, True)]])
    late = min(1.0, o.steps_left / 6)
    return total if total > SPEECH * late else -0.5


class Gift:
    """A bonus action that is thought of: with or without its price."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free


def led_worth(o: Outlook, option: Option) -> float:
    """The best that a special action could be used for."""
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
            for one in unit_options(s, unit, free):
                best = max(best, act(o, step, one)[0])
    return best + 0.1


def card_worth(o: Outlook, option: Option) -> float:
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
