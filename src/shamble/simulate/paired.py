"""Statistics of two teams or versions that played the same seeds: games that only one of them won say which is better.

The interval of the difference is Tango's score interval with a continuity correction. It never has width zero, not even
if the two results agree in all games, and it leaves 0 out only if the exact McNemar test does so at 5 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt
from typing import Final

Z: Final = 1.959964
"""Standard errors on each side of a 95 % interval."""
STEPS: Final = 60
"""Halvings of an interval in the search for a bound: more than a double has digits."""
T_QUANTILES: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Quantiles of Student's t distribution for 95 %, from one degree of freedom on."""


def mcnemar(only_a: int, only_b: int) -> float:
    """Returns the two-sided exact p-value of these numbers of games that only one of two teams won."""
    n = only_a + only_b
    if not n:
        return 1.0
    tail: int = sum([comb(n, k) for k in range(min(only_a, only_b) + 1)])
    return min(1.0, float(2 * tail / 2**n))


def paired_interval(only_a: int, only_b: int, games: int) -> tuple[float, float]:
    """Returns the 95 % interval of the difference between the win rates of a and b, who both played these games.
    `only_a`, `only_b`: games that only one of them won."""
    if not games:
        return -1.0, 1.0
    high = bound(only_a, only_b, games)
    low = -bound(only_b, only_a, games)
    return low, high


def bound(more: int, fewer: int, games: int) -> float:
    """Returns the upper bound of the difference: the largest one that the score test does not refuse."""
    low, high = (more - fewer) / games, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if distance(more, fewer, games, middle) > -Z:
            low = middle
        else:
            high = middle
    return high


def distance(more: int, fewer: int, games: int, difference: float) -> float:
    """Returns by how many standard deviations the observed difference lies above this one (Tango 1998), with a
    continuity correction of one game; below 0 if it lies under it, and at most 0."""
    # The probability that only the second wins, if the difference is this one: the positive root of a quadratic.
    b = (2 * games - more + fewer) * difference - more - fewer
    c = -fewer * difference * (1 - difference)
    only_second = (sqrt(max(0.0, b * b - 8 * games * c)) - b) / (4 * games)
    variance = games * (2 * only_second + difference * (1 - difference))
    above = min(0.0, more - fewer - games * difference + 1.0)
    if variance <= 0.0:
        return 0.0 if above == 0.0 else -float("inf")
    return above / sqrt(variance)


def mean_error(values: Sequence[float]) -> float | None:
    """Returns the half width of the 95 % interval of a mean (Student's t); None for fewer than two values."""
    n = len(values)
    if n < 2:
        return None
    mean = sum(values) / n
    variance = sum([(value - mean) ** 2 for value in values]) / (n - 1)
    return t_quantile(n - 1) * sqrt(variance / n)


def t_quantile(freedom: int) -> float:
    """Returns the quantile of Student's t distribution for 95 %, to three digits."""
    if freedom <= len(T_QUANTILES):
        return T_QUANTILES[freedom - 1]
    # Cornish-Fisher expansion around the normal quantile.
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
