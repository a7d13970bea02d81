"""Old tables: written to a file, as the bundle that replays, and only then deleted; what an operator does by hand."""

from __future__ import annotations

import logging
import os
from collections.abc import Collection
from pathlib import Path

import msgspec

from shamble.core.errors import ShambleError
from shamble.core.record import Record
from shamble.server.storage.stored_rows import Elsewhere, Lost, Row
from shamble.server.storage.table_storage import Storage
from shamble.server.tables.roster import Roll
from shamble.server.views.game_library import of_row
from shamble.server.views.history import Breath, replay

log = logging.getLogger("shamble.server")
DAY = 86_400.0


async def table_row(storage: Storage, id: str) -> Row:
    row = await storage.row(id)
    if row is None:
        raise ShambleError(f"there is no table {id!r}")
    return row


async def bundle(storage: Storage, row: Row) -> bytes:
    """The whole game, as `shamble replay` and an import read it. Hidden things are in it: it is the operator's."""
    lines = await storage.lines(row.id, row.epoch)
    records = [Record.read(msgspec.json.decode(line.data), line.seq) for line in lines]
    settings = msgspec.json.decode(row.settings)
    base = msgspec.json.decode(row.base) if row.base else None
    luck = msgspec.json.decode(lines[-1].luck or "null")
    try:
        session = await replay(of_row(row), row.seats, settings, base, records, luck, Breath(0.002))
        return msgspec.json.encode(session.save(luck=False))
    except Exception as reason:  # its rules have changed: what is stored is kept as it is
        stored = {"row": msgspec.to_builtins(row), "records": [msgspec.Raw(line.data.encode()) for line in lines]}
        return msgspec.json.encode({"shamble-table": 1, "trouble": f"{type(reason).__name__}: {reason}", **stored})


def keep(data: bytes, target: Path) -> None:
    """All of it or nothing, for its owner alone, and on the disk before anybody relies on it."""
    beside = target.with_name(target.name + ".new")
    if target.exists() and not target.is_file():  # a device would be replaced by a file
        raise ShambleError(f"{target} cannot be written: it is not a plain file")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with open(os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as reason:
        raise ShambleError(f"{target} cannot be written: {reason.strerror}") from None


async def put_away(storage: Storage, row: Row, folder: Path) -> Path:
    """Export, then delete. If it was played on meanwhile, it stays."""
    target = folder / f"{row.id}.json"
    keep(await bundle(storage, row), target)
    if not await storage.remove(row.id, row.term, row.touched):
        target.unlink(missing_ok=True)
        raise ShambleError(f"table {row.id} is being played")
    return target


class Attic:
    """Where tables go that nobody has touched for so many days."""

    def __init__(self, folder: Path, days: float) -> None:
        self.folder = folder
        self.days = days

    async def sweep(self, storage: Storage, now: float, spared: Collection[str] = ()) -> list[str]:
        """All of them, except those in memory here or at another process. `spared` is looked at anew each time:
        somebody may come back to an old table while others are written."""
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
            except (Elsewhere, Lost):
                continue
            except ShambleError as reason:  # the others are old all the same
                log.warning("table %s is not put away: %s", id, reason)
        return done


async def close(storage: Storage, id: str) -> None:
    """No more moves. A server that has the table in memory loses it, and reads what is stored."""
    row = await table_row(storage, id)
    roll = msgspec.json.decode(row.roll, type=Roll)
    roll.closed = True
    text = msgspec.json.encode(roll).decode()
    await storage.seize(id, row.term, row.edition, text)
