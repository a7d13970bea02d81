"""The stored rows of a table, and the interface that each database implements."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from shamble.core.errors import ShambleError

PAGE = 250
"""Maximum number of records in one query, because a whole long game would block the event loop."""


class Row(Struct):
    """The stored row of a table (see `schema.tables`)."""

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
    edition: int = 0
    """Number of changes of the roster (column `roll`)."""
    owner: int | None = None
    term: int = 0
    """Number of changes of the owner. A write must name the current term."""


class Listed(Struct):
    """A table in the operator's list."""

    id: str
    game: str
    seats: int
    moves: int
    touched: float
    state: str


class StoredRecord(Struct):
    """A stored record (see `schema.records`)."""

    seq: int
    data: str
    luck: str | None
    at: float


class Write(Struct):
    """A write to one table: `insert` makes its row, `update` changes it, `lines` are appended.

    `term` and `edition` must equal the stored ones; None is not compared.
    """

    done: asyncio.Future[None]
    table: str
    lines: list[StoredRecord] = []
    epoch: int = 0
    insert: dict[str, Any] | None = None
    update: dict[str, Any] | None = None
    term: int | None = None
    edition: int | None = None


class WriteConflict(ShambleError):
    """A record with that number, or a newer edition of the roster, is stored already."""


class OwnershipLost(ShambleError):
    """Another process has become the owner of the table."""


class StorageAway(ShambleError):
    """The database does not answer, or cannot write. Acknowledged moves are safe; try again later."""


class RefusedData(ShambleError):
    """The database refuses a value, such as a number that is too large for its column. It is not an outage."""


class OwnedElsewhere(Exception):
    """Another process, which is alive, owns the table."""

    def __init__(self, owner: int) -> None:
        super().__init__(f"process {owner}")
        self.owner = owner


class Database(Protocol):
    """The queries that SQLite and PostgreSQL implement."""

    async def commit(self, batch: Sequence[Write]) -> None:
        """Writes a batch in one transaction. Raises WriteConflict if a record with such a number exists."""

    async def row(self, table: str) -> Row | None: ...

    async def claim(self, table: str) -> Row | None:
        """Makes this process the owner of the table and returns its row. Raises OwnedElsewhere if another one is."""

    @property
    def owner(self) -> int | None:
        """The number of this process among several; None for SQLite, or while it has no lease."""

    async def lines(self, table: str, epoch: int, start: int) -> list[StoredRecord]:
        """At most `PAGE` records, from the number `start` on."""

    async def probe(self, data: str) -> None:
        """Writes this text to the row of probes and reads it. Raises an error if the database cannot do that now.

        SQLite writes nothing if the text is the one that is stored.
        """

    async def close(self) -> None: ...

    # -- for the operator ----------------------------------------------------------------------------------------------

    async def listed(self, before: float) -> list[Listed]:
        """The tables that nobody has touched since `before`, the oldest first."""

    async def terms(self, tables: Sequence[str]) -> dict[str, int]:
        """Current terms by table id; deleted tables are missing."""

    async def remove(self, table: str, term: int, touched: float | None) -> bool:
        """Deletes a table with its records, unless its term or `touched` has changed. Returns True if deleted."""

    async def take_over(self, table: str, term: int, edition: int, roster: str) -> bool:
        """Stores a new roster (as JSON) as the next edition. The term rises too, so that the process with the table in
        memory loses it. True if stored; False if `term` or `edition` is no longer the stored one."""

    async def banned(self) -> list[str]: ...

    async def ban(self, network: str, since: float | None) -> None:
        """Bans a network since that time; None lifts the ban."""

    async def ask(self, text: str, given: Sequence[Any], write: bool) -> list[Sequence[Any]]:
        """Runs one statement with `?` for each given value, and returns its rows. `write`: True if it changes data."""


PROBE = "INSERT INTO storage_probes (id, data) VALUES (1, {}) ON CONFLICT (id) DO UPDATE SET data = excluded.data"
PROBED = "SELECT data FROM storage_probes WHERE id = 1"
LISTED = """
    SELECT t.id, t.game, t.seats,
    (SELECT count(*) - 1 FROM records r WHERE r.table_id = t.id AND r.epoch = t.epoch), t.touched, t.state
    FROM tables t WHERE t.touched < {} ORDER BY t.touched
"""


def outdated(write: Write, row: Row | None) -> ShambleError | None:
    """The error for an update that matched no row; None if it named neither term nor edition."""
    if write.term is None and write.edition is None:
        return None
    if row is None or write.term not in (None, row.term):
        return OwnershipLost("another process owns this table")
    return WriteConflict("another write was stored first")


def migrate(connection: Any) -> None:
    """Runs the migrations on a connection of SQLAlchemy."""
    from pathlib import Path

    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
