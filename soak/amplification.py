"""Measures the bytes that clients cause who change seats and chat as fast as the limits allow: small messages with
large answers.

The server runs with its default limits. `python soak/amplification.py [--seconds 5]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from shamble.server.process.limits import Limits
from tests.server.kill import Process

CLIENTS = 40
RATE = 19.0
"""Messages a second of each client: just below what the server refuses."""
SEATS = 4
MOST = {"sit": 4.0, "chat": 3.0}
"""Millions of bytes a second that all clients of one address together may be sent, at most."""


class Flood:
    """Clients at one table that send one kind of message, and the bytes that went either way."""

    def __init__(self) -> None:
        self.sent = 0
        self.heard = 0
        self.said: Counter[str] = Counter()

    async def listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.heard += len(text)
                message = json.loads(text)
                self.said[message["type"] if message["type"] != "error" else message["code"]] += 1
        except ConnectionClosed:
            pass

    async def talk(self, socket: ClientConnection, words: Callable[[int], Any], until: float) -> None:
        number = 0
        try:
            while time.perf_counter() < until:
                text = json.dumps(words(number))
                self.sent += len(text)
                await socket.send(text)
                number += 1
                await asyncio.sleep(1 / RATE)
        except ConnectionClosed:
            pass


async def flood(url: str, made: Any, words: Callable[[int], Any], seconds: float) -> dict[str, Any]:
    where = f"{url.replace('http', 'ws')}/api/tables/{made['table']}/ws"
    sockets = []
    for _ in range(CLIENTS):
        socket = await connect(where, proxy=None, max_size=None, max_queue=None)
        await socket.send(json.dumps({"type": "hello", "token": made["token"], "steps": True}))
        sockets.append(socket)
    here = Flood()
    for socket in sockets:
        while json.loads(await socket.recv())["type"] != "update":
            pass
    listening = [asyncio.create_task(here.listen(socket)) for socket in sockets]
    begun = time.perf_counter()
    await asyncio.gather(*[here.talk(socket, words, begun + seconds) for socket in sockets])
    took = time.perf_counter() - begun
    heard = here.heard  # later bytes have the same cause, but do not belong to this period
    for socket in sockets:
        await socket.close()
    await asyncio.gather(*listening)
    return {
        "clients": CLIENTS,
        "in_mb_per_s": round(here.sent / took / 1e6, 3),
        "out_mb_per_s": round(heard / took / 1e6, 3),
        "times_as_much": round(heard / max(1, here.sent), 1),
        "answers": dict(here.said.most_common()),
    }


async def attack(server: Process, seconds: float) -> dict[str, Any]:
    figures: dict[str, Any] = {"what": "small messages with large answers"}
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as client:
        kinds: dict[str, Callable[[int], Any]] = {
            "sit": lambda number: {"type": "sit", "seat": number % SEATS},
            "chat": lambda number: {"type": "chat", "text": f"{number} " + "x" * 290},
        }
        for kind, words in kinds.items():
            body = {"game": "zombicide2", "seats": [{"kind": "here"}] * SEATS, "deal": True}
            made = (await client.post("/api/tables", json=body)).json()
            figures[kind] = await flood(server.url, made, words, seconds)
        alive = (await client.get("/healthz")).status_code == 200
    small = all(figures[kind]["out_mb_per_s"] < most for kind, most in MOST.items())
    return {**figures, "ok": small and alive and server.process.poll() is None}


def run(seconds: float) -> dict[str, Any]:
    names = [name for name in Limits.__struct_fields__ if name.startswith(("message", "cost", "address_cost"))]
    real = {name: getattr(Limits(), name) for name in names if not name.endswith("bytes")}
    with tempfile.TemporaryDirectory() as folder, Process(f"{folder}/tables.sqlite3", limits=real) as server:
        return asyncio.run(attack(server, seconds))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    figures = run(parser.parse_args().seconds)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
