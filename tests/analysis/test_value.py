"""Values: trees as plain data, files that are refused with one line, and the chance to win."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.analysis.registry import FEATURES, features_of
from shamble.analysis.value import FOLDER, Value, read_value, value_of
from shamble.core.errors import ContentError

SHIPPED = [game for game in FEATURES if (FOLDER / f"{game}.json").exists()]


def small(**changes: Any) -> dict[str, Any]:
    """Weights with two trees: the first asks for the life (0.5 or -0.5), the second always says 0.25."""
    features = features_of("walkingdead")
    assert features is not None
    life = features.names.index("life")
    first = {"feature": [life, -1, -1], "limit": [2.0, -0.5, 0.5], "left": [1, 0, 0], "right": [2, 0, 0]}
    second = {"feature": [-1], "limit": [0.25], "left": [0], "right": [0]}
    data = {
        "format": 1,
        "game": "walkingdead",
        "features": list(features.names),
        "groups": ["standard beginner 2"],
        "known": ["standard beginner 2"],
        "calibration": [2.0, 0.1],
        "errors": [[0.5, 0.1], [1.0, 0.2]],
        "trees": [first, second],
    }
    return data | changes


def vector(value: Value, **numbers: float) -> list[float]:
    return [numbers.get(name, 0.0) for name in value.features.names]


def test_trees_are_added_up() -> None:
    value = Value(small())
    assert value.score(vector(value, life=2.0)) == pytest.approx(-0.25)
    assert value.score(vector(value, life=2.1)) == pytest.approx(0.75)
    assert value.calibrated(0.75) == pytest.approx(1 / (1 + 2.718281828 ** -(2 * 0.75 + 0.1)))


def test_the_interval_is_that_of_its_band_and_stays_inside_0_and_1() -> None:
    value = Value(small())
    assert value.interval(0.5) == pytest.approx((0.372, 0.628))
    assert value.interval(0.9) == pytest.approx((0.644, 1.0))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": 2}, "format 2, not 1"),
        ({"features": ["life"]}, "trained with other features"),
        ({"game": "chess"}, "trained with other features"),
        ({"trees": [{"feature": [0], "limit": [1.0], "left": [0], "right": [0]}]}, "goes in circles"),
        ({"trees": [{"feature": [-1], "limit": [], "left": [0], "right": [0]}]}, "different lengths"),
        ({"trees": [{"feature": [99, -1], "limit": [0, 0], "left": [1, 0], "right": [1, 0]}]}, "outside itself"),
        ({"errors": [[0.5]]}, "damaged"),
    ],
)
def test_unusable_weights_are_refused_with_one_line(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    path = tmp_path / "walkingdead.json"
    path.write_text(json.dumps(small(**changes)))
    with pytest.raises(ContentError, match=said) as caught:
        read_value(path)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_shipped_value_fits_its_game_and_says_where_it_comes_from(game: str) -> None:
    value = value_of(game)
    assert value is not None
    data = json.loads((FOLDER / f"{game}.json").read_text())
    assert data["command"].startswith(f"shamble train {game} ")
    assert data["date"]
    worse = [row["group"] for row in data["report"]["groups"] if row["brier"] >= row["brier_base"]]
    assert not set(worse) & set(data["groups"]), "a chance is told only where it beats the win rate on unseen games"
    assert data["report"]["brier"] < data["report"]["brier_base"]
    assert (FOLDER / f"{game}.svg").exists()


def test_a_chance_is_told_during_play_and_certain_at_the_end() -> None:
    game = shamble.new("walkingdead", seats=2, seed=3)
    assert shamble.chance(game, 0) is None, "during the set-up there is none"
    game.play("choose rick")
    game.play("choose glenn")
    chances = []
    steady = shamble.Steady()
    while game.decision is not None:
        told = shamble.chance(game, 0)
        assert told is not None
        assert 0.0 <= told.low <= told.value <= told.high <= 1.0
        assert told.low < told.high
        chances.append(told.value)
        game.play(steady.choose(game, game.decision.seat))
    assert max(chances) - min(chances) > 0.1
    end = shamble.chance(game, 1)
    assert end is not None
    assert game.outcome is not None
    assert (end.low, end.value, end.high) == ((1.0,) * 3 if game.outcome.won else (0.0,) * 3)


def test_there_is_no_chance_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(shamble.ShambleError, match="there is no seat 2"):
        shamble.chance(shamble.new("walkingdead", seats=2, seed=3), 2)


def test_there_is_no_chance_where_players_oppose_each_other() -> None:
    game = shamble.new("dawn", seats=2, seed=3, mode="versus", level=1)
    for _ in range(60):
        if game.decision is None:
            break
        assert shamble.chance(game, 0) is None
        game.play(game.decision.options[-1])
