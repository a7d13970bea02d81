"""An honest player who plays one game after the other while the server is attacked, and times every answer."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = [{"kind": "here"}, {"kind": "here"}]


def spread(seconds: list[float]) -> dict[str, float]:
    """Median and high percentiles of durations, in milliseconds."""
    ordered = sorted(seconds) or [0.0]

    def pick(part: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 1)

    return {"median_ms": pick(0.5), "p95_ms": pick(0.95), "p99_ms": pick(0.99), "max_ms": pick(1.0)}


class Player:
    def __init__(self, url: str, client: httpx.AsyncClient, game: str = "walkingdead") -> None:
        self.url = url
        self.client = client
        self.game = game
        self.waits: list[float] = []
        self.made: dict[str, Any] = {}
        self.over = False

    async def table(self) -> dict[str, Any]:
        body = {"game": self.game, "seats": SEATS}
        self.made = (await self.client.post(f"{self.url}/api/tables", json=body)).json()
        return self.made

    async def play_on(self, pause: float) -> None:
        """Plays until `stop` is called. Errors of connection and server are raised."""
        while not self.over:
            made = self.made or await self.table()
            where = f"{self.url.replace('http', 'ws')}/api/tables/{made['table']}/ws"
            async with connect(where, proxy=None, max_size=None, open_timeout=60) as socket:
                await socket.send(json.dumps({"type": "hello", "token": made["token"]}))
                await self.play(socket, pause)
            self.made = {}

    async def play(self, socket: ClientConnection, pause: float) -> None:
        view = await self.update(socket)
        while view["decision"] is not None and not self.over:
            decision = view["decision"]
            options = decision["options"]
            key = options[view["seq"] % len(options)]["key"]
            begun = time.perf_counter()
            move = {"type": "play", "seq": view["seq"], "seat": decision["seat"], "key": key}
            await socket.send(json.dumps(move))
            view = await self.update(socket)
            self.waits.append(time.perf_counter() - begun)
            await asyncio.sleep(pause)

    async def update(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            told = json.loads(await asyncio.wait_for(socket.recv(), 60))
            assert told["type"] not in ("error", "bye"), told
            if told["type"] == "update":
                return dict(told["view"])

    async def stop(self, task: asyncio.Task[None]) -> None:
        self.over = True
        await task

    def spread(self) -> dict[str, float]:
        return spread(self.waits)
