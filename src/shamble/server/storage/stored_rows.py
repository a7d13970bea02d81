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
    edition: int = 0
    """How often the roll was changed."""
    owner: int | None = None
    term: int = 0
    """How often the owner changed: what was read under an older term must not be written."""


class Listed(Struct):
    """A table as an operator sees it in a list."""

    id: str
    game: str
    seats: int
    moves: int
    touched: float
    state: str


class StoredRecord(Struct):
    """A record as it is stored."""

    seq: int
    data: str
    luck: str | None
    at: float


class Write(Struct):
    """`insert` makes a table, `update` changes its row; `term` and `edition` must be what they are (None: whatever)."""

    done: asyncio.Future[None]
    table: str
    lines: list[StoredRecord] = []
    epoch: int = 0
    insert: dict[str, Any] | None = None
    update: dict[str, Any] | None = None
    term: int | None = None
    edition: int | None = None


class TooLate(ShambleError):
    """Somebody else stored a record of that number, or changed what is beside the game, first."""


class Lost(ShambleError):
    """The table belongs to another process by now."""


class Elsewhere(Exception):
    """The table belongs to another process, which is there."""

    def __init__(self, owner: int) -> None:
        super().__init__(f"process {owner}")
        self.owner = owner


class Database(Protocol):
    async def commit(self, batch: Sequence[Write]) -> None:
        """All of it or nothing. TooLate if a number is taken."""

    async def row(self, table: str) -> Row | None: ...

    async def claim(self, table: str) -> Row | None:
        """The table for this process alone. Elsewhere: another one has it."""

    @property
    def owner(self) -> int | None:
        """Which of several processes this one is."""

    async def lines(self, table: str, epoch: int, start: int) -> list[StoredRecord]:
        """At most a page of them, from a number on."""

    async def close(self) -> None: ...

    # -- for the operator ----------------------------------------------------------------------------------------------

    async def listed(self, before: float) -> list[Listed]:
        """Tables that nobody has touched since, the oldest first."""

    async def remove(self, table: str, term: int, touched: float | None) -> bool:
        """With all its records, unless it has changed hands or was played on since."""

    async def seize(self, table: str, term: int, edition: int, roll: str) -> bool:
        """A new roll; whoever has the table in memory loses it."""

    async def banned(self) -> list[str]: ...

    async def ban(self, network: str, since: float | None) -> None:
        """None: not any more."""


LISTED = """
    SELECT t.id, t.game, t.seats,
    (SELECT count(*) - 1 FROM records r WHERE r.table_id = t.id AND r.epoch = t.epoch), t.touched, t.state
    FROM tables t WHERE t.touched < {} ORDER BY t.touched
"""


def outdated(write: Write, row: Row | None) -> ShambleError | None:
    """Why a write that fits no row is refused; None: it asked for nothing."""
    if write.term is None and write.edition is None:
        return None
    if row is None or write.term not in (None, row.term):
        return Lost("another process has this table")
    return TooLate("somebody else was first")


def migrate(connection: Any) -> None:
    """Bring a database up to date; `connection` is SQLAlchemy's."""
    from pathlib import Path

    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
