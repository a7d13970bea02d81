"""The base class of bots."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from shamble.content.tooling import Tooling
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.sessions.session import Session


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers the questions of a seat. A bot gets a fork in which hidden things are drawn anew, never the session that
    is played: it may play on what it gets as it likes."""

    looks: ClassVar[bool] = True
    """True if the bot looks at more than the question. If not, it gets a plain fork even where something is hidden,
    which is cheaper than an imagined session."""
    interrupts: ClassVar[bool] = False
    """True if the bot wants to be asked for interrupts before every question, also in another seat's turn."""

    def __repr__(self) -> str:
        return f"<bot {type(self).__name__}>"

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        """True if bots of this class can play a game well enough to be offered for it."""
        return True

    def choose(self, session: Session, seat: int) -> Option:
        """Returns an option of the pending question, or an interrupt of this seat."""
        raise NotImplementedError

    def interrupt(self, session: Session, seat: int) -> Option | None:
        """Returns an interrupt that this seat takes now although it is not asked, or None."""
        return None


def advises(game: Game[Any]) -> bool:
    """True if a game offers advice."""
    return isinstance(game, Tooling) and type(game).advise is not Tooling.advise
