"""Log lines for frequent events: the first at once, then one a minute with a count."""

from __future__ import annotations

import logging
import time

MINUTE = 60.0


class RepeatedLog:
    """Writes the first line at once, and then at most one a minute, with the number of lines left out."""

    def __init__(self, log: logging.Logger, level: int = logging.WARNING) -> None:
        self.log = log
        self.level = level
        self.written: float | None = None
        """Time of the last line (monotonic clock, seconds); None before the first."""
        self.left_out = 0

    def add(self, line: str, exc_info: BaseException | None = None) -> None:
        now = time.monotonic()
        if self.written is not None and now - self.written < MINUTE:
            self.left_out += 1
            return
        note = f" ({self.left_out} more of these since the last line)" if self.left_out else ""
        self.written, self.left_out = now, 0
        self.log.log(self.level, "%s%s", line, note, exc_info=exc_info)


class OutageLog:
    """Logs an outage: a line when it begins, one a minute while it lasts, and one when it is over."""

    def __init__(self, log: logging.Logger, subject: str) -> None:
        self.log = log
        self.subject = subject
        self.since: float | None = None
        """Start of the current outage (monotonic clock, seconds); None without an outage."""
        self.told = 0.0
        self.failures = 0
        """Number of failed attempts in the current outage."""

    @property
    def going_on(self) -> bool:
        return self.since is not None

    @property
    def seconds(self) -> float:
        """Length of the current outage so far, in seconds; 0 without an outage."""
        return 0.0 if self.since is None else time.monotonic() - self.since

    def failed(self, reason: BaseException) -> None:
        now = time.monotonic()
        if self.since is None:
            self.since = self.told = now
            self.failures = 0
            self.log.error("%s does not answer: %s", self.subject, str(reason) or type(reason).__name__)
        elif now - self.told >= MINUTE:
            self.told = now
            lasted = now - self.since
            self.log.error("%s still does not answer after %.0f s (%d attempts)", self.subject, lasted, self.failures)
        self.failures += 1

    def worked(self) -> None:
        if self.since is not None:
            lasted, self.since = time.monotonic() - self.since, None
            self.log.warning("%s answers again after %.1f s (%d attempts failed)", self.subject, lasted, self.failures)
