"""Stores tables as append-only records. A move is acknowledged only after it is stored.

One task writes. Writes that arrive during a commit share the next transaction: a burst of bot moves is one append, and
two hundred busy tables still need few commits.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError

from shamble.core.errors import ShambleError
from shamble.server.process.repeated_log import OutageLog, RepeatedLog
from shamble.server.process.supervisor import Supervisor
from shamble.server.storage import postgres
from shamble.server.storage.postgres import CUT_OFF, ERRORS, Postgres
from shamble.server.storage.sqlite import Sqlite
from shamble.server.storage.stored_rows import (
    PAGE,
    Database,
    Listed,
    OwnedElsewhere,
    OwnershipLost,
    RefusedData,
    Row,
    StorageAway,
    StoredRecord,
    Write,
    WriteConflict,
)

__all__ = [
    "OwnedElsewhere",
    "OwnershipLost",
    "RefusedData",
    "Row",
    "Storage",
    "StorageAway",
    "StoredRecord",
    "WriteConflict",
    "default_database",
    "read_url",
]

log = logging.getLogger("shamble.server")
T = TypeVar("T")
AWAY = (sqlite3.Error, *ERRORS)
"""Errors of a database that does not answer or cannot write."""
UNREACHABLE = (OSError, *CUT_OFF)
"""Errors after which no other write of the same batch needs to be tried."""
REFUSED = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    OverflowError,
    *postgres.REFUSED,
)
"""Errors about a value that the database does not take. The database works: this is no outage."""

GATHER = 0.02
"""Minimum seconds between two commits of different tables. Players do not notice the delay. On a busy server about five
moves share a commit; with half the delay, each move would cost a fifth more."""
TOGETHER = 200
"""Maximum number of writes in one transaction."""
CLOSE_SECONDS = 2.0
"""Maximum seconds to wait for pending writes when the storage is closed."""
ANSWER_SECONDS = 8.0
"""Seconds to wait for the database, while it is not known to be away."""
PROBE_SECONDS = 3.0
"""Seconds that a check of the database may take, and any query during an outage."""
PROBE_BYTES = 16
"""Size of the text that a check writes, in bytes."""
PROBE_BYTES_AFTER_FAILURE = 65_536
"""Size of that text during an outage. On a full disk there may be room for a small write while moves still fail."""


def default_database() -> str:
    """URL of the SQLite file in the user's data folder. Makes the folder."""
    from platformdirs import user_data_path

    folder = user_data_path("shamble", appauthor=False)
    try:
        # Other users of this machine must not read hidden cards.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as reason:
        raise ShambleError(
            f"the data folder {folder} cannot be made: {reason.strerror}; --database names another place"
        ) from None
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def read_url(text: str) -> sa.URL:
    """Parses the URL of a database: `sqlite:///…`, `postgresql://…`, or the path of an SQLite file."""
    if "://" not in text:
        text = f"sqlite:///{Path(text).absolute()}"
    try:
        made = sa.make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise ShambleError(f"{text!r} is not the URL of a database") from None
    base = made.drivername.split("+")[0]
    base = "postgresql" if base == "postgres" else base
    if base not in ("sqlite", "postgresql"):
        raise ShambleError(f"a table is kept in SQLite or PostgreSQL, not in {base}")
    if base == "sqlite" and made.database in (None, "", ":memory:"):
        raise ShambleError("a table is kept in a file: sqlite:///PATH")
    return made.set(drivername=base)


async def open_database(where: sa.URL, supervisor: Supervisor, alone: bool) -> Database:
    """Opens and migrates a database. Raises ShambleError with one line that says why it cannot."""
    try:
        if where.drivername == "sqlite":
            return await Sqlite.open(str(where.database), alone)
        return await Postgres.open(where, supervisor)
    except (sa.exc.SQLAlchemyError, sqlite3.Error, *ERRORS, CommandError) as reason:
        cause = getattr(reason, "orig", None) or getattr(reason, "strerror", None) or reason
        line = (str(cause) or type(reason).__name__).splitlines()[0]
        if isinstance(reason, CommandError):
            line = f"it is from a newer version of shamble ({line})"
        place = where.render_as_string(hide_password=True)
        raise ShambleError(f"the database {place} cannot be opened: {line}") from None


class Storage:
    """All reads and writes of a server, and the task that writes."""

    def __init__(self, database: Database, supervisor: Supervisor) -> None:
        self.database = database
        self.supervisor = supervisor
        self.outage = OutageLog(log, "the database")
        self.unwritable = False
        """True from a failed write to the next one that succeeds. Reading goes on during such an outage."""
        self.refusals = RepeatedLog(log)
        self.waiting: list[Write] = []
        self.writing: list[Write] = []
        """The batch that is being written, at the head of `waiting`."""
        self.wake = asyncio.Event()
        self.commits = 0
        self.probed = -1.0
        """Time of the last check by `ready` (monotonic clock, seconds)."""
        self.probe: asyncio.Task[bool] | None = None
        """The last check, which may still be running."""
        self.next = 0.0
        """Time of the monotonic clock at which the next commit may begin, in seconds."""
        self.last: set[str] = set()
        """Ids of the tables in the last commit."""
        self.task = supervisor.start("storage", self._write_on)

    @staticmethod
    async def open(url: str, supervisor: Supervisor | None = None, alone: bool = False) -> Storage:
        """Opens the storage. `alone`: for a server; an SQLite file serves only one, and a second gets ShambleError."""
        tasks = supervisor or Supervisor()
        return Storage(await open_database(read_url(url), tasks, alone), tasks)

    async def close(self) -> None:
        """Closes the storage after its pending writes, without waiting long for a database that does not answer."""
        until = time.monotonic() + CLOSE_SECONDS
        while self.waiting and time.monotonic() < until:
            await asyncio.sleep(0.001)
        await self.task.ended()
        self._finish_batch()
        if self.probe is not None:
            self.probe.cancel()
        await self.database.close()

    # -- writing ---------------------------------------------------------------------------------------------------

    async def create(self, row: Row, lines: Sequence[StoredRecord]) -> None:
        insert = {name: getattr(row, name) for name in row.__struct_fields__}
        await self._put(Write(self._future(), row.id, list(lines), row.epoch, insert=insert, term=row.term))

    async def append(
        self, table: str, epoch: int, lines: Sequence[StoredRecord], also: Mapping[str, Any] = {}, term: int = 0
    ) -> None:
        """Appends records and changes columns of the table's row (`also`), in one transaction.

        Raises WriteConflict if a record with such a number exists, OwnershipLost if another process has the table now.
        """
        update = {"touched": lines[-1].at, **also}
        await self._put(Write(self._future(), table, list(lines), epoch, update=update, term=term))

    async def update(self, table: str, term: int | None = None, **values: Any) -> None:
        await self._put(Write(self._future(), table, update=values, term=term))

    async def enrol(self, table: str, roll: str, edition: int, term: int) -> None:
        """Stores a new roster (column `roll`), if `edition` and `term` are still current. Else raises WriteConflict or
        OwnershipLost."""
        update = {"roll": roll, "edition": edition + 1}
        await self._put(Write(self._future(), table, update=update, term=term, edition=edition))

    def _future(self) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()

    async def _put(self, write: Write) -> None:
        """Queues a write and waits until it is stored."""
        self.waiting.append(write)
        self.wake.set()
        # A cancelled caller gets no answer, but its write is stored nevertheless.
        await write.done

    async def _write_on(self) -> None:
        """Writes batch after batch for as long as the storage is open."""
        self._finish_batch()  # after a restart of this task: the result of the batch is unknown
        if self.waiting:
            self.wake.set()
        while True:
            await self.wake.wait()
            await self._gather()
            self.wake.clear()
            batch = self.writing = self.waiting[:TOGETHER]
            if len(self.waiting) > len(batch):
                self.wake.set()
            try:
                await self._commit(batch)
                for write in batch:
                    _resolve(write, None)
            except Exception as reason:
                if isinstance(reason, UNREACHABLE) and not isinstance(reason, REFUSED):
                    self._failed(reason, write=True)
                else:
                    await self._commit_one_by_one(batch)
            self._finish_batch()

    async def _commit_one_by_one(self, batch: Sequence[Write]) -> None:
        """Commits the writes of a batch that failed, so that a bad write fails alone."""
        for write in batch:
            try:
                await self._commit([write])
                _resolve(write, None)
            except (WriteConflict, OwnershipLost) as reason:
                _resolve(write, reason)
            except REFUSED as reason:
                _resolve(write, self._refused(reason))
            except Exception as reason:
                self._failed(reason, write=True)
                _resolve(write, StorageAway(f"the move could not be stored: {type(reason).__name__}"))

    def _finish_batch(self) -> None:
        """Removes the batch from the queue. Writes without a result fail."""
        for write in self.writing:
            _resolve(write, StorageAway("the move could not be stored: the database does not answer"))
        del self.waiting[: len(self.writing)]
        self.writing = []

    async def _gather(self) -> None:
        """Waits for more writes if several tables are busy, which saves half the commits. A lone table never waits."""
        now = time.monotonic()
        if now < self.next and not self.last.issuperset(write.table for write in self.waiting):
            await asyncio.sleep(self.next - now)
            now = time.monotonic()
        self.next = now + GATHER
        self.last = {write.table for write in self.waiting}

    async def _commit(self, batch: Sequence[Write]) -> None:
        await self._in_time(self.database.commit(batch))
        self.commits += 1
        self._worked(write=True)

    async def _in_time(self, work: Awaitable[T]) -> T:
        """Raises TimeoutError if a database that hangs gives no answer. Nobody waits long during an outage.

        Not wait_for, which would wait for the end of the cancelled query: asyncpg asks the database to confirm it.
        """
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait({task}, timeout=PROBE_SECONDS if self.outage.going_on else ANSWER_SECONDS)
            if task.done():
                return task.result()
            raise TimeoutError("no answer in time")
        finally:
            if not task.done():
                task.cancel()
                task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # reads the exception

    def _failed(self, reason: Exception, write: bool) -> None:
        """Records that the database does not answer (`write`: that it could not be written)."""
        self.unwritable = self.unwritable or write
        self.outage.failed(reason)

    def _worked(self, write: bool) -> None:
        """Records that the database has answered. An outage that began with a failed write ends with a write."""
        if write:
            self.unwritable = False
        if not self.unwritable:
            self.outage.worked()

    def _refused(self, reason: Exception) -> RefusedData:
        """The error for a value that the database does not take. The log gets its kind, never its value."""
        self.refusals.add(f"the database refused a value: {type(reason).__name__}")
        return RefusedData("the database does not take this")

    # -- reading ---------------------------------------------------------------------------------------------------

    async def ready(self) -> bool:
        """True if the database can be written and read. The result is cached for a second."""
        now = time.monotonic()
        if self.probe is None or (self.probe.done() and now - self.probed > 1):
            self.probed = now
            self.probe = asyncio.create_task(self._probe())
        return await asyncio.shield(self.probe)

    async def _probe(self) -> bool:
        """Writes a text of its own, because a statement that changes nothing succeeds on a full disk."""
        size = PROBE_BYTES_AFTER_FAILURE if self.outage.going_on else PROBE_BYTES
        probe = self.database.probe(secrets.token_hex(size // 2))
        try:
            await self._answer(probe, write=True)
        except ShambleError:
            return False
        return True

    async def _answer(self, work: Awaitable[T], write: bool = False) -> T:
        """Returns the database's answer. Raises StorageAway if there is none, and logs that once per outage.

        Raises RefusedData if the database does not take a value.
        """
        try:
            answer = await self._in_time(work)
        except REFUSED as reason:
            raise self._refused(reason) from None
        except AWAY as reason:
            self._failed(reason, write)
            raise StorageAway(f"the database does not answer: {type(reason).__name__}") from None
        self._worked(write)
        return answer

    async def row(self, table: str) -> Row | None:
        return await self._answer(self.database.row(table))

    async def claim(self, table: str) -> Row | None:
        """Makes this process the owner of the table and returns its row. Raises OwnedElsewhere if another one is."""
        return await self._answer(self.database.claim(table), write=self.owner is not None)  # SQLite only reads

    async def listed(self, before: float) -> list[Listed]:
        return await self._answer(self.database.listed(before))

    async def terms(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._answer(self.database.terms(tables))

    async def older(self, before: float) -> list[str]:
        """Ids of the tables that nobody has touched since, the oldest first."""
        return [table.id for table in await self.listed(before)]

    async def remove(self, table: str, term: int, touched: float | None) -> bool:
        return await self._answer(self.database.remove(table, term, touched), write=True)

    async def take_over(self, table: str, term: int, edition: int, roster: str) -> None:
        """Stores a new roster and takes the table from the process that has it in memory; WriteConflict if the stored
        table has changed."""
        if not await self._answer(self.database.take_over(table, term, edition, roster), write=True):
            raise WriteConflict("somebody changed the table just now: try again")

    async def banned(self) -> list[str]:
        return await self._answer(self.database.banned())

    async def ban(self, network: str, since: float | None) -> None:
        await self._answer(self.database.ban(network, since), write=True)

    async def ask(self, text: str, given: Sequence[Any], write: bool = False) -> list[Sequence[Any]]:
        """Runs one statement of the workshop, outside the queue of the tables."""
        return await self._answer(self.database.ask(text, given, write), write)

    async def count_game(self, mission: str, won: bool) -> None:
        """Counts a finished game of a mission of the workshop."""
        counted = "plays = plays + 1, wins = wins + 1" if won else "plays = plays + 1"
        await self.ask(f"UPDATE workshop_missions SET {counted} WHERE id = ?", (mission,), True)

    @property
    def owner(self) -> int | None:
        return self.database.owner

    async def lines(self, table: str, epoch: int) -> list[StoredRecord]:
        """All records of an epoch of a table, read page by page."""
        records: list[StoredRecord] = []
        while True:
            page = await self._answer(self.database.lines(table, epoch, len(records)))
            records += page
            if len(page) < PAGE:
                return records


def _resolve(write: Write, reason: Exception | None) -> None:
    """Sets the result of a write, unless its caller was cancelled."""
    if write.done.done():
        return
    if reason is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(reason)
