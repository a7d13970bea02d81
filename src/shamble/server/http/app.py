"""The application: HTTP routes, the WebSocket route, and the tasks that start and stop with them."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.routing import WebSocketRoute

from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.server.cluster.process_messages import Answer
from shamble.server.cluster.relay import Relay
from shamble.server.http import game_export, openapi, published_routes, rule_examples, workshop_routes
from shamble.server.http.exchange import address, read, reply, spend
from shamble.server.http.joining import serve, serve_client
from shamble.server.http.openapi import described
from shamble.server.http.table_archive import TableArchive
from shamble.server.net import static_files
from shamble.server.net.public_address import qr, reach
from shamble.server.net.security import RequestGuard
from shamble.server.process.clock import Clock
from shamble.server.process.event_loop_lag import EventLoopLag
from shamble.server.process.limits import Limits, Networks
from shamble.server.process.supervisor import Supervisor
from shamble.server.protocol.http_bodies import (
    About,
    Created,
    ForkPlease,
    GameInfo,
    Health,
    NewTable,
    Qr,
    QrPlease,
    RefusedRequest,
    Replay,
    RuleExamples,
    ShowPlease,
    StoryView,
    Texts,
)
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import encode
from shamble.server.storage.postgres import Postgres
from shamble.server.storage.stored_rows import OwnedElsewhere, RefusedData, StorageAway
from shamble.server.storage.table_storage import Storage
from shamble.server.tables.lobby import Lobby
from shamble.server.tables.roster import Person
from shamble.server.tables.table import Table
from shamble.server.tables.worker_pool import Workers, begun
from shamble.server.views import catalogue
from shamble.server.views.story import story_view
from shamble.text.files import LANGUAGES

log = logging.getLogger("shamble.server")
PASSED = "x-shamble-passed"
"""Header of a request that another process has forwarded. A client that sends it only loses the forwarding."""
FORWARDED = ("content-type", "content-disposition", "retry-after")
"""Headers of an answer that are passed on to the client of another process."""
THREADS = 6
"""Number of threads for work that would block the event loop."""
T = TypeVar("T")


class ListenAddress:
    """The address at which this server listens, and its public origins. The port is known once it is open."""

    def __init__(self, host: str = "127.0.0.1", port: int = 0, origins: Sequence[str] = ()) -> None:
        self.host = host
        self.port = port
        self.origins = list(origins)


def gauges_of(lobby: Lobby, lag: EventLoopLag) -> dict[str, tuple[str, Callable[[], float]]]:
    """The gauges of a server: name → description and function."""
    return {
        "shamble_tables": ("Tables in memory", lambda: len(lobby.tables)),
        "shamble_clients": ("Sockets at tables", lambda: lobby.connections),
        "shamble_knocking": ("Sockets that have not said who they are", lambda: lobby.sockets_before_hello),
        "shamble_bot_queue": ("Work that waits for bots' processes", lambda: lobby.workers.waiting),
        "shamble_event_loop_lag_seconds": ("Longest delay of the event loop in the last minute", lag.worst),
        "shamble_import_queue": ("Files that wait to be opened", lambda: lobby.imports.length),
    }


def create_app(
    database: str,
    place: ListenAddress | None = None,
    limits: Limits | None = None,
    clock: Clock | None = None,
    workers: int | None = None,
    client: Path = static_files.STATIC,
    metrics: int | None = None,
    attic: TableArchive | None = None,
) -> FastAPI:
    """Makes the application. `place`: its address; `workers`: number of worker processes; `client`: folder of the
    browser client; `metrics`: port of the metrics; `attic`: the folder for old tables."""
    where = place or ListenAddress()
    bounds = limits or Limits()
    lag = EventLoopLag()
    bans = Networks()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        # Slow preparations happen here, before the first request waits for them.
        asyncio.get_running_loop().set_default_executor(begun(ThreadPoolExecutor(THREADS, "side"), THREADS))
        supervisor = Supervisor()
        storage = await Storage.open(database, supervisor, alone=True)
        bans.read(await storage.banned())
        await asyncio.to_thread(catalogue.games)
        await asyncio.to_thread(app.openapi)
        lobby = Lobby(storage, bounds, clock or Clock(), Workers(workers))
        app.state.lobby = lobby
        if isinstance(storage.database, Postgres):
            lobby.relay = Relay(lobby, storage.database.lease, serve_client, asking(app))
            await storage.database.lease.join()
        lobby.metrics.watch(gauges_of(lobby, lag))
        if metrics is not None:
            lobby.metrics.serve(metrics)
        supervisor.start("ticks", lambda: keep_ticking(lobby))
        supervisor.start("event loop lag", lag.run, essential=False)
        supervisor.start("bans", lambda: keep_looking(lobby, bans))
        if attic is not None:
            supervisor.start("retention", lambda: keep_tidy(lobby, attic), essential=False)
        try:
            yield
        finally:
            await supervisor.stop("ticks", "event loop lag", "bans", "retention")
            await workshop_routes.close(app)
            await lobby.close()
            await supervisor.stop()

    app = FastAPI(
        title="shamble",
        version=game_export.version(),
        description="Tables of cooperative board games. Playing itself runs over the socket: see docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(RequestGuard, limits=bounds, origins=where.origins, bans=bans)
    openapi.install(app)
    errors(app)
    routes(app, where)
    workshop_routes.install(app, lambda: app.state.lobby)
    published_routes.install(app, lambda: app.state.lobby)
    static_files.install(app, client)
    return app


async def keep_ticking(lobby: Lobby) -> None:
    """Looks after tables_awaiting_time tables every 0.5 s and after all tables every 5 s."""
    for beat in itertools.count():
        await asyncio.sleep(0.5)
        await (lobby.tick_waiting() if beat % 10 else lobby.tick())


async def keep_looking(lobby: Lobby, bans: Networks) -> None:
    """Applies changes by `shamble admin` every 10 s: disconnects banned addresses and drops deleted tables."""
    while True:
        await asyncio.sleep(10)
        try:
            bans.read(await lobby.storage.banned())
            lobby.disconnect_banned(bans)
            await lobby.drop_lost_tables()
            if lobby.storage.outage.going_on:  # reading works: find out whether writing does
                await lobby.storage.ready()
        except StorageAway:  # the storage has logged its outage; the known bans stay
            pass


async def keep_tidy(lobby: Lobby, attic: TableArchive) -> None:
    """Archives old tables to files every hour."""
    while True:
        try:
            await tidy(lobby, attic)
        except StorageAway:
            pass
        await asyncio.sleep(3_600)


async def tidy(lobby: Lobby, attic: TableArchive) -> None:
    """Archives old tables to files, if the clock can be trusted."""
    if attic.trusts(lobby.clock.unix_time(), lobby.clock.monotonic()):
        for id in await attic.sweep(lobby.storage, lobby.clock.unix_time(), lobby.tables):
            log.info("an old table was archived to a file", extra={"table": id})


def errors(app: FastAPI) -> None:
    """Registers the handlers that turn exceptions into answers."""

    # All handlers are coroutines: Starlette runs other functions in a thread, whose start would block the event loop.
    async def refused(_: Request, reason: Exception) -> Response:
        assert isinstance(reason, Refuse)
        answer = reply(RefusedRequest(reason.code, reason.message), status=reason.status)
        after = reason.after
        if after is None and reason.status == 503:
            after = app.state.lobby.back_after()
        if after is None and reason.status == 429:
            after = 60
        if after is not None:
            answer.headers["retry-after"] = str(math.ceil(after))
        return answer

    async def away(request: Request, _: Exception) -> Response:
        return await refused(request, Refuse("storage", 503, "the database does not answer: try again later"))

    async def wrong(_: Request, reason: Exception) -> Response:
        return reply(RefusedRequest("malformed", "a parameter makes no sense"), status=422)

    async def elsewhere(request: Request, there: Exception) -> Response:
        """Forwards the request to the process that owns the table, and returns its answer."""
        assert isinstance(there, OwnedElsewhere)
        relay = request.app.state.lobby.relay
        if relay is None or PASSED in request.headers:
            return await refused(request, Refuse("moved", 503, "the table has just moved"))
        url = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        body = await request.body()
        secret = request.headers.get("authorization", "")
        try:
            answer = await relay.request(there.owner, request.method, url, secret, address(request), body)
        except Refuse as reason:
            return await refused(request, reason)
        return Response(answer.body, answer.status, answer.headers)

    app.add_exception_handler(OwnedElsewhere, elsewhere)
    app.add_exception_handler(Refuse, refused)
    app.add_exception_handler(StorageAway, away)
    app.add_exception_handler(RequestValidationError, wrong)
    app.add_exception_handler(RefusedData, wrong)


def asking(app: FastAPI) -> Callable[[str, str, str, str, bytes], Awaitable[Answer]]:
    """Makes a function that answers a request forwarded by another process, as if its client had asked here."""

    async def ask(method: str, url: str, secret: str, address: str, body: bytes) -> Answer:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 0))
        headers = {"authorization": secret, PASSED: "1"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            response = await client.request(method, url, headers=headers, content=body)
        kept = {name: response.headers[name] for name in FORWARDED if name in response.headers}
        return Answer(response.status_code, kept, response.content)

    return ask


async def table_and_person(request: Request, lobby: Lobby, id: str) -> tuple[Table, Person | None]:
    """The table and the person with the request's token; the person is None for a spectator."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token or len(token) > 64:
        raise Refuse("token", 401, "a table's token is needed")
    table = await lobby.admit(id, token, address(request))
    person = table.roster.by_token(token)
    if person is not None and table.roster.invited(person, token):
        # The host has this link too, and could look into a hand with it unnoticed.
        raise Refuse("token", 401, "a link is for sitting down: the table gives you a token of your own")
    return table, person


def viewing_seat(table: Table, person: Person | None, seat: int | None) -> int | None:
    """The seat whose view is returned: one of the person's own, or any seat if nothing is hidden from them."""
    if seat is None:
        return table.sees(person, None)
    if not 0 <= seat < table.session.seats:
        raise Refuse("seat", 422, "there is no such seat")
    if (person is None or seat not in person.seats) and not table.full_for(person):
        raise Refuse("hidden", 403, "that seat is not yours, and something is hidden")
    return seat


def routes(app: FastAPI, where: ListenAddress) -> None:
    """Registers all routes for games, tables and messages."""
    stage = rule_examples.Shows()

    def lobby() -> Lobby:
        current: Lobby = app.state.lobby
        return current

    @app.get("/api/about", **described(About))
    async def about() -> Response:
        """Version, languages, and the addresses at which others can reach this server."""
        addresses = await asyncio.to_thread(reach, where.host, where.port, where.origins)  # may query a name server
        return reply(About(game_export.version(), list(LANGUAGES), addresses))

    @app.get("/api/health", **described(Health, 503))
    async def health() -> Response:
        """`ok` if games can be played on this server. Figures are on the operator's port only (`--metrics`)."""
        problem = "stopping" if lobby().closing else await health_problem()
        return reply(Health("unavailable" if problem else "ok"), 503 if problem else 200)

    async def health_problem() -> str:
        """The reason why this process cannot serve; empty if it can."""
        failing = lobby().supervisor.failing()
        if failing:
            return f"task {failing[0]}"
        # A process without a lease may own no table.
        without_lease = lobby().relay is not None and lobby().storage.owner is None
        return "storage" if without_lease or not await lobby().storage.ready() else ""

    @app.get("/healthz", include_in_schema=False)
    async def alive() -> Response:
        """200 while the storage answers and the long-lived tasks run; else the process should be restarted."""
        problem = await health_problem()
        return Response(problem or "ok", 503 if problem else 200, media_type="text/plain")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> Response:
        """200 while a load balancer should send new clients here."""
        problem = "stopping" if lobby().closing else await health_problem()
        return Response(problem or "ok", 503 if problem else 200, media_type="text/plain")

    @app.get("/api/games", **described(GameInfo, many=True))
    async def games() -> Response:
        """The games that can be played, with their settings and seats."""
        return reply(await asyncio.to_thread(catalogue.games))

    @app.get("/api/texts/{game}/{lang}", **described(Texts, 404))
    async def texts(request: Request, game: str, lang: str) -> Response:
        """All texts of a game in a language: Fluent messages, rules, names."""
        try:
            data = encode(await asyncio.to_thread(catalogue.texts, game, lang))
        except ShambleError as reason:
            raise Refuse("texts", 404, str(reason)) from None
        tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(data, headers=headers, media_type="application/json")

    @app.get("/api/rules/{game}", **described(RuleExamples, 404))
    async def rules(game: str) -> Response:
        """The rules of a game that have examples, and the names of the example scenarios."""
        if game not in registry.ids():
            raise Refuse("missing", 404, "there is no such game")
        by_rule = await asyncio.to_thread(rule_examples.examples, game)
        return reply(RuleExamples({rule: [example.name for example in many] for rule, many in by_rule.items()}))

    @app.post("/api/rules/{game}/show", **described(Created, 400, 403, 404, 413, 422, 429, 503, body=ShowPlease))
    async def show(request: Request, game: str) -> Response:
        """Opens a scenario of a rule as a table to watch: the position, the choices, their effects and the reasons."""
        slow_down(request)
        wish = await read(request, ShowPlease)
        if game not in registry.ids():
            raise Refuse("missing", 404, "there is no such game")
        return reply(await stage.show(lobby(), game, wish.rule, wish.number))

    @app.post("/api/qr", **described(Qr, 400, 403, 413, 422, 429, body=QrPlease))
    async def draw_qr(request: Request) -> Response:
        """Draws a QR code. The text is in the body, not in the URL, because a link holds a secret."""
        spend(request, lobby(), lobby().drawers, "too many drawings at once: wait a minute")
        wish = await read(request, QrPlease)
        return reply(await asyncio.to_thread(qr, wish.text))

    @app.post("/api/tables", **described(Created, 400, 403, 413, 422, 429, 503, body=NewTable))
    async def create(request: Request) -> Response:
        """Makes a new table and returns its secrets."""
        slow_down(request)
        return reply(await lobby().create(await read(request, NewTable)))

    @app.post("/api/tables/import", **described(Created, 400, 403, 413, 422, 429, 503, body=dict[str, Any]))
    async def bring(request: Request) -> Response:
        """Makes a table from a save or an exported bundle. Bots keep their seats; all others belong to
        the person who imports it."""
        slow_down(request)
        return reply(await game_export.import_game(lobby(), await request.body(), address(request)))

    @app.get("/api/tables/{id}/export", **described(dict[str, Any], 401, 403, 404, 409, 422, 429, secret=True))
    async def give(request: Request, id: str, seat: int | None = None) -> Response:
        """The whole game as a bundle that can be replayed, or one seat's view while something is hidden."""
        table, person = await table_and_person(request, lobby(), id)
        lobby().afford(address(request))
        async with table.lock:
            viewer = viewing_seat(table, person, seat)
            with lobby().charged(address(request)) as bill:
                data = await game_export.bundle(table, person, viewer)
                bill.sent = len(data)
        headers = {"content-disposition": f'attachment; filename="shamble-{table.id}.json"'}
        return Response(data, headers=headers, media_type="application/json")

    @app.get("/api/tables/{id}/replay", **described(Replay, 401, 403, 404, 409, 422, 429, secret=True))
    async def replay(request: Request, id: str, seat: int | None = None) -> Response:
        """A page of the game's moments: from number `from` up to, not including, `to`; with `events`, the first view is
        that after so many events of its moment."""
        table, person = await table_and_person(request, lobby(), id)
        start, end, events = [page(request.query_params.get(name)) for name in ("from", "to", "events")]
        viewer = viewing_seat(table, person, seat)
        lobby().afford(address(request))
        with lobby().charged(address(request)) as bill:
            last = end if end is not None else 1 << 30
            answer = reply(await game_export.frames(table, viewer, start or 0, last, events))
            bill.sent = len(answer.body)
        return answer

    @app.get("/api/tables/{id}/texts/{lang}", **described(Texts, 401, 404, 429, secret=True))
    async def own_texts(request: Request, id: str, lang: str) -> Response:
        """All texts of a table's game in a language, with those of the content that the table was made with."""
        table, _ = await table_and_person(request, lobby(), id)
        lobby().afford(address(request))
        with lobby().charged(address(request)) as bill:
            game = table.session.game
            begun = time.monotonic()
            try:
                answer = reply(await asyncio.to_thread(catalogue.table_texts, game, lang))
            except ShambleError as reason:
                raise Refuse("texts", 404, str(reason)) from None
            bill.sent = len(answer.body)
            bill.elsewhere = time.monotonic() - begun
        return answer

    @app.get("/api/tables/{id}/story", **described(StoryView, 401, 403, 404, 409, 422, 429, secret=True))
    async def story(request: Request, id: str) -> Response:
        """The story of the game so far: the moments that decided it, the fallen and the best deeds."""
        table, _ = await table_and_person(request, lobby(), id)
        lobby().afford(address(request))
        with lobby().charged(address(request)) as bill:
            async with table.lock:
                session = table.session
            begun = time.monotonic()
            answer = reply(await asyncio.to_thread(story_view, session))
            bill.sent = len(answer.body)
            bill.elsewhere = time.monotonic() - begun  # in a thread, whose processor time the bill does not see
        return answer

    @app.post(
        "/api/tables/{id}/fork",
        **described(Created, 400, 401, 403, 404, 409, 413, 422, 429, 503, body=ForkPlease, secret=True),
    )
    async def fork(request: Request, id: str) -> Response:
        """Makes a new table that continues from an earlier moment of this one."""
        slow_down(request)
        table, person = await table_and_person(request, lobby(), id)
        return reply(await game_export.fork(lobby(), table, person, (await read(request, ForkPlease)).seq))

    async def socket(socket: WebSocket) -> None:
        await serve(socket, lobby(), socket.path_params["id"])

    # First route, and without FastAPI's parameters, for speed: if a process dies, all its clients reconnect at once.
    app.router.routes.insert(0, WebSocketRoute("/api/tables/{id}/ws", socket))

    def slow_down(request: Request) -> None:
        """Refuses the request if its address has made too many tables in the last minute."""
        spend(request, lobby(), lobby().makers, "too many tables at once: wait a minute")


def page(text: str | None) -> int | None:
    """The number in a query parameter; None if it is missing."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refuse("malformed", 422, "from, to and events are numbers")
    return int(text)
