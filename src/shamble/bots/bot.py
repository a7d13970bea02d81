"""The base class of bots."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from shamble.core.option import Option
from shamble.core.session import Session


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

    def choose(self, session: Session, seat: int) -> Option:
        """Returns an option of the pending question, or an interrupt of this seat."""
        raise NotImplementedError

    def interrupt(self, session: Session, seat: int) -> Option | None:
        """Returns an interrupt that this seat takes now although it is not asked, or None."""
        return None
