"""PettingZoo environments over every registered game: one agent for each seat, `seat_0`, `seat_1`, …"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from shamble.core.game import Game
from shamble.lab.candidates import CANDIDATES, Candidate
from shamble.lab.encoding import observation_space
from shamble.lab.picture import svg
from shamble.lab.table import LIMIT, LabTable, seed_of
from shamble.lab.words import VERSION

WAIT: Final = 0
"""Action of a parallel environment: take no interrupt. Action i + 1 is candidate i."""


def agent(seat: int) -> str:
    """PettingZoo name of a seat."""
    return f"seat_{seat}"


class ShambleAEC(AECEnv[Any, Any, Any]):
    """Turn by turn: the asked seat chooses among its answers and interrupts. Settings as in `LabTable`.

    An action that is not possible changes nothing: the agent gets `illegal_reward` and is asked again.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "svg"], "name": f"shamble_v{VERSION}"}  # type: ignore[misc]

    def __init__(
        self, game: str | Game[Any], seats: int = 2, render_mode: str | None = None, limit: int = LIMIT, **settings: Any
    ) -> None:
        super().__init__()
        self.table: Final = LabTable(game, seats, **settings)
        self.metadata["is_parallelizable"] = False
        self.possible_agents = [agent(seat) for seat in range(seats)]
        self.render_mode = render_mode
        self.limit: Final = limit
        observed = observation_space(self.table.words)
        self._observed: Final = dict.fromkeys(self.possible_agents, observed)
        self._acting: Final = {name: spaces.Discrete(CANDIDATES) for name in self.possible_agents}
        self._random, _ = gymnasium.utils.seeding.np_random(None)
        self.offered: list[Candidate] = []

    def observation_space(self, agent: Any) -> Any:
        return self._observed[agent]

    def action_space(self, agent: Any) -> Any:
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game and selects the asked seat."""
        if seed is not None:
            self._random, _ = gymnasium.utils.seeding.np_random(seed)
        self.table.begin(seed_of(self._random), events=self.render_mode == "ansi")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Any, dict[str, Any]] = {name: {} for name in self.agents}
        self.steps = 0
        self._ask()

    def _ask(self) -> None:
        """Selects the asked seat."""
        decision = self.table.session.decision
        if decision is not None:
            self.agent_selection = agent(decision.seat)
            self.offered = self.table.candidates(decision.seat)

    def observe(self, agent: Any) -> Any:
        """Returns the observation of an agent; only the agent that is asked gets a mask with legal moves."""
        seat = self.possible_agents.index(agent)
        mine = agent == self.agent_selection and self.table.session.decision is not None
        return self.table.observation(seat, self.offered if mine else [])

    def step(self, action: Any) -> None:
        """Takes an action of the selected agent, then selects the next one."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        name = self.agent_selection
        self.steps += 1
        self._cumulative_rewards[name] = 0.0
        possible = action is not None and 0 <= int(action) < len(self.offered)
        self.infos[name] = {"illegal": not possible}
        if possible:
            self.table.play(self.offered[int(action)])
            for other, value in zip(self.possible_agents, self.table.rewards()):
                self.rewards[other] = value
        else:
            self.rewards = dict.fromkeys(self.rewards, 0.0)
            self.rewards[name] = self.table.illegal_reward
        over = self.table.session.decision is None
        late = not over and self.steps >= self.limit
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, late)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> Any:
        return rendered(self)

    def close(self) -> None:
        pass


class ShambleParallel(ParallelEnv[Any, Any, Any]):
    """All seats act in every step: the asked seat answers, the others wait (action 0) or take an interrupt.

    Interrupts come first, in the order of the seats; if one was taken, the question is asked anew and the answer of
    this step is dropped. Action i + 1 is candidate i. An action that is not possible counts as waiting: it costs
    `illegal_reward`; if the asked seat waits, nothing happens.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "svg"], "name": f"shamble_parallel_v{VERSION}"}  # type: ignore[misc]

    def __init__(
        self, game: str | Game[Any], seats: int = 2, render_mode: str | None = None, limit: int = LIMIT, **settings: Any
    ) -> None:
        self.table: Final = LabTable(game, seats, **settings)
        self.possible_agents = [agent(seat) for seat in range(seats)]
        self.render_mode = render_mode
        self.limit: Final = limit
        plain = observation_space(self.table.words)
        mask = spaces.Box(0, 1, (CANDIDATES + 1,), np.int8)
        self._observed: Final = {
            name: spaces.Dict({**plain.spaces, "action_mask": mask}) for name in self.possible_agents
        }
        self._acting: Final = {name: spaces.Discrete(CANDIDATES + 1) for name in self.possible_agents}
        self._random, _ = gymnasium.utils.seeding.np_random(None)
        self.agents: list[Any] = []
        self.offered: list[list[Candidate]] = []

    def observation_space(self, agent: Any) -> Any:
        return self._observed[agent]

    def action_space(self, agent: Any) -> Any:
        return self._acting[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Starts a new game and returns the observations of all seats."""
        if seed is not None:
            self._random, _ = gymnasium.utils.seeding.np_random(seed)
        self.table.begin(seed_of(self._random), events=self.render_mode == "ansi")
        self.agents = list(self.possible_agents)
        self.steps = 0
        return self._observations(), {name: {"illegal": False} for name in self.agents}

    def _observations(self) -> dict[Any, Any]:
        """Returns the observation of each seat; the first entry of its mask is for waiting."""
        decision = self.table.session.decision
        self.offered = [self.table.candidates(seat) for seat in range(self.table.seats)]
        given = {}
        for name in self.agents:
            seat = self.possible_agents.index(name)
            seen = self.table.observation(seat, self.offered[seat])
            waits = decision is None or decision.seat != seat
            given[name] = {**seen, "action_mask": np.concatenate([[np.int8(waits)], seen["action_mask"]])}
        return given

    def step(self, actions: dict[Any, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Takes the actions of all seats (see the class for their order) and returns what each sees and gets."""
        self.steps += 1
        session = self.table.session
        asked = session.decision.seat if session.decision is not None else -1
        illegal = dict.fromkeys(self.agents, False)
        answer: Candidate | None = None
        moved = False
        for seat, name in enumerate(self.possible_agents):
            if name not in self.agents:
                continue
            at = int(actions.get(name, WAIT)) - 1
            if at < 0:
                illegal[name] = seat == asked
                continue
            if at >= len(self.offered[seat]):
                illegal[name] = True
            elif seat == asked and answer is None:
                answer = self.offered[seat][at]
            elif not moved and self.offered[seat][at][0] in session.interrupts(seat):
                self.table.play(self.offered[seat][at])
                moved = True
        if answer is not None and not moved:
            self.table.play(answer)
        rewards = dict(zip(self.possible_agents, self.table.rewards()))
        for name, wrong in illegal.items():
            rewards[name] += self.table.illegal_reward if wrong else 0.0
        over = session.decision is None
        late = not over and self.steps >= self.limit
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, late)
        seen = self._observations()
        infos = {name: {"illegal": illegal[name]} for name in self.agents}
        if over or late:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> Any:
        return rendered(self)

    def close(self) -> None:
        pass


def rendered(env: ShambleAEC | ShambleParallel) -> Any:
    """Returns the table as a picture or text, as the environment asks for."""
    session = env.table.session
    decision = session.decision
    seat = decision.seat if decision is not None else 0
    if env.render_mode == "svg":
        return svg(session, seat)
    return session.observe(seat) if env.render_mode == "ansi" else None
