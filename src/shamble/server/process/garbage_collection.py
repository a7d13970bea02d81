"""Python's collector looks at every object there is, longer than a click may take. So it only looks at the newest ones,
and at all the others when nobody is there.

It has little to do: states and records hold no cycles, and neither does a connection that has ended. They go as soon as
nobody refers to them, however many come and go.
"""

from __future__ import annotations

import gc
import time


class Sweeper:
    pause = 600.0
    """At least so many seconds between two full sweeps."""
    patience = 6 * 3600.0
    """After so many it sweeps although somebody is connected."""
    quiet = 5.0
    """So long nothing may have happened before one."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()
        # After so many new objects, and every second time at those that were left over, too: six thousand or twelve
        # thousand of them, up to five milliseconds. Without the second look, what requests under way leave behind
        # would stay for hours; if the first came more often, more of them would be under way.
        gc.set_threshold(2000, 0, 1_000_000)
        self.swept = self.busy = time.monotonic()

    def work(self) -> None:
        """Something is going on."""
        self.busy = time.monotonic()

    def rest(self, alone: bool) -> None:
        now = time.monotonic()
        if now - self.busy <= self.quiet or now - self.swept <= (self.pause if alone else self.patience):
            return
        if alone:
            gc.unfreeze()
        gc.collect()
        gc.freeze()  # with somebody there, only what is new will be looked at the next time
        self.swept = now
