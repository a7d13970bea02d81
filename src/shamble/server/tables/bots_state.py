"""The state of a table's bots. `table_bots` starts them and plays their moves."""

from __future__ import annotations

import asyncio


class BotsState:
    """The bots of one table: the running task, recent failures, and the time until the next try."""

    def __init__(self) -> None:
        self.thinking: asyncio.Task[None] | None = None
        self.failures_in_row = 0
        """Number of consecutive failures."""
        self.retry_at = 0.0
        """Time of the monotonic clock before which the bots do not try again, in seconds."""
        self.single_steps_left = 0
        """Number of next decisions to ask for one at a time, after a burst of them took too long."""
        self.refused: tuple[int, str] | None = None
        """Seat and verb of the last order whose refusal the table was told of."""
        self.hasty = False
        """True if the searching bots were last told to play without searching, because too many tables think."""
