"""Many games at once in one process, with compact observations: no view is built, and arrays are used again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from shamble.core.game import Game
from shamble.lab.afterstates import Afterstates
from shamble.lab.candidates import CANDIDATES, COLUMNS, Candidate, answers_among, candidates, rows_of
from shamble.lab.compact import SIZE, compact, reader_of
from shamble.lab.encoding import BIG
from shamble.lab.table import LIMIT, LabTable, seed_of
from shamble.sessions.session import Session


class ShambleVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games, one controller for all seats of each. A game that is over starts anew at once (same-step
    autoreset): `terminations` tells which, and the observation is already that of the next game.

    With `afterstates` the observation has two more arrays (see `afterstates`): `position`, the row of the position as
    the asked seat sees it, and `after`, a row per candidate with what follows it in an imagined game. A single
    candidate is not tried: its row is zero.

    `opening` may give the position in which a game begins, instead of its set-up; None leaves it there. It is called
    with the new game.

    The arrays of an observation are written again at the next step, unless `copy` is True.
    """

    metadata: ClassVar[Any] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP
    }

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int = 1,
        seats: int = 2,
        reward: str = "outcome",
        illegal_reward: float = -0.01,
        limit: int = LIMIT,
        copy: bool = True,
        afterstates: bool = False,
        opening: Callable[[Session], Session | None] | None = None,
        **settings: Any,
    ) -> None:
        self.num_envs = num_envs
        self.opening: Final = opening
        self.model: Final = LabTable(game, seats, reward, illegal_reward, **settings)
        self.limit: Final = limit
        self.copy: Final = copy
        n = num_envs
        self.features: Final = np.zeros((n, SIZE), np.float32)
        self.table: Final = np.zeros((n, CANDIDATES, len(COLUMNS)), np.int32)
        self.mask: Final = np.zeros((n, CANDIDATES), np.int8)
        self.afterstates: Final = Afterstates(self.model.game) if afterstates else None
        width = self.afterstates.width if self.afterstates is not None else 0
        self.position: Final = np.zeros((n, width), np.float32)
        self.after: Final = np.zeros((n, CANDIDATES, width), np.float32)
        self.single_action_space = spaces.Discrete(CANDIDATES)
        parts: dict[str, spaces.Space[Any]] = {
            "features": spaces.Box(-BIG, BIG, (SIZE,), np.float32),
            "candidates": spaces.Box(0, max(self.model.words.size, 4096), (CANDIDATES, len(COLUMNS)), np.int32),
            "action_mask": spaces.Box(0, 1, (CANDIDATES,), np.int8),
        }
        if self.afterstates is not None:
            parts["position"] = spaces.Box(-BIG, BIG, (width,), np.float32)
            parts["after"] = spaces.Box(-BIG, BIG, (CANDIDATES, width), np.float32)
        self.single_observation_space = spaces.Dict(parts)
        self.action_space = batch_space(self.single_action_space, n)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.sessions: list[Session] = []
        self.offered: list[list[Candidate]] = [[] for _ in range(n)]
        self.steps = [0] * n
        self.scores = [0] * n
        self.widths = [0] * n
        self.opened = [False] * n
        """True for each game that began in a position given by `opening`."""
        self._reader: Any = None
        self._luck: Any = None

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Starts new games and returns their observation."""
        if isinstance(seed, (list, tuple)):
            seed = seed[0]
        if seed is not None or self._luck is None:
            self._luck, _ = gymnasium.utils.seeding.np_random(seed)
        self._reader = None
        self.sessions = []
        for at in range(self.num_envs):
            self._begin(at)
        return self._observation(), {}

    def _begin(self, at: int) -> None:
        """Starts a new game with a seed of its own, and writes its observation."""
        model = self.model
        session = Session(model.game, model.seats, model.settings, seed_of(self._luck), False, history=False)
        session.begin()
        later = self.opening(session) if self.opening is not None else None
        self.opened[at] = later is not None
        self.sessions[at : at + 1] = [session if later is None else later]
        if self._reader is None:
            self._reader = reader_of(session)
        self.steps[at] = 0
        self.scores[at] = self.sessions[at].score()
        self._write(at)

    def _write(self, at: int) -> None:
        """Writes the observation of one game."""
        session = self.sessions[at]
        decision = session.decision
        playable = self.offered[at] = candidates(session)
        rows = rows_of(playable, self.model.words, answers_among(session, playable))
        n = len(rows)
        table, mask = self.table[at], self.mask[at]
        table[:n] = rows
        mask[:n] = 1
        before = self.widths[at]
        if self.afterstates is not None:
            self.position[at] = self.afterstates.row(session, decision.seat if decision is not None else 0)
            tried = playable if n > 1 else []
            self.afterstates.fill(self.after[at], session, tried, seed_of(self._luck), max(before, n))
        if n < before:
            table[n:before] = 0
            mask[n:before] = 0
        self.widths[at] = n
        self.features[at] = compact(session, decision.seat if decision is not None else 0, self._reader)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes one action in each game; a game that ends starts anew."""
        n = self.num_envs
        rewards = np.zeros(n, np.float64)
        terminated = np.zeros(n, np.bool_)
        truncated = np.zeros(n, np.bool_)
        illegal = np.zeros(n, np.bool_)
        for at, action in enumerate(actions.tolist() if hasattr(actions, "tolist") else actions):
            playable = self.offered[at]
            self.steps[at] += 1
            if not 0 <= action < len(playable):
                illegal[at] = True
                rewards[at] = self.model.illegal_reward
            else:
                option, seat = playable[action]
                session = self.sessions[at]
                session.play(option, seat)
                rewards[at] = self._reward(at, session)
                if session.outcome is not None:
                    terminated[at] = True
                    self._begin(at)
                    continue
                self._write(at)
            if self.steps[at] >= self.limit:
                truncated[at] = True
                self._begin(at)
        return self._observation(), rewards, terminated, truncated, {"illegal": illegal}

    def _reward(self, at: int, session: Session) -> float:
        """Returns the reward of one game since its last step."""
        kind = self.model.reward
        value = 0.0
        if kind != "outcome":
            score = session.score()
            value = (score - self.scores[at]) / 100
            self.scores[at] = score
        result = session.outcome
        if kind != "score" and result is not None:
            value += 1.0 if result.won else -1.0
        return value

    def _observation(self) -> dict[str, Any]:
        """Returns the arrays of all games, copied if the caller wants to keep them."""
        seen: dict[str, NDArray[Any]] = {
            "features": self.features,
            "candidates": self.table,
            "action_mask": self.mask,
        }
        if self.afterstates is not None:
            seen |= {"position": self.position, "after": self.after}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen
