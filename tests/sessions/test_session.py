"""Playing, refusing, going back, branching."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import shamble
from shamble import IllegalOption, NotYourSeat, Session, ShambleError
from shamble.core.chance import Recorded, generator
from shamble.core.game import Setting
from shamble.sessions.history import LEVELS
from shamble.sessions.save import load
from tests.probe import extraturn, interrupting, rerolling, spawning, versus
from tests.properties.walk import play_on, share, take


def turns(seed: int = 1, seats: int = 2, **more: Any) -> Session:
    return shamble.new(extraturn.GAME, seats, seed, **more)


# -- beginning ---------------------------------------------------------------------------------------------------


def test_a_wrong_number_of_seats_is_named() -> None:
    with pytest.raises(ShambleError, match="probe-extraturn is for 1 to 3 seats, not 7"):
        turns(seats=7)


def test_a_wrong_setting_is_named() -> None:
    with pytest.raises(ShambleError, match="has no setting 'colour'"):
        turns(colour="red")
    with pytest.raises(ShambleError, match="supply is one of 3, 5, 8, not 4"):
        shamble.new(spawning.GAME, 2, 1, supply=4)


def test_settings_are_read_from_words_too() -> None:
    game = shamble.new(spawning.GAME, 2, 1, supply="8", toughness="off")
    assert game.settings == {"supply": 8, "toughness": False}
    assert Setting("x", (1, 2), 1).type == "choice"
    with pytest.raises(ShambleError, match="x is one of 1, 2, not True"):
        Setting("x", (1, 2), 1).read(True)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(ShambleError, match="there is no game 'ludo'"):
        shamble.new("ludo")


def test_without_a_seed_every_call_is_another_game() -> None:
    games = [shamble.new(versus.GAME, 4) for _ in range(6)]
    assert len({str(game.state.hands) for game in games}) > 1


# -- refusing ----------------------------------------------------------------------------------------------------


def test_a_stale_option_lists_what_is_possible() -> None:
    game = turns()
    assert game.decision is not None
    sprint = next(option for option in game.decision.options if option.verb == "sprint")
    game.play(sprint)
    before = game.save()
    possible = "possible: end nan, nap nan, dig nan, order nan nan, order nan oli"
    with pytest.raises(IllegalOption, match=f"'sprint nan' is not possible now; {possible}"):
        game.play(sprint)
    with pytest.raises(IllegalOption, match="'' is not possible now"):
        game.play("")
    assert game.save() == before


def test_an_option_of_another_moment_counts_by_its_key() -> None:
    game = turns()
    assert game.decision is not None
    dig = game.decision.options[3]
    assert dig.key == "dig nan"
    game.play("nap nan")
    game.play(dig)
    assert game.seq == 2


def test_a_wrong_seat_may_not_answer() -> None:
    game = turns()
    for seat in (1, 2, -1):
        with pytest.raises(
            NotYourSeat, match=rf"seat {seat + 1} \(seat={seat}\) may not answer: the question is for seat 1 \(seat=0\)"
        ):
            game.play("dig nan", seat)
    game.play("dig nan", 0)
    assert game.records[-1].seat == 0


def test_while_options_are_hidden_a_guess_tells_nothing() -> None:
    """A real option of somebody else's and nonsense are refused alike, and the refusal names no option."""
    game = shamble.new(versus.GAME, 2, 1, peeking=False)
    assert game.decision is not None
    assert game.decision.hidden
    told = set()
    for guess in (*[option.key for option in game.decision.options], "hide ann cellar", "nonsense"):
        with pytest.raises(ShambleError) as refused:
            game.play(guess, 1)
        told.add((type(refused.value), str(refused.value)))
    assert told == {(NotYourSeat, "seat 2 (seat=1) may not answer: the question is for seat 1 (seat=0)")}
    with pytest.raises(IllegalOption, match="'nonsense' is not possible now; possible: strike"):
        game.play("nonsense", 0)


def test_who_else_may_answer_does() -> None:
    """A question to all is owned by one seat; the record says who took it."""
    for seed in range(50):
        game = shamble.new(spawning.GAME, 3, seed, supply=3)
        while game.decision is not None and game.decision.frame != "ShareWounds":
            game.play(game.decision.options[-1])
        if game.decision is not None:
            game.play(game.decision.options[0], 2)
            assert game.records[-1].seat == 2
            return
    raise AssertionError("no wound was ever shared")


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = turns()
    while game.decision is not None:
        game.play(game.decision.options[0])
    assert game.outcome is not None
    assert game.interrupts(0) == []
    assert game.refused() == []
    with pytest.raises(IllegalOption, match="the game is over"):
        game.play("dig nan")
    assert game.view(0)["decision"] is None
    shown = game.view(0)["result"]
    assert shown is not None
    assert shown["won"] == game.outcome.won


def test_a_seat_that_does_not_exist_plays_no_interrupts() -> None:
    """Seat -1 is not the last seat, and seat 9 is no crash."""
    game = shamble.new(interrupting.GAME, 2, 1)
    assert [option.key for option in game.interrupts(1)] == ["throw-flare bob"]
    for seat in (-1, 0, 9):
        with pytest.raises(IllegalOption):
            game.play("throw-flare bob", seat)
    game.play("throw-flare bob", 1)
    assert game.records[-1].seat == 1


def test_an_interrupt_without_a_seat_is_its_holders() -> None:
    game = shamble.new(interrupting.GAME, 3, 1)
    game.play("throw-flare cho")
    assert game.records[-1].seat == 2
    assert game.decision is not None
    assert game.decision.seat == 2


class SameName(interrupting.Interrupting):
    """Its interrupt is called like an option of the question."""

    def interrupts(self, state: spawning.SpawnState, seat: int) -> list[shamble.Option]:
        found = super().interrupts(state, seat)
        return [shamble.Option("rest", spawning.NAMES[0]) for _ in found]


def test_an_interrupt_named_like_an_option_is_still_the_other_seats() -> None:
    game = shamble.new(SameName(), 2, 1)
    game.play("rest amy", 1)
    assert game.decision is not None
    assert game.decision.frame == "Flare"
    assert game.decision.seat == 1


def test_there_is_no_dream_of_a_seat_that_does_not_exist() -> None:
    with pytest.raises(ShambleError, match="there is no seat 6"):
        turns().imagine(5, 1)


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
    """At a table it is asked after every click, and answered from the answer before."""
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
    """The states after each event are many: a table must not keep them until its next move."""
    session = shamble.new("walkingdead", 2, seed=3)
    session.watched = True
    while session.seq == 0 or not session.since(session.seq)[0].events:
        assert session.decision is not None
        session.play(session.decision.options[0])
    (node,) = session.since(session.seq)
    trail, node.trail = node.trail, None
    assert trail
    assert sys.getrefcount(trail) == 2, "its name here, and the question"


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
    assert game.records[-1].got == other.records[-1].got


def test_an_undo_past_chance_starts_another_stream() -> None:
    """Else one would dig until it pleases: the card would be known. Every undo has a stream of its own."""
    differs = 0
    for seed in range(30):
        game = turns(seed)
        seen = []
        for number in range(4):
            game.play("dig nan")
            seen.append(game.records[-1].got)
            assert game.undo().reveals
            assert game.undos == number + 1
        differs += len(set(seen)) > 1
        again = turns(seed)
        for got in seen:
            again.play("dig nan")
            assert again.records[-1].got == got, "the new streams come from the seed too"
            again.undo()
    assert differs > 25


def test_the_stream_after_an_undo_follows_from_its_number_alone() -> None:
    """However much luck was used up before it, so that a replay need not know."""
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
        {"do": "dig nan", "seat": 0, "got": list(game.records[1].got)},
        {"undo": 1, "seat": 1},
    ]
    assert game.seq == 2
    assert len(game.line()) == 1


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
        futures = [[record.got for record in session.records] for session in (game, *twins)]
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
    assert game.luck()["words"] is None
    again = shamble.load(game.save())
    for session in (game, again):
        play_on(session, generator(3, "luck"), 60)
        assert session.luck()["words"] is not None
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
    """Bad games redraw the very cards a question was about; the dream must still be playable."""

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


# -- events ------------------------------------------------------------------------------------------------------


def test_events_can_be_switched_off() -> None:
    game = turns(events=False)
    assert game.play("dig nan") == []
    assert game.fork().play("dig nan") == []
    assert game.log == []
    assert turns().play("dig nan") != []


def test_log_since() -> None:
    game = turns()
    game.play("dig nan")
    game.play("sprint nan")
    assert {seq for seq, _ in game.log_for(0)} == {0, 1, 2}
    assert {seq for seq, _ in game.log_for(0, since=2)} == {2}


def test_an_undo_brings_nothing_new() -> None:
    game = turns()
    game.play("dig nan")
    whole = [event for _, event in game.log_for(0)]
    game.play("sprint nan")
    game.undo()
    assert [event for _, event in game.log_for(0)] == whole
    assert game.log_for(0, since=game.seq) == []
    events = game.play("sprint nan")
    assert [event for _, event in game.log_for(0, since=3)] == events
    assert {seq for seq, _ in game.log_for(0, since=3)} == {4}


def test_records_since() -> None:
    game = turns()
    game.play("dig nan")
    game.undo()
    game.play("sprint nan")
    assert [record.do for record in game.records_since(2)] == ["", "sprint nan"]
    assert game.records_since(0) == game.records
    assert game.records_since(4) == []


def test_a_decision_reads_well() -> None:
    game = turns()
    assert repr(game.decision) == (
        "<seat=0: do? ['end nan', 'sprint nan', 'nap nan', 'dig nan', 'order nan nan', 'order nan oli']>"
    )
    assert game.decision is not None
    assert game.decision.args == {"left": 2, "depth": 1}
    assert game.decision.options[5].touches == ("nan", "oli")


# -- without a past ----------------------------------------------------------------------------------------------


def in_step(seed: int, moves: int, game: Any = interrupting.GAME) -> tuple[Session, Session]:
    """The same game twice, with and without a history."""
    one, two = (shamble.new(game, 3, seed, history=history) for history in (True, False))
    source = generator(seed, "history")
    for _ in range(moves):
        if one.decision is None:
            break
        key, seat, _ = take(one, source)
        assert [repr(event) for event in one.play(key, seat)] == [repr(event) for event in two.play(key, seat)]
        assert two.state.plain() == one.state.plain()
        assert two.view(1) == one.view(1)
        assert two.luck() == one.luck()
    return one, two


def test_without_a_history_the_game_is_the_same() -> None:
    one, two = in_step(3, 40)
    assert two.seq == one.seq > 5
    assert [node.seq for node in two.line()] == [two.seq]
    assert two.undo_preview() is None
    with pytest.raises(ShambleError, match="this session keeps no history"):
        two.undo()


def test_forks_of_a_session_without_history_are_those_of_one_with_it() -> None:
    one, two = in_step(4, 9)
    for seed in (None, 5):
        first, second = one.fork(seed), two.fork(seed)
        for _ in range(10):
            if first.decision is None:
                break
            first.play(first.decision.options[-1])
            second.play(second.decision.options[-1] if second.decision else "")
            assert second.state.plain() == first.state.plain()
        assert [node.seq for node in second.line()] == [second.seq]
    assert two.imagine(0, 6).state.plain() == one.imagine(0, 6).state.plain()


def test_a_session_without_history_is_saved_where_it_stands() -> None:
    _, two = in_step(4, 9)
    again = load(two.save(), lambda id: interrupting.GAME, 1)
    assert again.notes == []
    assert again.state.plain() == two.state.plain()
    while two.decision is not None:
        key = two.decision.options[0].key
        two.play(key)
        again.play(key)
    assert again.state.plain() == two.state.plain()


def test_chance_can_be_given() -> None:
    game = turns()
    before = game.luck()
    game.play("dig nan", chance=Recorded(["gold.0"]))
    assert game.records[-1].got == ("gold.0",)
    assert game.luck() == before


def test_quiet_moves_share_no_list_of_events() -> None:
    game = turns(events=False)
    events = game.play("dig nan")
    assert events == []
    loud = turns()
    assert loud.play("dig nan") != []
    assert game.log == []


def test_a_list_that_is_shared_cannot_be_changed_unseen() -> None:
    """A state that changes a list in place is detected; the property tests rely on that."""
    state = turns().state
    share(state)
    for name, args in (("append", [1]), ("__setitem__", [0, 1]), ("pop", []), ("clear", []), ("sort", [])):
        with pytest.raises(AssertionError, match="changed in place"):
            getattr(state.stack, name)(*args)
    assert type(state.stack.copy()) is list


def test_a_game_that_is_over_asks_nothing_although_frames_are_left() -> None:
    left = 0
    for seed in range(4):
        session = shamble.new("walkingdead", 2, seed)
        shamble.play_out(session, [shamble.Random(seed)] * 2)
        assert session.outcome is not None
        assert session.decision is None
        assert session.fork(seed).decision is None
        left += len(session.state.stack)
    assert left > 0
