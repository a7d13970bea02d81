"""Gymnasium environments over every registered game. `import shamble.lab.gym` registers `shamble/GAME-v1`."""

from __future__ import annotations

import string
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from shamble.bots.bot import Bot
from shamble.bots.play import bot_turns
from shamble.bots.roster import make_bot
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.lab.candidates import CANDIDATES, Candidate
from shamble.lab.compact import SIZE, compact, reader_of
from shamble.lab.encoding import BIG, observation_space
from shamble.lab.factored import Factored
from shamble.lab.picture import svg
from shamble.lab.table import LIMIT, LabTable, seed_of
from shamble.lab.words import VERSION

OBSERVATIONS: Final = ("structured", "compact", "text")
ACTIONS: Final = ("candidates", "factored", "keys")
LETTERS: Final = string.printable + "".join(
    [
        chr(code)
        for code in (*range(0xA0, 0x250), *range(0x2010, 0x2040), *range(0x2190, 0x2200), 0x20AC, 0x2605, 0x2606)
    ]
)
"""Characters of text observations."""


class TextSpace(spaces.Text):
    """Texts of these lengths; shown without the thousand characters that they may hold."""

    def __init__(self, longest: int, shortest: int) -> None:
        super().__init__(longest, min_length=shortest, charset=LETTERS)

    def __repr__(self) -> str:
        return f"Text({self.min_length} to {self.max_length} characters)"


class ShambleEnv(gymnasium.Env[Any, Any]):
    """One controller for all seats, or for one seat beside bots.

    `seat`: None controls every seat; a number controls that one, and `partner` (a bot's name) plays the others.
    `observation`: `structured` (see `encoding`), `compact` (see `compact`) or `text` (`Session.observe`, in `lang`).
    `actions`: `candidates` (an index into the list of legal options, with mask), `factored` (word after word, see
    `factored`) or `keys` (the option's key as a text). Observation and `info` hold the mask, and `info["keys"]` the
    keys of the candidates.

    An action that is not possible changes nothing: the reward is `illegal_reward`, and `info["illegal"]` is True.
    After `limit` steps the episode is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "svg"], "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game[Any],
        seats: int = 2,
        seat: int | None = None,
        partner: str = "steady",
        observation: str = "structured",
        actions: str = "candidates",
        reward: str = "outcome",
        illegal_reward: float = -0.01,
        limit: int = LIMIT,
        lang: str = "en",
        render_mode: str | None = None,
        content: dict[str, Any] | None = None,
        **settings: object,
    ) -> None:
        if observation not in OBSERVATIONS:
            raise ShambleError(f"observation is one of {', '.join(OBSERVATIONS)}, not {observation!r}")
        if actions not in ACTIONS:
            raise ShambleError(f"actions is one of {', '.join(ACTIONS)}, not {actions!r}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ShambleError(f"render_mode is ansi or svg, not {render_mode!r}")
        self.table: Final = LabTable(game, seats, reward, illegal_reward, content, **settings)
        if seat is not None and not 0 <= seat < seats:
            raise ShambleError(f"there is no seat={seat}: this game has {seats}, counted from seat=0")
        self.seat: Final = seat
        self.partner: Final = partner
        self.observing: Final = observation
        self.actions: Final = actions
        self.limit: Final = limit
        self.lang: Final = lang
        self.render_mode = render_mode
        self.bots: dict[int, Bot] = {}
        self.offered: list[Candidate] = []
        self.factored: Final = Factored()
        self.steps = 0
        self.action_space = self._action_space()
        self.observation_space = self._observation_space()

    def _action_space(self) -> Any:
        if self.actions == "keys":
            return TextSpace(200, 1)
        return spaces.Discrete(CANDIDATES)

    def _observation_space(self) -> Any:
        """Returns the space of this environment's observations: `structured`, `text`, or `features` with candidates."""
        structured = observation_space(self.table.words)
        if self.observing == "structured":
            return structured
        if self.observing == "text":
            return TextSpace(50_000, 0)
        own = {"features": spaces.Box(-BIG, BIG, (SIZE,), np.float32)}
        kept = {name: structured[name] for name in ("candidates", "action_mask")}
        return spaces.Dict({**own, **kept})

    # -- Gymnasium -------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Starts a new game. `options={"game_seed": n}` names the game's own seed."""
        super().reset(seed=seed)
        game_seed = (options or {}).get("game_seed")
        luck = seed_of(self.np_random) if game_seed is None else int(game_seed)
        self.table.begin(luck, events=self.observing == "text" or self.render_mode == "ansi")
        self.steps = 0
        others = [] if self.seat is None else [other for other in range(self.table.seats) if other != self.seat]
        self.bots = {other: make_bot(self.partner, luck % 2**31 + other) for other in others}
        self._others_play()
        return self._observe(), self._info(False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes an action; the bots of other seats play on until this controller is asked again."""
        self.steps += 1
        if not self.offered:
            raise ShambleError("the episode is over: call reset first")
        chosen = self._chosen(action)
        illegal = chosen is None and not self.factored.took(action if self.actions == "factored" else -1)
        reward = 0.0
        if chosen is not None:
            self.table.play(chosen)
            self._others_play()
            rewards = self.table.rewards()
            reward = rewards[self.seat] if self.seat is not None else sum(rewards) / len(rewards)
        elif illegal:
            reward = self.table.illegal_reward
        over = self.table.session.decision is None
        return self._observe(), reward, over, not over and self.steps >= self.limit, self._info(illegal)

    def render(self) -> Any:
        """Returns the table as text (`ansi`) or as a picture (`svg`)."""
        if self.render_mode == "svg":
            return svg(self.table.session, self._viewer())
        return self.table.session.observe(self._viewer(), self.lang) if self.render_mode == "ansi" else None

    def action_masks(self) -> Any:
        """Returns the mask as booleans, where MaskablePPO looks for it."""
        return self._choices()[1].astype(bool)

    # -- helpers ---------------------------------------------------------------------------------------

    def _others_play(self) -> None:
        """Lets bots play until a seat of this controller is asked, and lists its candidates."""
        if self.bots:
            bot_turns(self.table.session, self.bots)
        self.offered = self.table.candidates(self.seat)
        if self.actions == "factored":
            self.factored.begin(self.offered)

    def _chosen(self, action: Any) -> Candidate | None:
        """Returns the candidate that an action means; None if it is not possible or not whole yet."""
        if self.actions == "keys":
            named = [one for one in self.offered if one[0].key == str(action)]
            return named[0] if named else None
        if self.actions == "factored":
            return self.factored.choose(int(action))
        at = int(action)
        return self.offered[at] if 0 <= at < len(self.offered) else None

    def _viewer(self) -> int:
        """The seat whose view is observed: the controlled one, else the seat that is asked."""
        decision = self.table.session.decision
        if self.seat is not None:
            return self.seat
        return decision.seat if decision is not None else 0

    def _choices(self) -> tuple[Any, Any]:
        if self.actions == "factored":
            return self.factored.table(self.table.words)
        return self.table.choices(self.offered)

    def _observe(self) -> Any:
        """Returns the observation of the asked seat in the chosen form."""
        session = self.table.session
        viewer = self._viewer()
        if self.observing == "text":
            return session.observe(viewer, self.lang)
        table, mask = self._choices()
        if self.observing == "compact":
            features = np.array(compact(session, viewer, reader_of(session)), np.float32)
            return {"features": features, "candidates": table, "action_mask": mask}
        return {**self.table.observation(viewer, []), "candidates": table, "action_mask": mask}

    def _info(self, illegal: bool) -> dict[str, Any]:
        """Returns the `info` of a step: keys and mask of the candidates, asked seat, score, and if the action was
        illegal."""
        decision = self.table.session.decision
        keys = self.factored.words() if self.actions == "factored" else [option.key for option, _ in self.offered]
        return {
            "illegal": illegal,
            "seat": decision.seat if decision is not None else -1,
            "keys": keys,
            "action_mask": self._choices()[1],
            "score": self.table.session.score(),
        }


def register() -> None:
    """Registers `shamble/GAME-v1` for every game, also for those of other packages."""
    for id in registry.ids():
        name = f"shamble/{id}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="shamble.lab.gym:ShambleEnv",
                kwargs={"game": id},
                vector_entry_point="shamble.lab.vector:ShambleVectorEnv",
            )


register()
