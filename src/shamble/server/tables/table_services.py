"""The interface of everything that all tables of a process share."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from shamble.server.process.clock import Clock
from shamble.server.process.garbage_collection import Sweeper
from shamble.server.process.limits import Limits
from shamble.server.process.metrics import Metrics
from shamble.server.storage.table_storage import Storage
from shamble.server.tables.worker_pool import Workers
from shamble.sessions.session import Session

if TYPE_CHECKING:
    from shamble.server.tables.table import Table


class TableServices(Protocol):
    """Everything that all tables of a process share, as a table knows it (`lobby.Lobby`)."""

    storage: Storage
    limits: Limits
    clock: Clock
    workers: Workers
    metrics: Metrics
    sweeper: Sweeper
    turns: asyncio.Lock
    restless: set[str]
    bot_seed: int

    def wake_bots(self, table: Table) -> None: ...

    def drop(self, table: Table, reason: str = "storage") -> None: ...

    def forget(self, session: Session) -> None: ...

    async def read_session(self, id: str) -> Session: ...
