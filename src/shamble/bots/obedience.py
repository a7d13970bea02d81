"""Obedience of bots to orders of people."""

from __future__ import annotations

from typing import Final

from shamble.content.tooling import tooling
from shamble.core.advice import Advice
from shamble.core.orders import StandingOrder, standing_order
from shamble.sessions.session import Session

SUICIDE: Final = 20.0
"""Difference of scores to the best advice from which on an order is refused: more than half of a death."""


class Obeyed:
    """The result of following an order: the advice to take, and True in `refused` if the order is not carried out."""

    __slots__ = ("advice", "order", "refused")

    def __init__(self, order: StandingOrder, advice: Advice, refused: bool) -> None:
        self.order: Final = order
        self.advice: Final = advice
        self.refused: Final = refused


def obey(session: Session, seat: int) -> Obeyed | None:
    """Returns the best option that follows the standing order of a seat; None without an order, and where the pending
    question has nothing to do with it. If every option that follows it is close to suicide, the order is refused."""
    order = standing_order(session.state, seat)
    if order is None:
        return None
    return follow(session, seat, order)


def follow(session: Session, seat: int, order: StandingOrder) -> Obeyed | None:
    """Returns the best option that follows this order of a seat; see `obey`."""
    decision = session.decision
    if decision is None or decision.seat != seat:
        return None
    tools = tooling(session.game)
    ranked = [one for one in tools.advise(session, seat) if decision.find(one.option.key) is not None]
    marks = [tools.heeds(session.state, order, one.option) for one in ranked]
    if not ranked or not any(marks):
        return None
    wanted = max(0, max(marks))
    best = ranked[0]
    for one, mark in zip(ranked, marks):
        if mark >= wanted and best.score - one.score <= SUICIDE:
            return Obeyed(order, one, False)
    return Obeyed(order, best, True)
