"""A client that applies each step sees the scene that the server would show at that step, for every game and seat."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shamble import Game, Session
from shamble.content.tooling import tooling
from shamble.core.chance import Seeded, generator
from shamble.core.derived import ROOM
from shamble.core.scene import Change, Scene
from shamble.sessions.retracing import retrace
from shamble.sessions.scene_diff import applied, changed
from tests.properties.random_play import PROBES, begin, cases, moves, text
from tests.properties.test_properties import GAMES, name

MOVES = 60


class Audience:
    """The view of one seat's client, which applies changes to the first scene and knows no rule."""

    def __init__(self, session: Session, seat: int | None) -> None:
        self.game: Game[Any] = session.game
        self.seat = seat
        self.state = session.state
        self.sent: Scene = self.game.scene(session.state, seat)
        self.stage: Scene = json.loads(text(self.sent))

    def sees(self, state: Any) -> None:
        scene = self.game.scene_after(state, self.seat, self.state, self.sent)
        change: Change = json.loads(text(changed(self.sent, scene)))
        self.stage = applied(self.stage, change)
        self.sent, self.state = scene, state
        anew = state.fork()
        anew.derivations = [None] * ROOM
        assert self.stage == json.loads(text(self.game.scene(anew, self.seat)))


def spread(game: Game[Any]) -> list[tuple[int, Any]]:
    """All cases of a probe; of a real game, which has dozens, some spread evenly."""
    rows = cases(game)
    return rows if game in PROBES else rows[:: -(-len(rows) // 5)]


def follow(game: Game[Any], case: tuple[int, Any], number: int, most: int) -> int:
    """Plays a random game, or its first moves, watched from every seat; returns the number of events."""
    session = begin(game, case, number)
    session.keeps_states = True
    source = generator(number, "playback", game.id)
    seats: tuple[int | None, ...] = (None, *range(session.seats))
    audience = [Audience(session, seat) for seat in seats]
    events = 0
    for _ in range(most):
        if session.decision is None:
            break
        possible = moves(session)
        key, by, _ = possible[source.below(len(possible))]
        session.play(key, by)
        node = session.current_line()[-1]
        assert node.states_after_events is not None
        assert len(node.states_after_events) == len(node.events)
        for event, state in zip(node.events, node.states_after_events, strict=True):
            events += 1
            for one in audience:
                if event.visible_to(one.seat):
                    one.sees(state)
        for one in audience:
            one.sees(session.state)
    return events


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_stage_agrees_with_the_server_at_every_event(game: Game[Any]) -> None:
    assert sum(follow(game, case, number, MOVES) for number, case in enumerate(spread(game)))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_in_the_middle_of_a_move_nothing_hidden_is_shown(game: Game[Any]) -> None:
    for number, case in enumerate(spread(game)[:4]):
        session = begin(game, case, number)
        session.keeps_states = True
        source = generator(number, "hidden playback", game.id)
        for _ in range(MOVES // 2):
            if session.decision is None:
                break
            possible = moves(session)
            key, by, _ = possible[source.below(len(possible))]
            session.play(key, by)
            for state in session.current_line()[-1].states_after_events or ():
                shown = [text(game.scene(state, seat)) for seat in range(session.seats)]
                for seat in range(session.seats):
                    dream = state.fork()
                    game.imagine(game.flow(dream, Seeded(generator(source.below(1 << 30), "dream")), None), seat)
                    assert text(game.scene(dream, seat)) == shown[seat], f"seat {seat} can tell what it should not see"
                if not tooling(game).hides(state):
                    assert set(shown) == {text(game.scene(state, None))}, "nothing is hidden, but seats see differently"


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_an_earlier_moment_can_be_traced_again(game: Game[Any]) -> None:
    session = begin(game, cases(game)[0], 3)
    session.keeps_states = True
    source = generator(3, "retrace", game.id)
    for step in range(40):
        if session.decision is None:
            break
        possible = moves(session)
        if step % 7 == 6:
            session.undo()
        else:
            key, by, _ = possible[source.below(len(possible))]
            session.play(key, by)
    for node in session.current_line():
        kept = node.states_after_events
        node.states_after_events = None
        again = retrace(session, node)
        if kept is not None:
            assert [text(state.plain()) for state in again] == [text(state.plain()) for state in kept]
        assert len(again) == len(node.events)


def test_a_simulation_keeps_no_states_of_events() -> None:
    session = begin(PROBES[0], cases(PROBES[0])[0], 1)
    key, by, _ = moves(session)[0]
    session.play(key, by)
    assert session.current_line()[-1].states_after_events is None
