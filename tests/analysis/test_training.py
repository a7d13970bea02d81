"""Training games are stored in files and played once, in any order, and the figures computed from them are right."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.analysis.registry import features_of
from shamble.analysis.training_games import TrainingGames, fresh_positions, set_ups
from shamble.cli.train import read_shard
from shamble.core import registry
from shamble.core.errors import ShambleError

GAME = registry.find("walkingdead")


def training(folder: Path, games: int = 60) -> TrainingGames:
    features = features_of("walkingdead")
    assert features is not None
    return TrainingGames(GAME, features, folder, "steady", 900, games)


def test_shards_and_resumed_runs_make_the_same_games(tmp_path: Path) -> None:
    whole = training(tmp_path / "whole")
    whole.play()
    shared = training(tmp_path / "shared")
    shared.play(1, 2)
    with pytest.raises(ShambleError, match="is missing"):
        list(shared.read())
    shared.play(0, 2)
    assert list(whole.read()) == list(shared.read())
    done: list[int] = []
    shared.play(progress=done.append)
    assert done == [50, 50], "whole files are not played again"
    games = list(whole.read())
    assert [game["seed"] for game in games] == list(range(900, 960))
    assert len({game["group"] for game in games}) == len(set_ups(GAME)) == 16
    assert all(len(row) == len(whole.features.names) for game in games for row in game["rows"])


def backwards(task: Callable[..., Any], pieces: Iterable[tuple[Any, ...]]) -> Iterator[tuple[int, Any]]:
    """Runs pieces of work in another order than they are given, with what a cluster would get."""
    for number, piece in reversed(list(enumerate(pieces))):
        yield number, pickle.loads(pickle.dumps(task))(*pickle.loads(pickle.dumps(piece)))


def test_a_cluster_makes_the_same_files(tmp_path: Path) -> None:
    here, there = training(tmp_path / "here"), training(tmp_path / "there")
    here.play()
    there.play(1, 2)
    done: list[int] = []
    there.play_there(backwards, done.append)
    assert done == [10, 50]
    for chunk in range(here.chunks):
        assert here.path(chunk).read_bytes() == there.path(chunk).read_bytes()


def test_fresh_positions_are_played_to_the_end(tmp_path: Path) -> None:
    features = features_of("walkingdead")
    assert features is not None
    rated = fresh_positions(GAME, features, 8, 5, 40)
    assert len(rated) == 8
    assert all(0 <= one["won"] <= one["tries"] == 5 for one in rated)
    assert 0 < sum(one["won"] for one in rated) < 40


@pytest.mark.parametrize(("text", "part"), [(None, (0, 1)), ("1/4", (0, 4)), ("4/4", (3, 4))])
def test_a_shard_is_a_part_of_so_many(text: str | None, part: tuple[int, int]) -> None:
    assert read_shard(text) == part


@pytest.mark.parametrize("text", ["0/4", "5/4", "1", "a/b", "1/"])
def test_a_wrong_shard_gets_one_clear_line(text: str) -> None:
    with pytest.raises(ShambleError, match="--shard takes I/N"):
        read_shard(text)


def test_figures_are_those_of_the_book() -> None:
    np = pytest.importorskip("numpy")
    pytest.importorskip("lightgbm")
    from shamble.analysis.fitting import auc, auc_within, brier, calibrate, flat_tree
    from shamble.analysis.report import against_truth, calibration_table, plot

    won = np.array([1.0, 0.0, 1.0, 0.0])
    assert auc(won, np.array([0.9, 0.1, 0.8, 0.2])) == 1.0
    assert auc(won, np.array([0.5, 0.5, 0.5, 0.5])) == 0.5
    key = np.array([0, 0, 1, 1])
    assert auc_within(won, np.array([0.9, 0.8, 0.2, 0.1]), key) == 1.0, "only positions of one round are compared"
    assert auc(won, np.array([0.9, 0.8, 0.2, 0.1])) == 0.75
    assert brier(won, np.array([0.5] * 4)) == 0.25
    source = np.random.default_rng(1)
    scores = source.normal(size=4000)
    drawn = (source.random(4000) < 1 / (1 + np.exp(-(1.5 * scores - 0.5)))).astype(float)
    slope, offset = calibrate(scores, drawn)
    assert slope == pytest.approx(1.5, abs=0.15)
    assert offset == pytest.approx(-0.5, abs=0.15)
    tree = {"split_feature": 2, "threshold": 1.5, "left_child": {"leaf_value": -1}, "right_child": {"leaf_value": 2}}
    assert flat_tree(tree) == {
        "feature": [2, -1, -1],
        "limit": [1.5, -1.0, 2.0],
        "left": [1, 0, 0],
        "right": [2, 0, 0],
    }
    truth = source.random(400)
    positions = [{"group": "a", "round": 1, "tries": 50, "won": int(source.binomial(50, p))} for p in truth]
    rates = {("a", 1): 0.5}
    assert against_truth(positions, truth, rates)[0]["gap_closed"] == pytest.approx(1.0, abs=0.03)
    assert against_truth(positions, np.full(400, 0.5), rates)[0]["gap_closed"] == pytest.approx(0.0, abs=0.01)
    table = calibration_table(drawn, 1 / (1 + np.exp(-(1.5 * scores - 0.5))))
    assert plot(table, "toy").count("<circle") == len(table)
