"""Keeps tables: append-only records, a move is acknowledged after it is stored.

One task writes. While it waits for the disk, whatever else is to be written gathers and shares the next transaction:
a burst of bot moves is one append, and two hundred busy tables still cost few commits.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shamble.core.errors import ShambleError
from shamble.server import schema

PAGE = 250
"""So many records go to or come from the database in one piece: a long game at once would hold the event loop."""


POOL = 6
"""Connections to an SQLite file, all opened before anybody comes."""


class Row(Struct):
    """A table as it is stored."""

    id: str
    game: str
    engine: int
    version: int
    seats: int
    settings: str
    overlay: str
    base: str | None
    epoch: int
    created: float
    touched: float
    state: str
    roll: str
    snapshot: str | None = None


class Line(Struct):
    """A record as it is stored."""

    seq: int
    data: str
    luck: str | None
    at: float


class TooLate(ShambleError):
    """Somebody else stored a record of that number first."""


class Write(Struct):
    done: asyncio.Future[None]
    table: str
    lines: list[Line] = []
    epoch: int = 0
    insert: dict[str, Any] | None = None
    update: dict[str, Any] | None = None


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


def async_url(url: str) -> sa.URL:
    """The URL with the driver that we use; a path is an SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{Path(url).absolute()}"
    try:
        made = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise ShambleError(f"{url!r} is not the URL of a database") from None
    base = made.drivername.split("+")[0]
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if base not in drivers:
        raise ShambleError(f"a table is kept in SQLite or PostgreSQL, not in {base}")
    return made.set(drivername=drivers[base])


def in_file(url: sa.URL) -> bool:
    return url.drivername.startswith("sqlite") and url.database not in (None, "", ":memory:")


class Storage:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[Write] = []
        self.wake = asyncio.Event()
        self.commits = 0
        self.task = asyncio.create_task(self._write_on(), name="storage")

    @staticmethod
    async def open(url: str) -> Storage:
        where = async_url(url)
        if where.drivername.startswith("sqlite"):
            await asyncio.to_thread(_try_sqlite, where.database or ":memory:")
        # A new connection to SQLite starts a thread, and the event loop waits for that: so there are only these.
        engine = (
            create_async_engine(where, pool_size=POOL, max_overflow=0) if in_file(where) else create_async_engine(where)
        )
        if where.drivername.startswith("sqlite"):
            event.listen(engine.sync_engine, "connect", _careful_sqlite)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_migrate)
                await connection.commit()
            if in_file(where):
                ready = [await engine.connect() for _ in range(POOL)]
                for connection in ready:
                    await connection.close()
        except (sa.exc.SQLAlchemyError, OSError, CommandError) as reason:
            await engine.dispose()
            line = (str(getattr(reason, "orig", None) or reason) or type(reason).__name__).splitlines()[0]
            if isinstance(reason, CommandError):
                line = f"it is from a newer version of shamble ({line})"
            place = where.render_as_string(hide_password=True)
            raise ShambleError(f"the database {place} cannot be opened: {line}") from None
        return Storage(engine)

    async def close(self) -> None:
        while self.waiting:
            await asyncio.sleep(0)
        self.task.cancel()
        try:
            await self.task
        except asyncio.CancelledError:
            pass
        await self.engine.dispose()

    # -- writing ---------------------------------------------------------------------------------------------------

    async def create(self, row: Row, lines: Sequence[Line]) -> None:
        insert = {name: getattr(row, name) for name in row.__struct_fields__}
        await self._put(Write(self._future(), row.id, list(lines), row.epoch, insert=insert))

    async def append(self, table: str, epoch: int, lines: Sequence[Line]) -> None:
        """All of it or nothing. TooLate if one of these numbers is taken."""
        await self._put(Write(self._future(), table, list(lines), epoch, update={"touched": lines[-1].at}))

    async def update(self, table: str, **values: Any) -> None:
        await self._put(Write(self._future(), table, update=values))

    def _future(self) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()

    async def _put(self, write: Write) -> None:
        self.waiting.append(write)
        self.wake.set()
        # A caller that goes away must not tear a write apart that others share.
        await asyncio.shield(write.done)

    async def _write_on(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            batch = self.waiting[:200]
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
                    except IntegrityError:
                        _resolve(write, TooLate("somebody else was first"))
                    except Exception as reason:
                        _resolve(write, ShambleError(f"the move could not be stored: {type(reason).__name__}"))
            del self.waiting[: len(batch)]

    async def _commit(self, batch: list[Write]) -> None:
        async with self.engine.begin() as connection:
            made = [write.insert for write in batch if write.insert is not None]
            if made:
                await connection.execute(sa.insert(schema.tables), made)
            lines = [(write, line) for write in batch for line in write.lines]
            for start in range(0, len(lines), PAGE):
                rows = [_line_values(write.table, write.epoch, line) for write, line in lines[start : start + PAGE]]
                await connection.execute(sa.insert(schema.records), rows)
            merged: dict[str, dict[str, Any]] = {}
            for write in batch:
                if write.update is not None:
                    merged.setdefault(write.table, {}).update(write.update)
            for table, values in merged.items():
                await connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(**values))
        self.commits += 1

    # -- reading ---------------------------------------------------------------------------------------------------

    async def row(self, table: str) -> Row | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table))).mappings()
            first = found.first()
            return Row(**first) if first is not None else None

    async def lines(self, table: str, epoch: int) -> list[Line]:
        columns = schema.records.c
        found: list[Line] = []
        async with self.engine.connect() as connection:
            while True:
                page = await connection.execute(
                    sa.select(columns.seq, columns.data, columns.luck, columns.at)
                    .where(columns.table_id == table, columns.epoch == epoch)
                    .where(columns.seq >= len(found))
                    .order_by(columns.seq)
                    .limit(PAGE)
                )
                rows = [Line(*row) for row in page]
                found += rows
                if len(rows) < PAGE:
                    return found


def _line_values(table: str, epoch: int, line: Line) -> dict[str, Any]:
    return {
        "table_id": table,
        "epoch": epoch,
        "seq": line.seq,
        "data": line.data,
        "luck": line.luck,
        "at": line.at,
    }


def _resolve(write: Write, reason: Exception | None) -> None:
    if write.done.done():
        return
    if reason is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(reason)


def _try_sqlite(path: str) -> None:
    """In one thread and at once: what is wrong with a file is told better here."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error as reason:
        raise ShambleError(f"the database {path} cannot be opened: {reason}") from None


def _careful_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
