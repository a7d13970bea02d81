"""Questions of programs about a position: legal options, score, key, and outcomes of a move."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

import shamble
from shamble.core.game import Game
from shamble.sessions.session import Session

GAMES = [game.id for game in shamble.installed_games()]


def positions(id: str, seeds: int = 2, every: int = 9, limit: int = 300) -> Iterator[Session]:
    """Yields positions of random games."""
    for seed in range(seeds):
        session = shamble.new(id, seats=2, seed=seed)
        source = shamble.generator(seed, "positions")
        for number in range(limit):
            if session.decision is None:
                break
            if number % every == 0:
                yield session
            session.play(session.decision.options[source.below(len(session.decision.options))])
        yield session


@pytest.mark.parametrize("id", GAMES)
def test_the_score_is_the_mean_of_the_goals_on_the_table(id: str) -> None:
    game = shamble.registry.find(id)
    for session in positions(id):
        for seat in (None, 0, 1):
            assert game.progress(session.state, seat) == pytest.approx(Game.progress(game, session.state, seat))
            score = session.score(seat)
            assert 0 <= score <= 100
            assert (score == 100) == (session.outcome is not None and session.outcome.won_by(seat))


def test_the_zed_player_has_the_rest() -> None:
    session = shamble.new("dawn", seats=2, seed=1, mode="versus", level=5)
    zeds = session.state.zed_seat
    assert session.score(zeds) + session.score(1 - zeds) in (99, 100)


@pytest.mark.parametrize("id", GAMES)
def test_everything_legal_can_be_played_and_nothing_else(id: str) -> None:
    for session in itertools.islice(positions(id, seeds=1, every=20), 6):
        for seat in range(session.seats):
            legal = session.legal(seat)
            assert len({option.key for option in legal}) == len(legal)
            for option in legal[:6]:
                session.fork(1).play(option, seat)
            decision = session.decision
            mine = decision is not None and seat in (decision.seat, *decision.seats)
            for option in () if mine or decision is None else decision.options[:1]:
                if option.key not in [one.key for one in legal]:
                    with pytest.raises(shamble.NotYourSeat):
                        session.fork(1).play(option, seat)


@pytest.mark.parametrize("id", GAMES)
def test_a_key_names_the_position_and_not_the_way_to_it(id: str) -> None:
    session = shamble.new(id, seats=2, seed=3)
    keys = {session.key()}
    for _ in range(12):
        assert session.decision is not None
        before = session.key()
        assert session.fork().key() == before == shamble.load(session.save()).key()
        session.play(session.decision.options[0])
        keys.add(session.key())
        session.undo()
        assert session.key() == before
        session.play(session.decision.options[0])
    assert len(keys) == 13, "twelve moves led through twelve other positions"


def test_two_ways_to_one_position_have_one_key() -> None:
    """A longer way opens more scopes, which have serial numbers; the position is the same."""
    session = shamble.new("zombicide2", seats=2, seed=3)
    shamble.play_out(session, [shamble.Steady()] * 2, limit=20)
    plain = session.state.plain()
    plain["serial"] += 7
    for scope in plain["scopes"]:
        scope["serial"] += 7
    other = Session(session.game, 2, session.settings, 0)
    other.begin_at(session.game.read(plain), plain)
    assert other.key() == session.key()
    assert plain["scopes"], "there was something to number"
    assert session.key() != shamble.new("zombicide2", seats=2, seed=3).key()


def test_outcomes_add_up_and_lead_to_different_positions() -> None:
    session = shamble.new("walkingdead", seats=2, seed=5)
    seen = 0
    while session.decision is not None and seen < 12:
        for option in session.decision.options[:3]:
            courses = session.outcomes(option, limit=200)
            if courses is None:
                continue
            assert sum(branch.probability for branch in courses) == pytest.approx(1.0)
            assert len({branch.outcomes for branch in courses}) == len(courses)
            seen += len(courses) > 1
            for branch in courses[:3]:
                twin = session.fork(1)
                twin.play(option, None, shamble.Recorded(branch.outcomes))
                assert twin.key() == branch.session.key()
        session.play(session.decision.options[0])
    assert seen >= 3, "some moves had something to roll or to draw"
    assert session.decision is not None


def test_too_many_outcomes_are_none() -> None:
    session = shamble.new("zombicide2", seats=1, seed=5)
    while session.decision is not None:
        option = session.decision.options[-1]
        courses = session.outcomes(option, limit=30)
        if courses is None:
            return
        assert len(courses) <= 30
        session.play(option)
    pytest.fail("no move had more than thirty outcomes")


@pytest.mark.parametrize("ask", [Session.view, Session.interrupts, Session.legal, Session.score, Session.observe])
def test_a_seat_that_does_not_exist_is_refused(ask: Any) -> None:
    session = shamble.new("walkingdead", seats=2, seed=5)
    for seat in (-1, 2, 9):
        with pytest.raises(
            shamble.ShambleError, match=rf"there is no seat {seat + 1} \(seat={seat}\): this game has 2"
        ):
            ask(session, seat)


def test_what_a_notebook_prints() -> None:
    session = shamble.new("walkingdead", seats=2, seed=5)
    session.play(session.decision.options[0])  # type: ignore[union-attr]
    shown = [
        repr(thing)
        for thing in (
            session,
            session.decision,
            session.game,
            session.game.settings[0],
            session.state,
            session.records[-1],
            session.all_nodes[-1],
            session.undo_preview(),
            session.outcomes(session.decision.options[0]),  # type: ignore[union-attr]
            shamble.Random(1),
        )
    ]
    assert not [text for text in shown if " object at 0x" in text]
