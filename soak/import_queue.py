"""Measures how long an honest file of one address waits behind costly files of another.

The costly ones hold one move and its undo thousands of times, once as a move that reveals nothing and once as a roll.
`python soak/import_queue.py [--files 8]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx

import shamble
from shamble.server.process.limits import Limits
from soak.play import spread
from tests.server.kill import Process

GAME = "dawn"
PAIRS = 9_800
"""Moves with their undos in one costly file: as many records as a game may have."""
BYTES = 800_000
HONEST = 6.0
"""Seconds that the honest save may take at most beyond what it takes on a quiet server."""
ATTACKER, GUEST = "127.0.0.2", "127.0.0.3"


def honest_save() -> Any:
    session = shamble.new(GAME, seats=2, seed=5)
    while session.decision is not None and session.seq < 120:
        session.play(session.decision.options[session.seq % len(session.decision.options)])
    return plain(session)


def costly_save(rolls: bool) -> bytes:
    """A save of one move and its undo, over and over; with `rolls` the move rolls a die."""
    session = shamble.new(GAME, seats=2, seed=5)
    while session.decision is not None:
        for option in session.decision.options:
            twin = session.fork()
            twin.play(option)
            record = twin.records[-1]
            if bool(record.outcomes) is rolls and len(json.dumps(record.plain())) < 120:
                save = plain(session)
                pair = [record.plain(), {"undo": 1, "seat": 0}]
                base = len(json.dumps(save))
                room = (BYTES - base) // len(json.dumps(pair, separators=(",", ":")))
                save["records"] += pair * min(PAIRS, room)
                return json.dumps(save, separators=(",", ":")).encode()
        session.play(session.decision.options[0])
    raise AssertionError("no such move was found")


def plain(session: Any) -> Any:
    return json.loads(json.dumps(session.save(luck=False)))


def client(url: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=url, transport=transport, trust_env=False, timeout=300)


async def send(there: httpx.AsyncClient, body: bytes, waits: list[float]) -> int:
    begun = time.perf_counter()
    answer = await there.post("/api/tables/import", content=body)
    waits.append(time.perf_counter() - begun)
    return answer.status_code


async def attack(server: Process, files: int) -> dict[str, Any]:
    honest = json.dumps(honest_save()).encode()
    figures: dict[str, Any] = {"what": "costly saves beside an honest one", "files": files}
    async with client(server.url, ATTACKER) as attacker, client(server.url, GUEST) as guest:
        quiet: list[float] = []
        for _ in range(3):  # the processes that open files start with the first one
            assert await send(guest, honest, quiet) == 200
        figures["honest_alone_s"] = round(quiet[-1], 2)
        ok = True
        for name, rolls in (("undo_pairs", False), ("rolls", True)):
            costly = costly_save(rolls)
            waits: list[float] = []
            crowd = [asyncio.create_task(send(attacker, costly, waits)) for _ in range(files)]
            await asyncio.sleep(0.5)
            beside: list[float] = []
            answer = await send(guest, honest, beside)
            ok = ok and answer == 200 and beside[0] < quiet[-1] + HONEST
            answers = Counter(await asyncio.gather(*crowd))
            figures[name] = {
                "bytes": len(costly),
                "honest_beside_s": round(beside[0], 2),
                "honest_answer": answer,
                "answers": {str(status): count for status, count in sorted(answers.items())},
                "answered": spread(waits),
            }
        alive = (await guest.get("/healthz")).status_code == 200
    return {**figures, "ok": ok and alive and server.process.poll() is None}


def run(files: int) -> dict[str, Any]:
    usual = Limits()
    limits = {"import_cpu_per_minute": usual.import_cpu_per_minute, "imports_waiting": usual.imports_waiting}
    with tempfile.TemporaryDirectory() as folder, Process(f"{folder}/tables.sqlite3", limits=limits) as server:
        return asyncio.run(attack(server, files))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=8)
    figures = run(parser.parse_args().files)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
