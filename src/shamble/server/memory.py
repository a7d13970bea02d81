"""Python's collector looks at every object there is, longer than a click may take. So it only looks at the newest ones,
and at all the others when nobody is there.

States and records hold no cycles: they go as soon as nobody refers to them. What is left for the collector is little:
some ten kilobytes of every connection that was closed. Where thousands of them come and go, that is swept up as soon as
nobody has moved for a moment; what was there the last time is not looked at again.
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
    crowd = 12
    """So often the newest were looked at since the last time, and some stayed: about twenty thousand objects."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()
        # The first figure times the second is the most that is looked at in one go: about two milliseconds.
        gc.set_threshold(700, 4, 1_000_000)
        self.swept = self.busy = time.monotonic()

    def work(self) -> None:
        """Something is going on."""
        self.busy = time.monotonic()

    def rest(self, alone: bool) -> None:
        now = time.monotonic()
        if now - self.busy <= self.quiet:
            return
        if gc.get_count()[2] >= self.crowd:
            gc.collect()
            gc.freeze()
        if now - self.swept <= (self.pause if alone else self.patience):
            return
        if alone:
            gc.unfreeze()
        gc.collect()
        gc.freeze()  # with somebody there, only what is new will be looked at the next time
        self.swept = now
