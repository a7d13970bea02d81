"""The promises of a bot, checked in whole games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.bots.bot import Bot
from shamble.bots.play import LIMIT, eager, next_move
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.sessions.session import Session

Make = Callable[[int], Bot]
"""Makes a bot for a seed."""


def check_bot(make: Make, game: Game[Any], seats: int = 2, seeds: int = 3, limit: int = LIMIT) -> None:
    """Checks that a bot plays whole games: every move is legal, it leaves the game alone while it thinks, and the same
    seed gives the same moves."""
    for seed in range(seeds):
        first = moves_of(make, game, seats, seed, limit)
        again = moves_of(make, game, seats, seed, limit)
        assert first == again, f"{game.id}, seed {seed}: the same seed gave other moves"


def moves_of(make: Make, game: Game[Any], seats: int, seed: int, limit: int) -> list[str]:
    """Plays one game and returns its moves."""
    session = Session(game, seats, game.configure(seats, {}), seed)
    session.begin()
    bots = {seat: make(seed * 31 + seat) for seat in range(seats)}
    interrupting = eager(bots)
    moves: list[str] = []
    for number in range(limit):
        if session.decision is None:
            return moves
        where = f"{game.id}, {seats} seats, seed {seed}, move {number}"
        before = session.key()
        chosen = next_move(session, bots, interrupting, seed)
        assert session.key() == before, f"{where}: the bot changed the game while it thought"
        assert chosen is not None
        try:
            session.play(chosen[0], chosen[1])
        except ShambleError as reason:
            raise AssertionError(f"{where}: {reason}") from None
        moves.append(chosen[0].key)
    raise AssertionError(f"{game.id}, {seats} seats, seed {seed}: no end after {limit} moves")
