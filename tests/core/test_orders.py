"""Orders of people to bots: moves that records hold and that end with the round."""

from __future__ import annotations

import json

import pytest

import shamble
from shamble.core.errors import IllegalOption
from shamble.core.orders import StandingOrder, order, standing_order


def begun() -> shamble.Session:
    return shamble.new("zombicide2", seats=2, seed=4, mission="m1")


def standing(session: shamble.Session, seat: int) -> str:
    order = standing_order(session.state, seat)
    return repr(order) if order is not None else ""


def test_an_order_is_a_move_of_any_seat() -> None:
    game = begun()
    assert game.decision is not None
    asked = game.decision.seat
    before = game.seq
    assert game.play("order-come 1", 0) == []
    assert (game.seq, game.decision.seat) == (before + 1, asked), "the pending question is asked anew"
    assert standing(game, 1) == "<order-come by seat 0>"
    assert standing(game, 0) == ""


def test_the_next_order_takes_the_place_of_the_last() -> None:
    game = begun()
    game.play("order-come 1", 0)
    game.play("order-get crate-1 1", 0)
    assert standing(game, 1) == "<order-get crate-1 by seat 0>"
    game.play("order-free 1", 0)
    assert standing(game, 1) == ""
    assert not game.state.scopes or game.state.scopes[0].kind != "preferences", "nothing is left behind"


def test_an_order_ends_with_the_round() -> None:
    game = begun()
    steady = shamble.Steady()
    while game.state.phase == "setup":
        assert game.decision is not None
        game.play(steady.choose(game, game.decision.seat))
    game.play("order-hold 1", 0)
    now = game.state.round
    while game.decision is not None and game.state.round == now:
        assert standing(game, 1)
        game.play(steady.choose(game, game.decision.seat))
    assert game.state.round == now + 1
    assert standing(game, 1) == ""


def test_records_saves_and_undo_hold_orders() -> None:
    game = begun()
    game.play("order-wait 1", 0)
    again = shamble.load(json.loads(json.dumps(game.save())))
    assert standing(again, 1) == "<order-wait by seat 0>"
    assert [record.option_key for record in again.records][-1] == "order-wait 1"
    game.undo()
    assert standing(game, 1) == ""


def test_wishes_and_orders_do_not_disturb_each_other() -> None:
    game = begun()
    game.play("ask-hold", 0)
    game.play("order-wait 1", 0)
    game.play("ask-go-on", 0)
    assert standing(game, 1) == "<order-wait by seat 0>"
    game.play("ask-hold", 0)
    game.play("order-free 1", 0)
    assert game.state.scopes[0].spent == ("hold 0",)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("order-come", "is no order"),
        ("order-come one", "is no order"),
        ("order-dance 1", "is no order"),
        ("order-get 1", "is no order"),
        ("order-come 7", "there is no seat 7"),
        ("order-come 0", "no orders to itself"),
    ],
)
def test_a_wrong_order_gets_one_line_and_changes_nothing(key: str, said: str) -> None:
    game = begun()
    before = game.seq
    with pytest.raises(IllegalOption, match=said):
        game.play(key, 0)
    assert game.seq == before


def test_everybody_at_the_table_sees_an_order() -> None:
    game = begun()
    assert game.view(0)["wishes"] is None
    game.play("order-come 1", 0)
    for seat in (0, 1):
        wished = game.view(seat)["wishes"]
        assert wished is not None
        assert wished["orders"] == {"1": "order-come"}


def test_keys_of_orders() -> None:
    assert order("move amy s1") is None
    made = order("order-open door-1 2")
    assert made is not None
    assert (made.verb, made.item, made.n, made.key) == ("order-open", "door-1", 2, "order-open door-1 2")
    assert repr(StandingOrder("order-open", 1, "door-1")) == "<order-open door-1 by seat 1>"
