"""A full or read-only disk: one clear line at the start, and no acknowledged move is lost during play."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from shamble.core.errors import ShambleError
from shamble.server.storage.sqlite import Sqlite
from shamble.server.storage.table_storage import Storage
from tests.server.kill import Game, Process, surroundings
from tests.server.table import house

if sys.platform == "win32":
    pytest.skip("limits of a process are the system's own here", allow_module_level=True)

import asyncio
import resource

TABLE = {"game": "walkingdead", "seats": [{"kind": "here"}, {"kind": "here"}]}


def serve(database: Path, bytes_at_most: int) -> subprocess.CompletedProcess[str]:
    """A server that may write this many bytes to any file, as on a full disk. It keeps no bytecode."""
    command = [sys.executable, "-m", "shamble.cli.serve", "--no-open", "--port", "0", "--database", str(database)]

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_at_most, bytes_at_most))

    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=60,
        env=surroundings({}) | {"PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=limit,
    )


@pytest.mark.parametrize("size", [0, 1_000, 10_000])
def test_a_full_disk_at_the_start_gets_one_clear_line(tmp_path: Path, size: int) -> None:
    done = serve(tmp_path / "x.sqlite3", size)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.strip().count("\n") == 0, done.stderr
    assert "x.sqlite3 cannot be opened" in done.stderr


def test_a_full_disk_in_mid_play_loses_nothing(tmp_path: Path) -> None:
    """Reading goes on, a move is refused, and it can be played when there is room again."""
    with Process(str(tmp_path / "x.sqlite3")) as server:
        game = Game.new(server.url)
        game.come(server.url)
        game.play(3)
        before = game.acknowledged
        size = max(path.stat().st_size for path in tmp_path.iterdir())
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        assert game.socket is not None
        told = {}
        for _ in range(50):  # the rest of the file's last page is written first
            game.send(0)
            told = json.loads(game.socket.recv(timeout=30))
            while told["type"] not in ("update", "error"):
                told = json.loads(game.socket.recv(timeout=30))
            if told["type"] == "error":
                break
            game.view, game.acknowledged, game.sent = told["view"], told["seq"], False
        assert (told["type"], told["code"]) == ("error", "storage")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))
        assert game.acknowledged >= before
        game.sent = False
        assert game.play(3)
        server.kill()
    with Process(str(tmp_path / "x.sqlite3")) as server:
        game.come(server.url)
        assert game.play(1)


def test_a_full_disk_is_an_outage_until_there_is_room_again(tmp_path: Path) -> None:
    """Health checks report it, the log has one line at its begin and one at its end, and clients are told when to
    retry."""
    with open(tmp_path / "log", "w+") as log, Process(str(tmp_path / "x.sqlite3"), "--log", "text", log=log) as server:
        game = Game.new(server.url)
        game.come(server.url)
        game.play(3)
        size = max(path.stat().st_size for path in tmp_path.glob("x.sqlite3*"))
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        assert game.socket is not None
        for _ in range(8):
            game.send(0)
            told = json.loads(game.socket.recv(timeout=30))
            while told["type"] not in ("update", "error"):
                told = json.loads(game.socket.recv(timeout=30))
            assert (told["type"], told["code"]) == ("error", "storage")
            assert told["after"] >= 1
            made = httpx.post(f"{server.url}/api/tables", json=TABLE, trust_env=False, timeout=30)
            assert (made.status_code, made.json()["code"]) == (503, "storage")
            assert int(made.headers["retry-after"]) >= 1
            for path in ("healthz", "readyz"):
                answer = httpx.get(f"{server.url}/{path}", trust_env=False, timeout=30)
                assert (answer.status_code, answer.text) == (503, "storage")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))
        until = time.monotonic() + 30
        while httpx.get(f"{server.url}/readyz", trust_env=False, timeout=30).status_code != 200:
            assert time.monotonic() < until
            time.sleep(0.1)
        game.sent = False
        assert game.play(3)
        log.seek(0)
        lines = [line for line in log if "answer" in line or "rror" in line]
    assert len(lines) == 2, lines
    assert "the database does not answer" in lines[0]
    assert "the database answers again" in lines[1]


def test_a_database_that_can_only_be_read_is_an_outage(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as here:
        database = here.lobby.storage.database
        assert isinstance(database, Sqlite)
        made = here.make("here", "bot")
        with here.sit(made["table"], made["token"]) as ada:
            caplog.clear()
            here.run(lambda: database.writer.do(lambda connection: connection.execute("PRAGMA query_only=ON")))
            for number in range(6):
                ada.say("chat", text=f"line {number}")
                refusal = ada.until("error")
                assert (refusal["code"], refusal["after"] >= 1) == ("storage", True)
                assert (
                    here.get(f"/api/tables/{made['table']}/replay", made["token"]).status_code == 200
                )  # it can be read
                monkeypatch.setattr(here.lobby.storage, "probed", -10.0)
                assert here.client.get("/readyz").status_code == 503
            assert here.client.get("/healthz").text == "storage"
            here.run(lambda: database.writer.do(lambda connection: connection.execute("PRAGMA query_only=OFF")))
            monkeypatch.setattr(here.lobby.storage, "probed", -10.0)
            assert here.client.get("/readyz").status_code == 200
            ada.say("chat", text="again")
            ada.until("said")
    lines = [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING]
    assert len(lines) == 2, lines
    assert lines[0].startswith("the database does not answer: attempt to write a readonly database")
    assert lines[1].startswith("the database answers again")


@pytest.mark.parametrize("another", [True, False])
def test_a_file_that_is_taken_away_is_an_outage(tmp_path: Path, another: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves into a deleted file are not acknowledged."""
    with house(tmp_path) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            ada.play()
            (tmp_path / "tables.sqlite3").rename(tmp_path / "elsewhere")
            if another:
                (tmp_path / "tables.sqlite3").touch()
            ada.say("play", seq=ada.seq, seat=ada.decision["seat"], key=ada.decision["options"][0]["key"])
            assert ada.until("error")["code"] == "storage"
            monkeypatch.setattr(here.lobby.storage, "probed", -10.0)
            assert here.client.get("/healthz").status_code == 503
            (tmp_path / "elsewhere").replace(tmp_path / "tables.sqlite3")
            monkeypatch.setattr(here.lobby.storage, "probed", -10.0)
            assert here.client.get("/readyz").status_code == 200
            ada.play()


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_read_only_folder_gets_one_clear_line(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(ShambleError, match="cannot be opened"):
            asyncio.run(Storage.open(str(tmp_path / "x.sqlite3"), alone=True))
    finally:
        tmp_path.chmod(0o700)
