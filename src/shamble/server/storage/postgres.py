"""Tables in PostgreSQL, through asyncpg. Any number of processes may serve from one database (see `lease`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from shamble.server.process.supervisor import Supervisor
from shamble.server.storage.lease import ALIVE, Lease, NoLease
from shamble.server.storage.stored_rows import (
    LISTED,
    PAGE,
    PROBE,
    PROBED,
    Listed,
    OwnedElsewhere,
    OwnershipLost,
    Row,
    StoredRecord,
    Write,
    WriteConflict,
    migrate,
    outdated,
)

T = TypeVar("T")
ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""Errors of the connection and of the database, timeouts included (a TimeoutError is an OSError)."""
CUT_OFF = (
    ConnectionError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised if the database closes the connection during a query
)
"""Errors after which the database has closed the connection, or is about to."""
REFUSED = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError)
"""Errors about a value that the database does not take. A ValueError is that of asyncpg itself about an argument; it is
an InterfaceError, too."""
MIGRATING = 20_401_968
"""Number of the advisory lock for migrations, because several processes may start at the same time."""
PATIENCE = 20.0
"""Seconds that a query may take."""
CLOSE_SECONDS = 3.0
"""Maximum seconds to wait while connections are closed properly."""
FIELDS = Row.__struct_fields__
COLUMNS = ", ".join(FIELDS)
INSERT = f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join(f'${number}' for number in range(1, len(FIELDS) + 1))})"
SELECT = f"SELECT {COLUMNS} FROM tables WHERE id = $1"
TOUCH = """
    UPDATE tables t SET touched = given.touched
    FROM unnest($1::text[], $2::float8[], $3::int[]) AS given (id, touched, term)
    WHERE t.id = given.id AND t.term = given.term
"""
RECORDS = """
    INSERT INTO records (table_id, epoch, seq, data, luck, at, term)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::float8[], $7::int[])
"""
PAGES = """
    SELECT seq, data, luck, at FROM records WHERE table_id = $1 AND epoch = $2 AND seq >= $3 ORDER BY seq LIMIT $4
"""
CLAIM = f"""
    WITH alive AS ({ALIVE}),
    taken AS (
        UPDATE tables SET owner = $2, term = term + 1
        WHERE id = $1 AND $2 IN (SELECT id FROM alive)
        AND (owner IS NULL OR owner = $2 OR owner NOT IN (SELECT id FROM alive))
        RETURNING {COLUMNS}
    ),
    noted AS (INSERT INTO leases (table_id, term, owner) SELECT id, term, owner FROM taken)
    SELECT {COLUMNS} FROM taken
"""


class Postgres:
    """A `Database` in PostgreSQL, with a pool of connections and this process's lease."""

    def __init__(self, pool: asyncpg.Pool, lease: Lease) -> None:
        self.pool = pool
        self.lease = lease

    @staticmethod
    async def open(url: sa.URL, supervisor: Supervisor) -> Postgres:
        """Migrates the database and opens a pool of connections. The lease is taken later, by `join`."""
        await bring_up_to_date(url)
        logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)  # `Storage.outage` logs failing connections
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        pool = await asyncpg.create_pool(
            address, min_size=2, max_size=10, command_timeout=PATIENCE, reset=leave_as_it_is
        )
        return Postgres(pool, Lease(address, pool, supervisor))

    async def close(self) -> None:
        """Ends the lease and closes all connections."""
        await self.lease.leave()
        try:
            await asyncio.wait_for(self.pool.close(), CLOSE_SECONDS)
        except (TimeoutError, *ERRORS):  # the database does not answer, or has closed the connection
            self.pool.terminate()

    @property
    def owner(self) -> int | None:
        return self.lease.me

    async def _surely(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs `work`, and once more with new connections if the database had closed the old ones.

        A closed connection is often noticed only when it is used.
        """
        try:
            return await work()
        except REFUSED:
            raise
        except CUT_OFF:
            await self.pool.expire_connections()
            return await work()

    async def commit(self, batch: Sequence[Write]) -> None:
        """Writes a batch in one transaction, at most twice (`_surely`). A record that the first try stored is no
        conflict."""
        tries = 0

        async def once() -> None:
            nonlocal tries
            tries += 1
            async with self.pool.acquire() as connection, connection.transaction():
                await write(connection, batch)

        try:
            await self._surely(once)
        except asyncpg.UniqueViolationError as reason:
            if tries < 2 or not await self._stored(batch):
                raise WriteConflict("another write was stored first") from reason

    async def _stored(self, batch: Sequence[Write]) -> bool:
        """True if exactly these records are stored: then the first try succeeded, and only its answer was lost."""
        text = "SELECT data, term FROM records WHERE table_id = $1 AND epoch = $2 AND seq = $3"
        lines = [(write, line) for write in batch for line in write.lines]
        for write, line in lines:
            stored = await self.pool.fetchrow(text, write.table, write.epoch, line.seq)
            if stored is None or tuple(stored) != (line.data, write.term or 0):
                return False
        return bool(lines)

    async def row(self, table: str) -> Row | None:
        row = await self._surely(lambda: self.pool.fetchrow(SELECT, table))
        return Row(*row) if row is not None else None

    async def claim(self, table: str) -> Row | None:
        """Makes this process the owner of a table and returns its row; None if there is no such table."""
        me = self.lease.me
        if me is None:
            raise NoLease("this process has no lease")
        claimed = await self._surely(lambda: self.pool.fetchrow(CLAIM, table, me))
        if claimed is not None:
            return Row(*claimed)
        row = await self.row(table)
        if row is None:
            return None
        if row.owner is None or row.owner == me:  # its owner has changed since the query
            raise OwnershipLost("the owner of the table has just changed")
        raise OwnedElsewhere(row.owner)

    async def lines(self, table: str, epoch: int, start: int) -> list[StoredRecord]:
        records = await self._surely(lambda: self.pool.fetch(PAGES, table, epoch, start, PAGE))
        return [StoredRecord(*record) for record in records]

    async def probe(self, data: str) -> None:
        await self._surely(lambda: self.pool.execute(PROBE.format("$1"), data))
        await self._surely(lambda: self.pool.fetchval(PROBED))

    async def listed(self, before: float) -> list[Listed]:
        return [Listed(*row) for row in await self.pool.fetch(LISTED.format("$1"), before)]

    async def terms(self, tables: Sequence[str]) -> dict[str, int]:
        """Table id → term under which the table is owned."""
        rows = await self.pool.fetch("SELECT id, term FROM tables WHERE id = ANY($1::text[])", list(tables))
        return {row["id"]: row["term"] for row in rows}

    async def remove(self, table: str, term: int, touched: float | None) -> bool:
        """Deletes a table unless it has changed; the row lock keeps other writers out meanwhile."""
        async with self.pool.acquire() as connection, connection.transaction():
            stored = await connection.fetchrow("SELECT term, touched FROM tables WHERE id = $1 FOR UPDATE", table)
            if stored is None or stored["term"] != term or touched not in (None, stored["touched"]):
                return False
            for name in ("records", "leases"):
                await connection.execute(f"DELETE FROM {name} WHERE table_id = $1", table)
            await connection.execute("DELETE FROM tables WHERE id = $1", table)
            return True

    async def take_over(self, table: str, term: int, edition: int, roster: str) -> bool:
        """Stores a new roster and frees the table from its owner."""
        done = await self.pool.execute(
            "UPDATE tables SET roll = $1, edition = edition + 1, term = term + 1, owner = NULL"
            " WHERE id = $2 AND term = $3 AND edition = $4",
            roster,
            table,
            term,
            edition,
        )
        return bool(done == "UPDATE 1")

    async def banned(self) -> list[str]:
        return [ban["network"] for ban in await self.pool.fetch("SELECT network FROM bans ORDER BY network")]

    async def ban(self, network: str, since: float | None) -> None:
        """Bans a network, or lifts the ban."""
        if since is None:
            await self.pool.execute("DELETE FROM bans WHERE network = $1", network)
        else:
            text = "INSERT INTO bans (network, since) VALUES ($1, $2) ON CONFLICT (network) DO NOTHING"
            await self.pool.execute(text, network, since)

    async def ask(self, text: str, given: Sequence[Any], write: bool) -> list[Sequence[Any]]:
        parts = text.split("?")
        numbered = "".join([f"{part}${number}" for number, part in enumerate(parts[:-1], 1)]) + parts[-1]
        return [tuple(row) for row in await self._surely(lambda: self.pool.fetch(numbered, *given))]


async def leave_as_it_is(connection: Any) -> None:
    """Replaces asyncpg's reset of settings, cursors and locks, which would cost a second round trip per move.

    This module uses none of them. asyncpg still ends an open transaction.
    """


async def bring_up_to_date(url: sa.URL) -> None:
    """Runs the migrations, one process at a time."""
    engine = create_async_engine(url.set(drivername="postgresql+asyncpg"))
    try:
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(migrate)
            await connection.commit()
    finally:
        await engine.dispose()


async def write(connection: Any, batch: Sequence[Write]) -> None:
    """Writes a batch. The rows of tables come first, which locks them: a process that lost a table writes no record."""
    for entry in batch:
        if entry.insert is not None:
            await connection.execute(INSERT, *entry.insert.values())
            if entry.insert["owner"] is not None:
                noted = "INSERT INTO leases (table_id, term, owner) VALUES ($1, $2, $3)"
                await connection.execute(noted, entry.table, entry.insert["term"], entry.insert["owner"])
    # Sorted by table id, so that two writers cannot deadlock.
    moves = sorted((entry for entry in batch if is_move(entry)), key=lambda entry: entry.table)
    if len(moves) > 1 and len({entry.table for entry in moves}) == len(moves):
        given = [entry.update["touched"] for entry in moves if entry.update is not None]
        done = await connection.execute(TOUCH, [entry.table for entry in moves], given, [entry.term for entry in moves])
        if done != f"UPDATE {len(moves)}":
            raise OwnershipLost("another process owns one of these tables")
    else:
        for entry in moves:
            await update(connection, entry)
    for entry in batch:
        if entry.update is not None and not is_move(entry):
            await update(connection, entry)
    lines = [(entry, line) for entry in batch for line in entry.lines]
    for start in range(0, len(lines), PAGE):
        page = lines[start : start + PAGE]
        await connection.execute(
            RECORDS,
            [entry.table for entry, _ in page],
            [entry.epoch for entry, _ in page],
            [line.seq for _, line in page],
            [line.data for _, line in page],
            [line.luck for _, line in page],
            [line.at for _, line in page],
            [entry.term or 0 for entry, _ in page],
        )


def is_move(one: Write) -> bool:
    """True if the write only appends records and touches the table, as a move does."""
    return one.term is not None and one.edition is None and one.update is not None and set(one.update) == {"touched"}


async def update(connection: Any, one: Write) -> None:
    """Updates the row of a table. Raises OwnershipLost or WriteConflict if its term or edition has changed."""
    assert one.update is not None
    values = dict(one.update)
    guards = {name: value for name in ("term", "edition") if (value := getattr(one, name)) is not None}
    names = ", ".join(f"{name} = ${number}" for number, name in enumerate(values, 1))
    first = len(values) + 1
    where = " AND ".join(f"{name} = ${number}" for number, name in enumerate(("id", *guards), first))
    given = [*values.values(), one.table, *guards.values()]
    done = await connection.execute(f"UPDATE tables SET {names} WHERE {where}", *given)
    if done == "UPDATE 0":
        row = await connection.fetchrow(SELECT, one.table)
        reason = outdated(one, Row(*row) if row is not None else None)
        if reason is not None:
            raise reason
