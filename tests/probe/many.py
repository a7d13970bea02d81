"""Many random games of one probe, either checked at every decision or only played to count situations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shamble import Event, Game, Session
from shamble.core.chance import generator
from tests.properties.random_play import begin, begin_at_position, cases, take
from tests.properties.walk import Tally, walk


def walked(game: Game[Any], games: int) -> Tally:
    """Random games over all cases in turn, every fourth from a random position, checked at every decision."""
    tally = Tally()
    rows = cases(game)
    for seed in range(games):
        case = rows[seed % len(rows)]
        session = begin_at_position(game, case, 1000 + seed) if seed % 4 == 3 else None
        walk(session or begin(game, case, 1000 + seed), generator(seed, "many", game.id), tally)
    assert tally.games == games
    assert tally.undecided == 0
    assert tally.undos > games // 2
    return tally


def played(game: Game[Any], games: int) -> Iterator[Session]:
    """Random games, played to the end without checks."""
    rows = cases(game)
    for seed in range(games):
        session = begin(game, rows[seed % len(rows)], seed)
        source = generator(seed, "played", game.id)
        while session.decision is not None:
            key, seat, _ = take(session, source)
            session.play(key, seat)
        yield session


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
