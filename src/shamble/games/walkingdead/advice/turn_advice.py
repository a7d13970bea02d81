"""Advice for every question, with reasons: readable rules that use only what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, Final

from shamble.core.advice import ANYTHING, Advice, Judge, Judged, Offhand, Opinion, rank
from shamble.core.decision import Decision
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.walkingdead.advice.round_forecast import RoundForecast
from shamble.games.walkingdead.effects.damage import NewcomerDraw
from shamble.games.walkingdead.effects.place_events import BoldGrab
from shamble.games.walkingdead.effects.resource_cards import LoadAmmo, SupplyOwn
from shamble.games.walkingdead.effects.walker_events import HerdTo
from shamble.games.walkingdead.phases.combat import Declare, SpendAllies
from shamble.games.walkingdead.table.announcements import ItemAnnouncement
from shamble.games.walkingdead.table.position_cost import (
    AMMO,
    WALKER,
    best_blow,
    card_cost,
    draw_value,
    kills,
    strength,
    wound_cost,
)
from shamble.games.walkingdead.table.state import MAX_LIFE, Player, WalkingDeadState
from shamble.sessions.session import Session

FAVOURITES = ("daryl", "rick", "michonne", "glenn", "andrea", "maggie")
"""Characters in order of preference, by the use of their ability to the group over twelve rounds."""

Plan = Callable[[WalkingDeadState, list[Option]], list[Judged]]
"""Judges all options of a question together, where they share most of the computation."""


def advise(session: Session, seat: int) -> list[Advice]:
    """Returns the options of the pending question, best first; a useful interrupt may come before all of them."""
    decision = session.decision
    if decision is None:
        return []
    loads = [option for option in session.interrupts(seat) if option.verb in ("load", "collect")]
    uses = [Advice(option, 1000.0, option.verb, {"who": option.actor, "card": option.item}) for option in loads]
    return rank(opinion_of(session.state, decision), decision.options, uses, LESSER)


def opinion_of(s: WalkingDeadState, decision: Decision) -> Opinion:
    """Returns the object that judges the options of a question."""
    plan = PLANS.get(decision.frame)
    if plan is not None:
        return Planned(decision.options, plan(s, decision.options))
    return Offhand(s, decision.step, JUDGES.get(decision.frame, own))


class Planned(Opinion):
    """The opinion on a question whose options are judged together."""

    def __init__(self, options: list[Option], verdicts: list[Judged]) -> None:
        self.verdicts: Final = {option.key: judged for option, judged in zip(options, verdicts, strict=True)}

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        return self.verdicts[option.key]


def passive(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Prefers to pass: the default for questions without a judge."""
    return (1.0 if option.verb in ("pass", "stay", "keep") else 0.0), "leave-it", {}


def own(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Asks the question itself (`Ask.judge`); for questions that are not in `JUDGES`."""
    judged: Judged | None = step.judge(s, option)
    return judged or passive(s, step, option)


def choose(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Prefers characters in the order of `FAVOURITES`."""
    rank = FAVOURITES.index(option.target) if option.target in FAVOURITES else len(FAVOURITES)
    return float(-rank), "ability", {"who": option.target}


# -- moving ----------------------------------------------------------------------------------------------------------


def move_all(s: WalkingDeadState, options: list[Option]) -> list[Judged]:
    """Tries all moves of the figures not moved yet; an option is worth its best round for the group."""
    outlook = RoundForecast(s)
    order = s.order()
    figure = s.seat_of(options[0].actor)
    later = order[order.index(figure) + 1 :]
    ways = list(product(*[reachable(s, s.players[seat]) for seat in later]))
    spots = [player.place for player in s.players]
    judged: list[Judged] = []
    for option in options:
        here = option.target or s.players[figure].place
        spots[figure] = here
        best = 1e9
        for way in ways:
            for seat, place in zip(later, way):
                spots[seat] = place
            best = min(best, outlook.round_cost(spots, order))
        judged.append((-best, "good-round", {"who": option.actor, "place": here}))
    return judged


def reachable(s: WalkingDeadState, player: Player) -> tuple[str, ...]:
    """Places where the player may stand after a move: all of them for a figure that is not on the board."""
    if not player.place:
        return s.grid
    return (player.place, *s.neighbours(player.place))


def food_move(s: WalkingDeadState, options: list[Option]) -> list[Judged]:
    """Weighs a step against the food it costs, with the events still to come."""
    outlook = RoundForecast(s)
    order = s.order()
    who = s.seat_of(options[0].actor)
    waiting = order[order.index(who) :]
    spots = [player.place for player in s.players]
    judged: list[Judged] = []
    for option in options:
        spots[who] = option.target or s.players[who].place
        cost = 0.0
        if option.verb in ("move", "step"):
            cost = 0.6 if option.verb == "move" else 0.0
            if s.in_play and who != s.leader and not s.players[who].moved:
                cost += 1.0
        score = -outlook.round_cost(spots, waiting) - cost
        why = "worth-a-step" if option.target else "good-here"
        judged.append((score, why, {"who": option.actor, "place": spots[who]}))
    return judged


# -- cards -----------------------------------------------------------------------------------------------------------


def draw(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Weighs the worth of a card against the cost to its deck."""
    if option.verb == "pass":
        return 0.0, "deck-thin", {}
    player = s.players[step.who]
    left = s.deck(option.target).size
    score = draw_value(s, player, option.target) - card_cost(s, option.target)
    return score, "draw-worth", {"who": player.char, "deck": option.target, "n": left}


def load(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Loads ammunition at once, onto the strongest gun and rather an empty one."""
    if option.verb == "load":
        held = s.players[step.who].holds(option.target)
        return (
            2.0 + strength(s, s.players[step.who], option.target, True) * (0.1 if held and held.ammo else 0.2),
            ("load"),
            {"who": option.actor, "card": step.card},
        )
    return 1.0, "keep-for-later", {"card": step.card}


def supply(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Prefers the strongest gun that is nearly empty."""
    if option.verb == "pass":
        return 0.0, "leave-it", {}
    player = s.players[s.seat_of(option.actor)]
    held = player.holds(option.item)
    assert held is not None
    return (
        strength(s, player, option.item, True) / (1.0 + held.ammo),
        "ammo-needed",
        {
            "who": player.char,
            "card": option.item,
        },
    )


def take_ammo(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Takes ammunition of the own place along; the first option wins the tie."""
    return (0.0, "leave-it", {}) if option.verb == "leave" else (0.0, "take-ammo", {"card": option.item})


def comfort(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Prefers the player with the least life."""
    if option.verb == "pass":
        return 0.0, "leave-it", {}
    life = s.players[s.seat_of(option.actor)].life
    return float(MAX_LIFE - life), "most-hurt", {"who": option.actor, "n": life}


def give(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Prefers a gun for an unarmed player, ammunition for a gun that it fits, food for a hurt player without any."""
    if option.verb == "pass":
        return 0.1, "keep-it", {}
    giver, whom = s.players[s.seat_of(option.actor)], s.players[s.seat_of(option.target)]
    args: Args = {"who": giver.char, "whom": whom.char}
    if option.verb == "give-food":
        if giver.food >= 2 and not whom.food and (whom.life < giver.life or giver.food >= 4):
            return 0.5, "needs-food", args
    elif option.verb == "give-card":
        if option.item in s.content.ammo:
            ammo = s.content.ammo[option.item]
            mine = any(ammo.fits(s.content.equipment[held.card]) for held in giver.cards)
            theirs = any(ammo.fits(s.content.equipment[held.card]) for held in whom.cards)
            if theirs and not mine:
                return 1.5, "fits-their-gun", args
        else:
            equipment = s.content.equipment[option.item]
            held = giver.holds(option.item)
            armed = best_blow(s, whom, False)[0] > 0
            spare = len([card for card in giver.cards if s.content.equipment[card.card].weapon]) > 1
            usable = equipment.weapon and held is not None and (held.ammo > 0 or not equipment.ranged)
            if usable and spare and not armed:
                return 1.2, "arm-them", args
    return -1.0, "keep-it", {}


def accept(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Accepts every gift."""
    return (1.0 if option.verb.startswith("accept") else 0.0), "take-gift", {"who": option.actor}


# -- events ----------------------------------------------------------------------------------------------------------


def event(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Prefers the event that costs the group least in the present position."""
    spots = [player.place for player in s.players]
    extra = [0.0] * 4
    played = s.content.events[option.item]
    cost = s.content.effect_of(played).cost(s, step.who, played, spots, extra) + WALKER * sum(extra)
    return -cost, "least-harm", {"event": option.item}


def herd(s: WalkingDeadState, step: HerdTo, option: Option) -> Judged:
    """Prefers a place where walls hold the walkers or the group can shoot them."""
    spots = [player.place for player in s.players]
    extra = [0.0] * 4
    n = s.place(step.start).walkers
    extra[s.cell(step.start)] -= n
    extra[s.cell(option.target)] += n
    return -RoundForecast(s).cost_of_fights(spots, extra), "best-held-there", {"place": option.target}


# -- combat ----------------------------------------------------------------------------------------------------------


def declare(s: WalkingDeadState, step: Declare, option: Option) -> Judged:
    """Shoots where a walker should fall, and saves the shot where fists suffice."""
    player = s.players[step.who]
    there = s.at(player.place)
    place = s.place(player.place)
    walls = s.content.walls[place.id]
    worth = 1.3 if place.walkers > walls else 0.55
    crowd = place.walkers
    if option.verb == "hold":
        return 0.0, "save-ammo", {"place": place.id}
    if option.verb in ("brawl", "help"):
        gain = min(crowd, kills(3.5 * (1 + player.help), player.allies))
        return worth * gain, "fists", {"place": place.id}
    equipment = s.content.equipment[option.item]
    value = strength(s, player, option.item, len(there) == 1) + 3.5 * player.help
    args: Args = {"card": option.item, "place": place.id}
    if not equipment.ranged:
        return worth * min(crowd, kills(value, player.allies)) + 0.05, "strike", args
    others = 0.0
    for mate in there:
        if mate.seat == player.seat:
            continue
        fight = next((fight for fight in s.fights if fight.seat == mate.seat), None)
        if fight is not None:
            others += strength(s, mate, fight.weapon, False) if fight.ranged else 0.0
        else:
            blow, ranged = best_blow(s, mate, False)
            others += blow if ranged else 0.0
    allies = sum([mate.allies for mate in there])
    gain = min(crowd, kills(others + value, allies)) - min(crowd, kills(others, allies))
    return worth * max(gain, value / 5.0 * 0.8 if others + value < 5 * crowd else 0.0) - AMMO, "shoot", args


def spend(s: WalkingDeadState, step: SpendAllies, option: Option) -> Judged:
    """Gives up exactly the allies that the next kill needs, if the group has them."""
    total = step.question(s)["n"]
    assert isinstance(total, int)
    player = s.players[step.who]
    place = s.place(player.place)
    needed = (-total) % 5
    fight = next(fight for fight in s.fights if fight.seat == step.who)
    pool = player.allies
    if fight.ranged:
        order = s.order()
        waiting = order[order.index(step.who) :]
        pool = sum(
            [
                s.players[f.seat].allies
                for f in s.fights
                if f.ranged and f.seat in waiting and s.players[f.seat].place == player.place
            ]
        )
    enough = total // 5 >= place.walkers
    harmless = place.walkers - total // 5 <= s.content.walls[place.id]
    wanted = min(needed, player.allies)
    if enough or needed > pool or needed > (2 if harmless else 3):
        wanted = 0
    return -abs(option.n - wanted) * 1.0, "next-walker" if wanted else "no-use", {"n": wanted}


def resolve(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Lets the ranged group roll first."""
    return (1.0 if option.verb == "resolve-group" else 0.0), "group-first", {}


def lure(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Lures from the place with the most walkers, preferably one without players."""
    unguarded = not s.at(option.target)
    return (
        float(s.place(option.target).walkers) + (2.0 if unguarded else 0.0),
        "thin-them-out",
        {"place": option.target},
    )


# -- the end of the round --------------------------------------------------------------------------------------------


def wound(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Wounds one player at a time: the player who can take it best."""
    if option.verb == "wound-even":
        return -50.0, "share", {}
    player = s.players[s.seat_of(option.actor)]
    n = step.left if option.verb == "wound-all" else 1
    if player.guinea:
        return 50.0 + n, "cannot-die", {"who": player.char}
    return -wound_cost(s, player, min(n, player.life)) - (20.0 if n > 1 else 0.0), "strongest", {"who": player.char}


def heal(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Eats at three life or less, or with two food."""
    player = s.players[step.who]
    if option.verb == "eat":
        return (1.0 if player.life <= 3 or player.food >= 2 else -1.0), "heal-now", {"who": player.char}
    return 0.0, "save-food", {"who": player.char}


def lay(s: WalkingDeadState, step: Any, option: Option) -> Judged:
    """Lays a coin in every third round, to keep the other players guessing."""
    bluff = option.n == 1 and s.round % 3 == 0
    return (1.0 if bluff or option.n != 1 else 0.5) + (0.5 if bluff else 0.0), "coins", {"n": option.n}


def window(s: WalkingDeadState, step: ItemAnnouncement, option: Option) -> Judged:
    """Uses an item if it saves something now."""
    if option.verb == "pass":
        return 0.0, "keep-item", {}
    if option.verb in ("load", "collect"):
        return 1.0, option.verb, {"who": option.actor, "card": option.item}
    player = s.players[s.seat_of(option.actor)]
    if option.verb == "bandage":
        life = s.players[s.seat_of(option.target)].life
        return (1.0 if life <= 3 else -1.0), "bandage", {"whom": option.target, "n": life}
    place = s.place(player.place)
    acting = s.acting(place)
    if option.verb == "flash":
        worth = step.kind == "damage" and acting >= 2
        return (1.0 + acting if worth else -1.0), "flash", {"place": place.id, "n": min(3, acting)}
    threat = acting / max(1, len(s.at(place.id)))
    target = s.place(option.target)
    better = step.kind == "damage" and threat >= player.life and s.acting(target) < player.life
    return (5.0 - s.acting(target) if better else -1.0), "flee", {"place": option.target}


LESSER: dict[str, str] = {
    "good-round": "worse-round",
    "worth-a-step": "step-lost",
    "good-here": "better-elsewhere",
    "deck-thin": "card-worth-it",
    "least-harm": "more-harm",
    "least-needed": "more-needed",
    "thickest": "thinner",
    "best-held-there": "worse-held-there",
    "save-ammo": "fight-pays",
    "most-hurt": "less-hurt",
    "ammo-needed": "ammo-less-needed",
    "strongest": "can-take-less",
    "keep-item": "item-helps",
    "save-food": "food-heals",
    "group-first": "alone-later",
    "fists": "fight-less",
    "strike": "fight-less",
    "shoot": "fight-less",
}
"""Reasons that praise the best option → reasons against the others."""
PLANS: dict[str, Plan] = {"MoveFigure": move_all, "FoodMove": food_move, "PathfinderStep": food_move}
JUDGES: dict[str, Judge] = {
    "ChooseCharacter": choose,
    "DrawStep": draw,
    NewcomerDraw.__name__: draw,
    BoldGrab.__name__: draw,
    LoadAmmo.__name__: load,
    SupplyOwn.__name__: supply,
    "GiveAmmunition": supply,
    "TakeAmmo": take_ammo,
    "Comfort": comfort,
    "Offer": give,
    "Gift": give,
    "Accept": accept,
    "ChooseEvent": event,
    "OrderEvents": event,
    "HerdTo": herd,
    "Declare": declare,
    "SpendAllies": spend,
    "NextFighter": resolve,
    "Lure": lure,
    "Assign": wound,
    "Heal": heal,
    "LayCoins": lay,
    "BeforeEvent": window,
    "BeforeCoins": window,
    "BeforeCombat": window,
    "BeforeDamage": window,
    "BeforeDeclaration": window,
    "BeforeLure": window,
    "BeforePrice": window,
    "BeforeTrade": window,
}
