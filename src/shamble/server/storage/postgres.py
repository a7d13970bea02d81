"""Tables in PostgreSQL, through asyncpg. Any number of processes may serve from one database (see `lease`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from shamble.server.storage.lease import ALIVE, Lease
from shamble.server.storage.stored_rows import (
    LISTED,
    PAGE,
    Elsewhere,
    Listed,
    Lost,
    Row,
    StoredRecord,
    TooLate,
    Write,
    migrate,
    outdated,
)

T = TypeVar("T")
ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What may go wrong between here and the database; a TimeoutError is an OSError."""
CUT_OFF = (
    ConnectionError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # its goodbye came in between
)
"""The database has closed the connection, or is about to."""
MIGRATING = 20_401_968
"""The advisory lock of whoever brings the database up to date: processes may start at the same time."""
PATIENCE = 20.0
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
    def __init__(self, pool: asyncpg.Pool, lease: Lease) -> None:
        self.pool = pool
        self.lease = lease

    @staticmethod
    async def open(url: sa.URL) -> Postgres:
        await bring_up_to_date(url)
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        pool = await asyncpg.create_pool(
            address, min_size=2, max_size=10, command_timeout=PATIENCE, reset=leave_as_it_is
        )
        return Postgres(pool, Lease(address, pool))

    async def close(self) -> None:
        await self.lease.leave()
        await self.pool.close()

    @property
    def owner(self) -> int | None:
        return self.lease.me

    async def _surely(self, work: Callable[[], Awaitable[T]]) -> T:
        """A connection that the database has closed is often noticed only when it is used. Then all that were opened
        before are replaced, and it is tried once more."""
        try:
            return await work()
        except CUT_OFF:
            await self.pool.expire_connections()
            return await work()

    async def commit(self, batch: Sequence[Write]) -> None:
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
                raise TooLate("somebody else was first") from reason

    async def _stored(self, batch: Sequence[Write]) -> bool:
        """Whether these very records are there: then the first try was done, and only its answer was cut off."""
        text = "SELECT data, term FROM records WHERE table_id = $1 AND epoch = $2 AND seq = $3"
        lines = [(one, line) for one in batch for line in one.lines]
        for one, line in lines:
            found = await self.pool.fetchrow(text, one.table, one.epoch, line.seq)
            if found is None or tuple(found) != (line.data, one.term or 0):
                return False
        return bool(lines)

    async def row(self, table: str) -> Row | None:
        found = await self._surely(lambda: self.pool.fetchrow(SELECT, table))
        return Row(*found) if found is not None else None

    async def claim(self, table: str) -> Row | None:
        me = self.lease.me
        if me is None:
            raise Lost("this process is not among those that serve")
        found = await self._surely(lambda: self.pool.fetchrow(CLAIM, table, me))
        if found is not None:
            return Row(*found)
        row = await self.row(table)
        if row is None:
            return None
        if row.owner is None or row.owner == me:  # it has changed hands just now
            raise Lost("the table has just changed hands")
        raise Elsewhere(row.owner)

    async def lines(self, table: str, epoch: int, start: int) -> list[StoredRecord]:
        found = await self._surely(lambda: self.pool.fetch(PAGES, table, epoch, start, PAGE))
        return [StoredRecord(*one) for one in found]

    async def listed(self, before: float) -> list[Listed]:
        return [Listed(*one) for one in await self.pool.fetch(LISTED.format("$1"), before)]

    async def remove(self, table: str, term: int, touched: float | None) -> bool:
        async with self.pool.acquire() as connection, connection.transaction():
            known = await connection.fetchrow("SELECT term, touched FROM tables WHERE id = $1 FOR UPDATE", table)
            if known is None or known["term"] != term or touched not in (None, known["touched"]):
                return False
            for name in ("records", "leases"):
                await connection.execute(f"DELETE FROM {name} WHERE table_id = $1", table)
            await connection.execute("DELETE FROM tables WHERE id = $1", table)
            return True

    async def seize(self, table: str, term: int, edition: int, roll: str) -> bool:
        done = await self.pool.execute(
            "UPDATE tables SET roll = $1, edition = edition + 1, term = term + 1, owner = NULL"
            " WHERE id = $2 AND term = $3 AND edition = $4",
            roll,
            table,
            term,
            edition,
        )
        return bool(done == "UPDATE 1")

    async def banned(self) -> list[str]:
        return [one["network"] for one in await self.pool.fetch("SELECT network FROM bans ORDER BY network")]

    async def ban(self, network: str, since: float | None) -> None:
        if since is None:
            await self.pool.execute("DELETE FROM bans WHERE network = $1", network)
        else:
            text = "INSERT INTO bans (network, since) VALUES ($1, $2) ON CONFLICT (network) DO NOTHING"
            await self.pool.execute(text, network, since)


async def leave_as_it_is(connection: Any) -> None:
    """asyncpg would have the database forget settings, cursors and locks after every use: a second trip for each move.
    There are none; an open transaction is ended all the same."""


async def bring_up_to_date(url: sa.URL) -> None:
    engine = create_async_engine(url.set(drivername="postgresql+asyncpg"))
    try:
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(migrate)
            await connection.commit()
    finally:
        await engine.dispose()


async def write(connection: Any, batch: Sequence[Write]) -> None:
    """The rows first: they are locked then, and whoever lost a table writes none of its records."""
    for one in batch:
        if one.insert is not None:
            await connection.execute(INSERT, *one.insert.values())
            if one.insert["owner"] is not None:
                noted = "INSERT INTO leases (table_id, term, owner) VALUES ($1, $2, $3)"
                await connection.execute(noted, one.table, one.insert["term"], one.insert["owner"])
    # In the order of their names: no two writers wait for each other in a circle.
    moves = sorted((one for one in batch if is_move(one)), key=lambda one: one.table)
    if len(moves) > 1 and len({one.table for one in moves}) == len(moves):
        given = [one.update["touched"] for one in moves if one.update is not None]
        done = await connection.execute(TOUCH, [one.table for one in moves], given, [one.term for one in moves])
        if done != f"UPDATE {len(moves)}":
            raise Lost("another process has one of these tables")
    else:
        for one in moves:
            await update(connection, one)
    for one in batch:
        if one.update is not None and not is_move(one):
            await update(connection, one)
    lines = [(one, line) for one in batch for line in one.lines]
    for start in range(0, len(lines), PAGE):
        page = lines[start : start + PAGE]
        await connection.execute(
            RECORDS,
            [one.table for one, _ in page],
            [one.epoch for one, _ in page],
            [line.seq for _, line in page],
            [line.data for _, line in page],
            [line.luck for _, line in page],
            [line.at for _, line in page],
            [one.term or 0 for one, _ in page],
        )


def is_move(one: Write) -> bool:
    return one.term is not None and one.edition is None and one.update is not None and set(one.update) == {"touched"}


async def update(connection: Any, one: Write) -> None:
    assert one.update is not None
    values = dict(one.update)
    guards = {name: value for name in ("term", "edition") if (value := getattr(one, name)) is not None}
    names = ", ".join(f"{name} = ${number}" for number, name in enumerate(values, 1))
    first = len(values) + 1
    where = " AND ".join(f"{name} = ${number}" for number, name in enumerate(("id", *guards), first))
    given = [*values.values(), one.table, *guards.values()]
    done = await connection.execute(f"UPDATE tables SET {names} WHERE {where}", *given)
    if done == "UPDATE 0":
        found = await connection.fetchrow(SELECT, one.table)
        reason = outdated(one, Row(*found) if found is not None else None)
        if reason is not None:
            raise reason
