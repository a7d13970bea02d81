"""What time it is. Tests bring their own."""

from __future__ import annotations

import time


class Clock:
    def now(self) -> float:
        """Seconds since 1970: for what people read, and what is stored."""
        return time.time()

    def passed(self) -> float:
        """Seconds that only ever grow, for everything that waits: somebody may set the machine's clock."""
        return time.monotonic()
