"""Protocol classes for uvicorn: time limits for requests and answers, and a limit of connections per address.

Neither an incomplete request nor a client that never reads may keep a connection for ever.
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
"""HTTP connections allowed per allowed WebSocket: a browser opens several while it loads the page."""
TOGETHER = 30_000
"""Bytes of gathered messages after which they are flushed, so that a client that does not read is noticed early."""
UNREAD = 1_000_000
"""Maximum bytes in the write buffer of a client that sends pings and does not read the pongs."""


class TimedHttpProtocol(HttpToolsProtocol):
    """HTTP protocol that closes a connection if a request head is slow or large, or if its client does not read.

    It also limits the connections per address, except for the proxies that the operator named.
    """

    limits = Limits()
    proxies = Networks()
    visitors: Counter[str]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.deadline: asyncio.TimerHandle | None = None
        self.visitor: str | None = None
        self.heard = 0
        """Bytes of the request head so far."""

    def connection_made(self, transport: Any) -> None:
        """Starts the timer for the request head and counts the connection for its address."""
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
        """Counts the bytes of the request head, and aborts the connection if there are too many."""
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
        self.heard = 0  # `security.Guard` counts the bytes of the body
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.heard = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.rest()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the transport to the WebSocket protocol.

        Breaks the reference cycle of parser and protocol, which would otherwise wait for the garbage collector.
        """
        # The new protocol would not be told that the write buffer is still full, and would write without limit.
        if self.flow.write_paused or (self.cycle is not None and not self.cycle.response_complete):
            self.transport.abort()
            return
        self.over()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def wait(self, seconds: float) -> None:
        """Closes the connection after `seconds`, unless `rest` is called before."""
        self.rest()
        self.deadline = self.loop.call_later(seconds, self.give_up)

    def rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        """Closes the connection; aborts it if the client does not read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def over(self) -> None:
        """Stops the timer and the count for the address: the connection is lost or has another protocol."""
        self.rest()
        visitor, self.visitor = self.visitor, None
        if visitor is not None:
            self.visitors[visitor] -= 1
            if not self.visitors[visitor]:
                del self.visitors[visitor]


class TimedWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket protocol that aborts a connection soon after its end, even if the client does not read.

    It sends keep-alive pings to silent clients only.
    """

    seconds = 3.0
    """Seconds from the end of the application, or a keep-alive timeout, to the abort of the connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.ending: asyncio.TimerHandle | None = None
        self.heard = 0.0
        """Time of the event loop's clock when data was last received."""
        self.unsent = 0
        """Bytes of messages that were written and not flushed yet."""

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Sends a ping only after the client has been silent for the whole interval."""
        silent = self.loop.time() - self.heard
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Pauses reading only when a second message waits. For a single one, pausing and resuming would cost two system
        calls for nothing."""
        alone, paused = self.queue.empty(), self.read_paused
        self.read_paused = paused or alone  # pretends that reading is paused already
        super().send_receive_event_to_app()
        if alone:
            self.read_paused = paused

    def write(self, data: bytes) -> bool:
        """Writes a message without a task switch. Messages of one loop iteration are flushed in one system call.

        Returns False for a slow or closing client: `send` waits for it or reports the closing.
        """
        ready = self.handshake_complete and not self.close_sent and not self.disconnected
        if not ready or not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(data)
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += len(data)
        if self.unsent > TOGETHER:
            self.flush()
        return True

    def flush(self) -> None:
        """Writes all gathered messages to the transport."""
        self.unsent = 0
        # A closing transport has already been given everything, with the close frame.
        if not self.transport.is_closing() and (waiting := self.conn.data_to_send()):
            self.transport.write(b"".join(waiting))

    async def run_asgi(self) -> None:
        """Runs the application with `WRITE` and `READ` in its scope, and aborts the connection soon after its end."""
        scope = cast("dict[str, Any]", self.scope)
        scope[WRITE], scope[READ] = self.write, self.receive
        await super().run_asgi()
        for name in (WRITE, READ):  # breaks the reference cycle of scope and protocol
            scope.pop(name, None)
        self.end_soon()

    def handle_ping(self) -> None:
        """Answers a ping. Aborts the connection if the client does not read the answers."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    def end_soon(self) -> None:
        """Aborts the connection after `seconds`, unless it is closed before."""
        if not self.disconnected and self.ending is None:
            self.ending = self.loop.call_later(self.seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops the timer and breaks the reference cycle of the parser."""
        if self.ending is not None:
            self.ending.cancel()
            self.ending = None
        super().connection_lost(exc)
        self.conn.parser.close()  # the suspended parser is part of a reference cycle


def patient(limits: Limits, proxies: Sequence[str]) -> type[asyncio.Protocol]:
    """A subclass of `TimedHttpProtocol` for one server, with its limits, proxies and counter of connections."""
    attributes = {"limits": limits, "proxies": Networks(proxies), "visitors": Counter()}
    return type("TimedHttpProtocol", (TimedHttpProtocol,), attributes)
