"""Tasks of an operator: logs, old tables, closing and deleting, bans, upgrades, a container."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

import shamble
from shamble.cli.app import app
from shamble.core.errors import ShambleError
from shamble.server.http.table_archive import TableArchive
from shamble.server.process import logs
from shamble.server.process.limits import Limits
from shamble.server.storage import stored_rows
from shamble.server.storage.table_storage import Storage
from shamble.server.tables.roster import new_token
from tests.server.kill import Game, Process
from tests.server.table import House, Json, house


def admin(folder: Path, *words: str) -> str:
    done = CliRunner().invoke(app, ["admin", "--database", str(folder / "tables.sqlite3"), *words])
    assert done.exit_code == 0, done.output
    return done.output


def test_lists_exports_and_deletes(here: House, tmp_path: Path) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        for _ in range(3):
            ada.play()
        view = ada.view
    id = made["table"]
    assert id in admin(tmp_path, "list")
    assert "0 tables" in admin(tmp_path, "list", "--older", "100000")
    admin(tmp_path, "export", id, "--to", str(tmp_path / "one.json"))
    assert shamble.load(tmp_path / "one.json").view(0) == view
    assert (tmp_path / "one.json").stat().st_mode & 0o777 == 0o600
    os.mkfifo(tmp_path / "pipe")  # or a device: it would be replaced by the file
    with pytest.raises(AssertionError, match="not a plain file"):
        admin(tmp_path, "export", id, "--to", str(tmp_path / "pipe"))
    assert (tmp_path / "pipe").is_fifo()
    with pytest.raises(AssertionError, match="there is no folder"):
        admin(tmp_path, "export", id, "--to", str(tmp_path / "typo" / "one.json"))
    assert not (tmp_path / "typo").exists()
    with pytest.raises(AssertionError, match="is a folder"):
        admin(tmp_path, "export", id, "--to", str(tmp_path))
    admin(tmp_path, "delete", id, "--to", str(tmp_path / "attic"))
    assert shamble.load(tmp_path / "attic" / f"{id}.json").view(0) == view
    assert "0 tables" in admin(tmp_path, "list")
    # The server still has it in memory; with the first move it finds out.
    with here.sit(id, made["token"]) as ada:
        ada.say("play", seq=ada.seq, seat=ada.decision["seat"], key=ada.decision["options"][0]["key"])
        assert ada.until("bye", "error")["type"] in ("bye", "error")
    assert here.get(f"/api/tables/{id}/export", made["token"]).status_code == 404


def test_closes_a_table_that_is_being_played(here: House, tmp_path: Path) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        ada.play()
        admin(tmp_path, "close", made["table"])
        ada.say("play", seq=ada.seq, seat=ada.decision["seat"], key=ada.decision["options"][0]["key"])
        assert ada.until("bye")["reason"] == "moved"
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.heard["table"]["closed"]
        assert ada.seq == 1
        assert ada.play()["code"] == "closed"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["export", "nobody", "--to", "x.json"], "no table 'nobody'"),
        (["close", "nobody"], "no table 'nobody'"),
        (["delete", "nobody"], "--to FOLDER or --no-export"),
        (["ban", "everybody"], "neither an address nor a network"),
        (["ban", ""], "neither an address nor a network"),
        (["ban", "203.0.113.7/99"], "neither an address nor a network"),
        (["export", "../../etc/passwd", "--to", "x.json"], "no table '../../etc/passwd'"),
        (["delete", "a\0b", "--no-export"], "no table 'a\\x00b'"),
        (["close", "[red]x[/nope]"], "no table '[red]x[/nope]'"),
        (["close", "x" * 5_000], "no table 'xxx"),
    ],
)
def test_a_mistake_gets_one_clear_line(tmp_path: Path, words: list[str], says: str) -> None:
    done = CliRunner().invoke(app, ["admin", "--database", str(tmp_path / "x.sqlite3"), *words])
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1), done.output
    assert says in done.stderr


def test_old_tables_go_to_the_attic(here: House, tmp_path: Path) -> None:
    old, new = here.make("here", "here"), here.make("here", "here")
    here.clock.time += 40 * 86_400
    with here.sit(new["table"], new["token"]) as ada:
        ada.play()

    async def sweep(spared: set[str]) -> list[str]:
        return await TableArchive(tmp_path / "attic", 30).sweep(here.lobby.storage, here.clock.unix_time(), spared)

    assert here.run(lambda: sweep({old["table"]})) == []  # it is in memory
    assert here.run(lambda: sweep(set())) == [old["table"]]
    assert [path.stem for path in (tmp_path / "attic").iterdir()] == [old["table"]]
    assert shamble.load(tmp_path / "attic" / f"{old['table']}.json").seq == 0


def test_an_old_table_that_somebody_has_just_opened_stays(here: House, tmp_path: Path) -> None:
    """A table that is opened while the archive runs is kept, even without a move."""
    made = here.make("here", "here")
    here.clock.time += 40 * 86_400

    async def come_back() -> list[str]:
        lobby = here.lobby
        listed = lobby.storage.older
        await lobby.archive(lobby.tables[made["table"]], at_once=True)

        async def slow(before: float) -> list[str]:
            rows = await listed(before)
            assert await lobby.open(made["table"]) is not None
            return rows

        with patch.object(lobby.storage, "older", slow):
            return await TableArchive(tmp_path / "attic", 30).sweep(lobby.storage, here.clock.unix_time())

    assert here.run(come_back) == []
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.play()["seq"] == 1


def test_a_table_is_opened_once_whoever_fails_on_the_way(here: House) -> None:
    made = here.make("here")

    async def open_it() -> list[Any]:
        lobby = here.lobby
        await lobby.archive(lobby.tables[made["table"]], at_once=True)
        claim, tries = lobby.storage.claim, 0

        async def once_in_vain(id: str) -> Any:
            nonlocal tries
            tries += 1
            await asyncio.sleep(0.01)
            if tries == 1:
                raise ShambleError("the disk is full")
            return await claim(id)

        async def later() -> Any:
            await asyncio.sleep(0.012)
            return await lobby.open(made["table"])

        with patch.object(lobby.storage, "claim", once_in_vain):
            first, second = lobby.open(made["table"]), lobby.open(made["table"])
            results = await asyncio.gather(first, second, later(), return_exceptions=True)
        return list(results)

    failed, *opened = here.run(open_it)
    assert isinstance(failed, ShambleError)
    assert opened[0] is opened[1] is here.lobby.tables[made["table"]]


def test_one_table_that_cannot_go_keeps_no_room(tmp_path: Path) -> None:
    with house(tmp_path, Limits(tables_open=1, tables_per_minute=100)) as here:
        made = [here.make("here")["table"] for _ in range(3)]
        stuck = here.lobby.tables[made[0]]

        async def make_room() -> None:
            with patch.object(stuck, "snapshot", side_effect=ShambleError("it cannot be written down")):
                await here.lobby.make_room()

        here.run(make_room)
        assert list(here.lobby.tables) == [made[0]]


def test_a_table_that_was_played_on_stays(tmp_path: Path) -> None:
    async def run() -> tuple[bool, bool]:
        storage = await Storage.open(str(tmp_path / "x.sqlite3"))
        row = stored_rows.Row("t", "g", 1, 1, 1, "{}", "{}", None, 0, 0.0, 5.0, "open", "{}")
        await storage.create(row, [stored_rows.StoredRecord(0, "{}", "{}", 0.0)])
        done = await storage.remove("t", 0, 4.0), await storage.remove("t", 0, 5.0)
        await storage.close()
        return done

    assert asyncio.run(run()) == (False, True)


def test_who_is_banned_is_not_let_in(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "here")
    admin(tmp_path, "ban", "127.0.0.0/8")
    assert admin(tmp_path, "bans") == "127.0.0.0/8\n"
    with house(tmp_path) as here:
        until = time.monotonic() + 5
        while here.client.get("/api/games").status_code == 200 and time.monotonic() < until:
            time.sleep(0.05)
        answer = here.client.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        with pytest.raises((InvalidStatus, ConnectionClosed)), here.connect(made["table"]) as socket:
            socket.recv(timeout=5)
    admin(tmp_path, "ban", "127.0.0.0/8", "--lift")
    with house(tmp_path) as here:
        assert here.client.get("/api/games").status_code == 200


def test_logs_are_json_and_hold_no_token() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.Json())
    log = logging.Logger("shamble.test")
    log.addHandler(handler)
    token = new_token()
    try:
        raise ValueError(f"no {token}")
    except ValueError:
        log.exception("somebody said %s", token, extra={"table": "abc"})
    told = json.loads(out.getvalue())
    assert (told["level"], told["table"], told["says"]) == ("error", "abc", "somebody said …")
    assert token not in out.getvalue()
    assert "ValueError" in told["error"]


def test_a_server_that_stops_says_when_it_is_back(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "shamble.cli.serve", "--no-open", "--port", "0", "--log", "json"]
    words += ["--database", str(tmp_path / "x.sqlite3")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        game = Game.new(url)
        game.come(url)
        game.play(1)
        process.terminate()
        assert game.socket is not None
        heard: list[Json] = []
        while not heard or heard[-1]["type"] != "bye":
            heard.append(json.loads(game.socket.recv(timeout=30)))
        with pytest.raises(ConnectionClosed):
            game.socket.recv(timeout=30)
        _, said = process.communicate(timeout=30)
    assert heard[-1] == {"type": "bye", "reason": "shutdown", "after": 5.0}
    assert game.socket.close_code == 1012
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert any(line["says"] == "a table was made" and line["table"] == game.made["table"] for line in lines), said
    assert game.made["token"] not in said


def test_an_older_database_is_opened_with_its_tables(tmp_path: Path) -> None:
    """A database of the first version has no terms, no editions and no bans."""
    with house(tmp_path) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            ada.play()
            view = ada.view
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(stored_rows.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as older:
        assert "term" not in {one[1] for one in older.execute("PRAGMA table_info(tables)")}
    with house(tmp_path) as here, here.sit(made["table"], made["token"]) as ada:
        assert ada.view == view
        assert ada.play()["seq"] == 2


def test_a_copy_that_was_made_while_people_play_can_be_opened(tmp_path: Path) -> None:
    """Backup and restore as docs/hosting.md describes them."""
    if shutil.which("sqlite3") is None:
        pytest.skip("the sqlite3 command is not installed")
    with Process(str(tmp_path / "tables.sqlite3")) as server:
        game = Game.new(server.url)
        game.come(server.url)
        game.play(4)
        backup = f'.backup "{tmp_path / "copy.sqlite3"}"'
        subprocess.run(["sqlite3", str(tmp_path / "tables.sqlite3"), backup], check=True, timeout=30)
    with Process(str(tmp_path / "copy.sqlite3")) as server:
        game.come(server.url)
        assert game.play(1)


def test_the_container_is_built() -> None:
    builders = [path for name in ("docker", "podman", "buildah") if (path := shutil.which(name)) is not None]
    root = Path(__file__).parents[2]
    if not builders:
        pytest.skip("no builder of containers is installed")
    builder = next((one for one in builders if not subprocess.run([one, "info"], capture_output=True).returncode), None)
    if builder is None:
        pytest.skip(f"{Path(builders[0]).name} cannot build here: nothing answers it")
    words = [builder, "build", "-q", "-f", str(root / "Containerfile"), str(root)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=900)
    if "could not resolve" in done.stderr.lower() or "no such host" in done.stderr.lower():
        pytest.skip("the base image cannot be fetched here")
    assert done.returncode == 0, done.stderr
