"""Going back and branching: undo by each level, forks, and imagined sessions."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import shamble
from shamble import ShambleError
from shamble.core.chance import generator
from shamble.sessions.history import LEVELS
from tests.probe import extraturn, interrupting, rerolling, spawning
from tests.properties.random_play import play_on
from tests.sessions.test_session import turns

# -- going back --------------------------------------------------------------------------------------------------


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    game = turns()
    for level in LEVELS:
        assert game.undo_preview(level) is None
    with pytest.raises(ShambleError, match="nothing to undo"):
        game.undo()
    with pytest.raises(ShambleError, match="undo goes by step, action, turn, phase, round, not 'week'"):
        game.undo("week")


def test_undo_by_each_level() -> None:
    game = shamble.new(rerolling.GAME, 2, seed=4)
    moments = [game.state.plain()]

    def play(key: str) -> None:
        game.play(key)
        moments.append(game.state.plain())

    play("strike eve")  # 1: asked within the action
    assert game.decision is not None
    assert game.decision.frame == "Rolled"
    play("push eve")  # 2: the action may be over now
    while game.decision is not None and game.decision.frame != "Strike":
        play(game.decision.options[0].key)
    play("wait eve")
    turn_two = len(moments) - 1
    play("wait flo")
    round_two = len(moments) - 1
    play("strike eve")
    assert game.decision.frame == "Rolled" if game.decision else False

    def back(level: str) -> int:
        twin = game.fork()
        twin.undo(level)
        return moments.index(twin.state.plain())

    assert back("step") == round_two
    assert back("turn") == round_two
    assert back("round") == round_two
    game.undo()
    assert back("turn") == turn_two
    assert back("round") == 0


@pytest.mark.parametrize("game", [extraturn.GAME, rerolling.GAME, interrupting.GAME, "walkingdead", "zombicide2"])
def test_how_far_an_undo_goes_is_the_same_whether_or_not_it_was_asked_before(game: Any) -> None:
    """A table asks after every click, and the answer is computed from the last one."""
    luck = generator(7, "undo")
    session = shamble.new(game, 2, seed=11)
    far = set()
    for _ in range(150):
        if session.decision is None or (luck.below(12) == 0 and session.undo_preview() is not None):
            session.undo(LEVELS[luck.below(len(LEVELS))])
        else:
            options = session.decision.options
            session.play(options[luck.below(len(options))])
        asked, afresh = session.undo_previews(), session.fork().undo_previews()
        assert [(one.steps, one.reveals) for one in asked] == [(one.steps, one.reveals) for one in afresh]
        far |= {one.steps for one in asked}
    assert len(far) > 4


def test_whoever_has_shown_what_happened_may_let_it_go() -> None:
    """The states after each event are many, so a table frees them after it has sent them."""
    session = shamble.new("walkingdead", 2, seed=3)
    session.keeps_states = True
    while session.seq == 0 or not session.nodes_since(session.seq)[0].events:
        assert session.decision is not None
        session.play(session.decision.options[0])
    (node,) = session.nodes_since(session.seq)
    states, node.states_after_events = node.states_after_events, None
    assert states
    assert sys.getrefcount(states) == 2, "its name here, and the question"


def test_an_undo_without_news_is_free_and_keeps_the_luck() -> None:
    game = turns()
    game.play("nap nan")
    preview = game.undo_preview()
    assert preview is not None
    assert not preview.reveals
    assert game.undo().reveals is False
    assert game.undos == 0
    assert game.view(0)["undos"] == 0
    other = turns()
    game.play("dig nan")
    other.play("dig nan")
    assert game.records[-1].outcomes == other.records[-1].outcomes


def test_an_undo_past_chance_starts_another_stream() -> None:
    """Otherwise a player could undo and draw the known card again. Every undo has a stream of its own."""
    differs = 0
    for seed in range(30):
        game = turns(seed)
        seen = []
        for number in range(4):
            game.play("dig nan")
            seen.append(game.records[-1].outcomes)
            assert game.undo().reveals
            assert game.undos == number + 1
        differs += len(set(seen)) > 1
        again = turns(seed)
        for got in seen:
            again.play("dig nan")
            assert again.records[-1].outcomes == got, "the new streams come from the seed too"
            again.undo()
    assert differs > 25


def test_the_stream_after_an_undo_follows_from_its_number_alone() -> None:
    """It does not depend on how much of the stream was used before, so a replay need not know that."""
    for seed in range(20):
        games = [turns(seed), turns(seed)]
        for game, digs in zip(games, (1, 2)):
            for _ in range(digs):
                game.play("dig nan")
            assert game.undo("turn").steps == digs
            assert game.save()["luck"]["path"] == ["undo", 1]
            game.play("dig nan")
            game.play("sprint nan")
        assert games[0].state.plain() == games[1].state.plain()


def test_undone_events_are_not_in_the_log_but_undone_records_are_kept() -> None:
    game = turns()
    log = [event.kind for event in game.log]
    game.play("dig nan")
    assert len(game.log) > len(log)
    game.undo(seat=1)
    assert [event.kind for event in game.log] == log
    assert [record.plain() for record in game.records[1:]] == [
        {"do": "dig nan", "seat": 0, "got": list(game.records[1].outcomes)},
        {"undo": 1, "seat": 1},
    ]
    assert game.seq == 2
    assert len(game.current_line()) == 1


def test_undoing_twice_goes_back_further() -> None:
    game = turns()
    start = game.state.plain()
    game.play("nap nan")
    game.play("end nan")
    game.undo()
    game.undo()
    assert game.state.plain() == start
    assert game.undo_preview() is None


# -- branching ---------------------------------------------------------------------------------------------------


def test_no_fork_foretells_the_live_game() -> None:
    """Forks of the same moment differ from the live game and from one another."""
    foretold = 0
    alike = 0
    for seed in range(40):
        game = turns(seed)
        twins = [game.fork() for _ in range(2)]
        for twin in twins:
            for _ in range(2):
                twin.play("dig nan")
        for _ in range(2):
            game.play("dig nan")
        futures = [[record.outcomes for record in session.records] for session in (game, *twins)]
        foretold += futures[0] == futures[1]
        alike += futures[1] == futures[2]
    assert foretold < 10  # a chance of 1 in 20 each
    assert alike < 10


def test_a_fork_with_a_seed_is_repeatable() -> None:
    game = turns(3)
    twins = [game.fork(seed=7) for _ in range(2)]
    for twin in twins:
        twin.play("dig nan")
        twin.play("sprint nan")
    assert twins[0].state.plain() == twins[1].state.plain()
    assert game.seq == 0


def test_a_fork_shares_the_question_that_was_worked_out() -> None:
    game = turns(3)
    twin = game.fork()
    assert twin.decision is game.decision
    twin.play("dig nan")
    assert twin.decision is not game.decision


def test_a_stream_begins_when_it_is_asked_and_a_save_before_that_has_the_same_future() -> None:
    game = shamble.new("walkingdead", 2, seed=3).fork()
    assert game.random_state()["words"] is None
    again = shamble.load(game.save())
    for session in (game, again):
        play_on(session, generator(3, "luck"), 60)
        assert session.random_state()["words"] is not None
    assert game.state.plain() == again.state.plain()


def test_forking_does_not_change_the_future() -> None:
    game, other = turns(3), turns(3)
    for _ in range(2):
        game.fork().play("dig nan")
        game.imagine(0, 1).play("dig nan")
        game.play("dig nan")
        other.play("dig nan")
    assert game.state.plain() == other.state.plain()


def test_a_dream_looks_like_the_game_and_has_no_past() -> None:
    game = turns(3)
    game.play("dig nan")
    game.undo()
    game.play("dig nan")
    dream = game.imagine(1, 5)
    assert dream.view(1) == game.view(1)
    assert (dream.seq, dream.undos) == (game.seq, game.undos) == (3, 1)
    assert dream.log == []
    assert dream.undo_preview() is None
    dream.play("nap nan")
    assert dream.undo_preview() is not None
    assert game.seq == 3


def test_a_dream_that_leaves_nothing_to_choose_goes_on() -> None:
    """A badly written game draws the cards of its own question anew; the imagined session must still be playable."""

    class Careless(spawning.Spawning):
        def imagine(self, flow: spawning.SpawnFlow, seat: int) -> None:
            flow.s.survivors = [
                spawning.Survivor(one.id, one.seat, one.zone, one.wounds if one.seat else spawning.HEALTH)
                for one in flow.s.survivors
            ]

    dream = shamble.new(Careless(), 2, 1).imagine(1, 1)
    assert dream.decision is not None
    assert dream.decision.options
    assert dream.decision.seat == 1
