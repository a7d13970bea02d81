"""The gradients of the learner are right, and learned weights play."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="the learner needs shamble[rl]")

import numpy as np

import shamble
from shamble.lab.ppo import Learned, Network, learn, softmax


def test_gradients_are_those_of_the_outputs() -> None:
    source = np.random.default_rng(1)
    network = Network(20, seed=1)
    network.weights["value"] = source.normal(size=64)
    x = source.normal(size=(3, 96))
    table = source.integers(0, 20, (7, 7))
    table[:, 6] = [0, 1, 0, 0, 1, 0, 0]
    starts = np.array([0, 3, 5])
    pull, push = source.normal(size=7), source.normal(size=3)

    def loss() -> float:
        _, _, logits, values = network.forward(x, table, starts)
        return float(logits @ pull + values @ push)

    hidden, rectified, logits, _ = network.forward(x, table, starts)
    gradients = network.backward(x, table, starts, hidden, rectified, pull, push)
    for name, gradient in gradients.items():
        flat, slope = network.weights[name].reshape(-1), gradient.reshape(-1)
        for at in source.choice(len(flat), min(6, len(flat)), replace=False):
            before = flat[at]
            flat[at] = before + 1e-5
            up = loss()
            flat[at] = before - 1e-5
            down = loss()
            flat[at] = before
            assert slope[at] == pytest.approx((up - down) / 2e-5, abs=1e-5), name
    assert np.add.reduceat(softmax(logits, starts), starts) == pytest.approx([1, 1, 1])


def test_a_learner_learns_and_plays(tmp_path: Path) -> None:
    points = learn("walkingdead", tmp_path, minutes=0.5, most_steps=4000)
    assert points[-1]["steps"] == 4096
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    session = shamble.new("walkingdead", seats=2, seed=3)
    shamble.play_out(session, [Learned(str(tmp_path / "weights.npz"))] * 2)
    assert session.outcome is not None
    with pytest.raises(shamble.ShambleError, match="name a file of weights"):
        Learned("/none").choose(shamble.new("walkingdead", seats=2, seed=3), 0)
