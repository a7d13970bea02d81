"""How somebody comes to a table: by a token, at whichever process they knock."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket

from shamble.server.net.connections import CLOSE, REFUSED, Client, Gone, Line, Wire
from shamble.server.process.limits import network
from shamble.server.protocol import messages as protocol
from shamble.server.protocol.messages import decode_client, encode
from shamble.server.protocol.refusals import Refuse
from shamble.server.storage.stored_rows import Elsewhere
from shamble.server.tables import table_bots as robots
from shamble.server.tables.lobby import Lobby
from shamble.server.tables.roster import COLOURS, Person, hashed, new_token, printable
from shamble.server.tables.table import Table, log
from shamble.server.tables.table_client import Connection


async def serve(socket: WebSocket, lobby: Lobby, id: str) -> None:
    """Somebody at this process's own door."""
    await socket.accept()
    wire = Wire(socket)
    visitor = network(wire.address)
    lobby.visitors[visitor] += 1
    try:
        await attend(wire, lobby, id, crowded=lobby.visitors[visitor] > lobby.limits.connections_per_address)
    finally:
        lobby.visitors[visitor] -= 1
        if not lobby.visitors[visitor]:
            del lobby.visitors[visitor]


async def attend(
    line: Line, lobby: Lobby, id: str, crowded: bool = False, passed: bool = False, again: bool = False
) -> None:
    """`passed`: another process passes on what its client says; it goes no further from here. `again`: the client was
    there before, and does not know that the table has changed hands."""
    lobby.knocking += 1
    try:
        try:
            guests = len(lobby.relay.guests) if lobby.relay is not None else 0
            if crowded or lobby.connections + guests + lobby.knocking > lobby.limits.connections:
                raise Refuse("full")
            text = await first_word(line, lobby)
            client = await enter(line, lobby, id, text, passed, again)
        except Refuse as reason:
            await line.send(encode(reason.told("hello")))
            await send_away(line, reason.code)
            return
    except Gone:  # it did not wait for the answer
        return
    finally:
        lobby.knocking -= 1
    while True:
        for trouble in await client.attend():
            log.error("a connection to table %s broke", id, exc_info=trouble)
        if not client.orphaned:
            return
        try:
            client = await enter(line, lobby, id, text, again=True)
        except Refuse:  # a link that was exchanged meanwhile, say: they know better who they are
            await send_away(line, "moved")
            return


async def enter(line: Line, lobby: Lobby, id: str, text: bytes, passed: bool = False, again: bool = False) -> Client:
    """To the table, wherever it is."""
    try:
        return await introduce(line, lobby, id, text, again)
    except Elsewhere as there:
        if passed or lobby.relay is None:
            raise Refuse("moved", 503) from None
        return lobby.relay.pass_on(line, id, text, there.owner, again)


async def send_away(line: Line, reason: str) -> None:
    try:
        await line.send(encode(protocol.Bye(reason)))
        await line.close(CLOSE.get(reason, REFUSED))
    except Gone:
        pass


async def first_word(line: Line, lobby: Lobby) -> bytes:
    try:
        # Not wait_for: its task and what it raises would hold each other, and everything that a connection has.
        async with asyncio.timeout(lobby.limits.hello_seconds):
            text = await line.receive()
    except TimeoutError:
        raise Refuse("hello") from None
    if len(text) > lobby.limits.message_bytes:
        raise Refuse("size")
    return text


async def introduce(line: Line, lobby: Lobby, id: str, text: bytes, again: bool = False) -> Connection:
    """The first message says who it is; then they sit down."""
    try:
        hello = decode_client(text)
    except (msgspec.DecodeError, UnicodeError):
        raise Refuse("malformed") from None
    if not isinstance(hello, protocol.Hello):
        raise Refuse("hello")
    while True:
        table = await lobby.admit(id, hello.token, line.address)
        async with table.lock:
            if not table.gone:
                return await take_part(line, lobby, table, hello, again)
        if lobby.closing or lobby.tables.get(id) is table:
            raise Refuse("shutdown", 503)
        # It has just been archived: bring it back.


async def take_part(line: Line, lobby: Lobby, table: Table, hello: protocol.Hello, again: bool) -> Connection:
    connection = Connection(line, lobby, table)
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
        connection.name = printable(hello.name)
        connection.colour = hello.colour or COLOURS[-1]
    else:
        if table.roll.invited(person, hello.token):
            if person.id in table.present():
                raise Refuse("token")  # somebody has come by this link already
            secret = new_token()
        if again:  # name and colour may be others by now
            hello.name = hello.colour = None
        person = await sit_down(table, person.id, hello, secret)
        connection.person, connection.name, connection.colour = person.id, person.name, person.colour
    connection.viewing = table.sees(person, None)
    update = await table.update(connection.viewing, None)
    table.connections.append(connection)
    lobby.connections += 1
    connection.welcome(person, secret or None)
    table.tell_table()
    connection.send(update)
    robots.wake(table)
    return connection


async def sit_down(table: Table, id: str, hello: protocol.Hello, fresh: str) -> Person:
    """Coming back takes one's own seats back at once. `fresh`: a secret for who came by a link."""
    async with table.redraft() as roll:
        person = roll.person(id)
        assert person is not None
        roll.come_back(person)
        if fresh:
            person.token = hashed(fresh)
        person.came = True
        person.name = printable(hello.name) or person.name
        person.colour = hello.colour or person.colour
        if len(person.seats) == 1:
            seat = roll.seats[person.seats[0]]
            seat.name, seat.colour = person.name or seat.name, person.colour
    return person
