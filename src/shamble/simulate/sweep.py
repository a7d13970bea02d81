"""Chooses the set-ups of a sweep: all missions and seat counts, and every pair of option values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shamble.core.errors import ShambleError
from shamble.core.game import Game, Value

Pair = tuple[int, int, int, int]
"""Two settings with a value each, all by index; the smaller setting comes first."""


def setups(game: Game[Any]) -> list[tuple[int, dict[str, Value]]]:
    """Returns seats and settings of all set-ups. Combinations that the book excludes are left out."""
    missions: list[Mapping[str, Value]] = [{"mission": mission} for mission in game.missions] or [{}]
    return [
        (seats, settings) for mission in missions for seats in game.seats for settings in pairwise(game, seats, mission)
    ]


def pairwise(game: Game[Any], seats: int, fixed: Mapping[str, Value]) -> list[dict[str, Value]]:
    """Returns settings such that every possible pair of values of two settings occurs in at least one of them."""
    return Cover(game, seats, fixed).rows()


class Cover:
    """Builds rows greedily. Each row starts with an uncovered pair; every further setting gets the value that covers
    most uncovered pairs with the values chosen so far. The work grows with the number of pairs, not of combinations."""

    def __init__(self, game: Game[Any], seats: int, fixed: Mapping[str, Value]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.fixed: Final = fixed
        varied = [setting for setting in game.settings if setting.id not in fixed]
        self.names: Final = [setting.id for setting in varied]
        # The default comes first, so that it wins ties and the first set-up has all defaults.
        self.values: Final = [
            [setting.default, *[value for value in setting.values if value != setting.default]] for setting in varied
        ]
        self.open: dict[Pair, bool] = {}  # pairs not covered yet; a dict keeps their order

    def rows(self) -> list[dict[str, Value]]:
        """Returns the settings of all rows."""
        size = len(self.values)
        if size == 1:
            alone = [self.settings([value]) for value in range(len(self.values[0]))]
            return [chosen_settings for chosen_settings in alone if chosen_settings is not None]
        for j in range(size):
            for i in range(j):
                for a in range(len(self.values[i])):
                    for b in range(len(self.values[j])):
                        self.open[i, a, j, b] = True
        chosen = []
        plain = self.settings([0] * size)
        if plain is not None:
            chosen.append(plain)
            self.close([0] * size)
        while self.open:
            i, a, j, b = next(iter(self.open))
            row = self.row({i: a, j: b})
            if row is None:  # the pair is not valid even after `possible` changed two other settings
                del self.open[i, a, j, b]
                continue
            chosen_settings = self.settings(row)
            assert chosen_settings is not None
            chosen.append(chosen_settings)
            self.close(row)
        return chosen

    def row(self, given: Mapping[int, int]) -> list[int] | None:
        """Returns a whole row with the given values, or None if `possible` finds no start for it."""
        row = self.possible(given)
        if row is None:
            return None
        picked = dict(given)
        for index in range(len(self.values)):
            if index in picked:
                continue
            for value in sorted(range(len(self.values[index])), key=lambda value: -self.gain(index, value, picked)):
                other = replaced(row, index, value)
                if value == row[index] or self.settings(other) is not None:
                    row = other
                    break
            picked[index] = row[index]
        return row

    def possible(self, given: Mapping[int, int]) -> list[int] | None:
        """Returns a valid row with the given values and, for at most two other settings, values that are not defaults.
        None if there is no such row: then every row with these values has three or more other changes, or none is
        valid."""
        row = [given.get(index, 0) for index in range(len(self.values))]
        free = [index for index in range(len(row)) if index not in given]
        if self.settings(row) is not None:
            return row
        for depth, first in enumerate(free):
            for value in range(1, len(self.values[first])):
                changed = replaced(row, first, value)
                if self.settings(changed) is not None:
                    return changed
                for second in free[depth + 1 :]:
                    for other in range(1, len(self.values[second])):
                        both = replaced(changed, second, other)
                        if self.settings(both) is not None:
                            return both
        return None

    def gain(self, index: int, value: int, picked: Mapping[int, int]) -> int:
        """Counts the uncovered pairs that a value would cover."""
        return len([1 for other in picked if pair(index, value, other, picked[other]) in self.open])

    def close(self, row: Sequence[int]) -> None:
        """Marks all pairs of a row as covered."""
        for j in range(len(row)):
            for i in range(j):
                self.open.pop((i, row[i], j, row[j]), None)

    def settings(self, row: Sequence[int]) -> dict[str, Value] | None:
        """Returns all settings of a row; None if the book excludes it."""
        given = {name: values[value] for name, values, value in zip(self.names, self.values, row)}
        try:
            return self.game.configure(self.seats, {**self.fixed, **given})
        except ShambleError:
            return None


def pair(i: int, a: int, j: int, b: int) -> Pair:
    """Key of two chosen values (setting and value of each), the same in either order."""
    return (i, a, j, b) if i < j else (j, b, i, a)


def replaced(row: Sequence[int], index: int, value: int) -> list[int]:
    """Returns the row with another value at an index."""
    return [*row[:index], value, *row[index + 1 :]]
