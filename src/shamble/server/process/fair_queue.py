"""A queue in which addresses take turns: many jobs of one address do not delay a single job of another."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from shamble.server.process.limits import network


class QueueFull(Exception):
    """Too many jobs of this address wait already."""


class FairQueue:
    """Admits `at_once` jobs together, at most `each` of one address. Waiting addresses are served in turn."""

    def __init__(self, at_once: int, each: int, waiting: int) -> None:
        """`waiting`: maximum number of waiting jobs of one address."""
        self.free = at_once
        self.each = each
        self.most = waiting
        self.running: Counter[str] = Counter()
        """Number of running jobs by address."""
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Waiting jobs by address; the first address is served next."""

    @property
    def length(self) -> int:
        """Number of waiting jobs."""
        return sum(len(queue) for queue in self.waiting.values())

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Waits for a place and holds it during the block. Raises QueueFull if too many jobs of the address wait."""
        who = network(address)
        await self._enter(who)
        try:
            yield
        finally:
            self._leave(who)

    async def _enter(self, who: str) -> None:
        """Waits until a job of this address may run."""
        if self.free and self.running[who] < self.each:
            self.free -= 1
            self.running[who] += 1
            return
        queue = self.waiting.setdefault(who, deque())
        if len(queue) >= self.most:
            raise QueueFull
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(who)  # admitted and cancelled at the same time
            raise

    def _leave(self, who: str) -> None:
        """Ends a job and starts the next one, of the address that has waited longest for its turn."""
        self.free += 1
        self.running[who] -= 1
        if not self.running[who]:
            del self.running[who]
        for name in list(self.waiting):
            queue = self.waiting[name]
            while queue and queue[0].done():  # cancelled
                queue.popleft()
            if not queue:
                del self.waiting[name]
            elif self.free and self.running[name] < self.each:
                self.free -= 1
                self.running[name] += 1
                queue.popleft().set_result(None)
                del self.waiting[name]
                if queue:
                    self.waiting[name] = queue  # behind the others
