"""Feature vectors: one number for each name, and nothing that a seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.analysis.registry import FEATURES, features_of
from shamble.bots.play import next_move
from shamble.text.speaker import Speaker

SETTINGS: dict[str, dict[str, Any]] = {
    "dawn": {"level": 2},
    "walkingdead": {"level": "expert", "goals": True},
    "zombicide1": {"mission": "m7"},
    "zombicide2": {"mission": "m4"},
    "marvel": {"mission": "m5"},
}


def positions(game: str, every: int) -> list[shamble.Session]:
    """Sessions of one game by `steady`, one after each `every` decisions."""
    session = shamble.new(game, seats=2, seed=11, events=False, **SETTINGS[game])
    bots: dict[int, shamble.Bot] = {seat: shamble.Steady() for seat in range(2)}
    sessions = []
    for number in range(300):
        chosen = next_move(session, bots, {}, 0)
        if chosen is None:
            break
        if number % every == 0:
            sessions.append(session.fork(1))
        session.play(chosen[0], chosen[1])
    return sessions


@pytest.mark.parametrize("game", FEATURES)
def test_a_vector_has_a_number_for_each_name(game: str) -> None:
    features = features_of(game)
    assert features is not None
    assert len(set(features.names)) == len(features.names)
    assert all(meaning for _, meaning in features.meanings)
    judged = [session.state for session in positions(game, 40) if features.applies(session.state)]
    assert judged
    for state in judged:
        vector = features.vector(state)
        assert len(vector) == len(features.names)
        assert {type(number) for number in vector} == {float}
        assert features.group(state)
        assert 0.0 <= features.progress(state) <= 1.0


@pytest.mark.parametrize("game", FEATURES)
def test_a_vector_says_nothing_that_a_seat_cannot_know(game: str) -> None:
    """The vector of a seat stays the same when everything hidden from that seat is drawn anew."""
    features = features_of(game)
    assert features is not None
    for number, session in enumerate(positions(game, 15)):
        if not features.applies(session.state) or session.decision is None:
            continue
        vector = features.vector(session.state)
        for seat in range(2):
            assert features.vector(session.imagine(seat, number).state) == vector


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", FEATURES)
def test_every_difference_that_a_search_tells_has_words(game: str, lang: str) -> None:
    features = features_of(game)
    assert features is not None
    speaker = Speaker(shamble.registry.find(game), lang)
    plain = speaker.say("why-imagined-best", n=8, sign="none")
    said = set()
    for name in features.told:
        assert name in features.names
        for way in ("more", "less"):
            sign = f"{way}-{name.replace('_', '-')}"
            said.add(speaker.say("why-imagined-best", n=8, sign=sign))
    assert plain not in said
    assert len(said) == 2 * len(features.told)
