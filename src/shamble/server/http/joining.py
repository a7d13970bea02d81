"""Joining a table: the first message with a token, at the process that owns the table or at any other one."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket

from shamble.server.net.connections import (
    CLOSE,
    REFUSED,
    Client,
    ClientConnection,
    ConnectionClosed,
    WebSocketConnection,
)
from shamble.server.process.limits import network
from shamble.server.protocol import client_messages, server_messages
from shamble.server.protocol.client_messages import decode_client
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import encode
from shamble.server.storage.stored_rows import OwnedElsewhere, StorageAway
from shamble.server.tables import table_bots
from shamble.server.tables.lobby import Lobby
from shamble.server.tables.roster import COLOURS, Person, hashed, new_token, printable
from shamble.server.tables.table import Table, log
from shamble.server.tables.table_client import TableClient


async def serve(socket: WebSocket, lobby: Lobby, id: str) -> None:
    """Serves a WebSocket of this process from its accept to its end."""
    await socket.accept()
    wire = WebSocketConnection(socket)
    address = network(wire.address)
    lobby.visitors[address] += 1
    try:
        await serve_client(wire, lobby, id, crowded=lobby.visitors[address] > lobby.limits.connections_per_address)
    except asyncio.CancelledError:
        # uvicorn cancels slow connections when the server shuts down: that is no error.
        if not lobby.closing:
            raise
    finally:
        lobby.visitors[address] -= 1
        if not lobby.visitors[address]:
            del lobby.visitors[address]


async def serve_client(
    connection: ClientConnection,
    lobby: Lobby,
    id: str,
    crowded: bool = False,
    passed: bool = False,
    again: bool = False,
) -> None:
    """Joins a client to a table and serves it, also after another process has taken the table.

    `crowded`: its address has too many connections. `passed`: another process forwards its messages, so they are not
    forwarded again. `again`: the client had joined before and does not know that the table has moved.
    """
    lobby.sockets_before_hello += 1
    try:
        try:
            guests = len(lobby.relay.guests) if lobby.relay is not None else 0
            if crowded or lobby.connections + guests + lobby.sockets_before_hello > lobby.limits.connections:
                raise Refuse("full")
            text = await first_message(connection, lobby)
            client = await join_table(connection, lobby, id, text, passed, again)
        except Refuse as reason:
            await connection.send(encode(reason.told("hello")))
            await refuse_client(connection, lobby, reason.code)
            return
    except ConnectionClosed:  # the client left before the answer
        return
    finally:
        lobby.sockets_before_hello -= 1
    while True:
        for trouble in await client.run_connection():
            log.error("a connection to table %s broke", id, exc_info=trouble)
        if not client.owner_lost:
            return
        if client.secret:
            text = with_secret(text, client.secret)
        try:
            client = await join_table(connection, lobby, id, text, again=True)
        except Refuse as reason:  # such as a spectators' link that was renewed
            await refuse_client(connection, lobby, "storage" if reason.code == "storage" else "moved")
            return
        except ConnectionClosed:
            return


async def join_table(
    connection: ClientConnection, lobby: Lobby, id: str, text: bytes, passed: bool = False, again: bool = False
) -> Client:
    """Joins the table here, or through the relay if another process owns it.

    `text`: the client's `hello`. `passed`, `again`: as in `serve_client`.
    """
    try:
        return await join_own_table(connection, lobby, id, text, again)
    except OwnedElsewhere as there:
        if passed or lobby.relay is None:
            raise Refuse("moved", 503) from None
        return lobby.relay.pass_on(connection, id, text, there.owner, again)
    except StorageAway:
        raise Refuse("storage", 503) from None


def with_secret(text: bytes, secret: str) -> bytes:
    """A client's `hello` with the secret that it got for a link, which opens nothing any more."""
    hello = decode_client(text)
    assert isinstance(hello, client_messages.Hello)
    hello.token = secret
    return msgspec.json.encode(hello)


async def refuse_client(connection: ClientConnection, lobby: Lobby, reason: str) -> None:
    """Sends a `bye` and closes the connection."""
    try:
        await connection.send(encode(server_messages.Bye(reason, lobby.back_after() if reason == "storage" else None)))
        await connection.close(CLOSE.get(reason, REFUSED))
    except ConnectionClosed:
        pass


async def first_message(connection: ClientConnection, lobby: Lobby) -> bytes:
    """The first message of a client, refused if it is too late or too large."""
    try:
        # Not wait_for: its task and exception form a reference cycle that would keep the connection in memory.
        async with asyncio.timeout(lobby.limits.hello_seconds):
            text = await connection.receive()
    except TimeoutError:
        raise Refuse("hello") from None
    if len(text) > lobby.limits.message_bytes:
        raise Refuse("size")
    return text


async def join_own_table(
    connection: ClientConnection, lobby: Lobby, id: str, text: bytes, again: bool = False
) -> TableClient:
    """Reads the client's `hello` and joins it to the table, if this process owns the table; raises OwnedElsewhere if
    another one does."""
    try:
        hello = decode_client(text)
    except (msgspec.DecodeError, UnicodeError):
        raise Refuse("malformed") from None
    if not isinstance(hello, client_messages.Hello):
        raise Refuse("hello")
    while True:
        table = await lobby.admit(id, hello.token, connection.address)
        async with table.lock:
            if not table.gone:
                return await take_part(connection, lobby, table, hello, again)
        if lobby.closing or lobby.tables.get(id) is table:
            raise Refuse("shutdown", 503)
        # The table has just been archived: open it again.


async def take_part(
    connection: ClientConnection, lobby: Lobby, table: Table, hello: client_messages.Hello, again: bool
) -> TableClient:
    """Makes the client of a `hello`, with its person or as a spectator, and sends it everything it may see."""
    client = TableClient(connection, lobby, table)
    client.steps = hello.steps
    if len(table.clients) >= lobby.limits.connections_per_table:
        raise Refuse("full")
    person = table.roster.by_token(hello.token)
    secret = ""
    if person is None:
        if not table.roster.watches(hello.token):
            raise Refuse("token")  # the token was renewed just now
        client.watching = True
        client.person = table.roster.new_id()
        client.name = printable(hello.name)
        client.colour = hello.colour or COLOURS[-1]
    else:
        if table.roster.invited(person, hello.token):
            if person.id in table.present():
                raise Refuse("token")  # a client that used this link is connected
            secret = new_token()
        if again:  # name and colour may have changed since the first `hello`
            hello.name = hello.colour = None
        person = await sit_down(table, person.id, hello, secret)
        client.person, client.name, client.colour = person.id, person.name, person.colour
    client.viewing = table.sees(person, None)
    update = await table.update(client.viewing, None)
    table.clients.append(client)
    lobby.connections += 1
    client.welcome(person, secret or None)
    table.tell_table()
    if table.roster.audit:
        client.say(table.audit_for(person))
    client.send(update)
    table_bots.wake(table)
    return client


async def sit_down(table: Table, id: str, hello: client_messages.Hello, fresh: str) -> Person:
    """Records that a person has joined, and takes their seats back from bots. `fresh`: a new secret after a link."""
    async with table.redraft() as roster:
        person = roster.person(id)
        assert person is not None
        roster.come_back(person)
        if fresh:
            if person.came:
                table.note(roster, "again", None, person.seats[0] if person.seats else None, concerns=person.id)
            person.token = hashed(fresh)
        person.came = True
        person.name = printable(hello.name) or person.name
        person.colour = hello.colour or person.colour
        if len(person.seats) == 1:
            seat = roster.seats[person.seats[0]]
            seat.name, seat.colour = person.name or seat.name, person.colour
    return person
