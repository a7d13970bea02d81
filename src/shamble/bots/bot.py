"""What a bot is."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from shamble.core.option import Option
from shamble.core.session import Session


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers the questions of a seat. It never gets a session in which it could see hidden things."""

    looks: ClassVar[bool] = True
    """Whether it looks at more than the question. If not, it may be handed the session itself: cheaper."""
    interrupts: ClassVar[bool] = False
    """Whether it wants to be asked for interrupts before every question, also in another's turn."""

    def choose(self, session: Session, seat: int) -> Option:
        """An option of the pending question, or an interrupt of this seat."""
        raise NotImplementedError

    def interrupt(self, session: Session, seat: int) -> Option | None:
        """An interrupt that this seat wants to take now, although it is not asked."""
        return None
