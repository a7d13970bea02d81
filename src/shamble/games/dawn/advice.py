"""What a sensible player would do, with a reason."""

from __future__ import annotations

from shamble.content.tooling import Advice
from shamble.core.session import Session


def advise(session: Session, seat: int) -> list[Advice]:
    decision = session.decision
    if decision is None:
        return []
    return [Advice(option.key, float(-index), "leave-it") for index, option in enumerate(decision.options)]
