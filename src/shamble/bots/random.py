"""Takes any option, and now and then an interrupt: the tester that never tires."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.bots.bot import Bot
from shamble.core.chance import generator
from shamble.core.option import Option
from shamble.core.session import Session

OFTEN: Final = 16
"""A seat looks for an interrupt at one question in so many: rare enough that games end."""


class Random(Bot):
    looks: ClassVar[bool] = False
    interrupts: ClassVar[bool] = True

    def __init__(self, seed: int, often: int = OFTEN) -> None:
        self.source: Final = generator(seed, "random bot")
        self.often: Final = often

    def choose(self, session: Session, seat: int) -> Option:
        decision = session.decision
        assert decision is not None, "a bot is asked only when there is a question"
        return decision.options[self.source.below(len(decision.options))]

    def interrupt(self, session: Session, seat: int) -> Option | None:
        if not self.often or self.source.below(self.often):
            return None
        found = session.interrupts(seat)
        return found[self.source.below(len(found))] if found else None
