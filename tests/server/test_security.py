"""Attempts of strangers: none costs other people anything, and none ends in a traceback."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import time
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import shamble
from shamble.server.http.serve import check_origin
from shamble.server.process.limits import Limits, Networks, per_minute
from shamble.server.tables.bot_moves import CheckedSave, UploadedSave, check_position, open_save
from shamble.server.tables.lobby import Lobby
from shamble.server.tables.table_client import TableClient
from shamble.sessions.record import Record
from shamble.sessions.session import Session
from tests.server.table import EASY, House, Json, house


def raw(here: House, text: str) -> str:
    """First line of the answer to a malformed request."""
    port = int(here.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(text.encode("latin-1"))
        return line.recv(4096).decode("latin-1").split("\r\n")[0]


@pytest.mark.parametrize("host", ["[", "[::1", "]", "[x]:80", "evil.example", "127.0.0.1.evil.example", "", "a\u00aab"])
def test_a_strange_host_is_refused(here: House, host: str) -> None:
    assert " 403 " in raw(here, f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n") + " "


def test_a_name_in_the_local_network_is_not_ours_unless_it_is_this_machines(here: House) -> None:
    machine = socket.gethostname().partition(".")[0].lower()
    for name, status in ((f"{machine}.local", 200), ("evil.local", 403), (f"x.{machine}.local", 403)):
        answer = here.client.get("/api/about", headers={"host": name, "origin": f"http://{name}"})
        assert answer.status_code == status, name


@pytest.mark.parametrize(
    "origin", ["null", "http://[", "file://", "http://127.0.0.1", "https://127.0.0.1.evil.example"]
)
def test_a_strange_origin_is_refused(here: House, origin: str) -> None:
    answer = here.client.post("/api/tables", json={"game": "walkingdead", "seats": [{}]}, headers={"origin": origin})
    assert answer.status_code == 403


@pytest.mark.parametrize("path", ["a" * 300, "table/" + "a" * 300, "assets/" + "%C3%A9" * 200, "%00", "table/%00"])
def test_no_address_makes_it_stumble(tmp_path: Path, path: str) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("x")
    with house(tmp_path, client=client) as here:
        assert here.client.get(f"/{path}").status_code == 404


def test_links_out_of_the_client_are_not_followed(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (client / "index.html").write_text("x")
    (client / "out.txt").symlink_to(tmp_path / "secret.txt")
    with house(tmp_path, client=client) as here:
        for path in ("out.txt", "..%2fsecret.txt", "table/..%2f..%2fsecret.txt", "%2e%2e/secret.txt"):
            assert "secret" not in here.client.get(f"/{path}").text


def test_answers_with_secrets_are_not_kept(here: House) -> None:
    made = here.make("here")
    for path in ("export", "replay"):
        answer = here.get(f"/api/tables/{made['table']}/{path}", made["token"])
        assert answer.headers["cache-control"] == "no-store"
    assert here.client.get("/api/texts/walkingdead/en").headers["cache-control"] == "no-cache"


def test_a_stranger_cannot_make_it_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as here:
        made = here.make("here")
    with house(tmp_path) as here:
        read: list[str] = []
        plain = Lobby.read_session

        async def counted(self: Lobby, id: str, *more: Any) -> Session:
            read.append(id)
            return await plain(self, id, *more)

        monkeypatch.setattr(Lobby, "read_session", counted)
        assert here.get(f"/api/tables/{made['table']}/export", "guess").status_code == 401
        with here.connect(made["table"]) as line:
            line.send(json.dumps({"type": "hello", "token": "guess"}))
            assert json.loads(line.recv(timeout=20))["code"] == "token"
        assert (read, len(here.lobby.tables)) == ([], 0)
        with here.sit(made["table"], made["token"]):
            assert read == [made["table"]]


def closed_with(line: ClientConnection) -> int:
    """Reads until the connection ends and returns its close code."""
    while True:
        try:
            line.recv(timeout=20)
        except ConnectionClosed as ended:
            return ended.rcvd.code if ended.rcvd else 1006


def test_sockets_that_say_nothing_count(tmp_path: Path) -> None:
    with house(tmp_path, Limits(connections=2, tables_per_minute=100)) as here:
        made = here.make("here")
        with here.connect(made["table"]), here.connect(made["table"]), here.connect(made["table"]) as third:
            assert json.loads(third.recv(timeout=20))["code"] == "full"
            assert closed_with(third) == 1013


def test_how_it_hangs_up(here: House) -> None:
    made = here.make("here")
    with here.connect(made["table"]) as line:
        line.send(json.dumps({"type": "hello", "token": "guess"}))
        assert closed_with(line) == 1008
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["spectate"]) as eve:
        ada.say("host", do="kick", person=eve.heard["welcome"]["me"]["person"])
        assert eve.until("bye")["reason"] == "kick"
        assert closed_with(eve.socket) == 1008


def test_it_says_that_it_stops(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        made = here.make("here")

        async def stop() -> None:
            here.lobby.tables[made["table"]].hang_up("shutdown")

        with here.sit(made["table"], made["token"]) as ada:
            here.run(stop)
            assert ada.until("bye")["reason"] == "shutdown"
            assert closed_with(ada.socket) == 1012


def test_who_does_not_read_is_cut_off_by_size(here: House) -> None:
    made = here.make("here")

    async def flood() -> tuple[int, bool]:
        table = here.lobby.tables[made["table"]]
        connection = TableClient(Mock(write=Mock(return_value=False)), here.lobby, table)
        for _ in range(20):
            connection.send(b"x" * 1_000_000)
        held = [connection.outbox.get_nowait() for _ in range(connection.outbox.qsize())]
        return sum(len(one) for one in held if isinstance(one, bytes)), connection.leaving

    size, leaving = here.run(flood)
    assert leaving
    assert size < 100


def test_chatter_is_slowed_down(tmp_path: Path) -> None:
    limits = Limits(chat_per_second=0.001, chat_burst=3, tables_per_minute=100)
    with house(tmp_path, limits) as here:
        made = here.make("here")
        with here.sit(made["table"], made["token"]) as ada:
            for _ in range(3):
                assert ada.ask("chat", "said", text="hello")["type"] == "said"
            assert ada.ask("chat", "said", text="hello")["code"] == "rate"
            assert ada.play()["type"] == "update"


def test_drawings_are_slowed_down(tmp_path: Path) -> None:
    with house(tmp_path, Limits(drawings_per_minute=2)) as here:
        codes = [here.client.post("/api/qr", json={"text": "x"}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


def test_a_network_counts_as_one() -> None:
    buckets = per_minute(2)
    taken = [buckets.take(f"2001:db8::{number}", 0.0) for number in range(3)]
    assert taken == [True, True, False]
    assert buckets.take("2001:db8:0:1::1", 0.0)
    assert [buckets.take("192.0.2.1", 0.0), buckets.take("192.0.2.2", 0.0)] == [True, True]


def test_an_address_of_the_older_kind_is_the_same_in_the_clothes_of_the_newer() -> None:
    """With `--host ::`, IPv4 clients have IPv6 addresses: all of them would count as one network, and bans would miss
    them."""
    buckets = per_minute(1)
    assert buckets.take("::ffff:192.0.2.1", 0.0)
    assert buckets.take("::ffff:192.0.2.2", 0.0)
    assert not buckets.take("192.0.2.1", 0.0)
    banned = Networks(["192.0.2.0/24", "2001:db8::/48"])
    assert banned.hold("::ffff:192.0.2.7")
    assert banned.hold("2001:db8::1")
    assert not banned.hold("::ffff:192.0.3.7")
    assert not Networks().hold("192.0.2.7")
    assert Networks(["*"]).hold("192.0.2.7")


def test_what_nobody_looks_at_makes_room(tmp_path: Path) -> None:
    limits = Limits(tables_open=2, tables_per_minute=100)
    with house(tmp_path, limits) as here:
        made = [here.make("here") for _ in range(4)]
        with here.sit(made[0]["table"], made[0]["token"]):
            here.tick()
            assert set(here.lobby.tables) == {made[0]["table"], made[3]["table"]}
        with here.sit(made[1]["table"], made[1]["token"]) as back:
            assert back.play()["seq"] == 1


def test_two_who_make_room_do_not_trip_over_each_other(here: House) -> None:
    made = here.make("here")

    async def both() -> None:
        table = here.lobby.tables[made["table"]]
        await asyncio.gather(*[here.lobby.archive(table, at_once=True) for _ in range(2)])

    here.run(both)
    assert made["table"] not in here.lobby.tables


def test_many_moves_make_room_too(tmp_path: Path) -> None:
    with house(tmp_path, Limits(records_open=3, tables_per_minute=100)) as here:
        made = here.make("here")
        with here.sit(made["table"], made["token"]) as ada:
            for _ in range(4):
                ada.play()
            here.tick()
            assert made["table"] in here.lobby.tables
        for _ in range(1_000):
            if not here.lobby.connections:
                break
        here.tick()
        assert here.lobby.tables == {}


# -- files that somebody sends ---------------------------------------------------------------------------------------


def a_save() -> Json:
    session = shamble.new("walkingdead", 2, 3)
    for _ in range(5):
        assert session.decision is not None
        session.play(session.decision.options[0])
    return json.loads(json.dumps(session.save(luck=False)))


def opened(text: str, limits: Limits = EASY) -> CheckedSave:
    import msgspec

    return msgspec.json.decode(open_save(msgspec.json.encode(UploadedSave(text, limits))), type=CheckedSave)


def test_a_compressed_file_is_not_unpacked(here: House) -> None:
    bomb = gzip.compress(b" " * 50_000_000)
    for headers in ({}, {"content-encoding": "gzip"}):
        answer = here.client.post("/api/tables/import", content=bomb, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (422, "save")


@pytest.mark.parametrize(
    "number", ["1" * 5_000, "1e999", "-1e999", "1e-999", "9" * 30, "-25001", "0.5", "1E5", "NaN", "Infinity"]
)
def test_no_number_is_too_large_to_be_refused(number: str) -> None:
    save = json.dumps({**a_save(), "base": {"x": "HERE"}}).replace('"HERE"', number)
    assert opened(save).problem


def test_a_position_that_is_too_large(here: House) -> None:
    save = a_save()
    save["records"][2]["do"] = "teleport"
    assert opened(json.dumps(save)).problem == ""
    small = Limits(import_position_bytes=500)
    assert "larger than any game" in opened(json.dumps(save), small).problem


def test_a_position_in_which_moves_take_too_long() -> None:
    session = shamble.load(a_save())
    check_position(session, EASY)
    with pytest.raises(shamble.BadSave, match="takes too long"):
        check_position(session, Limits(import_move_seconds=0.0))


def test_one_slow_move_in_the_past_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server replays an undone move, too."""
    save = a_save()
    plain = Session.replay_record
    slow = save["records"][3]["do"]

    def replay_record(self: Session, record: Record) -> None:
        plain(self, record)
        until = time.thread_time() + 0.3
        while record.option_key == slow and time.thread_time() < until:
            pass

    assert opened(json.dumps(save)).problem == ""
    monkeypatch.setattr(Session, "replay_record", replay_record)
    assert "takes too long" in opened(json.dumps(save)).problem


def test_a_file_that_takes_too_long_is_tried_once(tmp_path: Path) -> None:
    """Bots have workers of their own, so they do not wait for the file."""
    limits = Limits(import_seconds=0.0001, tables_per_minute=100)
    with house(tmp_path, limits, workers=1) as here:
        begun = time.perf_counter()
        answer = here.client.post("/api/tables/import", json=a_save())
        assert (answer.status_code, answer.json()["code"]) == (422, "save")
        assert time.perf_counter() - begun < 15
        assert here.lobby.openers is not here.lobby.workers
        assert [worker.process for worker in here.lobby.workers.all] == [None]


def test_public_addresses() -> None:
    assert check_origin("https://play.example.org/") == "https://play.example.org"
    assert check_origin("http://192.168.1.2:8000") == "http://192.168.1.2:8000"
    for wrong in ("play.example.org", "no url", "ftp://x", "https://", "https://a/b", "https://[", "https://a:x", ""):
        with pytest.raises(shamble.ShambleError, match="--origin takes"):
            check_origin(wrong)
