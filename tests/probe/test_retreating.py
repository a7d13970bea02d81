"""A retreat into a new fight, inside the fight that caused it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.probe.many import played, walked
from tests.probe.retreating import GAME


@pytest.mark.slow
def test_many_random_games_hold_at_every_decision() -> None:
    tally = walked(GAME, 24)
    assert tally.asked["Retreat"] > 100
    assert len(tally.results) == 2


def test_fights_nest_like_brackets() -> None:
    """Each fight is over before the one around it goes on, and a loser of the outer one still retreats."""
    deepest = resumed = 0
    for session in played(GAME, 120):
        fights: list[tuple[object, object]] = []
        inner_done = False
        for event in session.log:
            if event.kind == "fight":
                fights.append((event.args["place"], event.args["depth"]))
                deepest = max(deepest, len(fights))
                inner_done = False
            elif event.kind == "fight-done":
                assert fights.pop() == (event.args["place"], event.args["depth"])
                inner_done = True
            elif event.kind == "retreated":
                assert event.args["depth"] == len(fights)
                resumed += inner_done and bool(fights)
            elif event.kind in ("marched", "arrived"):
                assert not fights
                inner_done = False
        assert not fights or (session.outcome and not session.outcome.won)
    assert deepest >= 4
    assert resumed > 50


def test_the_saving_roll_comes_between_retreat_and_fight() -> None:
    saves = fights = 0
    for session in played(GAME, 60):
        log = session.log
        for index, event in enumerate(log):
            if event.kind == "retreated":
                roll = log[index + 1]
                assert roll.kind in ("saved", "hurt")
                assert (roll.args["who"], roll.args["depth"]) == (event.args["who"], event.args["depth"])
                saves += 1
                after = log[index + 2] if index + 2 < len(log) else None
                fights += after is not None and after.kind == "fight"
    assert saves > 200
    assert fights > 100


def test_a_unit_moved_by_an_inner_fight_is_not_asked_again() -> None:
    """Frames hold what was true when they were queued, so the question looks the unit up again."""
    for session in played(GAME, 60):
        for node in session.current_line():
            s: Any = node.state
            if s.stack and type(s.stack[-1]).__name__ == "Retreat":
                unit = s.unit(s.stack[-1].who)
                assert unit.strength > 0
                assert unit.place == s.stack[-1].place


def test_every_flight_ends_its_scope() -> None:
    for session in played(GAME, 40):
        for node in session.current_line():
            s = node.state
            if s.stack and type(s.stack[-1]).__name__ == "March":
                assert [scope.kind for scope in s.scopes] == ["round", "turn"]
