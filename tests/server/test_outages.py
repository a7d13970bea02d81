"""While the database is away every request gets one clear answer, and the log a few lines."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
import sqlalchemy as sa

from shamble.server.storage import table_storage
from shamble.server.storage.lease import SERVES
from shamble.server.storage.postgres import Postgres
from tests.server.conftest import Fresh
from tests.server.kill import WIDE, Game, surroundings
from tests.server.table import House, Player, house


@contextmanager
def away(postgres: Any, database: str) -> Iterator[None]:
    """Makes the database refuse every connection and cut the open ones."""
    name = sa.make_url(database).database
    postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false;")
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
    postgres.psql(cut)
    try:
        yield
    finally:
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;")


def until_back(here: House) -> None:
    until = time.monotonic() + 20
    while here.client.get("/readyz").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.05)


def told(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [line for line in caplog.records if line.levelno >= logging.WARNING]


def test_one_clear_answer_while_the_database_is_away(
    postgres: Any, fresh: Fresh, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = fresh()
    with house(tmp_path, name=database) as here:
        made = [here.make("here", "here") for _ in range(3)]
        robots = here.make("bot", "bot")
        caplog.clear()
        with here.sit(made[0]["table"], made[0]["token"]) as ada, here.sit(made[1]["table"], made[1]["token"]) as bob:
            ada.play()
            view = ada.view
            with away(postgres, database):
                for player in (ada, bob):
                    bye = player.until("bye")
                    assert bye["reason"] == "storage"
                    assert bye["after"] >= 1
                for number in range(20):
                    table, token = made[number % 3]["table"], made[number % 3]["token"]
                    with here.connect(table) as socket:
                        player = Player(socket)
                        player.say("hello", token=token)
                        assert player.until("error")["code"] == "storage"
                        bye = player.until("bye")
                        assert bye["reason"] == "storage"
                        assert bye["after"] >= 1
                    for path in ("export", "replay"):
                        answer = here.get(f"/api/tables/{table}/{path}", token)
                        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                        assert int(answer.headers["retry-after"]) >= 1
                answer = here.client.post("/api/tables", json={"game": "walkingdead", "seats": [{"kind": "here"}]})
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                assert int(answer.headers["retry-after"]) >= 1
                assert here.client.get("/healthz").text == "storage"
                assert here.client.get("/readyz").status_code == 503
        until_back(here)
        with here.sit(made[0]["table"], made[0]["token"]) as ada:
            assert ada.view == view
            assert ada.play()["seq"] == 2
        assert here.get(f"/api/tables/{robots['table']}/export", robots["token"]).status_code == 200
        assert here.lobby.supervisor.failing() == []
    lines = [line.getMessage() for line in told(caplog)]
    assert [line for line in lines if "the database does not answer" in line] != []
    assert [line for line in lines if "answers again" in line] != []
    assert len(lines) < 12, lines
    assert not any(line.exc_info for line in told(caplog))


def test_a_move_while_the_database_is_away_did_not_happen(
    postgres: Any, fresh: Fresh, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The process has not noticed yet that its connections are gone."""
    database = fresh()
    with house(tmp_path, name=database) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            ada.play()
            view = ada.view
            storage = here.lobby.storage.database
            lease = storage.lease  # type: ignore[attr-defined]

            async def hold_the_lease() -> None:
                await lease.task.ended()

            here.run(hold_the_lease)
            with away(postgres, database):
                ada.say("play", seq=ada.seq, seat=ada.decision["seat"], key=ada.decision["options"][0]["key"])
                bye = ada.until("bye")
                assert bye["reason"] == "storage"
                assert bye["after"] >= 1
        caplog.clear()
    with house(tmp_path, name=database) as here, here.sit(made["table"], made["token"]) as ada:
        assert ada.view == view


def test_a_server_that_stops_says_nothing_of_cancelled_tasks(
    fresh: Fresh, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = fresh()
    with house(tmp_path, name=database) as one, house(tmp_path, name=database) as other:
        made = one.make("here", "bot")
        with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], made["token"]) as bob:
            ada.play()
            bob.until_seq(1)
            one.run(one.lobby.shut_down)
            bob.until("bye")
    assert [line.getMessage() for line in told(caplog)] == []
    assert asyncio.CancelledError.__name__ not in caplog.text


@contextmanager
def hanging(postgres: Any, database: str) -> Iterator[None]:
    """Makes the database answer nothing and close nothing, as if its machine had failed."""
    name = sa.make_url(database).database
    listed = postgres.psql(f"SELECT 'pid', pid FROM pg_stat_activity WHERE datname = '{name}';")
    pids = [int(line.split("|")[1]) for line in listed.splitlines() if line.strip().startswith("pid ")]
    pids.append(int((postgres.pgdata / "postmaster.pid").read_text().split()[0]))
    assert len(pids) > 2, listed
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_server_stops_while_the_database_hangs(postgres: Any, fresh: Fresh) -> None:
    """Sockets and requests that wait for the database end without log lines about cancelled tasks."""
    database = fresh()
    command = [sys.executable, "-m", "shamble.cli.serve", "--no-open", "--port", "0", "--database", database]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings(WIDE)
    ) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1]
            games = [Game.new(url) for _ in range(4)]
            for game in games[:3]:
                game.come(url)
                game.play(1)
            with hanging(postgres, database):
                for game in games[:3]:
                    game.send(0)
                waiting = threading.Thread(target=ask, args=(url, games[3]))
                waiting.start()
                process.terminate()
                _, said = process.communicate(timeout=55)
                waiting.join(20)
        finally:
            process.kill()
    assert process.returncode in (0, -signal.SIGTERM)  # it stopped, then ended by the signal that it got
    assert "Traceback" not in said, said
    assert "CancelledError" not in said


def ask(url: str, game: Game) -> None:
    """Sends a request that is not answered, because the server stops."""
    headers = {"authorization": f"Bearer {game.made['token']}"}
    try:
        httpx.get(f"{url}/api/tables/nowhere/export", headers=headers, trust_env=False, timeout=60)
    except httpx.HTTPError:
        pass


def test_without_a_lease_the_database_is_away(fresh: Fresh, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """No client is told that a table has moved; all are told when to reconnect."""
    with house(tmp_path, name=fresh()) as here:
        made = here.make("here", "here")
        database = here.lobby.storage.database
        assert isinstance(database, Postgres)
        lease = database.lease
        with here.sit(made["table"], made["token"]) as ada:

            async def hang() -> None:
                assert lease.task is not None
                await lease.task.ended()
                lease._lose(TimeoutError())

            here.run(hang)
            bye = ada.until("bye")
            assert (bye["reason"], bye["after"] >= 1) == ("storage", True)
        for _ in range(5):
            with here.connect(made["table"]) as socket:
                player = Player(socket)
                player.say("hello", token=made["token"])
                assert player.until("error")["code"] == "storage"
                bye = player.until("bye")
                assert (bye["reason"], bye["after"] >= 1) == ("storage", True)
            answer = here.get(f"/api/tables/{made['table']}/export", made["token"])
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert here.client.get("/readyz").status_code == 503
        lines = [line.getMessage() for line in told(caplog)]
        assert [line for line in lines if "does not answer" in line] == [
            "the database does not answer: this process has lost its lease"
        ]


def test_a_query_that_the_database_refuses_for_a_moment_costs_no_lease(
    fresh: Fresh, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An example is a lack of shared memory after strangers have filled the table of locks."""
    with house(tmp_path, name=fresh()) as here:
        made = here.make("here", "here")
        database = here.lobby.storage.database
        assert isinstance(database, Postgres)
        lease, tries = database.lease, 0
        owner, connection = lease.me, lease.connection

        async def refuse(*_: Any) -> None:
            nonlocal tries
            tries += 1
            raise asyncpg.OutOfMemoryError("out of shared memory")

        with here.sit(made["table"], made["token"]) as ada:
            monkeypatch.setattr(type(connection), "fetch", refuse)
            while tries < 5:
                time.sleep(0.05)
            monkeypatch.undo()
            ada.play()
        assert lease.me == owner
    assert len([line for line in told(caplog) if "lease" in line.getMessage()]) == 1


@pytest.mark.parametrize(
    "reason", [ConnectionResetError("reset"), asyncpg.InternalClientError("cannot switch to state 12")]
)
def test_a_lease_that_is_lost_again_and_again_is_told_once(
    fresh: Fresh, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, reason: Exception
) -> None:
    with house(tmp_path, name=fresh()) as here:
        database = here.lobby.storage.database
        assert isinstance(database, Postgres)
        monkeypatch.setattr("shamble.server.storage.lease.LONGEST_PAUSE", 0.1)

        async def refuse(*_: Any) -> None:
            raise reason

        monkeypatch.setattr(type(database.lease.connection), "fetch", refuse)
        while database.lease.losses < 4:
            time.sleep(0.05)
        monkeypatch.undo()
    assert len([line for line in told(caplog) if "lease" in line.getMessage()]) == 2  # of the lease, and of the outage


def test_a_start_without_a_free_number_gets_one_clear_line(postgres: Any, fresh: Fresh, tmp_path: Path) -> None:
    database = fresh()
    with house(tmp_path, name=database):
        pass

    async def start() -> tuple[int | None, str]:
        stranger = await asyncpg.connect(database)
        for number in range(1, 300):
            assert await stranger.fetchval("SELECT pg_try_advisory_lock($1, $2)", SERVES, number)
        command = [sys.executable, "-m", "shamble.cli.serve", "--no-open", "--port", "0", "--database", database]
        process = await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE, env=surroundings(WIDE))
        _, said = await asyncio.wait_for(process.communicate(), 60)
        await stranger.close()
        return process.returncode, said.decode()

    code, said = asyncio.run(start())
    assert (code, said.strip().count("\n")) == (2, 0), said
    assert "advisory locks" in said


def test_nobody_waits_long_for_a_database_that_hangs(
    postgres: Any, fresh: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A query has a few seconds, and less once the outage is known; then there is an answer and a log line."""
    monkeypatch.setattr(table_storage, "ANSWER_SECONDS", 0.3)
    monkeypatch.setattr(table_storage, "PROBE_SECONDS", 0.2)
    database = fresh()
    with house(tmp_path, name=database) as here:
        made = here.make("here", "here")
        caplog.clear()
        with hanging(postgres, database):
            for _ in range(2):
                answer = here.client.post("/api/tables", json={"game": "walkingdead", "seats": [{"kind": "here"}] * 2})
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                assert int(answer.headers["retry-after"]) >= 1
            assert here.client.get("/healthz").text == "storage"
            assert [line.getMessage() for line in told(caplog)] == ["the database does not answer: no answer in time"]
        until_back(here)
        with here.sit(made["table"], made["token"]) as ada:
            ada.play()
