"""The choices that a learner remembers of its games, as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from shamble.lab.network import Array

TRACE: Final = 0.95
"""Weight of the later steps in the gain of a step; nothing is discounted."""


class Batch(NamedTuple):
    """Positions with several candidates, what was chosen, and what came of it."""

    positions: Array
    """A row of scaled numbers per position."""
    questions: Array
    """The words of each position: its question alone."""
    rows: Array
    """A row of scaled numbers per candidate of all positions, one after the other."""
    words: Array
    """The words of each candidate."""
    lengths: Array
    """Number of candidates of each position."""
    chosen: Array
    """Candidate that was chosen in each position."""
    logs: Array
    """Logarithm of its probability."""
    gains: Array
    """By how much it went better than expected."""
    targets: Array
    """Worth that the position turned out to have."""

    @property
    def starts(self) -> Array:
        """The first candidate of each position, as a row number."""
        return np.concatenate([[0], np.cumsum(self.lengths)[:-1]])

    def part(self, order: Array) -> Batch:
        """Returns the positions of these numbers with their candidates."""
        lengths = self.lengths[order]
        first = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        rows = np.repeat(self.starts[order] - first, lengths) + np.arange(lengths.sum())
        return Batch(
            self.positions[order],
            self.questions[order],
            self.rows[rows],
            self.words[rows],
            lengths,
            self.chosen[order],
            self.logs[order],
            self.gains[order],
            self.targets[order],
        )


class Step(NamedTuple):
    """One choice of one game, until its end is known."""

    position: Array
    question: Array
    rows: Array
    words: Array
    chosen: int
    log: float
    value: float


def judged(game: Sequence[Step], worth: float) -> list[tuple[Step, float, float]]:
    """Returns the steps of a game, each with its gain and with the worth that its position turned out to have."""
    result = []
    gain, following = 0.0, worth
    for step in reversed(game):
        gain = following - step.value + TRACE * gain
        following = step.value
        result.append((step, gain, gain + step.value))
    return result


def batch_of(done: Sequence[tuple[Step, float, float]]) -> Batch:
    """Puts judged steps together."""
    steps = [step for step, _, _ in done]
    return Batch(
        np.array([step.position for step in steps]),
        np.array([step.question for step in steps]),
        np.concatenate([step.rows for step in steps]),
        np.concatenate([step.words for step in steps]),
        np.array([len(step.rows) for step in steps]),
        np.array([step.chosen for step in steps]),
        np.array([step.log for step in steps]),
        np.array([gain for _, gain, _ in done]),
        np.array([target for _, _, target in done]),
    )


def joined(batches: Sequence[Batch]) -> Batch:
    """Returns one batch of all positions."""
    return Batch(*[np.concatenate(arrays) for arrays in zip(*batches)])
