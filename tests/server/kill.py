"""A real server process that can be killed, and a game that remembers the acknowledged moves. The soak uses it too."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import IO, Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = Any
WIDE = {
    "messages_per_second": 1e9,
    "message_burst": 1e9,
    "tables_per_minute": 1e9,
    "cost_per_second": 1e9,
    "cost_burst": 1e9,
    "address_cost_per_second": 1e9,
    "address_cost_burst": 1e9,
    "import_cpu_per_minute": 1e9,
    "imports_waiting": 1_000,
}
"""Limits that no fast player reaches."""


def surroundings(limits: Json) -> dict[str, str]:
    """A server's environment. Compiled bytecode is kept, so that a restarted server need not translate everything
    again."""
    env = {**os.environ, "SHAMBLE_LIMITS": json.dumps(limits), "PYTHONUNBUFFERED": "1"}
    env["PYTHONWARNINGS"] = "ignore:resource_tracker"  # a killed server leaves its semaphores to it
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    return env


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def stop(process: subprocess.Popen[str]) -> None:
    """Terminates a process, kills it after 20 seconds, and closes its output."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(20)
    assert process.stdout is not None
    process.stdout.close()


class Process:
    """`shamble serve` on a port of its own."""

    def __init__(self, database: str, *more: str, limits: Json = None, log: IO[str] | None = None) -> None:
        """`log`: a file for its standard error."""
        self.metrics = free_port()
        more = ("--metrics", str(self.metrics), *more)
        command = [sys.executable, "-m", "shamble.cli.serve", "--no-open", "--port", "0", "--database", database]
        whole = [*command, *more]
        self.process = subprocess.Popen(
            whole, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings({**WIDE, **(limits or {})})
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("listening on "), line
        self.url = line.split()[-1]

    def metric(self, name: str) -> float:
        """A figure of the server without labels, from its metrics port."""
        answer = httpx.get(f"http://127.0.0.1:{self.metrics}/metrics", trust_env=False, timeout=30)
        for line in answer.text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
        raise KeyError(name)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        stop(self.process)


class Game:
    """One table and the last view of its player, which must still be there after any accident."""

    def __init__(self, made: Json, seats: Sequence[Json]) -> None:
        self.made = made
        self.bots = {number for number, seat in enumerate(seats) if seat["kind"] == "bot"}
        self.acknowledged = 0
        self.view: Json = None
        self.sent = False
        self.socket: ClientConnection | None = None

    @staticmethod
    def new(url: str, seats: Sequence[Json] = ({"kind": "here"}, {"kind": "here"}), **more: Json) -> Game:
        body = {"game": "walkingdead", "seats": list(seats), **more}
        answer = httpx.post(f"{url}/api/tables", json=body, trust_env=False, timeout=30)
        assert answer.status_code == 200, answer.text
        return Game(answer.json(), seats)

    def come(self, url: str) -> None:
        """Connects again and checks that nothing was lost."""
        where = url.replace("http", "ws")
        made = connect(f"{where}/api/tables/{self.made['table']}/ws", proxy=None, max_size=None, max_queue=None)
        self.socket = made.__enter__()
        self.socket.send(json.dumps({"type": "hello", "token": self.made["token"]}))
        view = self.hear()["view"]
        if self.view is not None:
            unchanged = view["seq"] == self.acknowledged and view == self.view
            # Stored, but the answer was cut off; bots play on by themselves.
            further = view["seq"] > self.acknowledged and (self.sent or self.bots)
            assert unchanged or further, (view["seq"], self.acknowledged)
        self.view, self.acknowledged, self.sent = view, view["seq"], False

    def hear(self) -> Json:
        assert self.socket is not None
        while True:
            message = json.loads(self.socket.recv(timeout=30))
            if message["type"] == "update":
                return message
            assert message["type"] != "error", message

    def send(self, number: int) -> bool:
        while self.view["decision"] is not None and self.view["decision"]["seat"] in self.bots:
            self.take()
        decision = self.view["decision"]
        if decision is None:
            return False
        assert self.socket is not None
        option = decision["options"][number % len(decision["options"])]
        message = {"type": "play", "seq": self.view["seq"], "seat": decision["seat"], "key": option["key"]}
        self.socket.send(json.dumps(message))
        self.sent = True
        return True

    def take(self) -> None:
        message = self.hear()
        assert message["seq"] > self.acknowledged
        self.view, self.acknowledged, self.sent = message["view"], message["seq"], False

    def play(self, moves: int, leave_open: bool = False) -> bool:
        """Makes this many moves; False if the game is over. With `leave_open`, sends one more without waiting for the
        answer."""
        for number in range(moves):
            if not self.send(number):
                return False
            self.take()
        return self.send(0) if leave_open else True

    def play_until_cut(self, moves: int) -> bool:
        """Plays until the server is gone; False if the game is over."""
        try:
            return self.play(moves)
        except (ConnectionClosed, OSError):
            return True
