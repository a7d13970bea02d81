"""A small network in NumPy: numbers and words in, one number out.

A row has numbers (brought to the same order, then to mean 0 and spread 1) and five words: verb, actor, item and target
of the candidate, and the question that follows. Each word has a short learned vector; two rectified layers follow.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from shamble.core.errors import ShambleError

Array: TypeAlias = NDArray[Any]
HIDDEN: Final = 64
"""Width of both layers."""
WORDS: Final = 5
"""Words of a row: verb, actor, item, target, next question."""
LENGTH: Final = 8
"""Numbers of a word's vector."""
FIXED: Final = ("mean", "spread")
"""Arrays that are measured, not learned."""


def scaled(numbers: Array) -> Array:
    """Brings counts of any size to the same order."""
    result: Array = np.sign(numbers) * np.log1p(np.abs(numbers))
    return result


class Layers(NamedTuple):
    """The values of a pass through the network."""

    inward: Array
    """Numbers and word vectors, a row per row."""
    first: Array
    second: Array
    out: Array
    """The result, a number per row."""


class Network:
    """The weights, by name, with the passes through them and their optimiser (Adam)."""

    def __init__(self, size: int, width: int, seed: int = 0, kind: Any = np.float32) -> None:
        """`size`: numbers of words of the game (see `words`); `width`: numbers of a row."""
        source = np.random.default_rng(seed)
        inputs = width + WORDS * LENGTH
        weights = {
            "words": source.normal(0, 0.1, (WORDS, size, LENGTH)),
            "first": source.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)),
            "first bias": np.zeros(HIDDEN),
            "second": source.normal(0, np.sqrt(2 / HIDDEN), (HIDDEN, HIDDEN)),
            "second bias": np.zeros(HIDDEN),
            "out": source.normal(0, 0.02, HIDDEN),
            "out bias": np.zeros(1),
            "mean": np.zeros(width),
            "spread": np.ones(width),
        }
        self.weights: dict[str, Array] = {name: array.astype(kind) for name, array in weights.items()}
        learned = [name for name in weights if name not in FIXED]
        self.near: Final = {name: np.zeros_like(self.weights[name]) for name in learned}
        self.far: Final = {name: np.zeros_like(self.weights[name]) for name in learned}
        self.steps = 0

    def measure(self, rows: Array) -> None:
        """Takes mean and spread of the numbers from these rows; no spread is zero."""
        self.weights["mean"][:] = rows.mean(axis=0)
        self.weights["spread"][:] = rows.std(axis=0) + 0.1

    def forward(self, rows: Array, words: Array) -> Layers:
        """Returns the layers for rows of scaled numbers and their words."""
        w = self.weights
        vectors = [w["words"][slot][words[:, slot]] for slot in range(WORDS)]
        inward = np.concatenate([(rows - w["mean"]) / w["spread"], *vectors], axis=1)
        first = np.maximum(inward @ w["first"] + w["first bias"], 0)
        second = np.maximum(first @ w["second"] + w["second bias"], 0)
        return Layers(inward, first, second, second @ w["out"] + w["out bias"])

    def backward(self, words: Array, layers: Layers, pull: Array) -> dict[str, Array]:
        """Returns the gradient of each weight, from that of each result (`pull`)."""
        w = self.weights
        pull = pull.astype(w["out"].dtype)
        second = pull[:, None] * w["out"] * (layers.second > 0)
        first = (second @ w["second"].T) * (layers.first > 0)
        vectors = first @ w["first"][-WORDS * LENGTH :].T
        spread = np.zeros_like(w["words"])
        for slot in range(WORDS):
            np.add.at(spread[slot], words[:, slot], vectors[:, slot * LENGTH : (slot + 1) * LENGTH])
        return {
            "words": spread,
            "first": layers.inward.T @ first,
            "first bias": first.sum(axis=0),
            "second": layers.first.T @ second,
            "second bias": second.sum(axis=0),
            "out": layers.second.T @ pull,
            "out bias": pull.sum(keepdims=True),
        }

    def step(self, gradients: dict[str, Array], rate: float) -> None:
        """Changes the weights by one step along these gradients."""
        self.steps += 1
        for name, gradient in gradients.items():
            near, far = self.near[name], self.far[name]
            near += 0.1 * (gradient - near)
            far += 0.001 * (gradient * gradient - far)
            size = np.sqrt(far / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= rate * (near / (1 - 0.9**self.steps)) / size

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **{name: array.astype(np.float32) for name, array in self.weights.items()})  # type: ignore[arg-type]

    def load(self, path: Path) -> None:
        """Reads weights from a file; refuses those for other words or rows."""
        with np.load(path) as stored:
            fits = all(name in stored and stored[name].shape == array.shape for name, array in self.weights.items())
            if not fits:
                raise ShambleError(f"{path} holds weights for another game or another version of its words")
            self.weights = {name: stored[name] for name in self.weights}


def chances(logits: Array, starts: Array) -> Array:
    """Returns the probabilities of lists of candidates that lie one after the other (softmax)."""
    lengths = np.diff([*starts, len(logits)])
    raised = np.exp(logits - np.repeat(np.maximum.reduceat(logits, starts), lengths))
    result: Array = raised / np.repeat(np.add.reduceat(raised, starts), lengths)
    return result
