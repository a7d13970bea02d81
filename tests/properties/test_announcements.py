"""Each item can be used before every kind of announcement that it declares, and no seat is asked that could not use
anything useful."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble import Game, Option
from shamble.content.tooling import tooling
from shamble.core.announcement import Announcement, AnyTime
from shamble.core.chance import Generator, generator
from shamble.sessions.session import Session
from tests.properties.random_play import PROBES, begin, begin_at_position, cases, registered, take

GAMES = [game for game in (*PROBES, *registered()) if game.anytime]
SEEDS_END = 1000
"""Random positions that are tried before an announcement counts as unreachable."""
AGAIN = 200
"""Random walks from each position of the game's scenarios on announcements, which contain the rare ones."""
SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
STEPS = 25
"""Moves that are played from each position."""


def owner(game: Game[Any], verb: str) -> AnyTime[Any, Any]:
    """The item or right to which a verb belongs; exactly one."""
    owners = [item for item in game.anytime if verb in item.verbs]
    assert len(owners) == 1, f"{verb}: {owners}"
    return owners[0]


def beginnings(game: Game[Any]) -> Iterator[Session]:
    """Sessions from random positions, then from the positions of `anytime.yaml` among the game's scenarios."""
    path = SCENARIOS / game.id / "anytime.yaml"
    rows = cases(game)
    for seed in range(200):
        yield begin_at_position(game, rows[seed % len(rows)], seed) or begin(game, rows[seed % len(rows)], seed)
    if path.is_file():
        givens = [row["given"] for row in yaml.safe_load_all(path.read_text(encoding="utf-8"))]
        for seed in range(AGAIN):
            for given in givens:
                seats, chosen, state = tooling(game).build(given)
                session = Session(game, seats, chosen, seed)
                session.begin_at(state, state.plain())
                yield session
    for seed in range(200, SEEDS_END):
        yield begin_at_position(game, rows[seed % len(rows)], seed) or begin(game, rows[seed % len(rows)], seed)


def look(session: Session) -> set[tuple[str, str]]:
    """Checks a pending announcement, and returns the pairs of verb and kind that it offers."""
    assert session.decision is not None
    step = session.decision.step
    if not isinstance(step, Announcement):
        return set()
    state, seat = session.state, session.decision.seat
    uses = [option for option in session.decision.options if option.verb != "pass"]
    assert uses or step.conceals(state, seat), f"{step}: nobody can use anything"
    pairs = set()
    for option in uses:
        item = owner(session.game, option.verb)
        assert step.kind in item.interests, f"{option.key} before {step.kind}, which it does not declare"
        assert item.matters(state, seat, option, step)
        assert option.key not in [other.key for other in session.interrupts(seat)], f"{option.key} is offered twice"
        twin = session.fork()
        twin.play(option, seat)
        assert twin.state.plain() != state.plain()
        pairs.add((option.verb, step.kind))
    return pairs


def chosen(session: Session, source: Generator) -> Option:
    """A random option; half of the announcements are passed, so that the announced step happens."""
    assert session.decision is not None
    options = session.decision.options
    if isinstance(session.decision.step, Announcement) and source.below(2):
        return options[-1]
    return options[source.below(len(options))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_item_is_asked_for_before_every_announcement_it_declares(game: Game[Any]) -> None:
    missing = {(verb, kind) for item in game.anytime for verb in item.verbs for kind in item.interests}
    declared = set(missing)
    for seed, session in enumerate(beginnings(game)):
        if not missing:
            break
        source = generator(seed, "announcements", game.id)
        for _ in range(STEPS):
            if session.decision is None:
                break
            seen = look(session)
            assert seen <= declared
            missing -= seen
            session.play(chosen(session, source))
    assert not missing, f"never asked for: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_use_beside_a_question_belongs_to_a_declared_item(game: Game[Any]) -> None:
    """Everything usable while a question is pending is declared in `Game.anytime`, with its announcements or none."""
    rows = cases(game)
    for seed in range(30):
        row = rows[seed % len(rows)]
        session = begin_at_position(game, row, seed) or begin(game, row, seed)
        source = generator(seed, "interrupts", game.id)
        for _ in range(STEPS):
            if session.decision is None:
                break
            for seat in range(session.seats):
                for option in session.interrupts(seat):
                    owner(game, option.verb)
            key, seat, _ = take(session, source)
            session.play(key, seat)
