"""Runs two hundred tables of bots at once on one real server, and measures how long people who play meanwhile wait.

`python soak/many_tables.py [--tables 200]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import connect

from soak.first_options import take_first_options
from soak.play import SEATS as HERE
from soak.play import spread
from tests.server.kill import Process

BOTS = [{"kind": "bot", "bot": "steady"}, {"kind": "bot", "bot": "random"}]
PAUSE = 0.05
"""Seconds between two clicks of a person."""


async def watch(url: str, made: dict[str, Any], gaps: list[float]) -> int:
    """Watches a table of bots to its end, and adds the gaps between updates to `gaps`."""
    where = url.replace("http", "ws") + f"/api/tables/{made['table']}/ws"
    async with connect(where, proxy=None, max_size=None, max_queue=None, open_timeout=60) as socket:
        await socket.send(json.dumps({"type": "hello", "token": made["spectate"]}))
        last = None
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "update":
                now = time.perf_counter()
                if last is not None:
                    gaps.append(now - last)
                last = now
                if told["view"]["result"] is not None:
                    return int(told["seq"])
    raise AssertionError("hung up on")


async def party(server: Process, tables: int, people: int, seconds: float) -> dict[str, Any]:
    url = server.url
    gaps: list[float] = []
    waits: list[float] = []
    lags: list[float] = []
    over = asyncio.Event()

    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as client:

        async def make(seats: list[dict[str, str]]) -> dict[str, Any]:
            answer = await client.post("/api/tables", json={"game": "walkingdead", "seats": seats})
            return dict(answer.json())

        async def measure() -> None:
            while not over.is_set():
                await asyncio.sleep(1)
                lags.append(await asyncio.to_thread(server.metric, "shamble_event_loop_lag_seconds"))

        async def clicker() -> None:
            while not over.is_set():
                await take_first_options(url, await make(HERE), over, waits, PAUSE)

        begun = time.perf_counter()
        made = await asyncio.gather(*[make(BOTS) for _ in range(tables)])
        created = time.perf_counter() - begun
        beside = [asyncio.create_task(clicker()) for _ in range(people)] + [asyncio.create_task(measure())]
        moves = await asyncio.wait_for(asyncio.gather(*[watch(url, one, gaps) for one in made]), seconds)
        took = time.perf_counter() - begun
        over.set()
        await asyncio.gather(*beside)
    return {
        "what": "tables of bots at once",
        "cores": os.cpu_count(),
        "tables": tables,
        "all_finished": len(moves) == tables,
        "moves": sum(moves),
        "moves_per_second": round(sum(moves) / took),
        "create_all_seconds": round(created, 2),
        "seconds": round(took, 1),
        "gap_between_updates": spread(gaps),
        "people_clicking": people,
        "clicks": len(waits),
        "click_answered": spread(waits),
        "event_loop_lag_of_the_last_minute": spread(lags),
        "ok": len(moves) == tables,
    }


def run(tables: int, people: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, Process(str(Path(folder) / "tables.sqlite3")) as server:
        return asyncio.run(party(server, tables, people, seconds))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=900)
    given = parser.parse_args()
    figures = run(given.tables, given.people, given.seconds)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
