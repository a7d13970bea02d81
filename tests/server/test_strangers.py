"""Strangers: half a request, a silent socket, too many connections of one address, a forged address."""

from __future__ import annotations

import json
import logging
import socket
import struct
import time
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from shamble.server.net.uvicorn_protocols import TimedWebSocketProtocol
from shamble.server.process.repeated_log import RepeatedWarnings
from soak.raw import head
from tests.server.table import EASY, House, house

HEAD = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n"


def knock(here: House) -> socket.socket:
    where = urlsplit(here.url)
    made = socket.create_connection((where.hostname or "", where.port or 0), timeout=10)
    return made


def closed_after(made: socket.socket) -> float:
    """Seconds until the server closes the connection; messages before that are read."""
    start = time.monotonic()
    while made.recv(65_536):
        pass
    return time.monotonic() - start


def sends_for(made: socket.socket, words: bytes, pause: float = 0.0) -> float:
    """Seconds for which a client can send this again and again, ten at most."""
    start = time.monotonic()
    try:
        while time.monotonic() - start < 10:
            time.sleep(pause)
            made.sendall(words)
    except OSError:
        pass
    return time.monotonic() - start


@pytest.mark.parametrize("said", [b"", b"GET /api/ab", HEAD], ids=["nothing", "half a line", "half a head"])
def test_half_a_request_does_not_stay(tmp_path: Path, said: bytes) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, head_seconds=0.5)) as here, knock(here) as made:
        made.sendall(said)
        assert closed_after(made) < 5
        assert here.client.get("/api/about").status_code == 200


def test_the_second_request_of_a_connection_has_no_more_time(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, head_seconds=0.5)) as here, knock(here) as made:
        made.sendall(HEAD + b"\r\n")
        assert made.recv(65_536).startswith(b"HTTP/1.1 200")
        made.sendall(HEAD)
        assert closed_after(made) < 4  # sooner than an idle connection would be closed anyway


def test_a_body_that_stops_coming(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, body_seconds=0.3)) as here, knock(here) as made:
        made.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
        assert b" 408 " in made.recv(65_536)


def test_a_head_without_an_end(tmp_path: Path) -> None:
    """An endless request head does not fill the memory."""
    with house(tmp_path) as here, knock(here) as made:
        made.sendall(HEAD)
        assert sends_for(made, b"x: " + b"a" * 10_000 + b"\r\n", pause=0.01) < 5
        assert here.client.get("/api/about").status_code == 200


def test_a_body_that_comes_drop_by_drop(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, answer_seconds=1.0)) as here, knock(here) as made:
        made.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{")
        assert sends_for(made, b" ", pause=0.1) < 4


def test_an_answer_that_is_not_taken(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, answer_seconds=1.0)) as here:
        where = urlsplit(here.url)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            deaf.connect((where.hostname, where.port))
            for _ in range(30):  # one after the other: more than any buffer on the way takes
                deaf.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
            until = time.monotonic() + 10
            while sum(visitors(here).values()) > 1 and time.monotonic() < until:
                time.sleep(0.05)
            assert sum(visitors(here).values()) <= 1  # the test's own client


def visitors(here: House) -> Counter[str]:
    """Connections without a socket, by address."""
    counts: Counter[str] = here.patient.visitors
    return counts


def is_over(made: socket.socket) -> bool:
    made.setblocking(False)
    try:
        return made.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, connections_per_address=2)) as here:
        made = here.make("here", "bot:random")
        crowd = [knock(here) for _ in range(12)]
        until = time.monotonic() + 8
        while sum(is_over(one) for one in crowd) < 6 and time.monotonic() < until:
            time.sleep(0.02)
        assert sum(is_over(one) for one in crowd) in (6, 7)  # the test's own client has one, or not any more
        assert sum(visitors(here).values()) in (5, 6)
        for one in crowd:
            one.close()
        while sum(visitors(here).values()) > 1 and time.monotonic() < until:
            time.sleep(0.02)
        with here.sit(made["table"], made["token"]) as me:  # a closed connection or socket makes room
            assert me.view
            assert sum(visitors(here).values()) <= 1


def test_a_proxy_speaks_for_many(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(EASY, connections_per_address=2)
    with house(tmp_path, limits, proxies=("127.0.0.0/8",)) as here:
        crowd = [knock(here) for _ in range(12)]
        assert here.client.get("/api/about").status_code == 200
        for one in crowd:
            one.sendall(HEAD + b"\r\n")
            assert one.recv(100).startswith(b"HTTP/1.1 200")
            one.close()


def test_who_asks_for_answers_and_never_reads_them(tmp_path: Path) -> None:
    with house(tmp_path) as here, knock(here) as deaf:
        made = here.make("here", "here")
        deaf.sendall(head(made["table"], urlsplit(here.url).netloc))
        assert deaf.recv(1000).startswith(b"HTTP/1.1 101")
        ping = b"\x89\xfd\0\0\0\0" + b"x" * 125
        assert sends_for(deaf, ping * 500) < 10


class Hasty(TimedWebSocketProtocol):
    """A server protocol that sends its keep-alive ping after a second of silence."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.ping_interval = 1.0


def test_only_who_is_silent_is_asked_for_a_sign_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.server.net.uvicorn_protocols.TimedWebSocketProtocol", Hasty)
    with house(tmp_path) as here, knock(here) as guest:
        made = here.make("here", "here")
        guest.sendall(head(made["table"], urlsplit(here.url).netloc))
        assert guest.recv(1000).startswith(b"HTTP/1.1 101")
        guest.settimeout(0.2)
        for _ in range(10):
            guest.sendall(b"\x8a\x80\0\0\0\0")  # a pong that nobody asked for
            with pytest.raises(TimeoutError):
                guest.recv(100)
        guest.settimeout(10)
        assert guest.recv(100).startswith(b"\x89\x04")


def test_who_says_much_at_once_is_answered_in_order(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            for number in range(20):
                ada.say("sit", seat=number % 2)
            seen: list[int] = []
            while len(seen) < 20:
                told = json.loads(ada.socket.recv(10))
                seen += [told["viewing"]] if told["type"] == "update" else []
            assert seen == [number % 2 for number in range(20)]


def test_hints_are_a_bots_thoughts(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, hints_per_minute=2)) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["token"]) as again:
            seat = ada.decision["seat"]
            assert ada.ask("hint", seat=seat)["type"] == again.ask("hint", seat=seat)["type"] == "hint"
            assert ada.ask("hint", seat=seat)["code"] == again.ask("hint", seat=seat)["code"] == "rate"


def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, connections_per_address=2)) as here:
        made = here.make("here", "bot:random")
        sit = (made["table"], made["token"])
        with here.sit(*sit), here.sit(*sit), here.connect(made["table"]) as third:
            assert json.loads(third.recv(10))["code"] == "full"
            assert json.loads(third.recv(10))["reason"] == "full"
            with pytest.raises(ConnectionClosed):
                third.recv(10)
        until = time.monotonic() + 10
        while here.lobby.visitors and time.monotonic() < until:
            time.sleep(0.02)
        assert not here.lobby.visitors  # closed connections are no longer counted
        with here.sit(made["table"], made["token"]) as again:
            assert again.view


@pytest.mark.parametrize(("proxies", "refused"), [((), 1), (("127.0.0.1",), 0)], ids=["nobody", "the proxy"])
def test_a_forwarded_address_counts_only_from_a_named_proxy(
    tmp_path: Path, proxies: tuple[str, ...], refused: int
) -> None:
    """With a limit of one table a minute, a client that could invent addresses would have none."""
    with house(tmp_path, msgspec.structs.replace(EASY, tables_per_minute=1), proxies=proxies) as here:
        body = {"game": "walkingdead", "seats": [{"kind": "here"}, {"kind": "bot"}]}
        answers = [
            here.client.post("/api/tables", json=body, headers={"x-forwarded-for": f"203.0.113.{n}"}).status_code
            for n in (1, 2)
        ]
        assert answers.count(429) == refused


def test_earlier_moments_cost_what_they_weigh(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, looks_per_second=0.001, look_burst=2)) as here:
        made = here.make("here", "bot:random")
        with here.sit(made["table"], made["token"]) as me:
            for _ in range(2):
                assert me.ask("look", "look", seq=0)["seq"] == 0
            assert me.ask("look", "error", seq=0)["code"] == "rate"


def test_health_and_metrics(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with house(tmp_path, metrics=port) as here:
        assert here.client.get("/healthz").text == "ok"
        assert here.client.get("/readyz").text == "ok"
        made = here.make("here", "bot:random")
        with here.sit(made["table"], made["token"]) as me:
            me.play()
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as told:
                lines = told.read().decode().splitlines()
        assert "shamble_tables 1.0" in lines
        assert "shamble_clients 1.0" in lines
        assert 'shamble_moves_total{by="people"} 1.0' in lines
        assert not [line for line in lines if made["token"] in line or made["table"] in line]


def test_storage_that_fails_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as here:
        storage = here.lobby.storage

        async def fail(data: str) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(storage.database, "probe", fail)
        assert here.client.get("/healthz").status_code == 503
        assert here.client.get("/readyz").status_code == 503


@pytest.mark.parametrize("folder", ["", "table/", "assets/"])
def test_a_path_longer_than_any_file_name_is_not_found(tmp_path: Path, folder: str) -> None:
    """A file system counts the bytes of a name, not its characters."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    path = folder + "\U0001f9df" * 64
    with house(tmp_path, client=tmp_path / "static") as here:
        assert here.client.get(f"/{path}").status_code == 404


DEEP = b'{"x": ' + b"[" * 1_500 + b"]" * 1_500 + b', "type": "ping"}'


def test_a_deeply_nested_message_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            ada.socket.send(DEEP.decode())
            assert ada.until("error")["code"] == "malformed"
            assert ada.settled()
        with here.connect(made["table"]) as stranger:
            stranger.send(DEEP.decode())
            assert json.loads(stranger.recv(10))["code"] == "malformed"
        for route in ("/api/tables", "/api/tables/import", "/api/qr"):
            assert here.client.post(route, content=DEEP).status_code in (400, 422)
    assert not caplog.records


def test_an_aborted_body_leaves_nothing_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with house(tmp_path) as here:
        for route in ("tables", "tables/import", "qr", "tables/abc/fork"):
            with knock(here) as made:
                words = f"POST /api/{route} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\n"
                made.sendall(words.encode() + b"Content-Length: 50\r\n\r\n{")
                made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset, not an end
        until = time.monotonic() + 10
        while sum(visitors(here).values()) > 0 and time.monotonic() < until:
            time.sleep(0.01)
        assert here.client.get("/api/about").status_code == 200
    assert not caplog.records


def test_malformed_requests_share_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as here:
        monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)  # another server may have changed it
        for _ in range(30):
            with knock(here) as made:
                made.sendall(b"\0\r\n\r\n")
                assert made.recv(100).startswith(b"HTTP/1.1 400")
    assert [record.getMessage() for record in caplog.records] == ["Invalid HTTP request received."]


def test_a_warning_that_repeats_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr("shamble.server.process.repeated_log.time.monotonic", lambda: now)
    lines = RepeatedWarnings()

    def said(message: str, level: int = logging.WARNING) -> str | None:
        record = logging.LogRecord("x", level, "", 0, message, (), None)
        return record.getMessage() if lines.filter(record) else None

    assert [said("bad"), said("bad"), said("bad"), said("other")] == ["bad", None, None, "other"]
    assert said("bad", logging.ERROR) == "bad"
    now += 61
    assert [said("bad"), said("bad")] == ["bad (2 more of these since the last line)", None]
