"""How long a connection may take, to say what it wants and to hear what it is told, and how many an address may have.
Half a request must not hold a place for ever, and neither must a client that never reads.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from shamble.server.net.connections import READ, WRITE
from shamble.server.process.limits import Limits, Networks, network

EACH = 3
"""Connections without a socket, for each one with: a browser opens several while it loads the page."""
TOGETHER = 30_000
"""Bytes after which what leaves together leaves at once: how much somebody leaves unread must not be found out late."""
UNREAD = 1_000_000
"""Bytes that may wait for somebody who goes on asking for answers to pings."""


class Patient(HttpToolsProtocol):
    """Closes a connection whose request head is not complete after so many seconds or bytes, the first one or a later
    one, and one whose answer is not taken. An address has so many of them; a named proxy speaks for many."""

    limits = Limits()
    proxies = Networks()
    visitors: Counter[str]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.deadline: asyncio.TimerHandle | None = None
        self.visitor: str | None = None
        self.heard = 0
        """Bytes of the head."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait(self.limits.head_seconds)
        address = self.client[0] if self.client else ""
        if address and not self.proxies.hold(address):
            self.visitor = network(address)
            self.visitors[self.visitor] += 1
            if self.visitors[self.visitor] > self.limits.connections_per_address * EACH:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.over()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        super().data_received(data)
        if self.heard > self.limits.head_bytes:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait(self.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self.wait(self.limits.answer_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.heard = 0  # `security.Guard` counts these
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.heard = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.rest()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket has another protocol. Parser and protocol hold each other: without this, both would
        lie about until the collector comes by."""
        # Whoever comes next would not hear that an answer is still not taken: neither would wait for it, nor be waited
        # for, and what is sent would pile up.
        if self.flow.write_paused or (self.cycle is not None and not self.cycle.response_complete):
            self.transport.abort()
            return
        self.over()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def wait(self, seconds: float) -> None:
        self.rest()
        self.deadline = self.loop.call_later(seconds, self.give_up)

    def rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        """Politely, unless they would not take that either."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def over(self) -> None:
        """It is gone, or somebody else's: nothing of it stays here."""
        self.rest()
        visitor, self.visitor = self.visitor, None
        if visitor is not None:
            self.visitors[visitor] -= 1
            if not self.visitors[visitor]:
                del self.visitors[visitor]


class Firm(WebSocketsSansIOProtocol):
    """A socket that is over is closed soon, whether or not the other end takes what was still on its way. Who talks is
    there: only who is silent is asked for a sign of life."""

    seconds = 3.0

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.ending: asyncio.TimerHandle | None = None
        self.heard = 0.0
        """When something last came, by the loop's clock."""
        self.unsent = 0
        """Bytes that were written and have not left."""

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        silent = self.loop.time() - self.heard
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Nothing more is read once a second message waits. For a single one, stopping to read and going on would be
        two trips to the system for nothing."""
        alone, paused = self.queue.empty(), self.read_paused
        self.read_paused = paused or alone  # as if it were paused already
        super().send_receive_event_to_app()
        if alone:
            self.read_paused = paused

    def write(self, data: bytes) -> bool:
        """A message to somebody who reads: no task has to wake up for it. What is written in one go leaves together,
        in one trip to the system, and whoever reads is woken once."""
        # Who is slow, or has said goodbye, is for `send` to wait for, or to tell.
        known = self.handshake_complete and not self.close_sent and not self.disconnected
        if not known or not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(data)
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += len(data)
        if self.unsent > TOGETHER:
            self.flush()
        return True

    def flush(self) -> None:
        self.unsent = 0
        # What ends a connection has sent all that waited, with its goodbye.
        if not self.transport.is_closing() and (waiting := self.conn.data_to_send()):
            self.transport.write(b"".join(waiting))

    async def run_asgi(self) -> None:
        scope = cast("dict[str, Any]", self.scope)
        scope[WRITE], scope[READ] = self.write, self.receive
        await super().run_asgi()
        for name in (WRITE, READ):  # else both would hold each other
            scope.pop(name, None)
        self.end_soon()

    def handle_ping(self) -> None:
        """Who asks and asks and never reads the answers is not answered for ever."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    def end_soon(self) -> None:
        if not self.disconnected and self.ending is None:
            self.ending = self.loop.call_later(self.seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None
        super().connection_lost(exc)
        self.conn.parser.close()  # it waits for more, and holds what holds it


def patient(limits: Limits, proxies: Sequence[str]) -> type[asyncio.Protocol]:
    known = {"limits": limits, "proxies": Networks(proxies), "visitors": Counter()}
    return type("Patient", (Patient,), known)
