"""What time it is. Tests bring their own."""

from __future__ import annotations

import time


class Clock:
    def now(self) -> float:
        return time.time()
