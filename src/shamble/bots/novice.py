"""A bot that plays like a beginner: it follows the advice, but sometimes takes a worse option."""

from __future__ import annotations

from typing import Any, Final

from shamble.bots.bot import Bot, advises
from shamble.bots.steady import resolve
from shamble.content.tooling import tooling
from shamble.core.chance import generator
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.sessions.session import Session

LAPSES: Final = 4
"""One question in this many is answered with a lesser option."""
LESSER: Final = 3
"""Number of options after the best one from which a lapse takes one."""


class Novice(Bot):
    """Takes the best advice, but at one question in `lapses` one of the next best options: it gets things done, and
    leaves the good ideas to others. Reproducible for a seed."""

    def __init__(self, seed: int = 0, lapses: int = LAPSES) -> None:
        if lapses < 1:
            raise ValueError(f"lapses counts questions: 1 or more, not {lapses}")
        self.source: Final = generator(seed, "novice bot")
        self.lapses: Final = lapses

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return advises(game)

    def choose(self, session: Session, seat: int) -> Option:
        decision = session.decision
        assert decision is not None, "a bot is asked only when there is a question"
        tools = tooling(session.game)
        if self.source.below(self.lapses) or len(decision.options) < 2:
            best = tools.prefer(session, seat)
            return resolve(session, seat, best) if best is not None else decision.options[-1]
        ranked = tools.advise(session, seat)
        if not ranked:
            return decision.options[-1]
        rest = ranked[1 : 1 + LESSER] or ranked
        return resolve(session, seat, rest[self.source.below(len(rest))])
