"""All tables of this process: creates them, reads them from storage, and archives idle ones."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections import Counter
from collections.abc import Coroutine, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from shamble.bots.roster import USUAL, bots_of
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.server.net.connections import Client, ClientConnection
from shamble.server.process.clock import Clock
from shamble.server.process.fair_queue import FairQueue
from shamble.server.process.garbage_collection import Sweeper
from shamble.server.process.limits import AddressBuckets, Bill, Limits, Networks, per_minute
from shamble.server.process.metrics import Metrics
from shamble.server.process.repeated_log import RepeatedLog
from shamble.server.protocol.http_bodies import Created, NewSeat, NewTable, SeatLink
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import Bye
from shamble.server.storage.table_storage import OwnershipLost, RefusedData, Row, Storage, StorageAway, StoredRecord
from shamble.server.tables import table_bots, undo_commands
from shamble.server.tables.listener import Listener
from shamble.server.tables.roster import COLOURS, Person, Roster, Seat, hashed, new_token, printable
from shamble.server.tables.starting_characters import choose_characters, deal_characters, secret_path
from shamble.server.tables.table import Table, log, plain
from shamble.server.tables.worker_pool import Workers
from shamble.server.views import game_library
from shamble.server.views.catalogue import bot_names
from shamble.server.views.history import TimeSlice, free_gradually, replay
from shamble.sessions.record import Record
from shamble.sessions.save import ENGINE, resume
from shamble.sessions.session import Session

T = TypeVar("T")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Forwarder(Protocol):
    """The connection to the other processes on one database, as the lobby knows it (`cluster.relay.Relay`)."""

    @property
    def guests(self) -> Mapping[int, Client]: ...

    @property
    def alive(self) -> Set[int]: ...

    def pass_on(self, line: ClientConnection, table: str, text: bytes, owner: int, again: bool) -> Client: ...

    def shut_down(self) -> None: ...

    async def stop(self) -> None: ...


class Lobby:
    """The tables in memory, and everything they share: storage, limits, clock, worker processes, budgets, metrics."""

    def __init__(self, storage: Storage, limits: Limits, clock: Clock, workers: Workers) -> None:
        self.storage = storage
        self.limits = limits
        self.clock = clock
        self.workers = workers
        self.tables: dict[str, Table] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks by table id, so that a table is read only once; kept while a request opens or awaits the table."""
        self.turns = asyncio.Lock()
        """Lets one long job run at a time (`views.history.TimeSlice`)."""
        self.tables_awaiting_time: set[str] = set()
        """Ids of tables with an open vote, or with bots that pause after a failure, for `tick_waiting`."""
        self.connections = 0
        self.sockets_before_hello = 0
        """Number of sockets that have not sent their `hello` yet."""
        self.visitors: Counter[str] = Counter()
        """Number of sockets by client address."""
        self.metrics = Metrics()
        self.supervisor = storage.supervisor
        self.supervisor.on_restart = self.metrics.restarted
        self.closing = False
        self.relay: Forwarder | None = None
        """Forwards messages to other processes on the same database; None if this process is alone."""
        self.openers = Workers(min(limits.import_workers, workers.count), limits.import_memory)
        """Workers that open imported files. They are separate from `workers`, so that a bad file delays no bot."""
        self.imports = FairQueue(max(1, self.openers.count), max(1, self.openers.count - 1), limits.imports_waiting)
        """Queue of imported files, fair between addresses."""
        self.importers = AddressBuckets(limits.import_cpu_per_minute / 60, limits.import_cpu_per_minute)
        """Budgets of processor time for imported files, by address."""
        self.costs = AddressBuckets(limits.address_cost_per_second, limits.address_cost_burst)
        """Budgets for costly requests, by address."""
        self.sweeper = Sweeper()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.failures = RepeatedLog(log, logging.ERROR)
        self.unkept = RepeatedLog(log)
        self.spread = itertools.count()
        self.bot_seed = secrets.randbits(30)
        self.makers = per_minute(limits.tables_per_minute)
        self.guessers = per_minute(limits.tokens_per_minute)
        self.drawers = per_minute(limits.drawings_per_minute)
        self.askers = per_minute(limits.hints_per_minute)

    # -- making ------------------------------------------------------------------------------------------------------

    async def create(self, plan: NewTable, own: Game[Any] | None = None, mission: str = "") -> Created:
        """Makes a new table. `own`: the game with content for this table alone. `mission`: id of the stored mission."""
        try:
            game = own or game_library.find(plan.game)
            settings = game.configure(len(plan.seats), plan.settings)
        except ShambleError as reason:
            raise Refuse("settings", 422, str(reason)) from None
        for seat in plan.seats:
            if seat.kind == "bot" and (seat.bot or USUAL) not in bots_of(game):
                raise Refuse("bot", 422, f"there is no bot {seat.bot!r} for {game.id}")
        seed = secrets.randbits(64) if plan.seed is None else plan.seed
        session = Session(game, len(plan.seats), settings, seed, path=secret_path() if plan.seed is None else ())
        session.begin()
        choose_characters(session, plan.seats)
        if plan.deal:
            deal_characters(session, seed)
        luck = session.random_state()
        return await self.store_new_table(session, plan.seats, session.records, luck, seed=plan.seed, mission=mission)

    async def store_new_table(
        self,
        session: Session,
        plan: Sequence[NewSeat],
        records: Sequence[Record],
        luck: Any,
        notes: Sequence[str] = (),
        seed: int | None = None,
        mission: str = "",
    ) -> Created:
        """Stores a new table for this session and returns its secrets."""
        game = session.game
        id = "".join(secrets.choice(LETTERS) for _ in range(12))
        made = Created(id, new_token(), [], new_token(), list(notes))
        roster = Roster([], [], hashed(made.spectate), notes=list(notes), seed=seed, mission=mission)
        first = next((seat for seat in plan if seat.kind == "here"), None)
        keeper = Person(roster.new_id(), hashed(made.token), host=True)
        if first is not None:
            keeper.name, keeper.colour = printable(first.name), first.colour or COLOURS[0]
        roster.people.append(keeper)
        names = bot_names(game)
        for number, wish in enumerate(plan):
            colour = wish.colour or COLOURS[number % len(COLOURS)]
            chosen = printable(wish.name)
            name = chosen or (names[number] if wish.kind == "bot" else "")
            seat = Seat(number, name=name, colour=colour)
            roster.seats.append(seat)
            if wish.kind == "bot":
                seat.bot = wish.bot or "steady"
            elif wish.kind == "here":
                roster.give(number, keeper)
            else:
                token = new_token()
                guest = Person(roster.new_id(), "", chosen, colour, invite=hashed(token))
                roster.people.append(guest)
                roster.give(number, guest)
                made.links.append(SeatLink(number, token))
        now = self.clock.unix_time()
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
            plain(roster),
            owner=self.storage.owner,
            term=1,
        )
        lines = []
        async with TimeSlice(self.limits.slice_seconds, self.turns) as time_slice:
            for seq, record in enumerate(records):
                lines.append(StoredRecord(seq, plain(record.plain()), None, now))
                await time_slice.yield_if_due()
        lines[-1].luck = plain(luck)
        try:
            await self.storage.create(row, lines)
        except RefusedData:
            raise Refuse("malformed", 422) from None
        except ShambleError:
            raise Refuse("storage", 503) from None
        log.info("a table was made", extra={"table": id, "game": game.id, "seats": session.seats})
        if session.seq == len(records) - 1:
            session.set_random_state(luck)
            table = self.tables[id] = Table(self, row, roster, session)
            table_bots.wake(table)
        return made

    # -- opening -----------------------------------------------------------------------------------------------------

    async def admit(self, id: str, token: str, address: str) -> Table:
        """Opens a table for the holder of one of its tokens. The token is checked before a long game is replayed."""
        if self.closing:
            raise Refuse("shutdown", 503, "the server is about to stop")
        table = self.tables.get(id)
        roster = table.roster if table is not None else None
        if roster is None and id.isascii() and id.isalnum() and len(id) <= 32:
            row = await self.storage.row(id)
            roster = msgspec.json.decode(row.roll, type=Roster) if row is not None else None
        if roster is None:
            self.count_bad_token(address)
            raise Refuse("table", 404, "there is no such table")
        if roster.by_token(token) is None and not roster.watches(token):
            self.count_bad_token(address)
            raise Refuse("token", 401, "this token opens nothing here")
        table = await self.open(id)
        if table is None:
            raise Refuse("table", 404, "there is no such table")
        return table

    async def open(self, id: str) -> Table | None:
        """Returns the table from memory or from storage. Raises `OwnedElsewhere` if another process owns it."""
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
                # First: from now on the table is too recent for the archive of old tables.
                await self.storage.update(id, row.term, touched=self.clock.unix_time())
                roster = msgspec.json.decode(row.roll, type=Roster)
                session = await self.read_session(id, row, roster)
                if row.state != "open":
                    await self.storage.update(id, row.term, state="open")
            except OwnershipLost:
                raise Refuse("moved", 503, "the table is just changing hands") from None
            table = self.tables[id] = Table(self, row, roster, session)
            log.info("a table was opened", extra={"table": id, "game": row.game, "term": row.term})
            return table

    async def read_session(self, id: str, row: Row | None = None, roster: Roster | None = None) -> Session:
        """Replays the stored game of a table; where its records no longer fit the rules, it continues from the
        snapshot."""
        row = row or await self.storage.row(id)
        if row is None:
            raise Refuse("table", 404)
        try:
            plainly = row.overlay == "{}"  # the built-in game is already loaded and needs no thread
            game = game_library.of_row(row) if plainly else await asyncio.to_thread(game_library.of_row, row)
            settings = msgspec.json.decode(row.settings)
            base = msgspec.json.decode(row.base) if row.base else None
            lines = await self.storage.lines(id, row.epoch)
            records = []
            async with TimeSlice(self.limits.slice_seconds, self.turns) as time_slice:
                for line in lines:
                    records.append(Record.read(msgspec.json.decode(line.data), line.seq))
                    await time_slice.yield_if_due()
            luck = msgspec.json.decode(lines[-1].luck or "null")
        except ShambleError as reason:
            raise Refuse("table", 409, str(reason)) from None
        try:
            async with TimeSlice(self.limits.slice_seconds, self.turns) as time_slice:
                return await replay(game, row.seats, settings, base, records, luck, time_slice)
        except Exception as reason:  # the rules have changed since: continue from the snapshot
            if row.snapshot is None or roster is None:
                log.exception("table %s cannot be replayed", id)
                raise Refuse("replay", 409) from None
            log.warning("table %s cannot be replayed (%s): it continues from its snapshot", id, reason)
            return await self.start_epoch(row, roster, game, luck)

    async def start_epoch(self, row: Row, roster: Roster, game: Game[Any], luck: Any) -> Session:
        """Starts a new epoch of a table from its snapshot, because its records no longer fit the rules."""
        kept = msgspec.json.decode(row.snapshot or "null")
        try:
            session = resume(game, row.seats, msgspec.json.decode(row.settings), kept["state"], luck, 0)
            session.view()
        except Exception:
            raise Refuse("replay", 409) from None
        row.epoch += 1
        row.base = plain(kept["state"])
        roster.agreed = roster.shown = -1  # these are seqs of the old epoch
        roster.notes.append(f"Older moves of this game no longer fit the rules; it went on from move {kept['seq']}.")
        line = StoredRecord(0, plain(session.records[0].plain()), plain(session.random_state()), self.clock.unix_time())
        row.edition += 1
        also = {
            "base": row.base,
            "version": game.version,
            "engine": ENGINE,
            "roll": plain(roster),
            "edition": row.edition,
        }
        await self.storage.append(row.id, row.epoch, [line], {"epoch": row.epoch, **also}, row.term)
        return session

    # -- care --------------------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Looks after all tables. Called every few seconds."""
        self.sweeper.collect_if_idle(alone=not self.connections)
        await self.tick_tables(list(self.tables))
        await self.make_room()

    async def tick_waiting(self) -> None:
        """Ticks the tables that wait for a time: open votes, and bots that pause. Called more often than `tick`."""
        waiting = sorted(self.tables_awaiting_time)
        await self.tick_tables(waiting)
        self.tables_awaiting_time -= {id for id in waiting if id not in self.tables or not self.tables[id].due()}

    async def tick_tables(self, ids: Sequence[str]) -> None:
        """Ticks the tables that are due, and archives idle ones. Takes ids, to keep no archived table in memory."""
        time_slice = TimeSlice(self.limits.slice_seconds)  # hundreds of tables would block the event loop
        for id in ids:
            table = self.tables.get(id)
            try:
                if table is not None and table.due():
                    await self.tick_table(table)
                    if table.idle():
                        await self.archive(table)
            except (Refuse, ShambleError) as reason:  # the other tables are still looked after
                if not self.storage.outage.going_on:  # else the storage has said so
                    self.unkept.add(f"table {id}: {reason}")
            await time_slice.yield_if_due()

    async def tick_table(self, table: Table) -> None:
        """Does what depends on time alone: ends votes and lets resting bots try again."""
        if table.ballot is not None:
            async with table.lock:
                await undo_commands.count_votes(table)
        table_bots.wake(table)

    def wake_bots(self, table: Table) -> None:
        table_bots.wake(table)

    async def make_room(self) -> None:
        """Archives tables without clients, longest untouched first, while memory holds too many tables or moves."""
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
                except (Refuse, ShambleError) as reason:  # others may still be archived
                    if not self.storage.outage.going_on:
                        self.unkept.add(f"table {id} could not be archived: {reason}")

    async def archive(self, table: Table, at_once: bool = False) -> None:
        """Stores a snapshot, marks the table as archived and removes it from memory, if it is idle.

        With `at_once` it is enough that no client is connected and no bot thinks.
        """
        async with table.lock:
            # `make_room` and `tick_tables` may both archive the table at the same time.
            if table.gone or not (table.left() if at_once else table.idle()):
                return
            try:
                await self.storage.update(table.id, table.term, state="archived", owner=None, **table.snapshot())
            except OwnershipLost:
                self.drop(table, "moved")
                return
            if table.gone:  # dropped meanwhile: losing the database drops tables without their lock
                return
            table.gone = True
            del self.tables[table.id]
            self.forget(table.session)
            log.info("a table was archived", extra={"table": table.id})

    def forget(self, session: Session) -> None:
        """Frees the memory of a session that is no longer used, in slices."""
        self.spawn(free_gradually(session.all_nodes, TimeSlice(self.limits.slice_seconds, self.turns)))

    async def shut_down(self) -> None:
        """Stores a snapshot of each table, in case the rules are newer at the next start, and disconnects all clients.

        Called when the server stops.
        """
        self.closing = True
        for table in self.tables.values():
            if table.bots.thinking is not None:
                table.bots.thinking.cancel()
        await asyncio.gather(*[self._shut_down_table(table) for table in list(self.tables.values()) if not table.gone])
        if self.relay is not None:
            self.relay.shut_down()

    async def _shut_down_table(self, table: Table) -> None:
        """Stores the snapshot of one table and gives up its ownership, as far as the time allows."""
        try:
            async with asyncio.timeout(self.limits.goodbye_seconds), table.lock:
                table.gone = True
                await self.storage.update(table.id, table.term, owner=None, **table.snapshot())
        except (TimeoutError, ShambleError) as reason:  # the snapshot is optional: the records are stored
            if not self.storage.outage.going_on:
                self.unkept.add(
                    f"the snapshot of table {table.id} could not be stored: {str(reason) or type(reason).__name__}"
                )
        table.gone = True
        # With other processes on the same database, clients can reconnect at once.
        table.hang_up("shutdown", self.limits.back_seconds if self.relay is None else None)

    async def close(self) -> None:
        """Gives all tables up and ends worker processes, relay and storage."""
        await self.shut_down()
        for pool in (self.workers, self.openers):
            await asyncio.to_thread(pool.stop)
        if self.relay is not None:
            await self.relay.stop()
        self.tables.clear()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts a task and keeps a reference, so that it is not garbage-collected while it runs."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._spawned_ended)
        return task

    def _spawned_ended(self, task: asyncio.Task[Any]) -> None:
        """Forgets a task that has ended, and logs its error."""
        self.tasks.discard(task)
        reason = None if task.cancelled() else task.exception()
        if reason is not None and not isinstance(reason, StorageAway):  # the storage has logged its outage
            self.failures.add(f"a task failed: {type(reason).__name__}: {reason}", exc_info=reason)

    def drop(self, table: Table, reason: str = "storage") -> None:
        """Removes a table whose memory may differ from storage. The next client that opens it reads it from storage."""
        table.gone = True
        log.info("a table was dropped", extra={"table": table.id, "reason": reason})
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.forget(table.session)
        table.hang_up(reason, self.back_after() if reason == "storage" else None)

    def back_after(self) -> float:
        """Seconds until a client should reconnect during a database outage: half the outage so far, from 1 to 15, times
        a factor from 1 to 2, so that the clients do not all reconnect at the same time."""
        least = min(15.0, max(1.0, self.storage.outage.seconds / 2))
        return round(least * (1 + next(self.spread) % 16 / 16), 2)

    def disconnect_banned(self, bans: Networks) -> None:
        """Disconnects all clients with a banned address."""
        clients: list[Listener | Client] = [guest for table in self.tables.values() for guest in table.clients]
        if self.relay is not None:
            clients += self.relay.guests.values()
        for client in clients:
            if bans.hold(client.connection.address):
                client.hang_up(Bye("banned"))

    async def drop_lost_tables(self) -> None:
        """Drops the tables in memory that were deleted, or that another process has claimed, since they were read."""
        held = {id: table.term for id, table in self.tables.items()}
        if not held:
            return
        stored = await self.storage.terms(list(held))
        for id, term in held.items():
            table = self.tables.get(id)
            if table is not None and table.term == term and stored.get(id) != term:
                self.drop(table, "moved" if id in stored else "table")

    def afford(self, address: str) -> None:
        """Refuses a costly request while the budget of the address is used up."""
        now = self.clock.monotonic()
        if wait := self.costs.of(address, now).wait(now):
            raise Refuse("rate", 429, f"that was much at once: come again in {wait:.0f} seconds", wait)

    @contextmanager
    def charged(self, address: str) -> Iterator[Bill]:
        """Charges an address for the time and bytes of the `with` block."""
        bill = Bill()
        try:
            yield bill
        finally:
            self.costs.of(address, self.clock.monotonic()).charge(bill.cost)

    def count_bad_token(self, address: str) -> None:
        """Counts a wrong table id or token of an address, and refuses it if there were too many."""
        if not self.guessers.take(address, self.clock.monotonic()):
            raise Refuse("rate", 429, after=self.guessers.pause)
