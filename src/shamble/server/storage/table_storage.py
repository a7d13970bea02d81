"""Keeps tables: append-only records, a move is acknowledged after it is stored.

One task writes. While it waits for the disk, whatever else is to be written gathers and shares the next transaction:
a burst of bot moves is one append, and two hundred busy tables still cost few commits.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError

from shamble.core.errors import ShambleError
from shamble.server.storage.postgres import ERRORS, Postgres
from shamble.server.storage.sqlite import Sqlite
from shamble.server.storage.stored_rows import (
    PAGE,
    Database,
    Elsewhere,
    Listed,
    Lost,
    Row,
    StoredRecord,
    TooLate,
    Write,
)

__all__ = ["Elsewhere", "Lost", "Row", "Storage", "StoredRecord", "TooLate", "default_database", "read_url"]

GATHER = 0.02
"""Seconds between two commits of different tables. Nobody notices them, and on a busy server five moves share a commit
and come to be told one after the other: half as long, and each would cost a fifth more."""
TOGETHER = 200
"""The most writes that share a transaction."""
NO_TABLE = "-"
PROBE_SECONDS = 3.0
"""What is asked for only to see whether the database answers, and how long that may take."""


def default_database() -> str:
    from platformdirs import user_data_path

    folder = user_data_path("shamble", appauthor=False)
    try:
        # Hidden cards are in there: other people on this machine need not read it.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as reason:
        raise ShambleError(
            f"the data folder {folder} cannot be made: {reason.strerror}; --database names another place"
        ) from None
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def read_url(text: str) -> sa.URL:
    """Where the tables are kept: `sqlite:///…` or `postgresql://…`; a path is an SQLite file."""
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


async def open_database(where: sa.URL) -> Database:
    try:
        if where.drivername == "sqlite":
            return await Sqlite.open(str(where.database))
        return await Postgres.open(where)
    except (sa.exc.SQLAlchemyError, sqlite3.Error, *ERRORS, CommandError) as reason:
        line = (str(getattr(reason, "orig", None) or reason) or type(reason).__name__).splitlines()[0]
        if isinstance(reason, CommandError):
            line = f"it is from a newer version of shamble ({line})"
        place = where.render_as_string(hide_password=True)
        raise ShambleError(f"the database {place} cannot be opened: {line}") from None


class Storage:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Write] = []
        self.wake = asyncio.Event()
        self.commits = 0
        self.probed = (0.0, False)
        """When it was last tried, and how that went."""
        self.next = 0.0
        """When the next commit may begin."""
        self.last: set[str] = set()
        """The tables of the one before."""
        self.task = asyncio.create_task(self._write_on(), name="storage")

    @staticmethod
    async def open(url: str) -> Storage:
        return Storage(await open_database(read_url(url)))

    async def close(self) -> None:
        while self.waiting:
            await asyncio.sleep(0.001)
        self.task.cancel()
        try:
            await self.task
        except asyncio.CancelledError:
            pass
        await self.database.close()

    # -- writing ---------------------------------------------------------------------------------------------------

    async def create(self, row: Row, lines: Sequence[StoredRecord]) -> None:
        insert = {name: getattr(row, name) for name in row.__struct_fields__}
        await self._put(Write(self._future(), row.id, list(lines), row.epoch, insert=insert, term=row.term))

    async def append(
        self, table: str, epoch: int, lines: Sequence[StoredRecord], also: Mapping[str, Any] = {}, term: int = 0
    ) -> None:
        """All of it or nothing, with what `also` changes about the table. TooLate if one of these numbers is taken,
        Lost if the table is another process's by now."""
        update = {"touched": lines[-1].at, **also}
        await self._put(Write(self._future(), table, list(lines), epoch, update=update, term=term))

    async def update(self, table: str, term: int | None = None, **values: Any) -> None:
        await self._put(Write(self._future(), table, update=values, term=term))

    async def enrol(self, table: str, roll: str, edition: int, term: int) -> None:
        """What is beside the game, if it is still the edition that was read. Else TooLate, or Lost."""
        update = {"roll": roll, "edition": edition + 1}
        await self._put(Write(self._future(), table, update=update, term=term, edition=edition))

    def _future(self) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()

    async def _put(self, write: Write) -> None:
        self.waiting.append(write)
        self.wake.set()
        # A caller that goes away gives up its own answer; what it wrote is stored all the same.
        await write.done

    async def _write_on(self) -> None:
        while True:
            await self.wake.wait()
            await self._gather()
            self.wake.clear()
            batch = self.waiting[:TOGETHER]
            if len(self.waiting) > len(batch):
                self.wake.set()
            try:
                await self._commit(batch)
                for write in batch:
                    _resolve(write, None)
            except Exception:  # find the one that spoils it
                for write in batch:
                    try:
                        await self._commit([write])
                        _resolve(write, None)
                    except (TooLate, Lost) as reason:
                        _resolve(write, reason)
                    except Exception as reason:
                        _resolve(write, ShambleError(f"the move could not be stored: {type(reason).__name__}"))
            del self.waiting[: len(batch)]

    async def _gather(self) -> None:
        """Where several tables are busy, a moment of waiting saves half of the commits. A lone one never waits."""
        now = time.monotonic()
        if now < self.next and not self.last.issuperset(write.table for write in self.waiting):
            await asyncio.sleep(self.next - now)
            now = time.monotonic()
        self.next = now + GATHER
        self.last = {write.table for write in self.waiting}

    async def _commit(self, batch: Sequence[Write]) -> None:
        await self.database.commit(batch)
        self.commits += 1

    # -- reading ---------------------------------------------------------------------------------------------------

    async def ready(self) -> bool:
        """Whether it can be written to and read. Asked more often than once a second, it says what it said."""
        now = time.monotonic()
        if now - self.probed[0] > 1:
            try:
                await asyncio.wait_for(self.update(NO_TABLE, state="open"), PROBE_SECONDS)
                await asyncio.wait_for(self.row(NO_TABLE), PROBE_SECONDS)
                self.probed = (now, True)
            except (ShambleError, sqlite3.Error, *ERRORS):  # a TimeoutError is an OSError
                self.probed = (now, False)
        return self.probed[1]

    async def row(self, table: str) -> Row | None:
        return await self.database.row(table)

    async def claim(self, table: str) -> Row | None:
        """The table for this process alone. Elsewhere: another one has it."""
        return await self.database.claim(table)

    async def listed(self, before: float) -> list[Listed]:
        return await self.database.listed(before)

    async def older(self, before: float) -> list[str]:
        return [one.id for one in await self.database.listed(before)]

    async def remove(self, table: str, term: int, touched: float | None) -> bool:
        return await self.database.remove(table, term, touched)

    async def seize(self, table: str, term: int, edition: int, roll: str) -> None:
        if not await self.database.seize(table, term, edition, roll):
            raise TooLate("somebody changed the table just now: try again")

    async def banned(self) -> list[str]:
        return await self.database.banned()

    async def ban(self, network: str, since: float | None) -> None:
        await self.database.ban(network, since)

    @property
    def owner(self) -> int | None:
        return self.database.owner

    async def lines(self, table: str, epoch: int) -> list[StoredRecord]:
        found: list[StoredRecord] = []
        while True:
            page = await self.database.lines(table, epoch, len(found))
            found += page
            if len(page) < PAGE:
                return found


def _resolve(write: Write, reason: Exception | None) -> None:
    if write.done.done():
        return
    if reason is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(reason)
