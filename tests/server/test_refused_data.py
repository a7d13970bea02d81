"""Values that the database refuses are refused to their sender: no outage, and no log line contains them."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from shamble.server.protocol.refusals import Refuse
from shamble.server.storage.stored_rows import Row, StoredRecord
from shamble.server.storage.table_storage import RefusedData, Storage
from shamble.server.workshop.mission_shelf import MissionShelf, StoredMission
from tests.server.conftest import Fresh

AUTHOR = "f" * 64


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "x.sqlite3")
    fresh: Fresh = request.getfixturevalue("fresh")
    return fresh()


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING]


def test_ratings_at_the_same_time_leave_one(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> list[int]:
        storage = await Storage.open(database)
        shelf = MissionShelf(storage)
        id = await shelf.keep(None, StoredMission("", AUTHOR, "zombicide2", "", "{}", "{}", 1, 0.0, 0.0))
        await asyncio.gather(*[shelf.comment(id, AUTHOR, "Ada", 5, f"{number}", 1.0) for number in range(12)])
        stars = [comment["stars"] for comment in await shelf.comments(id)]
        await storage.close()
        return stars

    assert asyncio.run(main()) == [5]
    assert lines(caplog) == []


def test_a_rating_of_a_mission_that_is_deleted_meanwhile(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> bool:
        storage = await Storage.open(database)
        shelf = MissionShelf(storage)

        async def found(id: str) -> None:
            pass

        monkeypatch.setattr(shelf, "find", found)
        with pytest.raises(Refuse, match="no such mission"):
            await shelf.comment("nowhere", AUTHOR, "Ada", 5, "", 1.0)
        away = storage.outage.going_on
        await storage.close()
        return away

    assert asyncio.run(main()) is False
    assert AUTHOR not in caplog.text
    assert [line for line in lines(caplog) if "does not answer" in line] == []


@pytest.mark.parametrize("wrong", [1 << 70, "x\ud800"])
def test_a_value_that_cannot_be_stored_fails_alone(
    database: str, wrong: object, caplog: pytest.LogCaptureFixture
) -> None:
    """Other moves of the same batch, and the health of the server, are not affected."""

    async def main() -> list[int]:
        storage = await Storage.open(database)
        for id in ("one", "two"):
            row = Row(id, "walkingdead", 1, 1, 2, "{}", "{}", None, 0, 0.0, 0.0, "open", "{}", term=1)
            await storage.create(row, [StoredRecord(0, "{}", "{}", 0.0)])
        values: dict[str, Any] = {"seats" if isinstance(wrong, int) else "roll": wrong}
        moves = [
            storage.append("one", 0, [StoredRecord(1, "{}", "{}", 0.0)], term=1),
            storage.update("two", **values),
        ]
        good, bad = await asyncio.gather(*moves, return_exceptions=True)
        assert good is None
        assert isinstance(bad, RefusedData)
        with pytest.raises(RefusedData):
            await storage.ask("SELECT id FROM tables WHERE seats = ? OR id = ?", (wrong, wrong))
        assert not storage.outage.going_on
        assert await storage.ready()
        stored = [line.seq for line in await storage.lines("one", 0)]
        await storage.close()
        return stored

    assert asyncio.run(main()) == [0, 1]
    assert [line for line in lines(caplog) if "does not answer" in line] == []
    assert len(lines(caplog)) == 1  # the kind of the error, once a minute
