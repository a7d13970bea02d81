"""Orders to a bot in a city, and manners: how well each option of a turn follows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.city.advice.gear_worth import spare
from shamble.city.table.state import CityState
from shamble.core.option import Option
from shamble.core.orders import COME, COVER, GET, HOLD, LEAVE, OPEN, WAIT, StandingOrder

WALKS: Final = ("move", "slip", "step")
"""Verbs of moves of the book; skills have others."""
ATTACKS: Final = ("melee", "shoot", "throw", "improvise", "trick")
LOOT: Final = ("take", "open", "collect", "search")
"""Verbs of what a person may want to do: the goals, the doors, the cards."""
PRIZES: Final = ("take", "collect")
"""Verbs of what a helper leaves to a person, besides trades for a card of that person."""
BESIDE: Final = 1
"""Steps from the person at which a bot covers."""


def heeds(s: CityState, order: StandingOrder, option: Option) -> int:
    """Returns 1 or more for an option that carries out the order, below 0 for one against it, 0 for others."""
    verb = option.verb
    walks = verb in WALKS or verb in s.rules.book.walks
    if order.verb == WAIT:
        stops = verb == "stop" and not option.target
        return 1 if verb == "end" else -1 if walks or stops or verb in LOOT else 0
    if order.verb == HOLD:
        return -1 if walks else 0
    if order.verb == LEAVE:
        return -1 if verb in LOOT else 0
    if order.verb == GET and verb == "take" and option.target == order.thing:
        return 2
    if order.verb == OPEN and verb == "open" and option.target == order.thing:
        return 2
    if order.verb == COVER and verb in ATTACKS:
        return 1
    goals = order_zones(s, order)
    survivor = s.places.get(option.actor)
    if survivor is None or not goals or not walks or option.target not in s.board.names:
        return 0
    here = s.survivors[survivor].zone
    far = [s.topology().distances(goal) for goal in goals]
    now = least([steps[here] for steps in far])
    then = least([steps[s.board.names[option.target]] for steps in far])
    if order.verb == COVER and now <= BESIDE:
        return 0 if then <= BESIDE else -1
    return 1 if then < now else -1 if then > now or not now else 0


def preempts(s: CityState, option: Option, people: Sequence[int]) -> bool:
    """True if an option asks for a card of a person's survivor, or if it takes an objective, a crate or the mission's
    prize that a person's survivor, who has not acted, stands near enough to take in this round, with no enemy in that
    survivor's zone."""
    survivor = s.places.get(option.actor)
    if option.verb == "give":
        return survivor is not None and s.survivors[survivor].seat in people
    if option.verb == "trade" and survivor is not None:
        mate = s.survivor(option.target)
        return (
            mate.seat in people and spare(s, mate, s.survivors[survivor])[0] > spare(s, s.survivors[survivor], mate)[0]
        )
    if option.verb not in PRIZES or survivor is None:
        return False
    far = s.topology().distances(s.survivors[survivor].zone)
    for mate in s.survivors:
        if mate.seat in people and mate.here and not mate.acted and not s.crowd(mate.zone):
            if 0 <= far[mate.zone] < s.rules.actions:
                return True
    return False


def least(steps: list[int]) -> int:
    """Returns the smallest distance; -1 stands for a zone out of reach."""
    return min([n for n in steps if n >= 0], default=999)


def order_zones(s: CityState, order: StandingOrder) -> list[int]:
    """Returns the zones to which an order leads: those of the person's survivors, of a token, or on both sides of a
    door."""
    if order.verb in (COME, COVER):
        return [mate.zone for mate in s.survivors if mate.here and mate.seat == order.by]
    if order.verb == GET:
        token = s.token(order.thing)
        zone = s.token_zone(token) if token is not None else -1
        return [zone] if zone >= 0 else []
    if order.verb == OPEN:
        return [zone for door in s.board.doors if door.id == order.thing for zone in (door.a, door.b)]
    return []
