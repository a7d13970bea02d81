"""Schedules Python's garbage collector. A full collection takes longer than a player should wait for a move, so only
the newest objects are collected while clients are connected, and all objects when none is.

There is little to collect: states, records and closed connections contain no reference cycles, so reference counting
frees them at once.
"""

from __future__ import annotations

import gc
import time


class Sweeper:
    """Runs full garbage collections at quiet times."""

    pause = 600.0
    """Minimum seconds between two full collections."""
    patience = 6 * 3600.0
    """Seconds after which a collection runs although clients are connected."""
    quiet = 5.0
    """Seconds without a move before a collection may run."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()
        # Generation 0 after 2000 new objects, generation 1 (its threshold is 0) with every second of these collections:
        # six to twelve thousand objects, up to 5 ms. Without generation 1, garbage of requests that were running at
        # the first collection would stay for hours. With a lower threshold, more requests would be running at each one.
        gc.set_threshold(2000, 0, 1_000_000)
        self.last_collection = self.last_move = time.monotonic()
        """Times of the clock in seconds."""

    def note_activity(self) -> None:
        """Notes that a move was stored: collections wait until it is quiet."""
        self.last_move = time.monotonic()

    def collect_if_idle(self, alone: bool) -> None:
        """Runs a collection if one is due. `alone`: no client is connected, so that all objects are collected."""
        now = time.monotonic()
        if now - self.last_move <= self.quiet or now - self.last_collection <= (self.pause if alone else self.patience):
            return
        if alone:
            gc.unfreeze()
        gc.collect()
        gc.freeze()  # while clients are connected, the next collection skips these objects
        self.last_collection = now
