"""A lock on an SQLite file for the one server that serves from it.

The lock is on a file beside the database, because opening and closing the database file itself would release SQLite's
own locks. The operating system releases the lock when the process ends, for whatever reason.
"""

from __future__ import annotations

import os
from pathlib import Path

from shamble.core.errors import ShambleError


class FileLock:
    """An exclusive lock that this process holds until it releases it or ends."""

    def __init__(self, database: str) -> None:
        """Takes the lock. Raises ShambleError if another process holds it, OSError if the file cannot be made."""
        beside = os.path.realpath(database)
        self.path = Path(f"{beside}-lock")
        self.made = not self.path.exists()
        self.file = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            lock(self.file)
        except OSError:
            holder = os.pread(self.file, 32, 0).decode(errors="replace").strip() if hasattr(os, "pread") else ""
            os.close(self.file)
            who = f"another server (process {holder})" if holder.isdigit() else "another server"
            raise ShambleError(
                f"{who} serves from {database}: stop it first, or name another file with --database"
            ) from None
        try:
            os.ftruncate(self.file, 0)
            os.write(self.file, str(os.getpid()).encode())
        except OSError:  # a full disk: the process number is only information
            pass

    def release(self, unused: bool = False) -> None:
        """Releases the lock. `unused`: the database could not be opened, so a lock file made for it is removed."""
        if self.file < 0:
            return
        if unused and self.made:
            self.path.unlink(missing_ok=True)
        os.close(self.file)
        self.file = -1


if os.name == "posix":
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

else:
    import msvcrt

    def lock(file: int) -> None:
        """Locks a byte far behind the content, so that the content stays readable."""
        os.lseek(file, 1 << 20, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        os.lseek(file, 0, os.SEEK_SET)
