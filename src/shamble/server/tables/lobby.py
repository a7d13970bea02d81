"""All tables: makes them, brings them back from storage, lets idle ones go."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from shamble.bots.roster import bots_of
from shamble.core.chance import generator
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.core.record import Record
from shamble.core.save import ENGINE, resume
from shamble.core.session import Session
from shamble.server.process.clock import Clock
from shamble.server.process.garbage_collection import Sweeper
from shamble.server.process.limits import Buckets, Limits
from shamble.server.process.metrics import Metrics
from shamble.server.protocol.messages import Created, NewSeat, NewTable, SeatLink
from shamble.server.protocol.refusals import Refuse
from shamble.server.storage.table_storage import Lost, Row, Storage, StoredRecord
from shamble.server.tables import table_bots as robots
from shamble.server.tables.roster import COLOURS, Person, Roll, Seat, hashed, new_token
from shamble.server.tables.table import Table, log, plain
from shamble.server.tables.worker_pool import Workers
from shamble.server.views import game_library as library
from shamble.server.views.catalogue import CASTING, company
from shamble.server.views.history import Breath, fade, replay

if TYPE_CHECKING:
    from shamble.server.cluster.relay import Relay

T = TypeVar("T")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Lobby:
    def __init__(self, storage: Storage, limits: Limits, clock: Clock, workers: Workers) -> None:
        self.storage = storage
        self.limits = limits
        self.clock = clock
        self.workers = workers
        self.tables: dict[str, Table] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """As long as somebody opens that table or waits for whoever does."""
        self.turns = asyncio.Lock()
        """Long works take turns (`replaying.Breath`)."""
        self.restless: set[str] = set()
        """Tables where a vote is open, or where bots rest after trouble."""
        self.connections = 0
        self.knocking = 0
        """Sockets that have not said who they are."""
        self.visitors: Counter[str] = Counter()
        """Sockets by address."""
        self.metrics = Metrics()
        self.closing = False
        self.relay: Relay | None = None
        """To other processes on the same database."""
        self.openers = Workers(min(limits.import_workers, workers.count), limits.import_memory)
        """Opens files that people send: a bad one holds up nobody's bots."""
        self.sweeper = Sweeper()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.bot_seed = secrets.randbits(30)
        self.makers = Buckets(limits.tables_per_minute)
        self.guessers = Buckets(limits.tokens_per_minute)
        self.drawers = Buckets(limits.drawings_per_minute)
        self.askers = Buckets(limits.hints_per_minute)

    # -- making ------------------------------------------------------------------------------------------------------

    async def create(self, plan: NewTable) -> Created:
        try:
            game = library.find(plan.game)
            settings = game.configure(len(plan.seats), plan.settings)
        except ShambleError as reason:
            raise Refuse("settings", 422, str(reason)) from None
        for seat in plan.seats:
            if seat.kind == "bot" and (seat.bot or "steady") not in bots_of(game):
                raise Refuse("bot", 422, f"there is no bot {seat.bot!r} for {game.id}")
        seed = secrets.randbits(64) if plan.seed is None else plan.seed
        session = Session(game, len(plan.seats), settings, seed)
        session.begin()
        choose_characters(session, plan.seats)
        if plan.deal:
            deal_characters(session, seed)
        return await self.settle(session, plan.seats, session.records, session.luck(), seed=plan.seed)

    async def settle(
        self,
        session: Session,
        plan: Sequence[NewSeat],
        records: Sequence[Record],
        luck: Any,
        notes: Sequence[str] = (),
        seed: int | None = None,
    ) -> Created:
        """Store a new table for this session and hand out its secrets."""
        game = session.game
        id = "".join(secrets.choice(LETTERS) for _ in range(12))
        made = Created(id, new_token(), [], new_token(), list(notes))
        roll = Roll([], [], hashed(made.spectate), notes=list(notes), seed=seed)
        first = next((seat for seat in plan if seat.kind == "here"), None)
        keeper = Person(roll.new_id(), hashed(made.token), host=True)
        keeper.name, keeper.colour = (first.name, first.colour or COLOURS[0]) if first else ("", COLOURS[0])
        roll.people.append(keeper)
        names = company(game)
        for number, wish in enumerate(plan):
            colour = wish.colour or COLOURS[number % len(COLOURS)]
            name = wish.name or (names[number] if wish.kind == "bot" else "")
            seat = Seat(number, name=name, colour=colour)
            roll.seats.append(seat)
            if wish.kind == "bot":
                seat.bot = wish.bot or "steady"
            elif wish.kind == "here":
                roll.give(number, keeper)
            else:
                token = new_token()
                guest = Person(roll.new_id(), "", wish.name, colour, invite=hashed(token))
                roll.people.append(guest)
                roll.give(number, guest)
                made.links.append(SeatLink(number, token))
        now = self.clock.now()
        base = session.base
        row = Row(
            id,
            game.id,
            ENGINE,
            game.version,
            session.seats,
            plain(session.settings),
            plain(game.overlay()),
            None if base is None else plain(base),
            0,
            now,
            now,
            "open",
            plain(roll),
            owner=self.storage.owner,
            term=1,
        )
        lines = []
        async with Breath(self.limits.slice_seconds, self.turns) as breath:
            for seq, record in enumerate(records):
                lines.append(StoredRecord(seq, plain(record.plain()), None, now))
                await breath.take()
        lines[-1].luck = plain(luck)
        try:
            await self.storage.create(row, lines)
        except ShambleError:
            raise Refuse("storage", 503) from None
        log.info("a table was made", extra={"table": id, "game": game.id, "seats": session.seats})
        if session.seq == len(records) - 1:
            session.set_luck(luck)
            table = self.tables[id] = Table(self, row, roll, session)
            robots.wake(table)
        return made

    # -- opening -----------------------------------------------------------------------------------------------------

    async def admit(self, id: str, token: str, address: str) -> Table:
        """The table, for somebody with a token for it. Strangers cannot make the server replay a long game."""
        if self.closing:
            raise Refuse("shutdown", 503, "the server is about to stop")
        table = self.tables.get(id)
        roll = table.roll if table is not None else None
        if roll is None and id.isascii() and id.isalnum() and len(id) <= 32:
            row = await self.storage.row(id)
            roll = msgspec.json.decode(row.roll, type=Roll) if row is not None else None
        if roll is None:
            self.blame(address)
            raise Refuse("table", 404, "there is no such table")
        if roll.by_token(token) is None and not roll.watches(token):
            self.blame(address)
            raise Refuse("token", 401, "this token opens nothing here")
        table = await self.open(id)
        if table is None:
            raise Refuse("table", 404, "there is no such table")
        return table

    async def open(self, id: str) -> Table | None:
        """The table, from memory or from storage. Elsewhere: another process has it."""
        table = self.tables.get(id)
        if table is not None:
            return table
        lock = self.opening.setdefault(id, asyncio.Lock())
        async with lock:
            if id in self.tables:
                return self.tables[id]
            try:
                row = await self.storage.claim(id)
                if row is None:
                    return None
                # At once: from now on it is no old table that could be put away.
                await self.storage.update(id, row.term, touched=self.clock.now())
                roll = msgspec.json.decode(row.roll, type=Roll)
                session = await self.read_session(id, row, roll)
                if row.state != "open":
                    await self.storage.update(id, row.term, state="open")
            except Lost:
                raise Refuse("moved", 503, "the table is just changing hands") from None
            table = self.tables[id] = Table(self, row, roll, session)
            log.info("a table was opened", extra={"table": id, "game": row.game, "term": row.term})
            return table

    async def read_session(self, id: str, row: Row | None = None, roll: Roll | None = None) -> Session:
        row = row or await self.storage.row(id)
        if row is None:
            raise Refuse("table", 404)
        try:
            plainly = row.overlay == "{}"  # what is read already needs no thread
            game = library.of_row(row) if plainly else await asyncio.to_thread(library.of_row, row)
            settings = msgspec.json.decode(row.settings)
            base = msgspec.json.decode(row.base) if row.base else None
            lines = await self.storage.lines(id, row.epoch)
            records = []
            async with Breath(self.limits.slice_seconds, self.turns) as breath:
                for line in lines:
                    records.append(Record.read(msgspec.json.decode(line.data), line.seq))
                    await breath.take()
            luck = msgspec.json.decode(lines[-1].luck or "null")
        except ShambleError as reason:
            raise Refuse("table", 409, str(reason)) from None
        try:
            async with Breath(self.limits.slice_seconds, self.turns) as breath:
                return await replay(game, row.seats, settings, base, records, luck, breath)
        except Exception as reason:  # the rules have changed since: go on from the last position that was kept
            if row.snapshot is None or roll is None:
                log.exception("table %s cannot be replayed", id)
                raise Refuse("replay", 409) from None
            log.warning("table %s cannot be replayed (%s): it goes on from its snapshot", id, reason)
            return await self.go_on(row, roll, game, luck)

    async def go_on(self, row: Row, roll: Roll, game: Game[Any], luck: Any) -> Session:
        """A new epoch of an old table: its records no longer fit, its last position does."""
        kept = msgspec.json.decode(row.snapshot or "null")
        try:
            session = resume(game, row.seats, msgspec.json.decode(row.settings), kept["state"], luck, 0)
            session.view()
        except Exception:
            raise Refuse("replay", 409) from None
        row.epoch += 1
        row.base = plain(kept["state"])
        roll.notes.append(f"Older moves of this game no longer fit the rules; it went on from move {kept['seq']}.")
        line = StoredRecord(0, plain(session.records[0].plain()), plain(session.luck()), self.clock.now())
        row.edition += 1
        also = {
            "base": row.base,
            "version": game.version,
            "engine": ENGINE,
            "roll": plain(roll),
            "edition": row.edition,
        }
        await self.storage.append(row.id, row.epoch, [line], {"epoch": row.epoch, **also}, row.term)
        return session

    # -- care --------------------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Every few seconds: looks after all tables."""
        self.sweeper.rest(alone=not self.connections)
        await self.look_after(list(self.tables))
        await self.make_room()

    async def hurry(self) -> None:
        """More often: only those where somebody waits for time to pass."""
        restless = sorted(self.restless)
        await self.look_after(restless)
        self.restless -= {id for id in restless if id not in self.tables or not self.tables[id].due()}

    async def look_after(self, ids: Sequence[str]) -> None:
        """By name: who is archived on the way is not held until the end."""
        breath = Breath(self.limits.slice_seconds)  # hundreds of tables are long work, too
        for id in ids:
            table = self.tables.get(id)
            try:
                if table is not None and table.due():
                    await table.tick()
                    if table.idle():
                        await self.archive(table)
            except (Refuse, ShambleError) as reason:  # the next table's time has come all the same
                log.warning("table %s: %s", id, reason)
            await breath.take()

    async def make_room(self) -> None:
        """More than fits into memory: those that nobody has looked at for longest go first."""
        moves = sum(table.session.seq for table in self.tables.values())
        if len(self.tables) <= self.limits.tables_open and moves <= self.limits.records_open:
            return
        for id in sorted(self.tables, key=lambda id: self.tables[id].touched):
            if len(self.tables) <= self.limits.tables_open and moves <= self.limits.records_open:
                return
            table = self.tables.get(id)
            if table is not None and table.left():
                moves -= table.session.seq
                try:
                    await self.archive(table, at_once=True)
                except (Refuse, ShambleError) as reason:  # others may still go
                    log.warning("table %s stays in memory: %s", id, reason)

    async def archive(self, table: Table, at_once: bool = False) -> None:
        """Out of memory, not out of the world."""
        async with table.lock:
            # Two may want it gone at the same time: whoever makes room, and whoever looks after idle tables.
            if table.gone or not (table.left() if at_once else table.idle()):
                return
            try:
                await self.storage.update(table.id, table.term, state="archived", owner=None, **table.snapshot())
            except Lost:
                self.drop(table, "moved")
                return
            if table.gone:  # dropped meanwhile: whoever lost the database does not wait for a table's lock
                return
            table.gone = True
            del self.tables[table.id]
            self.forget(table.session)
            log.info("a table was archived", extra={"table": table.id})

    def forget(self, session: Session) -> None:
        """Nobody needs it any more."""
        self.spawn(fade(session.moments, Breath(self.limits.slice_seconds, self.turns)))

    async def let_go(self) -> None:
        """The server stops: positions are kept, for rules that may be newer next time, then people are sent away."""
        self.closing = True
        for table in self.tables.values():
            if table.bots.thinking is not None:
                table.bots.thinking.cancel()
        await asyncio.gather(*[self._let_go(table) for table in list(self.tables.values())])
        if self.relay is not None:
            self.relay.let_go()

    async def _let_go(self, table: Table) -> None:
        try:
            async with asyncio.timeout(self.limits.goodbye_seconds), table.lock:
                table.gone = True
                await self.storage.update(table.id, table.term, owner=None, **table.snapshot())
        except (TimeoutError, ShambleError) as reason:  # the records say it all
            log.warning("table %s: %s", table.id, reason or type(reason).__name__)
        table.gone = True
        # With other processes on the same database nobody has to wait for this one.
        table.hang_up("shutdown", self.limits.back_seconds if self.relay is None else None)

    async def close(self) -> None:
        await self.let_go()
        for pool in (self.workers, self.openers):
            await asyncio.to_thread(pool.stop)
        if self.relay is not None:
            await self.relay.stop()
        self.tables.clear()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that nobody forgets half-way."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def drop(self, table: Table, reason: str = "storage") -> None:
        """What is in memory cannot be trusted any more: the next who comes reads it from storage."""
        table.gone = True
        log.info("a table was dropped", extra={"table": table.id, "reason": reason})
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.forget(table.session)
        table.hang_up(reason)

    def blame(self, address: str) -> None:
        """Somebody guesses: slow them down."""
        if not self.guessers.take(address, self.clock.passed()):
            raise Refuse("rate", 429)


def choose_characters(session: Session, plan: Sequence[NewSeat]) -> None:
    """Characters that were picked together with the seats; one that the mission does not offer is left out."""
    wishes = [[*([seat.character] if seat.character else []), *seat.characters] for seat in plan]
    while session.decision is not None and session.decision.ask in CASTING:
        seat = session.decision.seat
        offered = {one.target: one for one in session.decision.options}
        if plan[seat].characters:
            wishes[seat] = [wish for wish in wishes[seat] if wish in offered]
        enough = offered.get("")
        if not wishes[seat] and enough is not None and any(wishes):
            session.play(enough)
            continue
        if not wishes[seat]:
            return
        wish = wishes[seat].pop(0)
        if wish not in offered:
            raise Refuse("character", 422, f"{wish!r} cannot be chosen for seat {seat}")
        session.play(offered[wish])


def deal_characters(session: Session, seed: int) -> None:
    """Whoever has not been chosen is dealt. By the table's seed, but out of the game's own stream: its luck stays."""
    lots = generator(seed, "deal")
    while session.decision is not None and session.decision.ask in CASTING:
        people = [option for option in session.decision.options if option.target]
        session.play(people[lots.below(len(people))])
