"""Python's collector looks at every object there is, longer than a click may take. So it waits for a quiet moment.

States and records hold no cycles: they go as soon as nobody refers to them. What is left for the collector is little.
"""

from __future__ import annotations

import gc
import time


class Sweeper:
    pause = 600.0
    """At least so many seconds between two full sweeps."""
    quiet = 5.0
    """So long nothing may have happened before one."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 1_000_000)
        self.swept = self.busy = time.monotonic()

    def work(self) -> None:
        """Something is going on."""
        self.busy = time.monotonic()

    def rest(self) -> None:
        now = time.monotonic()
        if now - self.busy > self.quiet and now - self.swept > self.pause:
            gc.collect()
            self.swept = now
