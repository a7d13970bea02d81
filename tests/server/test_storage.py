"""A move is acknowledged after it is stored."""

from __future__ import annotations

import asyncio
import gc
import signal
import sqlite3
import subprocess
import sys
import threading
import weakref
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from shamble.cli.app import app
from shamble.cli.serve import serve
from shamble.server.http.serve import open_port
from shamble.server.storage.sqlite import SqliteThread
from shamble.server.storage.table_storage import GATHER, Row, Storage, StoredRecord, WriteConflict, read_url
from tests.server.kill import Game, Process
from tests.server.table import Json, house


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """The refusal is one line that names the file. It ends when the first server ends, however that happens."""
    database = tmp_path / "tables.sqlite3"
    (tmp_path / "also.sqlite3").symlink_to(database)
    with Process(str(database)) as first:
        game = Game.new(first.url)
        for name in (database, tmp_path / "also.sqlite3"):
            done = CliRunner().invoke(serve, ["--no-open", "--port", "0", "--database", str(name)])
            assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.output
            assert f"another server (process {first.process.pid}) serves from {name}" in done.stderr
            assert "--database" in done.stderr
        assert CliRunner().invoke(app, ["admin", "--database", str(database), "list"]).exit_code == 0
        game.come(first.url)
        assert game.play(2)
        first.kill()
    with Process(str(database)) as second:
        game.come(second.url)
        assert game.play(1)


def test_a_lock_for_a_database_that_does_not_open_is_not_left_behind(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("no database " * 200)
    done = CliRunner().invoke(serve, ["--no-open", "--port", "0", "--database", str(tmp_path / "words.txt")])
    assert "cannot be opened" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["words.txt"]


def test_an_idle_table_is_archived_not_lost(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            ada.play()
            view = ada.view
            here.clock.time += 10_000
            here.tick()
            assert made["table"] in here.lobby.tables  # somebody is there
        here.run(lambda: wait_until_left(here.lobby.tables[made["table"]]))
        here.clock.time += 10_000
        here.tick()
        assert made["table"] not in here.lobby.tables
        assert state_of(tmp_path, made["table"]) == "archived"
        with here.sit(made["table"], made["token"]) as ada:
            assert ada.view == view
            assert state_of(tmp_path, made["table"]) == "open"
            ada.play()


async def wait_until_left(table: Json) -> None:
    while table.clients:
        await asyncio.sleep(0)


def sql(folder: Path, text: str, **values: Json) -> Json:
    engine = sa.create_engine(f"sqlite:///{folder / 'tables.sqlite3'}")
    with engine.begin() as connection:
        result = connection.execute(sa.text(text), values)
        return result.fetchall() if result.returns_rows else None


def state_of(folder: Path, table: str) -> str:
    return str(sql(folder, "select state from tables where id = :id", id=table)[0][0])


def test_records_that_no_longer_fit_go_on_from_the_snapshot(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            for _ in range(6):
                ada.play()
            scene = ada.view["scene"]
    sql(tmp_path, "update records set data = replace(data, 'choose', 'elect') where seq = 1")
    with house(tmp_path) as here, here.sit(made["table"], made["token"]) as ada:
        assert ada.view["scene"] == scene
        assert "no longer fit" in ada.heard["welcome"]["notes"][0]
        assert ada.play()["seq"] == 1
        scene = ada.view["scene"]
    with house(tmp_path) as here, here.sit(made["table"], made["token"]) as ada:
        assert ada.view["scene"] == scene
        assert len(ada.heard["welcome"]["notes"]) == 1


def test_a_table_that_cannot_be_opened_stays_what_it_was(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            for _ in range(2):
                ada.play()
    sql(tmp_path, "update records set data = replace(data, 'choose', 'elect') where seq = 1")
    sql(tmp_path, "update tables set state = 'archived', snapshot = null")
    with house(tmp_path) as here:
        header = {"Authorization": f"Bearer {made['token']}"}
        refused = here.client.get(f"/api/tables/{made['table']}/export", headers=header)
        assert (refused.status_code, refused.json()["code"]) == (409, "replay")
        assert made["table"] not in here.lobby.tables
        assert state_of(tmp_path, made["table"]) == "archived"


def test_tokens_are_not_in_the_database(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "link")
        with here.sit(made["table"], made["token"]) as ada:
            ada.play()
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in (made["token"], made["links"][0]["token"], made["spectate"]):
        assert token.encode() not in data


@pytest.mark.parametrize(("end", "times"), [("kill", 2), ("stop", 1)])
def test_no_acknowledged_move_is_lost(tmp_path: Path, end: str, times: int) -> None:
    database = str(tmp_path / "tables.sqlite3")
    game: Game | None = None
    for _ in range(times):
        with Process(database) as server:
            game = game or Game.new(server.url)
            game.come(server.url)
            game.play(8, leave_open=True)
            assert server.process.poll() is None
            server.process.send_signal(signal.SIGKILL if end == "kill" else signal.SIGTERM)
            server.process.wait(20)
    with Process(database) as server:
        assert game is not None
        game.come(server.url)
        assert game.acknowledged >= 8 * times


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            ada.play()
            view = ada.view

            async def full(batch: object) -> None:
                raise OSError("no space left on device")

            with monkeypatch.context() as broken:
                broken.setattr(here.lobby.storage, "_commit", full)
                told = ada.play()
                assert (told["type"], told["code"]) == ("error", "storage")
            assert ada.settled().view == view
            with here.sit(made["table"], made["token"]) as again:
                assert again.view == view
            assert ada.play()["seq"] == 2


def test_append_is_all_or_nothing(tmp_path: Path) -> None:
    async def run() -> list[int]:
        storage = await Storage.open(str(tmp_path / "x.sqlite3"))
        row = Row("t", "g", 1, 1, 1, "{}", "{}", None, 0, 0.0, 0.0, "open", "{}")
        await storage.create(row, [StoredRecord(0, "{}", "{}", 0.0)])
        jobs = [
            storage.append("t", 0, [StoredRecord(1, f"{n}", None, 0.0), StoredRecord(2, f"{n}", "{}", 0.0)])
            for n in range(20)
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        with pytest.raises(WriteConflict):
            await storage.append("t", 0, [StoredRecord(3, "x", None, 0.0), StoredRecord(2, "x", "{}", 0.0)])
        lines = await storage.lines("t", 0)
        assert lines[1].data == lines[2].data
        await storage.close()
        assert [type(one) for one in results].count(WriteConflict) == 19
        return [line.seq for line in lines]

    assert asyncio.run(run()) == [0, 1, 2]


def test_urls() -> None:
    assert read_url("postgres://u:p@h/d").drivername == "postgresql"
    assert read_url("/tmp/x.sqlite3").database == "/tmp/x.sqlite3"


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--database", "mysql://x/y"], "SQLite or PostgreSQL"),
        (["--database", "sqlite://"], "kept in a file"),
        (["--database", "/nowhere/at/all/x.sqlite3"], "cannot be opened"),
        (["--database", "postgresql://127.0.0.1:9/x"], "cannot be opened"),
        (["--database", "/etc/passwd"], "cannot be opened"),
        (["--database", "postgresql://u:secret@127.0.0.1:9/x"], "postgresql://u:***@127.0.0.1:9/x cannot be"),
        (["--database", "postgresql://u:p@host:port/x"], "is not the URL of a database"),
        (["--host", "203.0.113.1"], "cannot listen"),
        (["--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid"),
        (["--port", "99999"], "99999"),
        (["--port", "x"], "'--port': 'x'"),
        (["--workers", "0"], "--workers"),
        (["--origin", "play.example.org"], "--origin takes an address"),
        (["--dance"], "--dance"),
    ],
)
def test_a_mistake_gets_one_clear_line(tmp_path: Path, more: list[str], words: str) -> None:
    given = more if "--database" in more else [*more, "--database", str(tmp_path / "x.sqlite3")]
    done = CliRunner().invoke(serve, ["--no-open", "--port", "0", *given])
    assert done.exit_code == 2, done.output
    assert words in done.stderr
    assert done.stdout == ""


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "x.sqlite3")) as newer:
        newer.execute("create table alembic_version (version_num varchar(32))")
        newer.execute("insert into alembic_version values ('9999')")
        newer.commit()
    done = CliRunner().invoke(serve, ["--no-open", "--port", "0", "--database", str(tmp_path / "x.sqlite3")])
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1), done.output
    assert "x.sqlite3 cannot be opened: it is from a newer version" in done.stderr


def test_a_data_folder_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    done = CliRunner().invoke(serve, ["--no-open", "--port", "0"])
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1), done.output
    assert "file/shamble cannot be made" in done.stderr
    assert "--database" in done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(open_port("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        more = ["--database", str(tmp_path / "x.sqlite3")]
        done = CliRunner().invoke(serve, ["--no-open", "--port", str(port), *more])
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1), done.output
    assert f"port {port}: Address already in use; --port 0 takes any free one" in done.stderr


def test_limits_that_make_no_sense(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLE_LIMITS", '{"tabels_per_minute": 1}')
    done = CliRunner().invoke(serve, ["--no-open", "--port", "0"])
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1), done.output
    assert "tabels_per_minute" in done.stderr


def test_a_mistake_ends_the_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shamble.cli.serve", "--no-open", "--database", str(tmp_path / "no" / "x")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done


def test_no_connection_is_opened_while_people_play(tmp_path: Path) -> None:
    """Opening one would start a thread, and the event loop would wait for that."""

    async def run() -> tuple[int, int]:
        storage = await Storage.open(str(tmp_path / "x.sqlite3"))
        before = threading.active_count()
        await asyncio.gather(*[storage.row("nobody") for _ in range(40)])
        after = threading.active_count()
        await storage.close()
        return before, after

    before, after = asyncio.run(run())
    assert before == after


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """The file contains hidden cards."""
    with house(tmp_path) as here:
        here.make("here")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes["tables.sqlite3"] == 0o600
    assert set(modes.values()) == {0o600}, modes


def test_a_caller_that_goes_away_spoils_nobodys_write(tmp_path: Path) -> None:
    async def run() -> list[int]:
        storage = await Storage.open(str(tmp_path / "x.sqlite3"))
        row = Row("t", "g", 1, 1, 1, "{}", "{}", None, 0, 0.0, 0.0, "open", "{}")
        await storage.create(row, [StoredRecord(0, "{}", "{}", 0.0)])
        jobs = [asyncio.create_task(storage.append("t", 0, [StoredRecord(n, "{}", "{}", 0.0)])) for n in range(1, 9)]
        await asyncio.sleep(0)
        jobs[2].cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        lines = await storage.lines("t", 0)
        await storage.close()
        return [line.seq for line in lines]

    assert asyncio.run(run()) == list(range(9))


def test_busy_tables_share_a_commit_and_a_lone_one_does_not_wait(tmp_path: Path) -> None:
    async def run() -> tuple[int, float]:
        storage = await Storage.open(str(tmp_path / "x.sqlite3"))
        names = [f"t{number}" for number in range(20)]
        for name in names:
            await storage.create(Row(name, "g", 1, 1, 1, "{}", "{}", None, 0, 0.0, 0.0, "open", "{}"), [])
        before = storage.commits

        async def move(number: int) -> None:
            await asyncio.sleep(number * 0.001)
            await storage.append(names[number], 0, [StoredRecord(0, "{}", "{}", 0.0)])

        await asyncio.gather(*[move(number) for number in range(20)])
        commits = storage.commits - before
        await storage.append("t0", 0, [StoredRecord(1, "{}", "{}", 0.0)])
        waits = []
        for seq in range(2, 12):
            began = storage.next
            await storage.append("t0", 0, [StoredRecord(seq, "{}", "{}", 0.0)])
            waits.append(storage.next - began)
        await storage.close()
        return commits, min(waits)

    commits, least = asyncio.run(run())
    assert commits <= 10
    assert least < GATHER


def test_a_thread_of_its_own_for_the_database(tmp_path: Path) -> None:
    """A failure in the database thread is raised for its caller and for nobody else."""

    async def main() -> None:
        hand = SqliteThread(str(tmp_path / "tables.sqlite3"), "writes")
        gate = threading.Event()
        waits = asyncio.create_task(hand.do(lambda connection: gate.wait(20)))
        next_one = asyncio.create_task(hand.do(lambda connection: connection.execute("SELECT 7").fetchone()))
        await asyncio.sleep(0)
        waits.cancel()
        gate.set()
        assert await next_one == (7,)
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await hand.do(lambda connection: connection.execute("SELECT * FROM nowhere"))
        assert await hand.do(lambda connection: 8) == 8
        await hand.close()
        with pytest.raises(RuntimeError, match="closed"):
            await hand.do(lambda connection: 9)

    asyncio.run(asyncio.wait_for(main(), 20))


def test_a_thread_whose_event_loop_is_gone_goes_on(tmp_path: Path) -> None:
    hand = SqliteThread(str(tmp_path / "tables.sqlite3"), "writes")
    gate = threading.Event()

    async def leave() -> None:
        waits = asyncio.create_task(hand.do(lambda connection: gate.wait(20)))
        await asyncio.sleep(0)
        assert not waits.done()

    asyncio.run(leave())
    gate.set()

    async def come_back() -> None:
        assert await hand.do(lambda connection: 5) == 5
        await hand.close()

    asyncio.run(come_back())


def test_what_went_wrong_in_the_database_holds_nobody(tmp_path: Path) -> None:
    """An error of the database thread keeps no client object alive, even without the garbage collector."""

    class Asker:
        pass

    async def ask(hand: SqliteThread) -> weakref.ref[Asker]:
        asker = Asker()
        try:
            await hand.do(lambda connection: connection.execute("SELECT * FROM nowhere"))
        except sqlite3.OperationalError:
            pass
        return weakref.ref(asker)

    async def main() -> None:
        hand = SqliteThread(str(tmp_path / "tables.sqlite3"), "reads")
        await hand.do(lambda connection: None)
        gc.disable()
        try:
            gone = await ask(hand)
            await hand.do(lambda connection: None)  # its thread has let go of it, too
            assert gone() is None
        finally:
            gc.enable()
        await hand.close()

    asyncio.run(main())
