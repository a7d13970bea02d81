"""Archives old tables to files that can be replayed, and then deletes them. Also operator commands for a table."""

from __future__ import annotations

import logging
import os
from collections.abc import Collection
from pathlib import Path

import msgspec

from shamble.core.errors import ShambleError
from shamble.server.storage.stored_rows import OwnedElsewhere, OwnershipLost, Row
from shamble.server.storage.table_storage import Storage
from shamble.server.tables.roster import Roster
from shamble.server.views.game_library import of_row
from shamble.server.views.history import TimeSlice, replay
from shamble.sessions.record import Record

log = logging.getLogger("shamble.server")
DAY = 86_400.0
"""Seconds of a day."""
JUMP = 3_600.0
"""Seconds by which the wall clock may drift from the monotonic clock between two sweeps."""


async def table_row(storage: Storage, id: str) -> Row:
    """The stored row of a table. Raises ShambleError if there is none."""
    row = await storage.row(id)
    if row is None:
        raise ShambleError(f"there is no table {id!r}")
    return row


async def bundle(storage: Storage, row: Row) -> bytes:
    """The whole game, as `shamble replay` and an import read it. For the operator only: it contains hidden things."""
    lines = await storage.lines(row.id, row.epoch)
    records = [Record.read(msgspec.json.decode(line.data), line.seq) for line in lines]
    settings = msgspec.json.decode(row.settings)
    base = msgspec.json.decode(row.base) if row.base else None
    luck = msgspec.json.decode(lines[-1].luck or "null")
    try:
        session = await replay(of_row(row), row.seats, settings, base, records, luck, TimeSlice(0.002))
        return msgspec.json.encode(session.save(luck=False))
    except Exception as reason:  # the rules have changed: export the stored rows as they are
        stored = {"row": msgspec.to_builtins(row), "records": [msgspec.Raw(line.data.encode()) for line in lines]}
        return msgspec.json.encode({"shamble-table": 1, "trouble": f"{type(reason).__name__}: {reason}", **stored})


def keep(data: bytes, target: Path) -> None:
    """Writes a file atomically, readable by its owner only, and flushes it to disk."""
    beside = target.with_name(target.name + ".new")
    if target.exists() and not target.is_file():  # `replace` would turn a device into a file
        raise ShambleError(f"{target} cannot be written: it is not a plain file")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with open(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as reason:
        discard(beside)  # the partial file is useless and contains hidden cards
        raise ShambleError(f"{target} cannot be written: {reason.strerror}") from None


def discard(path: Path) -> None:
    """Removes a file, if it exists and can be removed."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        pass


async def put_away(storage: Storage, row: Row, folder: Path) -> Path:
    """Exports a table to the folder and deletes it from storage. A table that was played meanwhile is kept."""
    target = folder / f"{row.id}.json"
    keep(await bundle(storage, row), target)
    if not await storage.remove(row.id, row.term, row.touched):
        target.unlink(missing_ok=True)
        raise ShambleError(f"table {row.id} is being played")
    return target


class TableArchive:
    """The folder to which tables are archived that nobody has touched for `days` days."""

    def __init__(self, folder: Path, days: float) -> None:
        self.folder = folder
        self.days = days
        self.offset: float | None = None
        """Wall clock minus monotonic clock at the last comparison, in seconds."""
        self.resumes = 0.0
        """Time of the monotonic clock before which no table is archived, because the wall clock has jumped."""

    def trusts(self, now: float, passed: float) -> bool:
        """False for a day after a jump of the wall clock: with a wrong year, every table would be old."""
        before, self.offset = self.offset, now - passed
        if before is not None and abs(self.offset - before) > JUMP:
            log.warning(
                "the clock of this machine has jumped by %.0f s: no table is archived for a day", self.offset - before
            )
            self.resumes = passed + DAY
        return passed >= self.resumes

    async def sweep(self, storage: Storage, now: float, spared: Collection[str] = ()) -> list[str]:
        """Archives all old tables except those in memory here (`spared`) or in another process. Returns their ids.

        `spared` is checked again for each table, because a person may open one while others are written.
        """
        before = now - self.days * DAY
        done = []
        for id in await storage.older(before):
            try:
                row = await storage.row(id)
                if row is None or row.touched >= before or id in spared:
                    continue
                if storage.owner is not None:
                    row = await storage.claim(id)
                if row is not None:
                    await put_away(storage, row, self.folder)
                    done.append(id)
            except (OwnedElsewhere, OwnershipLost):
                continue
            except ShambleError as reason:  # the other tables are still archived
                log.warning("table %s could not be archived to a file: %s", id, reason)
        return done


async def close(storage: Storage, id: str) -> None:
    """Closes a table to further moves. A server that has it in memory drops it and reads the stored one."""
    row = await table_row(storage, id)
    roster = msgspec.json.decode(row.roll, type=Roster)
    roster.closed = True
    text = msgspec.json.encode(roster).decode()
    await storage.take_over(id, row.term, row.edition, text)
