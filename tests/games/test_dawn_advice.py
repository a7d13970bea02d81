"""Advice of Dawn: mistakes that it must not make, and the seats that get advice."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.dawn.advice.advise import costs_of
from shamble.games.dawn.advice.event_forecast import brains_chance
from shamble.games.dawn.game import Dawn
from shamble.games.dawn.rounds.setup import pool
from shamble.sessions.session import Session

GAME = Dawn()


def at(**given: Any) -> Session:
    """A session at a written position, in the Actions phase unless told otherwise."""
    seats, chosen, state = GAME.build({"start": "act", **given})
    session = Session(GAME, seats, chosen, 1)
    session.begin_at(state, state.plain())
    return session


def score(session: Session, key: str) -> float:
    return next(advice.score for advice in GAME.advise(session, 0) if advice.option.key == key)


def test_a_hero_does_not_attack_what_beats_it() -> None:
    session = at(level=2, actions=2, units={"johnson": "F2"}, zeds={"F3": ["zed-9-4"]})
    assert score(session, "attack johnson F3") < score(session, "end-actions")


def test_a_hero_attacks_before_the_centre_falls() -> None:
    """Zeds on a town field are one step from the centre: any chance is better than none."""
    far = at(level=2, actions=1, units={"hunt": "F2"}, zeds={"F3": ["zed-9-4"]})
    near = at(level=2, actions=1, units={"hunt": "center"}, zeds={"F0": ["zed-9-4"]})
    assert score(far, "attack hunt F3") < score(far, "end-actions")
    assert score(near, "attack hunt F0") > score(near, "end-actions")


def test_a_lost_attack_is_no_way_onto_a_full_field() -> None:
    """A beaten attacker passes the two units on the town field and ends in the centre, where it guards nothing."""
    weak = {"field": "H0", "reduced": True, "hits": 1}
    units = {"civilian-2.1": weak, "civilian-2.2": weak, "salvation": "center"}
    session = at(level=2, actions=1, units=units, zeds={"H1": ["zed-9-4", "zed-6-1"]})
    assert score(session, "attack salvation H1") < score(session, "end-actions")


def test_a_dead_attacker_guards_nothing() -> None:
    """An attack in which the attacker dies nearly always is no substitute for a step onto the field behind."""
    dying = {"field": "center", "reduced": True, "hits": 1}
    session = at(level=2, actions=1, units={"civilian-2": dying}, zeds={"H1": ["zed-6-1", "zed-5-1"]})
    assert score(session, "attack civilian-2.1 H1") < score(session, "move civilian-2.1 H0") / 2


@pytest.mark.parametrize(("number", "advised"), [(1, False), (9, True)])
def test_the_speech_is_not_given_in_the_first_round(number: int, advised: bool) -> None:
    units = {"hernandez": "center", "schmidt": "F0", "hunt": "M0", "piazza": "H0", "furies": "S0"}
    zeds = {f"{track}1": ["zed-3-1" if track == "F" else "zed-4-1"] for track in "F"}
    zeds |= {"M1": ["zed-4-1"], "H1": ["zed-4-2"], "S1": ["zed-4-3"]}
    session = at(level=1, round=number, actions=1, ammo=9, units=units, zeds=zeds)
    assert (score(session, "special hernandez speech") > 0) == advised


def test_nobody_is_advised_on_the_other_side() -> None:
    session = at(level=3, mode="versus", event="keep-calm", start="zeds", units={"hunt": "center"})
    assert session.decision is not None
    assert session.decision.seat == 1
    assert GAME.advise(session, 0) == []
    assert GAME.advise(session, 1)


def test_values_of_actions_do_not_depend_on_their_order() -> None:
    """Cached values belong to the position: computing them again in another order gives the same."""
    session = at(level=3, actions=3, ammo=4, supplies=5, units={"hunt": "F2", "kingman": "S1"}, zeds={"F4": ["k10"]})
    first = {advice.option.key: advice.score for advice in GAME.advise(session, 0)}
    assert {advice.option.key: advice.score for advice in GAME.advise(session, 0)} == first


@pytest.mark.parametrize(
    ("third", "fourth", "chance"), [(0, 0, 1 / 5), (3, 0, 1 / 2), (5, 0, 1 / 4), (5, 2, 1 / 2), (5, 4, 0.0)]
)
def test_brains_is_expected_by_the_cards_that_are_left_in_its_act(third: int, fourth: int, chance: float) -> None:
    """The acts of level I have three, seven, five and four cards. Here BRAINS! comes last in acts three and four."""
    s = at(level=1).state
    acts = [[*pool(s.content, 1, act, "normal"), *pool(s.content, 1, act, "special")] for act in range(1, 5)]
    last = [*acts[2][:4], "brains-b1"], [*acts[3][:3], "brains-b2"]
    s.played = ("guard-arrives", *acts[0][:3], *acts[1][:6], "kidding-me", *last[0][:third], *last[1][:fourth])
    assert brains_chance(s) == pytest.approx(chance)


def test_several_players_care_more_for_what_is_near() -> None:
    """Events strike again for each further player: zeds far out are worth a smaller part of those at the town."""

    def far_to_near(seats: int) -> float:
        far = at(seats=seats, level=1, zeds={"F4": ["zed-6-1"]})
        near = at(seats=seats, level=1, zeds={"F1": ["zed-6-1"]})
        return costs_of(far.state).danger() / costs_of(near.state).danger()

    assert far_to_near(4) < far_to_near(1)
