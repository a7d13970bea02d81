"""Sessions: beginning, refused options, events, and sessions without history."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble import IllegalOption, NotYourSeat, Session, ShambleError
from shamble.core.chance import Recorded, generator
from shamble.core.game import Setting
from shamble.sessions.save import load
from tests.probe import extraturn, interrupting, spawning, versus
from tests.properties.moment_checks import share
from tests.properties.random_play import take


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
    """Another seat's real option and nonsense are refused alike, and the refusal names no option."""
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
    """One seat owns a question to all; the record tells which seat answered."""
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
    """Seat -1 is not the last seat, and seat 9 does not crash."""
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
    """A game whose interrupt has the key of an option of the question."""

    def interrupts(self, state: spawning.SpawnState, seat: int) -> list[shamble.Option]:
        offers = super().interrupts(state, seat)
        return [shamble.Option("rest", spawning.NAMES[0]) for _ in offers]


def test_an_interrupt_named_like_an_option_is_still_the_other_seats() -> None:
    game = shamble.new(SameName(), 2, 1)
    game.play("rest amy", 1)
    assert game.decision is not None
    assert game.decision.frame == "Flare"
    assert game.decision.seat == 1


def test_there_is_no_dream_of_a_seat_that_does_not_exist() -> None:
    with pytest.raises(ShambleError, match="there is no seat 6"):
        turns().imagine(5, 1)


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
    assert [record.option_key for record in game.records_since(2)] == ["", "sprint nan"]
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
    """The same game twice, with and without history."""
    one, two = (shamble.new(game, 3, seed, history=history) for history in (True, False))
    source = generator(seed, "history")
    for _ in range(moves):
        if one.decision is None:
            break
        key, seat, _ = take(one, source)
        assert [repr(event) for event in one.play(key, seat)] == [repr(event) for event in two.play(key, seat)]
        assert two.state.plain() == one.state.plain()
        assert two.view(1) == one.view(1)
        assert two.random_state() == one.random_state()
    return one, two


def test_without_a_history_the_game_is_the_same() -> None:
    one, two = in_step(3, 40)
    assert two.seq == one.seq > 5
    assert [node.seq for node in two.current_line()] == [two.seq]
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
        assert [node.seq for node in second.current_line()] == [second.seq]
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
    before = game.random_state()
    game.play("dig nan", chance=Recorded(["gold.0"]))
    assert game.records[-1].outcomes == ("gold.0",)
    assert game.random_state() == before


def test_quiet_moves_share_no_list_of_events() -> None:
    game = turns(events=False)
    events = game.play("dig nan")
    assert events == []
    loud = turns()
    assert loud.play("dig nan") != []
    assert game.log == []


def test_a_list_that_is_shared_cannot_be_changed_unseen() -> None:
    """A state that changes a shared list in place is detected; the property tests rely on that."""
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
