"""Messages between processes: another role of the database can neither read nor forge them, and nothing stops a
reader."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from shamble.server.cluster import relay
from shamble.server.cluster.process_messages import ClientSaid, Envelope, pack, unpack
from shamble.server.storage import lease
from tests.server.conftest import Fresh
from tests.server.table import House, Player, house

OLD_MESSAGE = json.dumps([1, [["said", 1, json.dumps({"type": "chat", "text": "forged"})]]])
FORGED = ["~x", "#x", "#1", "~eJw=", "", "x", "-1", "1", "9" * 18, "9" * 40, "\u0661", "null", "[]", OLD_MESSAGE]
"""Payloads that strangers may send: broken ones, numbers of no message, and a whole message."""


@pytest.fixture
def database(postgres: Any, fresh: Fresh) -> str:
    return fresh()


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[House, House]]:
    with house(tmp_path, name=database) as one, house(tmp_path, name=database) as other:
        yield one, other


@pytest.fixture(scope="module")
def stranger(postgres: Any) -> str:
    """A role that may connect, as every role by default, and owns nothing."""
    postgres.psql("CREATE ROLE stranger LOGIN;")
    return "stranger"


def as_role(database: str, role: str) -> str:
    return sa.make_url(database).set(username=role).render_as_string(hide_password=False)


async def channels(database: str) -> list[str]:
    connection = await asyncpg.connect(database)
    try:
        return [row["channel"] for row in await connection.fetch("SELECT channel FROM processes")]
    finally:
        await connection.close()


async def notify(database: str, names: list[str], payloads: list[str]) -> None:
    connection = await asyncpg.connect(database)
    try:
        for name in names:
            await connection.execute("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", name, payloads)
    finally:
        await connection.close()


def ignored(house: House) -> float:
    return house.lobby.metrics.registry.get_sample_value("shamble_ignored_notifications_total") or 0.0


def play_on(ada: Player, bob: Player, moves: int = 4) -> None:
    """Moves whose messages travel between the two processes in both directions."""
    for _ in range(moves):
        seq = (ada if ada.decision["seat"] == 0 else bob).play()["seq"]
        assert ada.until_seq(seq)["seq"] == bob.until_seq(seq)["seq"] == seq


def test_another_role_can_neither_read_nor_forge(two: tuple[House, House], database: str, stranger: str) -> None:
    one, other = two
    made = one.make("here", "link")
    outside = as_role(database, stranger)
    heard: list[str] = []
    guessed = [f"shamble_{number}" for number in range(1, 9)]

    async def listen() -> asyncpg.Connection:
        connection = await asyncpg.connect(outside)
        for name in guessed:
            await connection.add_listener(name, lambda *told: heard.append(told[3]))
        return connection

    async def attack() -> None:
        connection = await asyncpg.connect(outside)
        for table in ("process_messages", "processes", "tables", "records", "leases", "bans"):
            for text in (f"SELECT * FROM {table}", f"DELETE FROM {table}", f"TRUNCATE {table}"):
                with pytest.raises(asyncpg.InsufficientPrivilegeError):
                    await connection.execute(text)
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await connection.execute("INSERT INTO process_messages (reader, body) VALUES (1, ''), (2, '')")
        queries = await connection.fetch("SELECT query FROM pg_stat_activity WHERE usename <> current_user")
        assert not any("shamble" in (row["query"] or "") for row in queries)
        await connection.close()
        await notify(outside, guessed, FORGED)

    ear = one.run(listen)
    try:
        link = made["links"][0]["token"]
        with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], link, name="Bob") as bob:
            play_on(ada, bob)
            asyncio.run(attack())
            play_on(ada, bob)
            assert "forged" not in json.dumps(ada.settled().heard["table"]["chat"])
        assert [text for text in heard if text not in FORGED] == []
        for process in two:
            assert process.client.get("/readyz").status_code == 200
    finally:
        one.run(ear.close)


def test_forged_notifications_on_the_right_channel_are_ignored(
    two: tuple[House, House], database: str, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = two
    made = one.make("here", "link")
    link = made["links"][0]["token"]
    with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], link, name="Bob") as bob:
        names = asyncio.run(channels(database))
        assert len(set(names)) == 2
        asyncio.run(notify(database, names, FORGED))
        play_on(ada, bob)
        asyncio.run(notify(database, names, [str(number) for number in range(3 * relay.ANNOUNCED)]))
        play_on(ada, bob)
        assert "forged" not in json.dumps(ada.settled().heard["table"]["chat"])
    for process in two:
        assert ignored(process) > len(FORGED) / 2
        assert process.client.get("/healthz").status_code == 200
        assert process.lobby.supervisor.tasks["relay"].failures == 0
    assert len([line for line in caplog.records if "notification of the database" in line.getMessage()]) == 2


def test_a_flood_is_remembered_only_so_far(two: tuple[House, House]) -> None:
    mine = two[0].lobby.relay
    assert isinstance(mine, relay.Relay)

    async def flood() -> tuple[int, bool]:
        for number in range(3 * relay.ANNOUNCED):
            mine.notified(str(number))
        return len(mine.announced), mine.overflown

    kept, overflown = two[0].run(flood)
    assert kept <= relay.ANNOUNCED
    assert overflown


def test_a_notification_holds_a_number_alone_and_counts_once(two: tuple[House, House], database: str) -> None:
    one, other = two
    made = one.make("here", "link")
    link = made["links"][0]["token"]
    heard: list[tuple[str, str]] = []

    async def listen() -> asyncpg.Connection:
        connection = await asyncpg.connect(database)
        for name in await channels(database):
            await connection.add_listener(name, lambda *told: heard.append((told[2], told[3])))
        return connection

    async def repeat() -> None:
        for name, payload in list(heard):
            await notify(database, [name], [payload])

    ear = one.run(listen)
    with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], link, name="Bob") as bob:
        play_on(ada, bob)
        bob.say("chat", text="once")
        while not any(line.get("text") == "once" for line in ada.chat):
            ada.until("table", "said")
        assert len(heard) > 4
        assert all(payload.isdigit() for _, payload in heard)
        seq = ada.seq
        asyncio.run(repeat())
        play_on(ada, bob, 1)
        assert ada.seq == seq + 1
        said = [line for line in ada.settled().chat if line.get("text") == "once"]
        assert len(said) == 1
    one.run(ear.close)


@pytest.mark.parametrize("body", [b"", b"x", b"p", b"z", b"zx", b"p\xc1", pack(Envelope(1, []))[:-1]])
def test_a_broken_message_ends_nothing(two: tuple[House, House], database: str, body: bytes) -> None:
    """Only the server's own role can write one, for example another version of the server."""
    one, other = two

    async def write() -> None:
        connection = await asyncpg.connect(database)
        text = "INSERT INTO process_messages (reader, body) SELECT id, $1 FROM processes RETURNING reader, id"
        for reader, id in await connection.fetch(text, body):
            text = "SELECT pg_notify(channel, $2) FROM processes WHERE id = $1"
            await connection.execute(text, reader, str(id))
        await connection.close()

    made = one.make("here", "link")
    link = made["links"][0]["token"]
    with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], link, name="Bob") as bob:
        asyncio.run(write())
        play_on(ada, bob)
    assert other.client.get("/readyz").status_code == 200


def test_messages_are_packed_small() -> None:
    for text in (b"x", b"y" * 50_000):
        envelope = Envelope(7, [ClientSaid(1, text)])
        assert unpack(pack(envelope)) == envelope
    assert len(pack(Envelope(7, [ClientSaid(1, b"y" * 50_000)]))) < 1_000


def test_locks_that_a_stranger_holds_keep_nobody_out_and_nobody_alive(
    database: str, stranger: str, tmp_path: Path
) -> None:
    outside = as_role(database, stranger)

    async def hold(numbers: range) -> asyncpg.Connection:
        connection = await asyncpg.connect(outside)
        for number in numbers:
            assert await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", lease.SERVES, number)
        return connection

    async def alive() -> set[int]:
        connection = await asyncpg.connect(database)
        numbers = {row["id"] for row in await connection.fetch(lease.ALIVE)}
        await connection.close()
        return numbers

    with house(tmp_path, name=database) as one:
        first = one.lobby.storage.owner
        assert first is not None
        ear = one.run(lambda: hold(range(first + 1, first + 6)))
        with house(tmp_path, name=database) as other:
            second = other.lobby.storage.owner
            assert second == first + 6
            assert one.run(alive) == {first, second}

            async def fake() -> None:
                """An entry of a dead process, whose lock a stranger has taken."""
                connection = await asyncpg.connect(database)
                await connection.execute(
                    "INSERT INTO processes (id, name, until, channel, backend)"
                    " VALUES ($1, 'gone', clock_timestamp() + interval '1 hour', 'x', -1)",
                    first + 1,
                )
                await connection.close()

            one.run(fake)
            assert one.run(alive) == {first, second}
        one.run(ear.close)


def hosting_sql() -> str:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    return page.split("```sql\n")[1].split("```")[0]


def test_the_roles_of_the_hosting_page_keep_strangers_out(postgres: Any, stranger: str, tmp_path: Path) -> None:
    postgres.psql(hosting_sql())
    database = as_role(str(postgres.get_uri(database="shamble")), "shamble")

    async def knock() -> None:
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await asyncpg.connect(as_role(database, stranger))

    with house(tmp_path, name=database) as one, house(tmp_path, name=database) as other:
        made = one.make("here", "link")
        link = made["links"][0]["token"]
        with one.sit(made["table"], made["token"]) as ada, other.sit(made["table"], link, name="Bob") as bob:
            play_on(ada, bob)
        asyncio.run(knock())
