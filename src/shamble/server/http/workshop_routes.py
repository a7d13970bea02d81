"""Routes of the workshop: the kit of the editor, checks, files, stored missions, tables, playtests and the shelf."""

from __future__ import annotations

import asyncio
import logging
import time
from base64 import b64encode
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, Request, Response
from msgspec import Meta, Struct

from shamble.content.overlay import stack
from shamble.core.errors import ShambleError
from shamble.server.http import game_export
from shamble.server.http.exchange import address, read, reply, spend
from shamble.server.http.openapi import described
from shamble.server.process.fair_queue import QueueFull
from shamble.server.process.limits import AddressBuckets, TokenBucket, network, per_minute
from shamble.server.process.repeated_log import RepeatedLog, first_line
from shamble.server.protocol.http_bodies import Created, NewTable
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import encode
from shamble.server.tables.lobby import Lobby
from shamble.server.tables.roster import printable
from shamble.server.tables.worker_pool import JobFailed, Workers
from shamble.server.views import game_library
from shamble.server.workshop.mission_shelf import PAGES, MissionShelf, StoredMission, author_of, plain_info
from shamble.server.workshop.playtests import GAMES, Playtest, Playtests
from shamble.server.workshop.workshop_jobs import (
    MissionAnswer,
    MissionJob,
    PackJob,
    city_game,
    do_mission,
    do_pack,
)
from shamble.text.files import LANGUAGES
from shamble.workshop.editor import kit

Name = Annotated[str, Meta(max_length=64)]
JOB_SECONDS = 10.0
"""Seconds that a check may take."""
PACK_SECONDS = 10.0
"""Seconds that the check of a pack may take."""
log = logging.getLogger("shamble.server")


class MissionPlease(Struct, forbid_unknown_fields=True):
    """A mission that is being edited. `text`: the TOML that it was read from."""

    game: Name
    mission: dict[str, Any]
    text: Annotated[str, Meta(max_length=30_000)] = ""
    lang: Annotated[str, Meta(max_length=5)] = "en"
    shared: bool = False
    id: Name = ""


class TextPlease(Struct, forbid_unknown_fields=True):
    """A mission file."""

    text: Annotated[str, Meta(max_length=30_000)]


class PlayPlease(Struct, forbid_unknown_fields=True):
    """A table with a mission of the workshop: `plan` as for a new table."""

    plan: NewTable
    mission: dict[str, Any] = {}
    id: Name = ""
    packs: Annotated[list[Name], Meta(max_length=8)] = []
    """Ids of the stored packs that are switched on at this table, in order."""


class TestPlease(Struct, forbid_unknown_fields=True):
    """A playtest of a mission with about this many games. `against`: the id of an earlier one of the same person, of
    another version of the mission, which the report compares with this one."""

    game: Name
    mission: dict[str, Any]
    games: Annotated[int, Meta(ge=10, le=GAMES)] = 150
    against: Annotated[str, Meta(max_length=80)] = ""
    other: dict[str, Any] = {}
    """Another version of the mission, which is played on the same seeds and compared."""
    name: Annotated[str, Meta(max_length=80)] = ""
    """The name of the other version."""


class CommentPlease(Struct, forbid_unknown_fields=True):
    """A rating from 1 to 5 stars (0: none) with a comment to the author. `seats`: tables at which this person plays,
    each with their token; stars need one at which the mission was finished."""

    stars: Annotated[int, Meta(ge=0, le=5)] = 0
    name: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=600)] = ""
    seats: Annotated[list[tuple[Name, Name]], Meta(max_length=12)] = []


class WatchPlease(Struct, forbid_unknown_fields=True):
    """The name of the game of a playtest to watch."""

    name: Name


class Workshop:
    """State that the routes of the workshop share: the shelf, the playtests and the budgets of addresses."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.shelf = MissionShelf(lobby.storage)
        count = 0 if lobby.workers.count == 0 else min(2, lobby.workers.count)
        self.tests = Playtests(lobby, Workers(count, lobby.limits.import_memory if count else 0))
        self.checkers = per_minute(lobby.limits.checks_per_minute)
        self.savers = per_minute(lobby.limits.missions_per_minute)
        self.packing: set[str] = set()
        """Addresses with a pack that is being checked (`network`)."""
        self.failed = RepeatedLog(log)

    def spend(self, bucket: AddressBuckets, request: Request) -> None:
        spend(request, self.lobby, bucket, "too often: wait a minute")

    async def job(self, request: Request, job: MissionJob | PackJob) -> MissionAnswer:
        """Runs a job in a worker process, so that a bad mission does no harm here. Addresses take turns, and each has
        the budget of processor time of its imports."""
        code = "mission" if isinstance(job, MissionJob) else "pack"
        who, clock = address(request), self.lobby.clock
        budget = self.lobby.importers.of(who, clock.monotonic())
        try:
            async with self.lobby.imports.place(who):
                if wait := budget.wait(clock.monotonic()):
                    raise Refuse("rate", 429, f"your {code}s took much time: come again in {wait:.0f} seconds", wait)
                answer = await self.run(job, code, budget)
        except QueueFull:
            raise Refuse("rate", 429, "your other missions are still being checked", JOB_SECONDS) from None
        if answer.error:
            raise Refuse(code, 422, answer.error)
        return answer

    async def run(self, job: MissionJob | PackJob, code: str, budget: TokenBucket) -> MissionAnswer:
        """Runs a job in a worker process and charges its processor time; after a failure, the time that passed."""
        work, most = (do_mission, JOB_SECONDS) if isinstance(job, MissionJob) else (do_pack, PACK_SECONDS)
        begun = time.monotonic()
        try:
            data = await self.lobby.openers.run(work, job, most, tries=1)
        except ShambleError as reason:
            budget.charge(time.monotonic() - begun)
            if isinstance(reason, JobFailed):
                self.failed.add(f"a {code} cannot be checked: {first_line(reason)}")
            raise Refuse(code, 422, "checking it takes too much time or memory") from None
        answer = msgspec.json.decode(data, type=MissionAnswer)
        budget.charge(answer.seconds)
        return answer

    async def pack(self, request: Request) -> MissionAnswer:
        """Checks an uploaded pack, one of an address at a time."""
        who = network(address(request))
        if who in self.packing:
            raise Refuse("rate", 429, "your other pack is still being checked", PACK_SECONDS)
        self.packing.add(who)
        try:
            return await self.job(request, PackJob(b64encode(await request.body()).decode()))
        finally:
            self.packing.discard(who)

    def test(self, request: Request, id: str) -> Playtest:
        """A playtest, for the person who started it."""
        test = self.tests.find(id)
        if test.starter != author_of(secret_of(request)):
            raise Refuse("token", 401, "this test belongs to somebody else")
        return test


def secret_of(request: Request) -> str:
    """The author's secret; the browser makes it up and keeps it."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not 16 <= len(secret) <= 64:
        raise Refuse("token", 401, "an author's secret is needed")
    return secret


@lru_cache(maxsize=16)
def kit_of(game: str, lang: str) -> bytes:
    """The kit of the editor for a game, encoded."""
    return bytes(encode(kit(city_game(game), lang)))


def install(app: FastAPI, lobby: Callable[[], Lobby]) -> None:
    """Registers the routes of the workshop."""

    def workshop() -> Workshop:
        if not hasattr(app.state, "workshop"):
            app.state.workshop = Workshop(lobby())
        current: Workshop = app.state.workshop
        return current

    @app.get("/api/workshop/kit/{game}/{lang}", **described(dict[str, Any], 404))
    async def kit_route(game: str, lang: str) -> Response:
        """Tiles, goals, special rules, zombies and cards of a game, for the editor."""
        try:
            data = await asyncio.to_thread(kit_of, game, lang if lang in LANGUAGES else "en")
        except ShambleError as reason:
            raise Refuse("missing", 404, str(reason)) from None
        return Response(data, media_type="application/json")

    @app.get("/api/workshop/ours/{game}/{id}", **described(dict[str, Any], 404))
    async def ours(game: str, id: str) -> Response:
        """One of the game's own missions, as a start for another."""
        try:
            mission = city_game(game).library.get(id)
        except ShambleError as reason:
            raise Refuse("missing", 404, str(reason)) from None
        if mission is None:
            raise Refuse("missing", 404, "there is no such mission")
        return reply({"game": game, "mission": {key: value for key, value in mission.row.items() if value is not None}})

    @app.post("/api/workshop/check", **described(dict[str, Any], 400, 403, 413, 422, 429, body=dict[str, Any]))
    async def check(request: Request) -> Response:
        """Checks a mission while it is edited: problems with their places, the board, and the sentences of
        its rules."""
        workshop().spend(workshop().checkers, request)
        wish = await read(request, MissionPlease)
        answer = await workshop().job(request, MissionJob("check", wish.game, wish.mission, lang=wish.lang))
        return reply(answer.data)

    @app.post("/api/workshop/sheet", include_in_schema=False)
    async def sheet(request: Request) -> Response:
        """A mission as a printable HTML page, for people with the box."""
        workshop().spend(workshop().checkers, request)
        wish = await read(request, MissionPlease)
        lang = wish.lang if wish.lang in LANGUAGES else "en"
        answer = await workshop().job(request, MissionJob("sheet", wish.game, wish.mission, lang=lang))
        return Response(answer.text, media_type="text/html; charset=utf-8")

    @app.post("/api/workshop/read", **described(dict[str, Any], 400, 403, 413, 422, 429, body=dict[str, Any]))
    async def read_file(request: Request) -> Response:
        """Reads a mission file."""
        workshop().spend(workshop().checkers, request)
        wish = await read(request, TextPlease)
        answer = await workshop().job(request, MissionJob("read", "", text=wish.text))
        return reply({"mission": answer.data, "game": answer.text})

    @app.post("/api/workshop/write", **described(dict[str, Any], 400, 403, 413, 422, 429, body=dict[str, Any]))
    async def write_file(request: Request) -> Response:
        """Writes a mission as TOML; comments of the text that it was read from stay."""
        workshop().spend(workshop().checkers, request)
        wish = await read(request, MissionPlease)
        answer = await workshop().job(request, MissionJob("write", wish.game, wish.mission, wish.text))
        return reply({"text": answer.text})

    @app.post(
        "/api/workshop/missions",
        **described(dict[str, Any], 400, 401, 403, 409, 413, 422, 429, body=dict[str, Any], secret=True),
    )
    async def keep(request: Request) -> Response:
        """Stores a mission under its author's secret, or a new version of it, and shares it if wished."""
        here = workshop()
        here.spend(here.savers, request)
        author = author_of(secret_of(request))
        wish = await read(request, MissionPlease)
        stored = await here.shelf.find(wish.id) if wish.id else None
        if stored is not None and stored.author != author:
            raise Refuse("token", 401, "only the author changes a mission")
        checked = await here.job(request, MissionJob("check", wish.game, wish.mission, lang=wish.lang))
        if wish.shared and not checked.data["playable"]:
            raise Refuse("mission", 422, str(checked.data["problems"][0]["text"]))
        text = (await here.job(request, MissionJob("write", wish.game, wish.mission, wish.text))).text
        info = shelf_info(wish.mission, checked.data)
        now = here.lobby.clock.unix_time()
        data, shown = encode(wish.mission).decode(), encode(info).decode()
        mission = StoredMission("", author, wish.game, text, data, shown, int(wish.shared), now, now)
        return reply({"id": await here.shelf.keep(stored, mission)})

    @app.post("/api/workshop/packs", **described(dict[str, Any], 401, 403, 409, 413, 422, 429, body=bytes, secret=True))
    async def upload(request: Request) -> Response:
        """Takes a pack (`shamble pack`) onto the shelf. A pack with code is refused."""
        here = workshop()
        here.spend(here.savers, request)
        author = author_of(secret_of(request))
        answer = await here.pack(request)
        info, now = answer.data["info"], here.lobby.clock.unix_time()
        overlay, shown = encode(answer.data["overlay"]).decode(), encode(info).decode()
        missions = encode(answer.data["missions"]).decode()
        pack = StoredMission("", author, str(info["games"][0]), missions, overlay, shown, 1, now, now)
        return reply({"id": await here.shelf.keep(None, pack)})

    @app.get("/api/workshop/missions", **described(dict[str, Any], 422, 429))
    async def shelf(request: Request, game: str = "", page: int = 0) -> Response:
        """A page of the shelf: missions that people shared, and one's own. `more`: true if another page follows."""
        here = workshop()
        here.lobby.afford(address(request))
        secret = request.headers.get("authorization", "").partition(" ")[2]
        author = author_of(secret) if secret else ""
        rows, more = await here.shelf.listed(printable(game[:64]), author, max(0, min(page, PAGES)))
        stars = await here.shelf.ratings([row.id for row in rows])
        listed = [
            {
                **plain_info(row.info),
                "key": row.id,
                "game": row.game,
                "own": row.author == author,
                "shared": bool(row.shared),
                "plays": row.plays,
                "wins": row.wins,
                "stars": stars.get(row.id, (0.0, 0))[0],
                "ratings": stars.get(row.id, (0.0, 0))[1],
                "changed": row.changed,
            }
            for row in rows
        ]
        return charged(request, here.lobby, {"missions": listed, "more": more})

    @app.get("/api/workshop/missions/{id}", **described(dict[str, Any], 404, 429))
    async def fetch(request: Request, id: str) -> Response:
        """One mission with its file and comments. Whoever has the link may open it."""
        workshop().lobby.afford(address(request))
        row = await workshop().shelf.find(id)
        data = {"id": row.id, "game": row.game, "text": row.text, "mission": msgspec.json.decode(row.mission)}
        data |= {"shared": bool(row.shared), "comments": await workshop().shelf.comments(id)}
        return charged(request, workshop().lobby, data)

    @app.get("/api/workshop/packs/{id}", **described(dict[str, Any], 404, 429))
    async def pack_missions(request: Request, id: str) -> Response:
        """The missions of a pack by game, as `GET /api/games` tells those of a game."""
        workshop().lobby.afford(address(request))
        row = await workshop().shelf.find(id)
        if plain_info(row.info).get("kind") != "pack":
            raise Refuse("missing", 404, "there is no such pack")
        return charged(request, workshop().lobby, {"missions": msgspec.json.decode(row.text or "{}")})

    @app.delete("/api/workshop/missions/{id}", **described(dict[str, Any], 401, 404, secret=True))
    async def delete(request: Request, id: str) -> Response:
        """Deletes one's own mission."""
        await workshop().shelf.delete(id, author_of(secret_of(request)))
        return reply({})

    @app.post(
        "/api/workshop/missions/{id}/comments",
        **described(dict[str, Any], 400, 401, 403, 404, 413, 422, 429, body=dict[str, Any], secret=True),
    )
    async def comment(request: Request, id: str) -> Response:
        """Rates a mission and tells its author something."""
        here = workshop()
        here.spend(here.savers, request)
        author = author_of(secret_of(request))
        wish = await read(request, CommentPlease)
        text, name = printable(" ".join(wish.text.split())), printable(" ".join(wish.name.split()))
        if not text and not wish.stars:
            raise Refuse("malformed", 422, "give stars or write something")
        if wish.stars:
            author = await here.shelf.finisher(id, wish.seats)
        await here.shelf.comment(id, author, name, wish.stars, text, here.lobby.clock.unix_time())
        return reply({"comments": await here.shelf.comments(id)})

    @app.post("/api/workshop/play", **described(Created, 400, 403, 404, 413, 422, 429, 503, body=dict[str, Any]))
    async def play(request: Request) -> Response:
        """Opens a table with a mission of the workshop."""
        here = workshop()
        spend(request, here.lobby, here.lobby.makers, "too many tables at once: wait a minute")
        wish = await read(request, PlayPlease)
        mission = wish.mission
        if wish.id:
            mission = msgspec.json.decode((await here.shelf.find(wish.id)).mission)
        overlays = [msgspec.json.decode((await here.shelf.find(pack)).mission) for pack in wish.packs]
        if mission:
            checked = await here.job(request, MissionJob("check", wish.plan.game, mission))
            if not checked.data["playable"]:
                raise Refuse("mission", 422, str(checked.data["problems"][0]["text"]))
            overlays.append({"tables": {"missions": [mission]}, "texts": {}})
            wish.plan.settings = {**wish.plan.settings, "mission": str(mission["id"])}
        try:
            game = await asyncio.to_thread(game_library.find(wish.plan.game).with_content, stack(overlays))
        except ShambleError as reason:
            raise Refuse("mission", 422, str(reason)) from None
        made = await here.lobby.create(wish.plan, game, wish.id)
        return reply(made)

    @app.post(
        "/api/workshop/tests",
        **described(dict[str, Any], 400, 401, 403, 404, 413, 422, 429, body=dict[str, Any], secret=True),
    )
    async def test(request: Request) -> Response:
        """Starts a playtest. Only the person who started it, by their secret, sees its progress and cancels it."""
        here = workshop()
        here.spend(here.savers, request)
        starter = author_of(secret_of(request))
        wish = await read(request, TestPlease)
        here.tests.check_room(address(request))  # before the work of a check
        earlier = here.test(request, wish.against) if wish.against else None
        if earlier is not None and earlier.game != wish.game:
            raise Refuse("malformed", 422, "the earlier test is of another game")
        checked = await here.job(request, MissionJob("check", wish.game, wish.mission))
        if not checked.data["playable"]:
            raise Refuse("mission", 422, str(checked.data["problems"][0]["text"]))
        other = None
        if wish.other:
            checked = await here.job(request, MissionJob("check", wish.game, wish.other))
            if not checked.data["playable"]:
                raise Refuse("mission", 422, f"the other version: {checked.data['problems'][0]['text']}")
            other = (printable(wish.name) or str(wish.other["id"]), wish.other)
        test = here.tests.start(starter, address(request), wish.game, wish.mission, wish.games, earlier, other)
        return reply(test.plain())

    @app.get("/api/workshop/tests/{id}", **described(dict[str, Any], 401, 404, 503, secret=True))
    async def progress(request: Request, id: str) -> Response:
        """The progress of a playtest, and its report at the end."""
        return reply(workshop().test(request, id).plain())

    @app.delete("/api/workshop/tests/{id}", **described(dict[str, Any], 401, 404, 503, secret=True))
    async def cancel(request: Request, id: str) -> Response:
        """Cancels a playtest: the games that are finished are reported."""
        test = workshop().test(request, id)
        test.cancelled = True
        return reply(test.plain())

    @app.get("/api/workshop/tests/{id}/report/{lang}", include_in_schema=False)
    async def report(request: Request, id: str, lang: str) -> Response:
        """The report of a playtest as a page with pictures. Whoever has the link may open it."""
        here = workshop()
        here.lobby.afford(address(request))
        html = await here.tests.page(here.tests.find(id), lang if lang in LANGUAGES else "en")
        with here.lobby.charged(address(request)) as bill:
            bill.sent = len(html)
        return Response(html, media_type="text/html; charset=utf-8")

    @app.post(
        "/api/workshop/tests/{id}/watch",
        **described(Created, 400, 401, 404, 413, 422, 429, 503, body=dict[str, Any], secret=True),
    )
    async def watch(request: Request, id: str) -> Response:
        """Opens one of the games worth watching as a table, whose replay shows it."""
        here = workshop()
        spend(request, here.lobby, here.lobby.makers, "too many tables at once: wait a minute")
        wish = await read(request, WatchPlease)
        save = await here.tests.save(here.test(request, id), wish.name)
        return reply(await game_export.import_game(here.lobby, save, address(request)))


def charged(request: Request, lobby: Lobby, data: dict[str, Any]) -> Response:
    """A JSON response whose size is charged to the client's address."""
    with lobby.charged(address(request)) as bill:
        answer = reply(data)
        bill.sent = len(answer.body)
    return answer


def shelf_info(mission: dict[str, Any], checked: dict[str, Any]) -> dict[str, Any]:
    """The entry of a mission on the shelf: texts, numbers and a small plan."""
    board = checked.get("board") or {}
    zones = {name: zone["at"] for zone in board.get("zones", []) for name in zone["names"]}
    marks = []
    for key, kind in (("start", "start"), ("exit", "exit"), ("crates", "crate")):
        marks += [{"kind": kind, "at": zones[name]} for name in mission.get(key) or [] if name in zones]
    for key, kind in (("spawns", "spawn"), ("objectives", "objective"), ("cars", "car")):
        places = [row.get("zone") for row in mission.get(key) or [] if isinstance(row, dict)]
        marks += [{"kind": kind, "at": zones[name]} for name in places if name in zones]
    kept = ("id", "title", "problem", "briefing", "difficulty", "minutes", "survivors", "author")
    sides = [str(tile).partition("@")[0] for line in mission.get("tiles") or [] for tile in line]
    return {
        **{key: mission[key] for key in kept if key in mission},
        "tiles": sorted(side for side in sides if set(side) != {"."}),
        "size": board.get("size", [100, 100]),
        "plan": board.get("plan", {}),
        "marks": marks,
    }


async def close(app: FastAPI) -> None:
    """Stops the playtests."""
    if hasattr(app.state, "workshop"):
        await app.state.workshop.tests.close()
