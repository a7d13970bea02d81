"""What is stored of a table, and what a database has to be able to do with it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from shamble.core.errors import ShambleError

PAGE = 250
"""So many records go to or come from the database in one piece: a long game at once would hold the event loop."""


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


class StoredRecord(Struct):
    """A record as it is stored."""

    seq: int
    data: str
    luck: str | None
    at: float


class Write(Struct):
    done: asyncio.Future[None]
    table: str
    lines: list[StoredRecord] = []
    epoch: int = 0
    insert: dict[str, Any] | None = None
    update: dict[str, Any] | None = None


class TooLate(ShambleError):
    """Somebody else stored a record of that number first."""


class Database(Protocol):
    async def commit(self, batch: Sequence[Write]) -> None:
        """All of it or nothing. TooLate if a number is taken."""

    async def row(self, table: str) -> Row | None: ...

    async def lines(self, table: str, epoch: int, start: int) -> list[StoredRecord]:
        """At most a page of them, from a number on."""

    async def close(self) -> None: ...


def merged(batch: Sequence[Write]) -> dict[str, dict[str, Any]]:
    """What changes in the tables' own rows; of the same field the last word counts."""
    found: dict[str, dict[str, Any]] = {}
    for write in batch:
        if write.update is not None:
            found.setdefault(write.table, {}).update(write.update)
    return found


def migrate(connection: Any) -> None:
    """Bring a database up to date; `connection` is SQLAlchemy's."""
    from pathlib import Path

    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
