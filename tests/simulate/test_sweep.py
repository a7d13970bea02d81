"""Set-ups that cover every pair of values, for games with too many switches to combine all."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from shamble import Game, ShambleError
from shamble.core.game import Setting, Value
from shamble.simulate.sweep import pairwise


class Switches(Game[Any]):
    """A game with many switches and one choice: s1 needs s0, s2 and s3 exclude each other, s4 needs one value of the
    choice."""

    def __init__(self, n: int, choice: tuple[str, ...]) -> None:
        self.id = "switches"
        self.seats = (1,)
        self.settings = (
            *[Setting(f"s{number}", (False, True), False) for number in range(n)],
            *([Setting("choice", choice, choice[0])] if choice else []),
        )
        self.asked = 0

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        self.asked += 1
        if chosen.get("s1") and not chosen["s0"]:
            raise ShambleError("s1 needs s0")
        if chosen.get("s2") and chosen.get("s3"):
            raise ShambleError("not both s2 and s3")
        if chosen.get("s4") and chosen["choice"] != "c":
            raise ShambleError("s4 is for c")


def excluded(a: str, x: Value, b: str, y: Value) -> bool:
    one, two = {(a, x), (b, y)}, ((a, x), (b, y))
    return (
        one == {("s1", True), ("s0", False)}
        or one == {("s2", True), ("s3", True)}
        or (("s4", True) in two and any(name == "choice" and value != "c" for name, value in two))
    )


@pytest.mark.parametrize(("n", "choice", "most"), [(28, ("a", "b", "c", "d", "e"), 28), (6, ("a", "b", "c"), 12)])
def test_every_pair_that_is_allowed_is_covered_by_few_rows(n: int, choice: tuple[str, ...], most: int) -> None:
    game = Switches(n, choice)
    rows = pairwise(game, 1, {})
    assert rows[0] == {setting.id: setting.default for setting in game.settings}
    for one, two in combinations(game.settings, 2):
        for x in one.values:
            for y in two.values:
                there = any(row[one.id] == x and row[two.id] == y for row in rows)
                assert there != excluded(one.id, x, two.id, y), (one.id, x, two.id, y)
    assert len(rows) <= most
    assert game.asked < 10_000, "the combinations were tried out one by one"


def test_one_setting_and_none() -> None:
    assert [row["s0"] for row in pairwise(Switches(1, ()), 1, {})] == [False, True]
    assert pairwise(Switches(0, ()), 1, {}) == [{}]


def test_what_is_fixed_stays() -> None:
    rows = pairwise(Switches(6, ("a", "b", "c")), 1, {"choice": "b"})
    assert {row["choice"] for row in rows} == {"b"}
    assert not any(row["s4"] for row in rows)
