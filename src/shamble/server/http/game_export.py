"""Games as files: the bundle that replays, what a seat may have of it, and games that come back."""

from __future__ import annotations

import asyncio
import platform
import secrets
from typing import Any

import msgspec
from msgspec import Raw

from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.record import Record
from shamble.core.scene import Scene
from shamble.core.session import Session
from shamble.server.protocol.messages import Created, Frame, NewSeat, Replay, encode
from shamble.server.protocol.refusals import Refuse
from shamble.server.tables.bot_moves import Opened, Sent, open_save
from shamble.server.tables.lobby import Lobby
from shamble.server.tables.roster import Person
from shamble.server.tables.table import Table
from shamble.server.views.history import Breath, at, replay, told
from shamble.server.views.scene_updates import Reel


def version() -> str:
    from importlib.metadata import version as installed

    return installed("shamble")


async def bundle(table: Table, person: Person | None, seat: int | None) -> bytes:
    """The whole game where that is allowed, else one seat's view and log. Needs the table's lock."""
    session, limits = table.session, table.lobby.limits
    about = {"shamble": version(), "python": platform.python_version(), "notes": list(table.roll.notes)}
    if table.full_for(person):
        return await asyncio.to_thread(lambda: encode({**session.save(luck=False), "about": about}))
    async with Breath(limits.slice_seconds, table.lobby.turns) as breath:
        log = await told(session, seat, 0, limits.records, breath)
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


async def frames(table: Table, person: Person | None, seat: int | None, start: int, end: int) -> Replay:
    """A page of the game's moments as this seat saw them."""
    limits = table.lobby.limits
    async with table.lock:
        session = table.session
        line = session.line()
    found: list[Raw] = []
    scene: Scene | None = None
    async with Breath(limits.slice_seconds, table.lobby.turns) as breath:
        reel = Reel(session, line[start : min(end, start + limits.frames_per_page)], breath)
        if 0 < start < len(line):
            scene = reel.scene(line[start - 1].state, seat)
        for number, node in enumerate(reel.nodes):
            then = at(session, node)
            if scene is None:  # nothing comes before the set-up
                scene = reel.scene(node.state, seat)
                events = await told(then, seat, 0, limits.log_events, breath)
            else:
                events, scene = await reel.tell(number, seat, scene)
            now, scene = reel.now(then, seat, scene)
            moment = Frame(node.seq, *moment_of(scene), events)  # type: ignore[arg-type]
            if number == 0:
                moment.view = then.view(seat)
            else:
                moment.now = now
            found.append(Raw(encode(moment)))
            reel.forget()
            await breath.take()
    return Replay(session.game.id, seat, len(line), start, found)  # type: ignore[arg-type]


def moment_of(scene: Scene) -> tuple[int | None, int, int]:
    ribbon = scene["ribbon"]
    return ribbon["turn"], ribbon["round"], ribbon["phase"]


async def fork(table: Table, person: Person | None, seq: int) -> Created:
    """A new table that goes on from an earlier moment, with luck of its own. Bots stay, the rest sits here."""
    lobby = table.lobby
    async with table.lock:
        if not table.full_for(person):
            raise Refuse("hidden", 403, "while something is hidden, nobody may play on from here alone")
        session = table.session
        if seq not in {node.seq for node in session.line()}:
            raise Refuse("stale", 404, "there is no such moment")
        records = session.records[: seq + 1]
        plan = [NewSeat("bot" if seat.bot else "here", seat.bot, seat.name, seat.colour) for seat in table.roll.seats]
        base = session.base
    twin = await again(lobby, session, base, records)
    return await lobby.settle(twin, plan, records, twin.luck())


async def again(lobby: Lobby, session: Session, base: Any, records: list[Record]) -> Session:
    luck = {"seed": secrets.randbits(64), "path": ["table"], "forks": 0, "words": None}
    async with Breath(lobby.limits.slice_seconds, lobby.turns) as breath:
        return await replay(session.game, session.seats, session.settings, base, records, luck, breath)


async def bring(lobby: Lobby, body: bytes) -> Created:
    """A game from a file: opened by a worker, so that a bad one harms nobody."""
    limits = lobby.limits
    try:
        job = Sent(body.decode(), limits)
        answer = await lobby.openers.run(open_save, job, limits.import_seconds, tries=1)
        opened = msgspec.json.decode(answer, type=Opened)
    except (UnicodeError, ShambleError):
        raise Refuse("save", 422, "this file cannot be read") from None
    if opened.problem:
        raise Refuse("save", 422, opened.problem)
    game = registry.find(opened.game)
    if opened.overlay:
        game = await asyncio.to_thread(game.with_content, opened.overlay)
    records = []
    async with Breath(limits.slice_seconds, lobby.turns) as breath:
        for number, plain in enumerate(opened.records):
            records.append(Record.read(msgspec.json.decode(plain), number))
            await breath.take()
    session = Session(game, opened.seats, opened.settings, 0)
    twin = await again(lobby, session, opened.base, records)
    plan = [NewSeat("here") for _ in range(twin.seats)]
    return await lobby.settle(twin, plan, records, twin.luck(), opened.notes)
