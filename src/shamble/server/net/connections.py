"""The connection to one client: a socket of this process, or a relay to the process that has the socket."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from shamble.server.process.limits import Limits, TokenBucket
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import Bye, RefusedMessage, ServerMessage, encode

REFUSED = 1008
"""WebSocket close code (policy violation) after which a client does not come back by itself."""
CLOSE = {"shutdown": 1012, "storage": 1012, "moved": 1012, "stale": 1012, "slow": 1013, "full": 1013}
"""WebSocket close codes by the reason of the `bye`: 1012 reconnect, 1013 reconnect later; else `REFUSED`."""
WRITE, READ = "shamble.write", "shamble.read"
"""ASGI scope keys for two functions of `uvicorn_protocols.TimedWebSocketProtocol`: write to the transport, and receive
without the layers between, each of which would keep a suspended coroutine."""
KEEP_OPEN = 0
"""Pseudo close code: only the client object ends, the connection stays open."""
CLOSE_TIMEOUT = 1.0
"""Seconds to wait while the close message is sent to a slow client."""


class ConnectionClosed(Exception):
    """The connection is closed."""


class ClientConnection(Protocol):
    """A connection to one client, as text messages in both directions."""

    address: str

    async def receive(self) -> bytes:
        """Returns the next message. Raises `ConnectionClosed` if the connection is closed."""

    def write(self, data: bytes) -> bool:
        """Writes to the transport directly. False if that is not possible now: then use `send`."""

    async def send(self, data: bytes, more: bool = False) -> None:
        """Sends a message. `more`: another one follows at once, and both may be sent together. Raises
        `ConnectionClosed`."""

    async def close(self, code: int) -> None:
        """Closes the connection with this code. Closing twice is harmless."""


class WebSocketConnection:
    """A `ClientConnection` over a WebSocket of this process."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.address = socket.client.host if socket.client else ""
        self._write: Callable[[bytes], bool] | None = socket.scope.pop(WRITE, None)
        self._read: Callable[[], Awaitable[Any]] = socket.scope.pop(READ, socket.receive)
        self._over = False
        """True once the client has disconnected."""

    def write(self, data: bytes) -> bool:
        return self._write is not None and self._write(data)

    async def receive(self) -> bytes:
        """Returns the next text message; a binary one as a message that no decoder accepts."""
        if self._over:
            raise ConnectionClosed
        message = await self._read()
        if message["type"] == "websocket.disconnect":
            self._over = True
            raise ConnectionClosed
        text = message.get("text")
        return text.encode() if text is not None else b"\0"

    async def send(self, data: bytes, more: bool = False) -> None:
        """Sends a message through all layers, which waits for a slow client."""
        try:
            await self.socket.send({"type": "websocket.send", "text": data.decode()})
        except (WebSocketDisconnect, RuntimeError):
            raise ConnectionClosed from None

    async def close(self, code: int) -> None:
        """Closes the socket, waiting at most `CLOSE_TIMEOUT`."""
        if self.socket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await self.socket.close(code)
            except (WebSocketDisconnect, RuntimeError, TimeoutError):
                pass


class Client:
    """A connected client: the queue of messages to send to it, and the rate limit for its own messages."""

    def __init__(self, connection: ClientConnection, limits: Limits) -> None:
        self.connection = connection
        self.limits = limits
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(limits.outbox)
        """Messages to send; the last entry is the close code."""
        self.waiting = 0
        """Bytes in the outbox."""
        self.sending = False
        """True while a message from the outbox is being sent, which no direct write may overtake."""
        self.leaving = False
        """True once the connection is to end: nothing more is queued or read."""
        self.owner_lost = False
        """True if the process that owned the table is gone while the client is still connected."""
        self.secret = ""
        """The secret that the client got in exchange for a link in this connection; empty without one."""
        self.receiving: asyncio.Task[None] | None = None
        self.busy = False
        """True while a message of the client is handled."""
        self.receiving_stopped = False
        """True if no further message is received."""
        self.refusals_in_row = 0
        """Number of refused messages in a row."""

    # -- sending -----------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Sends a message directly or through the outbox. Disconnects a client whose outbox is full."""
        if self.leaving:
            return
        if not self.sending and self.outbox.empty() and self.connection.write(data):
            return
        self.waiting += len(data)
        if not self.outbox.full() and self.waiting <= self.limits.outbox_bytes:
            self.outbox.put_nowait(data)
            return
        # The client does not read. Nothing is lost: it gets a whole view when it reconnects.
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(encode(Bye("slow")))
        self.end(CLOSE["slow"])

    def say(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def hang_up(self, message: Bye) -> None:
        """Sends a `bye` and ends the connection, unless it is ending already."""
        if self.leaving:
            return
        self.say(message)
        self.end(CLOSE.get(message.reason, REFUSED))

    def end(self, code: int) -> None:
        """Closes the connection with this code after the messages in the outbox. No further message is received."""
        self.leaving = True
        self.stop_receiving()
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(code)

    async def send_queued(self) -> None:
        """Sends the messages in the outbox until the close code comes."""
        try:
            while True:
                data = await self.outbox.get()
                if isinstance(data, int):
                    if data != KEEP_OPEN:
                        await self.connection.close(data)
                    return
                self.waiting -= len(data)
                self.sending = True
                await self.connection.send(data, more=not self.outbox.empty())
                self.sending = False
        except ConnectionClosed:
            pass

    # -- receiving ---------------------------------------------------------------------------------------------------

    def stop_receiving(self) -> None:
        """Stops receiving. A message that is being handled is finished first."""
        self.receiving_stopped = True
        if self.receiving is not None and not self.busy:
            self.receiving.cancel()

    async def receive_all(self) -> None:
        """Receives and handles messages until the connection ends. Refuses those that are too frequent or too large."""
        bucket = TokenBucket(self.limits.messages_per_second, self.limits.message_burst, time.monotonic())
        while not self.receiving_stopped:
            try:
                data = await self.connection.receive()
            except ConnectionClosed:
                return
            try:
                if not bucket.take(time.monotonic()):
                    raise Refuse("rate")
                if len(data) > self.limits.message_bytes:
                    raise Refuse("size")
            except Refuse as reason:
                self.refuse(reason.told(None))
                continue
            self.busy = True
            try:
                await self.heard(data)
            finally:
                self.busy = False

    async def heard(self, data: bytes) -> None:
        """Handles one message of the client."""
        raise NotImplementedError

    def refuse(self, refusal: RefusedMessage) -> None:
        """Sends a refusal, or disconnects the client after too many in a row."""
        self.refusals_in_row += 1
        if self.refusals_in_row > self.limits.bad_in_a_row:
            self.hang_up(Bye("rate"))
        else:
            self.say(refusal)

    async def run_connection(self) -> list[Exception]:
        """Sends and receives until either ends. Returns the errors that occurred."""
        sending = asyncio.create_task(self.send_queued())
        self.receiving = receiving = asyncio.create_task(self.receive_all())
        if self.leaving:
            self.stop_receiving()
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            if self.leaving and not sending.done():  # the `bye` is not sent yet
                await asyncio.wait({sending}, timeout=CLOSE_TIMEOUT)
        finally:
            self.stop_receiving()
            self.receiving = None
            self.on_end()
            sending.cancel()
        results = await asyncio.gather(receiving, sending, return_exceptions=True)
        if not self.owner_lost:  # otherwise `joining` looks for the table's new owner on the same socket
            await self.connection.close(1000)
        return [result for result in results if isinstance(result, Exception)]

    def on_end(self) -> None:
        """Called once when the connection has ended."""
