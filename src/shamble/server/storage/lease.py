"""The lease of one process among several on one database: it renews its own entry and reads those of the others.

One process at a time owns a table (`tables.owner`), and `tables.term` counts the changes of the owner. A write names
the term under which the table was read, so a process that stood still and lost a table unnoticed cannot write. Only the
clock and the locks of the database decide: a process is alive until the time in its entry, and only while its own
session holds the advisory lock of its number. A killed process is dead at once, because its connection is closed; after
a machine failure, when its time is over. Any role that may connect can take an advisory lock, so a lock of another
session does not count, and a number whose lock is taken is skipped.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable
from typing import Any

import asyncpg

from shamble.server.process.repeated_log import RepeatedLog, first_line
from shamble.server.process.supervisor import SupervisedTask, Supervisor

log = logging.getLogger("shamble.server")

SERVES = 20_401_969
"""First key of the advisory locks; the second key is the number of the process."""
BEAT = 0.25
"""Seconds between two renewals of the entry."""
GRACE = 6.0
"""Seconds for which a process counts as alive after its last renewal."""
LEAVE_SECONDS = 2.0
"""Maximum seconds to wait for the database when a process removes its entry."""
ALIVE = f"""
    SELECT p.id FROM processes p JOIN pg_locks l ON l.locktype = 'advisory' AND l.granted
    AND l.classid::bigint = {SERVES} AND l.objid::bigint = p.id AND l.objsubid = 2 AND l.pid = p.backend
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
    INSERT INTO processes (name, until, channel, backend)
    VALUES ($1, clock_timestamp() + $2::float8 * interval '1 second', $3, pg_backend_pid()) RETURNING id
"""
NUMBERS = 100
"""Maximum number of process numbers to try until one has a free lock."""
SWEEP = f"""
    WITH gone AS (
        DELETE FROM processes WHERE until < clock_timestamp() - interval '1 minute'
        AND id NOT IN ({ALIVE}) RETURNING id
    )
    DELETE FROM process_messages WHERE reader IN (SELECT id FROM gone)
"""


LONGEST_PAUSE = 5.0
"""Upper bound of the pause in seconds before a process that keeps losing its lease takes another one."""


class NoLease(OSError):
    """This process has no lease, because the database does not answer: it may own no table."""


class TakenForDead(OSError):
    """This process did not renew its entry in time: the others may have taken its tables."""


class Lease:
    """This process's entry in `processes`, and the task that renews it."""

    def __init__(self, address: str, pool: asyncpg.Pool, supervisor: Supervisor) -> None:
        self.address = address
        self.pool = pool
        self.supervisor = supervisor
        self.me: int | None = None
        """The number of this process, a new one after each loss of the lease; None without a lease."""
        self.on_notify: Callable[[str], None] = lambda payload: None
        """Called with the payload of each notification on this process's channel."""
        self.on_beat: Callable[[set[int]], None] = lambda there: None
        """Called after each renewal with the numbers of all processes that are alive."""
        self.on_lost: Callable[[str], None] = lambda reason: None
        """Called when this process has lost its lease, with the reason for its clients (`Bye.reason`)."""
        self.connection: Any = None
        self.task: SupervisedTask | None = None
        self.renewed = 0.0
        """Time of the last renewal (monotonic clock, seconds)."""
        self.losses = 0
        """Number of leases lost in a row, each before it was renewed for GRACE seconds."""
        self.entered = 0.0
        """Time at which the lease was taken, on the same clock."""
        self.lines = RepeatedLog(log)

    async def join(self) -> None:
        """Takes the lease, with which this process may own tables, and starts to renew it."""
        await self._enter()
        await self._renew()  # now this process knows the others
        self.task = self.supervisor.start("lease", self._keep)

    async def leave(self) -> None:
        """Stops renewing and removes the entry."""
        if self.task is not None:
            await self.task.ended()
        me, self.me = self.me, None
        connection, self.connection = self.connection, None
        if connection is None or connection.is_closed():
            return
        try:
            await connection.execute("DELETE FROM processes WHERE id = $1", me, timeout=LEAVE_SECONDS)
            await connection.close(timeout=LEAVE_SECONDS)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):  # the entry expires by itself
            connection.terminate()

    async def _enter(self) -> None:
        """Takes a lease with a new number and channel, and listens on the channel."""
        connection = await asyncpg.connect(self.address, command_timeout=GRACE, timeout=GRACE)
        try:
            channel = f"shamble_{secrets.token_hex(16)}"
            me = await self._number(connection, channel)
            await connection.add_listener(channel, lambda _, pid, name, payload: self.on_notify(payload))
        except BaseException:
            connection.terminate()
            raise
        self.connection, self.me = connection, me
        self.entered = self.renewed = time.monotonic()
        log.info("this process has number %s among those on this database", me)

    async def _number(self, connection: Any, channel: str) -> int:
        """A new number for this process, whose advisory lock this session has taken."""
        name = f"{socket.gethostname()}:{os.getpid()}"
        for _ in range(NUMBERS):
            me: int = await connection.fetchval(JOIN, name, GRACE, channel)
            if await connection.fetchval(f"SELECT pg_try_advisory_lock({SERVES}, {me})"):
                return me
            await connection.execute("DELETE FROM processes WHERE id = $1", me)
        raise OSError(f"another session of the database holds the advisory locks ({SERVES}, …) of all numbers tried")

    async def _renew(self) -> None:
        """Renews the lease and reports the processes that are alive; raises TakenForDead if it came too late."""
        alive = {row["id"] for row in await self.connection.fetch(RENEW, self.me, GRACE)}
        if self.me not in alive:
            raise TakenForDead("the lease was not renewed in time")
        self.renewed = time.monotonic()
        self.on_beat(alive)

    async def _keep(self) -> None:
        """Renews the lease for as long as the process runs; takes a new one after a loss."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT if self.me is not None else min(LONGEST_PAUSE, BEAT * 2 ** min(self.losses, 10)))
            try:
                if self.me is None:
                    await self._enter()
                await self._renew()
                beats += 1
                if beats % 60 == 0:
                    await self.connection.execute(SWEEP)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as reason:
                if self.me is None:
                    self.losses += 1
                    self.lines.add(f"this process cannot take a lease: {first_line(reason)}")
                elif self._may_go_on(reason):
                    self.lines.add(f"process {self.me} could not renew its lease: {first_line(reason)}")
                else:
                    self._lose(reason)

    def _may_go_on(self, reason: Exception) -> bool:
        """True if the lease still runs after this error: the database refused the query, such as for want of memory for
        its locks, and neither closed the connection nor is the time over."""
        refused = isinstance(reason, asyncpg.PostgresError) and not self.connection.is_closed()
        return refused and time.monotonic() - self.renewed < GRACE / 2

    def _lose(self, reason: Exception) -> None:
        """Gives the lease up after an error: other processes may have taken the tables in memory."""
        self.lines.add(f"process {self.me} has lost its lease: {first_line(reason)}")
        self.losses = self.losses + 1 if time.monotonic() - self.entered < GRACE else 1
        self.me = None
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()  # this also releases the advisory lock
        self.on_lost("moved" if isinstance(reason, TakenForDead) else "storage")
