"""Intervals of paired games: never more certain than the exact test."""

from __future__ import annotations

import pytest

from shamble.simulate.paired import mcnemar, mean_error, paired_interval, t_quantile
from shamble.workshop.playtest_report import difference


def test_an_interval_leaves_zero_out_only_if_the_exact_test_does() -> None:
    for games in (1, 4, 10, 40, 200):
        for only_a in range(min(games, 40) + 1):
            for only_b in range(min(games - only_a, 40) + 1):
                low, high = paired_interval(only_a, only_b, games)
                assert -1.0 <= low <= (only_a - only_b) / games <= high <= 1.0
                assert high - low > 0.01, "no certainty from these games"
                if low > 0 or high < 0:
                    assert mcnemar(only_a, only_b) < 0.05, (only_a, only_b, games)


def test_equal_results_of_some_games_are_no_proof_of_equality() -> None:
    low, high = paired_interval(0, 0, 40)
    assert low == -high
    assert high == pytest.approx(0.129, abs=0.001)
    assert paired_interval(0, 0, 1) == (-1.0, 1.0)
    assert paired_interval(0, 0, 0) == (-1.0, 1.0)


def test_many_games_give_about_the_usual_interval() -> None:
    low, high = paired_interval(123, 20, 200)
    half = 1.96 * ((143 - 103**2 / 200) ** 0.5) / 200
    assert low == pytest.approx(0.515 - half, abs=0.02)
    assert high == pytest.approx(0.515 + half, abs=0.02)


def test_two_games_that_only_one_version_won_prove_nothing() -> None:
    """A playtest showed +50 (+1 … +99) for 2 of 4 games."""
    first = [{"seed": seed, "won": False} for seed in range(4)]
    second = [{"seed": seed, "won": seed < 2} for seed in range(4)]
    change = difference(second, first)
    assert change["mean"] == 0.5
    assert change["low"] < -0.4
    assert change["high"] < 1.0


def test_a_mean_of_few_values_is_uncertain() -> None:
    assert mean_error([3.0]) is None
    assert mean_error([1.0, 3.0]) == pytest.approx(12.706)
    assert t_quantile(30) == pytest.approx(2.042, abs=0.001)
    assert t_quantile(10_000) == pytest.approx(1.960, abs=0.001)
