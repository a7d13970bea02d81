"""Positions of won games, in which a learner's games may begin."""

from __future__ import annotations

from typing import Final

import numpy as np

from shamble.bots.play import eager, next_move
from shamble.bots.roster import make_bot
from shamble.sessions.session import Session

APART: Final = 10
"""Moves between two such positions of a game."""
MOST_MOVES: Final = 3000
"""A game that takes longer is not used."""


class Openings:
    """Positions on the way of a bot to a win, in which games begin as well: near the end, even a learner who knows
    nothing wins now and then."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec: Final = spec
        self.random: Final = np.random.default_rng(seed)
        self.share = 0.0
        """Share of the games that begin so."""
        self.ready: Final[list[Session]] = []
        """Positions of the last game that was won, in any order."""

    def __call__(self, session: Session) -> Session | None:
        """Returns a position for a new game, or None if it begins as usual."""
        if self.random.random() >= self.share:
            return None
        if not self.ready:
            self.refill(session)
        return self.ready.pop() if self.ready else None

    def refill(self, session: Session) -> None:
        """Lets the bot play this game from its begin, and keeps positions of it if it wins."""
        played = session.fork()
        bots = [make_bot(self.spec, int(self.random.integers(2**31))) for _ in range(played.seats)]
        seated = dict(enumerate(bots))
        interrupting = eager(seated)
        kept = []
        for step in range(MOST_MOVES):
            chosen = next_move(played, seated, interrupting, 0)
            if chosen is None:
                break
            if step % APART == APART - 1 and played.decision is not None:
                # Imagined anew, because whoever begins here must not meet the dice that let the bot win.
                kept.append(played.imagine(played.decision.seat, int(self.random.integers(2**31))))
            played.play(*chosen)
        if played.outcome is not None and played.outcome.won:
            self.random.shuffle(kept)  # type: ignore[arg-type]
            self.ready[:] = kept
