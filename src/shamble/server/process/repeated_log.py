"""Log lines for frequent events: the first at once, then one a minute with a count."""

from __future__ import annotations

import logging
import time

MINUTE = 60.0
"""Seconds between two lines for the same warning."""
KINDS = 100
"""Number of different warnings that `RepeatedWarnings` remembers."""


class RepeatedLog:
    """Writes the first line at once, and then at most one a minute, with the number of lines left out."""

    def __init__(self, log: logging.Logger, level: int = logging.WARNING) -> None:
        self.log = log
        self.level = level
        self.written: float | None = None
        """Time of the last line (monotonic clock, seconds); None before the first."""
        self.left_out = 0

    def add(self, line: str, exc_info: BaseException | None = None) -> None:
        """Writes the line, or counts it if the last one was written less than a minute ago."""
        now = time.monotonic()
        if self.written is not None and now - self.written < MINUTE:
            self.left_out += 1
            return
        note = f" ({self.left_out} more of these since the last line)" if self.left_out else ""
        self.written, self.left_out = now, 0
        self.log.log(self.level, "%s%s", line, note, exc_info=exc_info)


class RepeatedWarnings(logging.Filter):
    """Filter of a logger: of equal warnings the first passes, and then at most one a minute, with the number of those
    left out. Anybody can cause the warnings of a server of HTTP, thousands in a second."""

    def __init__(self) -> None:
        super().__init__()
        self.last_lines: dict[str, tuple[float, int]] = {}
        """Time of the last line (monotonic clock, seconds) and the number of those left out since, by message."""

    def filter(self, record: logging.LogRecord) -> bool:
        """True if the record is to be logged; a repeated warning is counted instead."""
        if record.levelno != logging.WARNING:
            return True
        now, message = time.monotonic(), str(record.msg)
        written, left_out = self.last_lines.get(message, (-MINUTE, 0))
        if now - written < MINUTE:
            self.last_lines[message] = (written, left_out + 1)
            return False
        if len(self.last_lines) >= KINDS:
            self.last_lines.clear()
        self.last_lines[message] = (now, 0)
        if left_out:
            record.msg = f"{message} ({left_out} more of these since the last line)"
        return True


def first_line(reason: BaseException) -> str:
    """The first line of an error's message. A database adds lines with stored values, which no log may hold."""
    return next(iter(str(reason).splitlines()), "") or type(reason).__name__


class OutageLog:
    """Logs an outage: a line when it begins, one a minute while it lasts, and one when it is over.

    Outages that follow each other within a minute are counted in the next line, not logged one by one.
    """

    def __init__(self, log: logging.Logger, subject: str) -> None:
        self.log = log
        self.subject = subject
        self.since: float | None = None
        """Start of the current outage (monotonic clock, seconds); None without an outage."""
        self.told = -MINUTE
        """Time of the last line about a failure (monotonic clock, seconds)."""
        self.announced = False
        """True if the log has a line about the current outage."""
        self.failures = 0
        """Number of failed attempts in the current outage."""
        self.left_out = 0
        """Number of outages without a line since the last line about a failure."""

    @property
    def going_on(self) -> bool:
        """True while the outage lasts."""
        return self.since is not None

    @property
    def seconds(self) -> float:
        """Length of the current outage so far, in seconds; 0 without an outage."""
        return 0.0 if self.since is None else time.monotonic() - self.since

    def failed(self, reason: BaseException) -> None:
        """Records a failed attempt, and logs at most one line a minute."""
        now = time.monotonic()
        if self.since is None:
            self.since, self.failures, self.announced = now, 0, False
        if now - self.told >= MINUTE:
            if self.announced:
                said = f"still does not answer after {now - self.since:.0f} s ({self.failures} attempts)"
            else:
                said = f"does not answer: {first_line(reason)}"
            if self.left_out:
                said += f" ({self.left_out} more outages since the last line)"
            self.log.error("%s %s", self.subject, said)
            self.told, self.announced, self.left_out = now, True, 0
        self.failures += 1

    def worked(self) -> None:
        """Ends the outage, if there is one, and logs its length if its beginning was logged."""
        if self.since is not None:
            lasted, self.since = time.monotonic() - self.since, None
            if not self.announced:
                self.left_out += 1
                return
            self.log.warning("%s answers again after %.1f s (%d attempts failed)", self.subject, lasted, self.failures)
