"""A moment to which seats may answer although it is not their turn."""

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
    """Everybody who could answer is asked, one by one, until each has passed. What somebody does may give the others
    new reasons, so it is looked through again; one's pass closes it for nobody else."""

    fields: ClassVar[tuple[str, ...]] = ("passed",)
    __slots__ = ("passed",)
    recurs: ClassVar[bool] = True
    added: ClassVar[Mapping[str, object]] = {"passed": ()}

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        self.passed: Final = passed

    def people(self, s: S) -> Sequence[tuple[str, int]]:
        """Who may answer, each with the seat that decides, in the order in which they are asked."""
        raise NotImplementedError

    def answers(self, s: S, who: str) -> list[Option]:
        """What somebody may do now, beside passing."""
        raise NotImplementedError

    def again(self, passed: tuple[str, ...]) -> Window[S, F]:
        """The same window, without those who have passed."""
        raise NotImplementedError

    def do(self, t: F, option: Option) -> None:
        """Somebody answers."""
        raise NotImplementedError

    def next(self, s: S) -> tuple[str, int, list[Option]]:
        """Who is asked, the seat, and what for; nobody where nobody can answer."""
        for who, seat in self.people(s):
            if who not in self.passed:
                found = self.answers(s, who)
                if found:
                    return who, seat, found
        return "", 0, []

    def seat(self, s: S) -> int:
        return self.next(s)[1]

    def options(self, s: S) -> list[Option]:
        who, _, found = self.next(s)
        return [*found, Option("pass", who)] if who else []

    def answer(self, t: F, option: Option) -> None:
        if option.verb == "pass":
            t.then(self.again((*self.passed, option.actor)))
        else:
            self.do(t, option)
            t.then(self.again(self.passed))
