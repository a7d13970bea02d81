"""Sends tampered files, several at a time, while other people play and open honest ones.

None may end or block the server, nor become a table that does: every table that opens is joined and played. `python
soak/hostile_saves.py [--imports 1000]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import connect

from soak import tally
from soak.play import Player, spread
from soak.spite import saves, tampered
from tests.server.kill import Process

AT_ONCE = 5
MOVES = 30
"""Number of moves of the games that are tampered with."""
PLAYED = 3
"""Number of moves that are tried at a table made from such a file."""
HONEST = 10.0
"""Maximum seconds that an honest file may wait on an otherwise idle machine."""


class Attack:
    """Sends tampered files; `left` is the number still to be sent."""

    def __init__(self, url: str, client: httpx.AsyncClient, seed: int) -> None:
        self.url = url
        self.client = client
        self.luck = random.Random(seed)
        self.saves = saves(MOVES, seed)
        self.said: Counter[str] = Counter()
        self.waits: list[float] = []
        self.honest: list[float] = []
        self.left = 0

    async def send(self, save: dict[str, Any], waits: list[float]) -> httpx.Response:
        begun = time.perf_counter()
        answer = await self.client.post("/api/tables/import", json=save)
        waits.append(time.perf_counter() - begun)
        return answer

    async def annoy(self) -> None:
        while self.left > 0:
            self.left -= 1
            answer = await self.send(tampered(self.luck.choice(self.saves), self.luck), self.waits)
            self.said["opened" if answer.status_code == 200 else f"{answer.status_code} {answer.json()['code']}"] += 1
            if answer.status_code == 200:
                await self.sit(answer.json())

    async def sit(self, made: dict[str, Any]) -> None:
        """Connects to the table that was made from a file, and checks that it answers."""
        where = f"{self.url.replace('http', 'ws')}/api/tables/{made['table']}/ws"
        async with connect(where, proxy=None, max_size=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "token": made["token"]}))
            for _ in range(PLAYED + 1):
                told: dict[str, Any] = {}
                while told.get("type") not in ("update", "error", "bye"):
                    told = json.loads(await asyncio.wait_for(socket.recv(), 60))
                if told["type"] != "update":
                    self.said[f"{told['type']} {told.get('code') or told.get('reason')}"] += 1
                    return
                decision = told["view"]["decision"]
                if decision is None:
                    return
                move = {"type": "play", "seq": told["seq"], "seat": decision["seat"]}
                await socket.send(json.dumps({**move, "key": self.luck.choice(decision["options"])["key"]}))

    async def come_in_peace(self) -> None:
        while self.left > 0:
            answer = await self.send(self.luck.choice(self.saves), self.honest)
            assert answer.status_code == 200, answer.text
            await asyncio.sleep(1)


async def attack(server: Process, imports: int, seconds: float, seed: int) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=120) as client:
        here = Attack(server.url, client, seed)
        await here.send(here.saves[0], [])  # the processes that open files start with the first one
        player = Player(server.url, client)
        playing = asyncio.create_task(player.play_on(0.1))
        here.left = imports
        begun = time.perf_counter()
        work = asyncio.gather(*[here.annoy() for _ in range(AT_ONCE)], here.come_in_peace())
        while not work.done() and time.perf_counter() - begun < seconds:
            await asyncio.sleep(0.2)
        left, here.left = max(0, here.left), 0
        await work
        await player.stop(playing)
        alive = (await client.get("/healthz")).status_code == 200
    return {
        "what": "saves that somebody has tampered with",
        "imports": imports - left,
        "answers": dict(here.said.most_common()),
        "import_answered": spread(here.waits),
        "honest_imports": len(here.honest),
        "honest_import_answered": spread(here.honest),
        "moves_meanwhile": len(player.waits),
        "move_answered": player.spread(),
        "seconds": round(time.perf_counter() - begun, 1),
        "ok": alive and imports > left and max(here.honest) < HONEST and server.process.poll() is None,
    }


def run(imports: int, seconds: float, seed: int) -> dict[str, Any]:
    limits = {"tables_open": 5_000}
    with tempfile.TemporaryDirectory() as folder, Process(f"{folder}/tables.sqlite3", limits=limits) as server:
        return asyncio.run(attack(server, imports, seconds, seed))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--imports", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=90, help="it stops after so long, with as many as there were")
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    # Every run tampers with other things.
    figures = run(given.imports, given.seconds, given.seed if given.seed is not None else int(time.time()))
    if figures["ok"]:
        figures["in_all_runs"] = tally.add(hostile_saves=figures["imports"])
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
