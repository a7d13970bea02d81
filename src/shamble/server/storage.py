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
from msgspec import Struct
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shamble.core.errors import ShambleError
from shamble.server import schema


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
    insert: dict[str, Any] | None = None
    update: dict[str, Any] | None = None
    rows: list[dict[str, Any]] = []


def default_database() -> str:
    from platformdirs import user_data_path

    folder = user_data_path("shamble", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def async_url(url: str) -> sa.URL:
    """The URL with the driver that we use; a path is an SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{Path(url).absolute()}"
    try:
        made = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise ShambleError(f"{url!r} is not the URL of a database") from None
    base = made.drivername.split("+")[0]
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if base not in drivers:
        raise ShambleError(f"a table is kept in SQLite or PostgreSQL, not in {base}")
    return made.set(drivername=drivers[base])


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
        engine = create_async_engine(where)
        if where.drivername.startswith("sqlite"):
            event.listen(engine.sync_engine, "connect", _careful_sqlite)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_migrate)
                await connection.commit()
        except (sa.exc.SQLAlchemyError, OSError) as reason:
            await engine.dispose()
            line = str(getattr(reason, "orig", None) or reason).splitlines()[0]
            raise ShambleError(f"the database cannot be opened: {line}") from None
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
        rows = [_line_values(row.id, row.epoch, line) for line in lines]
        await self._put(Write(self._future(), row.id, insert=insert, rows=rows))

    async def append(self, table: str, epoch: int, lines: Sequence[Line]) -> None:
        """All of it or nothing. TooLate if one of these numbers is taken."""
        rows = [_line_values(table, epoch, line) for line in lines]
        await self._put(Write(self._future(), table, rows=rows, update={"touched": lines[-1].at}))

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
            rows = [row for write in batch for row in write.rows]
            if rows:
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
        """Page by page, so that a long game does not hold the event loop."""
        columns = schema.records.c
        found: list[Line] = []
        async with self.engine.connect() as connection:
            while True:
                page = await connection.execute(
                    sa.select(columns.seq, columns.data, columns.luck, columns.at)
                    .where(columns.table_id == table, columns.epoch == epoch)
                    .where(columns.seq >= len(found))
                    .order_by(columns.seq)
                    .limit(500)
                )
                rows = [Line(*row) for row in page]
                found += rows
                if len(rows) < 500:
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
        raise ShambleError(f"the database cannot be opened: {path}: {reason}") from None


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
