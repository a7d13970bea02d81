"""A small trainer: proximal policy optimisation on the list of candidates, in NumPy alone.

`python -m shamble.lab.ppo walkingdead --minutes 30 --processes 2 --out DIR` learns from nothing and writes `curve.csv`,
`curve.svg` and `weights.npz`; the weights play as the bot `shamble.lab.ppo:Learned` with
`SHAMBLE_WEIGHTS=DIR/weights.npz`.

One network gives each candidate its logit, from the position that follows it in an imagined game (see `afterstates`)
and its words; so it takes lists of any length. Another network tells what a position is worth. An episode is worth 1
if the game was won, otherwise half of its score (from 0 to 0.5); it is told at the end alone.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# NumPy reads this when it is imported: with small matrices, several threads mostly wait for each other.

import numpy as np

from shamble.bots.bot import Bot
from shamble.bots.garbage_collection import relaxed
from shamble.core.errors import ShambleError
from shamble.core.option import Option
from shamble.lab.afterstates import FEATURES, QUESTION, READABLE, Afterstates
from shamble.lab.batch import Batch, Step, batch_of, joined, judged
from shamble.lab.candidates import answers_among, candidates, rows_of
from shamble.lab.learning_curve import Point, write_curve
from shamble.lab.network import WORDS, Array, Network, chances, scaled
from shamble.lab.openings import Openings
from shamble.lab.vector import ShambleVectorEnv
from shamble.lab.words import numbers_of
from shamble.sessions.session import Session

WEIGHTS: Final = "SHAMBLE_WEIGHTS"
"""Environment variable: the file of weights that `Learned` plays with."""
CLIP: Final = 0.2
"""Change of the probability of a choice, as a share, beyond which a step of training ignores it."""
RATE: Final = 1e-3
"""First step size of the optimiser; it falls to a tenth."""
ENTROPY: Final = 0.01
"""First price of a sure choice; it falls to a tenth."""
LOST_SCORE: Final = 0.5
"""Worth of a lost game with score 100."""
EPOCHS: Final = 4
"""Number of times that each batch of games is learned from."""
PART: Final = 512
"""Positions of one step of the optimiser."""
MEASURED: Final = 3
"""Rounds of collecting after which mean and spread of the inputs stay as they are."""
OPENED: Final = 0.9
"""Share of the first games that begin in positions of the teacher; none does after half of the time."""
DREAMS: Final = 4
"""Imagined games in which `Learned` tries each candidate."""
LIMIT: Final = 3000
"""Steps after which a game counts as lost."""


class Played(NamedTuple):
    """The games of one process since the last call."""

    batch: Batch
    wins: list[int]
    scores: list[int]
    steps: int
    seconds: float


def numbers_and_words(rows: Array, table: Array | None) -> tuple[Array, Array]:
    """Returns the scaled numbers of rows of `afterstates` and their words; `table` has the candidates' rows, None is
    for positions."""
    words = np.zeros((len(rows), WORDS), np.int32)
    words[:, WORDS - 1] = rows[:, QUESTION]
    if table is not None:
        words[:, : WORDS - 1] = table[:, : WORDS - 1]
    return np.delete(scaled(rows), QUESTION, axis=1), words


def sure(values: Array) -> Array:
    """Returns worths between 0 and 1 (the logistic function)."""
    result: Array = 1 / (1 + np.exp(-values))
    return result


class Collector:
    """Plays many games side by side with the networks that it is given."""

    def __init__(
        self,
        game: str,
        seed: int,
        num_envs: int,
        also: Mapping[str, float],
        settings: Mapping[str, Any],
        teacher: str = "",
    ) -> None:
        self.openings: Final = Openings(teacher, seed) if teacher else None
        self.env: Final = ShambleVectorEnv(
            game,
            num_envs,
            copy=False,
            limit=LIMIT,
            afterstates=True,
            opening=self.openings,
            **settings,  # type: ignore[arg-type]
        )
        reader = self.env.afterstates
        assert reader is not None
        self.size: Final = self.env.model.words.size
        self.width: Final = reader.width - 1
        names = reader.features.names
        unknown = [name for name in also if name not in names]
        if unknown:
            raise ShambleError(f"{game} has no feature {unknown[0]!r}; it has {', '.join(names)}")
        self.aim: Final = np.array([also.get(name, 0.0) for name in names], np.float32)
        self.policy: Final = Network(self.size, self.width)
        self.critic: Final = Network(self.size, self.width)
        self.random: Final = np.random.default_rng(seed)
        self.seen, _ = self.env.reset(seed=seed)
        self.games: Final[list[list[Step]]] = [[] for _ in range(num_envs)]
        self.first: Final = np.full(num_envs, np.nan)
        self.best: Final = np.zeros(num_envs)

    def collect(self, policy: dict[str, Array], critic: dict[str, Array], horizon: int, opened: float = 0.0) -> Played:
        """Plays `horizon` steps in every game; of those that begin, this share begins in positions of the teacher."""
        start = time.process_time()
        self.policy.weights, self.critic.weights = policy, critic
        if self.openings is not None:
            self.openings.share = opened
        done: list[tuple[Step, float, float]] = []
        wins: list[int] = []
        scores: list[int] = []
        for _ in range(horizon):
            actions = self.act()
            before, opened_before = list(self.env.sessions), list(self.env.opened)
            self.seen, _, ended, cut, _ = self.env.step(actions)
            for at in np.flatnonzero(ended | cut).tolist():
                outcome = before[at].outcome
                won = outcome is not None and outcome.won
                score = before[at].score()
                if not opened_before[at]:
                    wins.append(int(won))
                    scores.append(score)
                worth = 1.0 if won else LOST_SCORE * score / 100 + self.best[at]
                done += judged(self.games[at], worth)
                self.games[at] = []
                self.first[at], self.best[at] = np.nan, 0.0
        worths = self.worths()
        for at, game in enumerate(self.games):
            done += judged(game, float(worths[at]))
            self.games[at] = []
        return Played(batch_of(done), wins, scores, horizon * self.env.num_envs, time.process_time() - start)

    def worths(self) -> Array:
        """Returns what the positions of all games are worth."""
        rows, words = numbers_and_words(self.seen["position"], None)
        return sure(self.critic.forward(rows, words).out)

    def act(self) -> Array:
        """Chooses a candidate in every game, and remembers the choice where there is one."""
        self.note()
        widths = self.env.widths
        choosing = [at for at, n in enumerate(widths) if n > 1]
        actions = np.zeros(self.env.num_envs, np.int64)
        if not choosing:
            return actions
        positions, questions = numbers_and_words(self.seen["position"][choosing], None)
        values = sure(self.critic.forward(positions, questions).out)
        rows, words = numbers_and_words(
            np.concatenate([self.seen["after"][at, : widths[at]] for at in choosing]),
            np.concatenate([self.seen["candidates"][at, : widths[at]] for at in choosing]),
        )
        ends = np.cumsum([widths[at] for at in choosing])
        starts = np.concatenate([[0], ends[:-1]])
        likely = chances(self.policy.forward(rows, words).out, starts)
        for k, at in enumerate(choosing):
            a, b = int(starts[k]), int(ends[k])
            chosen = min(int(np.searchsorted(np.cumsum(likely[a:b]), self.random.random())), b - a - 1)
            actions[at] = chosen
            log = float(np.log(likely[a + chosen] + 1e-9))
            self.games[at].append(
                Step(positions[k], questions[k], rows[a:b], words[a:b], chosen, log, float(values[k]))
            )
        return actions

    def note(self) -> None:
        """Remembers how near each game has come to what is aimed at besides the score."""
        if self.aim.any():
            position = self.seen["position"]
            for at in np.flatnonzero(position[:, READABLE]).tolist():
                now = float(position[at, FEATURES:] @ self.aim)
                if np.isnan(self.first[at]):
                    self.first[at] = now
                self.best[at] = max(self.best[at], now - self.first[at])


class PpoTrainer:
    """Improves a policy and a critic with what was played."""

    def __init__(self, size: int, width: int, seed: int) -> None:
        self.policy: Final = Network(size, width, seed)
        self.critic: Final = Network(size, width, seed + 1)
        self.random: Final = np.random.default_rng(seed)
        self.rounds = 0

    def improve(self, batch: Batch, rate: float, entropy: float) -> None:
        """Goes through the batch several times, in parts."""
        if self.rounds < MEASURED:
            for network in (self.policy, self.critic):
                network.measure(np.concatenate([batch.positions, batch.rows]))
        self.rounds += 1
        gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
        batch = batch._replace(gains=gains)
        for _ in range(EPOCHS):
            order = self.random.permutation(len(gains))
            for part in np.array_split(order, max(1, len(order) // PART)):
                self.update(batch.part(part), rate, entropy)

    def update(self, batch: Batch, rate: float, entropy: float) -> None:
        """Takes one step of the optimisers."""
        n, starts, lengths = len(batch.lengths), batch.starts, batch.lengths
        layers = self.policy.forward(batch.rows, batch.words)
        likely = chances(layers.out, starts)
        picked = starts + batch.chosen
        ratio = np.exp(np.log(likely[picked] + 1e-9) - batch.logs)
        clipped = ((batch.gains > 0) & (ratio > 1 + CLIP)) | ((batch.gains < 0) & (ratio < 1 - CLIP))
        pull = np.where(clipped, 0.0, -batch.gains * ratio)
        wanted = np.zeros(len(likely))
        wanted[picked] = 1.0
        logs = np.log(likely + 1e-9)
        spread = np.repeat(-np.add.reduceat(likely * logs, starts), lengths)
        slope = np.repeat(pull, lengths) * (wanted - likely) + entropy * likely * (logs + spread)
        self.policy.step(self.policy.backward(batch.words, layers, slope / n), rate)
        layers = self.critic.forward(batch.positions, batch.questions)
        error = sure(layers.out) - np.clip(batch.targets, 0, 1)
        self.critic.step(self.critic.backward(batch.questions, layers, error / n), rate)


class Team:
    """Collectors in several processes; a single one stays in this process."""

    def __init__(self, processes: int, *given: Any) -> None:
        game, seed, *rest = given
        self.alone: Final = Collector(game, seed, *rest)
        """The collector of this process; with several processes it only tells the sizes."""
        self.lines: Final[list[Any]] = []
        self.members: Final[list[Any]] = []
        for number in range(processes if processes > 1 else 0):
            line, end = multiprocessing.Pipe()
            member = multiprocessing.Process(target=serve, args=(end, game, seed * 1000 + number, *rest), daemon=True)
            member.start()
            end.close()
            self.lines.append(line)
            self.members.append(member)

    def collect(self, trainer: PpoTrainer, horizon: int, opened: float = 0.0) -> list[Played]:
        """Plays in all processes."""
        given = trainer.policy.weights, trainer.critic.weights, horizon, opened
        for line in self.lines:
            line.send(given)
        return [line.recv() for line in self.lines] or [self.alone.collect(*given)]

    def close(self) -> None:
        """Ends the processes."""
        for line in self.lines:
            line.close()
        for member in self.members:
            member.join(5)


def serve(line: Any, *given: Any) -> None:
    """Collects whenever it is asked to, until the line is closed."""
    collector = Collector(*given)
    with relaxed():
        while True:
            try:
                asked = line.recv()
            except (EOFError, KeyboardInterrupt):
                return
            line.send(collector.collect(*asked))


def learn(
    game: str,
    out: Path,
    minutes: float = 30.0,
    seed: int = 1,
    most_steps: int = 0,
    tell: Callable[[Point], None] = lambda point: None,
    processes: int = 1,
    num_envs: int = 48,
    horizon: int = 200,
    also: Mapping[str, float] = {},
    teacher: str = "",
    **settings: Any,
) -> list[Point]:
    """Learns for some minutes of processor time (of all processes together) and writes curve and weights; returns the
    points of the curve. Each new point goes to `tell`, and the files are written with it, so that a run can be watched.

    `num_envs` games are played side by side, shared among the processes; they are improved upon every `horizon` steps.
    `also` adds features of the game to the worth of a lost game, by name: each with its weight, at the best moment of
    the game and beyond that of its begin. It helps where the score stays at 0 for long. So does a `teacher`, the name
    of a bot: at first most games begin in positions of games that it won, fewer and fewer until half of the time is
    over. The points of the curve count games from the set-up alone.
    """
    out.mkdir(parents=True, exist_ok=True)
    team = Team(processes, game, seed, max(1, num_envs // processes), also, settings, teacher)
    trainer = PpoTrainer(team.alone.size, team.alone.width, seed)
    points: list[Point] = []
    wins: list[int] = []
    scores: list[int] = []
    steps, seconds, games = 0, 0.0, 0
    try:
        with relaxed():
            while seconds < minutes * 60 and not (most_steps and steps >= most_steps):
                share = max(seconds / (minutes * 60), steps / most_steps if most_steps else 0.0)
                left = 1 - 0.9 * min(1.0, share)
                played = team.collect(trainer, horizon, OPENED * max(0.0, 1 - 2 * share))
                begin = time.process_time()
                trainer.improve(joined([one.batch for one in played]), RATE * left, ENTROPY * left)
                seconds += time.process_time() - begin + sum([one.seconds for one in played])
                steps += sum([one.steps for one in played])
                wins += [won for one in played for won in one.wins]
                scores += [score for one in played for score in one.scores]
                if len(wins) >= 200 or (most_steps and wins and steps >= most_steps):
                    games += len(wins)
                    points.append(
                        {
                            "seconds": round(seconds, 1),
                            "steps": steps,
                            "games": games,
                            "won": round(sum(wins) / len(wins), 4),
                            "score": round(sum(scores) / len(scores), 2),
                        }
                    )
                    wins.clear()
                    scores.clear()
                    write_curve(points, game, out)
                    trainer.policy.save(out / "weights.npz")
                    tell(points[-1])
    finally:  # a run that is stopped keeps what it has learnt
        trainer.policy.save(out / "weights.npz")
        team.close()
    return points


class Learned(Bot):
    """Plays the best candidate of a trained policy: the mean of a few imagined games. The file is named by the
    environment variable SHAMBLE_WEIGHTS."""

    def __init__(self, path: str | None = None, dreams: int = DREAMS) -> None:
        self.path: Final = Path(path or os.environ.get(WEIGHTS, ""))
        self.dreams: Final = dreams
        self.policy: Network | None = None
        self.random: Final = np.random.default_rng(0)
        """Seeds of the imagined games in which candidates are tried."""

    def choose(self, session: Session, seat: int) -> Option:
        playable = candidates(session, seat)
        after = Afterstates(session.game)
        words = numbers_of(session.game)
        if self.policy is None:
            if not self.path.is_file():
                raise ShambleError(f"name a file of weights: {WEIGHTS}=DIR/weights.npz")
            self.policy = Network(words.size, after.width - 1)
            self.policy.load(self.path)
        if len(playable) == 1:
            return playable[0][0]
        table = np.array(rows_of(playable, words, answers_among(session, playable)))
        positions = np.zeros((len(playable), after.width), np.float32)
        logits = np.zeros(len(playable))
        for _ in range(self.dreams):
            after.fill(positions, session, playable, int(self.random.integers(0, 2**63 - 1)), 0)
            logits += self.policy.forward(*numbers_and_words(positions, table)).out
        return playable[int(np.argmax(logits))][0]


def main(words: Sequence[str] | None = None) -> None:
    """Reads the command line, learns, and prints the points of the curve."""
    parser = argparse.ArgumentParser(prog="python -m shamble.lab.ppo", description="Learn a game from nothing.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=30.0, help="of processor time, of all processes [30]")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a setting, such as mission=m0")
    parser.add_argument(
        "--also", action="append", default=[], metavar="FEATURE=WEIGHT", help="adds a feature to the worth of a game"
    )
    parser.add_argument(
        "--teacher", default="", metavar="BOT", help="begins games in positions of games that this bot won"
    )
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(words)
    settings = dict([setting.split("=", 1) for setting in given.set])
    also = {name: float(weight) for name, weight in [one.split("=", 1) for one in given.also]}
    learn(
        given.game,
        given.out,
        given.minutes,
        given.seed,
        tell=show,
        processes=given.processes,
        also=also,
        teacher=given.teacher,
        seats=given.seats,
        **settings,
    )


def show(point: Point) -> None:
    """Prints a point of the curve."""
    print(
        f"{point['seconds']:7.0f} s  {point['steps']:11,.0f} steps  {point['games']:8,.0f} games  "
        f"won {point['won']:6.1%}  mean score {point['score']:5.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
