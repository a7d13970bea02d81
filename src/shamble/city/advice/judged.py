"""An option's worth, with the reason that a player is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from shamble.core.event import Args
from shamble.core.option import Option

Judged = tuple[float, str, Args]
Judge = Callable[[Any, Any, Option], Judged]
"""Looks at a city, the frame that asks and one of its options."""

NOTHING: Final = -1000.0
"""Worse than any end of a turn."""
ANYTHING: Final = -1e9
"""The floor of who wants to know what everything is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion:
    """What somebody who thinks about a question makes of its options."""

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        """What is not better than `floor` is of no use to who asks: it may be said to be worth more than it is, but
        not more than that."""
        raise NotImplementedError
