"""A bot that takes any option, and sometimes an interrupt, for tests."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.bots.bot import Bot
from shamble.core.chance import generator
from shamble.core.option import Option
from shamble.sessions.session import Session

OFTEN: Final = 16
"""A seat considers an interrupt at one question in this many: rarely enough that games end."""


class Random(Bot):
    """Chooses at random, reproducibly for a seed."""

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
        options = session.interrupts(seat)
        return options[self.source.below(len(options))] if options else None
