"""Lets bots play a session: each answers its seat's questions and may interrupt at other times."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from shamble.bots.bot import Bot
from shamble.content.tooling import tooling
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.option import Option
from shamble.sessions.session import Session

LIMIT: Final = 5000
"""Number of moves after which a game counts as undecided."""

Watch = Callable[[Session, Option, int], None]


def look(session: Session, bot: Bot, seat: int, seed: int = 0) -> Session:
    """Returns a session for the bot to look at and to play on: never the real one. Where something is hidden, it is
    drawn anew; a bot that does not look, or a table where nothing is hidden, gets a fork, which is cheaper."""
    if bot.looks and tooling(session.game).hides(session.state):
        return session.imagine(seat, seed + session.seq)
    return session.fork(seed + session.seq)


def move(session: Session, bots: Mapping[int, Bot] | Sequence[Bot], seed: int = 0) -> tuple[Option, int] | None:
    """The bots' next move and its seat: an interrupt, or the answer. None if a person is asked or the game is over."""
    seated = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots))
    return next_move(session, seated, eager(seated), seed)


def eager(seated: dict[int, Bot]) -> dict[int, Bot]:
    """Returns the bots that want to be asked before every question."""
    return {seat: bot for seat, bot in seated.items() if bot.interrupts}


def next_move(
    session: Session, seated: dict[int, Bot], interrupting: dict[int, Bot], seed: int
) -> tuple[Option, int] | None:
    """Returns the next move of the bots and its seat; None if a person is asked or the game is over. For callers that
    ask thousands of times: `move` sorts the bots anew for each call.

    `seated`: seat → bot. `interrupting`: those of them that are asked before every question (`eager`). `seed`: seed of
    what a bot imagines of hidden things."""
    decision = session.decision
    if decision is None:
        return None
    for seat, bot in interrupting.items():
        option = bot.interrupt(look(session, bot, seat, seed), seat)
        if option is not None:
            return option, seat
    seat = decision.seat
    asked = seated.get(seat)
    if asked is None:
        return None
    return asked.choose(look(session, asked, seat, seed), seat), seat


def play_out(
    session: Session, bots: Sequence[Bot], limit: int = LIMIT, seed: int = 0, watch: Watch | None = None
) -> bool:
    """Plays to the end; returns False if the game is still undecided after `limit` moves."""
    if len(bots) != session.seats:
        raise ShambleError(f"{session.seats} seats need {session.seats} bots, not {len(bots)}")
    seated = dict(enumerate(bots))
    interrupting = eager(seated)
    for _ in range(limit):
        chosen = next_move(session, seated, interrupting, seed)
        if chosen is None:
            return True
        if watch is not None:
            watch(session, chosen[0], chosen[1])
        session.play(chosen[0], chosen[1])
    return session.decision is None


def bot_turns(session: Session, bots: Mapping[int, Bot], limit: int = LIMIT, seed: int = 0) -> list[Event]:
    """Lets the bots play until a person is asked, and returns the events."""
    events: list[Event] = []
    for _ in range(limit):
        chosen = move(session, bots, seed)
        if chosen is None:
            break
        events += session.play(chosen[0], chosen[1])
    return events
