"""Feature vectors: a few dozen numbers that describe a position, from public information only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

Vector = Callable[[Any], list[float]]
"""Function (state) → numbers, one for each name of the feature set."""


class FeatureSet:
    """The feature vector of one game. Every seat may know all of its numbers: a vector reads sizes of decks, never
    their contents, and no hand or card that only one seat has seen."""

    def __init__(
        self,
        meanings: Sequence[tuple[str, str]],
        vector: Vector,
        group: Callable[[Any], str],
        progress: Callable[[Any], float],
        applies: Callable[[Any], bool],
        told: Sequence[str],
    ) -> None:
        self.meanings: Final = tuple(meanings)
        """Name and meaning of each number."""
        self.names: Final = tuple([name for name, _ in meanings])
        self.vector: Final = vector
        self.group: Final = group
        """Function (state) → name of the set-up whose win rate a value has to beat: a mission, a level, a mode."""
        self.progress: Final = progress
        """Function (state of a finished game) → share of the way to a win that the team has gone, 0 to 1."""
        self.applies: Final = applies
        """Function (state) → True if a team plays against the game alone and the set-up is over."""
        self.told: Final = tuple(told)
        """Names of the features in which a search explains a difference (`saw-more-<name>`, `saw-less-<name>`)."""


def least(numbers: Sequence[float], otherwise: float = 0.0) -> float:
    """Returns the smallest number, or `otherwise` if there is none."""
    return min(numbers) if numbers else otherwise


def most(numbers: Sequence[float], otherwise: float = 0.0) -> float:
    """Returns the largest number, or `otherwise` if there is none."""
    return max(numbers) if numbers else otherwise


def mean(numbers: Sequence[float], otherwise: float = 0.0) -> float:
    """Returns the mean, or `otherwise` if there is no number."""
    return sum(numbers) / len(numbers) if numbers else otherwise
