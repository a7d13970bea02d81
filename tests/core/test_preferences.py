"""Wishes about being asked: silenced topics and holds are moves, kept in the state and in the records."""

from __future__ import annotations

import json

import pytest

import shamble
from shamble.core import preferences
from shamble.core.errors import IllegalOption
from shamble.sessions.save import load
from shamble.sessions.session import Session
from tests.probe import interrupting
from tests.probe.spawning import BeforeWounds


def at_wounds(seed: int = 0) -> Session:
    """A session at an announcement of wounds."""
    for number in range(seed, seed + 200):
        game = shamble.new(interrupting.GAME, 2, number, supply=3, toughness=False)
        while game.decision is not None:
            if isinstance(game.decision.step, BeforeWounds):
                return game
            game.play(game.decision.options[-1])
    raise AssertionError("no wound was ever announced")


def asked(game: Session) -> list[tuple[int, str]]:
    """Plays on with the last options, and returns seat and question of everything asked until the end."""
    questions = []
    while game.decision is not None:
        questions.append((game.decision.seat, game.decision.ask))
        game.play(game.decision.options[-1])
    return questions


def test_a_silenced_topic_is_passed_for_its_seat_alone() -> None:
    game = at_wounds()
    assert game.decision is not None
    seat = game.decision.seat
    before = asked(game.fork())
    assert (seat, "before-wounds") in before
    game.play("ask-never wounds", seat)
    assert (seat, "before-wounds") not in asked(game.fork())
    game.undo()
    game.play("ask-never wounds", 1 - seat)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.ask) == (seat, "before-wounds")


def test_a_topic_silenced_for_the_round_comes_back_in_the_next() -> None:
    game = at_wounds()
    assert game.decision is not None
    seat = game.decision.seat
    game.play("ask-not-now wounds", seat)
    assert preferences.silenced(game.state, seat) == {"wounds": "round"}
    number = game.state.round
    while game.decision is not None and game.state.round == number:
        assert (game.decision.seat, game.decision.ask) != (seat, "before-wounds")
        game.play(game.decision.options[-1])
    assert preferences.silenced(game.state, seat) == {} or game.decision is None


def test_wishes_are_recorded_saved_and_undone() -> None:
    game = at_wounds()
    assert game.decision is not None
    seat = game.decision.seat
    state = game.state.plain()
    game.play("ask-hold", seat)
    game.play("ask-never wounds", 1 - seat)
    assert [record.option_key for record in game.records][-2:] == ["ask-hold", "ask-never wounds"]
    twin = load(json.loads(json.dumps(game.save())), lambda id: interrupting.GAME, 1)
    assert twin.state.plain() == game.state.plain()
    view = twin.view(seat)
    assert view["wishes"] == {"silenced": {}, "hold": True}
    assert shamble.new(interrupting.GAME, 2, 1).view(0)["wishes"] is None
    game.undo()
    game.undo()
    assert game.state.plain() == state


def test_a_hold_stops_once_before_a_step_that_would_run_by_itself() -> None:
    """The seat that holds is asked at the next announcement or forced choice, also without anything to use."""
    stopped = 0
    for number in range(60):
        game = shamble.new(interrupting.GAME, 2, number, supply=3, toughness=False)
        game.state.flares.clear()
        game.play("ask-hold", 1)
        while game.decision is not None and preferences.holds(game.state, 1):
            options = game.decision.options
            if game.decision.seat == 1 and (isinstance(game.decision.step, BeforeWounds) or len(options) == 1):
                stopped += 1
                game.play(options[-1])
                assert not preferences.holds(game.state, 1)
            else:
                game.play(options[-1])
    assert stopped > 10


def test_a_silenced_topic_can_be_heard_again() -> None:
    game = at_wounds()
    game.play("ask-never wounds", 1)
    game.play("ask-not-now wounds", 1)
    assert preferences.silenced(game.state, 1) == {"wounds": "round"}
    game.play("ask-again wounds", 1)
    assert preferences.wishes(game.state) == ()


def test_a_hold_can_be_given_up() -> None:
    game = at_wounds()
    game.play("ask-hold", 1)
    game.play("ask-go-on", 1)
    assert not preferences.holds(game.state)


@pytest.mark.parametrize("key", ["ask-never", "ask-never a b", "ask-hold now", "ask-nothing", "ask-never " + "x" * 41])
def test_a_damaged_wish_is_refused(key: str) -> None:
    game = at_wounds()
    with pytest.raises(IllegalOption, match="is no wish"):
        game.play(key, 0)


def test_a_wish_needs_a_seat_that_exists_and_has_a_limit() -> None:
    game = at_wounds()
    with pytest.raises(IllegalOption, match="there is no seat 7"):
        game.play("ask-hold", 7)
    for number in range(preferences.TOPICS):
        game.play(f"ask-never topic-{number}", 0)
    with pytest.raises(IllegalOption, match="at most"):
        game.play("ask-never another", 0)
