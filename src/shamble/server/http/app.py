"""The application: the HTTP routes, the socket, and what starts and stops with them."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.routing import WebSocketRoute

from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.server.cluster.process_messages import Answer
from shamble.server.cluster.relay import Relay
from shamble.server.http import game_export as export
from shamble.server.http import openapi
from shamble.server.http import rule_examples as shows
from shamble.server.http.joining import attend, serve
from shamble.server.http.openapi import described
from shamble.server.http.table_archive import Attic
from shamble.server.net import static_files as static
from shamble.server.net.public_address import qr, reach
from shamble.server.net.security import Guard
from shamble.server.process.clock import Clock
from shamble.server.process.limits import Limits, Networks
from shamble.server.protocol.messages import (
    About,
    Created,
    Examples,
    ForkPlease,
    GameInfo,
    Health,
    NewTable,
    Problem,
    Qr,
    QrPlease,
    Replay,
    ShowPlease,
    Texts,
    encode,
)
from shamble.server.protocol.refusals import Refuse
from shamble.server.storage.postgres import Postgres
from shamble.server.storage.stored_rows import Elsewhere
from shamble.server.storage.table_storage import Storage
from shamble.server.tables.lobby import Lobby
from shamble.server.tables.roster import Person
from shamble.server.tables.table import Table
from shamble.server.tables.worker_pool import Workers, begun
from shamble.server.views import catalogue
from shamble.text.files import LANGUAGES

log = logging.getLogger("shamble.server")
PASSED = "x-shamble-passed"
"""A request that another process passes on. Whoever writes it themselves gains nothing."""
THREADS = 6
"""For what would hold the event loop."""
T = TypeVar("T")


class Place:
    """Where this server listens. The port is known only after it was opened."""

    def __init__(self, host: str = "127.0.0.1", port: int = 0, origins: Sequence[str] = ()) -> None:
        self.host = host
        self.port = port
        self.origins = list(origins)


class Pulse:
    """How long the event loop was held at worst."""

    beat = 0.02

    def __init__(self) -> None:
        self.worst = 0.0

    async def run(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(self.beat)
            self.worst = max(self.worst, time.perf_counter() - before - self.beat)


def create_app(
    database: str,
    place: Place | None = None,
    limits: Limits | None = None,
    clock: Clock | None = None,
    workers: int | None = None,
    client: Path = static.STATIC,
    metrics: int | None = None,
    attic: Attic | None = None,
) -> FastAPI:
    where = place or Place()
    bounds = limits or Limits()
    pulse = Pulse()
    bans = Networks()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        # What takes long and is needed sooner or later: before anybody waits for it.
        asyncio.get_running_loop().set_default_executor(begun(ThreadPoolExecutor(THREADS, "side"), THREADS))
        storage = await Storage.open(database)
        await asyncio.to_thread(catalogue.games)
        await asyncio.to_thread(app.openapi)
        lobby = Lobby(storage, bounds, clock or Clock(), Workers(workers))
        app.state.lobby = lobby
        if isinstance(storage.database, Postgres):
            lobby.relay = Relay(lobby, storage.database.lease, attend, asking(app))
            await storage.database.lease.join()
        lobby.metrics.watch(lobby)
        if metrics is not None:
            lobby.metrics.serve(metrics)
        works = [keep_ticking(lobby), pulse.run(), keep_looking(storage, bans)]
        if attic is not None:
            works.append(keep_tidy(lobby, attic))
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await lobby.close()

    app = FastAPI(
        title="shamble",
        version=export.version(),
        description="Tables of cooperative board games. Playing itself runs over the socket: see docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(Guard, limits=bounds, origins=where.origins, bans=bans)
    openapi.install(app)
    errors(app)
    routes(app, where, pulse)
    static.install(app, client)
    return app


async def keep_ticking(lobby: Lobby) -> None:
    for beat in itertools.count():
        await asyncio.sleep(0.5)
        try:
            await (lobby.hurry() if beat % 10 else lobby.tick())
        except Exception:
            log.exception("tick")


async def keep_looking(storage: Storage, bans: Networks) -> None:
    """Whom the operator does not let in."""
    while True:
        try:
            bans.read(await storage.banned())
        except Exception:
            log.exception("bans")
        await asyncio.sleep(10)


async def keep_tidy(lobby: Lobby, attic: Attic) -> None:
    while True:
        try:
            for id in await attic.sweep(lobby.storage, lobby.clock.now(), lobby.tables):
                log.info("an old table went to the attic", extra={"table": id})
        except Exception:
            log.exception("attic")
        await asyncio.sleep(3_600)


def errors(app: FastAPI) -> None:
    # Coroutines, all of them: what is not would be given a thread of its own, and beginning one holds the event loop.
    async def refused(_: Request, reason: Exception) -> Response:
        assert isinstance(reason, Refuse)
        return reply(Problem(reason.code, reason.message), status=reason.status)

    async def wrong(_: Request, reason: Exception) -> Response:
        return reply(Problem("malformed", "a parameter makes no sense"), status=422)

    async def elsewhere(request: Request, there: Exception) -> Response:
        """The process that has the table answers."""
        assert isinstance(there, Elsewhere)
        relay = request.app.state.lobby.relay
        if relay is None or PASSED in request.headers:
            return await refused(request, Refuse("moved", 503, "the table has just moved"))
        url = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        body = (await request.body()).decode(errors="replace")
        secret = request.headers.get("authorization", "")
        try:
            found = await relay.request(there.owner, request.method, url, secret, address(request), body)
        except Refuse as reason:
            return await refused(request, reason)
        return Response(found.body, found.status, found.headers)

    app.add_exception_handler(Elsewhere, elsewhere)
    app.add_exception_handler(Refuse, refused)
    app.add_exception_handler(RequestValidationError, wrong)


def asking(app: FastAPI) -> Callable[[str, str, str, str, str], Awaitable[Answer]]:
    """Answers what another process passes on, as if its client had asked here."""

    async def ask(method: str, url: str, secret: str, address: str, body: str) -> Answer:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 0))
        headers = {"authorization": secret, PASSED: "1"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            found = await client.request(method, url, headers=headers, content=body.encode())
        kept = {name: found.headers[name] for name in ("content-type", "content-disposition") if name in found.headers}
        return Answer(found.status_code, kept, found.text)

    return ask


def reply(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


async def read(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as reason:
        status = 422 if isinstance(reason, msgspec.ValidationError) else 400
        raise Refuse("malformed", status, str(reason)) from None


def address(request: Request) -> str:
    return request.client.host if request.client else ""


async def entered(request: Request, lobby: Lobby, id: str) -> tuple[Table, Person | None]:
    """The table and who asks; a spectator is nobody in particular."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token or len(token) > 64:
        raise Refuse("token", 401, "a table's token is needed")
    table = await lobby.admit(id, token, address(request))
    person = table.roll.by_token(token)
    if person is not None and table.roll.invited(person, token):
        # Whoever handed it out has it, too: they could look into a hand, and nobody would see them do it.
        raise Refuse("token", 401, "a link is for sitting down: the table gives you a token of your own")
    return table, person


def through(table: Table, person: Person | None, seat: int | None) -> int | None:
    """The seat to look through: an own one, or any if nothing is hidden from the asker."""
    if seat is None:
        return table.sees(person, None)
    if not 0 <= seat < table.session.seats:
        raise Refuse("seat", 422, "there is no such seat")
    if (person is None or seat not in person.seats) and not table.full_for(person):
        raise Refuse("hidden", 403, "that seat is not yours, and something is hidden")
    return seat


def routes(app: FastAPI, where: Place, pulse: Pulse) -> None:
    stage = shows.Shows()

    def lobby() -> Lobby:
        found: Lobby = app.state.lobby
        return found

    @app.get("/api/about", **described(About))
    async def about() -> Response:
        """Version, languages, and the addresses at which others find this server."""
        found = await asyncio.to_thread(reach, where.host, where.port, where.origins)  # it may ask a name server
        return reply(About(export.version(), list(LANGUAGES), found))

    @app.get("/api/health", **described(Health))
    async def health() -> Response:
        """How busy the server is."""
        worst, pulse.worst = pulse.worst, 0.0
        return reply(Health(len(lobby().tables), lobby().connections, round(worst * 1000, 2)))

    @app.get("/healthz", include_in_schema=False)
    async def alive() -> Response:
        """Whether this process is to be kept: it answers, and so does its storage."""
        found = await lobby().storage.ready()
        return Response("ok" if found else "storage", 200 if found else 503, media_type="text/plain")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> Response:
        """Whether new people should be sent here."""
        found = not lobby().closing and await lobby().storage.ready()
        return Response("ok" if found else "not now", 200 if found else 503, media_type="text/plain")

    @app.get("/api/games", **described(GameInfo, many=True))
    async def games() -> Response:
        """What can be played."""
        return reply(await asyncio.to_thread(catalogue.games))

    @app.get("/api/texts/{game}/{lang}", **described(Texts, 404))
    async def texts(request: Request, game: str, lang: str) -> Response:
        """Everything to say about a game, in a language: Fluent messages, rules, names."""
        try:
            data = encode(await asyncio.to_thread(catalogue.texts, game, lang))
        except ShambleError as reason:
            raise Refuse("texts", 404, str(reason)) from None
        tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(data, headers=headers, media_type="application/json")

    @app.get("/api/rules/{game}", **described(Examples, 404))
    async def rules(game: str) -> Response:
        """Which rules of a game can show themselves, and by which scenarios."""
        if game not in registry.ids():
            raise Refuse("missing", 404, "there is no such game")
        known = await asyncio.to_thread(shows.examples, game)
        return reply(Examples({rule: [one.name for one in many] for rule, many in known.items()}))

    @app.post("/api/rules/{game}/show", **described(Created, 400, 403, 404, 413, 422, 429, 503, body=ShowPlease))
    async def show(request: Request, game: str) -> Response:
        """A rule's scenario as a table to watch: the position, the choices, what follows and why."""
        slow_down(request)
        wish = await read(request, ShowPlease)
        if game not in registry.ids():
            raise Refuse("missing", 404, "there is no such game")
        return reply(await stage.show(lobby(), game, wish.rule, wish.number))

    @app.post("/api/qr", **described(Qr, 400, 403, 413, 422, 429, body=QrPlease))
    async def draw_qr(request: Request) -> Response:
        """A QR code. The text comes in the body: a link holds a secret."""
        if not lobby().drawers.take(address(request), lobby().clock.passed()):
            raise Refuse("rate", 429, "too many drawings at once: wait a minute")
        wish = await read(request, QrPlease)
        return reply(await asyncio.to_thread(qr, wish.text))

    @app.post("/api/tables", **described(Created, 400, 403, 413, 422, 429, 503, body=NewTable))
    async def create(request: Request) -> Response:
        """A new table, and the secrets for it."""
        slow_down(request)
        return reply(await lobby().create(await read(request, NewTable)))

    @app.post("/api/tables/import", **described(Created, 400, 403, 413, 422, 429, 503, body=dict[str, Any]))
    async def bring(request: Request) -> Response:
        """A table from a save or a bundle; all seats are here."""
        slow_down(request)
        return reply(await export.bring(lobby(), await request.body()))

    @app.get("/api/tables/{id}/export", **described(dict[str, Any], 401, 403, 404, 409, 422, 429, secret=True))
    async def give(request: Request, id: str, seat: int | None = None) -> Response:
        """The bundle that replays, or one seat's view while something is hidden."""
        table, person = await entered(request, lobby(), id)
        async with table.lock:
            viewer = through(table, person, seat)
            data = await export.bundle(table, person, viewer)
        headers = {"content-disposition": f'attachment; filename="shamble-{table.id}.json"'}
        return Response(data, headers=headers, media_type="application/json")

    @app.get("/api/tables/{id}/replay", **described(Replay, 401, 403, 404, 409, 422, 429, secret=True))
    async def replay(request: Request, id: str, seat: int | None = None) -> Response:
        """A page of the game's moments: those from number `from` up to, but without, `to`."""
        table, person = await entered(request, lobby(), id)
        start, end = page(request.query_params.get("from")), page(request.query_params.get("to"))
        viewer = through(table, person, seat)
        return reply(await export.frames(table, person, viewer, start or 0, end if end is not None else 1 << 30))

    @app.post(
        "/api/tables/{id}/fork",
        **described(Created, 400, 401, 403, 404, 409, 413, 422, 429, 503, body=ForkPlease, secret=True),
    )
    async def fork(request: Request, id: str) -> Response:
        """A new table that goes on from an earlier moment."""
        slow_down(request)
        table, person = await entered(request, lobby(), id)
        return reply(await export.fork(table, person, (await read(request, ForkPlease)).seq))

    async def socket(socket: WebSocket) -> None:
        await serve(socket, lobby(), socket.path_params["id"])

    # First, and without what FastAPI does for parameters: when a process dies, its clients come here all at once.
    app.router.routes.insert(0, WebSocketRoute("/api/tables/{id}/ws", socket))

    def slow_down(request: Request) -> None:
        if not lobby().makers.take(address(request), lobby().clock.passed()):
            raise Refuse("rate", 429, "too many tables at once: wait a minute")


def page(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refuse("malformed", 422, "from and to are numbers")
    return int(text)
