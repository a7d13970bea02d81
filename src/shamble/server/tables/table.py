"""A table in memory. Its lock orders all changes: one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from shamble.content.tooling import tooling
from shamble.core.errors import IllegalOption, NotYourSeat, ShambleError
from shamble.core.scene import text
from shamble.server.protocol.field_types import AuditKind
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import (
    Audit,
    AuditEntry,
    Bye,
    ChatLine,
    ChatSaid,
    EventView,
    ServerMessage,
    TableInfo,
    Update,
    Voted,
    encode,
)
from shamble.server.storage.table_storage import (
    OwnershipLost,
    RefusedData,
    Row,
    StorageAway,
    StoredRecord,
    WriteConflict,
)
from shamble.server.tables.attendance import people_at, seats_at
from shamble.server.tables.bots_state import BotsState
from shamble.server.tables.listener import Listener
from shamble.server.tables.roster import EVERYBODY, Person, Roster
from shamble.server.tables.table_services import TableServices
from shamble.server.tables.undo_reach import UndoReach
from shamble.server.tables.votes import TableVote
from shamble.server.views.history import TimeSlice, visible_events
from shamble.server.views.scene_updates import SceneSteps, SentScenes
from shamble.sessions.session import Session

log = logging.getLogger("shamble.server")


def plain(data: object) -> str:
    """Encodes data as JSON text."""
    return msgspec.json.encode(data).decode()


def last_end(session: Session) -> int:
    """The last seq at which the game was over, even if an undo took that back; -1 if it never was."""
    return max((node.seq for node in session.all_nodes if node.state.result is not None), default=-1)


class Table:
    """A table in memory: its game session, its roster (people, seats, chat), and the clients connected to it."""

    def __init__(self, services: TableServices[Table], row: Row, roster: Roster, session: Session) -> None:
        self.services = services
        self.id = row.id
        self.epoch = row.epoch
        self.term = row.term
        self.edition = row.edition
        self.roster = roster
        self.session = session
        session.keeps_states = True
        self.screen = SentScenes()
        self.lock = asyncio.Lock()
        self.clients: list[Listener] = []
        self.ballot: TableVote | None = None
        self.bots = BotsState()
        self.touched = services.clock.monotonic()
        self.gone = False
        self._said = roster.chat
        """The chat that connected clients have been sent."""
        self._attendance: tuple[Roster, set[str], list[tuple[str, str, str]], bool, tuple[Raw, Raw, Raw]] | None = None
        self.ended = last_end(session)
        """The last seq at which the game was over, even if an undo took that back; -1 if it never was. At the end of a
        game nothing is hidden."""

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def hides(self) -> bool:
        """True if the game now hides something from a seat."""
        session = self.session
        return session.outcome is None and tooling(session.game).hides(session.state)

    @property
    def private(self) -> bool:
        """True if seats see different things, so that no seat is given away without the consent of its person."""
        session = self.session
        return session.outcome is None and tooling(session.game).separates(session.state)

    @property
    def shown(self) -> int:
        """The last seq at which a person saw hidden things of another seat; -1 if that never happened."""
        return max(self.ended, self.roster.shown)

    def guards(self, roster: Roster, number: int, against: str) -> bool:
        """True if the seat belongs to a person other than `against` who has joined, and seats see different things.

        That holds after the end, too: an undo may hide everything again, and the seat's person votes about it.
        """
        owner = roster.person(roster.seats[number].person)
        separate = tooling(self.session.game).separates(self.session.state)
        return owner is not None and owner.came and owner.id != against and separate

    def full_for(self, person: Person | None) -> bool:
        """True if this person may export the whole game with its records."""
        return (
            not self.hides
            or self.roster.holds_all(person)
            or (self.roster.agreed == self.session.seq and person is not None)
        )

    def present(self) -> set[str]:
        """Ids of the persons who are connected."""
        return {client.person for client in self.clients}

    def sees(self, person: Person | None, seat: int | None) -> int | None:
        """The seat whose view this person gets: `seat` if it is theirs, else their first one; None without seats."""
        if person is None or not person.seats:
            return None
        return seat if seat in person.seats else person.seats[0]

    def info(self, full: bool) -> TableInfo:
        """The state of the table apart from the game, as clients receive it. `full`: the client may export the whole
        game."""
        roster = self.roster
        people, seats, _ = self.attendance()
        vote = self.ballot.info(self.services.limits, self.services.clock) if self.ballot else None
        levels = self.undo_reach().levels()
        return TableInfo(people, seats, vote, levels, full, roster.closed, roster.seed, roster.deserted)  # type: ignore[arg-type]

    def attendance(self) -> tuple[Raw, Raw, Raw]:
        """Encoded people, seats and chat. Cached, because few moves change them."""
        roster, present = self.roster, self.present()
        watchers = [(who.person, who.name, who.colour) for who in self.clients if who.watching]
        cached, private = self._attendance, self.private
        if cached is not None and cached[0] is roster and cached[1:4] == (present, watchers, private):
            return cached[4]
        people = people_at(roster, present, watchers)
        seats = seats_at(roster, present)
        host = next((who.id for who in roster.people if who.host), "")
        for seat in seats:
            seat.guarded = self.guards(roster, seat.seat, host)
        encoded = Raw(encode(people)), Raw(encode(seats)), Raw(encode(roster.chat))
        self._attendance = (roster, present, watchers, private, encoded)
        return encoded

    async def update(self, seat: int | None, since: int | None) -> bytes:
        """The encoded update for this seat, with events from `since` on; None sends the whole log.

        Needs the lock, because the update is made in slices.
        """
        session, limits = self.session, self.services.limits
        time_slice = TimeSlice(limits.slice_seconds)
        events = await visible_events(session, seat, since or 0, limits.log_events, time_slice)
        message = Update(session.seq, events, seat, session.view(seat))  # type: ignore[arg-type]
        if since is None:
            message.log_from = True
        return encode(message)

    async def turn(self, before: int | None, seat: int | None) -> bytes:
        """The encoded difference between the views of seats `before` and `seat`, for a client that switches seats.

        Needs the lock.
        """
        session, time_slice = self.session, TimeSlice(self.services.limits.slice_seconds)
        moments: list[int] = []
        events: list[EventView] = []
        for node in session.current_line():
            if any(event.visible_to(before) != event.visible_to(seat) for event in node.events):
                moments.append(node.seq)
                events += [
                    EventView(node.seq, event.kind, event.rule, event.args)
                    for event in node.events
                    if event.visible_to(seat)
                ]
            await time_slice.yield_if_due()
        scene_steps = SceneSteps(session, [], time_slice)
        moment, _ = scene_steps.now(session, seat, scene_steps.scene(session.state, before))
        return encode(Update(session.seq, events, seat, now=moment, log_swap=moments))

    def undo_reach(self) -> UndoReach:
        return UndoReach(self.session, self.roster, self.shown, self.hides)

    def bots_to_move(self) -> bool:
        """True if a bot has to decide and the table may go on."""
        decision = self.session.decision
        return (
            decision is not None
            and not self.roster.closed
            and not self.gone
            and not self.roster.deserted
            and self.roster.seats[decision.seat].bot is not None
            and not (decision.people_first and any(self.roster.seats[seat].bot is None for seat in decision.seats))
            and self.session.seq < self.services.limits.records
        )

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell_table(self) -> None:
        """Sends every client the state of the table; encodes it once for all clients that get the same."""
        self.tell_chat()
        if not self.clients:
            return
        made: dict[tuple[bool, bool], bytes] = {}
        info = self.info(False)
        for client in self.clients:
            info.full = self.full_for(self.roster.person(client.person))
            key = (info.full, client.knows_chat)
            if key not in made:
                info.chat = UNSET if client.knows_chat else self.attendance()[2]  # type: ignore[assignment]
                made[key] = encode(info)
            client.knows_chat = True
            client.send(made[key])

    def tell_chat(self) -> None:
        """Sends the new lines of the chat. A client that has just joined gets the whole chat from `tell_table`."""
        chat, before = self.roster.chat, self._said
        self._said = chat
        if chat is before:
            return
        # Lines are added at the end and dropped at the front.
        kept = next(n for n in range(min(len(before), len(chat)), -1, -1) if before[len(before) - n :] == chat[:n])
        for line in chat[kept:]:
            data = encode(ChatSaid(line))
            for client in self.clients:
                if client.knows_chat:
                    client.send(data)

    def audit_for(self, person: Person | None) -> Audit:
        return Audit(self.roster.audit_for(person), person.acknowledged if person is not None else 0)

    def tell_audit(self) -> None:
        """Sends every client the audit log with the serial number that its person has acknowledged."""
        made: dict[str, bytes] = {}
        for client in self.clients:
            person = self.roster.person(client.person)
            id = person.id if person is not None else ""
            if id not in made:
                made[id] = encode(self.audit_for(person))
            client.send(made[id])

    async def tell_update(self, since: int | None, back: bool = False) -> None:
        """Sends each client the events from `since` on that its seat may see; None sends the whole log.

        `back` is True after an undo. Views are made in slices.
        """
        made: dict[tuple[int | None, bool], bytes] = {}
        nodes = [] if since is None else self.session.nodes_since(since)
        scene_steps = SceneSteps(self.session, nodes, TimeSlice(self.services.limits.slice_seconds))
        for client in list(self.clients):
            seat, steps = key = (client.viewing, client.steps)
            if key not in made:
                if made:
                    await asyncio.sleep(0)
                if steps and since is not None and not back:
                    made[key] = await self.screen.update(scene_steps, seat)
                else:
                    less = await self.screen.back(scene_steps, seat) if steps and back else None
                    made[key] = less or await self.update(seat, None if back else since)
            client.send(made[key])
        for node in nodes:
            node.states_after_events = None  # only needed for the update that was just sent

    def tell(self, message: ServerMessage) -> None:
        """Sends a message to all clients of the table."""
        data = encode(message)
        for client in self.clients:
            client.send(data)

    # -- playing -----------------------------------------------------------------------------------------------------

    def check_open(self) -> None:
        if self.roster.closed:
            raise Refuse("closed")

    async def play(self, person: Person, seq: int, seat: int, key: str) -> None:
        """Plays an option for a person, if the client saw the present position (`seq`)."""
        self.check_open()
        self.check_seat(person, seat)
        if seq != self.session.seq:
            raise Refuse("stale")
        if self.session.seq >= self.services.limits.records:
            raise Refuse("long")
        await self.change(lambda session: session.play(key, seat))

    def check_seat(self, person: Person, seat: int) -> None:
        """Raises a refusal unless the person plays this seat and no bot does."""
        if seat not in person.seats or self.roster.seats[seat].bot is not None:
            raise Refuse("seat")

    async def change(self, act: Callable[[Session], object], anew: bool = False) -> None:
        """Applies `act` to the session, stores the new records and sends them. If storing fails, nothing has changed.

        `anew` is True for an undo.
        """
        before = self.session.seq
        try:
            act(self.session)
        except NotYourSeat:
            raise Refuse("seat") from None
        except (IllegalOption, ShambleError):  # the message lists options that may be hidden from this person
            raise Refuse("illegal") from None
        except Exception as reason:
            log.exception("the rules of %s failed at table %s", self.session.game.id, self.id)
            await self.reload()
            raise Refuse("bug") from reason
        await self.store(before)
        self.services.metrics.by_people.inc(max(0, self.session.seq - before))
        await self.spread(before, anew)

    async def spread(self, before: int, anew: bool = False) -> None:
        """Sends everybody what has happened since `before` and wakes the bots. `anew` is True for an undo."""
        if self.session.outcome is not None:
            self.ended = self.session.seq
            await self.count_game(self.session.outcome.won)
        self.bots.retry_at = 0.0  # the position has changed: the bots try again at once
        self.end_vote(False)
        await self.tell_update(before + 1, back=anew)
        self.tell_table()
        self.services.wake_bots(self)

    async def count_game(self, won: bool) -> None:
        """Counts the first end of the game for its stored mission. The game is over even if that fails."""
        if not self.roster.mission or self.roster.finished:
            return
        try:
            async with self.redraft() as draft:
                draft.finished = True
            await self.services.storage.count_game(self.roster.mission, won)
        except (Refuse, ShambleError) as reason:
            log.warning("the game at table %s is not counted for its mission: %s", self.id, reason)

    def end_vote(self, done: bool) -> None:
        """Closes the open vote, if there is one, and tells every client its result."""
        if self.ballot is not None:
            about, self.ballot = self.ballot.about, None
            self.tell(Voted(about, done))

    async def store(self, before: int) -> None:
        """Appends the records after `before` to storage. Clients are told of a move only after that."""
        now, self.touched = self.unix_time(), self.monotonic()
        self.services.sweeper.note_activity()
        fresh = self.session.records_since(before + 1)
        lines = [
            StoredRecord(before + 1 + number, plain(record.plain()), None, now) for number, record in enumerate(fresh)
        ]
        lines[-1].luck = plain(self.session.random_state())
        try:
            await self.services.storage.append(self.id, self.epoch, lines, term=self.term)
        except OwnershipLost:
            self.services.drop(self, "moved")
            raise Refuse("moved", 503) from None
        except WriteConflict:
            await self.reload()
            await self.tell_update(None)
            raise Refuse("stale") from None
        except RefusedData:
            await self.reload()
            raise Refuse("malformed", 422) from None
        except ShambleError:
            await self.reload()
            raise Refuse("storage", 503) from None

    async def reload(self) -> None:
        """Replaces the session by the stored one. Drops the table if it cannot be read."""
        try:
            kept = await self.services.read_session(self.id)
            self.services.forget(self.session)
            self.session = kept
            self.session.keeps_states = True
            self.screen = SentScenes()
            self.ended = last_end(kept)
        except StorageAway:  # the storage has told its outage
            self.services.drop(self)
        except Exception:
            log.exception("table %s cannot be read again", self.id)
            self.services.drop(self)

    @asynccontextmanager
    async def redraft(self) -> AsyncIterator[Roster]:
        """Yields a copy of the roster to change. The copy is stored and then replaces the roster. Needs the lock."""
        before = plain(self.roster)
        draft = msgspec.json.decode(before, type=Roster)
        yield draft
        after = plain(draft)
        if after == before:
            return
        try:
            await self.services.storage.enrol(self.id, after, self.edition, self.term)
        except OwnershipLost:
            self.services.drop(self, "moved")
            raise Refuse("moved", 503) from None
        except WriteConflict:
            await self.reread()
            raise Refuse("stale", 409) from None
        except RefusedData:
            raise Refuse("malformed", 422) from None
        except ShambleError:
            raise Refuse("storage", 503) from None
        self.roster = draft
        self.edition += 1

    async def reread(self) -> None:
        """Reads the roster again after another process has changed it."""
        row = await self.services.storage.row(self.id)
        if row is not None:
            self.roster, self.edition = msgspec.json.decode(row.roll, type=Roster), row.edition
            self.tell_table()

    def note(
        self,
        roster: Roster,
        do: AuditKind,
        by: Person | None,
        seat: int | None = None,
        whom: str = "",
        concerns: str | None = None,
    ) -> None:
        """Writes to the audit log of a draft of the roster."""
        now = self.unix_time()
        entry = AuditEntry(0, do, by.id if by else "", by.name if by else "", now, now, self.session.seq)
        entry.seat, entry.whom = seat, whom
        entry.concerns = concerns if by is None or concerns != by.id else None
        roster.note(entry, self.services.limits.audit_entries)

    async def note_export(self, person: Person | None) -> None:
        """Records in the audit log that a person exported the whole game while it hides something. Needs the lock."""
        seq, by = self.session.seq, person.id if person is not None else ""
        if not self.hides or any((one.do, one.by, one.seq) == ("export", by, seq) for one in self.roster.audit):
            return
        async with self.redraft() as roster:
            roster.shown = seq
            self.note(roster, "export", person, concerns=EVERYBODY)
        self.tell_audit()

    async def announce(self, id: str, seat: int) -> None:
        """Adds a chat line from the server about a seat. Needs the lock."""
        async with self.redraft() as roster:
            who = roster.seats[seat]
            line = ChatLine("", who.name, who.colour, self.unix_time(), seat=seat, note=text(id, seat=seat + 1))
            roster.say(line, self.services.limits.chat_lines)
        self.tell_table()

    async def resettle(self) -> None:
        """Sends every client the changed seats, and a new view if the client now sees through another seat."""
        for client in list(self.clients):
            await client.update_seat(self.roster.person(client.person))
        self.tell_table()
        self.tell_audit()
        self.services.wake_bots(self)

    def unix_time(self) -> float:
        return self.services.clock.unix_time()

    def monotonic(self) -> float:
        return self.services.clock.monotonic()

    # -- leaving -----------------------------------------------------------------------------------------------------

    def due(self) -> bool:
        """True if `Lobby.tick_tables` may have something to do. Cheap: all tables are asked every few seconds."""
        if self.gone:
            return False
        bots_wait = self.bots.thinking is None and self.bots_to_move()
        return bots_wait or self.ballot is not None or (not self.clients and self.idle())

    def left(self) -> bool:
        """True if no client is connected and no bot is thinking."""
        return not self.clients and self.bots.thinking is None

    def idle(self) -> bool:
        """True if nobody has been connected for `Limits.idle_seconds`."""
        return self.left() and self.monotonic() - self.touched > self.services.limits.idle_seconds

    def snapshot(self) -> dict[str, Any]:
        return {"snapshot": plain({"seq": self.session.seq, "state": self.session.state.plain()})}

    def hang_up(self, reason: str, after: float | None = None) -> None:
        for client in list(self.clients):
            client.hang_up(Bye(reason, after))
