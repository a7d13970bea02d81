"""The relay between processes on one database: the process with a client's socket forwards the client's messages to
the process that owns the table, and sends the answers to the client.

Envelopes are rows of `process_messages`, which only the server's own database role can read and write. NOTIFY carries
only the number of such a row, on a channel with a random name from `processes`. So another role that may connect to the
database can neither read nor write a message, and a forged or repeated NOTIFY names a row that does not exist. Messages
for a process gather while an envelope is sent to it, and share the next envelope; their order is kept.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from shamble.server.cluster.process_messages import (
    Answer,
    ClientJoined,
    ClientLeft,
    ClientSaid,
    ConnectionEnded,
    Envelope,
    HttpReply,
    HttpRequest,
    Items,
    ToClient,
    pack,
    unpack,
)
from shamble.server.net.connections import KEEP_OPEN, Client, ClientConnection, ConnectionClosed
from shamble.server.process.repeated_log import RepeatedLog
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import Bye, Welcome
from shamble.server.storage.lease import Lease, NoLease
from shamble.server.storage.postgres import ERRORS
from shamble.server.tables.table import log

if TYPE_CHECKING:
    from shamble.server.tables.lobby import Lobby

SEND = """
    WITH peer AS (SELECT id, channel FROM processes WHERE id = $1),
    sent AS (INSERT INTO process_messages (reader, body) SELECT id, $2 FROM peer RETURNING id)
    SELECT pg_notify(peer.channel, sent.id::text) FROM peer, sent
"""
TAKE = "DELETE FROM process_messages WHERE id = ANY($2::bigint[]) AND reader = $1 RETURNING id, body"
TAKE_ALL = "DELETE FROM process_messages WHERE reader = $1 RETURNING id, body"
WELCOME = b'{"type":"welcome"'
"""Beginning of an encoded `Welcome`."""
ANSWER_SECONDS = 30.0
"""Seconds to wait for another process's answer to an HTTP request."""
ANNOUNCED = 5_000
"""Maximum number of announced rows to remember. Beyond it, all rows for this process are read instead."""
NUMBER_DIGITS = 18
"""Maximum number of digits of a row number; 18 digits fit into a bigint."""
FRUITLESS_PAUSE = 0.05
"""Maximum pause in seconds after a read without rows. It limits forged notifications to 20 reads a second."""


class ForwardedClient(Client):
    """A client with a socket in this process and a table in another process."""

    def __init__(self, connection: ClientConnection, relay: Relay, number: int, owner: int) -> None:
        super().__init__(connection, relay.lobby.limits)
        self.relay = relay
        self.number = number
        self.owner = owner

    async def heard(self, data: bytes) -> None:
        self.refusals_in_row = 0  # the owner of the table counts bad messages
        await self.relay.post(self.owner, ClientSaid(self.number, data))

    def send(self, data: bytes) -> None:
        if data.startswith(WELCOME):  # the link is used up: the next owner of the table needs the secret
            self.secret = msgspec.json.decode(data, type=Welcome).token or self.secret
        super().send(data)

    def orphan(self) -> None:
        """Ends this object after the owner of the table is gone. `joining` finds the next owner for the connection."""
        if not self.leaving:
            self.owner_lost = True
            self.end(KEEP_OPEN)

    def on_end(self) -> None:
        if self.relay.guests.pop(self.number, None) is not None:
            self.relay.lobby.spawn(self.relay.post(self.owner, ClientLeft(self.number)))


class RelayedConnection:
    """A `ClientConnection` to a client with a table in this process and a socket in another process."""

    def __init__(self, relay: Relay, sender: int, came: ClientJoined) -> None:
        self.relay = relay
        self.sender = sender
        self.number = came.connection
        self.address = came.address
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.inbox.put_nowait(came.text)
        self.open = True

    async def receive(self) -> bytes:
        """Returns the next message that the other process has forwarded."""
        data = await self.inbox.get()
        if data is None:
            self.open = False
            raise ConnectionClosed
        return data

    def write(self, data: bytes) -> bool:
        return False

    async def send(self, data: bytes, more: bool = False) -> None:
        """Sends a message by the process that has the socket. Returns when it is stored, unless `more` follows."""
        if not self.open:
            raise ConnectionClosed
        told = ToClient(self.number, data)
        if more:
            self.relay.outbox(self.sender).add(told)
        else:
            await self.relay.post(self.sender, told)

    async def close(self, code: int) -> None:
        if self.open:
            self.open = False
            await self.relay.post(self.sender, ConnectionEnded(self.number, code))


class Relay:
    """This process's end of the relay: its guests in other processes, remote clients here, and the messages."""

    def __init__(
        self,
        lobby: Lobby,
        lease: Lease,
        serve_client: Callable[..., Awaitable[None]],
        ask: Callable[..., Awaitable[Answer]],
    ) -> None:
        self.lobby = lobby
        self.lease = lease
        self.serve_client = serve_client
        """Function that joins a connection to a table of this process (`joining.serve_client`)."""
        self.ask = ask
        """Function that answers an HTTP request about a table of this process."""
        self.numbers = itertools.count(1)
        self.guests: dict[int, ForwardedClient] = {}
        self.remotes: dict[tuple[int, int], RelayedConnection] = {}
        self.alive: set[int] = set()
        """Numbers of the processes that were alive at the last renewal of the lease."""
        self.questions: dict[int, tuple[int, asyncio.Future[Answer]]] = {}
        self.outboxes: dict[int, Outbox] = {}
        self.announced: list[int] = []
        """Numbers of rows that were announced by notifications and not read yet."""
        self.overflown = False
        """True if more than `ANNOUNCED` rows were announced, so that all rows are to be read."""
        self.wake = asyncio.Event()
        self.fruitless = 0
        """Number of consecutive reads without rows."""
        self.ignored = RepeatedLog(log)
        self.unsent = RepeatedLog(log)
        lease.on_notify = self.notified
        lease.on_beat = self.beat
        lease.on_lost = self.lost
        self.task = lobby.supervisor.start("relay", self._read_on)

    # -- for clients of this process -----------------------------------------------------------------------------------

    def pass_on(
        self, connection: ClientConnection, table: str, text: bytes, owner: int, again: bool
    ) -> ForwardedClient:
        """Joins a client to a table of the process `owner`."""
        number = next(self.numbers)
        guest = self.guests[number] = ForwardedClient(connection, self, number, owner)
        self.lobby.spawn(self.post(owner, ClientJoined(number, table, connection.address, text, again)))
        return guest

    async def request(self, owner: int, method: str, url: str, secret: str, address: str, body: bytes) -> Answer:
        """Forwards an HTTP request to the process `owner` and returns its answer."""
        number = next(self.numbers)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.questions[number] = (owner, answer)
        try:
            await self.post(owner, HttpRequest(number, method, url, secret, address, body))
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            raise Refuse("moved", 503, "the process that has this table does not answer") from None
        finally:
            del self.questions[number]

    # -- messages ------------------------------------------------------------------------------------------------------

    async def post(self, to: int, item: Items) -> None:
        """Sends an item to a process; returns when it is stored. Items for a dead process are dropped."""
        outbox = self.outbox(to)
        outbox.add(item)
        if not outbox.over:
            await asyncio.shield(outbox.sent)

    def outbox(self, to: int) -> Outbox:
        """The outbox for a process, made at its first use."""
        outbox = self.outboxes.get(to)
        if outbox is None:
            outbox = self.outboxes[to] = Outbox(self, to)
        return outbox

    def notified(self, payload: str) -> None:
        """Takes the payload of a notification, which any role that may connect to the database can send."""
        if not (payload.isascii() and payload.isdigit() and len(payload) <= NUMBER_DIGITS):
            self.ignore("is not the number of a message")
            return
        if len(self.announced) < ANNOUNCED:
            self.announced.append(int(payload))
        else:
            self.announced.clear()
            self.overflown = True
        self.wake.set()

    def ignore(self, reason: str, count: int = 1) -> None:
        """Counts and logs ignored notifications."""
        self.lobby.metrics.ignored_notifications.inc(count)
        self.ignored.add(f"a notification of the database {reason}: ignored")

    async def _read_on(self) -> None:
        """Reads announced messages for as long as the process runs; after an error of the database, tries them
        again."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            announced, self.announced = self.announced, []
            everything, self.overflown = self.overflown, False
            try:
                rows = await self._take(announced, everything)
            except ERRORS as reason:  # the rows are still stored: read them later
                self.lobby.storage.outage.failed(reason)
                self.overflown = True
                await asyncio.sleep(FRUITLESS_PAUSE)
                self.wake.set()
                continue
            strange = len(set(announced).difference(row[0] for row in rows)) if not everything else 0
            if strange:
                self.ignore("names a message that is not there", strange)
            for _, body in rows:
                self._open(body)
            self.fruitless = 0 if rows else self.fruitless + 1
            if self.fruitless > 1:
                await asyncio.sleep(min(FRUITLESS_PAUSE, 0.001 * 2 ** min(self.fruitless, 10)))

    async def _take(self, announced: list[int], everything: bool) -> list[tuple[int, bytes]]:
        """Reads and removes the announced rows, in the order in which they were sent."""
        pool, me = self.lease.pool, self.lease.me
        if me is None:
            return []
        rows = await (pool.fetch(TAKE_ALL, me) if everything else pool.fetch(TAKE, me, announced))
        return sorted((row["id"], row["body"]) for row in rows)

    def _open(self, body: bytes) -> None:
        """Handles all items of a message from another process; one that fails does not stop the others."""
        try:
            envelope = unpack(body)
        except Exception as reason:  # such as a message of another version
            self.ignored.add(f"a message of another process cannot be read: {type(reason).__name__}: {reason}")
            return
        for item in envelope.items:
            try:
                self._handle(envelope.sender, item)
            except Exception:
                log.exception("a message of process %s cannot be handled", envelope.sender)

    def _handle(self, sender: int, item: Items) -> None:
        """Carries out one item from another process."""
        if isinstance(item, ClientJoined):
            remote = self.remotes[(sender, item.connection)] = RelayedConnection(self, sender, item)
            self.lobby.spawn(self._seat(remote, item))
        elif isinstance(item, ClientSaid | ClientLeft):
            seated = self.remotes.get((sender, item.connection))
            if seated is not None:
                seated.inbox.put_nowait(item.text if isinstance(item, ClientSaid) else None)
            elif isinstance(item, ClientSaid):
                self.lobby.spawn(self.post(sender, ConnectionEnded(item.connection, 1012)))
        elif isinstance(item, ToClient | ConnectionEnded):
            guest = self.guests.get(item.connection)
            if guest is None or guest.owner != sender:
                return
            if isinstance(item, ToClient):
                guest.send(item.text)
            elif not guest.leaving:
                guest.end(item.code)
        elif isinstance(item, HttpRequest):
            self.lobby.spawn(self._answer(sender, item))
        else:
            owner, answer = self.questions.get(item.number) or (0, None)
            if answer is not None and owner == sender and not answer.done():
                answer.set_result(item.answer)

    async def _seat(self, remote: RelayedConnection, came: ClientJoined) -> None:
        """Serves a client of another process at its table here, until either ends."""
        try:
            await self.serve_client(remote, self.lobby, came.table, passed=True, again=came.again)
        finally:
            self.remotes.pop((remote.sender, remote.number), None)
            await remote.close(1012)

    async def _answer(self, sender: int, wanted: HttpRequest) -> None:
        answer = await self.ask(wanted.method, wanted.url, wanted.secret, wanted.address, wanted.body)
        await self.post(sender, HttpReply(wanted.number, answer))

    # -- other processes -----------------------------------------------------------------------------------------------

    def beat(self, alive: set[int]) -> None:
        """Ends everything that belongs to dead processes. Their tables are free, and the clients join them again."""
        self.alive = alive
        for guest in list(self.guests.values()):
            if guest.owner not in alive:
                guest.orphan()
        for remote in list(self.remotes.values()):
            if remote.sender not in alive:
                remote.inbox.put_nowait(None)
        for owner, answer in list(self.questions.values()):
            if owner not in alive and not answer.done():
                answer.set_exception(Refuse("moved", 503, "the process that had this table is gone"))
        for number in [number for number in self.outboxes if number not in alive]:
            self.outboxes.pop(number).stop()

    def lost(self, reason: str) -> None:
        """Drops all tables after this process has lost its lease: other processes may own them now."""
        if reason == "storage":
            self.lobby.storage.outage.failed(NoLease("this process has lost its lease"))
        self.announced.clear()
        self.beat(set())
        for table in list(self.lobby.tables.values()):
            self.lobby.drop(table, reason)

    def shut_down(self) -> None:
        """Disconnects the guests when this process stops. They reconnect through other processes."""
        for guest in list(self.guests.values()):
            guest.hang_up(Bye("moved"))

    async def stop(self) -> None:
        """Ends the reading and the outboxes."""
        await asyncio.sleep(0)  # lets tasks add their last messages to the outboxes
        await self.task.ended()
        for outbox in self.outboxes.values():
            outbox.stop()


class Outbox:
    """The items to send to one other process, and the task that sends them."""

    def __init__(self, relay: Relay, to: int) -> None:
        self.relay = relay
        self.to = to
        self.waiting: list[Items] = []
        self.sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Resolved when the waiting items are stored, or cannot be stored."""
        self.wake = asyncio.Event()
        self.over = False
        self.task = relay.lobby.supervisor.start(f"messages to process {to}", self._send_on)

    def add(self, item: Items) -> None:
        """Puts an item into the next envelope."""
        if not self.over:
            self.waiting.append(item)
            self.wake.set()

    async def _send_on(self) -> None:
        """Sends waiting items for as long as the other process lives."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            items, self.waiting = self.waiting, []
            sent, self.sent = self.sent, asyncio.get_running_loop().create_future()
            try:
                await self._send(items)
            except ERRORS as reason:  # `Relay.beat` or a timeout ends requests that wait for an answer
                said = str(reason) or type(reason).__name__
                self.relay.unsent.add(f"messages to process {self.to} cannot be sent: {said}")
            finally:
                if not sent.done():
                    sent.set_result(None)

    async def _send(self, items: list[Items]) -> None:
        lease = self.relay.lease
        if lease.me is not None:
            await lease.pool.execute(SEND, self.to, pack(Envelope(lease.me, items)))

    def stop(self) -> None:
        """Ends the sending; items that wait are dropped."""
        self.over = True
        self.task.cancel()
        if not self.sent.done():
            self.sent.set_result(None)
