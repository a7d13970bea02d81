"""Measures the delay with which the event loop runs callbacks that are due."""

from __future__ import annotations

import asyncio
import time
from collections import deque


class EventLoopLag:
    """The longest delay of the event loop in each of the last 60 seconds. Reading it resets nothing."""

    beat = 0.02
    """Seconds between two measurements."""
    kept = 60
    """Number of seconds that are remembered."""

    def __init__(self) -> None:
        self.seconds: deque[float] = deque([0.0], maxlen=self.kept)
        """The longest delay in each second, in seconds; the current second is the last."""

    async def run(self) -> None:
        """Measures for as long as the process runs."""
        began = time.monotonic()
        while True:
            before = time.perf_counter()
            await asyncio.sleep(self.beat)
            late = time.perf_counter() - before - self.beat
            if time.monotonic() - began >= 1:
                began = time.monotonic()
                self.seconds.append(0.0)
            self.seconds[-1] = max(self.seconds[-1], late)

    def worst(self) -> float:
        """The longest delay in the last minute, in seconds."""
        return max(self.seconds)
