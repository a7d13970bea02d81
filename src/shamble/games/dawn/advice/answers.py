"""Advice for questions outside the Actions phase: fights, wounds, beds, tracks, cards, new units."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.option import Option
from shamble.games.dawn.advice.attacks import attack
from shamble.games.dawn.advice.judging import Judge, Judged, field_or_centre, unit_of
from shamble.games.dawn.advice.moves import move
from shamble.games.dawn.advice.town_actions import find_worth
from shamble.games.dawn.advice.track_costs import NEAR, Costs
from shamble.games.dawn.advice.track_sides import LIFE
from shamble.games.dawn.fights.combat_columns import column, zeds_lose
from shamble.games.dawn.fights.combat_odds import fight_odds, share_of_hits
from shamble.games.dawn.fights.refugees import held_up
from shamble.games.dawn.fights.super_weapon import wakes
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.printed_rows import Find
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.state import DawnState

COMPONENTS: Final = ("zed-snack", "hypnoze", "knuckles", "phosphorus", "gas-grenade")
"""Components of the super-weapon, the most useful first."""
LEAVING: Final = ("go-on", "let-pass", "stay", "skip", "pass", "fight", "done")
"""Verbs that leave things as they are."""


def passive(o: Costs, step: Any, option: Option) -> Judged:
    """The default judge: accept offers, decline the rest."""
    if option.verb in ("play", "event", "react", "special", "accept", "choose"):
        return 1.0, "card", {}
    return (0.5 if option.verb in LEAVING else 0.2), "leave-it", {}


def own(o: Costs, step: Any, option: Option, otherwise: Judge = passive) -> Judged:
    """Asks the question itself (`Ask.judge`), then the judge of the verb; for questions that are not in `BY_FRAME`."""
    judged: Judged | None = step.judge(o, option)
    listed: Judge = BY_VERB.get(option.verb, otherwise)
    return judged or listed(o, step, option)


# -- fights ------------------------------------------------------------------------------------------------------------


def defender(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers the defender with the best odds, and units that bear the hits."""
    worth = o.fight_worth(Fight(step.field, option.actor, step.foes, False, step.back))
    return worth, "good-odds", {"who": option.actor}


def attacker(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers the attacker with the best odds."""
    foes = (option.target,) if option.target not in o.s.content.fields else ()
    if not foes:
        return attack(o, step, option)
    odds = fight_odds(o.s, Fight(step.field, option.actor, foes, True))
    return odds.win, "good-odds", {"who": option.actor}


def before_dice(o: Costs, step: Any, option: Option) -> Judged:
    """Plays cards in undecided fights."""
    s = o.s
    fight = s.fight
    if option.verb == "roll" or fight is None:
        return 0.5, "leave-it", {}
    at = column(s, fight)
    near = s.content.fields[fight.field].n <= 2 if s.track(fight.field) else True
    return (1.0 if at <= 4 and (near or at >= 2) else 0.0), "card", {}


def after_dice(o: Costs, step: Any, option: Option) -> Judged:
    """Re-rolls, or plays a card that reverses the result, if the expected worth of the fight rises."""
    s = o.s
    fight = s.fight
    if fight is None:
        return 0.0, "leave-it", {}
    total, at = sum(fight.dice), column(s, fight)
    lost = not zeds_lose(s, fight, total, at)
    if option.verb == "accept":
        return 0.5, "leave-it", {}
    if option.verb == "reroll":
        better = o.fight_worth(fight) > result_worth(o, fight, total, at, not lost)
        return (1.0 if better else 0.0), "reroll", {"who": fight.unit}
    return (0.9 if lost else 0.0), "card", {}


def result_worth(o: Costs, fight: Fight, total: int, at: int, won: bool) -> float:
    """Worth of the rolled result, in the unit of `fight_worth`."""
    s = o.s
    line = s.content.combat[total]
    ground = o.ground(fight.field) + o.chaos_price if won else 0.0
    unit = unit_of(s, fight.unit)
    return ground + line.zeds[at] * o.burden / LIFE - o.harm(unit, line.units[at] * share_of_hits(s, unit))


def hit(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers hits that kill a zed, then hits on the strongest."""
    s = o.s
    zed = s.zed(option.target)
    if zed is None:
        return 0.0, "leave-it", {}
    card = s.content.zeds[zed.id]
    side = 1 if zed.reduced else 0
    turns = option.n >= card.hits[side] - zed.hits
    falls = card.strength[0] - card.strength[1] if turns and not zed.reduced else 0
    score = 0.4 * s.strength(zed.id) + falls + (3.0 + card.strength[1] if turns and zed.reduced else 0.0)
    return score + 0.01 * option.n, "strongest", {"zed": zed.id}


def least_harm(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers the unit that bears a hit best."""
    s = o.s
    unit = s.unit(option.actor)
    if unit is None:
        return 0.0, "least-harm", {}
    if s.refugees(unit):
        return -2.0, "least-harm", {"who": unit.id}
    return -o.harm(unit, 1.0), "least-harm", {"who": unit.id}


def lose(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers the cheapest loss, by the prices of supplies, ammunition and infection."""
    price = {"supply": o.supply(), "ammo": o.ammo()}.get(option.item, o.fever(1))
    return -price, "least-harm", {}


def react(o: Costs, step: Any, option: Option) -> Judged:
    """Uses every reaction whose power does not say otherwise, because reactions cost nothing."""
    return (1.0, "react", {}) if option.verb in ("react", "play") else (0.5, "leave-it", {})


def weapon(o: Costs, step: Any, option: Option) -> Judged:
    """Uses the super-weapon, unless its only effect is to wake a sleeper."""
    _, place = step.where(o.s)
    zeds = o.s.zeds_at(place)
    asleep = bool(zeds) and all(wakes(o.s, zed.id) for zed in zeds)
    wanted = "no-weapon" if asleep else "use-weapon"
    return (1.0 if option.verb == wanted else 0.0), "component", {"component": step.part(o.s)}


# -- people ------------------------------------------------------------------------------------------------------------


def bed(o: Costs, step: Any, option: Option) -> Judged:
    """Admits the new patient; the one who gets up or dies for it is the one who needs the bed least."""
    s = o.s
    if option.verb == "admit":
        return 3.0, "to-bed", {"who": option.actor}
    if option.verb == "let-die":
        return -o.worth(unit_of(s, option.actor)), "leave-it", {}
    unit = unit_of(s, option.actor)
    price = 0.3 if option.target == CENTER else o.worth(unit) if not s.refugees(unit) else 0.4
    return -price, "get-up", {"who": option.actor}


def fall_back(o: Costs, step: Any, option: Option) -> Judged:
    """Falls back after a shot only if the next fight would go badly."""
    s = o.s
    unit = s.unit(option.actor)
    if unit is None or option.verb == "stay":
        return 0.0, "leave-it", {}
    return o.gain(unit, s.toward(unit.field)) - 0.05, "guard", {"who": unit.id, "place": s.toward(unit.field)}


def free_step(o: Costs, step: Any, option: Option) -> Judged:
    """Judges a free step like a move or an attack; staying is worth a little."""
    if option.verb == "stay":
        return 0.05, "leave-it", {}
    return attack(o, step, option) if option.verb == "attack" else move(o, step, option)


def strongest(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers the strongest unit."""
    unit = o.s.unit(option.actor) if option.actor else None
    score = float(o.s.strength(unit.id)) if isinstance(unit, Unit) else 0.0
    return score, "good-odds", {"who": option.actor}


def choose(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers the hero whose row in the data has the greater `favour`."""
    hero = o.s.content.units.get(option.target)
    return float(hero.favour if hero is not None else 0), "ability", {"who": option.target}


def newcomer(o: Costs, step: Any, option: Option) -> Judged:
    """Puts new units into the town centre, from where every track is near."""
    return (1.0 if option.target == CENTER else 0.1), "ability", {"who": option.actor}


def refugees(o: Costs, step: Any, option: Option) -> Judged:
    """Prefers refugees whom zeds are about to reach; those held up by zeds come last."""
    s = o.s
    unit = unit_of(s, option.actor)
    if held_up(s, unit):
        return -10.0, "refugees", {"who": option.actor}
    chased = bool(s.away(unit.field) and s.zeds_at(s.away(unit.field)))
    return (5.0 if chased else 0.0) - s.distance(unit.field), "refugees", {"who": option.actor}


# -- stores and parts ------------------------------------------------------------------------------------------------


def find(o: Costs, step: Any, option: Option) -> Judged:
    """Takes the die or the find that is worth most to the stores."""
    s = o.s
    if option.verb == "take-die":
        return float(option.n), "search", {"who": option.actor, "place": field_or_centre(s, option.actor)}
    ammo = Find({"ammo": 2} if option.item == "ammo" else {"supplies": 2})
    both = Find({"ammo": 1, "supplies": 1})
    return find_worth(o, both if option.item == "both" else ammo), "card", {}


def component(o: Costs, step: Any, option: Option) -> Judged:
    """Builds the most useful component, and gives up the least useful one."""
    rank = COMPONENTS.index(option.item) if option.item in COMPONENTS else 0
    sign = 1 if option.verb == "lose-component" else -1
    named = option.item if option.item in COMPONENTS else COMPONENTS[0]
    return float(sign * rank), "component", {"component": named}


def put_out(o: Costs, step: Any, option: Option) -> Judged:
    """Worth of removing a chaos marker, less the infection that the card costs."""
    if option.verb == "done":
        return 0.0, "leave-it", {}
    return o.chaos_price - o.fever(1), "chaos-low", {}


# -- tracks ------------------------------------------------------------------------------------------------------------


def pressed(o: Costs, track: str) -> float:
    """Cost of one more zed, or one more step, on a track."""
    return o.base[track] + NEAR * o.step ** (o.nearest(track) + 1) if track in o.base else 0.0


def track_of(s: DawnState, id: str) -> str:
    """The track of a field, a zed or a unit, or the track itself."""
    if id in s.content.tracks:
        return id
    piece = s.zed(id) or s.unit(id)
    field = piece.field if piece is not None else id
    return s.track(field) if field in s.content.fields else ""


def locate(o: Costs, step: Any, option: Option) -> Judged:
    """Puts bad effects on the track that suffers least, help on the one that needs it most."""
    s = o.s
    track = track_of(s, option.target)
    helps = getattr(step, "purpose", "") == "event" and s.content.book.events[s.event].helps
    score = pressed(o, track)
    return (score if helps else -score), "far-away", {"track": track or s.tracks[0]}


def order(o: Costs, step: Any, option: Option) -> Judged:
    """Activates the track first whose zeds are nearest to the town."""
    return -float(o.nearest(option.target)), "far-away", {"track": option.target}


def cancel(o: Costs, step: Any, option: Option) -> Judged:
    """Plays cards that stop a track or a group against zeds that would break through."""
    if option.verb in LEAVING:
        return 0.5, "leave-it", {}
    s = o.s
    track = getattr(step, "track", "") or s.track(step.field)
    groups = o.groups.get(track, [])
    step_in = groups[0].n <= 2 and o.base[track] > o.burden + 3.0 if groups else False
    return (1.0 if step_in else 0.0), "card", {}


def veto(o: Costs, step: Any, option: Option) -> Judged:
    """Discards a kept card against an activation if zeds are next to the town or their step would cause chaos."""
    groups = o.groups.get(step.track, [])
    worth = sum([NEAR * (o.step**group.n - o.step ** (group.n + 1)) for group in groups[:1]])
    if option.verb == "let-pass":
        return 2.5, "leave-it", {}
    return worth + 0.3 * o.chaos_price, "card", {}


BY_FRAME: Final[dict[str, Judge]] = {
    "ChooseDefender": defender,
    "ChooseAttacker": attacker,
    "UnitAttacks": attacker,
    "BeforeDice": before_dice,
    "AfterDice": after_dice,
    "HitZeds": hit,
    "EvenHits": hit,
    "React": react,
    "Stops": react,
    "ChooseAttackPower": react,
    "Hide": react,
    "HideFromRaiders": react,
    "ToBed": bed,
    "Carried": bed,
    "MayFallBack": fall_back,
    "FreeStep": free_step,
    "ChooseHero": choose,
    "NewFace": choose,
    "ChooseNewUnit": choose,
    "ChooseField": newcomer,
    "RefugeesMove": refugees,
    "RetreatUnits": strongest,
    "OrderTracks": order,
    "ChooseDie": find,
    "Finds": find,
    "ArrestReward": find,
    "UseKnuckles": weapon,
    "UseSnack": weapon,
    "UseWeapon": weapon,
    "TrackWindow": cancel,
    "GroupWindow": cancel,
    "Veto": veto,
    "FewestGets": locate,
}
BY_VERB: Final[dict[str, Judge]] = {
    "expose": least_harm,
    "take-hit": least_harm,
    "find-zed": least_harm,
    "lose": lose,
    "calm": strongest,
    "locate": locate,
    "place-zed": locate,
    "call": locate,
    "let-in": locate,
    "overflow": locate,
    "component": component,
    "lose-component": component,
    "clear-chaos": put_out,
    "come-back": strongest,
}
"""Judges by verb, for questions that many cards ask with the same verb."""
