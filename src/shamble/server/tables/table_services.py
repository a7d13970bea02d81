"""The interface of everything that all tables of a process share."""

from __future__ import annotations

import asyncio
from typing import Protocol, TypeVar

from shamble.server.process.clock import Clock
from shamble.server.process.garbage_collection import Sweeper
from shamble.server.process.limits import Limits
from shamble.server.process.metrics import Metrics
from shamble.server.storage.table_storage import Storage
from shamble.server.tables.worker_pool import Workers
from shamble.sessions.session import Session

T = TypeVar("T", contravariant=True)


class TableServices(Protocol[T]):
    """Everything that all tables of a process share, as a table knows it (`lobby.Lobby`). `T` is the class of tables,
    which imports this module."""

    storage: Storage
    limits: Limits
    clock: Clock
    workers: Workers
    metrics: Metrics
    sweeper: Sweeper
    turns: asyncio.Lock
    tables_awaiting_time: set[str]
    bot_seed: int

    def wake_bots(self, table: T) -> None: ...

    def drop(self, table: T, reason: str = "storage") -> None: ...

    def forget(self, session: Session) -> None: ...

    async def read_session(self, id: str) -> Session: ...
