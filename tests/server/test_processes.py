"""Several processes serve from one PostgreSQL: one of them owns a table, and clients find it through any of them."""

from __future__ import annotations

import asyncio
import json
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from shamble.server.storage import lease
from shamble.server.storage.postgres import Postgres
from shamble.server.storage.stored_rows import OwnedElsewhere, OwnershipLost, WriteConflict
from shamble.server.storage.table_storage import Row, Storage, StoredRecord
from tests.server.conftest import Fresh
from tests.server.table import EASY, House, Player, house


@pytest.fixture
def two(fresh: Fresh, tmp_path: Path) -> Iterator[tuple[House, House]]:
    database = fresh()
    with house(tmp_path, name=database) as one, house(tmp_path, name=database) as other:
        yield one, other


ROW = Row("t", "g", 1, 1, 1, "{}", "{}", None, 0, 0.0, 0.0, "open", "{}")


def line(seq: int) -> StoredRecord:
    return StoredRecord(seq, "{}", "{}", 0.0)


async def storage_of(database: str) -> Storage:
    made = await Storage.open(database)
    await lease_of(made).join()
    return made


def lease_of(storage: Storage) -> lease.Lease:
    assert isinstance(storage.database, Postgres)
    return storage.database.lease


def test_who_lost_a_table_writes_nothing(fresh: Fresh) -> None:
    """A process stands still for longer than its lease, another takes the table, then the first one continues."""

    async def run() -> None:
        database = fresh()
        one, other = await storage_of(database), await storage_of(database)
        await one.create(Row(**{**as_dict(ROW), "owner": one.owner, "term": 1}), [line(0)])
        await one.append("t", 0, [line(1)], term=1)
        with pytest.raises(OwnedElsewhere) as there:
            await other.claim("t")
        assert there.value.owner == one.owner
        watch = await asyncpg.connect(database)
        await watch.execute("UPDATE processes SET until = clock_timestamp() WHERE id = $1", one.owner)
        taken = await other.claim("t")
        assert taken is not None
        assert (taken.owner, taken.term) == (other.owner, 2)
        with pytest.raises(OwnershipLost):
            await one.append("t", 0, [line(2)], term=1)
        with pytest.raises(OwnershipLost):
            await one.enrol("t", "{}", 0, 1)
        with pytest.raises(OwnershipLost):
            await one.update("t", 1, state="archived")
        await other.append("t", 0, [line(2)], term=2)
        assert [tuple(row) for row in await watch.fetch("SELECT seq, term FROM records ORDER BY seq")] == [
            (0, 1),
            (1, 1),
            (2, 2),
        ]
        assert [tuple(row) for row in await watch.fetch("SELECT term, owner FROM leases ORDER BY term")] == [
            (1, there.value.owner),
            (2, other.owner),
        ]
        for storage in (one, other):
            await storage.close()
        await watch.close()

    asyncio.run(run())


def as_dict(row: Row) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def test_several_writes_of_which_one_is_too_late(fresh: Fresh) -> None:
    """The other writes of the same transaction are stored all the same."""

    async def run() -> None:
        one = await storage_of(fresh())
        for name in "abc":
            await one.create(Row(**{**as_dict(ROW), "id": name, "owner": one.owner, "term": 1}), [line(0)])
        terms = {"a": 1, "b": 0, "c": 1}
        done = await asyncio.gather(
            *[one.append(name, 0, [line(1)], term=term) for name, term in terms.items()], return_exceptions=True
        )
        assert [type(one) for one in done] == [type(None), OwnershipLost, type(None)]
        with pytest.raises(WriteConflict):
            await one.append("a", 0, [line(1)], term=1)
        assert [len(await one.lines(name, 0)) for name in "abc"] == [2, 1, 2]
        await one.close()

    asyncio.run(run())


def test_a_roll_is_never_overwritten_blindly(fresh: Fresh, tmp_path: Path) -> None:
    async def run(database: str) -> None:
        storage = await Storage.open(database)
        if isinstance(storage.database, Postgres):
            await storage.database.lease.join()
        await storage.create(Row(**{**as_dict(ROW), "owner": storage.owner, "term": 1}), [line(0)])
        await storage.enrol("t", '{"first": 1}', 0, 1)
        with pytest.raises(WriteConflict):
            await storage.enrol("t", '{"second": 1}', 0, 1)
        row = await storage.row("t")
        assert row is not None
        assert (row.roll, row.edition) == ('{"first": 1}', 1)
        await storage.close()

    asyncio.run(run(fresh()))
    asyncio.run(run(str(tmp_path / "x.sqlite3")))


def test_two_people_at_two_processes_play_one_table(two: tuple[House, House]) -> None:
    one, other = two
    made = one.make("here", "link")
    link = made["links"][0]["token"]
    with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], link, name="Bob") as bob:
        assert bob.heard["welcome"]["me"]["seats"] == [1]
        assert made["table"] in one.lobby.tables
        assert made["table"] not in other.lobby.tables
        for _ in range(12):
            asked = ada if ada.decision["seat"] == 0 else bob
            seq = asked.play()["seq"]
            ada.until_seq(seq)
            bob.until_seq(seq)
            assert bob.view["scene"]["pieces"] == ada.view["scene"]["pieces"]
        bob.say("chat", text="from elsewhere")
        assert ada.until("said")["line"]["text"] == "from elsewhere"
        # Bad messages are answered like anywhere.
        bob.socket.send("{")
        assert bob.until("error")["code"] == "malformed"
        assert bob.ask("play", seq=0, seat=1, key="x")["code"] == "stale"
        # Requests go the same way.
        here = one.get(f"/api/tables/{made['table']}/replay?to=3", made["token"])
        there = other.get(f"/api/tables/{made['table']}/replay?to=3", made["token"])
        assert (there.status_code, there.json()) == (here.status_code, here.json()) == (200, here.json())
        wrong = other.get(f"/api/tables/{made['table']}/export", "wrong")
        assert (wrong.status_code, wrong.json()["code"]) == (401, "token")
        export = other.get(f"/api/tables/{made['table']}/export", made["token"])
        assert export.headers["content-disposition"].startswith("attachment")
        forked = other.post(f"/api/tables/{made['table']}/fork", made["token"], {"seq": 2})
        assert forked.status_code == 200, forked.text
        assert not ada.heard["table"]["seats"][1]["absent"]
    with one.sit(made["table"], made["token"]) as ada:
        while not ada.heard["table"]["seats"][1]["absent"]:
            ada.until("table")


def test_a_process_knows_the_others_from_the_start(two: tuple[House, House]) -> None:
    one, other = two
    assert other.lobby.relay is not None
    assert one.lobby.storage.owner in other.lobby.relay.alive


def test_a_long_message_is_passed_on(two: tuple[House, House]) -> None:
    """A message longer than NOTIFY allows, with letters of several bytes, is forwarded."""
    one, other = two
    made = one.make("here", "here", game="zombicide2", deal=True)
    with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], made["token"]) as again:
        assert len(again.raw[-1].encode()) > 8_000
        assert again.view == ada.view
        again.say("chat", text="ß" * 300)
        assert ada.until("said")["line"]["text"] == "ß" * 300


def test_a_process_that_stops_hands_its_tables_over(fresh: Fresh, tmp_path: Path) -> None:
    database = fresh()
    with house(tmp_path, name=database) as other:
        with house(tmp_path, name=database) as one:
            made = one.make("here", "here")
            with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], made["token"]) as bob:
                ada.play()
                bob.until_seq(1)
                view = ada.view
                one.run(one.lobby.shut_down)
                assert ada.until("bye")["reason"] == "shutdown"
                assert bob.until("bye")["reason"] == "shutdown"
                assert one.client.get("/readyz").status_code == 503
            with other.sit(made["table"], made["token"]) as bob:  # at once: nobody waits for a time to be up
                assert bob.view == view
                assert bob.play()["seq"] == 2
        assert made["table"] in other.lobby.tables


def test_who_was_taken_for_dead_gives_up_its_tables(two: tuple[House, House]) -> None:
    """A process that stood still too long disconnects its clients, who find the table at its new owner."""
    one, other = two
    made = one.make("here", "here")
    with one.sit(made["table"], made["token"]) as ada:
        ada.play()
        view = ada.view
        one.run(lambda: stand_still(one))
        assert ada.until("bye")["reason"] == "moved"
    one.run(lambda: wait_until_back(one))
    with other.sit(made["table"], made["token"]) as ada, one.sit(made["table"], made["token"]) as bob:
        assert ada.view == bob.view == view
        ada.play()
        assert bob.until_seq(2)["view"] == ada.view


async def stand_still(house: House) -> None:
    """Stops a process for so long that the others count it as dead."""
    mine = lease_of(house.lobby.storage)
    await mine.pool.execute("UPDATE processes SET until = clock_timestamp() WHERE id = $1", mine.me)


def test_who_came_in_elsewhere_plays_on_when_the_owner_is_gone(two: tuple[House, House]) -> None:
    """Clients of a surviving process need not reconnect: it takes the table or forwards them to the new owner."""
    one, other = two
    made = one.make("here", "link")
    link = made["links"][0]["token"]
    with one.sit(made["table"], link, name="Bob"):
        pass  # the link is exchanged
    with other.sit(made["table"], made["token"], name="Ada") as ada, other.sit(made["table"], one.kept[link]) as bob:
        bob.say("introduce", name="Rob", colour="#123456")
        while bob.heard["table"]["seats"][1]["name"] != "Rob":
            bob.until("table")
        seq = (ada if ada.decision["seat"] == 0 else bob).play()["seq"]
        view, log = ada.until_seq(seq)["view"], ada.log
        bob.until_seq(seq)
        one.run(lambda: stand_still(one))
        told = ada.until("update", "bye")
        assert (told["type"], told["view"], told["log_from"]) == ("update", view, True)
        assert ada.log == log
        bob.until("update")
        assert made["table"] in other.lobby.tables
        assert ada.settled().heard["table"]["seats"][1]["name"] == "Rob"
        assert ada.heard["table"]["seats"][1]["colour"] == "#123456"
        for _ in range(4):
            seq = (ada if ada.decision["seat"] == 0 else bob).play()["seq"]
            assert ada.until_seq(seq)["seq"] == bob.until_seq(seq)["seq"] == seq


def test_who_came_by_a_link_plays_on_when_the_owner_is_gone(two: tuple[House, House]) -> None:
    """The link is used up, so the surviving process continues with the secret that replaced it."""
    one, other = two
    made = one.make("here", "link")
    link = made["links"][0]["token"]
    with other.sit(made["table"], link) as bob:
        bob.settled()
        one.run(lambda: stand_still(one))
        assert bob.until("update", "bye")["type"] == "update"
        assert bob.heard["welcome"]["me"]["seats"] == [1]
        assert made["table"] in other.lobby.tables
    with other.sit(made["table"], other.kept[link]) as bob:
        assert bob.heard["welcome"]["me"]["seats"] == [1]


def test_a_link_that_is_not_given_up_outlives_the_owner(two: tuple[House, House]) -> None:
    """A guest whose client has not stored its secret may use the link again after the table has moved."""
    one, other = two
    made = one.make("here", "link")
    link = made["links"][0]["token"]
    with other.connect(made["table"]) as socket:
        bob = Player(socket)
        bob.say("hello", token=link)
        secret = bob.until("welcome")["token"]
        bob.until("update")
        one.run(lambda: stand_still(one))
        assert bob.until("update", "bye")["type"] == "update"
        roll = other.lobby.tables[made["table"]].roster
        assert roll.by_token(link) is roll.by_token(secret) is not None
    with other.sit(made["table"], link) as bob:
        assert bob.heard["welcome"]["me"]["seats"] == [1]


async def wait_until_back(house: House) -> None:
    while house.lobby.storage.owner is None:
        await asyncio.sleep(0.05)


async def cut_off(house: House, lease_too: bool) -> None:
    """Makes the database close connections, as after an idle time or a restart."""
    mine = lease_of(house.lobby.storage)
    own = [mine.connection.get_server_pid()] if not lease_too else []
    other = await asyncpg.connect(mine.address)
    await other.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid() AND pid <> ALL($1::int[])",
        own,
    )
    await other.close()


def test_connections_that_the_database_has_closed_are_replaced(fresh: Fresh, tmp_path: Path) -> None:
    with house(tmp_path, name=fresh()) as one:
        made = one.make("here", "here")
        with one.sit(made["table"], made["token"]) as ada:
            for number in range(3):
                one.run(lambda: cut_off(one, lease_too=False))
                told = ada.play()
                assert told.get("seq") == number + 1, told
            assert one.client.get("/healthz").status_code == 200


def test_a_connection_that_is_closed_unnoticed_is_replaced_when_it_is_used(fresh: Fresh) -> None:
    """Nothing runs between the closing by the database and the next write."""

    async def run() -> None:
        storage = await storage_of(fresh())
        await storage.create(Row(**{**as_dict(ROW), "owner": storage.owner, "term": 1}), [line(0)])
        mine = lease_of(storage)
        async with mine.pool.acquire() as one, mine.pool.acquire() as two:
            doomed = [one.get_server_pid(), two.get_server_pid()]
        watch = await asyncpg.connect(mine.address)
        for number in (1, 2):
            await watch.execute("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", doomed)
            time.sleep(0.2)
            assert await storage.row("t") is not None
            await storage.append("t", 0, [line(number)], term=1)
            async with mine.pool.acquire() as one, mine.pool.acquire() as two:
                doomed = [one.get_server_pid(), two.get_server_pid()]
        assert len(await storage.lines("t", 0)) == 3
        await watch.close()
        await storage.close()

    asyncio.run(run())


def test_a_move_whose_answer_was_cut_off_is_not_refused(fresh: Fresh, monkeypatch: pytest.MonkeyPatch) -> None:
    surely = Postgres._surely

    async def twice(self: Postgres, work: Any) -> Any:
        await work()  # done, but nobody hears of it
        return await surely(self, work)

    async def run() -> None:
        storage = await storage_of(fresh())
        await storage.create(Row(**{**as_dict(ROW), "owner": storage.owner, "term": 1}), [line(0)])
        with monkeypatch.context() as patch:
            patch.setattr(Postgres, "_surely", twice)
            await storage.append("t", 0, [line(1)], term=1)
            with pytest.raises(WriteConflict):
                await storage.append("t", 0, [StoredRecord(1, '{"other": 1}', "{}", 0.0)], term=1)
        assert len(await storage.lines("t", 0)) == 2
        await storage.close()

    asyncio.run(run())


def test_a_database_that_starts_anew_is_found_again(fresh: Fresh, tmp_path: Path) -> None:
    """Clients are told to reconnect, because the process has lost its lease with its database connection."""
    with house(tmp_path, name=fresh()) as one:
        made = one.make("here", "here")
        with one.sit(made["table"], made["token"]) as ada:
            ada.play()
            view = ada.view
            one.run(lambda: cut_off(one, lease_too=True))
            bye = ada.until("bye")
            assert bye["reason"] == "storage"
            assert 1 <= bye["after"] <= 2
        one.run(lambda: wait_until_back(one))
        with one.sit(made["table"], made["token"]) as ada:
            assert ada.view == view
            assert ada.play()["seq"] == 2


def test_a_dump_that_was_made_while_people_play_can_be_restored(postgres: Any, fresh: Fresh, tmp_path: Path) -> None:
    """Backup and restore as docs/hosting.md describes them."""
    here, there, dump = fresh(), fresh(), tmp_path / "copy.sql"
    with house(tmp_path, name=here) as one:
        made = one.make("here", "here")
        with one.sit(made["table"], made["token"]) as ada:
            ada.play()
            view = ada.view
            subprocess.run([postgres.bin_path / "pg_dump", here, "--file", dump], check=True, timeout=60)
            ada.play()
    restore = [postgres.bin_path / "psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--file", dump, there]
    subprocess.run(restore, check=True, timeout=60, stdout=subprocess.DEVNULL)
    with house(tmp_path, name=there) as other, other.sit(made["table"], made["token"]) as ada:
        assert ada.view == view
        assert ada.play()["seq"] == view["seq"] + 1


def test_its_limits_hold_for_clients_elsewhere(fresh: Fresh, tmp_path: Path) -> None:
    from msgspec.structs import replace

    database = fresh()
    tight = replace(EASY, messages_per_second=0.001, message_burst=5, bad_in_a_row=10)
    with house(tmp_path, name=database) as one, house(tmp_path, limits=tight, name=database) as other:
        made = one.make("here", "here")
        with other.sit(made["table"], made["token"]) as ada:
            for _ in range(30):
                ada.say("ping")
            assert ada.until("bye")["reason"] == "rate"
            heard = [json.loads(one)["type"] for one in ada.raw]
            assert heard.count("pong") <= 5
            assert heard.count("error") == 10


def test_three_processes_one_of_which_is_killed_again_and_again(fresh: Fresh) -> None:
    from soak.processes import play

    told = asyncio.run(play(fresh(), tables=60, seconds=12, quiet=0, every=3, pause=2.0))
    assert told["ok"], told
    assert told["three_while_one_is_killed_again_and_again"]["breaks"] > 0
