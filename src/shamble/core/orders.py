"""Orders of a person to a bot: come to me, wait, hold this place, cover me, leave it to me, get or open something.

An order is a move like any other (`Session.play("order-come 2", seat)`), so that records and replays hold it. It is
kept beside the wishes of the seats (`core.preferences`) and ends with the round, with the next order to the same seat,
or with `order-free`. No rule depends on it: bots read it and may refuse.
"""

from __future__ import annotations

from typing import Final

from shamble.core.errors import IllegalOption
from shamble.core.option import Option
from shamble.core.preferences import round_serial, set_wishes, wishes
from shamble.core.state import State

COME: Final = "order-come"
WAIT: Final = "order-wait"
HOLD: Final = "order-hold"
COVER: Final = "order-cover"
LEAVE: Final = "order-leave"
GET: Final = "order-get"
OPEN: Final = "order-open"
FREE: Final = "order-free"
PLAIN: Final = (COME, WAIT, HOLD, COVER, LEAVE, FREE)
"""Verbs of orders that name no thing."""
NAMING: Final = (GET, OPEN)
"""Verbs of orders that name a thing on the table."""
ORDERS: Final = (*PLAIN, *NAMING)
LONGEST: Final = 60
"""Most characters of the id of a thing."""


class StandingOrder:
    """A standing order: its verb, the seat that gave it, and the id of the thing it names ("" for none)."""

    __slots__ = ("by", "thing", "verb")

    def __init__(self, verb: str, by: int, thing: str = "") -> None:
        self.verb: Final = verb
        self.by: Final = by
        self.thing: Final = thing

    def __repr__(self) -> str:
        return f"<{self.verb}{' ' + self.thing if self.thing else ''} by seat {self.by}>"


def order(key: str) -> Option | None:
    """Returns the order with this key, None if the key is none; a damaged one raises IllegalOption."""
    if not key.startswith("order-"):
        return None
    verb, *rest = key.split(" ")
    if verb in PLAIN and len(rest) == 1 and rest[0].isdecimal():
        return Option(verb, n=int(rest[0]))
    if verb in NAMING and len(rest) == 2 and rest[1].isdecimal() and 0 < len(rest[0]) <= LONGEST:
        return Option(verb, item=rest[0], n=int(rest[1]))
    raise IllegalOption(f"{key!r} is no order: a verb ({', '.join(ORDERS)}), a thing for the last two, and a seat")


def enter_order(state: State, by: int, option: Option, seats: int) -> None:
    """Enters an order of a seat into the state in place of an earlier one to the same seat; orders of earlier rounds
    are dropped."""
    if not 0 <= option.n < seats:
        raise IllegalOption(f"there is no seat {option.n}")
    if option.n == by:
        raise IllegalOption("a seat gives no orders to itself")
    now = round_serial(state)
    words = []
    for word in wishes(state):
        parts = word.split(" ")
        if parts[0] != "order" or (parts[1] != str(option.n) and parts[4] == str(now)):
            words.append(word)
    if option.verb != FREE:
        words.append(f"order {option.n} {option.verb} {by} {now} {option.item}".rstrip())
    set_wishes(state, words)


def standing_order(state: State, seat: int) -> StandingOrder | None:
    """Returns the order that a seat has in this round, or None."""
    words = wishes(state)
    if not words:
        return None
    now = str(round_serial(state))
    for word in words:
        parts = word.split(" ")
        if parts[0] == "order" and parts[1] == str(seat) and parts[4] == now:
            return StandingOrder(parts[2], int(parts[3]), parts[5] if len(parts) > 5 else "")
    return None
