"""A small trainer: proximal policy optimisation on the list of candidates, in NumPy alone.

`python -m shamble.lab.ppo walkingdead --minutes 15 --out DIR` learns from nothing and writes `curve.csv`, `curve.svg`
and `weights.npz`; the weights play as the bot `shamble.lab.ppo:Learned` with `SHAMBLE_WEIGHTS=DIR/weights.npz`.

The network: a hidden vector from the position; each candidate adds the vectors of its words (verb, actor, item, target)
and of the change that it makes in an imagined game (see `afterstates`) to it; the sum, rectified, gives the candidate's
logit. So it takes lists of any length, and words that were never seen cost nothing.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from shamble.bots.bot import Bot
from shamble.bots.garbage_collection import relaxed
from shamble.core.errors import ShambleError
from shamble.core.option import Option
from shamble.lab.afterstates import HEAD, READABLE, Afterstates
from shamble.lab.candidates import answers_among, candidates, rows_of
from shamble.lab.compact import SIZE, compact, reader_of
from shamble.lab.vector import ShambleVectorEnv
from shamble.lab.words import numbers_of
from shamble.sessions.session import Session

Array: TypeAlias = NDArray[Any]
HIDDEN: Final = 64
WORDS: Final = 4
"""Columns of the table of candidates that are words: verb, actor, item, target."""
WEIGHTS: Final = "SHAMBLE_WEIGHTS"
"""Environment variable: the file of weights that `Learned` plays with."""
CLIP: Final = 0.2
RATE: Final = 2e-3
"""First step size of the optimiser; it falls to a tenth."""
ENTROPY: Final = 0.01
DISCOUNT: Final = 0.997
TRACE: Final = 0.95


def scaled(features: Array) -> Array:
    """Brings counts of any size to the same order."""
    result: Array = np.sign(features) * np.log1p(np.abs(features))
    return result


def scaled_rows(rows: Array) -> Array:
    """Scales the features of rows; outcome and score stay as they are."""
    return np.concatenate([rows[:, :HEAD], scaled(rows[:, HEAD:])], axis=1).astype(np.float64)


class Batch(NamedTuple):
    """Positions with their candidates, as the network reads them."""

    positions: Array
    """A row per position: the compact observation and the row of `afterstates`, scaled."""
    words: Array
    """A row per candidate of all positions, one after the other: see `candidates.COLUMNS`."""
    changes: Array
    """A row per candidate: what it changes of the position's row in an imagined game."""
    starts: Array
    """The row of the first candidate of each position."""

    @property
    def lengths(self) -> Array:
        """Candidates of each position."""
        return np.diff([*self.starts, len(self.words)])


def batch_of(compacts: Array, now: Array, words: Array, after: Array, lengths: Array) -> Batch:
    """Makes a batch from a compact observation and a row of `afterstates` per position, and the words and a row per
    candidate; `lengths` are the candidates of each position."""
    rows, following = scaled_rows(now), scaled_rows(after)
    before = np.repeat(rows, lengths, axis=0)
    readable = before[:, READABLE : READABLE + 1] * following[:, READABLE : READABLE + 1]
    changes = following - before
    changes[:, :READABLE] = following[:, :READABLE]
    changes[:, HEAD:] *= readable
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    return Batch(np.concatenate([scaled(compacts), rows], axis=1), words, changes, starts)


def joined(batches: Sequence[Batch]) -> Batch:
    """Returns one batch of all positions."""
    offsets = np.cumsum([0, *[len(batch.words) for batch in batches[:-1]]])
    return Batch(
        np.concatenate([batch.positions for batch in batches]),
        np.concatenate([batch.words for batch in batches]),
        np.concatenate([batch.changes for batch in batches]),
        np.concatenate([batch.starts + offset for batch, offset in zip(batches, offsets)]),
    )


class Layers(NamedTuple):
    """The values of a pass through the network."""

    hidden: Array
    """The first layer, a row per position."""
    rectified: Array
    """The second layer, a row per candidate."""
    logits: Array
    """A number per candidate."""
    values: Array
    """The return that is expected from each position."""


class Network:
    """The weights, by name, and the passes through them."""

    def __init__(self, size: int, width: int, seed: int = 0) -> None:
        """`size`: numbers of words of the game (see `words`); `width`: columns of an afterstate."""
        source = np.random.default_rng(seed)
        inputs = SIZE + width
        self.weights: dict[str, Array] = {
            "inward": source.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)),
            "bias": np.zeros(HIDDEN),
            "onward": source.normal(0, 1 / np.sqrt(HIDDEN), (HIDDEN, HIDDEN)),
            "words": source.normal(0, 0.3, (WORDS, size, HIDDEN)),
            "changes": source.normal(0, 0.3, (width, HIDDEN)),
            "interrupt": np.full(HIDDEN, -0.05),
            "outward": source.normal(0, 0.05, HIDDEN),
            "value": np.zeros(HIDDEN),
            "middle": np.zeros(1),
        }

    def forward(self, batch: Batch) -> Layers:
        """Returns the layers of a batch."""
        w = self.weights
        hidden = np.tanh(batch.positions @ w["inward"] + w["bias"])
        sums = np.repeat(hidden @ w["onward"], batch.lengths, axis=0) + batch.changes @ w["changes"]
        for slot in range(WORDS):
            sums += w["words"][slot][batch.words[:, slot]]
        sums += batch.words[:, 6:7] * w["interrupt"]
        rectified = np.maximum(sums, 0.0)
        return Layers(hidden, rectified, rectified @ w["outward"], hidden @ w["value"] + w["middle"])

    def backward(self, batch: Batch, layers: Layers, logits: Array, values: Array) -> dict[str, Array]:
        """Returns the gradient of each weight, from those of the `logits` (one per candidate) and `values` (one per
        position). `layers` are those of the forward pass."""
        w = self.weights
        through = logits[:, None] * w["outward"] * (layers.rectified > 0)
        base = np.add.reduceat(through, batch.starts, axis=0)
        words = np.zeros_like(w["words"])
        for slot in range(WORDS):
            np.add.at(words[slot], batch.words[:, slot], through)
        inner = (base @ w["onward"].T + values[:, None] * w["value"]) * (1 - layers.hidden**2)
        return {
            "inward": batch.positions.T @ inner,
            "bias": inner.sum(0),
            "onward": layers.hidden.T @ base,
            "words": words,
            "changes": batch.changes.T @ through,
            "interrupt": (batch.words[:, 6:7] * through).sum(0),
            "outward": layers.rectified.T @ logits,
            "value": layers.hidden.T @ values,
            "middle": values.sum(keepdims=True),
        }

    def save(self, path: Path) -> None:
        small: dict[str, Any] = {name: array.astype(np.float32) for name, array in self.weights.items()}
        np.savez_compressed(path, **small)

    def load(self, path: Path) -> None:
        """Reads weights from a file; refuses those for other words."""
        stored = np.load(path)
        if stored["words"].shape != self.weights["words"].shape:
            raise ShambleError(f"{path} holds weights for another game or another version of its words")
        self.weights = {name: stored[name].astype(np.float64) for name in self.weights}


def softmax(logits: Array, starts: Array) -> Array:
    """Returns the probabilities, row by row."""
    lengths = np.diff([*starts, len(logits)])
    top = np.repeat(np.maximum.reduceat(logits, starts), lengths)
    raised = np.exp(logits - top)
    result: Array = raised / np.repeat(np.add.reduceat(raised, starts), lengths)
    return result


class Adam:
    """The optimiser: one step size for each weight."""

    def __init__(self, weights: dict[str, Array], rate: float) -> None:
        self.rate = rate
        self.first: Final = {name: np.zeros_like(array) for name, array in weights.items()}
        self.second: Final = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0

    def step(self, weights: dict[str, Array], gradients: dict[str, Array]) -> None:
        """Changes the weights by one step along these gradients, which are scaled down if they are large."""
        self.steps += 1
        norm = np.sqrt(sum(float((one**2).sum()) for one in gradients.values()))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        for name, gradient in gradients.items():
            g = gradient * scale
            m = self.first[name] = 0.9 * self.first[name] + 0.1 * g
            v = self.second[name] = 0.999 * self.second[name] + 0.001 * g * g
            near = m / (1 - 0.9**self.steps)
            far = v / (1 - 0.999**self.steps)
            weights[name] -= self.rate * near / (np.sqrt(far) + 1e-8)


class PpoTrainer:
    """Plays many games at once, remembers some steps, and improves the network with them."""

    def __init__(
        self, game: str, seed: int = 1, num_envs: int = 32, horizon: int = 128, rate: float = RATE, **settings: Any
    ) -> None:
        self.env: Final = ShambleVectorEnv(
            game, num_envs=num_envs, reward="both", copy=False, limit=1500, afterstates=True, **settings
        )
        self.words: Final = numbers_of(self.env.model.game)
        self.network: Final = Network(self.words.size, self.env.position.shape[1], seed)
        self.optimiser: Final = Adam(self.network.weights, rate)
        self.random: Final = np.random.default_rng(seed)
        self.horizon: Final = horizon
        self.seen, _ = self.env.reset(seed=seed)
        self.wins: Final[list[int]] = []
        self.scores: Final[list[int]] = []
        self.steps = 0

    def now(self) -> Batch:
        """Returns the positions of all games with their candidates."""
        lengths = np.array(self.env.widths)
        words = np.concatenate([self.seen["candidates"][at, :n] for at, n in enumerate(lengths)])
        after = np.concatenate([self.seen["after"][at, :n] for at, n in enumerate(lengths)])
        return batch_of(self.seen["features"], self.seen["position"], words, after, lengths)

    def collect(self) -> list[dict[str, Any]]:
        """Plays `horizon` steps in every game."""
        steps = []
        for _ in range(self.horizon):
            batch = self.now()
            layers = self.network.forward(batch)
            chances = softmax(layers.logits, batch.starts)
            ends = np.append(batch.starts[1:], len(batch.words))
            actions = np.empty(len(batch.starts), np.int64)
            for at, (a, b) in enumerate(zip(batch.starts.tolist(), ends.tolist())):
                reached = int(np.searchsorted(np.cumsum(chances[a:b]), self.random.random()))
                actions[at] = min(reached, int(b - a) - 1)
            before = list(self.env.sessions)
            self.seen, rewards, ended, cut, _ = self.env.step(actions)
            for game in np.flatnonzero(ended).tolist():
                outcome = before[game].outcome
                self.wins.append(int(outcome is not None and outcome.won))
                self.scores.append(before[game].score())
            steps.append(
                {
                    "batch": batch,
                    "actions": actions,
                    "log": np.log(chances[batch.starts + actions] + 1e-12),
                    "values": layers.values,
                    "rewards": rewards.astype(np.float64),
                    "ended": (ended | cut).astype(np.float64),
                }
            )
            self.steps += len(actions)
        return steps

    def improve(self, steps: list[dict[str, Any]], epochs: int = 4, parts: int = 8) -> None:
        """Improves the network with the collected steps."""
        following = self.network.forward(self.now()).values
        gain = np.zeros(self.env.num_envs)
        for step in reversed(steps):
            alive = 1 - step["ended"]
            delta = step["rewards"] + DISCOUNT * following * alive - step["values"]
            gain = delta + DISCOUNT * TRACE * alive * gain
            step["gain"] = gain
            step["target"] = gain + step["values"]
            following = step["values"]
        every = np.concatenate([step["gain"] for step in steps])
        mean, spread = every.mean(), every.std() + 1e-8
        for _ in range(epochs):
            order = self.random.permutation(len(steps))
            for part in np.array_split(order, parts):
                self.update([steps[at] for at in part], mean, spread)

    def update(self, steps: list[dict[str, Any]], mean: float, spread: float) -> None:
        """Takes one step of the optimiser."""
        batch = joined([step["batch"] for step in steps])
        actions = np.concatenate([step["actions"] for step in steps])
        gains = (np.concatenate([step["gain"] for step in steps]) - mean) / spread
        layers = self.network.forward(batch)
        chances = softmax(layers.logits, batch.starts)
        lengths = batch.lengths
        picked = batch.starts + actions
        ratio = np.exp(np.log(chances[picked] + 1e-12) - np.concatenate([step["log"] for step in steps]))
        clipped = ((gains > 0) & (ratio > 1 + CLIP)) | ((gains < 0) & (ratio < 1 - CLIP))
        pull = np.where(clipped, 0.0, -gains * ratio)
        wanted = np.zeros(len(batch.words))
        wanted[picked] = 1.0
        logs = np.log(chances + 1e-12)
        entropy = np.repeat(-np.add.reduceat(chances * logs, batch.starts), lengths)
        n = len(batch.starts)
        slope = np.repeat(pull, lengths) * (wanted - chances) + ENTROPY * chances * (logs + entropy)
        error = 0.5 * (layers.values - np.concatenate([step["target"] for step in steps]))
        gradients = self.network.backward(batch, layers, slope / n, error / n)
        self.optimiser.step(self.network.weights, gradients)


def learn(
    game: str,
    out: Path,
    minutes: float = 15.0,
    seed: int = 1,
    most_steps: int = 0,
    tell: Callable[[dict[str, float]], None] = lambda point: None,
    **settings: Any,
) -> list[dict[str, float]]:
    """Learns for some minutes of processor time and writes curve and weights; returns the points of the curve. Each new
    point goes to `tell`, and the files are written with it, so that a run can be watched."""
    out.mkdir(parents=True, exist_ok=True)
    trainer = PpoTrainer(game, seed, **settings)
    start = time.process_time()
    points: list[dict[str, float]] = []
    try:
        with relaxed():
            while time.process_time() - start < minutes * 60 and not (most_steps and trainer.steps >= most_steps):
                share = (time.process_time() - start) / (minutes * 60)
                trainer.optimiser.rate = RATE * (1 - 0.9 * share)
                trainer.improve(trainer.collect())
                if len(trainer.wins) >= 200 or (most_steps and trainer.wins):
                    points.append(
                        {
                            "seconds": round(time.process_time() - start, 1),
                            "steps": trainer.steps,
                            "games": len(trainer.wins),
                            "won": round(sum(trainer.wins) / len(trainer.wins), 4),
                            "score": round(sum(trainer.scores) / len(trainer.scores), 2),
                        }
                    )
                    trainer.wins.clear()
                    trainer.scores.clear()
                    write_curve(points, game, out)
                    trainer.network.save(out / "weights.npz")
                    tell(points[-1])
    finally:  # a run that is stopped keeps what it has learnt
        trainer.network.save(out / "weights.npz")
    return points


def write_curve(points: Sequence[dict[str, float]], game: str, out: Path) -> None:
    """Writes the learning curve as a table and as a picture."""
    with (out / "curve.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, list(points[0]))
        table.writeheader()
        table.writerows(points)
    (out / "curve.svg").write_text(curve(points, game), encoding="utf-8")


def curve(points: Sequence[dict[str, float]], game: str) -> str:
    """Returns the win rate and the mean score over the steps as a picture."""
    most = max([point["steps"] for point in points])

    def line(name: str, full: float, colour: str) -> str:
        places = [f"{50 + 560 * point['steps'] / most:.1f},{210 - 180 * point[name] / full:.1f}" for point in points]
        return f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{" ".join(places)}"/>'

    marks = [f'<text x="8" y="{214 - 1.8 * share}">{share}</text>' for share in (0, 25, 50, 75, 100)]
    marks += [line("won", 1.0, "#3a7d44"), line("score", 100.0, "#5b7db1")]
    marks.append(f'<text x="50" y="235">0</text><text x="610" y="235" text-anchor="end">{most:,.0f} steps</text>')
    marks.append(f'<text x="50" y="18">{game}: games won in % (green), mean score (blue)</text>')
    body = "\n".join(marks)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 245" font-family="sans-serif" font-size="12">'
    return f'{head}\n<rect width="640" height="245" fill="#fff"/>\n{body}\n</svg>\n'


class Learned(Bot):
    """Plays the best candidate of a trained network; the file is named by the environment variable SHAMBLE_WEIGHTS."""

    def __init__(self, path: str | None = None) -> None:
        self.path: Final = Path(path or os.environ.get(WEIGHTS, ""))
        self.network: Network | None = None
        self.random: Final = np.random.default_rng(0)
        """Seeds of the imagined games in which candidates are tried."""

    def choose(self, session: Session, seat: int) -> Option:
        words = numbers_of(session.game)
        after = Afterstates(session.game)
        if self.network is None:
            if not self.path.is_file():
                raise ShambleError(f"name a file of weights: {WEIGHTS}=DIR/weights.npz")
            self.network = Network(words.size, after.width)
            self.network.load(self.path)
        playable = candidates(session, seat)
        table = np.array(rows_of(playable, words, answers_among(session, playable)), np.int64)
        follow = np.zeros((len(playable), after.width), np.float32)
        after.fill(follow, session, playable, int(self.random.integers(0, 2**63 - 1)), 0)
        compacts = np.array([compact(session, seat, reader_of(session))])
        batch = batch_of(compacts, np.array([after.row(session)]), table, follow, np.array([len(playable)]))
        return playable[int(np.argmax(self.network.forward(batch).logits))][0]


def main(words: Sequence[str] | None = None) -> None:
    """Reads the command line, learns, and prints the last points of the curve."""
    parser = argparse.ArgumentParser(prog="python -m shamble.lab.ppo", description="Learn a game from nothing.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=15.0, help="of processor time [15]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a setting, such as mission=m0")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(words)
    settings = dict([setting.split("=", 1) for setting in given.set])
    learn(given.game, given.out, given.minutes, given.seed, tell=show, seats=given.seats, **settings)


def show(point: dict[str, float]) -> None:
    """Prints a point of the curve."""
    print(
        f"{point['seconds']:7.0f} s  {point['steps']:11,.0f} steps  "
        f"won {point['won']:6.1%}  mean score {point['score']:5.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
