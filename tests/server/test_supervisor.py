"""Long-lived tasks are started again after a failure, and a process that cannot keep them running reports it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from shamble.server.process import repeated_log, supervisor
from shamble.server.process.repeated_log import OutageLog, RepeatedLog
from shamble.server.process.supervisor import Supervisor
from shamble.server.storage.table_storage import Row, Storage, StoredRecord
from tests.server.table import House


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.0)


class Clock:
    """The monotonic clock of a module, set by the test."""

    def __init__(self) -> None:
        self.time = 0.0

    def monotonic(self) -> float:
        return self.time


@pytest.mark.parametrize("failure", ["error", "end", "cancelled future"])
def test_a_task_that_ends_is_started_again(failure: str, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> tuple[int, list[str], list[str]]:
        tasks, starts = Supervisor(), 0
        counted: list[str] = []
        tasks.on_restart = counted.append
        steady = asyncio.Event()

        async def work() -> None:
            nonlocal starts
            starts += 1
            if starts == 3:
                steady.set()
                await asyncio.Event().wait()
            if failure == "error":
                raise ValueError("broken")
            if failure == "cancelled future":
                lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                lost.cancel()
                await lost

        tasks.start("reader", work)
        await asyncio.wait_for(steady.wait(), 20)
        failing = tasks.failing()
        await tasks.stop()
        assert tasks.tasks == {}
        return starts, counted, failing

    assert asyncio.run(main()) == (3, ["reader", "reader"], [])
    assert len([one for one in caplog.records if "'reader' failed" in one.getMessage()]) == 1


def test_a_task_that_fails_repeatedly_is_failing_until_it_has_run_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(supervisor, "time", clock)

    async def main() -> None:
        tasks, starts = Supervisor(), 0
        steady = asyncio.Event()

        async def work() -> None:
            nonlocal starts
            starts += 1
            if starts <= supervisor.REPEATED:
                raise ValueError
            steady.set()
            await asyncio.Event().wait()

        tasks.start("reader", work)
        tasks.start("gauge", asyncio.Event().wait, essential=False)  # type: ignore[arg-type]
        await asyncio.wait_for(steady.wait(), 20)
        assert tasks.failing() == ["reader"]
        clock.time += supervisor.STEADY_SECONDS + 1
        assert tasks.failing() == []
        await tasks.stop()

    asyncio.run(main())


def test_a_process_whose_task_fails_is_not_ready(here: House) -> None:
    for path in ("/healthz", "/readyz"):
        assert here.client.get(path).status_code == 200

    async def broken() -> None:
        raise ValueError("broken")

    async def break_it() -> None:
        here.lobby.supervisor.start("essential", broken)
        while not here.lobby.supervisor.failing():
            await asyncio.sleep(0)

    async def mend_it() -> None:
        await here.lobby.supervisor.stop("essential")

    here.run(break_it)
    for path in ("/healthz", "/readyz"):
        answer = here.client.get(path)
        assert (answer.status_code, answer.text) == (503, "task essential")
    restarts = here.lobby.metrics.registry.get_sample_value("shamble_task_restarts_total", {"task": "essential"})
    assert restarts is not None
    assert restarts >= 1
    here.run(mend_it)
    assert here.client.get("/readyz").status_code == 200


def test_every_long_lived_task_is_supervised(here: House) -> None:
    """The only other tasks of a server belong to clients, bots and single requests, and end with them."""
    assert sorted(here.lobby.supervisor.tasks) == ["bans", "event loop lag", "storage", "ticks"]


def test_writes_that_wait_survive_a_failure_of_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> list[int]:
        storage = await Storage.open(str(tmp_path / "x.sqlite3"))
        await storage.create(Row("t", "g", 1, 1, 1, "{}", "{}", None, 0, 0.0, 0.0, "open", "{}"), [])
        gather, broken = storage._gather, True

        async def once_in_vain() -> None:
            nonlocal broken
            if broken:
                broken = False
                raise ValueError("broken")
            await gather()

        monkeypatch.setattr(storage, "_gather", once_in_vain)
        await asyncio.wait_for(storage.append("t", 0, [StoredRecord(0, "{}", "{}", 0.0)]), 20)
        lines = await storage.lines("t", 0)
        await storage.close()
        return [line.seq for line in lines]

    assert asyncio.run(main()) == [0]


def test_lines_that_repeat_are_written_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    monkeypatch.setattr(repeated_log, "time", clock)
    lines, outage = RepeatedLog(logging.getLogger("test")), OutageLog(logging.getLogger("test"), "the database")
    for _ in range(1_000):
        lines.add("forged")
    clock.time += 61
    lines.add("forged")
    assert [one.getMessage() for one in caplog.records] == ["forged", "forged (999 more of these since the last line)"]
    caplog.clear()
    outage.worked()
    for _ in range(260):
        outage.failed(OSError("refused"))
        clock.time += 0.5
    outage.worked()
    outage.worked()
    assert [one.getMessage() for one in caplog.records] == [
        "the database does not answer: refused",
        "the database still does not answer after 60 s (120 attempts)",
        "the database still does not answer after 120 s (240 attempts)",
        "the database answers again after 130.0 s (260 attempts failed)",
    ]
    caplog.clear()
    for _ in range(120):  # a database that works and fails by turns
        clock.time += 1
        outage.failed(OSError("refused\nKEY (secret)"))
        clock.time += 0.1
        outage.worked()
    assert [one.getMessage() for one in caplog.records] == [
        "the database does not answer: refused (45 more outages since the last line)",
        "the database answers again after 0.1 s (1 attempts failed)",
        "the database does not answer: refused (54 more outages since the last line)",
        "the database answers again after 0.1 s (1 attempts failed)",
    ]
