"""What a sensible player would do."""

from __future__ import annotations

from shamble.content.tooling import Advice
from shamble.core.session import Session


def advise(session: Session, seat: int) -> list[Advice]:
    decision = session.decision
    return [Advice(option.key, 0, "none") for option in decision.options] if decision else []
