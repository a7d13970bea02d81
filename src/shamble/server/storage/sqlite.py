"""Tables in an SQLite file. One thread writes and another reads, each with a connection of its own.

A batch with the moves of many tables is one job for the writing thread and one commit.
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

from shamble.server.storage.file_lock import FileLock
from shamble.server.storage.stored_rows import (
    LISTED,
    PAGE,
    PROBE,
    PROBED,
    Listed,
    Row,
    StoredRecord,
    Write,
    WriteConflict,
    migrate,
    outdated,
)

T = TypeVar("T")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON")
FIELDS = Row.__struct_fields__
INSERT = f"INSERT INTO tables ({', '.join(FIELDS)}) VALUES ({', '.join(f':{name}' for name in FIELDS)})"
SELECT = f"SELECT {', '.join(FIELDS)} FROM tables WHERE id = ?"
PAGES = "SELECT seq, data, luck, at FROM records WHERE table_id = ? AND epoch = ? AND seq >= ? ORDER BY seq LIMIT ?"


class Sqlite:
    """A `Database` in an SQLite file."""

    def __init__(self, path: str, lock: FileLock | None = None) -> None:
        self.path = path
        self.lock = lock
        """The lock of a server; None for `shamble admin`, which may use the file at the same time."""
        self.file: tuple[int, int] | None = None
        """Device and number of the file that is open."""
        self.writer = SqliteThread(path, "writes")
        self.reader = SqliteThread(path, "reads")

    @staticmethod
    async def open(path: str, alone: bool = False) -> Sqlite:
        """Opens and migrates the file. `alone`: takes the lock that only one server can hold."""
        made = Sqlite(path, FileLock(path) if alone else None)
        try:
            await made.writer.do(lambda connection: prepare(path))
            await made.reader.do(lambda connection: None)
            made.file = file_number(path)
        except BaseException:
            if made.lock is not None:
                made.lock.release(unused=True)
            await made.close()
            raise
        return made

    async def close(self) -> None:
        """Ends both threads, then releases the lock."""
        await self.writer.close()
        await self.reader.close()
        if self.lock is not None:
            self.lock.release()

    async def commit(self, batch: Sequence[Write]) -> None:
        self.check_file()
        await self.writer.do(lambda connection: write(connection, batch))

    def check_file(self) -> None:
        """Raises OSError if the file was deleted, moved or replaced: SQLite would go on writing to the old one."""
        try:
            number = file_number(self.path)
        except OSError:
            number = None
        if number != self.file:
            raise OSError(f"{os.path.basename(self.path)} was deleted, moved or replaced")

    async def row(self, table: str) -> Row | None:
        row = await self.reader.do(lambda connection: connection.execute(SELECT, (table,)).fetchone())
        return Row(*row) if row is not None else None

    async def claim(self, table: str) -> Row | None:
        return await self.row(table)  # only one process serves from an SQLite file

    @property
    def owner(self) -> int | None:
        return None

    async def lines(self, table: str, epoch: int, start: int) -> list[StoredRecord]:
        given = (table, epoch, start, PAGE)
        records = await self.reader.do(lambda connection: connection.execute(PAGES, given).fetchall())
        return [StoredRecord(*record) for record in records]

    async def probe(self, data: str) -> None:
        self.check_file()
        await self.writer.do(lambda connection: connection.execute(PROBE.format("?"), (data,)))
        await self.reader.do(lambda connection: connection.execute(PROBED).fetchone())

    async def listed(self, before: float) -> list[Listed]:
        rows = await self.reader.do(lambda connection: connection.execute(LISTED.format("?"), (before,)).fetchall())
        return [Listed(*row) for row in rows]

    async def terms(self, tables: Sequence[str]) -> dict[str, int]:
        """Reads the terms page by page, because a statement takes a limited number of values."""

        def read(connection: sqlite3.Connection) -> dict[str, int]:
            terms: dict[str, int] = {}
            for start in range(0, len(tables), PAGE):
                page = tables[start : start + PAGE]
                marks = ", ".join("?" * len(page))
                terms.update(connection.execute(f"SELECT id, term FROM tables WHERE id IN ({marks})", page).fetchall())
            return terms

        return await self.reader.do(read)

    async def remove(self, table: str, term: int, touched: float | None) -> bool:
        """Deletes a table, and then its traces in the write-ahead log."""
        done = await self.writer.do(lambda connection: remove(connection, table, term, touched))
        if done:
            await self.writer.do(erase_traces)
        return done

    async def take_over(self, table: str, term: int, edition: int, roster: str) -> bool:
        """Stores a new roster if term and edition are still the stored ones."""
        changes = "roll = ?, edition = edition + 1, term = term + 1"
        text = f"UPDATE tables SET {changes} WHERE id = ? AND term = ? AND edition = ?"
        given = (roster, table, term, edition)
        return await self.writer.do(lambda connection: connection.execute(text, given).rowcount > 0)

    async def banned(self) -> list[str]:
        text = "SELECT network FROM bans ORDER BY network"
        return [row[0] for row in await self.reader.do(lambda connection: connection.execute(text).fetchall())]

    async def ban(self, network: str, since: float | None) -> None:
        text = "DELETE FROM bans WHERE network = ?" if since is None else "INSERT OR REPLACE INTO bans VALUES (?, ?)"
        given = (network,) if since is None else (network, since)
        await self.writer.do(lambda connection: connection.execute(text, given))

    async def ask(self, text: str, given: Sequence[Any], write: bool) -> list[Sequence[Any]]:
        thread = self.writer if write else self.reader
        return await thread.do(lambda connection: connection.execute(text, tuple(given)).fetchall())


class SqliteThread:
    """A thread with a connection that only it uses, and the queue of its jobs.

    Not an executor: the lock and condition of its futures would double the cost of a job.
    """

    def __init__(self, path: str, name: str) -> None:
        self.path = path
        self.connection: sqlite3.Connection | None = None
        self.closed = False
        self.works: SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self.thread = Thread(target=self._work_on, name=name, daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs `work` in the thread and returns its result."""
        if self.closed:
            raise RuntimeError("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.works.put((work, done))
        try:
            return await done
        finally:
            del done  # breaks the reference cycle of this frame and an exception

    def _work_on(self) -> None:
        """Runs the jobs of the queue until it gets None; opens the connection at the first job."""
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
                done.get_loop().call_soon_threadsafe(set_outcome, done, answer, reason)
            except RuntimeError:  # the event loop is closed: no caller waits
                pass
            del given, work, done, answer, reason  # keep no references while waiting for the next job
        if self.connection is not None:
            self.connection.close()

    async def close(self) -> None:
        """Ends the thread after the jobs in the queue, and closes its connection in it."""
        self.closed = True
        self.works.put(None)
        await asyncio.to_thread(self.thread.join)


def set_outcome(done: asyncio.Future[Any], answer: object, reason: BaseException | None) -> None:
    """Sets the result of a job, in the event loop, unless the caller was cancelled."""
    if done.done():
        return
    if reason is None:
        done.set_result(answer)
    else:
        done.set_exception(reason)


def file_number(path: str) -> tuple[int, int]:
    """Device and number of a file, which change if another file takes its place."""
    info = os.stat(path)
    return info.st_dev, info.st_ino


def connect(path: str) -> sqlite3.Connection:
    """Opens the database and sets its pragmas; a new file is readable for its owner alone."""
    if not os.path.exists(path):
        # Other users of this machine must not read hidden cards. SQLite gives its side files the same mode.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def prepare(path: str) -> None:
    """Runs the migrations."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=path))
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


def write(connection: sqlite3.Connection, batch: Sequence[Write]) -> None:
    """Writes a batch in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.executemany(INSERT, [entry.insert for entry in batch if entry.insert is not None])
        connection.executemany(
            "INSERT INTO records (table_id, epoch, seq, data, luck, at) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (entry.table, entry.epoch, line.seq, line.data, line.luck, line.at)
                for entry in batch
                for line in entry.lines
            ],
        )
        for entry in batch:
            if entry.update is not None:
                update(connection, entry, entry.update)
        connection.execute("COMMIT")
    except BaseException as reason:
        roll_back(connection)
        if isinstance(reason, sqlite3.IntegrityError):
            raise WriteConflict("another write was stored first") from reason
        raise


def remove(connection: sqlite3.Connection, table: str, term: int, touched: float | None) -> bool:
    """Deletes a table if this process still owns it and nobody has touched it since; returns True if so."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        stored = connection.execute("SELECT term, touched FROM tables WHERE id = ?", (table,)).fetchone()
        fits = stored is not None and stored[0] == term and touched in (None, stored[1])
        if fits:
            connection.execute("DELETE FROM records WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))
        connection.execute("COMMIT")
        return fits
    except BaseException:
        roll_back(connection)
        raise


def erase_traces(connection: sqlite3.Connection) -> None:
    """Empties the write-ahead log, which still has pages from before a deletion.

    In the database file, SQLite overwrites deleted data itself (`secure_delete`).
    """
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def roll_back(connection: sqlite3.Connection) -> None:
    """Rolls the transaction back, unless SQLite has done so itself, as it does on a full disk."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def update(connection: sqlite3.Connection, one: Write, values: dict[str, Any]) -> None:
    """Updates the row of a table. Raises OwnershipLost or WriteConflict if its term or edition has changed."""
    names = ", ".join(f"{name} = ?" for name in values)
    also, given = "", [*values.values(), one.table]
    for name, value in (("term", one.term), ("edition", one.edition)):
        if value is not None:
            also, given = f"{also} AND {name} = ?", [*given, value]
    done = connection.execute(f"UPDATE tables SET {names} WHERE id = ?{also}", given)
    if not done.rowcount:
        row = connection.execute(SELECT, (one.table,)).fetchone()
        reason = outdated(one, Row(*row) if row is not None else None)
        if reason is not None:
            raise reason
