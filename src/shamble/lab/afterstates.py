"""Afterstates: the position that follows each candidate, as numbers.

Each candidate is played in an imagined game (`Session.imagine`: everything hidden is drawn anew, with its own dice),
and the feature vector of the game (`shamble.analysis`) is read there. A row holds 1 if that game was won, 1 if it was
lost, 1 if features could be read, the score / 100, and then the features: zeros where a set-up has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from numpy.typing import NDArray

from shamble.analysis.registry import features_of
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.lab.candidates import Candidate
from shamble.sessions.session import Session

READABLE: Final = 2
"""Column that tells whether features could be read."""
HEAD: Final = 4
"""Columns before the features."""


class Afterstates:
    """Reads positions and their successors of one game as rows of numbers."""

    def __init__(self, game: Game[Any]) -> None:
        features = features_of(game.id)
        if features is None:
            raise ShambleError(f"{game.id} has no feature vector, so afterstates cannot be read")
        self.features: Final = features
        self.width: Final = HEAD + len(features.names)
        """Columns of a row."""

    def row(self, session: Session) -> list[float]:
        """Returns the row of a position."""
        state, outcome = session.state, session.outcome
        won = 1.0 if outcome is not None and outcome.won else 0.0
        lost = 1.0 if outcome is not None and not outcome.won else 0.0
        score = session.score() / 100
        if outcome is None and self.features.applies(state):
            return [won, lost, 1.0, score, *self.features.vector(state)]
        return [won, lost, 0.0, score] + [0.0] * (self.width - HEAD)

    def fill(
        self, table: NDArray[Any], session: Session, playable: Sequence[Candidate], seed: int, before: int
    ) -> None:
        """Writes a row for each candidate, and zeros into the rows up to `before` that earlier candidates used. `seed`
        is that of the imagined games: equal for all candidates, so that they meet the same dice."""
        for at, (option, seat) in enumerate(playable):
            dream = session.imagine(seat, seed)
            dream.play(option, seat)
            table[at] = self.row(dream)
        table[len(playable) : before] = 0
