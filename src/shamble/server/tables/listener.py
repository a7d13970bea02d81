"""A client of a table, as the table knows it."""

from __future__ import annotations

from typing import Protocol

from shamble.server.net.connections import ClientConnection
from shamble.server.protocol.server_messages import Bye, ServerMessage
from shamble.server.tables.roster import Person


class Listener(Protocol):
    """A connected client (`table_client.TableClient`): its person, the seat it sees through, and how to reach it."""

    person: str
    name: str
    colour: str
    watching: bool
    steps: bool
    viewing: int | None
    knows_chat: bool

    @property
    def connection(self) -> ClientConnection: ...

    def send(self, data: bytes) -> None: ...

    def say(self, message: ServerMessage) -> None: ...

    async def update_seat(self, person: Person | None) -> None: ...

    def hang_up(self, message: Bye) -> None: ...
