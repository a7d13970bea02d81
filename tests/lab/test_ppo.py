"""The gradients of the learner are right, what it is told is right, and learned weights play."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="the learner needs shamble[rl]")

import numpy as np

import shamble
from shamble.lab.afterstates import FEATURES, QUESTION, Afterstates
from shamble.lab.batch import Batch, Step, batch_of, joined, judged
from shamble.lab.network import FIXED, Network, chances
from shamble.lab.openings import Openings
from shamble.lab.ppo import Collector, Learned, PpoTrainer, learn, numbers_and_words


def test_gradients_are_those_of_the_outputs() -> None:
    source = np.random.default_rng(1)
    network = Network(20, width=9, seed=1, kind=np.float64)
    rows, words, pull = source.normal(size=(7, 9)), source.integers(0, 20, (7, 5)), source.normal(size=7)
    network.measure(source.normal(2, 3, size=(50, 9)))

    def loss() -> float:
        return float(network.forward(rows, words).out @ pull)

    gradients = network.backward(words, network.forward(rows, words), pull)
    assert gradients.keys() | set(FIXED) == network.weights.keys()
    for name, gradient in gradients.items():
        flat, slope = network.weights[name].reshape(-1), gradient.reshape(-1)
        for at in source.choice(len(flat), min(6, len(flat)), replace=False):
            before = flat[at]
            flat[at] = before + 1e-6
            up = loss()
            flat[at] = before - 1e-6
            down = loss()
            flat[at] = before
            assert slope[at] == pytest.approx((up - down) / 2e-6, abs=1e-5), name


def test_steps_go_down() -> None:
    source = np.random.default_rng(2)
    network = Network(5, width=3, seed=1)
    rows, words = source.normal(size=(64, 3)), source.integers(0, 5, (64, 5))
    wanted = rows[:, 0] + words[:, 4]
    errors = []
    for _ in range(200):
        layers = network.forward(rows, words)
        errors.append(float(((layers.out - wanted) ** 2).mean()))
        network.step(network.backward(words, layers, (layers.out - wanted) / len(rows)), 1e-2)
    assert errors[-1] < errors[0] / 20


def test_probabilities_of_lists() -> None:
    likely = chances(np.array([1.0, 2.0, 3.0, 700.0, 700.0]), np.array([0, 3]))
    assert np.add.reduceat(likely, [0, 3]) == pytest.approx([1, 1])
    assert likely[3:] == pytest.approx([0.5, 0.5])
    assert likely[1] / likely[0] == pytest.approx(np.e)


def a_step(value: float, candidates: int, first: float) -> Step:
    rows = np.full((candidates, 3), first) + np.arange(candidates)[:, None]
    return Step(np.full(3, first), np.zeros(5, int), rows, np.zeros((candidates, 5), int), 1, -0.5, value)


def test_a_gain_is_what_went_better_than_expected() -> None:
    steps = judged([a_step(0.5, 2, 0.0), a_step(0.25, 2, 1.0)], 1.0)
    assert [(step.value, gain, target) for step, gain, target in steps] == [
        (0.25, 0.75, 1.0),
        (0.5, pytest.approx(-0.25 + 0.95 * 0.75), pytest.approx(0.25 + 0.95 * 0.75)),
    ]


def test_parts_of_a_batch_keep_their_candidates() -> None:
    whole = joined([batch_of(judged([a_step(0.5, 2, 10.0), a_step(0.5, 3, 20.0)], 1.0))] * 2)
    assert whole.lengths.tolist() == [3, 2, 3, 2]
    part = whole.part(np.array([1, 2]))
    assert part.rows[:, 0].tolist() == [10, 11, 20, 21, 22]
    assert part.starts.tolist() == [0, 2]
    assert part.positions[:, 0].tolist() == [10, 20]
    assert isinstance(part, Batch)


def test_the_question_is_a_word() -> None:
    session = shamble.new("walkingdead", seats=2, seed=3)
    shamble.play_out(session, [shamble.Steady()] * 2, limit=20)
    assert session.decision is not None
    reader = Afterstates(session.game)
    row = np.array([reader.row(session, session.decision.seat)])
    numbers, words = numbers_and_words(row, None)
    assert numbers.shape == (1, reader.width - 1)
    assert words.tolist() == [[0, 0, 0, 0, int(row[0, QUESTION])]]
    assert row[0, QUESTION] == reader.words.number(f"ask {session.decision.ask}") > 0


def test_what_is_aimed_at_besides_the_score_counts_from_the_begin() -> None:
    collector = Collector("zombicide2", 1, 2, {"doors_shut": -0.5}, {"mission": "m0"})
    position = collector.seen["position"]
    position[:, 2] = 1.0
    column = FEATURES + collector.env.afterstates.features.names.index("doors_shut")  # type: ignore[union-attr]
    for shut in ([3, 3], [2, 3], [3, 3]):
        position[:, column] = shut
        collector.note()
    assert collector.best.tolist() == [0.5, 0.0]
    with pytest.raises(shamble.ShambleError, match="zombicide2 has no feature 'luck'; it has mission, round"):
        Collector("zombicide2", 1, 2, {"luck": 1.0}, {"mission": "m0"})


@pytest.mark.parametrize("processes", [1, 2])
def test_a_learner_learns_and_plays(tmp_path: Path, processes: int) -> None:
    points = learn(
        "walkingdead", tmp_path, most_steps=4000, processes=processes, num_envs=16, horizon=125, minutes=2, seats=2
    )
    assert points[-1]["steps"] == 4000
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    session = shamble.new("walkingdead", seats=2, seed=3)
    shamble.play_out(session, [Learned(str(tmp_path / "weights.npz"))] * 2)
    assert session.outcome is not None
    with pytest.raises(shamble.ShambleError, match="name a file of weights"):
        Learned("/none").choose(shamble.new("walkingdead", seats=2, seed=3), 0)
    with pytest.raises(shamble.ShambleError, match="weights for another game"):
        Learned(str(tmp_path / "weights.npz")).choose(shamble.new("dawn", seats=2, seed=3), 0)


def test_a_teacher_gives_positions_of_games_that_it_won() -> None:
    openings = Openings("steady", 1)
    fresh = shamble.new("walkingdead", seats=2, seed=3)
    assert openings(fresh) is None  # at first, no game begins so
    openings.share = 1.0
    later = [place for place in [openings(fresh) for _ in range(20)] if place is not None]
    assert len(later) > 10  # a game that the bot lost gives none
    assert all(place.outcome is None and place.decision is not None for place in later)
    assert len({place.key() for place in later}) == len(later)
    assert fresh.key() not in {place.key() for place in later}
    never = Openings("random", 1)
    never.share = 1.0
    assert never(fresh) is None  # random does not win this game


def test_games_from_positions_of_a_teacher_do_not_count() -> None:
    trainer = PpoTrainer(*sizes(), 1)
    counted = {}
    for share in (0.0, 1.0):
        collector = Collector("walkingdead", 1, 8, {}, {}, "steady")
        parts = [collector.collect(trainer.policy.weights, trainer.critic.weights, 150, share) for _ in range(4)]
        counted[share] = sum([len(played.wins) for played in parts[2:]])
    # Those that the teacher lost begin as usual, and count.
    assert 0 < counted[1.0] < counted[0.0] / 2


def sizes() -> tuple[int, int]:
    collector = Collector("walkingdead", 1, 1, {}, {})
    return collector.size, collector.width
