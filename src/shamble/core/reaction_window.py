"""Questions in which several seats may react to something although it is not their turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from shamble.core.frame import Ask, Flow
from shamble.core.option import Option
from shamble.core.state import State

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Flow)  # type: ignore[type-arg]


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Ask[S, F], Generic[S, F]):
    """Asks every figure that could react, one after another, until each has passed. After a reaction all that have not
    passed are considered again, because the reaction may make new ones possible. A pass counts for one figure only, and
    if the window `reopens` only until the next reaction of another figure: so the players choose the order."""

    fields: ClassVar[tuple[str, ...]] = ("passed",)
    __slots__ = ("passed",)
    usually_passed: ClassVar[bool] = True
    reopens: ClassVar[bool] = False
    added: ClassVar[Mapping[str, object]] = {"passed": ()}

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        self.passed: Final = passed

    def candidates(self, s: S) -> Sequence[tuple[str, int]]:
        """Returns the figures that may react, each with the seat that decides, in the order in which they are asked."""
        raise NotImplementedError

    def answers(self, s: S, who: str) -> list[Option]:
        """Returns the reactions that a figure has now, without passing."""
        raise NotImplementedError

    def with_passed(self, passed: tuple[str, ...]) -> Window[S, F]:
        """Returns the same window with these figures as those that have passed."""
        raise NotImplementedError

    def take_option(self, t: F, option: Option) -> None:
        """Carries out a reaction."""
        raise NotImplementedError

    def next(self, s: S) -> tuple[str, int, list[Option]]:
        """Returns the figure that is asked, its seat and its reactions; ("", 0, []) if no reaction is possible."""
        for who, seat in self.candidates(s):
            if who not in self.passed:
                reactions = self.answers(s, who)
                if reactions:
                    return who, seat, reactions
        return "", 0, []

    def seat(self, s: S) -> int:
        return self.next(s)[1]

    def options(self, s: S) -> list[Option]:
        who, _, reactions = self.next(s)
        return [*reactions, Option("pass", who)] if who else []

    def answer(self, t: F, option: Option) -> None:
        if option.verb == "pass":
            t.then(self.with_passed((*self.passed, option.actor)))
        else:
            self.take_option(t, option)
            t.then(self.with_passed(() if self.reopens else self.passed))
