"""The gradients of the learner are right, and learned weights play."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="the learner needs shamble[rl]")

import numpy as np

import shamble
from shamble.lab.ppo import Batch, Learned, Network, batch_of, joined, learn, softmax


def test_gradients_are_those_of_the_outputs() -> None:
    source = np.random.default_rng(1)
    network = Network(20, width=9, seed=1)
    network.weights["value"] = source.normal(size=64)
    words = source.integers(0, 20, (7, 7))
    words[:, 6] = [0, 1, 0, 0, 1, 0, 0]
    positions, changes = source.normal(size=(3, 96 + 9)), source.normal(size=(7, 9))
    batch = Batch(positions, words, changes, np.array([0, 3, 5]))
    pull, push = source.normal(size=7), source.normal(size=3)

    def loss() -> float:
        layers = network.forward(batch)
        return float(layers.logits @ pull + layers.values @ push)

    layers = network.forward(batch)
    gradients = network.backward(batch, layers, pull, push)
    assert gradients.keys() == network.weights.keys()
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
    assert np.add.reduceat(softmax(layers.logits, batch.starts), batch.starts) == pytest.approx([1, 1, 1])


def test_a_batch_holds_what_a_candidate_changes() -> None:
    now = np.array([[0, 0, 1, 0.5, 3.0, 0.0]])
    after = np.array([[0, 0, 1, 0.7, 3.0, 7.0], [1, 0, 0, 1.0, 0.0, 0.0], [0, 1, 0, 0.5, 0.0, 0.0]])
    batch = batch_of(np.zeros((1, 96)), now, np.zeros((3, 7), int), after, np.array([3]))
    changes = [[0, 0, 0, 0.2, 0, np.log(8)], [1, 0, -1, 0.5, 0, 0], [0, 1, -1, 0.0, 0, 0]]
    assert batch.changes == pytest.approx(np.array(changes))
    twice = joined([batch, batch])
    assert twice.starts.tolist() == [0, 3]
    assert twice.lengths.tolist() == [3, 3]


def test_a_learner_learns_and_plays(tmp_path: Path) -> None:
    points = learn("walkingdead", tmp_path, minutes=0.5, most_steps=4000)
    assert points[-1]["steps"] == 4096
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    session = shamble.new("walkingdead", seats=2, seed=3)
    shamble.play_out(session, [Learned(str(tmp_path / "weights.npz"))] * 2)
    assert session.outcome is not None
    with pytest.raises(shamble.ShambleError, match="name a file of weights"):
        Learned("/none").choose(shamble.new("walkingdead", seats=2, seed=3), 0)
