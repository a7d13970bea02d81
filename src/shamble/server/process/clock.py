"""The clock of the server. Tests replace it."""

from __future__ import annotations

import time


class Clock:
    """Wall-clock and monotonic time."""

    def unix_time(self) -> float:
        """Seconds since 1970, for times that people read or that are stored."""
        return time.time()

    def monotonic(self) -> float:
        """Monotonic seconds, for all waiting times, because the machine's wall clock may be set."""
        return time.monotonic()
