"""Advice: options with a score and a reason, as a sensible player sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from shamble.core.event import Arg, Args
from shamble.core.option import Option


class Advice:
    """One option, its worth in the eyes of a sensible player, and the reason as message `why-<reason_id>` with `args`.

    Scores compare options of one question only. Advice must be based on what the asked seat may know: use a session of
    `Session.imagine` while something is hidden. No rule may depend on advice.

    >>> Advice(Option("search", "daryl"), 2.5, "need-weapon", {"who": "daryl"})
    <search daryl: 2.5 need-weapon>
    """

    __slots__ = ("args", "option", "reason_id", "score")

    def __init__(self, option: Option, score: float, reason_id: str, args: dict[str, Arg] | None = None) -> None:
        self.option: Final = option
        self.score: Final = score
        self.reason_id: Final = reason_id
        self.args: Final[dict[str, Arg]] = args or {}

    def __repr__(self) -> str:
        return f"<{self.option.key}: {self.score:g} {self.reason_id}>"


Judged = tuple[float, str, Args]
"""Worth of an option, message id of the reason (`why-<id>`), and the message's arguments."""
Judge = Callable[[Any, Any, Option], Judged]
"""Function (view of the table, asking frame, option) → judgement."""

NOTHING: Final = -1000.0
"""Score below every way to end a turn."""
ANYTHING: Final = -1e9
"""Floor for callers that want every option priced."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion:
    """Judges the options of one question."""

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        """Returns the worth of an option; if that is at most `floor`, any value up to `floor` will do."""
        raise NotImplementedError
