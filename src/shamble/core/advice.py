"""Advice: options with a score and a reason, as a sensible player sees them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
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

SCORE: Final = attrgetter("score")
NOTHING: Final = -1000.0
"""Score below every way to end a turn."""
ANYTHING: Final = -1e9
"""Floor for callers that want every option priced."""


SAME: Final[Mapping[str, str]] = {}
"""No reason is replaced."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion:
    """Judges the options of one question. Every game's advice is an opinion for `rank` and `best`."""

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        """Returns the worth of an option; if that is at most `floor`, any value up to `floor` will do."""
        raise NotImplementedError


class Offhand(Opinion):
    """The opinion of one function, which judges each option directly from the table."""

    def __init__(self, table: Any, step: Any, asked: Judge) -> None:
        self.table: Final = table
        self.step: Final = step
        self.asked: Final = asked

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        return self.asked(self.table, self.step, option)


def rank(
    opinion: Opinion,
    options: Sequence[Option],
    also: Sequence[Advice] = (),
    lesser: Mapping[str, str] = SAME,
) -> list[Advice]:
    """Returns advice on every option, best first; `also` is advice on interrupts, ranked with them. Equal scores keep
    the order of the rules. `lesser`: message id of a reason that holds for the best option alone ("the least harm") →
    message id of the reason that an option with a lower score gets instead.

    >>> class Shorter(Opinion):
    ...     def judge(self, option, floor=ANYTHING): return -float(len(option.key)), "shorter", {}
    >>> rank(Shorter(), [Option("search"), Option("go")])
    [<go: -2 shorter>, <search: -6 shorter>]
    """
    advice = list(also)
    for option in options:
        score, why, args = opinion.judge(option)
        advice.append(Advice(option, score, why, args))
    advice.sort(key=SCORE, reverse=True)
    for place, one in enumerate(advice):
        other = lesser.get(one.reason_id)
        if other is not None and one.score < advice[0].score:
            advice[place] = Advice(one.option, one.score, other, one.args)
    return advice


def best(opinion: Opinion, options: Sequence[Option]) -> Advice | None:
    """Returns advice on the best option alone; options that cannot beat the best so far are not worked out fully."""
    chosen: Option | None = None
    top: Judged = (ANYTHING, "", {})
    for option in options:
        judged = opinion.judge(option, top[0])
        if chosen is None or judged[0] > top[0]:
            chosen, top = option, judged
    return Advice(chosen, top[0], top[1], top[2]) if chosen is not None else None
