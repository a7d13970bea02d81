"""One process among those that serve from one database: it says that it is there, and hears who else is.

A table belongs to one of them at a time (`tables.owner`), and each change of hands has a number (`tables.term`): every
write names the term that it was read under, so that who lost a table without knowing it, because it stood still for a
while, writes nothing. What decides is the database's clock and its locks, never a machine's: a process is there until
the time that it wrote down, and only as long as it holds the advisory lock of its number. One that is killed is gone
at once, because its connection is; one whose machine vanished is gone when its time is up.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from typing import Any

import asyncpg

log = logging.getLogger("shamble.server")

SERVES = 20_401_969
"""The first half of the advisory locks' numbers; the second one is the process's."""
BEAT = 0.25
"""Seconds between two signs of life."""
GRACE = 6.0
"""So long a process is there after its last one."""
ALIVE = f"""
    SELECT p.id FROM processes p JOIN pg_locks l ON l.locktype = 'advisory' AND l.granted
    AND l.classid::bigint = {SERVES} AND l.objid::bigint = p.id AND l.objsubid = 2
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    WHERE p.until > clock_timestamp()
"""
RENEW = f"""
    WITH mine AS (
        UPDATE processes SET until = clock_timestamp() + $2::float8 * interval '1 second'
        WHERE id = $1 AND until > clock_timestamp() RETURNING id
    )
    SELECT id FROM mine UNION SELECT id FROM ({ALIVE}) AS others WHERE EXISTS (SELECT 1 FROM mine)
"""
JOIN = """
    INSERT INTO processes (name, until) VALUES ($1, clock_timestamp() + $2::float8 * interval '1 second') RETURNING id
"""
SWEEP = f"""
    WITH gone AS (
        DELETE FROM processes WHERE until < clock_timestamp() - interval '1 minute'
        AND id NOT IN ({ALIVE}) RETURNING id
    )
    DELETE FROM letters WHERE reader IN (SELECT id FROM gone)
"""


def channel(process: int) -> str:
    return f"shamble_{process}"


class Lease:
    def __init__(self, address: str, pool: asyncpg.Pool) -> None:
        self.address = address
        self.pool = pool
        self.me: int | None = None
        """This process's number; another one after each time that it was taken for dead."""
        self.on_mail: Callable[[str], None] = lambda letter: None
        self.on_beat: Callable[[set[int]], None] = lambda there: None
        """Called with everybody who is there, again and again."""
        self.on_lost: Callable[[], None] = lambda: None
        self.connection: Any = None
        self.task: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """From now on this process may own tables."""
        await self._enter()
        self.task = asyncio.create_task(self._keep(), name="lease")

    async def leave(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        me, self.me = self.me, None
        if self.connection is not None and not self.connection.is_closed():
            await self.connection.execute("DELETE FROM processes WHERE id = $1", me)
            await self.connection.close()

    async def _enter(self) -> None:
        self.connection = await asyncpg.connect(self.address, command_timeout=GRACE)
        name = f"{socket.gethostname()}:{os.getpid()}"
        me = await self.connection.fetchval(JOIN, name, GRACE)
        await self.connection.execute(f"SELECT pg_advisory_lock({SERVES}, {me})")
        await self.connection.add_listener(channel(me), lambda _, pid, name, letter: self.on_mail(letter))
        self.me = me
        log.info("this is process %s of those that serve from this database", me)

    async def _keep(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.me is None:
                    await self._enter()
                found = {row["id"] for row in await self.connection.fetch(RENEW, self.me, GRACE)}
                if self.me not in found:
                    raise OSError("the others took this process for dead")
                self.on_beat(found)
                beats += 1
                if beats % 60 == 0:
                    await self.connection.execute(SWEEP)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as reason:
                self._lose(reason)

    def _lose(self, reason: Exception) -> None:
        """Nothing in memory can be trusted any more: somebody else may have taken it."""
        if self.me is None:
            return
        log.warning("process %s has lost its place: %s", self.me, reason or type(reason).__name__)
        self.me = None
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()  # and with it the lock
        self.on_lost()
