"""A server of its own for each test, and clients that read until an expected message arrives."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from shamble.server.http.app import ListenAddress, create_app
from shamble.server.http.serve import listening, open_port
from shamble.server.net.static_files import STATIC
from shamble.server.process.clock import Clock
from shamble.server.process.limits import Limits
from shamble.server.tables.lobby import Lobby

Json = Any
T = TypeVar("T")
EASY = Limits(
    messages_per_second=100_000,
    message_burst=100_000,
    tables_per_minute=100_000,
    import_cpu_per_minute=100_000,
    cost_per_second=100_000,
    cost_burst=10_000_000,
    address_cost_per_second=100_000,
    address_cost_burst=10_000_000,
)


class FakeClock(Clock):
    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.set = 0.0
        """Seconds by which a test has moved the machine's clock."""

    def unix_time(self) -> float:
        return self.time + self.set

    def monotonic(self) -> float:
        return self.time - 1_000_000.0


class House:
    """A running server."""

    def __init__(self, app: FastAPI, url: str, clock: FakeClock, loop: asyncio.AbstractEventLoop) -> None:
        self.app = app
        self.url = url
        self.clock = clock
        self.loop = loop
        self.kept: dict[str, str] = {}
        """Secrets that replaced links, by link."""
        self.client = httpx.Client(base_url=url, trust_env=False, timeout=20)
        self.patient: Any = None
        """The HTTP protocol class of its connections."""

    def make(self, *kinds: str, **more: Json) -> Json:
        seats = [{"kind": kind.split(":")[0], **({"bot": kind.split(":")[1]} if ":" in kind else {})} for kind in kinds]
        body = {"game": "walkingdead", "seats": seats, "seed": 42, **more}
        answer = self.client.post("/api/tables", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def connect(self, table: str, **more: Json) -> ClientConnection:
        where = self.url.replace("http", "ws")
        return connect(f"{where}/api/tables/{table}/ws", proxy=None, max_size=None, max_queue=None, **more)

    @contextmanager
    def sit(self, table: str, token: str, **hello: Json) -> Iterator[Player]:
        """Connects with a token or a link; a second use of the same link sends the secret that replaced it."""
        with self.connect(table) as socket:
            player = Player(socket)
            player.say("hello", token=self.kept.get(token, token), **hello)
            player.until("update")
            if secret := player.heard["welcome"]["token"]:
                self.kept[token] = secret
                player.say("kept")
            yield player

    @contextmanager
    def sit_all(self, table: str, token: str, link: str, spectate: str) -> Iterator[tuple[Player, ...]]:
        """Connects the host, the guest and a spectator, then guest and spectator once more with changes in steps."""
        with (
            self.sit(table, token) as host,
            self.sit(table, link) as guest,
            self.sit(table, spectate) as spectator,
            self.sit(table, link, steps=True) as guests_screen,
            self.sit(table, spectate, steps=True) as spectators_screen,
        ):
            yield host, guest, spectator, guests_screen, spectators_screen

    @property
    def lobby(self) -> Lobby:
        current: Lobby = self.app.state.lobby
        return current

    def run(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Runs a coroutine function inside the server."""
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(20)

    def tick(self) -> None:
        self.run(self.lobby.tick)

    def get(self, path: str, token: str) -> Any:
        return self.client.get(path, headers={"authorization": f"Bearer {self.kept.get(token, token)}"})

    def post(self, path: str, token: str, body: Json) -> Any:
        return self.client.post(path, headers={"authorization": f"Bearer {self.kept.get(token, token)}"}, json=body)


class Player:
    """A client that keeps the last message of each kind."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: dict[str, Json] = {}
        self.log: list[Json] = []
        self.raw: list[str] = []
        self.chat: list[Json] = []

    def hear(self) -> Json:
        text = str(self.socket.recv(timeout=20))
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.chat = message.setdefault("chat", self.chat)
        if message["type"] == "said":
            self.chat.append(message["line"])
        self.heard[message["type"]] = message
        if message["type"] == "update":
            kept = [] if message.get("log_from") else self.log
            if "log_to" in message:
                kept = [event for event in kept if event["seq"] <= message["log_to"]]
            swapped = message.get("log_swap", [])
            kept = [event for event in kept if event["seq"] not in swapped]
            self.log = sorted(kept + message["events"], key=lambda event: int(event["seq"]))
        return message

    def until(self, *kinds: str) -> Json:
        for _ in range(1_000):
            message = self.hear()
            if message["type"] in kinds:
                return message
        raise AssertionError(f"never heard {kinds}")

    def until_seq(self, seq: int) -> Json:
        while self.seq < seq:
            self.until("update")
        return self.heard["update"]

    def say(self, type: str, **more: Json) -> None:
        self.socket.send(json.dumps({"type": type, **more}))

    def ask(self, type: str, *kinds: str, **more: Json) -> Json:
        self.say(type, **more)
        return self.until(*(kinds or (type,)), "error")

    @property
    def seq(self) -> int:
        return int(self.heard["update"]["seq"])

    @property
    def view(self) -> Json:
        return self.heard["update"]["view"]

    @property
    def decision(self) -> Json:
        return self.view["decision"]

    def play(self, number: int = 0) -> Json:
        """Takes an option of the pending question; returns the update or error that follows."""
        decision = self.decision
        option = decision["options"][number]
        return self.ask("play", "update", seq=self.seq, seat=decision["seat"], key=option["key"])

    def settled(self) -> Player:
        """Reads every message that is on its way."""
        self.say("ping")
        self.until("pong")
        return self


@contextmanager
def house(
    folder: Path,
    limits: Limits = EASY,
    workers: int = 0,
    name: str = "tables.sqlite3",
    client: Path = STATIC,
    proxies: tuple[str, ...] = (),
    metrics: int | None = None,
    **place: Json,
) -> Iterator[House]:
    clock = FakeClock()
    port = open_port("127.0.0.1", 0)
    where = ListenAddress("127.0.0.1", port.getsockname()[1], **place)
    url = name if "://" in name else str(folder / name)
    app = create_app(url, where, limits=limits, clock=clock, workers=workers, client=client, metrics=metrics)
    server = uvicorn.Server(listening(app, limits, proxies))
    ready = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        startup = server.startup

        async def announced(sockets: Any = None) -> None:
            await startup(sockets)
            ready.set()

        server.startup = announced  # type: ignore[method-assign]
        await server.serve([port])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(60)
    made = House(app, f"http://127.0.0.1:{where.port}", clock, loops[0])
    made.patient = server.config.http_protocol_class
    try:
        yield made
    finally:
        made.client.close()
        server.should_exit = True
        thread.join(20)
        port.close()
