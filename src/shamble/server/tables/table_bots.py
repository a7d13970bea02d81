"""The seats of a table that bots play: they are woken, think elsewhere, and what they chose is played."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from shamble.core.errors import ShambleError
from shamble.server.tables.bot_moves import Burst, Moves, Position, any_move, play_burst
from shamble.server.views.history import Breath

if TYPE_CHECKING:
    from shamble.server.tables.table import Table

log = logging.getLogger("shamble.server")


class Robots:
    """How it goes with them."""

    def __init__(self) -> None:
        self.thinking: asyncio.Task[None] | None = None
        self.troubles = 0
        """How often in a row they were stopped by something."""
        self.resting = 0.0
        """Until then they don't try again."""
        self.careful = 0
        """So many decisions are asked for one by one: among them is one that takes too long."""


def turn(table: Table) -> bool:
    decision = table.session.decision
    return (
        decision is not None
        and not table.roll.closed
        and not table.gone
        and table.roll.seats[decision.seat].bot is not None
        and table.session.seq < table.lobby.limits.records
    )


def wake(table: Table) -> None:
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
    except Exception as reason:  # whatever it was: they try again when the clock says so
        table.bots.resting = table.passed() + table.lobby.limits.bot_rest_seconds * 2 ** min(table.bots.troubles, 6)
        table.bots.troubles += 1
        table.lobby.restless.add(table.id)
        log.error("bots at table %s rest: %s: %s", table.id, type(reason).__name__, reason)
    finally:
        table.bots.thinking = None


async def one_burst(table: Table) -> None:
    """The bots think outside the lock; what they chose counts only if nothing happened meanwhile."""
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
            raise ShambleError(f"the bots do not know what to do: {moves.trouble}")
        try:
            async with Breath(table.lobby.limits.slice_seconds, table.lobby.turns) as breath:
                for key, seat in moves.taken:
                    table.session.play(key, seat)
                    await breath.take()
        except Exception:
            log.exception("a bot's move at table %s does not fit", table.id)
            await table.reload()
            raise
        await table.store(seq)
        table.lobby.metrics.by_bots.inc(max(0, table.session.seq - seq))
        await table.spread(seq)
        if moves.stumbled is not None:
            log.error("a bot at table %s stumbled: %s", table.id, moves.trouble)
            table.lobby.metrics.stumbles.inc()
            await table.announce("note-any-move", moves.stumbled)


async def think(table: Table, position: Position, bots: dict[int, str]) -> Moves | None:
    """What the bots do, or any move if they find none. None: ask again, one decision at a time."""
    limits = table.lobby.limits
    single = table.bots.careful > 0
    table.bots.careful = max(0, table.bots.careful - 1)
    # After trouble with the same position, luck of another kind.
    seed = table.lobby.bot_seed + table.bots.troubles
    patience = limits.bot_decision_seconds
    burst = Burst(position, bots, seed, 1 if single else limits.bot_moves, limits.bot_seconds, patience)
    most = limits.bot_seconds + 2 * patience
    try:
        answer = await table.lobby.workers.run(play_burst, burst, most, patient=not table.connections)
        return msgspec.json.decode(answer, type=Moves)
    except ShambleError as reason:
        if not single:
            table.bots.careful = limits.bot_moves
            return None
        found = any_move(position.open(), bots, seed)
        return Moves([found] if found else [], found[1] if found else None, str(reason))
