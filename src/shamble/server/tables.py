"""A table in play. Whatever happens at it happens one after the other, under its lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from shamble.bots.roster import bots_of
from shamble.content.tooling import tooling
from shamble.core.errors import IllegalOption, NotYourSeat, ShambleError
from shamble.core.record import Node, Record
from shamble.core.scene import text
from shamble.core.session import LEVELS, Session
from shamble.core.view import option_text
from shamble.server.bots import Burst, Moves, Position, any_move, play_burst
from shamble.server.errors import Refuse
from shamble.server.protocol import (
    Bye,
    ChatLine,
    Level,
    PersonInfo,
    SeatInfo,
    ServerMessage,
    TableInfo,
    UndoInfo,
    UndoLevels,
    Update,
    Voted,
    encode,
)
from shamble.server.replaying import Breath, asked, at, told
from shamble.server.seats import Person, Roll
from shamble.server.showing import Reel, Screen
from shamble.server.storage import Lost, Row, StoredRecord, TooLate
from shamble.server.undo import Ballot

if TYPE_CHECKING:
    from shamble.server.connection import Connection
    from shamble.server.lobby import Lobby

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
        self.ballot: Ballot | None = None
        self.touched = lobby.clock.passed()
        self.gone = False
        self.thinking: asyncio.Task[None] | None = None
        self.troubles = 0
        """How often in a row the bots were stopped by something."""
        self.resting = 0.0
        """Until then they don't try again."""
        self.careful = 0
        """So many decisions are asked for one by one: among them is one that takes too long."""

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
        roll, present = self.roll, self.present()
        people = [
            PersonInfo(one.id, one.name, one.colour, one.seats, one.id in present, one.host, not one.seats)
            for one in roll.people
            if one.came or one.id in present
        ]
        people += [
            PersonInfo(one.person, one.name, one.colour, [], True, False, True)
            for one in self.connections
            if one.watching
        ]
        seats = []
        for seat in roll.seats:
            owner = roll.person(seat.person)
            kind = "bot" if seat.bot is not None else "person" if owner and owner.came else "open"
            absent = seat.bot is None and seat.person not in present
            seats.append(
                SeatInfo(seat.seat, kind, seat.name, seat.colour, seat.bot, seat.person, absent)  # type: ignore[arg-type]
            )
        vote = self.ballot.info(self.lobby.limits, self.lobby.clock) if self.ballot else None
        return TableInfo(people, seats, vote, roll.chat, self.undo_levels(), full, roll.closed, roll.seed)

    def undo_levels(self) -> UndoLevels:
        found = UndoLevels()
        line = self.session.line()
        for level in LEVELS:
            setattr(found, level, self.undo_reach(level, line))
        return found

    def undo_reach(self, level: str, line: list[Node] | None = None) -> UndoInfo | None:
        """How far an undo goes: past the moves of bots, back to a question for a person."""
        preview = self.session.undo_preview(level)
        if preview is None:
            return None
        steps, reveals = preview.steps, preview.reveals
        bots = self.roll.bots()
        if bots and len(bots) < self.session.seats:
            line = line or self.session.line()
            while steps + 1 < len(line) and asked(line[-1 - steps]) in bots:
                reveals = reveals or line[-1 - steps].revealed
                steps += 1
        return self.named(UndoInfo(steps, reveals))

    def named(self, reach: UndoInfo) -> UndoInfo:
        """In company: the step that it would go back to, and whose it was; what was hidden then stays hidden."""
        if len(self.roll.players()) < 2:
            return reach
        node = self.session.line()[-reach.steps]
        if node.parent is None or not node.record.do:
            return reach
        then = at(self.session, node.parent)
        reach.seat = node.record.seat
        decision = then.decision
        found = decision.find(node.record.do) if decision is not None and not decision.hidden else None
        if found is None and not self.hides:
            found = next((one for one in then.interrupts(reach.seat) if one.key == node.record.do), None)
        reach.what = option_text(found) if found is not None else None
        return reach

    async def take_back(self, level: str, seat: int) -> None:
        reach = self.undo_reach(level)
        if reach is None:
            raise Refuse("nothing")
        record = Record("", seat, (), reach.steps)
        await self.change(lambda session: session.replay_record(record), anew=True)

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
        self.lobby.metrics.moves.labels("people").inc(max(0, self.session.seq - before))
        await self.spread(before, anew)

    async def spread(self, before: int, anew: bool = False) -> None:
        self.resting = 0.0  # what stopped the bots is over
        self.end_vote(False)
        await self.tell_update(before + 1, back=anew)
        self.tell_table()
        self.wake_bots()

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
            self.session = await self.lobby.read_session(self.id)
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
        self.wake_bots()

    # -- undo and votes ----------------------------------------------------------------------------------------------

    async def undo(self, person: Person, level: Level) -> None:
        self.check_open()
        if not person.seats:
            raise Refuse("seat")
        reach = self.undo_reach(level)
        if reach is None:
            raise Refuse("nothing")
        if not reach.reveals:
            await self.take_back(level, person.seats[0])
            return
        ballot = Ballot("undo", level, True, person.id, self.session.seq, self.passed(), [person.id])
        ballot.seat, ballot.what = reach.seat, reach.what
        await self.call_vote(ballot)

    async def open_hands(self, person: Person) -> None:
        if not person.seats:
            raise Refuse("seat")
        if not self.hides:
            raise Refuse("nothing")
        await self.call_vote(Ballot("open", None, True, person.id, self.session.seq, self.passed(), [person.id]))

    async def call_vote(self, ballot: Ballot) -> None:
        if self.ballot is not None:
            raise Refuse("vote")
        self.ballot = ballot
        if not await self.count_votes():
            self.tell_table()

    async def vote(self, person: Person, yes: bool) -> None:
        if self.ballot is None:
            raise Refuse("vote")
        if person not in self.roll.players():
            raise Refuse("seat")
        self.ballot.answer(person.id, yes)
        if not await self.count_votes():
            self.tell_table()

    async def count_votes(self) -> bool:
        """Whether the vote is over now."""
        ballot = self.ballot
        if ballot is None:
            return False
        voters = [person.id for person in self.roll.players()]
        verdict = ballot.verdict(voters, self.present(), self.passed(), self.lobby.limits)
        if verdict is None:
            return False
        if not verdict or ballot.seq != self.session.seq:
            self.end_vote(False)
            self.tell_table()
            return True
        if ballot.about == "open":
            async with self.redraft() as roll:
                roll.agreed = self.session.seq
            self.end_vote(True)
            self.tell_table()
            return True
        level = ballot.level
        assert level is not None
        asker = self.roll.person(ballot.by)
        seat = asker.seats[0] if asker and asker.seats else -1
        self.end_vote(True)
        await self.take_back(level, seat)
        return True

    def end_vote(self, done: bool) -> None:
        if self.ballot is not None:
            about, self.ballot = self.ballot.about, None
            self.tell(Voted(about, done))

    def now(self) -> float:
        return self.lobby.clock.now()

    def passed(self) -> float:
        return self.lobby.clock.passed()

    # -- bots --------------------------------------------------------------------------------------------------------

    def bots_turn(self) -> bool:
        decision = self.session.decision
        return (
            decision is not None
            and not self.roll.closed
            and not self.gone
            and self.roll.seats[decision.seat].bot is not None
            and self.session.seq < self.lobby.limits.records
        )

    def wake_bots(self) -> None:
        if self.thinking is None and self.passed() >= self.resting and self.bots_turn():
            self.thinking = asyncio.create_task(self._bots_play(), name=f"bots {self.id}")

    async def _bots_play(self) -> None:
        try:
            while self.bots_turn():
                await self._one_burst()
                self.troubles = 0
        except Exception as reason:  # whatever it was: they try again when the clock says so
            self.resting = self.passed() + self.lobby.limits.bot_rest_seconds * 2 ** min(self.troubles, 6)
            self.troubles += 1
            log.error("bots at table %s rest: %s: %s", self.id, type(reason).__name__, reason)
        finally:
            self.thinking = None

    async def _one_burst(self) -> None:
        """The bots think outside the lock; what they chose counts only if nothing happened meanwhile."""
        async with self.lock:
            if not self.bots_turn():
                return
            seq, bots = self.session.seq, self.roll.bots()
            position = Position.of(self.session, luck=True)
        moves = await self._think(position, bots)
        async with self.lock:
            if self.session.seq != seq or self.roll.bots() != bots or self.roll.closed or moves is None:
                return
            if not moves.taken:
                raise ShambleError(f"the bots do not know what to do: {moves.trouble}")
            try:
                async with Breath(self.lobby.limits.slice_seconds, self.lobby.turns) as breath:
                    for key, seat in moves.taken:
                        self.session.play(key, seat)
                        await breath.take()
            except Exception:
                log.exception("a bot's move at table %s does not fit", self.id)
                await self.reload()
                raise
            await self.store(seq)
            self.lobby.metrics.moves.labels("bots").inc(max(0, self.session.seq - seq))
            await self.spread(seq)
            if moves.stumbled is not None:
                log.error("a bot at table %s stumbled: %s", self.id, moves.trouble)
                self.lobby.metrics.stumbles.inc()
                await self.announce("note-any-move", moves.stumbled)

    async def _think(self, position: Position, bots: dict[int, str]) -> Moves | None:
        """What the bots do, or any move if they find none. None: ask again, one decision at a time."""
        limits = self.lobby.limits
        single = self.careful > 0
        self.careful = max(0, self.careful - 1)
        # After trouble with the same position, luck of another kind.
        seed = self.lobby.bot_seed + self.troubles
        patience = limits.bot_decision_seconds
        burst = Burst(position, bots, seed, 1 if single else limits.bot_moves, limits.bot_seconds, patience)
        most = limits.bot_seconds + 2 * patience
        try:
            answer = await self.lobby.workers.run(play_burst, burst, most, patient=not self.connections)
            return msgspec.json.decode(answer, type=Moves)
        except ShambleError as reason:
            if not single:
                self.careful = limits.bot_moves
                return None
            found = any_move(position.open(), bots, seed)
            return Moves([found] if found else [], found[1] if found else None, str(reason))

    # -- leaving -----------------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Whatever only time brings about."""
        if self.ballot is not None:
            async with self.lock:
                await self.count_votes()
        self.wake_bots()

    def left(self) -> bool:
        """Nobody looks, and nobody is playing."""
        return not self.connections and self.thinking is None

    def idle(self) -> bool:
        return self.left() and self.passed() - self.touched > self.lobby.limits.idle_seconds

    def snapshot(self) -> dict[str, Any]:
        return {"snapshot": plain({"seq": self.session.seq, "state": self.session.state.plain()})}

    def hang_up(self, reason: str, after: float | None = None) -> None:
        for connection in list(self.connections):
            connection.hang_up(Bye(reason, after))
