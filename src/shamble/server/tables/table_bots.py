"""The bots of a table: starts them at their turn, lets them think in a worker process and plays their moves."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from shamble.core.errors import ShambleError
from shamble.server.tables.bot_moves import SEARCHING, BotRequest, Moves, Position, any_move, play_burst
from shamble.server.tables.table import Table
from shamble.server.views.history import TimeSlice

log = logging.getLogger("shamble.server")


def wake(table: Table) -> None:
    """Starts the bots' task if it is their turn; resting bots are started later by the lobby."""
    if table.bots.thinking is not None or not table.bots_to_move():
        return
    if table.monotonic() < table.bots.retry_at:
        table.services.tables_awaiting_time.add(table.id)
    else:
        table.bots.thinking = asyncio.create_task(play_on(table), name=f"bots {table.id}")


async def play_on(table: Table) -> None:
    """Lets the bots play until a person is asked. After an error they pause, longer with each further one."""
    try:
        while table.bots_to_move():
            await play_one_burst(table)
            table.bots.failures_in_row = 0
    except Exception as reason:  # after any error, the bots try again after a pause
        pause = table.services.limits.bot_rest_seconds * 2 ** min(table.bots.failures_in_row, 6)
        table.bots.retry_at = table.monotonic() + pause
        table.bots.failures_in_row += 1
        table.services.tables_awaiting_time.add(table.id)
        if not table.services.storage.outage.going_on:  # else the storage has logged its outage
            log.error(
                "the bots of table %s failed and try again later: %s: %s", table.id, type(reason).__name__, reason
            )
    finally:
        table.bots.thinking = None


async def play_one_burst(table: Table) -> None:
    """Lets the bots choose some moves in a worker, without the lock of the table, and plays these if the table did not
    change meanwhile. Tells the people at the table about a bot that failed or had no time, and about refused orders."""
    async with table.lock:
        if not table.bots_to_move():
            return
        seq, bots = table.session.seq, table.roster.bots()
        position = Position.of(table.session, luck=True)
    moves = await think(table, position, bots)
    async with table.lock:
        if table.session.seq != seq or table.roster.bots() != bots or table.roster.closed or moves is None:
            return
        if not moves.taken:
            raise ShambleError(f"the bots found no move: {moves.trouble}")
        try:
            async with TimeSlice(table.services.limits.slice_seconds, table.services.turns) as time_slice:
                for key, seat in moves.taken:
                    table.session.play(key, seat)
                    await time_slice.yield_if_due()
        except Exception:
            log.exception("a bot's move at table %s is refused by the rules", table.id)
            await table.reload()
            raise
        await table.store(seq)
        table.services.metrics.by_bots.inc(max(0, table.session.seq - seq))
        await table.spread(seq)
        if moves.stumbled is not None:
            log.error("a bot at table %s failed, and %s moved for it: %s", table.id, moves.instead, moves.trouble)
            table.services.metrics.stumbles.inc()
            if moves.instead == "steady":
                await table.announce("note-steady-move", moves.stumbled)
            else:
                await table.announce("note-any-move", moves.stumbled)
        await tell_haste(table, bots, moves.hasty)
        for refusal in moves.refused:
            if table.bots.refused != refusal:
                await table.announce("note-order-refused", refusal[0])
            table.bots.refused = refusal


async def tell_haste(table: Table, bots: dict[int, str], hasty: bool) -> None:
    """Tells the table once that its searching bots play without searching. Needs the lock."""
    if hasty and not table.bots.hasty:
        await table.announce("note-hasty", min(seat for seat, name in bots.items() if name == SEARCHING))
    table.bots.hasty = hasty


async def think(table: Table, position: Position, bots: dict[int, str]) -> Moves | None:
    """The bots' moves, or a random one if they fail. None: ask again, one decision at a time."""
    limits = table.services.limits
    single = table.bots.single_steps_left > 0
    table.bots.single_steps_left = max(0, table.bots.single_steps_left - 1)
    # Another seed after a failure in the same position.
    seed = table.services.bot_seed + table.bots.failures_in_row
    patience = limits.bot_decision_seconds
    search_seconds = table.services.workers.search_seconds(limits.bot_thought_seconds)
    burst = BotRequest(
        position, bots, seed, 1 if single else limits.bot_moves, limits.bot_seconds, patience, search_seconds
    )
    most = limits.bot_seconds + 2 * patience
    try:
        answer = await table.services.workers.run(play_burst, burst, most, patient=not table.clients)
        return msgspec.json.decode(answer, type=Moves)
    except ShambleError as reason:
        if not single:
            table.bots.single_steps_left = limits.bot_moves
            return None
        fallback = any_move(position.open(), bots, seed)
        return Moves([fallback] if fallback else [], fallback[1] if fallback else None, str(reason), "random")
