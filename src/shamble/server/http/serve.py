"""Starts the server: opens the port, prints the address, and serves until stopped."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI

from shamble.content.packs import StackedPacks
from shamble.core.errors import ShambleError
from shamble.server.http.app import ListenAddress, create_app
from shamble.server.http.table_archive import TableArchive
from shamble.server.net.protocol_choice import protocol_options
from shamble.server.net.public_address import address, is_local, lan_addresses
from shamble.server.net.static_files import HOW, is_built
from shamble.server.process import logs
from shamble.server.process.limits import Limits, from_environment
from shamble.server.process.repeated_log import RepeatedWarnings
from shamble.server.storage.table_storage import default_database, read_url
from shamble.server.tables.lobby import Lobby
from shamble.server.views import game_library


def open_port(host: str, port: int) -> socket.socket:
    """A listening socket. Raises ShambleError if the address cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        made.listen(1024)
    except OSError as reason:
        made.close()
        hint = "; --port 0 takes any free one" if reason.errno == errno.EADDRINUSE else ""
        raise ShambleError(f"cannot listen on {host} port {port}: {reason.strerror or reason}{hint}") from None
    return made


def check_origin(origin: str) -> str:
    """Checks a public address, such as a browser sends in `Origin`, and returns it without a final slash."""
    try:
        parts = urlsplit(origin)
        valid = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        _ = parts.port
    except ValueError:
        valid = False
    if not valid or any(char.isspace() for char in origin):
        raise ShambleError(f"--origin takes an address like https://play.example.org, not {origin!r}")
    return origin.rstrip("/")


class Server(uvicorn.Server):
    """Uvicorn server that prints its addresses once it listens, and disconnects clients before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, place: ListenAddress, browser: bool) -> None:
        super().__init__(config)
        self.app = app
        self.place = place
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the sockets and prints the addresses; opens the browser if wanted."""
        await super().startup(sockets)
        if self.should_exit:
            return
        here = "127.0.0.1" if self.place.host in ("", "0.0.0.0") else self.place.host
        here = "::1" if here == "::" else here
        home = address(here, self.place.port)
        print(f"listening on {home}", flush=True)
        if is_local(self.place.host):
            print("only this machine can reach it; --host 0.0.0.0 lets others in your network join", flush=True)
        else:
            for other in lan_addresses():
                print(f"others can reach it at {address(other, self.place.port)}", flush=True)
        if not is_built():
            print(f"shamble: the browser client is missing: {HOW}", file=sys.stderr, flush=True)
        if self.browser:
            threading.Thread(target=open_browser, args=(home,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Sends all clients a `bye` before their sockets are closed."""
        lobby: Lobby | None = getattr(self.app.state, "lobby", None)
        if lobby is not None:
            await lobby.shut_down()
            await asyncio.sleep(0.1)  # time to send them
        await super().shutdown(sockets)


def open_browser(home: str) -> None:
    """Opens the page in a browser, or prints its address where no browser can be started."""
    try:
        opened = webbrowser.open(home)
    except Exception:  # a failing desktop must not stop the server
        opened = False
    if not opened:
        print(f"open {home} in a browser", flush=True)


def listening(app: FastAPI, limits: Limits, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """The uvicorn configuration: limits, protocol classes and trusted proxies."""
    noisy = logging.getLogger("uvicorn.error")
    for old in [one for one in noisy.filters if isinstance(one, RepeatedWarnings)]:
        noisy.removeFilter(old)  # of an earlier server in this process
    noisy.addFilter(RepeatedWarnings())
    return uvicorn.Config(
        app,
        log_level="warning",
        log_config=None if logging.getLogger().handlers else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        server_header=False,
        limit_concurrency=limits.connections + limits.requests,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        **protocol_options(limits, proxies),
        # Any client can send X-Forwarded-For: it counts only from the proxies that the operator named.
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        lifespan="on",
    )


def run(
    host: str = "127.0.0.1",
    port: int = 0,
    database: str | None = None,
    browser: bool = False,
    origins: Sequence[str] = (),
    workers: int | None = None,
    content: StackedPacks | None = None,
    proxies: Sequence[str] = (),
    metrics: int | None = None,
    style: logs.Style | None = None,
    attic: TableArchive | None = None,
) -> None:
    """Serves until stopped. Raises ShambleError if the server cannot start."""
    if style is not None:
        logs.begin(style)
    if content is not None:
        print(f"{content.named()} goes on top of {', '.join(game_library.overlay(content))}", flush=True)
    try:
        limits = from_environment()
    except Exception as reason:
        raise ShambleError(f"SHAMBLE_LIMITS makes no sense: {reason}") from None
    public = [check_origin(origin) for origin in origins]
    url = database or default_database()
    read_url(url)
    opened = open_port(host, port)
    place = ListenAddress(host, opened.getsockname()[1], public)
    app = create_app(url, place, limits, workers=workers, metrics=metrics, attic=attic)
    check_database(url)
    server = Server(listening(app, limits, proxies), app, place, browser)
    try:
        server.run(sockets=[opened])
    except KeyboardInterrupt:
        pass
    finally:
        opened.close()
    if not server.started:
        raise ShambleError("the server could not start")


def check_database(url: str) -> None:
    """Opens and closes the database, so that a bad one is reported before the server says that it listens."""
    from shamble.server.process.repeated_log import first_line
    from shamble.server.storage.postgres import ERRORS, Postgres
    from shamble.server.storage.table_storage import Storage

    async def once() -> None:
        storage = await Storage.open(url, alone=True)
        try:
            if isinstance(storage.database, Postgres):
                await storage.database.lease.join()
        except ERRORS as reason:
            raise ShambleError(f"this process cannot take part: {first_line(reason)}") from None
        finally:
            await storage.close()

    asyncio.run(once())


if __name__ == "__main__":
    run(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8765)
