"""The base class of bots."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from shamble.core.option import Option
from shamble.core.session import Session


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers the questions of a seat. A bot never gets a session in which it could see hidden things."""

    looks: ClassVar[bool] = True
    """True if the bot looks at more than the question. If not, it gets the session itself, which is cheaper."""
    interrupts: ClassVar[bool] = False
    """True if the bot wants to be asked for interrupts before every question, also in another seat's turn."""

    def choose(self, session: Session, seat: int) -> Option:
        """Returns an option of the pending question, or an interrupt of this seat."""
        raise NotImplementedError

    def interrupt(self, session: Session, seat: int) -> Option | None:
        """Returns an interrupt that this seat takes now although it is not asked, or None."""
        return None
