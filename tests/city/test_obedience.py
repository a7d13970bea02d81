"""Bots in a city carry out orders, unless that is close to suicide."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.bots.obedience import obey
from shamble.bots.steady import Steady
from shamble.games.zombicide2 import GAME
from shamble.sessions.session import Session


def table(zombies: dict[str, Any] | None = None, **more: Any) -> Session:
    """Amy (seat 0, a bot) in the middle of a street, Doug (seat 1, a person) at its end; an objective at the other."""
    given: dict[str, Any] = {
        "map": {"grid": "s1 s2 s3 s4 s5"},
        "seats": 2,
        "survivors": {"amy": {"zone": "s3", "skills": [], "seat": 1}, "doug": {"zone": "s5", "seat": 2}},
        "objectives": [{"zone": "s1", "colour": "green"}],
        "goals": [{"type": "objectives"}],
        "zombies": zombies or {},
        "start": "turn amy",
        **more,
    }
    seats, settings, city = GAME.build(given)
    session = Session(GAME, seats, settings, 1)
    session.begin_at(city, city.plain())
    assert session.decision is not None
    assert session.decision.seat == 0
    return session


def choice(session: Session, order: str) -> str:
    if order:
        session.play(f"{order} 0", 1)
    return Steady().choose(session, 0).key


@pytest.mark.parametrize(
    ("order", "taken"),
    [
        ("", "move amy s2"),
        ("order-come", "move amy s4"),
        ("order-cover", "move amy s4"),
        ("order-wait", "end amy"),
    ],
)
def test_the_bot_does_what_it_is_told(order: str, taken: str) -> None:
    assert choice(table(), order) == taken


def test_a_bot_that_holds_its_place_does_not_walk() -> None:
    assert not choice(table(), "order-hold").startswith("move")


def test_a_bot_fetches_what_it_is_told_to_fetch() -> None:
    session = table(
        objectives=[{"zone": "s1", "colour": "green"}, {"zone": "s5", "colour": "blue"}],
    )
    token = next(token for token in session.state.tokens if token.colour == "blue")
    assert choice(session, f"order-get {token.id}") == "move amy s4"


def test_a_bot_leaves_the_objective_to_the_person() -> None:
    session = table(survivors={"amy": {"zone": "s1", "skills": [], "seat": 1}, "doug": {"zone": "s2", "seat": 2}})
    assert choice(session, "").startswith("take amy")
    assert not choice(session, "order-leave").startswith("take")


def near_the_goal(doug: dict[str, Any]) -> Session:
    return table(survivors={"amy": {"zone": "s1", "skills": [], "seat": 1}, "doug": {"seat": 2, **doug}})


def test_a_helper_leaves_the_objective_to_a_person_who_can_still_take_it() -> None:
    session = near_the_goal({"zone": "s2"})
    assert Steady().choose(session, 0).key.startswith("take amy"), "an equal takes it"
    assert not Steady(people=(1,)).choose(session, 0).key.startswith("take")


@pytest.mark.parametrize("doug", [{"zone": "s2", "acted": True}, {"zone": "s5"}])
def test_a_helper_takes_what_no_person_can_take_now(doug: dict[str, Any]) -> None:
    assert Steady(people=(1,)).choose(near_the_goal(doug), 0).key.startswith("take amy")


def test_an_order_close_to_suicide_is_refused() -> None:
    session = table(
        {"s4": {"walker": 6}},
        survivors={"amy": {"zone": "s3", "life": 1, "skills": [], "seat": 1}, "doug": {"zone": "s5", "seat": 2}},
    )
    assert choice(session, "order-come") != "move amy s4"
    done = obey(session, 0)
    assert done is not None
    assert done.refused
