"""What a sensible player would do, with a reason. Readable rules that see only what the seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.content.tooling import Advice
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.core.session import Session
from shamble.games.dawn.fighting import column, enemies, zeds_lose
from shamble.games.dawn.outlook import (
    URGENCY,
    attack_odds,
    danger,
    defend_odds,
    fronts,
    mean_gun,
    nearest,
    toughness,
    track_danger,
)
from shamble.games.dawn.searching import search_dice
from shamble.games.dawn.shooting import gun_column, shot_of
from shamble.games.dawn.state import BEDS, CENTER, LAB, OFFICES, Table, Unit

Judged = tuple[float, str, Args]
Judge = Callable[[Table, Any, Option], Judged]
"""How good an option is, why (a message id), and the message's arguments."""

FAVOURITES: Final = ("agee", "seaver", "hunt", "johnson", "schmidt", "santana", "wright", "kingman", "staub", "piazza")
PARTS: Final = ("zed-snack", "hypnoze", "knuckles", "phosphorus", "gas-grenade")
ENOUGH: Final = 0.45
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
    judge = JUDGES.get(decision.frame, passive)
    for option in decision.options:
        score, reason, args = judge(s, step, option)
        found.append(Advice(option.key, score, reason, args))
    found.sort(key=lambda advice: -advice.score)
    return found


def passive(s: Table, step: Any, option: Option) -> Judged:
    """Nothing known: take what helps, leave what is optional."""
    if option.verb in ("play", "event", "react", "special", "accept", "choose"):
        return 1.0, "card", {}
    return (0.5 if option.verb in ("go-on", "let-pass", "stay", "skip", "pass") else 0.2), "leave-it", {}


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


def act(s: Table, step: Any, option: Option) -> Judged:
    verb = option.verb
    judge = DEEDS.get(verb)
    if judge is not None:
        return judge(s, option)
    if verb in ("end-actions", "back", "skip", "stay"):
        return ENOUGH, "enough", {}
    if verb == "own":
        # Own actions come when the event's are spent.
        return (1.0 if not s.actions else 0.1), "own", {}
    if verb in ("play", "event"):
        return card_worth(s, option), "card", {}
    if verb == "special":
        return special(s, option), "special", {"who": option.actor}
    if verb == "arm":
        return 1.5, "arm", {"who": option.actor}
    return 0.3, "leave-it", {}


def move(s: Table, option: Option) -> Judged:
    """Somewhere the town is better guarded; the wounded go to bed, scientists to the laboratory."""
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
        calm = danger(s) < 12
        return (0.8 if weak and calm and s.beds() > 0 else -1.0), "to-bed", {"who": unit.id}
    if target == OFFICES:
        return -0.5, "leave-it", {}
    if unit.field in (BEDS,) and s.wounded(unit):
        return -0.5, "leave-it", {}
    gain = danger(s) - danger(s, unit.id, target)
    if s.place(target).chaos and not s.flag(unit.id, "ignores-chaos"):
        gain -= 0.5 if s.chaos_left() > 4 else -0.6
    return 0.55 * gain, "guard", {"who": unit.id, "place": target}


def attack(s: Table, option: Option) -> Judged:
    """Drive them back while the odds are good, or because nothing else helps."""
    unit = s.unit(option.actor)
    assert unit is not None
    field = option.target if option.target in s.content.fields else unit.field
    foes = enemies(s, unit.id, field)
    if not foes:
        return 0.0, "leave-it", {}
    chance = attack_odds(s, unit, field, foes)
    worry = URGENCY[min(s.content.fields[field].n, 8)]
    relief = chance.win * worry * 0.45 + chance.zeds * 0.55
    left = toughness(s, unit)
    pain = chance.unit * (1.6 if chance.unit < left else 3.0)
    fever = 0.15 * max(0, s.infection - 6)
    return relief - pain - fever, "attack", {"who": unit.id, "place": field}


def shoot(s: Table, option: Option) -> Judged:
    unit = s.unit(option.actor)
    assert unit is not None
    shot = shot_of(s, unit, option.target)
    hits = mean_gun(s.content, gun_column(s, shot))
    worry = URGENCY[min(s.content.fields[option.target].n, 8)]
    price = 0.35 if s.ammo > 4 else 0.7
    return hits * (0.5 + 0.14 * worry) - price, "shoot", {"who": unit.id, "place": option.target}


def search(s: Table, option: Option) -> Judged:
    """Ammunition and supplies keep everything going."""
    unit = s.unit(option.actor)
    assert unit is not None
    want = 0.35
    if s.ammo < 4:
        want += 0.35
    if s.plays("supplies") and s.supplies < 4:
        want += 0.3
    dice = search_dice(s, unit)
    chance = 1.0 - 0.5**dice
    table = s.content.fields[unit.field].search
    if table == "mine" and s.ammo < 5:
        want += 0.3
    if not s.plays("supplies"):
        # At the Basic level only ammunition counts: a six, or four and more in a mine.
        chance = chance if table == "mine" else 1.0 - (5 / 6) ** dice
    return want * chance * 1.7, "search", {"who": unit.id, "place": unit.field}


def heal(s: Table, option: Option) -> Judged:
    unit = s.unit(option.target)
    assert unit is not None
    worth = 1.0 if s.content.units[unit.id].hero else 0.8
    return worth + (0.5 if s.infection > 7 else 0.1), "heal", {"who": unit.id}


def research(s: Table, option: Option) -> Judged:
    need = s.content.research[s.research].need
    return 0.5 + 0.25 * (7 - need), "research", {"who": option.actor}


def build(s: Table, option: Option) -> Judged:
    field = option.target or ""
    info = s.content.fields[field]
    gain = max(0, 2 - info.defence) * 0.6 if s.supplies > 4 else 0.0
    close = nearest(s, info.track)
    return (gain if close > info.n and close < info.n + 4 else 0.0), "build", {"place": field}


def grenade(s: Table, option: Option) -> Judged:
    if s.chaos_left() < 3:
        return -5.0, "chaos-low", {}
    worry = URGENCY[min(s.content.fields[option.target].n, 8)]
    return 0.25 * worry * len(s.zeds_at(option.target)), "grenade", {"place": option.target}


def arrest(s: Table, option: Option) -> Judged:
    return 1.3, "arrest", {"who": option.actor}


def modest(s: Table, option: Option) -> Judged:
    return 0.7, "special", {"who": option.actor}


DEEDS: Final[dict[str, Callable[[Table, Option], Judged]]] = {
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
    "foresee": lambda s, option: (0.1, "leave-it", {}),
    "ferry": lambda s, option: (0.1, "leave-it", {}),
    "mend-bridge": modest,
}


def special(s: Table, option: Option) -> float:
    """Special actions cost nothing: use them, but not at the price of a life or a fever."""
    item = option.item
    if item == "experiment":
        return -1.0
    if item == "overtime":
        return 0.9 if s.infection <= 4 and danger(s) > 12 else -1.0
    if item == "speech":
        return 2.0 if danger(s) > 14 else -0.5
    if item == "exchange":
        return 0.6 if s.ammo < 2 and s.supplies > 6 else -1.0
    if item == "story-sight":
        return -1.0
    if item == "care" or item == "aid":
        return 0.8 if s.supplies > 3 else -0.5
    return 1.2


def card_worth(s: Table, option: Option) -> float:
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


def defender(s: Table, step: Any, option: Option) -> Judged:
    """The best odds defend, the worse wounded rather not."""
    unit = s.unit(option.actor)
    assert unit is not None
    chance = defend_odds(s, unit, step.field, tuple([foe for foe in step.foes if s.zed(foe) is not None]))
    worth = 1.0 if s.content.units[unit.id].hero else 0.7
    fatal = 1.0 if chance.unit >= toughness(s, unit) else 0.0
    return 3 * chance.win - worth * (chance.unit * 0.3 + fatal), "good-odds", {"who": unit.id}


def before_dice(s: Table, step: Any, option: Option) -> Judged:
    fight = s.fight
    if option.verb == "roll" or fight is None:
        return 0.5, "leave-it", {}
    return (1.0 if column(s, fight) <= 4 else 0.0), "card", {}


def after_dice(s: Table, step: Any, option: Option) -> Judged:
    fight = s.fight
    if fight is None:
        return 0.0, "leave-it", {}
    total, at = sum(fight.dice), column(s, fight)
    lost = not zeds_lose(s, fight, total, at)
    if option.verb == "accept":
        return 0.5, "leave-it", {}
    if option.verb == "reroll":
        return (1.0 if (lost and at >= 2) or total < 6 else 0.0), "reroll", {"who": fight.unit}
    return (0.9 if lost else 0.0), "card", {}


def hit(s: Table, step: Any, option: Option) -> Judged:
    """Finish one off if that is possible, else weaken the strongest."""
    zed = s.zed(option.target)
    if zed is None:
        return 0.0, "leave-it", {}
    card = s.content.zeds[zed.id]
    left = (card.hits[1] - zed.hits) if zed.reduced else (card.hits[0] - zed.hits)
    turns = option.n >= left
    score = s.strength(zed.id) * (1.5 if turns else 1.0) + (2.0 if turns and zed.reduced else 0.0)
    return score + 0.01 * option.n, "strongest", {"zed": zed.id}


def take_hit(s: Table, step: Any, option: Option) -> Judged:
    """Whoever bears it best; stores go before lives."""
    if option.verb == "lose":
        left = {"supply": s.supplies, "ammo": s.ammo, "infection": 10 - s.infection}[option.item]
        return min(left, 6) * 0.5 + (1.0 if option.item != "infection" else 0.0), "least-harm", {}
    unit = s.unit(option.actor)
    if unit is None:
        return 0.0, "least-harm", {}
    if s.refugees(unit):
        return -3.0, "least-harm", {"who": unit.id}
    hero = 0.5 if s.content.units[unit.id].hero else 0.0
    return toughness(s, unit) - hero - 1.0, "least-harm", {"who": unit.id}


def react(s: Table, step: Any, option: Option) -> Judged:
    if option.verb in ("react", "play"):
        return 1.0, "react", {}
    return 0.5, "leave-it", {}


def bed(s: Table, step: Any, option: Option) -> Judged:
    if option.verb == "admit":
        return 3.0, "to-bed", {"who": option.actor}
    if option.verb == "let-die":
        return 0.5, "leave-it", {}
    return (2.0 if option.target == CENTER else 0.1), "get-up", {"who": option.actor}


# -- tracks ------------------------------------------------------------------------------------------------------------


def locate(s: Table, step: Any, option: Option) -> Judged:
    """What is bad happens where it hurts least."""
    return -track_danger(s, option.target), "far-away", {"track": option.target}


def order(s: Table, step: Any, option: Option) -> Judged:
    return -nearest(s, option.target), "far-away", {"track": option.target}


def choose(s: Table, step: Any, option: Option) -> Judged:
    favourites = FAVOURITES if s.plays("research") else FAVOURITES[2:]
    rank = favourites.index(option.target) if option.target in favourites else len(favourites)
    return -float(rank), "ability", {"who": option.target}


def component(s: Table, step: Any, option: Option) -> Judged:
    return -float(PARTS.index(option.item)), "component", {"component": option.item}


def refugees(s: Table, step: Any, option: Option) -> Judged:
    unit = s.unit(option.actor)
    return (-float(s.distance(unit.field)) if unit is not None else 0.0), "refugees", {"who": option.actor}


def free_step(s: Table, step: Any, option: Option) -> Judged:
    if option.verb == "stay":
        return 0.3, "leave-it", {}
    return attack(s, option) if option.verb == "attack" else move(s, option)


def find(s: Table, step: Any, option: Option) -> Judged:
    if option.verb == "take-die":
        return float(option.n), "search", {"who": option.actor, "place": where(s, option.actor)}
    want = {"ammo": 5 - s.ammo, "supplies": 6 - s.supplies, "both": 5}.get(option.item, 0)
    return float(want), "card", {}


def where(s: Table, id: str) -> str:
    unit = s.unit(id)
    return unit.field if unit is not None else CENTER


def vip(s: Table, step: Any, option: Option) -> Judged:
    wounded = len([unit for unit in s.units if s.wounded(unit) and s.is_player(unit)])
    want = {"cure": s.infection - 4, "care": wounded, "stores": 3}[option.item]
    return float(want), "card", {}


def weapon(s: Table, step: Any, option: Option) -> Judged:
    return (1.0 if option.verb == "use-weapon" else 0.0), "component", {"component": "phosphorus"}


def veto(s: Table, step: Any, option: Option) -> Judged:
    close = nearest(s, step.track) <= 1
    return (1.0 if option.verb == "veto" and close else 0.5 if option.verb == "let-pass" else 0.0), "card", {}


# -- the zed player ----------------------------------------------------------------------------------------------------


def zed_act(s: Table, step: Any, option: Option) -> Judged:
    """Push where the town is weakest, fill empty Starts, regenerate before a fight."""
    verb = option.verb
    if verb == "activate":
        groups = fronts(s, option.target)
        push = track_danger(s, option.target) if groups else 1.0
        return 2.0 + push, "zed-push", {"track": option.target}
    if verb == "appear":
        return 2.5 if option.n == 1 else 1.0, "zed-appear", {}
    if verb in ("regenerate", "special"):
        return 2.8, "zed-regenerate", {}
    if verb == "escape":
        return 2.0, "leave-it", {}
    if verb == "arson":
        return 4.0 if s.chaos_left() < 4 else 2.2, "zed-push", {"track": s.track(option.target)}
    return 0.5, "leave-it", {}


def free_anti(s: Table, step: Any, option: Option) -> Judged:
    return (0.6 if option.verb == "go-on" else 0.3), "leave-it", {}


def alive_first(s: Table, step: Any, option: Option) -> Judged:
    """Who is placed nearer: the stronger unit."""
    unit = s.unit(option.actor) if option.actor else None
    return (float(s.strength(unit.id)) if isinstance(unit, Unit) else 0.0), "good-odds", {"who": option.actor}


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
    "UseWeapon": weapon,
    "Veto": veto,
    "ZedAct": zed_act,
    "FreeAnti": free_anti,
    "RetreatUnits": alive_first,
}
