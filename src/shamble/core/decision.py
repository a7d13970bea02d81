"""The pending question of a session."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.event import Arg
from shamble.core.frame import Ask
from shamble.core.meaning import Meaning
from shamble.core.option import Option, Refusal
from shamble.core.state import State


class Decision:
    """A question that the game waits on: its seat, seats that may answer too, the rule, and the options."""

    __slots__ = ("_state", "options", "step")

    def __init__(self, frame: Ask[Any, Any], state: State, options: list[Option]) -> None:
        self.step: Final = frame
        """The asking frame."""
        self._state: Final = state
        self.options: Final = options

    @property
    def seat(self) -> int:
        return self.step.seat(self._state)

    @property
    def seats(self) -> tuple[int, ...]:
        return self.step.seats(self._state)

    @property
    def ask(self) -> str:
        """The message id of the question."""
        return self.step.ask

    @property
    def people_first(self) -> bool:
        """True if a person among `seats` answers instead of a bot."""
        return self.step.people_first

    @property
    def recurs(self) -> bool:
        """True if the question may come many times in a round."""
        return self.step.usually_passed

    @property
    def rule(self) -> str:
        return self.step.reason(self._state)

    @property
    def args(self) -> dict[str, Arg]:
        return self.step.question(self._state)

    @property
    def hidden(self) -> bool:
        return self.step.hidden(self._state)

    def seen_by(self, seat: int | None) -> bool:
        """True if a seat may read the options: every seat if nothing is hidden, else only seats that may answer."""
        return not self.hidden or seat == self.seat or seat in self.seats

    @property
    def frame(self) -> str:
        """Class name of the asking frame, for advice and statistics."""
        return type(self.step).__name__

    def refusals(self) -> list[Refusal]:
        return self.step.refusals(self._state)

    def meaning(self, option: Option) -> Meaning | None:
        """Returns what an option would do; computed at each call, because bots never need it."""
        return self.step.meaning(self._state, option)

    def find(self, key: str) -> Option | None:
        """Returns the option with this key, or None."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def __repr__(self) -> str:
        return f"<seat={self.seat}: {self.ask}? {[option.key for option in self.options]}>"
