"""Runs fifty tables of all five games on one server for half an hour, then lets all people leave.

People click at a human pace beside bots, and every table that ends is followed by another one. The run fails if the
server logs an error, or if the second half leaves more memory behind than the first, once all tables are put away.

`python soak/evening.py [--tables 50] [--minutes 30]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import connect

from soak.play import spread
from tests.server.kill import Process

GAMES = ("walkingdead", "zombicide2", "zombicide1", "marvel", "dawn")
SEATS = [{"kind": "here"}, {"kind": "bot", "bot": "steady"}]
IDLE = 20.0
"""Seconds after which the server of this run archives a table without clients."""
PAUSE = 2.0
"""Mean seconds between two clicks of one person."""
GROWTH = 15.0
"""MB by which the emptied server may grow from the end of the first half to the end of the second."""


def resident(pid: int) -> float:
    """Resident memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise KeyError("VmRSS")


class Evening:
    """The people who play during the run, and their waiting times."""

    def __init__(self, server: Process, seed: int) -> None:
        self.server = server
        self.over = asyncio.Event()
        self.waits: list[float] = []
        self.games = 0
        self.luck = random.Random(seed)

    async def person(self, client: httpx.AsyncClient, game: str) -> None:
        """Plays one table after the other at a human pace until the evening is over."""
        while not self.over.is_set():
            answer = await client.post("/api/tables", json={"game": game, "seats": SEATS})
            answer.raise_for_status()
            await self.table(answer.json())

    async def table(self, made: dict[str, Any]) -> None:
        where = self.server.url.replace("http", "ws") + f"/api/tables/{made['table']}/ws"
        async with connect(where, proxy=None, max_size=None, max_queue=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "token": made["token"]}))
            sent: float | None = None
            async for text in socket:
                told = json.loads(text)
                assert told["type"] not in {"error", "bye"}, told
                if told["type"] != "update":
                    continue
                if sent is not None:
                    self.waits.append(time.perf_counter() - sent)
                    sent = None
                view = told["view"]
                if view["result"] is not None:
                    self.games += 1
                    return
                if self.over.is_set():
                    return
                decision = view["decision"]
                if decision is None or decision["seat"] != 0 or not decision["options"]:
                    continue
                await asyncio.sleep(self.luck.uniform(0.5, 1.5) * PAUSE)
                sent = time.perf_counter()
                option = self.luck.choice(decision["options"])
                await socket.send(json.dumps({"type": "play", "seq": view["seq"], "seat": 0, "key": option["key"]}))

    async def run(self, tables: int, seconds: float) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, trust_env=False, timeout=60) as client:
            games = itertools.islice(itertools.cycle(GAMES), tables)
            people = [asyncio.create_task(self.person(client, game)) for game in games]
            done, _ = await asyncio.wait(people, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            self.over.set()
            for task in done:
                task.result()
            _, late = await asyncio.wait(people, timeout=60)
            for task in late:  # a person who waits for a bot
                task.cancel()

    async def peak_memory(self) -> float:
        """Returns the largest resident memory of the server in MB until the evening is over."""
        peak = 0.0
        while not self.over.is_set():
            peak = max(peak, resident(self.server.process.pid))
            await asyncio.sleep(2)
        return peak

    async def emptied(self) -> bool:
        """Waits until the server has archived every table; False if that takes more than five minutes."""
        for _ in range(300):
            if await asyncio.to_thread(self.server.metric, "shamble_tables") == 0:
                return True
            await asyncio.sleep(1)
        return False


async def evening(server: Process, tables: int, minutes: float) -> dict[str, Any]:
    """Plays in two halves. The memory after the first half includes every cache, so the second half may add next to
    nothing."""
    emptied, after, peaks = True, [], []
    waits: list[float] = []
    games = 0
    for half in (1, 2):
        crowd = Evening(server, seed=half)
        peak = asyncio.create_task(crowd.peak_memory())
        await crowd.run(tables, minutes * 30)
        peaks.append(round(await peak))
        emptied = await crowd.emptied() and emptied
        after.append(round(resident(server.process.pid)))
        waits += crowd.waits
        games += crowd.games
    return {
        "what": "an evening",
        "tables": tables,
        "minutes": minutes,
        "games_finished": games,
        "clicks": len(waits),
        "click_answered": spread(waits),
        "peak_mb_of_each_half": peaks,
        "mb_after_each_half": after,
        "ok": emptied and after[1] - after[0] <= GROWTH,
    }


def run(tables: int, minutes: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        with (
            log.open("w") as lines,
            Process(f"{folder}/tables.sqlite3", limits={"idle_seconds": IDLE}, log=lines) as server,
        ):
            figures = asyncio.run(evening(server, tables, minutes))
        faults = [
            line for line in log.read_text().splitlines() if "ERROR" in line or "Traceback" in line or '"error"' in line
        ]
    figures["log_errors"] = faults[:5]
    figures["ok"] = figures["ok"] and not faults
    return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=30)
    given = parser.parse_args()
    figures = run(given.tables, given.minutes)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
