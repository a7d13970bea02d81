"""Deleted tables leave the database, the disk and the memory of every process; bans also reach every process."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from shamble.cli.admin import plain_network
from shamble.cli.app import app
from shamble.core.errors import ShambleError
from shamble.server.http.app import tidy
from shamble.server.http.table_archive import DAY, TableArchive, keep
from shamble.server.process.limits import Networks
from tests.server.conftest import Fresh
from tests.server.table import House, house

SECRET = "a word that is nowhere else"


def admin(database: str, *words: str) -> str:
    done = CliRunner().invoke(app, ["admin", "--database", database, *words])
    assert done.exit_code == 0, done.output
    return done.output


def on_disk(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


def test_a_deleted_table_leaves_nothing_behind(here: House, tmp_path: Path) -> None:
    made = here.make("here", "link")
    stays = here.make("here")
    id = made["table"]
    with here.sit(id, made["token"]) as ada:
        for _ in range(3):
            ada.play()
        for number in range(60):  # more than the chat keeps
            ada.say("chat", text=f"{SECRET} {number}")
        ada.settled()
        assert SECRET.encode() in on_disk(tmp_path)
        admin(str(tmp_path / "tables.sqlite3"), "delete", id, "--no-export")
        here.run(here.lobby.drop_lost_tables)
        assert ada.until("bye")["reason"] == "table"
        with pytest.raises(ConnectionClosed):
            ada.hear()
    assert id not in here.lobby.tables
    assert stays["table"] in here.lobby.tables
    assert here.get(f"/api/tables/{id}/export", made["token"]).status_code == 404
    data = on_disk(tmp_path)
    assert SECRET.encode() not in data
    assert id.encode() not in data
    with here.connect(id) as socket:
        socket.send(json.dumps({"type": "hello", "token": made["token"]}))
        assert json.loads(socket.recv(timeout=20))["code"] == "table"


def test_a_table_that_is_deleted_leaves_the_memory_of_all_processes(fresh: Fresh, tmp_path: Path) -> None:
    database = fresh()
    with house(tmp_path, name=database) as one, house(tmp_path, name=database) as other:
        made = one.make("here", "link")
        link = made["links"][0]["token"]
        with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], link) as bob:
            ada.play()
            admin(database, "delete", made["table"], "--no-export")
            for process in (one, other):
                process.run(process.lobby.drop_lost_tables)
            assert ada.until("bye")["reason"] == bob.until("bye")["reason"] == "table"
        assert made["table"] not in {**one.lobby.tables, **other.lobby.tables}
        for process in (one, other):
            assert process.get(f"/api/tables/{made['table']}/export", made["token"]).status_code == 404


def test_a_table_that_was_closed_is_read_again_by_who_has_it(here: House, tmp_path: Path) -> None:
    made = here.make("here")
    with here.sit(made["table"], made["token"]) as ada:
        admin(str(tmp_path / "tables.sqlite3"), "close", made["table"])
        here.run(here.lobby.drop_lost_tables)
        assert ada.until("bye")["reason"] == "moved"
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.heard["table"]["closed"]


def test_who_is_connected_when_they_are_banned_is_put_out(here: House) -> None:
    made = here.make("here")

    async def ban(network: str) -> None:
        here.lobby.disconnect_banned(Networks([network]))

    with here.sit(made["table"], made["token"]) as ada:
        here.run(lambda: ban("203.0.113.0/24"))
        assert ada.play()["type"] == "update"
        here.run(lambda: ban("127.0.0.1"))
        assert ada.until("bye")["reason"] == "banned"


def test_who_came_in_elsewhere_is_put_out_too(fresh: Fresh, tmp_path: Path) -> None:
    database = fresh()
    with house(tmp_path, name=database) as one, house(tmp_path, name=database) as other:
        made = one.make("here")
        with other.sit(made["table"], made["token"]) as ada:

            async def ban() -> None:
                other.lobby.disconnect_banned(Networks(["127.0.0.1"]))

            other.run(ban)
            assert ada.until("bye")["reason"] == "banned"


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("2001:db8::1/48", "2001:db8::/48"),
    ],
)
def test_a_ban_holds_for_the_address_as_it_is_seen(text: str, network: str) -> None:
    assert str(plain_network(text)) == network


def test_an_export_that_cannot_be_written_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(ShambleError, match="No space left on device"):
        keep(SECRET.encode(), tmp_path / "one.json")
    assert list(tmp_path.iterdir()) == []


def test_a_clock_that_jumps_ahead_puts_nothing_away(
    here: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a jump by years nor the way back archives tables; a day later old tables are archived."""
    made = here.make("here")
    old = TableArchive(tmp_path / "attic", 30)

    async def away() -> None:
        await here.lobby.archive(here.lobby.tables[made["table"]], at_once=True)

    here.run(away)
    here.run(lambda: tidy(here.lobby, old))
    for jump in (10 * 365 * DAY, 0.0, 10 * 365 * DAY):
        here.clock.set = jump
        here.run(lambda: tidy(here.lobby, old))
        assert not (tmp_path / "attic").exists()
    assert len([line for line in caplog.records if "has jumped" in line.getMessage()]) == 3
    here.clock.time += DAY + 1
    here.run(lambda: tidy(here.lobby, old))
    assert [path.stem for path in (tmp_path / "attic").iterdir()] == [made["table"]]


@pytest.mark.parametrize("jump", [10 * 365 * DAY, -10 * 365 * DAY])
def test_a_clock_that_jumps_disturbs_no_game(here: House, jump: float) -> None:
    """Votes, limits, idle tables and bots use the monotonic clock."""
    made = here.make("here", "link", "bot")
    with here.sit(made["table"], made["token"]) as ada:
        while ada.heard["update"]["view"]["decision"]["seat"] != 0:
            ada.until("update")
        seq = ada.play()["seq"]
        here.clock.set = jump
        here.tick()
        assert made["table"] in here.lobby.tables
        assert ada.settled().seq >= seq
        ada.say("open")
        vote = ada.until("table", "error")
        if vote["type"] == "table" and vote["vote"] is not None:
            assert 0 < vote["vote"]["until"] - here.clock.unix_time() <= here.lobby.limits.vote_seconds
        here.clock.set = 0.0
        here.tick()
        ada.say("chat", text="still here")
        while not any(line.get("text") == "still here" for line in ada.chat):
            ada.until("table", "said")


@pytest.mark.parametrize("jump", ["- interval '1 hour'", "+ interval '1 hour'"])
def test_a_jump_of_the_databases_clock_loses_nothing(fresh: Fresh, tmp_path: Path, jump: str) -> None:
    """`until` is compared with the database's clock, so after a jump every entry looks older or newer."""
    database = fresh()
    with house(tmp_path, name=database) as one, house(tmp_path, name=database) as other:
        made = one.make("here", "here")
        with one.sit(made["table"], made["token"]) as ada:
            ada.play()
            view = ada.view

        async def turn() -> None:
            lease = one.lobby.storage.database.lease  # type: ignore[attr-defined]
            await lease.pool.execute(f"UPDATE processes SET until = until {jump}")

        one.run(turn)

        async def back(house: House) -> None:
            for _ in range(3):  # the jump has been noticed by then, one way or the other
                await asyncio.sleep(0.3)
                while house.lobby.storage.owner is None:
                    await asyncio.sleep(0.05)

        for process in (one, other):
            process.run(lambda process=process: back(process))  # type: ignore[misc]
        with other.sit(made["table"], made["token"]) as ada, one.sit(made["table"], made["token"]) as bob:
            assert ada.view == bob.view == view
            seq = ada.play()["seq"]
            assert bob.until_seq(seq)["view"] == ada.view
