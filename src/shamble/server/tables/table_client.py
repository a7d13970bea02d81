"""One client at a table: each message is checked, done, and answered."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from shamble.core.view import option_text
from shamble.server.net.connections import Client, Line
from shamble.server.process.limits import Bucket
from shamble.server.protocol import messages as protocol
from shamble.server.protocol.messages import decode_client
from shamble.server.protocol.refusals import Refuse
from shamble.server.tables import undo_commands as undo
from shamble.server.tables.bot_moves import Advised, Asked, Position, advise
from shamble.server.tables.host_commands import host
from shamble.server.tables.roster import Person, printable
from shamble.server.tables.table import Table
from shamble.server.views.history import at

if TYPE_CHECKING:
    from shamble.server.tables.lobby import Lobby


class Connection(Client):
    def __init__(self, line: Line, lobby: Lobby, table: Table) -> None:
        super().__init__(line, lobby.limits)
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
        self.chatter = Bucket(lobby.limits.chat_per_second, lobby.limits.chat_burst, time.monotonic())
        self.looks = Bucket(lobby.limits.looks_per_second, lobby.limits.look_burst, time.monotonic())
        self.me: protocol.Me | None = None

    def hang_up(self, message: protocol.Bye) -> None:
        if self.leaving:
            return
        super().hang_up(message)
        if self in self.table.connections:
            self.table.connections.remove(self)

    def left(self) -> None:
        self.lobby.connections -= 1
        table = self.table
        if self in table.connections:
            table.connections.remove(self)
            table.touched = self.lobby.clock.passed()
            table.tell_table()

    # -- receiving ---------------------------------------------------------------------------------------------------

    def refuse(self, refusal: protocol.Refusal) -> None:
        self.lobby.metrics.refused.labels(refusal.code).inc()
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
            if isinstance(message, protocol.Ping):
                self.say(protocol.Pong())
            else:
                await self.handle(message)
                self.lobby.metrics.clicks.observe(time.perf_counter() - began)
            self.bad = 0
        except Refuse as reason:
            self.refuse(reason.told(about))

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
            self.name = printable(message.name)
            await table.introduce(person, self.name, message.colour)
            self.colour = message.colour or self.colour
        elif isinstance(message, protocol.Undo):
            await undo.undo(table, person, message.level)
        elif isinstance(message, protocol.OpenHands):
            await undo.open_hands(table, person)
        elif isinstance(message, protocol.Vote):
            await undo.vote(table, person, message.yes)
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
            if not self.lobby.askers.take(self.line.address, self.lobby.clock.passed()):
                raise Refuse("rate")
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
