"""Whole turns inside turns, each with a ledger of its own."""

from __future__ import annotations

import pytest

import shamble
from tests.probe.extraturn import GAME
from tests.probe.many import played, walked
from tests.properties.random_play import keys


@pytest.mark.slow
def test_many_random_games_hold_at_every_decision() -> None:
    tally = walked(GAME, 20)
    assert tally.asked["Do"] > 400
    assert tally.happened["sprinted"] > 60


def test_turns_nest_and_a_skill_is_used_once_in_each() -> None:
    deepest = both = own = 0
    for session in played(GAME, 150):
        turns: list[tuple[object, bool]] = []
        for event in session.log:
            who = event.args["who"]
            if event.kind == "turn-begins":
                turns.append((who, False))
                assert event.args["depth"] == len(turns)
                deepest = max(deepest, len(turns))
            elif event.kind == "sprinted":
                assert turns[-1] == (who, False), "once in each turn, by whose turn it is"
                turns[-1] = (who, True)
                both += len([used for _, used in turns if used]) > 1
                own += len([name for name, used in turns if used and name == who]) > 1
            elif event.kind == "turn-ends":
                assert turns.pop()[0] == who
                assert event.args["depth"] == len(turns) + 1
        assert not turns
    assert deepest >= 4
    assert both > 50
    assert own > 20, "somebody sprints in a turn inside the own turn"


def test_naps_are_counted_for_the_whole_round() -> None:
    inside = 0
    for session in played(GAME, 150):
        for start in [node for node in session.current_line() if node.state.scopes]:
            spent = start.state.scopes[0].spent
            for name in ("nan", "oli", "pat"):
                assert spent.count(f"nap {name}") <= 1
        inside += any(event.kind == "napped" and event.args["depth"] != 1 for event in session.log)
    assert inside > 20


def test_the_outer_ledger_is_as_it_was_when_the_inner_turn_ends() -> None:
    game = shamble.new(GAME, 2, seed=1)
    game.play("sprint nan")
    assert "sprint nan" not in keys(game)
    assert [str(refusal.option.key) for refusal in game.refused()] == ["sprint nan"]
    game.play("order nan oli")
    game.play("sprint oli")
    game.play("order oli nan")
    assert game.state.depth() == 3
    game.play("sprint nan")
    game.play("end nan")
    assert game.state.depth() == 2
    assert "sprint oli" not in keys(game)
    game.play("end oli")
    assert game.state.depth() == 1
    assert "sprint nan" not in keys(game)
    assert "order nan oli" not in keys(game)
    assert "dig nan" in keys(game)


def test_undo_by_turn_goes_to_the_beginning_of_the_turn_around() -> None:
    """The inner turn belongs to the outer one: both are taken back."""
    game = shamble.new(GAME, 2, seed=1)
    begun = game.state.plain()
    game.play("dig nan")
    game.play("order nan oli")
    inner = game.state.plain()
    game.play("dig oli")
    game.play("nap oli")
    deep = game.fork()
    assert deep.undo("turn").steps == 2
    assert deep.state.plain() == inner
    assert deep.undo("turn").steps == 2
    assert deep.state.plain() == begun
    game.play("end oli")
    game.play("nap nan")
    assert game.undo("turn").steps == 6
    assert game.state.plain() == begun
