"""One client's socket: says hello, then each message is checked, done, and answered."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from shamble.core.view import option_text
from shamble.server import protocol
from shamble.server.bots import Advised, Asked, Position, advise
from shamble.server.errors import Refuse
from shamble.server.host import host
from shamble.server.limits import Bucket, network
from shamble.server.protocol import ServerMessage, decode_client, encode
from shamble.server.replaying import at
from shamble.server.seats import COLOURS, Person, hashed, new_token
from shamble.server.tables import Table, log

if TYPE_CHECKING:
    from shamble.server.lobby import Lobby


REFUSED = 1008
CLOSE = {"shutdown": 1012, "storage": 1012, "slow": 1013, "full": 1013}
"""How the socket is closed after a `bye`: come again, later, or (anything else) not like this."""


class Connection:
    def __init__(self, socket: WebSocket, lobby: Lobby, table: Table) -> None:
        self.socket = socket
        self.lobby = lobby
        self.table = table
        self.person = ""
        self.name = ""
        self.colour = ""
        self.watching = False
        """A spectator by the spectators' link."""
        self.steps = False
        """Wants to be told what changed, event by event."""
        self.wanted: int | None = None
        self.viewing: int | None = None
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(lobby.limits.outbox)
        """Messages, and at last the code to hang up with."""
        self.waiting = 0
        """Bytes in it."""
        self.chatter = Bucket(lobby.limits.chat_per_second, lobby.limits.chat_burst, time.monotonic())
        self.looks = Bucket(lobby.limits.looks_per_second, lobby.limits.look_burst, time.monotonic())
        self.me: protocol.Me | None = None
        self.leaving = False
        self.bad = 0

    # -- sending -----------------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        if self.leaving:
            return
        self.waiting += len(data)
        if not self.outbox.full() and self.waiting <= self.lobby.limits.outbox_bytes:
            self.outbox.put_nowait(data)
            return
        # It does not read: whole views are there for it when it comes back.
        self.leaving = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(encode(protocol.Bye("slow")))
        self.outbox.put_nowait(CLOSE["slow"])

    def say(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def hang_up(self, message: protocol.Bye) -> None:
        if self.leaving:
            return
        self.say(message)
        self.leaving = True
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(CLOSE.get(message.reason, REFUSED))
        if self in self.table.connections:
            self.table.connections.remove(self)

    async def pump(self) -> None:
        """Sends what waits, until it is told to hang up."""
        try:
            while True:
                data = await self.outbox.get()
                if isinstance(data, int):
                    await self.socket.close(data)
                    return
                self.waiting -= len(data)
                await self.socket.send_text(data.decode())
        except (WebSocketDisconnect, RuntimeError):  # it is gone already
            pass

    # -- receiving ---------------------------------------------------------------------------------------------------

    async def receive(self) -> bytes | None:
        """The next message; None when the client is gone."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text.encode() if text is not None else b"\0"

    async def converse(self) -> None:
        limits = self.lobby.limits
        bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())
        while not self.leaving:
            data = await self.receive()
            if data is None:
                return
            about: str | None = None
            began = time.perf_counter()
            try:
                if not bucket.take(time.monotonic()):
                    raise Refuse("rate")
                if len(data) > limits.message_bytes:
                    raise Refuse("size")
                try:
                    message = decode_client(data)
                except (msgspec.DecodeError, UnicodeError):
                    raise Refuse("malformed") from None
                about = str(message.__struct_config__.tag)
                if isinstance(message, protocol.Ping):
                    self.say(protocol.Pong())
                else:
                    # A client that goes away in the middle must not tear its move apart.
                    await asyncio.shield(self.lobby.spawn(self.handle(message)))
                    self.lobby.metrics.clicks.observe(time.perf_counter() - began)
                self.bad = 0
            except Refuse as reason:
                self.lobby.metrics.refused.labels(reason.code).inc()
                self.bad += 1
                if self.bad > limits.bad_in_a_row:
                    self.hang_up(protocol.Bye("rate"))
                    return
                self.say(reason.told(about))

    async def handle(self, message: protocol.FromClient) -> None:
        if isinstance(message, protocol.HintPlease):
            await self.hint(message.seat)
            return
        async with self.table.lock:
            if self.leaving:
                return
            await self.under_lock(message)

    async def under_lock(self, message: protocol.FromClient) -> None:
        table = self.table
        person = table.roll.person(self.person)
        if isinstance(message, protocol.LookPlease):
            self.look(message.seq)
            return
        if isinstance(message, protocol.Say | protocol.Suggest):
            await self.chat(message)
            return
        if person is None:
            raise Refuse("seat")
        if isinstance(message, protocol.Play):
            await table.play(person, message.seq, message.seat, message.key)
        elif isinstance(message, protocol.Kept):
            async with table.redraft() as roll:
                known = roll.person(self.person)
                if known is not None and known.token:
                    known.invite = ""
        elif isinstance(message, protocol.GiveBack):
            await table.give_back(person, message.seat)
        elif isinstance(message, protocol.Introduce):
            self.name = clean(message.name)
            await table.introduce(person, self.name, message.colour)
            self.colour = message.colour or self.colour
        elif isinstance(message, protocol.Undo):
            await table.undo(person, message.level)
        elif isinstance(message, protocol.OpenHands):
            await table.open_hands(person)
        elif isinstance(message, protocol.Vote):
            await table.vote(person, message.yes)
        elif isinstance(message, protocol.Sit):
            await self.sit(person, message.seat)
        elif isinstance(message, protocol.HostDo):
            made = await host(table, person, message)
            if made is not None:
                self.say(made)
        else:
            raise Refuse("malformed")  # a second hello

    # -- answers -----------------------------------------------------------------------------------------------------

    async def sit(self, person: Person, seat: int) -> None:
        if seat not in person.seats:
            raise Refuse("seat")
        self.wanted = seat
        await self.settle(person, anew=True)

    def welcome(self, person: Person | None, token: str | None = None) -> None:
        """Tell who they are here, unless they know; and a secret of their own to who came by a link."""
        seats = list(person.seats) if person else []
        me = protocol.Me(self.person, bool(person and person.host), seats, not seats)
        if me != self.me:
            self.me = me
            table = self.table
            session = table.session
            self.say(
                protocol.Welcome(table.id, session.game.id, me, session.settings, table.roll.notes, table.hides, token)
            )

    async def settle(self, person: Person | None, anew: bool = False) -> None:
        """Look through the right seat; if that changed, everything is sent anew."""
        self.welcome(person)
        seat = self.table.sees(person, self.wanted)
        if seat != self.viewing or anew:
            self.viewing = seat
            self.send(await self.table.update(seat, None))

    async def hint(self, seat: int) -> None:
        table = self.table
        async with table.lock:
            person = table.roll.person(self.person)
            if person is None or seat not in person.seats:
                raise Refuse("seat")
            job = Asked(Position.of(table.session, luck=False), seat)
        answer = await self.lobby.workers.run(advise, job, self.lobby.limits.bot_patience)
        advice = msgspec.json.decode(answer, type=Advised).advice
        self.say(protocol.Hint(job.position.seq, seat, advice))

    def look(self, seq: int) -> None:
        if not self.looks.take(time.monotonic()):
            raise Refuse("rate")
        session = self.table.session
        for node in session.line():
            if node.seq == seq:
                then = at(session, node)
                events = [
                    protocol.EventView(seq, event.kind, event.rule, event.args)
                    for event in node.events
                    if event.visible_to(self.viewing)
                ]
                self.say(protocol.Look(seq, then.view(self.viewing), events))
                return
        raise Refuse("stale")

    async def chat(self, message: protocol.Say | protocol.Suggest) -> None:
        table = self.table
        table.check_open()
        if not self.chatter.take(time.monotonic()):
            raise Refuse("rate")
        if table.session.game.scene(table.session.state, None)["silence"]:
            raise Refuse("silence")
        line = protocol.ChatLine(self.person, self.name, self.colour, table.now())
        if isinstance(message, protocol.Say):
            line.text = "".join(char if char.isprintable() else " " for char in message.text).strip()
            if not line.text:
                raise Refuse("malformed")
        else:
            decision = table.session.decision
            option = decision.find(message.key) if decision and not decision.hidden else None
            if decision is None or option is None or message.seat not in (decision.seat, *decision.seats):
                raise Refuse("illegal")
            line.seat, line.key, line.option = message.seat, message.key, option_text(option)
        async with table.redraft() as roll:
            roll.say(line, self.lobby.limits.chat_lines)
        table.tell_table()


async def serve(socket: WebSocket, lobby: Lobby, id: str) -> None:
    await socket.accept()
    lobby.knocking += 1
    visitor = network(socket.client.host if socket.client else "")
    lobby.visitors[visitor] += 1
    try:
        await attend(socket, lobby, id, visitor)
    finally:
        lobby.visitors[visitor] -= 1
        if not lobby.visitors[visitor]:
            del lobby.visitors[visitor]


async def attend(socket: WebSocket, lobby: Lobby, id: str, visitor: str) -> None:
    try:
        try:
            if lobby.visitors[visitor] > lobby.limits.connections_per_address:
                raise Refuse("full")
            if lobby.connections + lobby.knocking > lobby.limits.connections:
                raise Refuse("full")
            connection = await introduce(socket, lobby, id)
        except Refuse as reason:
            await socket.send_text(encode(reason.told("hello")).decode())
            await socket.send_text(encode(protocol.Bye(reason.code)).decode())
            await socket.close(CLOSE.get(reason.code, REFUSED))
            return
    except (WebSocketDisconnect, RuntimeError):  # it did not wait for the answer
        return
    finally:
        lobby.knocking -= 1
    table = connection.table
    pump = asyncio.create_task(connection.pump())
    talk = asyncio.create_task(connection.converse())
    try:
        await asyncio.wait({pump, talk}, return_when=asyncio.FIRST_COMPLETED)
        if connection.leaving and not pump.done():  # the goodbye is still on its way
            await asyncio.wait({pump}, timeout=1)
    finally:
        lobby.connections -= 1
        if connection in table.connections:
            table.connections.remove(connection)
            table.touched = lobby.clock.now()
            table.tell_table()
        for task in (talk, pump):
            task.cancel()
    results = await asyncio.gather(talk, pump, return_exceptions=True)
    if socket.application_state is WebSocketState.CONNECTED:
        try:
            await socket.close()
        except (WebSocketDisconnect, RuntimeError):
            pass
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            log.error("a connection to table %s broke", table.id, exc_info=result)


async def introduce(socket: WebSocket, lobby: Lobby, id: str) -> Connection:
    """The first message says who it is; then they sit down."""
    try:
        message = await asyncio.wait_for(socket.receive(), lobby.limits.hello_seconds)
    except TimeoutError:
        raise Refuse("hello") from None
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = message.get("text") or ""
    if len(text.encode()) > lobby.limits.message_bytes:
        raise Refuse("size")
    try:
        hello = decode_client(text)
    except (msgspec.DecodeError, UnicodeError):
        raise Refuse("malformed") from None
    if not isinstance(hello, protocol.Hello):
        raise Refuse("hello")
    address = socket.client.host if socket.client else ""
    while True:
        table = await lobby.admit(id, hello.token, address)
        async with table.lock:
            if not table.gone:
                return await take_part(socket, lobby, table, hello)
        if lobby.tables.get(id) is table:
            raise Refuse("shutdown", 503)
        # It has just been archived: bring it back.


async def take_part(socket: WebSocket, lobby: Lobby, table: Table, hello: protocol.Hello) -> Connection:
    connection = Connection(socket, lobby, table)
    connection.steps = hello.steps
    if len(table.connections) >= lobby.limits.connections_per_table:
        raise Refuse("full")
    person = table.roll.by_token(hello.token)
    secret = ""
    if person is None:
        if not table.roll.watches(hello.token):
            raise Refuse("token")  # it was renewed just now
        connection.watching = True
        connection.person = table.roll.new_id()
        connection.name = clean(hello.name)
        connection.colour = hello.colour or COLOURS[-1]
    else:
        if table.roll.invited(person, hello.token):
            if person.id in table.present():
                raise Refuse("token")  # somebody has come by this link already
            secret = new_token()
        person = await sit_down(table, person.id, hello, secret)
        connection.person, connection.name, connection.colour = person.id, person.name, person.colour
    connection.viewing = table.sees(person, None)
    update = await table.update(connection.viewing, None)
    table.connections.append(connection)
    lobby.connections += 1
    connection.welcome(person, secret or None)
    table.tell_table()
    connection.send(update)
    table.wake_bots()
    return connection


def clean(name: str | None) -> str:
    return "".join(char for char in name or "" if char.isprintable()).strip()


async def sit_down(table: Table, id: str, hello: protocol.Hello, fresh: str) -> Person:
    """Coming back takes the own seats back at once. `fresh`: a secret for who came by a link."""
    async with table.redraft() as roll:
        person = roll.person(id)
        assert person is not None
        roll.come_back(person)
        if fresh:
            person.token = hashed(fresh)
        person.came = True
        person.name = clean(hello.name) or person.name
        person.colour = hello.colour or person.colour
        if len(person.seats) == 1:
            seat = roll.seats[person.seats[0]]
            seat.name, seat.colour = person.name or seat.name, person.colour
    return person
