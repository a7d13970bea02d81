"""Manners of bots towards people: a helper leaves goals and loot to a person who can take them in the same round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.content.tooling import tooling
from shamble.core.advice import Advice
from shamble.sessions.session import Session

COURTESY: Final = 20.0
"""Difference of scores to the best advice up to which a helper leaves something to a person: more than the worth of an
objective, far less than that of a life."""


def courteous(session: Session, seat: int, people: Sequence[int]) -> Advice | None:
    """Returns the best advice that takes nothing away from a person; None if the best advice takes nothing, or if
    leaving it would cost too much."""
    decision = session.decision
    tools = tooling(session.game)
    best = tools.prefer(session, seat)
    if decision is None or best is None or not tools.preempts(session.state, best.option, people):
        return None
    for advice in tools.advise(session, seat):
        if best.score - advice.score > COURTESY:
            return None
        if decision.find(advice.option.key) is not None and not tools.preempts(session.state, advice.option, people):
            return advice
    return None
