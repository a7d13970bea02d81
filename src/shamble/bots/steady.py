"""A bot that follows the game's advice, without searching."""

from __future__ import annotations

from typing import Any, Final

from shamble.bots.bot import Bot, advises
from shamble.bots.manners import courteous
from shamble.bots.obedience import Obeyed, obey
from shamble.content.tooling import tooling
from shamble.core.advice import Advice
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.sessions.session import Session


class Steady(Bot):
    """Takes the best advice, and carries out orders while that is not close to suicide. `people`: seats of people, to
    whom the bot leaves goals and loot that they can take in the same round (manners of a helper); without them it plays
    as an equal."""

    def __init__(self, people: tuple[int, ...] = ()) -> None:
        self.people: Final = people
        self.obeyed: Obeyed | None = None
        """The result of following an order at the last decision; None if the bot had no order to follow."""

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return advises(game)

    def choose(self, session: Session, seat: int) -> Option:
        decision = session.decision
        assert decision is not None, "a bot is asked only when there is a question"
        self.obeyed = obey(session, seat)
        advice = self.obeyed.advice if self.obeyed is not None else None
        if advice is None and self.people:
            advice = courteous(session, seat, self.people)
        if advice is None:
            advice = tooling(session.game).prefer(session, seat)
        # Without advice, take the last option, by convention the passive one.
        return resolve(session, seat, advice) if advice is not None else decision.options[-1]


def resolve(session: Session, seat: int, advice: Advice) -> Option:
    """Returns the session's option that advice means; the advice may come from an imagined session."""
    option = advice.option
    decision = session.decision
    for candidate in decision.options if decision else ():
        if candidate is option:
            return option
    match = decision.find(option.key) if decision else None
    if match is not None:
        return match
    for interrupt in session.interrupts(seat):
        if interrupt.key == option.key:
            return interrupt
    raise ShambleError(f"{session.game.id} advises {option.key!r}, which is not possible")
