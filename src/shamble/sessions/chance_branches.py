"""All results of chance that one move can have, for searches that want exact odds instead of samples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from shamble.core.chance import Chance, Outcome

if TYPE_CHECKING:
    from shamble.core.option import Option
    from shamble.sessions.session import Session


MOST_ROLLS: Final = 64
"""Rolls and draws of one course. Only a roll that is repeated until something happens needs more."""


class TooMany(Exception):
    """A course has more than MOST_ROLLS rolls and draws."""


class Branch:
    """One possible course of a move: its probability, the outcomes of its rolls and draws, the session after it."""

    __slots__ = ("outcomes", "probability", "session")

    def __init__(self, probability: float, outcomes: tuple[Outcome, ...], session: Session) -> None:
        self.probability: Final = probability
        self.outcomes: Final = outcomes
        self.session: Final = session

    def __repr__(self) -> str:
        return f"<{self.probability:.4g}: {', '.join([str(outcome) for outcome in self.outcomes]) or 'no chance'}>"


class Chosen(Chance):
    """Takes the given choice at each roll or draw, and the first possible result after the last given one."""

    def __init__(self, choices: list[int]) -> None:
        self.choices: Final = choices
        self.counts: Final[list[int]] = []
        """Number of different results of each roll or draw so far."""
        self.taken: Final[list[Outcome]] = []
        self.probability = 1.0

    def pick(self, results: Sequence[Outcome]) -> Outcome:
        """Returns the chosen one of the different results, and multiplies the probability by its share."""
        different: list[Outcome] = []
        for result in results:
            if result not in different:
                different.append(result)
        at = len(self.counts)
        if at >= MOST_ROLLS:
            raise TooMany
        if at == len(self.choices):
            self.choices.append(0)
        self.counts.append(len(different))
        chosen = different[self.choices[at]]
        equal = len([1 for result in results if result == chosen])
        self.probability *= equal / len(results)
        self.taken.append(chosen)
        return chosen

    def roll(self, die: str, faces: Sequence[int]) -> int:
        face = self.pick(list(faces))
        assert isinstance(face, int)
        return face

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        card = self.pick(list(cards))
        assert isinstance(card, str)
        return list(cards).index(card)


def branches(session: Session, option: Option | str, seat: int | None, limit: int) -> list[Branch] | None:
    """Returns every course that the move can take, in a fixed order; None if there are more than `limit`, or if a roll
    may be repeated without end."""
    courses: list[Branch] = []
    choices: list[int] = []
    while True:
        chance = Chosen(choices)
        twin = session.fork(0)
        try:
            twin.play(option, seat, chance)
        except TooMany:
            return None
        courses.append(Branch(chance.probability, tuple(chance.taken), twin))
        # Counts up like an odometer: the last roll or draw that has another result left takes it.
        while choices and choices[-1] + 1 >= chance.counts[len(choices) - 1]:
            choices.pop()
        if not choices:
            return courses
        if len(courses) >= limit:
            return None
        choices[-1] += 1
