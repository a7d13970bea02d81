"""Between processes that serve from one database: who has the client passes on what it says to who has the table.

A letter goes by NOTIFY, or, if it is too long for that, as a row that NOTIFY names. What is to be told to the same
process meanwhile waits and shares the next letter. They arrive in the order in which they were sent.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from shamble.server.cluster.process_messages import (
    SHORT,
    Answer,
    Answered,
    Came,
    Ended,
    Items,
    Left,
    Letter,
    Said,
    Told,
    Wanted,
    opened,
    sealed,
)
from shamble.server.net.connections import STAYS, Client, Gone, Line
from shamble.server.protocol.messages import Bye
from shamble.server.protocol.refusals import Refuse
from shamble.server.storage.lease import Lease, channel
from shamble.server.storage.postgres import ERRORS
from shamble.server.tables.table import log

if TYPE_CHECKING:
    from shamble.server.tables.lobby import Lobby

ROW = "INSERT INTO letters (reader, body) VALUES ($1, $2) RETURNING pg_notify($3, '#' || id)"
READ = "DELETE FROM letters WHERE id = $1 RETURNING body"
ANSWER_SECONDS = 30.0


class Guest(Client):
    """A client of this process at another one's table."""

    def __init__(self, line: Line, relay: Relay, number: int, owner: int) -> None:
        super().__init__(line, relay.lobby.limits)
        self.relay = relay
        self.number = number
        self.owner = owner

    async def heard(self, data: bytes) -> None:
        self.bad = 0  # who has the table counts
        await self.relay.post(self.owner, Said(self.number, data.decode(errors="replace")))

    def orphan(self) -> None:
        """Its table is free: `door` finds out who has it next. Nobody has to come again for that."""
        if not self.leaving:
            self.orphaned = True
            self.end(STAYS)

    def left(self) -> None:
        if self.relay.guests.pop(self.number, None) is not None:
            self.relay.lobby.spawn(self.relay.post(self.owner, Left(self.number)))


class Remote:
    """Another process's client at a table here: a line like any other."""

    def __init__(self, relay: Relay, sender: int, came: Came) -> None:
        self.relay = relay
        self.sender = sender
        self.number = came.line
        self.address = came.address
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.inbox.put_nowait(came.text.encode())
        self.open = True

    async def receive(self) -> bytes:
        data = await self.inbox.get()
        if data is None:
            self.open = False
            raise Gone
        return data

    def write(self, data: bytes) -> bool:
        return False

    async def send(self, data: bytes, more: bool = False) -> None:
        if not self.open:
            raise Gone
        told = Told(self.number, data.decode())
        if more:
            self.relay.box(self.sender).add(told)
        else:
            await self.relay.post(self.sender, told)

    async def close(self, code: int) -> None:
        if self.open:
            self.open = False
            await self.relay.post(self.sender, Ended(self.number, code))


class Relay:
    def __init__(
        self, lobby: Lobby, lease: Lease, attend: Callable[..., Awaitable[None]], ask: Callable[..., Awaitable[Answer]]
    ) -> None:
        self.lobby = lobby
        self.lease = lease
        self.attend = attend
        """Seats a line at a table here."""
        self.ask = ask
        """Answers a request about a table here."""
        self.numbers = itertools.count(1)
        self.guests: dict[int, Guest] = {}
        self.remotes: dict[tuple[int, int], Remote] = {}
        self.questions: dict[int, tuple[int, asyncio.Future[Answer]]] = {}
        self.boxes: dict[int, Box] = {}
        self.mail: asyncio.Queue[str] = asyncio.Queue()
        lease.on_mail = self.mail.put_nowait
        lease.on_beat = self.beat
        lease.on_lost = self.lost
        self.task = asyncio.create_task(self._read_on(), name="relay")

    # -- for clients of this process -----------------------------------------------------------------------------------

    def pass_on(self, line: Line, table: str, text: bytes, owner: int, again: bool) -> Guest:
        number = next(self.numbers)
        guest = self.guests[number] = Guest(line, self, number, owner)
        self.lobby.spawn(self.post(owner, Came(number, table, line.address, text.decode(errors="replace"), again)))
        return guest

    async def request(self, owner: int, method: str, url: str, secret: str, address: str, body: str) -> Answer:
        number = next(self.numbers)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.questions[number] = (owner, answer)
        try:
            await self.post(owner, Wanted(number, method, url, secret, address, body))
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            raise Refuse("moved", 503, "the process that has this table does not answer") from None
        finally:
            del self.questions[number]

    # -- letters -------------------------------------------------------------------------------------------------------

    async def post(self, to: int, item: Items) -> None:
        """Returns when it is on its way; to who is not there any more, nothing is."""
        box = self.box(to)
        box.add(item)
        if not box.over:
            await asyncio.shield(box.sent)

    def box(self, to: int) -> Box:
        box = self.boxes.get(to)
        if box is None:
            box = self.boxes[to] = Box(self, to)
        return box

    async def _read_on(self) -> None:
        while True:
            text = await self.mail.get()
            try:
                if text.startswith("#"):
                    text = await self.lease.pool.fetchval(READ, int(text[1:]))
                letter = opened(text)
                for item in letter.items:
                    self._take(letter.sender, item)
            except (TypeError, msgspec.DecodeError, *ERRORS) as reason:
                log.error("a letter of another process cannot be read: %s", reason)

    def _take(self, sender: int, item: Items) -> None:
        if isinstance(item, Came):
            remote = self.remotes[(sender, item.line)] = Remote(self, sender, item)
            self.lobby.spawn(self._seat(remote, item))
        elif isinstance(item, Said | Left):
            known = self.remotes.get((sender, item.line))
            if known is not None:
                known.inbox.put_nowait(item.text.encode() if isinstance(item, Said) else None)
            elif isinstance(item, Said):
                self.lobby.spawn(self.post(sender, Ended(item.line, 1012)))
        elif isinstance(item, Told | Ended):
            guest = self.guests.get(item.line)
            if guest is None:
                return
            if isinstance(item, Told):
                guest.send(item.text.encode())
            elif not guest.leaving:
                guest.end(item.code)
        elif isinstance(item, Wanted):
            self.lobby.spawn(self._answer(sender, item))
        else:
            _, answer = self.questions.get(item.number) or (0, None)
            if answer is not None and not answer.done():
                answer.set_result(item.answer)

    async def _seat(self, remote: Remote, came: Came) -> None:
        try:
            await self.attend(remote, self.lobby, came.table, passed=True, again=came.again)
        finally:
            self.remotes.pop((remote.sender, remote.number), None)
            await remote.close(1012)

    async def _answer(self, sender: int, wish: Wanted) -> None:
        found = await self.ask(wish.method, wish.url, wish.secret, wish.address, wish.body)
        await self.post(sender, Answered(wish.number, found))

    # -- who is there --------------------------------------------------------------------------------------------------

    def beat(self, there: set[int]) -> None:
        """Who played at a process that is gone plays on, here or elsewhere: the table is free."""
        for guest in list(self.guests.values()):
            if guest.owner not in there:
                guest.orphan()
        for remote in list(self.remotes.values()):
            if remote.sender not in there:
                remote.inbox.put_nowait(None)
        for owner, answer in list(self.questions.values()):
            if owner not in there and not answer.done():
                answer.set_exception(Refuse("moved", 503, "the process that had this table is gone"))
        for number in [number for number in self.boxes if number not in there]:
            self.boxes.pop(number).stop()

    def lost(self) -> None:
        """This process was taken for dead: whatever it has is somebody else's."""
        self.beat(set())
        for table in list(self.lobby.tables.values()):
            self.lobby.drop(table, "moved")

    def let_go(self) -> None:
        """This process stops: its clients find their tables where they are."""
        for guest in list(self.guests.values()):
            guest.hang_up(Bye("moved"))

    async def stop(self) -> None:
        await asyncio.sleep(0)  # the last goodbyes go out
        self.task.cancel()
        for box in self.boxes.values():
            box.stop()


class Box:
    """What is to be told to one other process."""

    def __init__(self, relay: Relay, to: int) -> None:
        self.relay = relay
        self.to = to
        self.waiting: list[Items] = []
        self.sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wake = asyncio.Event()
        self.over = False
        self.task = asyncio.create_task(self._send_on(), name=f"letters to {to}")

    def add(self, item: Items) -> None:
        """To the next letter."""
        if not self.over:
            self.waiting.append(item)
            self.wake.set()

    async def _send_on(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            items, self.waiting = self.waiting, []
            sent, self.sent = self.sent, asyncio.get_running_loop().create_future()
            try:
                await self._send(items)
            except ERRORS as reason:  # those who wait for an answer will find out
                log.error("process %s cannot be told something: %s", self.to, reason or type(reason).__name__)
            sent.set_result(None)

    async def _send(self, items: list[Items]) -> None:
        pool, me = self.relay.lease.pool, self.relay.lease.me
        if me is None:
            return
        text = sealed(Letter(me, items))
        if len(text) <= SHORT:
            await pool.execute("SELECT pg_notify($1, $2)", channel(self.to), text)
        else:
            await pool.execute(ROW, self.to, text, channel(self.to))

    def stop(self) -> None:
        self.over = True
        self.task.cancel()
        if not self.sent.done():
            self.sent.set_result(None)
