"""What a sensible player would do, with a reason. Readable rules that see only what the seat may see."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from shamble.core.advice import Advice
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.core.session import Session
from shamble.games.walkingdead.advice.position_cost import (
    AMMO,
    WALKER,
    best_blow,
    card_cost,
    draw_value,
    kills,
    mean,
    price,
    spread,
    strength,
    wound_cost,
)
from shamble.games.walkingdead.advice.round_forecast import Outlook
from shamble.games.walkingdead.effects.damage import NewcomerDraw
from shamble.games.walkingdead.effects.event_prices import LoseAmmo, LoseEquipment, PayOr
from shamble.games.walkingdead.effects.events import BoldGrab, HerdFrom, HerdTo, Loot
from shamble.games.walkingdead.effects.resource_cards import LoadAmmo, SupplyOwn
from shamble.games.walkingdead.phases.combat import Declare, SpendAllies
from shamble.games.walkingdead.table.state import MAX_LIFE, Player, Table

FAVOURITES = ("daryl", "rick", "michonne", "glenn", "andrea", "maggie")
"""Whom to pick, by how much the ability helps the group over twelve rounds."""

Verdict = tuple[float, str, Args]
"""How good an option is, why (a message id), and the message's arguments."""
Judge = Callable[[Table, Any, Option], Verdict]
Plan = Callable[[Table, list[Option]], list[Verdict]]
"""Judges all options of a question together, where they have much in common."""


def advise(session: Session, seat: int) -> list[Advice]:
    """Options of the pending question, the best first; a useful interrupt may come before all of them."""
    decision = session.decision
    if decision is None:
        return []
    s: Table = session.state
    step: Any = decision.step
    plan = PLANS.get(decision.frame)
    if plan is not None:
        verdicts = plan(s, decision.options)
    else:
        judge = JUDGES.get(decision.frame, passive)
        verdicts = [judge(s, step, option) for option in decision.options]
    found: list[Advice] = []
    for option in session.interrupts(seat):
        if option.verb in ("load", "collect"):
            found.append(Advice(option, 1000.0, option.verb, {"who": option.actor, "card": option.item}))
    for option, (score, reason, args) in zip(decision.options, verdicts):
        found.append(Advice(option, score, reason, args))
    found.sort(key=lambda advice: -advice.score)
    return found


def passive(s: Table, step: Any, option: Option) -> Verdict:
    """Nothing to gain: leave it."""
    return (1.0 if option.verb in ("pass", "stay", "keep") else 0.0), "leave-it", {}


def choose(s: Table, step: Any, option: Option) -> Verdict:
    return float(-FAVOURITES.index(option.target)), "ability", {"who": option.target}


# -- moving ----------------------------------------------------------------------------------------------------------


def move_all(s: Table, options: list[Option]) -> list[Verdict]:
    """Try every way the figures not yet moved could go, and take the best round for the group."""
    outlook = Outlook(s)
    order = s.order()
    figure = s.seat_of(options[0].actor)
    later = order[order.index(figure) + 1 :]
    ways = list(product(*[reachable(s, s.players[seat]) for seat in later]))
    spots = [player.place for player in s.players]
    found: list[Verdict] = []
    for option in options:
        here = option.target or s.players[figure].place
        spots[figure] = here
        best = 1e9
        for way in ways:
            for seat, place in zip(later, way):
                spots[seat] = place
            best = min(best, outlook.round_cost(spots, order))
        found.append((-best, "good-round", {"who": option.actor, "place": here}))
    return found


def reachable(s: Table, player: Player) -> tuple[str, ...]:
    if not player.place:
        return s.grid
    return (player.place, *s.neighbours(player.place))


def food_move(s: Table, options: list[Option]) -> list[Verdict]:
    """A step must be worth its food; events still to come are weighed."""
    outlook = Outlook(s)
    order = s.order()
    who = s.seat_of(options[0].actor)
    waiting = order[order.index(who) :]
    spots = [player.place for player in s.players]
    found: list[Verdict] = []
    for option in options:
        spots[who] = option.target or s.players[who].place
        cost = 0.0
        if option.verb in ("move", "step"):
            cost = 0.6 if option.verb == "move" else 0.0
            if s.in_play and who != s.leader and not s.players[who].moved:
                cost += 1.0
        score = -outlook.round_cost(spots, waiting) - cost
        why = "worth-a-step" if option.target else "good-here"
        found.append((score, why, {"who": option.actor, "place": spots[who]}))
    return found


# -- cards -----------------------------------------------------------------------------------------------------------


def draw(s: Table, step: Any, option: Option) -> Verdict:
    if option.verb == "pass":
        return 0.0, "deck-thin", {}
    player = s.players[step.who]
    left = s.deck(option.target).size
    score = draw_value(s, player, option.target) - card_cost(s, option.target)
    return score, "draw-worth", {"who": player.char, "deck": option.target, "n": left}


def load(s: Table, step: Any, option: Option) -> Verdict:
    if option.verb == "load":
        held = s.players[step.who].holds(option.target)
        return (
            2.0 + strength(s, s.players[step.who], option.target, True) * (0.1 if held and held.ammo else 0.2),
            ("load"),
            {"who": option.actor, "card": step.card},
        )
    return 1.0, "keep-for-later", {"card": step.card}


def supply(s: Table, step: Any, option: Option) -> Verdict:
    """Ammunition goes to the strongest gun that is nearly empty."""
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


def comfort(s: Table, step: Any, option: Option) -> Verdict:
    if option.verb == "pass":
        return 0.0, "leave-it", {}
    life = s.players[s.seat_of(option.actor)].life
    return float(MAX_LIFE - life), "most-hurt", {"who": option.actor, "n": life}


def give(s: Table, step: Any, option: Option) -> Verdict:
    """A gun for the unarmed, ammunition for whom it fits, food for the hurt who has none."""
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


def accept(s: Table, step: Any, option: Option) -> Verdict:
    return (1.0 if option.verb.startswith("accept") else 0.0), "take-gift", {"who": option.actor}


# -- events ----------------------------------------------------------------------------------------------------------


def event(s: Table, step: Any, option: Option) -> Verdict:
    """The event that costs the group least from here."""
    spots = [player.place for player in s.players]
    extra = [0.0] * 4
    cost = spread(s, step.who, option.item, spots, extra) + WALKER * sum(extra)
    return -cost, "least-harm", {"event": option.item}


def pay(s: Table, step: PayOr, option: Option) -> Verdict:
    player = s.players[step.who]
    card = s.content.events[step.card]
    if option.verb == "pay":
        return -price(s, player, card.pay, player.place), "cheaper", {"event": step.card}
    if card.effect == "pay-or-life":
        return -wound_cost(s, player, card.life), "better-suffer", {"event": step.card}
    places = 2 if card.where == "neighbours" else 1
    return -mean(s, card.walkers) * WALKER * places * 0.9, "better-suffer", {"event": step.card}


def lose_ammo(s: Table, step: LoseAmmo, option: Option) -> Verdict:
    """Cards kept for guns one does not have go first, then the weaker gun."""
    player = s.players[step.who]
    if option.item in s.content.ammo:
        fits = any(s.content.ammo[option.item].fits(s.content.equipment[held.card]) for held in player.cards)
        return (3.0 if not fits else 2.0), "least-needed", {"card": option.item}
    return -strength(s, player, option.item, True) / 10.0, "least-needed", {"card": option.item}


def lose_equipment(s: Table, step: LoseEquipment, option: Option) -> Verdict:
    player = s.players[step.who]
    held = player.holds(option.item)
    assert held is not None
    equipment = s.content.equipment[option.item]
    worth = 2.0
    if equipment.weapon:
        worth = strength(s, player, option.item, True) * (1.0 if held.ammo or not equipment.ranged else 0.2)
    return -worth, "least-needed", {"card": option.item}


def loot(s: Table, step: Loot, option: Option) -> Verdict:
    return -card_cost(s, option.target, step.n), "thickest", {"deck": option.target}


def herd(s: Table, step: HerdFrom | HerdTo, option: Option) -> Verdict:
    """Send them where walls hold them or somebody can shoot."""
    if isinstance(step, HerdFrom):
        return float(len(s.at(option.target))), "away-from-us", {"place": option.target}
    spots = [player.place for player in s.players]
    extra = [0.0] * 4
    n = s.place(step.start).walkers
    extra[s.cell(step.start)] -= n
    extra[s.cell(option.target)] += n
    return -Outlook(s).cost_of_fights(spots, extra), "best-held-there", {"place": option.target}


def silence(s: Table, step: Any, option: Option) -> Verdict:
    return (1.0 if option.verb == "silence" else 0.0), "fewer-walkers", {}


def armor(s: Table, step: Any, option: Option) -> Verdict:
    return (1.0 if option.verb == "armor" else 0.0), "ignore-one", {}


# -- combat ----------------------------------------------------------------------------------------------------------


def declare(s: Table, step: Declare, option: Option) -> Verdict:
    """Shoot when it should bring a walker down; don't spend a shot on what fists can do."""
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


def spend(s: Table, step: SpendAllies, option: Option) -> Verdict:
    """Just as many allies as bring the next walker down, if the group has them."""
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


def resolve(s: Table, step: Any, option: Option) -> Verdict:
    return (1.0 if option.verb == "resolve-group" else 0.0), "group-first", {}


def lure(s: Table, step: Any, option: Option) -> Verdict:
    unguarded = not s.at(option.target)
    return (
        float(s.place(option.target).walkers) + (2.0 if unguarded else 0.0),
        "thin-them-out",
        {"place": option.target},
    )


# -- the end of the round --------------------------------------------------------------------------------------------


def wound(s: Table, step: Any, option: Option) -> Verdict:
    """One by one, always the one who can take it best."""
    if option.verb == "wound-even":
        return -50.0, "share", {}
    player = s.players[s.seat_of(option.actor)]
    n = step.left if option.verb == "wound-all" else 1
    if player.guinea:
        return 50.0 + n, "cannot-die", {"who": player.char}
    return -wound_cost(s, player, min(n, player.life)) - (20.0 if n > 1 else 0.0), "strongest", {"who": player.char}


def heal(s: Table, step: Any, option: Option) -> Verdict:
    player = s.players[step.who]
    if option.verb == "eat":
        return (1.0 if player.life <= 3 or player.food >= 2 else -1.0), "heal-now", {"who": player.char}
    return 0.0, "save-food", {"who": player.char}


def lay(s: Table, step: Any, option: Option) -> Verdict:
    """A coin now and then keeps the others guessing."""
    bluff = option.n == 1 and s.round % 3 == 0
    return (1.0 if bluff or option.n != 1 else 0.5) + (0.5 if bluff else 0.0), "coins", {"n": option.n}


def window(s: Table, step: Any, option: Option) -> Verdict:
    """Use an item when it saves something now."""
    if option.verb == "pass":
        return 0.0, "keep-item", {}
    player = s.players[s.seat_of(option.actor)]
    if option.verb == "bandage":
        life = s.players[s.seat_of(option.target)].life
        return (1.0 if life <= 3 else -1.0), "bandage", {"whom": option.target, "n": life}
    place = s.place(player.place)
    acting = s.acting(place)
    if option.verb == "flash":
        worth = step.moment == "damage" and acting >= 2
        return (1.0 + acting if worth else -1.0), "flash", {"place": place.id, "n": min(3, acting)}
    threat = acting / max(1, len(s.at(place.id)))
    target = s.place(option.target)
    better = step.moment == "damage" and threat >= player.life and s.acting(target) < player.life
    return (5.0 - s.acting(target) if better else -1.0), "flee", {"place": option.target}


PLANS: dict[str, Plan] = {"MoveFigure": move_all, "FoodMove": food_move, "FreeStep": food_move}
JUDGES: dict[str, Judge] = {
    "ChooseCharacter": choose,
    "DrawStep": draw,
    NewcomerDraw.__name__: draw,
    BoldGrab.__name__: draw,
    LoadAmmo.__name__: load,
    SupplyOwn.__name__: supply,
    "Supply": supply,
    "Comfort": comfort,
    "Offer": give,
    "Gift": give,
    "Accept": accept,
    "ChooseEvent": event,
    "PayOr": pay,
    "LoseAmmo": lose_ammo,
    "LoseEquipment": lose_equipment,
    "Loot": loot,
    "HerdFrom": herd,
    "HerdTo": herd,
    "Silence": silence,
    "Armor": armor,
    "Declare": declare,
    "SpendAllies": spend,
    "NextFighter": resolve,
    "Lure": lure,
    "Assign": wound,
    "Heal": heal,
    "LayCoins": lay,
    "BeforeEvent": window,
    "BeforeCombat": window,
    "BeforeDamage": window,
}
