"""A closed connection leaves no object behind, even without the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import struct
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import Mock, call
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.protocol import State
from websockets.server import ServerProtocol

from shamble.server.http.serve import open_port
from shamble.server.net.connections import CLOSE_TIMEOUT, Client, ConnectionClosed
from shamble.server.net.uvicorn_protocols import TimedHttpProtocol, TimedWebSocketProtocol
from shamble.server.process.limits import per_minute
from soak.raw import frame, head
from tests.server.table import EASY, House, house

OURS = {
    "TimedHttpProtocol",
    "TimedWebSocketProtocol",
    "ServerProtocol",
    "WebSocket",
    "WebSocketConnection",
    "TableClient",
}
OURS |= {"Task", "ConnectionClosed"}
"""What a connection is made of. The plain event loop's own transport refers to itself; uvloop's does not."""
TIMES = 5


@contextmanager
def uncollected(kinds: Counter[str]) -> Iterator[None]:
    """Counts the objects that only the garbage collector would free."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield
        # A waiting generator is ended by the collector, and what it held goes then: it is never seen as garbage.
        kinds.update(kind for one in gc.get_objects() if (kind := type(one).__qualname__) == "ServerProtocol")
        gc.collect()
        kinds.update(type(one).__qualname__ for one in gc.garbage)
    finally:
        gc.garbage.clear()
        gc.set_debug(0)
        gc.enable()


def vanish(here: House, id: str, said: bytes, listen: bool) -> None:
    """Sends something, reads a part of the answer or nothing, and resets the connection."""
    where = urlsplit(here.url)
    made = socket.create_connection((where.hostname or "", where.port or 0), timeout=10)
    made.sendall(head(id, where.netloc))
    if said:
        assert made.recv(1000).startswith(b"HTTP/1.1 101")
        made.sendall(said)
    if listen:
        made.recv(1000)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    made.close()


def until_alone(here: House) -> None:
    until = time.monotonic() + 10
    lobby = here.lobby
    while (lobby.connections or lobby.sockets_before_hello or lobby.visitors) and time.monotonic() < until:
        time.sleep(0.02)
    time.sleep(0.2)


@pytest.mark.parametrize("listen", [False, True], ids=["at once", "in the middle of the answer"])
@pytest.mark.parametrize("words", ["head", "half a word", "wrong token", "spectator", "host"])
def test_a_socket_that_vanishes_leaves_nothing(tmp_path: Path, words: str, listen: bool) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "here")
        tokens = {"wrong token": "x" * 20, "spectator": made["spectate"], "host": made["token"]}
        hello = frame(json.dumps({"type": "hello", "token": tokens.get(words, "x")}))
        said = {"head": b"", "half a word": hello[:9]}.get(words, hello)
        vanish(here, made["table"], said, listen and words != "half a word")
        until_alone(here)
        kinds: Counter[str] = Counter()
        with uncollected(kinds):
            for _ in range(TIMES):
                vanish(here, made["table"], said, listen and words != "half a word")
            until_alone(here)
        assert not {name: count for name, count in kinds.items() if name in OURS}


def test_who_never_reads_is_put_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that does not read is disconnected, even if its `bye` cannot be sent."""

    def narrow(host: str, port: int) -> socket.socket:
        made = open_port(host, port)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        return made

    monkeypatch.setattr("tests.server.table.open_port", narrow)
    with house(tmp_path, msgspec.structs.replace(EASY, outbox_bytes=50_000)) as here, socket.socket() as deaf:
        made = here.make("here", "here")
        where = urlsplit(here.url)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        deaf.connect((where.hostname, where.port))
        deaf.sendall(head(made["table"], where.netloc))
        assert deaf.recv(1000).startswith(b"HTTP/1.1 101")
        deaf.sendall(frame(json.dumps({"type": "hello", "token": made["spectate"]})))
        with here.sit(made["table"], made["token"]) as ada:
            until = time.monotonic() + 20
            while here.lobby.connections < 2:
                assert time.monotonic() < until
            while here.lobby.connections > 1:
                assert time.monotonic() < until, "it is still there"
                ada.play()
                ada.ask("undo", "update", level="step")
        time.sleep(2 * CLOSE_TIMEOUT + TimedWebSocketProtocol.seconds + 1)  # it is told, then closed, then cut off
        heard = 0
        try:
            while part := deaf.recv(4_096):
                heard += len(part)
        except ConnectionResetError:
            pass
        assert heard < 40_000  # bytes in the system's buffers; the server drops the rest


def test_a_crowd_of_addresses_is_not_counted_anew_for_each_of_them() -> None:
    crowd = per_minute(60)
    began = time.process_time()
    for number in range(30_000):
        assert crowd.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", 1.0)
    assert time.process_time() - began < 3
    crowd.many = 1_000
    crowd.take("10.9.9.9", 100.0)
    assert len(crowd.buckets) == 1  # and nobody is remembered for ever


def test_nothing_is_written_to_who_is_slow_or_says_goodbye() -> None:
    """`write` leaves slow and closing clients to `send`, which waits and notices the end."""
    line = TimedWebSocketProtocol.__new__(TimedWebSocketProtocol)
    line.handshake_complete, line.close_sent, line.disconnected = True, False, False
    line.initial_response = None
    line.writable = asyncio.Event()
    line.writable.set()
    line.conn = ServerProtocol()
    line.transport = wire = Mock(asyncio.Transport)
    wire.is_closing.return_value = False
    line.loop, line.unsent = Mock(asyncio.AbstractEventLoop), 0
    for state in (State.CONNECTING, State.CLOSING, State.CLOSED):
        line.conn.state = state
        assert not line.write(b"{}")
    line.conn.state = State.OPEN
    line.writable.clear()
    assert not line.write(b"{}")
    line.writable.set()
    wire.is_closing.return_value = True
    assert not line.write(b"{}")
    assert not line.loop.call_soon.called
    wire.is_closing.return_value = False
    assert line.write(b"{}")
    assert line.write(b"[]")
    assert not wire.write.called
    assert line.loop.call_soon.call_args_list == [call(line.flush)]
    line.flush()
    line.flush()
    assert wire.write.call_args_list == [call(b"\x81\x02{}\x81\x02[]")]
    assert line.write(b"x" * 1_000_000)
    assert wire.write.call_count == 2, "so much does not wait"
    wire.is_closing.return_value = True
    line.conn.send_text(b"{}")
    line.flush()
    assert wire.write.call_count == 2


def test_what_waits_is_not_overtaken() -> None:
    """While a message waits, all later messages wait behind it."""

    class Slow:
        address = ""
        ready = False

        def __init__(self) -> None:
            self.heard: list[bytes] = []
            self.taken = asyncio.Event()

        async def receive(self) -> bytes:
            raise ConnectionClosed

        def write(self, data: bytes) -> bool:
            if self.ready:
                self.heard.append(data)
            return self.ready

        async def send(self, data: bytes, more: bool = False) -> None:
            await self.taken.wait()
            self.heard.append(data)

        async def close(self, code: int) -> None:
            pass

    async def talk() -> list[bytes]:
        line = Slow()
        client = Client(line, EASY)
        pump = asyncio.create_task(client.send_queued())
        client.send(b"1")
        await asyncio.sleep(0)
        line.ready = True  # the line is free, but what waited has not gone yet
        client.send(b"2")
        line.taken.set()
        client.send(b"3")
        for _ in range(5):
            await asyncio.sleep(0)
        client.send(b"4")
        pump.cancel()
        return line.heard

    assert asyncio.run(talk()) == [b"1", b"2", b"3", b"4"]


def test_who_has_not_taken_an_answer_gets_no_socket_on_top(monkeypatch: pytest.MonkeyPatch) -> None:
    """The socket would not know that its client does not read, so messages would pile up, and a running request would
    never end."""
    upgraded = Mock()
    monkeypatch.setattr("uvicorn.protocols.http.httptools_impl.HttpToolsProtocol.handle_websocket_upgrade", upgraded)
    for paused, under_way, goes_on in ((True, False, False), (False, True, False), (False, False, True)):
        upgraded.reset_mock()
        line = TimedHttpProtocol.__new__(TimedHttpProtocol)
        line.transport, line.deadline, line.visitor = Mock(asyncio.Transport), None, None
        line.flow, line.cycle = Mock(write_paused=paused), Mock(response_complete=not under_way)
        line.handle_websocket_upgrade()
        assert upgraded.called is goes_on
        assert line.transport.abort.called is not goes_on
