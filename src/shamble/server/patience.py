"""How long a connection may take: to say what it wants, and to hear what it is told. Half a request must not hold a
place for ever, and neither must a client that never reads.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Patient(HttpToolsProtocol):
    """Closes a connection whose request head is not complete after so many seconds, the first one or a later one."""

    seconds = 10.0

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.served()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_headers_complete(self) -> None:
        self.served()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket has another protocol. Parser and protocol hold each other: without this, both would
        lie about until the collector comes by."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def wait(self) -> None:
        self.served()
        self.deadline = self.loop.call_later(self.seconds, self.give_up)

    def served(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()


class Firm(WebSocketsSansIOProtocol):
    """A socket that is over is closed soon, whether or not the other end takes what was still on its way."""

    seconds = 3.0

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.ending: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.end_soon()

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


def patient(seconds: float) -> type[asyncio.Protocol]:
    return type("Patient", (Patient,), {"seconds": seconds})
