"""One game as an environment sees it: what both Gymnasium and PettingZoo need, without either of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.lab.candidates import Candidate, answers_among, candidates, empty_table, fill, rows_of
from shamble.lab.encoding import encode
from shamble.lab.words import WordNumbers, numbers_of
from shamble.sessions.session import Session

REWARDS: Final = ("outcome", "score", "both")
LIMIT: Final = 3000
"""Steps after which an episode is truncated."""


class LabTable:
    """A game in an environment: its session, candidates, observations and rewards.

    `reward`: `outcome` gives 1 for a win and -1 for a loss at the end; `score` gives the difference of
    `Session.score` / 100 after each step; `both` gives the sum. A step that is not possible changes nothing and gives
    `illegal_reward`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int = 2,
        reward: str = "outcome",
        illegal_reward: float = -0.01,
        content: Mapping[str, Any] | None = None,
        **settings: object,
    ) -> None:
        rules = registry.find(game) if isinstance(game, str) else game
        self.game: Final = rules.with_content(content) if content else rules
        self.seats: Final = seats
        self.settings: Final = self.game.configure(seats, {name.replace("_", "-"): v for name, v in settings.items()})
        if reward not in REWARDS:
            raise ShambleError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.reward: Final = reward
        self.illegal_reward: Final = illegal_reward
        self.words: Final[WordNumbers] = numbers_of(self.game)
        self.session: Session
        self._scores: list[int] = []

    def begin(self, seed: int, events: bool = False) -> None:
        """Starts a new game; the same seed gives the same game."""
        self.session = Session(self.game, self.seats, self.settings, seed, events, history=events)
        self.session.begin()
        self._scores = [self.session.score(seat) for seat in range(self.seats)]

    def candidates(self, seat: int | None) -> list[Candidate]:
        return candidates(self.session, seat)

    def play(self, candidate: Candidate) -> None:
        self.session.play(candidate[0], candidate[1])

    def rewards(self) -> list[float]:
        """Returns the reward of every seat since the last call."""
        session = self.session
        result = session.outcome
        given = []
        for seat in range(self.seats):
            value = 0.0
            if self.reward != "outcome":
                score = session.score(seat)
                value += (score - self._scores[seat]) / 100
                self._scores[seat] = score
            if self.reward != "score" and result is not None:
                value += 1.0 if result.won_by(seat) else -1.0
            given.append(value)
        return given

    def choices(self, playable: list[Candidate]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Returns the table and the mask of candidates."""
        table, mask = empty_table()
        fill(table, mask, rows_of(playable, self.words, answers_among(self.session, playable)))
        return table, mask

    def observation(self, seat: int, playable: list[Candidate]) -> dict[str, NDArray[Any]]:
        """Returns the structured observation of a seat with its candidates."""
        table, mask = self.choices(playable)
        return {**encode(self.session, seat, self.words), "candidates": table, "action_mask": mask}


def seed_of(source: np.random.Generator) -> int:
    """Draws the seed of the next game from an environment's own random numbers."""
    return int(source.integers(0, 2**63 - 1))
