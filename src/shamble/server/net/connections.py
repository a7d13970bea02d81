"""A line to one client: this process's own socket, or another process that has the socket."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from shamble.server.process.limits import Bucket, Limits
from shamble.server.protocol.messages import Bye, Refusal, ServerMessage, encode
from shamble.server.protocol.refusals import Refuse

REFUSED = 1008
CLOSE = {"shutdown": 1012, "storage": 1012, "moved": 1012, "stale": 1012, "slow": 1013, "full": 1013}
"""How the socket is closed after a `bye`: come again, later, or (anything else) not like this."""
WRITE, READ = "shamble.write", "shamble.read"
"""In a socket's scope: how to send something at once (`patience.Firm.write`), and how to hear what comes without all
layers in between: each would keep a step of its own waiting for as long as somebody thinks about a move."""
STAYS = 0
"""Instead of such a code: the line itself goes on."""
GOODBYE = 1.0
"""Seconds for the last words to somebody who may not be reading."""


class Gone(Exception):
    """Nobody is at the other end any more."""


class Line(Protocol):
    address: str

    async def receive(self) -> bytes:
        """The next message. Gone: there will be none."""

    def write(self, data: bytes) -> bool:
        """At once, past all that would only pass it on; False: it has to wait, and is for `send`."""

    async def send(self, data: bytes, more: bool = False) -> None:
        """`more`: something else follows at once, and both may go together."""

    async def close(self, code: int) -> None:
        """Also a second time."""


class Wire:
    """A socket of this process."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.address = socket.client.host if socket.client else ""
        self._write: Callable[[bytes], bool] | None = socket.scope.pop(WRITE, None)
        self._read: Callable[[], Awaitable[Any]] = socket.scope.pop(READ, socket.receive)
        self._over = False
        """They have left, and nothing will ever come again."""

    def write(self, data: bytes) -> bool:
        return self._write is not None and self._write(data)

    async def receive(self) -> bytes:
        if self._over:
            raise Gone
        message = await self._read()
        if message["type"] == "websocket.disconnect":
            self._over = True
            raise Gone
        text = message.get("text")
        return text.encode() if text is not None else b"\0"

    async def send(self, data: bytes, more: bool = False) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "text": data.decode()})
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def close(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(GOODBYE):
                    await self.socket.close(code)
            except (WebSocketDisconnect, RuntimeError, TimeoutError):
                pass


class Client:
    """Who is at the other end of a line: what waits to be sent to them, and how fast they may talk."""

    def __init__(self, line: Line, limits: Limits) -> None:
        self.line = line
        self.limits = limits
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(limits.outbox)
        """Messages, and at last the code to hang up with."""
        self.waiting = 0
        """Bytes in it."""
        self.sending = False
        """Something from it is on its way: nothing may overtake it."""
        self.leaving = False
        self.orphaned = False
        """Whoever had the table is gone, the client is not."""
        self.talk: asyncio.Task[None] | None = None
        self.busy = False
        """In the middle of a message."""
        self.deaf = False
        """Nothing more is listened to."""
        self.bad = 0

    # -- sending -----------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        if self.leaving:
            return
        if not self.sending and self.outbox.empty() and self.line.write(data):
            return
        self.waiting += len(data)
        if not self.outbox.full() and self.waiting <= self.limits.outbox_bytes:
            self.outbox.put_nowait(data)
            return
        # It does not read: whole views are there for it when it comes back.
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(encode(Bye("slow")))
        self.end(CLOSE["slow"])

    def say(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def hang_up(self, message: Bye) -> None:
        if self.leaving:
            return
        self.say(message)
        self.end(CLOSE.get(message.reason, REFUSED))

    def end(self, code: int) -> None:
        """After everything that waits. Who does not read that either is not listened to any longer."""
        self.leaving = True
        self.hush()
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(code)

    async def pump(self) -> None:
        """Sends what could not be sent at once, until it is told to hang up."""
        try:
            while True:
                data = await self.outbox.get()
                if isinstance(data, int):
                    if data != STAYS:
                        await self.line.close(data)
                    return
                self.waiting -= len(data)
                self.sending = True
                await self.line.send(data, more=not self.outbox.empty())
                self.sending = False
        except Gone:
            pass

    # -- receiving ---------------------------------------------------------------------------------------------------

    def hush(self) -> None:
        """Listen to nothing more. Who goes away in the middle of a message does not tear it apart: it is done first."""
        self.deaf = True
        if self.talk is not None and not self.busy:
            self.talk.cancel()

    async def converse(self) -> None:
        """Everything that comes, as long as it is neither too much nor too large."""
        bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst, time.monotonic())
        while not self.deaf:
            try:
                data = await self.line.receive()
            except Gone:
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
        raise NotImplementedError

    def refuse(self, refusal: Refusal) -> None:
        self.bad += 1
        if self.bad > self.limits.bad_in_a_row:
            self.hang_up(Bye("rate"))
        else:
            self.say(refusal)

    async def attend(self) -> list[BaseException | None]:
        """Both ways, until one of them ends; what went wrong."""
        pump = asyncio.create_task(self.pump())
        self.talk = talk = asyncio.create_task(self.converse())
        if self.leaving:
            self.hush()
        try:
            await asyncio.wait({pump, talk}, return_when=asyncio.FIRST_COMPLETED)
            if self.leaving and not pump.done():  # the goodbye is still on its way
                await asyncio.wait({pump}, timeout=GOODBYE)
        finally:
            self.hush()
            self.talk = None
            self.left()
            pump.cancel()
        results = await asyncio.gather(talk, pump, return_exceptions=True)
        if not self.orphaned:
            await self.line.close(1000)
        return [one for one in results if isinstance(one, Exception)]

    def left(self) -> None:
        """It is over: the tasks end now."""
