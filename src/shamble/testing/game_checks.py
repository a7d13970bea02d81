"""The promises of a game, checked at every step of random play."""

from __future__ import annotations

import json
from typing import Any

from shamble.content.tooling import tooling
from shamble.core.chance import Generator, generator
from shamble.core.errors import IllegalOption, ShambleError
from shamble.core.game import Game, Value
from shamble.core.option import Option
from shamble.sessions.save import load
from shamble.sessions.session import Session
from shamble.text.files import LANGUAGES
from shamble.text.speaker import Speaker

MOVES = 400
"""Moves of one game at most."""
OFTEN = 8
"""An interrupt is tried at one question in this many."""


def check_game(game: Game[Any], seeds: int = 3, moves: int = MOVES, settings: dict[str, Value] | None = None) -> None:
    """Plays games with every number of seats and checks every promise at every move."""
    for seats in game.seats:
        for seed in range(seeds):
            check_one_game(game, seats, seed, moves, settings or {})


def check_one_game(game: Game[Any], seats: int, seed: int, moves: int, settings: dict[str, Value]) -> None:
    """Plays one game at random and checks the promises of a game at every move.

    Checked are: what is asked and shown (`check_position`), saving and undoing (`check_move`), that a move does not
    change the state before it, and that a twin with the same seed and choices goes the same way. If the game ends
    within `moves` moves, it has a result, a score that fits it, and a save whose records replay to the same position.
    Raises AssertionError, with the seats, the seed and the number of the move.
    """
    chosen = game.configure(seats, settings)
    session = Session(game, seats, chosen, seed)
    session.begin()
    twin = Session(game, seats, chosen, seed)
    twin.begin()
    source = generator(seed, "checks")
    texts = [Speaker(game, lang, strict=True) for lang in LANGUAGES] if tooling(game).folder is not None else []
    for number in range(moves):
        where = f"{game.id}, {seats} seats, seed {seed}, move {number}"
        if session.decision is None:
            break
        check_position(session, where, texts)
        option, seat = choose(session, source)
        before = session.state
        plain = text(before.plain())
        session.play(option, seat)
        assert text(before.plain()) == plain, f"{where}: {option.key} changed a state that was over"
        twin.play(option.key, seat)
        assert same(session, twin), f"{where}: the same seed and choices gave another position after {option.key}"
        check_move(session, where)
    else:
        return
    assert session.outcome is not None, f"{game.id}, {seats} seats, seed {seed}: it stopped without a result"
    assert session.score() == 100 or not session.outcome.won
    again = load(json.loads(json.dumps(session.save())), lambda id: game, 0)
    assert not again.notes, f"{game.id}, seed {seed}: the records do not replay: {again.notes}"
    assert same(again, session), f"{game.id}, seed {seed}: the records replay to another position"


def choose(session: Session, source: Generator) -> tuple[Option, int]:
    """Returns an option of the question at random, or sometimes an interrupt of any seat."""
    decision = session.decision
    assert decision is not None
    if not source.below(OFTEN):
        offers = [(option, seat) for seat in range(session.seats) for option in session.interrupts(seat)]
        if offers:
            return offers[source.below(len(offers))]
    return decision.options[source.below(len(decision.options))], decision.seat


def check_position(session: Session, where: str, texts: list[Speaker]) -> None:
    """Checks what is asked and shown in a position."""
    decision = session.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    assert len(set(keys)) == len(keys), f"{where}: two options have the same key: {keys}"
    assert 0 <= decision.seat < session.seats, f"{where}: seat {decision.seat} is asked"
    assert keys == [option.key for option in decision.step.options(session.state)], f"{where}: options are not pure"
    assert 0 <= session.score() <= 99, f"{where}: the score is {session.score()}"
    for speaker in texts:
        speaker.ask(decision)
        for option in decision.options:
            speaker.option(option)
    try:
        session.fork(1).play("this is no option")
    except IllegalOption:
        pass
    else:
        raise AssertionError(f"{where}: an option that does not exist was played")
    for seat in range(session.seats):
        shown = text(session.view(seat))
        dream = session.imagine(seat, 1)
        if dream.decision is not None and dream.decision.ask == decision.ask:
            assert text({**dream.view(seat)}) == shown, f"{where}: seat {seat} sees something hidden"


def check_move(session: Session, where: str) -> None:
    """Checks that the last move can be taken back, saved and forked."""
    now = text(session.state.plain())
    fork = session.fork()
    fork.undo()
    assert text(session.state.plain()) == now, f"{where}: an undo in a fork changed the game"
    assert fork.seq == session.seq + 1
    try:
        session.game.check_state(session.game.read(json.loads(now)), session.seats)
    except ShambleError as reason:
        raise AssertionError(f"{where}: the position does not pass its own check: {reason}") from None
    assert text(session.game.read(json.loads(now)).plain()) == now, f"{where}: state → data → state differs"
    for event in session.nodes_since(session.seq)[-1].events:
        assert event.rule, f"{where}: {event!r} cites no rule"


def same(one: Session, other: Session) -> bool:
    """True if both sessions are in equal states, compared as JSON."""
    return text(one.state.plain()) == text(other.state.plain())


def text(plain: Any) -> str:
    """Returns plain data as text that is equal for equal data."""
    return json.dumps(plain, sort_keys=True)
