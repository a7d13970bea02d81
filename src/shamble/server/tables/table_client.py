"""A client connected to a table: checks each of its messages, carries it out and answers it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from shamble.content.tooling import tooling
from shamble.server.net.connections import Client, ClientConnection
from shamble.server.process.limits import Bill, TokenBucket
from shamble.server.protocol import client_messages, server_messages
from shamble.server.protocol.client_messages import decode_client
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import encode
from shamble.server.storage.stored_rows import RefusedData, StorageAway
from shamble.server.tables import person_commands, undo_commands
from shamble.server.tables.bot_moves import AdviceReply, AdviceRequest, Position, advise
from shamble.server.tables.host_commands import host
from shamble.server.tables.roster import Person, printable
from shamble.server.tables.table import Table
from shamble.server.views.history import session_at
from shamble.sessions.view import option_text

if TYPE_CHECKING:
    from shamble.server.tables.lobby import Lobby


class TableClient(Client):
    """A client of a table in this process: its person, the seat it sees through, and its rate limits."""

    def __init__(self, connection: ClientConnection, lobby: Lobby, table: Table) -> None:
        super().__init__(connection, lobby.limits)
        self.lobby = lobby
        self.table = table
        self.person = ""
        self.name = ""
        self.colour = ""
        self.watching = False
        """True for a spectator who came by the spectators' link."""
        self.steps = False
        """True if the client wants changes of the scene event by event."""
        self.wanted: int | None = None
        self.viewing: int | None = None
        self.chatter = TokenBucket(lobby.limits.chat_per_second, lobby.limits.chat_burst, time.monotonic())
        self.commands = TokenBucket(lobby.limits.host_per_second, lobby.limits.host_burst, time.monotonic())
        self.looks = TokenBucket(lobby.limits.looks_per_second, lobby.limits.look_burst, time.monotonic())
        self.me: server_messages.Me | None = None
        self.knows_chat = False
        """True once the client has been sent the whole chat; from then on it gets new lines only."""
        self.cost = TokenBucket(lobby.limits.cost_per_second, lobby.limits.cost_burst, lobby.clock.monotonic())

    def hang_up(self, message: server_messages.Bye) -> None:
        """Ends the connection and removes the client from its table."""
        if self.leaving:
            return
        super().hang_up(message)
        if self in self.table.clients:
            self.table.clients.remove(self)

    def on_end(self) -> None:
        self.lobby.connections -= 1
        table = self.table
        if self in table.clients:
            table.clients.remove(self)
            table.touched = self.lobby.clock.monotonic()
            table.tell_table()

    # -- receiving ---------------------------------------------------------------------------------------------------

    def refuse(self, refusal: server_messages.RefusedMessage) -> None:
        self.lobby.metrics.refused.labels(refusal.code).inc()
        if refusal.code == "storage" and refusal.after is None:
            refusal.after = self.lobby.back_after()
        super().refuse(refusal)

    async def heard(self, data: bytes) -> None:
        about: str | None = None
        began = time.perf_counter()
        try:
            try:
                message = decode_client(data)
            except (msgspec.DecodeError, UnicodeError):
                raise Refuse("malformed") from None
            about = str(message.__struct_config__.tag)
            if isinstance(message, client_messages.Ping):
                self.say(server_messages.Pong())
            else:
                await self.handle(message)
                self.lobby.metrics.clicks.observe(time.perf_counter() - began)
            self.refusals_in_row = 0
        except Refuse as reason:
            self.refuse(reason.told(about))
        except StorageAway:
            self.refuse(Refuse("storage").told(about))
        except RefusedData:
            self.refuse(Refuse("malformed").told(about))

    async def handle(self, message: client_messages.FromClient) -> None:
        """Carries out a message with the table's lock; hints, which take long, without it."""
        if isinstance(message, client_messages.HintPlease):
            await self.hint(message.seat)
            return
        async with self.table.lock:
            if self.leaving:
                return
            await self.under_lock(message)

    async def under_lock(self, message: client_messages.FromClient) -> None:
        """Carries out a message of any kind but a hint. Needs the table's lock."""
        table = self.table
        person = table.roster.person(self.person)
        if isinstance(message, client_messages.LookPlease):
            self.look(message.seq)
            return
        if isinstance(message, client_messages.SendChat | client_messages.Suggest):
            await self.chat(message)
            return
        if person is None:
            raise Refuse("seat")
        if isinstance(message, client_messages.PlayMessage):
            await table.play(person, message.seq, message.seat, message.key)
            if person.invite and person.token:  # they have their secret and need the link no more
                await self.retire_link()
        elif isinstance(message, client_messages.TokenStored):
            await self.retire_link()
        elif isinstance(message, client_messages.ReleaseSeat):
            await person_commands.give_back(table, person, message.seat)
        elif isinstance(message, client_messages.Introduce):
            self.name = printable(message.name)
            await person_commands.introduce(table, person, self.name, message.colour)
            self.colour = message.colour or self.colour
        elif isinstance(message, client_messages.UndoMessage):
            await undo_commands.undo(table, person, message.level)
        elif isinstance(message, client_messages.OpenHands):
            await undo_commands.open_hands(table, person)
        elif isinstance(message, client_messages.Vote):
            await undo_commands.vote(table, person, message.yes)
        elif isinstance(message, client_messages.ChooseSeatView):
            await self.sit(person, message.seat)
        elif isinstance(message, client_messages.Consent):
            await person_commands.consent(table, person, message.seat, message.yes)
        elif isinstance(message, client_messages.Acknowledge):
            await person_commands.acknowledge(table, person, message.serial)
        elif isinstance(message, client_messages.HostCommand):
            if not self.commands.take(time.monotonic()):
                raise Refuse("rate")
            made = await host(table, person, message)
            if made is not None:
                self.say(made)
        else:
            raise Refuse("malformed")  # a second hello

    # -- answers -----------------------------------------------------------------------------------------------------

    async def retire_link(self) -> None:
        """Makes the invitation link of this person invalid, once they have a secret of their own."""
        async with self.table.redraft() as roster:
            drafted = roster.person(self.person)
            if drafted is not None and drafted.token:
                drafted.invite = ""

    async def sit(self, person: Person, seat: int) -> None:
        """Switches the view to another of the person's seats."""
        if seat not in person.seats:
            raise Refuse("seat")
        self.afford()
        self.wanted = seat
        self.welcome(person)
        before, self.viewing = self.viewing, self.table.sees(person, seat)
        with self.charged() as bill:
            turn = self.table.turn(before, self.viewing) if self.steps else self.table.update(self.viewing, None)
            told = await turn
            bill.sent = len(told)
        self.send(told)

    def afford(self) -> None:
        """Refuses a costly request while the budget of this client or of its address is used up."""
        now = self.lobby.clock.monotonic()
        wait = max(self.cost.wait(now), self.lobby.costs.of(self.connection.address, now).wait(now))
        if wait:
            raise Refuse("rate", 429, after=wait)

    @contextmanager
    def charged(self) -> Iterator[Bill]:
        """Charges this client and its address for the time and bytes of the `with` block."""
        with self.lobby.charged(self.connection.address) as bill:
            yield bill
        self.cost.charge(bill.cost)

    def welcome(self, person: Person | None, token: str | None = None) -> None:
        """Sends the client its person and seats if they changed. `token`: the new secret after joining by a link."""
        seats = list(person.seats) if person else []
        me = server_messages.Me(self.person, bool(person and person.host), seats, not seats)
        if me != self.me:
            self.me = me
            table = self.table
            session = table.session
            self.say(
                server_messages.Welcome(
                    table.id,
                    session.game.id,
                    me,
                    session.settings,
                    table.roster.notes,
                    table.hides,
                    token,
                    session.game.content_digest or "",
                )
            )

    async def update_seat(self, person: Person | None) -> None:
        """Updates the seat that the client sees through. If it changed, the whole view is sent again."""
        self.welcome(person)
        seat = self.table.sees(person, self.wanted)
        if seat != self.viewing:
            self.viewing = seat
            self.send(await self.table.update(seat, None))

    async def hint(self, seat: int) -> None:
        """Sends advice for a seat, from a worker process."""
        table = self.table
        async with table.lock:
            person = table.roster.person(self.person)
            if person is None or seat not in person.seats:
                raise Refuse("seat")
            if not self.lobby.askers.take(self.connection.address, self.lobby.clock.monotonic()):
                raise Refuse("rate", 429, after=60 / self.lobby.limits.hints_per_minute)
            self.afford()
            search_seconds = self.lobby.workers.search_seconds(self.lobby.limits.bot_thought_seconds)
            job = AdviceRequest(Position.of(table.session, luck=False), seat, search_seconds)
        with self.charged() as bill:
            answer = await self.lobby.workers.run(advise, job, self.lobby.limits.bot_patience)
            advised = msgspec.json.decode(answer, type=AdviceReply)
            bill.sent, bill.elsewhere = len(answer), advised.seconds
        self.say(server_messages.Hint(job.position.seq, seat, advised.advice))

    def look(self, seq: int) -> None:
        """Sends the view of an earlier moment."""
        if not self.looks.take(time.monotonic()):
            raise Refuse("rate", 429, after=1 / self.lobby.limits.looks_per_second)
        self.afford()
        session = self.table.session
        for node in session.current_line():
            if node.seq == seq:
                with self.charged() as bill:
                    then = session_at(session, node)
                    events = [
                        server_messages.EventView(seq, event.kind, event.rule, event.args)
                        for event in node.events
                        if event.visible_to(self.viewing)
                    ]
                    told = encode(server_messages.Look(seq, then.view(self.viewing), events))
                    bill.sent = len(told)
                self.send(told)
                return
        raise Refuse("stale")

    async def chat(self, message: client_messages.SendChat | client_messages.Suggest) -> None:
        """Adds a line or a proposal to the chat, unless the game demands silence now."""
        table = self.table
        table.check_open()
        if not self.chatter.take(time.monotonic()):
            raise Refuse("rate", 429, after=1 / self.lobby.limits.chat_per_second)
        if table.session.game.scene(table.session.state, None)["silence"]:
            raise Refuse("silence")
        line = server_messages.ChatLine(self.person, self.name, self.colour, table.unix_time())
        if isinstance(message, client_messages.SendChat):
            line.text = "".join(char if char.isprintable() else " " for char in message.text).strip()
            if not line.text:
                raise Refuse("malformed")
        else:
            decision = table.session.decision
            option = decision.find(message.key) if decision and not decision.hidden else None
            if decision is None or option is None or message.seat not in (decision.seat, *decision.seats):
                raise Refuse("illegal")
            person = table.roster.person(self.person)
            rivals = tooling(table.session.game).rivals(table.session.state, message.seat)
            if person is not None and set(person.seats) & set(rivals):
                raise Refuse("rival")
            line.seat, line.key, line.option = message.seat, message.key, option_text(option)
        async with table.redraft() as roster:
            roster.say(line, self.lobby.limits.chat_lines)
        table.tell_chat()
