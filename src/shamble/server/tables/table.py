"""A table in play. Whatever happens at it happens one after the other, under its lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from shamble.bots.roster import bots_of
from shamble.content.tooling import tooling
from shamble.core.errors import IllegalOption, NotYourSeat, ShambleError
from shamble.core.scene import text
from shamble.core.session import Session
from shamble.server.protocol.messages import (
    Bye,
    ChatLine,
    PersonInfo,
    SeatInfo,
    ServerMessage,
    TableInfo,
    Update,
    encode,
)
from shamble.server.protocol.refusals import Refuse
from shamble.server.storage.table_storage import Lost, Row, StoredRecord, TooLate
from shamble.server.tables import table_bots as robots
from shamble.server.tables import undo_commands as undo
from shamble.server.tables.roster import Person, Roll
from shamble.server.views.history import Breath, told
from shamble.server.views.scene_updates import Reel, Screen

if TYPE_CHECKING:
    from shamble.server.tables.lobby import Lobby
    from shamble.server.tables.table_client import Connection

log = logging.getLogger("shamble.server")


def plain(data: object) -> str:
    return msgspec.json.encode(data).decode()


class Table:
    def __init__(self, lobby: Lobby, row: Row, roll: Roll, session: Session) -> None:
        self.lobby = lobby
        self.id = row.id
        self.epoch = row.epoch
        self.term = row.term
        self.edition = row.edition
        self.roll = roll
        self.session = session
        session.watched = True
        self.screen = Screen()
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.ballot: undo.Ballot | None = None
        self.bots = robots.Robots()
        self.touched = lobby.clock.passed()
        self.gone = False
        self._attendance: tuple[Roll, set[str], list[tuple[str, str, str]], tuple[Raw, Raw, Raw]] | None = None

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def hides(self) -> bool:
        """Whether something must be kept from somebody now."""
        session = self.session
        return session.outcome is None and tooling(session.game).hides(session.state)

    def full_for(self, person: Person | None) -> bool:
        """Whether this person may have the whole game: records, everything."""
        return (
            not self.hides
            or self.roll.holds_all(person)
            or (self.roll.agreed == self.session.seq and person is not None)
        )

    def present(self) -> set[str]:
        return {connection.person for connection in self.connections}

    def sees(self, person: Person | None, seat: int | None) -> int | None:
        """The seat through which this person looks: the wanted one if it is theirs."""
        if person is None or not person.seats:
            return None
        return seat if seat in person.seats else person.seats[0]

    def info(self, full: bool) -> TableInfo:
        roll = self.roll
        people, seats, chat = self.attendance()
        vote = self.ballot.info(self.lobby.limits, self.lobby.clock) if self.ballot else None
        return TableInfo(people, seats, vote, chat, undo.levels(self), full, roll.closed, roll.seed)  # type: ignore[arg-type]

    def attendance(self) -> tuple[Raw, Raw, Raw]:
        """Who is there, who sits where and what they said, as it travels: mostly, it is as it was a click ago."""
        roll, present = self.roll, self.present()
        watchers = [(one.person, one.name, one.colour) for one in self.connections if one.watching]
        known = self._attendance
        if known is not None and known[0] is roll and known[1:3] == (present, watchers):
            return known[3]
        people = [
            PersonInfo(one.id, one.name, one.colour, one.seats, one.id in present, one.host, not one.seats)
            for one in roll.people
            if one.came or one.id in present
        ]
        people += [PersonInfo(id, name, colour, [], True, False, True) for id, name, colour in watchers]
        seats = []
        for seat in roll.seats:
            owner = roll.person(seat.person)
            kind = "bot" if seat.bot is not None else "person" if owner and owner.came else "open"
            absent = seat.bot is None and seat.person not in present
            seats.append(
                SeatInfo(seat.seat, kind, seat.name, seat.colour, seat.bot, seat.person, absent)  # type: ignore[arg-type]
            )
        told = Raw(encode(people)), Raw(encode(seats)), Raw(encode(roll.chat))
        self._attendance = (roll, present, watchers, told)
        return told

    async def update(self, seat: int | None, since: int | None) -> bytes:
        """What this seat may see; None: with the log anew. Needs the lock: it is made in slices."""
        session, limits = self.session, self.lobby.limits
        breath = Breath(limits.slice_seconds)
        events = await told(session, seat, since or 0, limits.log_events, breath)
        message = Update(session.seq, events, seat, session.view(seat))  # type: ignore[arg-type]
        if since is None:
            message.log_from = True
        return encode(message)

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell_table(self) -> None:
        if not self.connections:
            return
        made: dict[bool, bytes] = {}
        info = self.info(False)
        for connection in self.connections:
            info.full = self.full_for(self.roll.person(connection.person))
            if info.full not in made:
                made[info.full] = encode(info)
            connection.send(made[info.full])

    async def tell_update(self, since: int | None, back: bool = False) -> None:
        """To everybody what they may see; None: the log anew. `back`: an undo. Views are made in slices."""
        made: dict[tuple[int | None, bool], bytes] = {}
        nodes = [] if since is None else self.session.since(since)
        reel = Reel(self.session, nodes, Breath(self.lobby.limits.slice_seconds))
        for connection in list(self.connections):
            seat, steps = key = (connection.viewing, connection.steps)
            if key not in made:
                if made:
                    await asyncio.sleep(0)
                if steps and since is not None and not back:
                    made[key] = await self.screen.update(reel, seat)
                else:
                    less = await self.screen.back(reel, seat) if steps and back else None
                    made[key] = less or await self.update(seat, None if back else since)
            connection.send(made[key])
        for node in nodes:
            node.trail = None  # everybody has been told

    def tell(self, message: ServerMessage) -> None:
        data = encode(message)
        for connection in self.connections:
            connection.send(data)

    # -- playing -----------------------------------------------------------------------------------------------------

    async def introduce(self, person: Person, name: str, colour: str) -> None:
        """Who came by a link has a name and a colour of their own; each colour sits at the table once."""
        others = [seat.colour for seat in self.roll.seats if seat.seat not in person.seats]
        if colour in others:
            raise Refuse("colour")
        async with self.redraft() as roll:
            known = roll.person(person.id)
            if known is None:
                raise Refuse("seat")
            known.name, known.colour = name, colour or known.colour
            for number in known.seats:
                seat = roll.seats[number]
                seat.name, seat.colour = name, known.colour
        self.tell_table()

    def check_open(self) -> None:
        if self.roll.closed:
            raise Refuse("closed")

    async def play(self, person: Person, seq: int, seat: int, key: str) -> None:
        self.check_open()
        self.check_seat(person, seat)
        if seq != self.session.seq:
            raise Refuse("stale")
        if self.session.seq >= self.lobby.limits.records:
            raise Refuse("long")
        await self.change(lambda session: session.play(key, seat))

    def check_seat(self, person: Person, seat: int) -> None:
        if seat not in person.seats or self.roll.seats[seat].bot is not None:
            raise Refuse("seat")

    async def change(self, act: Callable[[Session], object], anew: bool = False) -> None:
        """Do something to the session, store it, tell it. If it cannot be stored, it did not happen."""
        before = self.session.seq
        try:
            act(self.session)
        except NotYourSeat:
            raise Refuse("seat") from None
        except (IllegalOption, ShambleError):  # their words list options that not everybody may see
            raise Refuse("illegal") from None
        except Exception as reason:
            log.exception("the rules of %s failed at table %s", self.session.game.id, self.id)
            await self.reload()
            raise Refuse("bug") from reason
        await self.store(before)
        self.lobby.metrics.by_people.inc(max(0, self.session.seq - before))
        await self.spread(before, anew)

    async def spread(self, before: int, anew: bool = False) -> None:
        self.bots.resting = 0.0  # what stopped them is over
        undo.end(self, False)
        await self.tell_update(before + 1, back=anew)
        self.tell_table()
        robots.wake(self)

    async def store(self, before: int) -> None:
        """Append what happened since; only then is it acknowledged."""
        now, self.touched = self.now(), self.passed()
        self.lobby.sweeper.work()
        fresh = self.session.records_since(before + 1)
        lines = [
            StoredRecord(before + 1 + number, plain(record.plain()), None, now) for number, record in enumerate(fresh)
        ]
        lines[-1].luck = plain(self.session.luck())
        try:
            await self.lobby.storage.append(self.id, self.epoch, lines, term=self.term)
        except Lost:
            self.lobby.drop(self, "moved")
            raise Refuse("moved", 503) from None
        except TooLate:
            await self.reload()
            await self.tell_update(None)
            raise Refuse("stale") from None
        except ShambleError:
            await self.reload()
            raise Refuse("storage", 503) from None

    async def reload(self) -> None:
        """Back to what is stored."""
        try:
            kept = await self.lobby.read_session(self.id)
            self.lobby.forget(self.session)
            self.session = kept
            self.session.watched = True
            self.screen = Screen()
        except Exception:
            log.exception("table %s cannot be read again", self.id)
            self.lobby.drop(self)

    @asynccontextmanager
    async def redraft(self) -> AsyncIterator[Roll]:
        """Change a copy of the roll; it is stored, and only then it counts. Needs the lock."""
        before = plain(self.roll)
        draft = msgspec.json.decode(before, type=Roll)
        yield draft
        after = plain(draft)
        if after == before:
            return
        try:
            await self.lobby.storage.enrol(self.id, after, self.edition, self.term)
        except Lost:
            self.lobby.drop(self, "moved")
            raise Refuse("moved", 503) from None
        except TooLate:
            await self.reread()
            raise Refuse("stale", 409) from None
        except ShambleError:
            raise Refuse("storage", 503) from None
        self.roll = draft
        self.edition += 1

    async def reread(self) -> None:
        """Somebody else changed the roll."""
        row = await self.lobby.storage.row(self.id)
        if row is not None:
            self.roll, self.edition = msgspec.json.decode(row.roll, type=Roll), row.edition
            self.tell_table()

    async def announce(self, id: str, seat: int) -> None:
        """A line that everybody at the table sees, about something that the server did. Needs the lock."""
        async with self.redraft() as roll:
            who = roll.seats[seat]
            line = ChatLine("", who.name, who.colour, self.now(), seat=seat, note=text(id, seat=seat + 1))
            roll.say(line, self.lobby.limits.chat_lines)
        self.tell_table()

    async def give_back(self, person: Person, seat: int) -> None:
        """Somebody gets up: a bot plays on until the host finds somebody else."""
        if seat not in person.seats:
            raise Refuse("seat")
        async with self.redraft() as roll:
            known = roll.person(person.id)
            assert known is not None
            roll.give_back(known, seat, bots_of(self.session.game)[-1])
            line = ChatLine(person.id, person.name, person.colour, self.now(), seat=seat)
            line.note = text("note-gave-back", seat=seat + 1)
            roll.say(line, self.lobby.limits.chat_lines)
        for connection in list(self.connections):
            await connection.settle(self.roll.person(connection.person))
        self.tell_table()
        robots.wake(self)

    def now(self) -> float:
        return self.lobby.clock.now()

    def passed(self) -> float:
        return self.lobby.clock.passed()

    # -- leaving -----------------------------------------------------------------------------------------------------

    def due(self) -> bool:
        """Whether time may bring something about: all tables are asked, and mostly it is none."""
        if self.gone:
            return False
        bots_wait = self.bots.thinking is None and robots.turn(self)
        return bots_wait or self.ballot is not None or (not self.connections and self.idle())

    async def tick(self) -> None:
        """Whatever only time brings about."""
        if self.ballot is not None:
            async with self.lock:
                await undo.count(self)
        robots.wake(self)

    def left(self) -> bool:
        """Nobody looks, and nobody is playing."""
        return not self.connections and self.bots.thinking is None

    def idle(self) -> bool:
        return self.left() and self.passed() - self.touched > self.lobby.limits.idle_seconds

    def snapshot(self) -> dict[str, Any]:
        return {"snapshot": plain({"seq": self.session.seq, "state": self.session.state.plain()})}

    def hang_up(self, reason: str, after: float | None = None) -> None:
        for connection in list(self.connections):
            connection.hang_up(Bye(reason, after))
