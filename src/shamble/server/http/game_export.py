"""Games as files: exports of a whole game or one seat's view, pages of a replay, forks and imports."""

from __future__ import annotations

import asyncio
import platform
import secrets
from typing import Any

import msgspec
from msgspec import Raw

from shamble.bots.roster import bots_of
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.scene import Scene
from shamble.server.process.fair_queue import QueueFull
from shamble.server.process.limits import TokenBucket
from shamble.server.protocol.http_bodies import Created, NewSeat, Opening, Replay, ReplayFrame
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import encode
from shamble.server.tables.bot_moves import CheckedSave, UploadedSave, open_save
from shamble.server.tables.lobby import Lobby
from shamble.server.tables.roster import Person
from shamble.server.tables.starting_characters import secret_path
from shamble.server.tables.table import Table
from shamble.server.tables.worker_pool import Unanswered
from shamble.server.views.history import TimeSlice, replay, session_at, visible_events
from shamble.server.views.scene_updates import SceneSteps
from shamble.sessions.record import Record
from shamble.sessions.session import Session
from shamble.story.scenes import Instant, state_at


def version() -> str:
    """The version of the installed package."""
    from importlib.metadata import version as installed

    return installed("shamble")


async def bundle(table: Table, person: Person | None, seat: int | None) -> bytes:
    """The export for a person: the whole game if allowed, else one seat's view and log. Needs the table's lock."""
    session, limits = table.session, table.services.limits
    about = {
        "shamble": version(),
        "python": platform.python_version(),
        "notes": list(table.roster.notes),
        "bots": [seat.bot or "" for seat in table.roster.seats],
    }
    if table.full_for(person):
        await table.note_export(person)
        return await asyncio.to_thread(lambda: encode({**session.save(luck=False), "about": about}))
    async with TimeSlice(limits.slice_seconds, table.services.turns) as time_slice:
        log = await visible_events(session, seat, 0, limits.records, time_slice)
    return encode(
        {
            "shamble-view": 1,
            "game": session.game.id,
            "settings": dict(session.settings),
            "seat": seat,
            "seq": session.seq,
            "view": session.view(seat),
            "log": log,
            "about": about,
        }
    )


async def frames(table: Table, seat: int | None, start: int, end: int, happened: int | None = None) -> Replay:
    """A page of the game's moments as this seat saw them. With `happened`, the view of the first one shows the scene
    after so many of its events, and no question."""
    limits = table.services.limits
    async with table.lock:
        session = table.session
        line = session.current_line()
    moments: list[Raw] = []
    scene: Scene | None = None
    async with TimeSlice(limits.slice_seconds, table.services.turns) as time_slice:
        scene_steps = SceneSteps(session, line[start : min(end, start + limits.frames_per_page)], time_slice)
        if 0 < start < len(line):
            scene = scene_steps.scene(line[start - 1].state, seat)
        for number, node in enumerate(scene_steps.nodes):
            then = session_at(session, node)
            opening = await scene_steps.opening(seat) if scene is None and node.parent is None else None
            if opening is not None:
                events, scene = await scene_steps.tell(number, seat, opening[1], opening[0])
            elif scene is None:  # the first moment has no scene before it
                scene = scene_steps.scene(node.state, seat)
                events = await visible_events(then, seat, 0, limits.log_events, time_slice)
            else:
                events, scene = await scene_steps.tell(number, seat, scene)
            now, scene = scene_steps.now(then, seat, scene)
            moment = ReplayFrame(node.seq, *moment_of(scene), events)  # type: ignore[arg-type]
            if number == 0:
                moment.view = view = then.view(seat)
                if happened is not None:
                    state = state_at(session, Instant(start, happened))
                    view["scene"] = session.game.scene(state, seat)
                    view["decision"], view["interrupts"] = None, []
                if opening is not None:
                    moment.opening = Opening(opening[1], opening[0])
            else:
                moment.now = now
            moments.append(Raw(encode(moment)))
            scene_steps.forget()
            await time_slice.yield_if_due()
    return Replay(session.game.id, seat, len(line), start, moments, session.game.content_digest or "")  # type: ignore[arg-type]


def moment_of(scene: Scene) -> tuple[int | None, int, int]:
    """Turn, round and phase of a scene."""
    ribbon = scene["ribbon"]
    return ribbon["turn"], ribbon["round"], ribbon["phase"]


async def fork(lobby: Lobby, table: Table, person: Person | None, seq: int) -> Created:
    """Makes a table that continues from an earlier moment with a new random stream. Bots stay; all other seats belong
    to the person who asks."""
    async with table.lock:
        if not table.full_for(person):
            raise Refuse("hidden", 403, "while something is hidden, nobody may play on from here alone")
        await table.note_export(person)
        session = table.session
        if seq not in {node.seq for node in session.current_line()}:
            raise Refuse("stale", 404, "there is no such moment")
        records = session.records[: seq + 1]
        plan = [NewSeat("bot" if seat.bot else "here", seat.bot, seat.name, seat.colour) for seat in table.roster.seats]
        base = session.base
    twin = await replay_anew(lobby, session, base, records)
    return await lobby.store_new_table(twin, plan, records, twin.random_state())


async def replay_anew(lobby: Lobby, session: Session, base: Any, records: list[Record]) -> Session:
    """Replays the records in a new session with a new secret random stream."""
    luck = {"seed": secrets.randbits(64), "path": list(secret_path()), "forks": 0, "words": None}
    async with TimeSlice(lobby.limits.slice_seconds, lobby.turns) as time_slice:
        return await replay(session.game, session.seats, session.settings, base, records, luck, time_slice)


async def import_game(lobby: Lobby, body: bytes, address: str = "") -> Created:
    """Makes a table from a file. Addresses take turns, and each has a budget of processor time."""
    budget = lobby.importers.of(address, lobby.clock.monotonic())
    try:
        async with lobby.imports.place(address):
            if wait := budget.wait(lobby.clock.monotonic()):
                raise Refuse("rate", 429, f"your files took much time: come again in {wait:.0f} seconds", wait)
            return await open_file(lobby, body, budget)
    except QueueFull:
        raise Refuse("rate", 429, "your other files are still being opened", lobby.limits.import_seconds) from None


def seats_with_bots(bots: list[str], installed: list[str], seats: int) -> list[NewSeat]:
    """The seats of an imported game: bots keep those they had, all others belong to the person who imports it. A game
    of bots only, and a bot that is not known here, become seats of that person."""
    kept = [bot if bot in installed else "" for bot in bots] if len(bots) == seats else []
    if not kept or all(kept):
        return [NewSeat("here") for _ in range(seats)]
    return [NewSeat("bot", bot) if bot else NewSeat("here") for bot in kept]


async def open_file(lobby: Lobby, body: bytes, costs: TokenBucket) -> Created:
    """Makes a table from a file, which a worker process opens, so that a bad file does no harm here."""
    limits = lobby.limits
    try:
        job = UploadedSave(body.decode(), limits)
        answer = await lobby.openers.run(open_save, job, limits.import_seconds, tries=1)
        opened = msgspec.json.decode(answer, type=CheckedSave)
    except (UnicodeError, ShambleError) as reason:
        costs.charge(limits.import_seconds if isinstance(reason, Unanswered) else 0.0)
        raise Refuse("save", 422, "this file cannot be read") from None
    if opened.problem:
        costs.charge(opened.seconds)
        raise Refuse("save", 422, opened.problem)
    costs.charge(2 * opened.seconds)  # the game is replayed once more here
    game = registry.find(opened.game)
    if opened.overlay:
        game = await asyncio.to_thread(game.with_content, opened.overlay)
    records = []
    async with TimeSlice(limits.slice_seconds, lobby.turns) as time_slice:
        for number, plain in enumerate(opened.records):
            records.append(Record.read(msgspec.json.decode(plain), number))
            await time_slice.yield_if_due()
    session = Session(game, opened.seats, opened.settings, 0)
    twin = await replay_anew(lobby, session, opened.base, records)
    plan = seats_with_bots(opened.bots, bots_of(game), twin.seats)
    return await lobby.store_new_table(twin, plan, records, twin.random_state(), opened.notes)
