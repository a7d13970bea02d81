"""A disk that is full or read-only: one clear line at the start, and in mid-play nothing that was confirmed is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shamble.core.errors import ShambleError
from shamble.server.storage.table_storage import Storage
from tests.server.kill import Game, Process, surroundings

if sys.platform == "win32":
    pytest.skip("limits of a process are the system's own here", allow_module_level=True)

import asyncio
import resource


def serve(database: Path, bytes_at_most: int) -> subprocess.CompletedProcess[str]:
    """A server that may write so many bytes to any file, as on a full disk. It keeps no bytecode."""
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
    """Reading goes on, a move is refused, and when there is room again it is played as if nothing had happened."""
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


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_read_only_folder_gets_one_clear_line(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(ShambleError, match="cannot be opened"):
            asyncio.run(Storage.open(str(tmp_path / "x.sqlite3"), alone=True))
    finally:
        tmp_path.chmod(0o700)
