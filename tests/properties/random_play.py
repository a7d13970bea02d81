"""Random games of the probes and the registered games: settings, positions, and random moves."""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

import shamble
from shamble import Game, Session, ShambleError
from shamble.core import registry
from shamble.core.chance import Generator, Seeded, generator
from shamble.core.game import Value
from tests.probe import extraturn, interrupting, rerolling, retreating, spawning, versus

PROBES: tuple[Game[Any], ...] = (
    spawning.GAME,
    rerolling.GAME,
    retreating.GAME,
    versus.GAME,
    interrupting.GAME,
    extraturn.GAME,
)
Case = tuple[int, dict[str, Value]]
"""A number of seats and the settings."""


def registered() -> list[Game[Any]]:
    """Every installed game, without those whose module does not exist yet."""
    pairs = []
    for point in sorted(entry_points(group=registry.GROUP), key=lambda point: point.name):
        spec = find_spec(point.module)
        if spec is not None and spec.origin is not None:
            pairs.append(registry.find(point.name))
    return pairs


def cases(game: Game[Any]) -> list[Case]:
    """Every pair of values of any two settings (the number of seats is one) occurs in some case."""
    names = [setting.id for setting in game.settings]
    columns: list[tuple[Value, ...]] = [game.seats, *[setting.values for setting in game.settings]]
    size = len(columns)
    if size == 1:
        return [(seats, {}) for seats in game.seats]

    def allowed(row: list[int]) -> bool:
        values = [column[index] for column, index in zip(columns, row)]
        try:
            game.configure(int(values[0]), dict(zip(names, values[1:])))
        except ShambleError:
            return False
        return True

    def pairs(row: list[int]) -> list[tuple[int, int, int, int]]:
        return [(i, row[i], j, row[j]) for i in range(size) for j in range(i)]

    missing = {  # a dict for its order: the cases must not depend on how strings are hashed
        (i, a, j, b): True
        for i in range(size)
        for j in range(i)
        for a in range(len(columns[i]))
        for b in range(len(columns[j]))
    }
    source = generator(1, "cases", game.id)
    chosen: list[Case] = []
    while missing:
        i, a, j, b = next(iter(missing))
        best: list[int] = []
        gain = 0
        for _ in range(40):
            row = [source.below(len(column)) for column in columns]
            row[i], row[j] = a, b
            new = len([pair for pair in pairs(row) if pair in missing])
            if new > gain and allowed(row):
                best, gain = row, new
        if not best:  # the book excludes this pair
            del missing[(i, a, j, b)]
            continue
        for pair in pairs(best):
            missing.pop(pair, None)
        values = [column[index] for column, index in zip(columns, best)]
        chosen.append((int(values[0]), dict(zip(names, values[1:]))))
    return chosen


def begin(game: Game[Any], case: Case, seed: int, events: bool = True) -> Session:
    seats, settings = case
    given: dict[str, Any] = dict(settings)
    return shamble.new(game, seats, seed, events=events, **given)


def begin_at_position(game: Game[Any], case: Case, seed: int) -> Session | None:
    """A session from a random position; None where the game offers none."""
    seats, settings = case
    chosen = game.configure(seats, settings)
    state = game.position(seats, chosen, Seeded(generator(seed, "position")))
    if state is None:
        return None
    session = Session(game, seats, chosen, seed)
    session.begin_at(state, state.plain())
    return session


def text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def keys(session: Session) -> list[str]:
    return [option.key for option in session.decision.options] if session.decision else []


def moves(session: Session) -> list[tuple[str, int, bool]]:
    """Everything that can be played now: key, seat, whether it is an interrupt."""
    assert session.decision is not None
    playable = [(key, session.decision.seat, False) for key in keys(session)]
    for seat in range(session.seats):
        playable += [(option.key, seat, True) for option in session.interrupts(seat)]
    return playable


MANY = 20


def spread(playable: list[tuple[str, int, bool]], source: Generator) -> list[tuple[str, int, bool]]:
    """All moves, or some of them spread evenly where a game offers many."""
    if len(playable) <= MANY:
        return playable
    first = source.below(len(playable))
    return [playable[(first + step * len(playable) // MANY) % len(playable)] for step in range(MANY)]


def take(session: Session, source: Generator) -> tuple[str, int, bool]:
    """A random move; an interrupt in one of four cases where there is one."""
    playable = moves(session)
    extra = [move for move in playable if move[2]]
    if extra and source.below(4) == 0:
        return extra[source.below(len(extra))]
    plain = [move for move in playable if not move[2]]
    return plain[source.below(len(plain))]


def play_on(session: Session, source: Generator, steps: int) -> None:
    for _ in range(steps):
        if session.decision is None:
            return
        key, seat, _ = take(session, source)
        session.play(key, seat)
