"""The bots of a table: starts them at their turn, lets them think in a worker process and plays their moves."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from shamble.core.errors import ShambleError
from shamble.server.tables.bot_moves import SEARCHING, BotRequest, Moves, Position, any_move, play_burst
from shamble.server.views.history import TimeSlice

if TYPE_CHECKING:
    from shamble.server.tables.table import Table

log = logging.getLogger("shamble.server")


class TableBots:
    """The bots of one table: the running task, recent failures, and the time until the next try."""

    def __init__(self) -> None:
        self.thinking: asyncio.Task[None] | None = None
        self.troubles = 0
        """Number of consecutive failures."""
        self.resting = 0.0
        """Time of the monotonic clock before which the bots do not try again, in seconds."""
        self.careful = 0
        """Number of next decisions to ask for one at a time, after a burst of them took too long."""
        self.hasty = False
        """True if the searching bots were last told to play without searching, because too many tables think."""


def turn(table: Table) -> bool:
    """True if a bot has to decide and the table may go on."""
    decision = table.session.decision
    return (
        decision is not None
        and not table.roll.closed
        and not table.gone
        and table.roll.seats[decision.seat].bot is not None
        and table.session.seq < table.lobby.limits.records
    )


def wake(table: Table) -> None:
    """Starts the bots' task if it is their turn; resting bots are started later by the lobby."""
    if table.bots.thinking is not None or not turn(table):
        return
    if table.passed() < table.bots.resting:
        table.lobby.restless.add(table.id)
    else:
        table.bots.thinking = asyncio.create_task(play_on(table), name=f"bots {table.id}")


async def play_on(table: Table) -> None:
    try:
        while turn(table):
            await one_burst(table)
            table.bots.troubles = 0
    except Exception as reason:  # after any error, the bots try again when their rest is over
        table.bots.resting = table.passed() + table.lobby.limits.bot_rest_seconds * 2 ** min(table.bots.troubles, 6)
        table.bots.troubles += 1
        table.lobby.restless.add(table.id)
        if not table.lobby.storage.outage.going_on:  # else the storage has logged its outage
            log.error(
                "the bots of table %s failed and try again later: %s: %s", table.id, type(reason).__name__, reason
            )
    finally:
        table.bots.thinking = None


async def one_burst(table: Table) -> None:
    """Lets the bots think without the lock, and plays their moves if the table did not change meanwhile."""
    async with table.lock:
        if not turn(table):
            return
        seq, bots = table.session.seq, table.roll.bots()
        position = Position.of(table.session, luck=True)
    moves = await think(table, position, bots)
    async with table.lock:
        if table.session.seq != seq or table.roll.bots() != bots or table.roll.closed or moves is None:
            return
        if not moves.taken:
            raise ShambleError(f"the bots found no move: {moves.trouble}")
        try:
            async with TimeSlice(table.lobby.limits.slice_seconds, table.lobby.turns) as breath:
                for key, seat in moves.taken:
                    table.session.play(key, seat)
                    await breath.take()
        except Exception:
            log.exception("a bot's move at table %s is refused by the rules", table.id)
            await table.reload()
            raise
        await table.store(seq)
        table.lobby.metrics.by_bots.inc(max(0, table.session.seq - seq))
        await table.spread(seq)
        if moves.stumbled is not None:
            log.error("a bot at table %s failed, and %s moved for it: %s", table.id, moves.instead, moves.trouble)
            table.lobby.metrics.stumbles.inc()
            if moves.instead == "steady":
                await table.announce("note-steady-move", moves.stumbled)
            else:
                await table.announce("note-any-move", moves.stumbled)
        await tell_haste(table, bots, moves.hasty)


async def tell_haste(table: Table, bots: dict[int, str], hasty: bool) -> None:
    """Tells the table once that its searching bots play without searching. Needs the lock."""
    if hasty and not table.bots.hasty:
        await table.announce("note-hasty", min(seat for seat, name in bots.items() if name == SEARCHING))
    table.bots.hasty = hasty


async def think(table: Table, position: Position, bots: dict[int, str]) -> Moves | None:
    """The bots' moves, or a random one if they fail. None: ask again, one decision at a time."""
    limits = table.lobby.limits
    single = table.bots.careful > 0
    table.bots.careful = max(0, table.bots.careful - 1)
    # Another seed after a failure in the same position.
    seed = table.lobby.bot_seed + table.bots.troubles
    patience = limits.bot_decision_seconds
    thought = table.lobby.workers.thought(limits.bot_thought_seconds)
    burst = BotRequest(position, bots, seed, 1 if single else limits.bot_moves, limits.bot_seconds, patience, thought)
    most = limits.bot_seconds + 2 * patience
    try:
        answer = await table.lobby.workers.run(play_burst, burst, most, patient=not table.connections)
        return msgspec.json.decode(answer, type=Moves)
    except ShambleError as reason:
        if not single:
            table.bots.careful = limits.bot_moves
            return None
        fallback = any_move(position.open(), bots, seed)
        return Moves([fallback] if fallback else [], fallback[1] if fallback else None, str(reason), "random")
