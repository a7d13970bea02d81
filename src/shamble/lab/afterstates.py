"""Afterstates: the position that follows each candidate, as numbers.

Each candidate is played in an imagined game (`Session.imagine`: everything hidden is drawn anew, with its own dice),
and that position is read. A row holds 1 if that game was won, 1 if it was lost, 1 if features could be read, the
score / 100, the number of the word of the next question (`ask heal`), and 1 if the seat answers it; then the compact
observation of the seat; then the feature vector of the game (`shamble.analysis`): zeros where a set-up has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from numpy.typing import NDArray

from shamble.analysis.registry import features_of
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.lab.candidates import Candidate
from shamble.lab.compact import SIZE, compact, reader_of
from shamble.lab.words import numbers_of
from shamble.sessions.session import Session

READABLE: Final = 2
"""Column that tells whether features could be read."""
QUESTION: Final = 4
"""Column with the number of the next question's word."""
HEAD: Final = 6
"""Columns before the compact observation."""
FEATURES: Final = HEAD + SIZE
"""Column of the first feature."""


class Afterstates:
    """Reads positions and their successors of one game as rows of numbers."""

    def __init__(self, game: Game[Any]) -> None:
        features = features_of(game.id)
        if features is None:
            raise ShambleError(f"{game.id} has no feature vector, so afterstates cannot be read")
        self.features: Final = features
        self.words: Final = numbers_of(game)
        self.width: Final = FEATURES + len(features.names)
        """Columns of a row."""

    def row(self, session: Session, seat: int) -> list[float]:
        """Returns the row of a position, as this seat sees it."""
        state, outcome, decision = session.state, session.outcome, session.decision
        won = 1.0 if outcome is not None and outcome.won else 0.0
        lost = 1.0 if outcome is not None and not outcome.won else 0.0
        readable = outcome is None and self.features.applies(state)
        question = float(self.words.number(f"ask {decision.ask}")) if decision is not None else 0.0
        own = 1.0 if decision is not None and decision.seat == seat else 0.0
        numbers = [won, lost, 1.0 if readable else 0.0, session.score() / 100, question, own]
        numbers += compact(session, seat, reader_of(session))
        return numbers + (self.features.vector(state) if readable else [0.0] * (self.width - FEATURES))

    def fill(
        self, table: NDArray[Any], session: Session, playable: Sequence[Candidate], seed: int, before: int
    ) -> None:
        """Writes a row for each candidate, and zeros into the rows up to `before` that earlier candidates used. `seed`
        is that of the imagined games: equal for all candidates, so that they meet the same dice."""
        for at, (option, seat) in enumerate(playable):
            dream = session.imagine(seat, seed)
            dream.play(option, seat)
            table[at] = self.row(dream, seat)
        table[len(playable) : before] = 0
