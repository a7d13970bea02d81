"""Tables in an SQLite file: one thread writes, another reads, each with a plain connection that it keeps.

A commit is one trip to the writer's thread, however many moves of however many tables share it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import sqlalchemy as sa

from shamble.server.storage.stored_rows import (
    LISTED,
    PAGE,
    Listed,
    Row,
    StoredRecord,
    TooLate,
    Write,
    migrate,
    outdated,
)

T = TypeVar("T")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
FIELDS = Row.__struct_fields__
INSERT = f"INSERT INTO tables ({', '.join(FIELDS)}) VALUES ({', '.join(f':{name}' for name in FIELDS)})"
SELECT = f"SELECT {', '.join(FIELDS)} FROM tables WHERE id = ?"
PAGES = "SELECT seq, data, luck, at FROM records WHERE table_id = ? AND epoch = ? AND seq >= ? ORDER BY seq LIMIT ?"


class Sqlite:
    def __init__(self, path: str) -> None:
        self.path = path
        self.writer = Hand(path, "writes")
        self.reader = Hand(path, "reads")

    @staticmethod
    async def open(path: str) -> Sqlite:
        made = Sqlite(path)
        try:
            await made.writer.do(lambda connection: prepare(path))
            await made.reader.do(lambda connection: None)
        except BaseException:
            await made.close()
            raise
        return made

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()

    async def commit(self, batch: Sequence[Write]) -> None:
        await self.writer.do(lambda connection: write(connection, batch))

    async def row(self, table: str) -> Row | None:
        found = await self.reader.do(lambda connection: connection.execute(SELECT, (table,)).fetchone())
        return Row(*found) if found is not None else None

    async def claim(self, table: str) -> Row | None:
        return await self.row(table)  # nobody else serves from this file

    @property
    def owner(self) -> int | None:
        return None

    async def lines(self, table: str, epoch: int, start: int) -> list[StoredRecord]:
        given = (table, epoch, start, PAGE)
        found = await self.reader.do(lambda connection: connection.execute(PAGES, given).fetchall())
        return [StoredRecord(*one) for one in found]

    async def listed(self, before: float) -> list[Listed]:
        found = await self.reader.do(lambda connection: connection.execute(LISTED.format("?"), (before,)).fetchall())
        return [Listed(*one) for one in found]

    async def remove(self, table: str, term: int, touched: float | None) -> bool:
        return await self.writer.do(lambda connection: remove(connection, table, term, touched))

    async def seize(self, table: str, term: int, edition: int, roll: str) -> bool:
        changes = "roll = ?, edition = edition + 1, term = term + 1"
        text = f"UPDATE tables SET {changes} WHERE id = ? AND term = ? AND edition = ?"
        given = (roll, table, term, edition)
        return await self.writer.do(lambda connection: connection.execute(text, given).rowcount > 0)

    async def banned(self) -> list[str]:
        text = "SELECT network FROM bans ORDER BY network"
        return [one[0] for one in await self.reader.do(lambda connection: connection.execute(text).fetchall())]

    async def ban(self, network: str, since: float | None) -> None:
        text = "DELETE FROM bans WHERE network = ?" if since is None else "INSERT OR REPLACE INTO bans VALUES (?, ?)"
        given = (network,) if since is None else (network, since)
        await self.writer.do(lambda connection: connection.execute(text, given))


class Hand:
    """A thread and the connection that it alone uses. It is handed work and nothing else: the future of an executor,
    with a lock and a condition of its own, would cost as much again as the trip."""

    def __init__(self, path: str, name: str) -> None:
        self.path = path
        self.connection: sqlite3.Connection | None = None
        self.closed = False
        self.works: SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self.thread = Thread(target=self._work_on, name=name, daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.closed:
            raise RuntimeError("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.works.put((work, done))
        try:
            return await done
        finally:
            del done  # what went wrong would hold this frame, and this frame what went wrong

    def _work_on(self) -> None:
        while (given := self.works.get()) is not None:
            work, done = given
            answer = reason = None
            try:
                if self.connection is None:
                    self.connection = connect(self.path)
                answer = work(self.connection)
            except BaseException as wrong:
                reason = wrong
            try:
                done.get_loop().call_soon_threadsafe(settle, done, answer, reason)
            except RuntimeError:  # the loop is closed: nobody waits any more
                pass
            del given, work, done, answer, reason  # nothing is held until there is more to do
        if self.connection is not None:
            self.connection.close()

    async def close(self) -> None:
        """Here, and not in another thread: nothing comes between the last work and the end."""
        self.closed = True
        self.works.put(None)
        await asyncio.to_thread(self.thread.join)


def settle(done: asyncio.Future[Any], answer: object, reason: BaseException | None) -> None:
    """In the event loop: whoever waits is told, unless they have gone."""
    if done.done():
        return
    if reason is None:
        done.set_result(answer)
    else:
        done.set_exception(reason)


def connect(path: str) -> sqlite3.Connection:
    if not os.path.exists(path):
        # Hidden cards are in there: other people on this machine need not read it. SQLite's side files follow it.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def prepare(path: str) -> None:
    engine = sa.create_engine(sa.URL.create("sqlite", database=path))
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


def write(connection: sqlite3.Connection, batch: Sequence[Write]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.executemany(INSERT, [one.insert for one in batch if one.insert is not None])
        connection.executemany(
            "INSERT INTO records (table_id, epoch, seq, data, luck, at) VALUES (?, ?, ?, ?, ?, ?)",
            [(one.table, one.epoch, line.seq, line.data, line.luck, line.at) for one in batch for line in one.lines],
        )
        for one in batch:
            if one.update is not None:
                update(connection, one, one.update)
        connection.execute("COMMIT")
    except BaseException as reason:
        connection.execute("ROLLBACK")
        if isinstance(reason, sqlite3.IntegrityError):
            raise TooLate("somebody else was first") from reason
        raise


def remove(connection: sqlite3.Connection, table: str, term: int, touched: float | None) -> bool:
    connection.execute("BEGIN IMMEDIATE")
    try:
        known = connection.execute("SELECT term, touched FROM tables WHERE id = ?", (table,)).fetchone()
        fits = known is not None and known[0] == term and touched in (None, known[1])
        if fits:
            connection.execute("DELETE FROM records WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))
        connection.execute("COMMIT")
        return fits
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def update(connection: sqlite3.Connection, one: Write, values: dict[str, Any]) -> None:
    names = ", ".join(f"{name} = ?" for name in values)
    also, given = "", [*values.values(), one.table]
    for name, value in (("term", one.term), ("edition", one.edition)):
        if value is not None:
            also, given = f"{also} AND {name} = ?", [*given, value]
    done = connection.execute(f"UPDATE tables SET {names} WHERE id = ?{also}", given)
    if not done.rowcount:
        found = connection.execute(SELECT, (one.table,)).fetchone()
        reason = outdated(one, Row(*found) if found is not None else None)
        if reason is not None:
            raise reason
