"""Which set-ups to try: all missions and seat counts, and every pair of option values."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from typing import Any

from shamble.core.errors import ShambleError
from shamble.core.game import Game, Value

Pair = tuple[str, Value, str, Value]


def setups(game: Game[Any]) -> list[tuple[int, dict[str, Value]]]:
    """Seats and settings. Combinations that the book excludes are left out."""
    missions: list[Mapping[str, Value]] = [{"mission": mission} for mission in game.missions] or [{}]
    return [
        (seats, settings) for mission in missions for seats in game.seats for settings in pairwise(game, seats, mission)
    ]


def pairwise(game: Game[Any], seats: int, fixed: Mapping[str, Value]) -> list[dict[str, Value]]:
    """Settings such that every possible pair of values of two settings occurs in at least one of them.

    Greedy: each next one covers as many open pairs as it can. All combinations of the few settings a game has
    are looked at; the defaults come first.
    """
    varied = [setting for setting in game.settings if setting.id not in fixed]
    # The default first, so that it wins ties and the first set-up is the plain one.
    choices = [
        [setting.default, *[value for value in setting.values if value != setting.default]] for setting in varied
    ]
    possible = []
    for values in product(*choices):
        given = {**fixed, **{setting.id: value for setting, value in zip(varied, values)}}
        try:
            possible.append(game.configure(seats, given))
        except ShambleError:
            continue
    names = [setting.id for setting in varied]
    covers = [pairs(settings, names) for settings in possible]
    open_pairs = set().union(*covers)
    chosen = possible[:1]
    if covers:
        open_pairs -= covers[0]
    while open_pairs:
        best = max(range(len(possible)), key=lambda index: (len(covers[index] & open_pairs), -index))
        chosen.append(possible[best])
        open_pairs -= covers[best]
    return chosen


def pairs(settings: Mapping[str, Value], names: list[str]) -> set[Pair]:
    if len(names) == 1:
        return {(names[0], settings[names[0]], "", "")}
    return {(a, settings[a], b, settings[b]) for a, b in combinations(names, 2)}
