"""A spawn, an extra activation in it, shared wounds in that, and a skill that prevents one."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import Event, Session
from tests.probe.many import kinds, played, walked
from tests.probe.spawning import GAME


@pytest.mark.slow
def test_many_random_games_hold_at_every_decision() -> None:
    tally = walked(GAME, 40)
    assert tally.asked["ShareWounds"] > 20
    assert tally.asked["Prevent"] > 20
    assert len(tally.results) == 2


def openings(session: Session) -> list[list[Event]]:
    """Events from each opened door until both of its cards were resolved or the game was over."""
    opened = []
    log = session.log
    for start, event in enumerate(log):
        if event.kind == "opened":
            part = log[start : start + 1]
            for other in log[start + 1 :]:
                part.append(other)
                if kinds(part).count("card-done") == 2:
                    break
            opened.append(part)
    return opened


def test_the_first_card_is_resolved_before_the_second_is_drawn() -> None:
    nested = 0
    for session in played(GAME, 250):
        for part in openings(session):
            names = [name for name in kinds(part) if name in ("spawned", "card-done")]
            assert names == ["spawned", "card-done", "spawned", "card-done"][: len(names)]
            if len(names) < 4:
                assert session.outcome is not None
                continue
            first = kinds(part)[: kinds(part).index("card-done")]
            if "prevented" in first and "extra-activation" in first:
                order = ["opened", "spawned", "extra-activation", "activated", "shared", "prevented"]
                places = [first.index(name) for name in order]
                assert places == sorted(places)
                nested += 1
    assert nested >= 20


def test_each_shared_wound_is_taken_or_prevented_before_the_next() -> None:
    wounds = prevented = 0
    for session in played(GAME, 100):
        log = session.log
        for index, event in enumerate(log):
            if event.kind == "shared":
                after = log[index + 1]
                assert after.kind in ("prevented", "wounded")
                assert after.args["who"] == event.args["who"]
                wounds += 1
                prevented += after.kind == "prevented"
    assert wounds > 100
    assert prevented > 30


def test_a_wound_is_prevented_once_per_card_and_again_on_the_next() -> None:
    twice = 0
    for session in played(GAME, 150):
        for part in openings(session):
            cards: list[list[object]] = [[]]
            for event in part[1:]:
                if event.kind == "spawned":
                    cards.append([])
                if event.kind == "prevented":
                    cards[-1].append(event.args["who"])
            for names in cards:
                assert len(set(names)) == len(names)
            if len(cards) == 3 and set(cards[1]) & set(cards[2]):
                twice += 1
    assert twice >= 3


def test_miniatures_and_cards_are_conserved() -> None:
    for session in played(GAME, 60):
        for node in session.current_line():
            s: Any = node.state
            assert s.supply + sum(s.walkers) == session.settings["supply"]
            assert s.supply >= 0
            assert s.zombies.size + len(s.discard) == 9
