"""Actions word by word: verb, then actor, item, target, number, seat. A step chooses one word; words that are the only
possible ones are taken by themselves, and the move is made when one candidate is left."""

from __future__ import annotations

from typing import Any, Final

from numpy.typing import NDArray

from shamble.lab.candidates import Candidate, empty_table, fill
from shamble.lab.words import WordNumbers

SLOTS: Final = ("verb", "actor", "item", "target", "n", "seat")


def word(candidate: Candidate, slot: int) -> str:
    """Returns the word of a candidate in this slot."""
    option, seat = candidate
    return (option.verb, option.actor, option.item, option.target, str(option.n), str(seat))[slot]


class Factored:
    """The words chosen so far, and the candidates that still fit."""

    def __init__(self) -> None:
        self.left: list[Candidate] = []
        self.slot = 0
        self.choices: list[str] = []
        self._took = False

    def begin(self, playable: list[Candidate]) -> None:
        """Starts with all candidates."""
        self.left = playable
        self.slot = -1
        self._next()

    def _next(self) -> None:
        """Goes on to the next slot in which the candidates differ."""
        self.choices = []
        while self.slot + 1 < len(SLOTS):
            self.slot += 1
            self.choices = list(dict.fromkeys([word(one, self.slot) for one in self.left]))
            if len(self.choices) > 1:
                return

    def choose(self, action: int) -> Candidate | None:
        """Takes a word; returns the candidate if it is the only one left."""
        self._took = 0 <= action < len(self.choices)
        if not self._took:
            return None
        chosen = self.choices[action]
        self.left = [one for one in self.left if word(one, self.slot) == chosen]
        self._next()
        return self.left[0] if len(self.left) == 1 or len(self.choices) <= 1 else None

    def took(self, action: Any) -> bool:
        """True if the last action was a possible word."""
        return self._took and action != -1

    def words(self) -> list[str]:
        return self.choices

    def table(self, words: WordNumbers) -> tuple[NDArray[Any], NDArray[Any]]:
        """Returns the table (slot + 1, number of the word, number of candidates that it leaves) and the mask."""
        table, mask = empty_table()
        rows: list[tuple[int, ...]] = []
        for text in self.choices:
            left = len([1 for one in self.left if word(one, self.slot) == text])
            number = words.verb(text) if self.slot == 0 else words.number(text)
            rows.append((self.slot + 1, number, left, 0, 0, 0, 0))
        fill(table, mask, rows)
        return table, mask
