"""What a sensible player would do, with a reason. Readable rules that see only what the seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.content.tooling import Advice
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.core.session import Session
from shamble.games.dawn.columns import column, enemies, zeds_lose
from shamble.games.dawn.content import Find
from shamble.games.dawn.outlook import (
    URGENCY,
    Outlook,
    attack_odds,
    defence_column,
    mean_gun,
    toughness,
)
from shamble.games.dawn.pieces import Unit
from shamble.games.dawn.powers import common
from shamble.games.dawn.searching import search_dice
from shamble.games.dawn.shooting import gun_column, shot_of
from shamble.games.dawn.state import Table
from shamble.games.dawn.terms import BEDS, CENTER, LAB, OFFICES
from shamble.games.dawn.wielding import wakes

Judged = tuple[float, str, Args]
Judge = Callable[[Outlook, Any, Option], Judged]
"""How good an option is, why (a message id), and the message's arguments."""

FAVOURITES: Final = (
    "agee",
    "seaver",
    "hunt",
    "johnson",
    "schmidt",
    "santana",
    "wright",
    "kingman",
    "staub",
    "piazza",
)
PARTS: Final = ("zed-snack", "hypnoze", "knuckles", "phosphorus", "gas-grenade")
PUSH: Final = 0.8
WOUND: Final = 0.09
PAIN: Final = 0.77
LOSS: Final = 3.0
"""An attack: driving zeds back, each hit on them; each hit taken, and each beyond what the unit bears."""
SHOT: Final = 0.3
HIT: Final = 0.45
NEAR: Final = 0.13
"""Gunfire: its price, each hit, and more the nearer the target is."""
GUARD: Final = 1.0
ORDER: Final = 1.6
"""A move: how much safer it makes the town, and a chaos marker that will be cleared."""
ENOUGH: Final = 0.03
"""An action worth less than this is not worth taking."""


def advise(session: Session, seat: int) -> list[Advice]:
    """Options of the pending question, the best first; a useful interrupt may come before all of them."""
    decision = session.decision
    if decision is None:
        return []
    s: Table = session.state
    found: list[Advice] = []
    for option in session.interrupts(seat):
        score, reason, args = anytime(s, option)
        if score > 0:
            found.append(Advice(option.key, 1000.0 + score, reason, args))
    step: Any = decision.step
    outlook = Outlook(s)
    judge = JUDGES.get(decision.frame, passive)
    for option in decision.options:
        score, reason, args = judge(outlook, step, option)
        found.append(Advice(option.key, score, reason, args))
    found.sort(key=lambda advice: -advice.score)
    return found


def passive(o: Outlook, step: Any, option: Option) -> Judged:
    """Nothing known: take what helps, leave what is optional."""
    if option.verb in ("play", "event", "react", "special", "accept", "choose"):
        return 1.0, "card", {}
    return (
        (0.5 if option.verb in ("go-on", "let-pass", "stay", "skip", "pass") else 0.2),
        "leave-it",
        {},
    )


def anytime(s: Table, option: Option) -> Judged:
    """Healed patients get up; cards against infection wait for a fever, stores are welcome."""
    if option.verb == "discharge":
        unit = s.unit(option.actor)
        fit = unit is not None and option.target == CENTER and not s.wounded(unit)
        return (1.0 if fit else -1.0), "get-up", {"who": option.actor}
    card = option.item
    if card in ("bonfire", "desperate-measures"):
        return (1.0 if s.infection >= 9 else -1.0), "fever", {}
    if card == "clean-sweep":
        return (1.0 if s.chaos_left() <= 4 else -1.0), "chaos-low", {}
    if card == "rescue-flare":
        return (1.0 if s.supplies <= 18 and s.ammo <= 18 else -1.0), "card", {}
    return (0.5 if card in ("militia-leader", "scouts") else -1.0), "card", {}


# -- the Actions phase -----------------------------------------------------------------------------------------------


def act(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    verb = option.verb
    judge = DEEDS.get(verb)
    if judge is not None:
        return judge(o, option)
    if verb in ("end-actions", "back", "skip", "stay"):
        return ENOUGH, "enough", {}
    if verb == "own":
        # Own actions come when the event's are spent.
        return (1.0 if not s.actions else 0.1), "own", {}
    if verb in ("play", "event"):
        return card_worth(o, option), "card", {}
    if verb == "special":
        return special(o, option), "special", {"who": option.actor}
    if verb == "arm":
        return 1.5, "arm", {"who": option.actor}
    return 0.3, "leave-it", {}


def move(o: Outlook, option: Option) -> Judged:
    """Somewhere the town is better guarded; the wounded go to bed, scientists to the laboratory."""
    s = o.s
    unit = s.unit(option.actor)
    assert unit is not None
    target = option.target
    if s.refugees(unit):
        away = s.distance(unit.field) - s.distance(target)
        return 0.6 + 0.4 * away, "refugees", {"who": unit.id}
    if target == LAB:
        return 1.6, "laboratory", {"who": unit.id}
    if unit.field == LAB:
        return -1.0, "leave-it", {}
    if target == BEDS:
        weak = unit.reduced and toughness(s, unit) <= 1
        calm = o.danger() < 12
        return (
            (0.8 if weak and calm and s.beds() > 0 else -1.0),
            "to-bed",
            {"who": unit.id},
        )
    if target == OFFICES:
        return -0.5, "leave-it", {}
    if unit.field in (BEDS,) and s.wounded(unit):
        return -0.5, "leave-it", {}
    gain = o.gain(unit, target)
    if s.place(target).chaos and not s.flag(unit.id, "ignores-chaos"):
        # Stuck there for the round, but order will be restored.
        gain += ORDER * o.chaos_price - 0.5
    return GUARD * gain - 0.05, "guard", {"who": unit.id, "place": target}


def attack(o: Outlook, option: Option) -> Judged:
    """Drive them back while the odds are good, or because nothing else helps."""
    s = o.s
    unit = s.unit(option.actor)
    assert unit is not None
    field = option.target if option.target in s.content.fields else unit.field
    foes = enemies(s, unit.id, field)
    if not foes:
        return 0.0, "leave-it", {}
    chance = attack_odds(s, unit, field, foes)
    n = s.content.fields[field].n
    worry = URGENCY[min(n, 8)] - URGENCY[min(n + 1, 8)]
    left = toughness(s, unit)
    strength = sum([s.strength(foe) for foe in foes])
    relief = chance.win * worry * PUSH + chance.zeds * (WOUND + 0.06 * strength)
    fatal = max(0.0, chance.unit - left + 1.0)
    pain = chance.unit * PAIN + fatal * LOSS
    fever = 0.12 * max(0, s.infection - 7) if s.plays("infection") else 0.0
    return relief - pain - fever, "attack", {"who": unit.id, "place": field}


def shoot(o: Outlook, option: Option) -> Judged:
    s = o.s
    unit = s.unit(option.actor)
    assert unit is not None
    shot = shot_of(s, unit, option.target)
    hits = mean_gun(s.content, gun_column(s, shot))
    worry = URGENCY[min(s.content.fields[option.target].n, 8)]
    price = 0.35 if s.ammo > 4 else 0.7
    return (
        hits * (0.5 + 0.14 * worry) - price,
        "shoot",
        {"who": unit.id, "place": option.target},
    )


def search(o: Outlook, option: Option) -> Judged:
    """Ammunition and supplies keep everything going; what is short is worth more."""
    s = o.s
    unit = s.unit(option.actor)
    assert unit is not None
    plus = sum([power.luck(s, "search", unit.id) for power, _ in common(s, "luck")])
    dice = search_dice(s, unit)
    mid, high = beaten(4 - plus, dice), beaten(6 - plus, dice)
    table = s.content.search[s.content.fields[unit.field].search]
    worth = (mid - high) * find_worth(s, table.mid) + high * max([find_worth(s, find) for find in table.high])
    return worth, "search", {"who": unit.id, "place": unit.field}


def beaten(need: int, dice: int) -> float:
    """The chance that the best of some dice shows that number or more."""
    low = max(0, min(6, need - 1)) / 6
    return 1.0 - low**dice


def find_worth(s: Table, find: Find) -> float:
    ammo = 1.1 if s.ammo < 3 else 0.75 if s.ammo < 6 else 0.35
    supply = 0.0
    if s.plays("supplies"):
        supply = 1.1 if s.supplies < 3 else 0.6 if s.supplies < 7 else 0.25
    return find.ammo * ammo + find.supplies * supply


def heal(o: Outlook, option: Option) -> Judged:
    s = o.s
    unit = s.unit(option.target)
    assert unit is not None
    worth = 1.0 if s.content.units[unit.id].hero else 0.8
    return worth + (0.5 if s.infection > 7 else 0.1), "heal", {"who": unit.id}


def research(o: Outlook, option: Option) -> Judged:
    s = o.s
    need = s.content.research[s.research].need
    return 0.5 + 0.25 * (7 - need), "research", {"who": option.actor}


def build(o: Outlook, option: Option) -> Judged:
    s = o.s
    field = option.target or ""
    info = s.content.fields[field]
    gain = max(0, 2 - info.defence) * 0.6 if s.supplies > 4 else 0.0
    close = o.nearest(info.track)
    return (
        (gain if close > info.n and close < info.n + 4 else 0.0),
        "build",
        {"place": field},
    )


def grenade(o: Outlook, option: Option) -> Judged:
    s = o.s
    if s.chaos_left() < 3:
        return -5.0, "chaos-low", {}
    worry = URGENCY[min(s.content.fields[option.target].n, 8)]
    return (
        0.25 * worry * len(s.zeds_at(option.target)),
        "grenade",
        {"place": option.target},
    )


def arrest(o: Outlook, option: Option) -> Judged:
    return 1.3, "arrest", {"who": option.actor}


def modest(o: Outlook, option: Option) -> Judged:
    return 0.7, "special", {"who": option.actor}


DEEDS: Final[dict[str, Callable[[Outlook, Option], Judged]]] = {
    "move": move,
    "step": move,
    "attack": attack,
    "shoot": shoot,
    "hand-load": modest,
    "search": search,
    "heal": heal,
    "research": research,
    "barricade": build,
    "strongpoint": modest,
    "minefield": modest,
    "grenade": grenade,
    "arrest": arrest,
    "first-aid": modest,
    "train": modest,
    "recruit": modest,
    "hose": modest,
    "foresee": lambda o, option: (0.1, "leave-it", {}),
    "ferry": lambda o, option: (0.1, "leave-it", {}),
    "mend-bridge": modest,
}


def special(o: Outlook, option: Option) -> float:
    """Special actions cost nothing: use them, but not at the price of a life or a fever."""
    s = o.s
    item = option.item
    if item == "experiment":
        return -1.0
    if item == "overtime":
        return 0.9 if s.infection <= 4 and o.danger() > 12 else -1.0
    if item == "speech":
        return 2.0 if o.danger() > 14 else -0.5
    if item == "exchange":
        return 0.6 if s.ammo < 2 and s.supplies > 6 else -1.0
    if item == "story-sight":
        return -1.0
    if item == "care" or item == "aid":
        return 0.8 if s.supplies > 3 else -0.5
    return 1.2


def card_worth(o: Outlook, option: Option) -> float:
    s = o.s
    if option.item in ("adrenaline",):
        return 2.0 if s.actions <= 2 else -1.0
    if option.item in ("ingenuity", "opportunist"):
        return 0.2
    if option.item in ("real-monster", "shortcuts"):
        return -1.0
    if option.item in ("borrowed-trucks", "news-chopper"):
        return 0.1
    return 0.9


# -- fights ------------------------------------------------------------------------------------------------------------


def defender(o: Outlook, step: Any, option: Option) -> Judged:
    """The best odds defend, the worse wounded rather not."""
    s = o.s
    unit = s.unit(option.actor)
    assert unit is not None
    strength = sum([s.strength(foe) for foe in step.foes])
    chance = o.odds[defence_column(s, unit, step.field, strength)]
    worth = 1.0 if s.content.units[unit.id].hero else 0.7
    fatal = 1.0 if chance.unit >= toughness(s, unit) else 0.0
    return (
        3 * chance.win - worth * (chance.unit * 0.3 + fatal),
        "good-odds",
        {"who": unit.id},
    )


def before_dice(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    fight = s.fight
    if option.verb == "roll" or fight is None:
        return 0.5, "leave-it", {}
    return (1.0 if column(s, fight) <= 4 else 0.0), "card", {}


def after_dice(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    fight = s.fight
    if fight is None:
        return 0.0, "leave-it", {}
    total, at = sum(fight.dice), column(s, fight)
    lost = not zeds_lose(s, fight, total, at)
    if option.verb == "accept":
        return 0.5, "leave-it", {}
    if option.verb == "reroll":
        return (
            (1.0 if (lost and at >= 2) or total < 6 else 0.0),
            "reroll",
            {"who": fight.unit},
        )
    return (0.9 if lost else 0.0), "card", {}


def hit(o: Outlook, step: Any, option: Option) -> Judged:
    """Finish one off if that is possible, else weaken the strongest."""
    s = o.s
    zed = s.zed(option.target)
    if zed is None:
        return 0.0, "leave-it", {}
    card = s.content.zeds[zed.id]
    left = (card.hits[1] - zed.hits) if zed.reduced else (card.hits[0] - zed.hits)
    turns = option.n >= left
    score = s.strength(zed.id) * (1.5 if turns else 1.0) + (2.0 if turns and zed.reduced else 0.0)
    return score + 0.01 * option.n, "strongest", {"zed": zed.id}


def take_hit(o: Outlook, step: Any, option: Option) -> Judged:
    """Whoever bears it best; stores go before lives."""
    s = o.s
    if option.verb == "lose":
        left = {"supply": s.supplies, "ammo": s.ammo, "infection": 10 - s.infection}[option.item]
        return (
            min(left, 6) * 0.5 + (1.0 if option.item != "infection" else 0.0),
            "least-harm",
            {},
        )
    unit = s.unit(option.actor)
    if unit is None:
        return 0.0, "least-harm", {}
    if s.refugees(unit):
        return -3.0, "least-harm", {"who": unit.id}
    hero = 0.5 if s.content.units[unit.id].hero else 0.0
    return toughness(s, unit) - hero - 1.0, "least-harm", {"who": unit.id}


def react(o: Outlook, step: Any, option: Option) -> Judged:
    if option.verb in ("react", "play"):
        return 1.0, "react", {}
    return 0.5, "leave-it", {}


def bed(o: Outlook, step: Any, option: Option) -> Judged:
    if option.verb == "admit":
        return 3.0, "to-bed", {"who": option.actor}
    if option.verb == "let-die":
        return 0.5, "leave-it", {}
    return (2.0 if option.target == CENTER else 0.1), "get-up", {"who": option.actor}


# -- tracks ------------------------------------------------------------------------------------------------------------


def locate(o: Outlook, step: Any, option: Option) -> Judged:
    """What is bad happens where it hurts least."""
    return -o.base[option.target], "far-away", {"track": option.target}


def order(o: Outlook, step: Any, option: Option) -> Judged:
    return -o.nearest(option.target), "far-away", {"track": option.target}


def choose(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    favourites = FAVOURITES if s.plays("research") else FAVOURITES[2:]
    rank = favourites.index(option.target) if option.target in favourites else len(favourites)
    return -float(rank), "ability", {"who": option.target}


def component(o: Outlook, step: Any, option: Option) -> Judged:
    return -float(PARTS.index(option.item)), "component", {"component": option.item}


def refugees(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    unit = s.unit(option.actor)
    return (
        (-float(s.distance(unit.field)) if unit is not None else 0.0),
        "refugees",
        {"who": option.actor},
    )


def free_step(o: Outlook, step: Any, option: Option) -> Judged:
    if option.verb == "stay":
        return 0.3, "leave-it", {}
    return attack(o, option) if option.verb == "attack" else move(o, option)


def find(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    if option.verb == "take-die":
        return (
            float(option.n),
            "search",
            {"who": option.actor, "place": where(s, option.actor)},
        )
    want = {"ammo": 5 - s.ammo, "supplies": 6 - s.supplies, "both": 5}.get(option.item, 0)
    return float(want), "card", {}


def where(s: Table, id: str) -> str:
    unit = s.unit(id)
    return unit.field if unit is not None else CENTER


def vip(o: Outlook, step: Any, option: Option) -> Judged:
    s = o.s
    wounded = len([unit for unit in s.units if s.wounded(unit) and s.is_player(unit)])
    want = {"cure": s.infection - 4, "care": wounded, "stores": 3}[option.item]
    return float(want), "card", {}


def weapon(o: Outlook, step: Any, option: Option) -> Judged:
    """Yes, unless all it can do is to wake a sleeper."""
    _, place = step.where(o.s)
    zeds = o.s.zeds_at(place)
    asleep = bool(zeds) and all(wakes(o.s, zed.id) for zed in zeds)
    wanted = "no-weapon" if asleep else "use-weapon"
    return (1.0 if option.verb == wanted else 0.0), "component", {"component": step.part(o.s)}


def veto(o: Outlook, step: Any, option: Option) -> Judged:
    close = o.nearest(step.track) <= 1
    return (
        (1.0 if option.verb == "veto" and close else 0.5 if option.verb == "let-pass" else 0.0),
        "card",
        {},
    )


# -- the zed player ----------------------------------------------------------------------------------------------------


def zed_act(o: Outlook, step: Any, option: Option) -> Judged:
    """Push where the town is weakest, fill empty Starts, regenerate before a fight."""
    s = o.s
    verb = option.verb
    if verb == "activate":
        groups = o.fronts[option.target]
        push = o.base[option.target] if groups else 1.0
        return 2.0 + push, "zed-push", {"track": option.target}
    if verb == "appear":
        return 2.5 if option.n == 1 else 1.0, "zed-appear", {}
    if verb in ("regenerate", "special"):
        return 2.8, "zed-regenerate", {}
    if verb == "escape":
        return 2.0, "leave-it", {}
    if verb == "arson":
        return (
            4.0 if s.chaos_left() < 4 else 2.2,
            "zed-push",
            {"track": s.track(option.target)},
        )
    return 0.5, "leave-it", {}


def free_anti(o: Outlook, step: Any, option: Option) -> Judged:
    return (0.6 if option.verb == "go-on" else 0.3), "leave-it", {}


def alive_first(o: Outlook, step: Any, option: Option) -> Judged:
    """Who is placed nearer: the stronger unit."""
    s = o.s
    unit = s.unit(option.actor) if option.actor else None
    return (
        (float(s.strength(unit.id)) if isinstance(unit, Unit) else 0.0),
        "good-odds",
        {"who": option.actor},
    )


JUDGES: Final[dict[str, Judge]] = {
    "Act": act,
    "OwnAction": act,
    "BonusAction": act,
    "MoveOn": act,
    "ChooseDefender": defender,
    "BeforeDice": before_dice,
    "AfterDice": after_dice,
    "HitZeds": hit,
    "EvenHits": hit,
    "ShortageHit": take_hit,
    "LoseMix": take_hit,
    "React": react,
    "Stops": react,
    "Charge": react,
    "Hide": react,
    "ToBed": bed,
    "Locate": locate,
    "FewestGets": locate,
    "OrderTracks": order,
    "ChooseHero": choose,
    "ChooseComponent": component,
    "RefugeesMove": refugees,
    "FreeStep": free_step,
    "ChooseDie": find,
    "Finds": find,
    "Reward": find,
    "VipGift": vip,
    "UseKnuckles": weapon,
    "UseSnack": weapon,
    "UseWeapon": weapon,
    "Veto": veto,
    "ZedAct": zed_act,
    "FreeAnti": free_anti,
    "RetreatUnits": alive_first,
}
