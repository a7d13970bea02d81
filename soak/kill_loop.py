"""Kill -9 a real server again and again in the middle of play: no acknowledged move may be lost.

`python soak/kill_loop.py [--kills 100]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from soak import tally
from tests.server.kill import Game, Process

TABLES: list[list[dict[str, str]]] = [
    [{"kind": "here"}, {"kind": "here"}],
    [{"kind": "here"}, {"kind": "bot", "bot": "steady"}],
    [{"kind": "here"}, {"kind": "bot", "bot": "random"}, {"kind": "here"}],
]


def run(kills: int, seconds: float, seed: int = 7) -> dict[str, Any]:
    luck = random.Random(seed)
    begun = time.perf_counter()
    games: list[Game | None] = [None] * len(TABLES)
    done = moves = finished = cut = 0
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite3")
        while done < kills and time.perf_counter() - begun < seconds:
            with Process(database) as server:
                threads = []
                for number, seats in enumerate(TABLES):
                    game = games[number]
                    if game is None:
                        game = games[number] = Game.new(server.url, seats)
                    before = game.acknowledged
                    game.come(server.url)  # asserts that nothing is lost
                    cut += game.acknowledged > before
                    threads.append(threading.Thread(target=game.play_until_cut, args=(10_000,), daemon=True))
                starts = [game.acknowledged for game in games if game]
                for thread in threads:
                    thread.start()
                time.sleep(luck.uniform(0.01, 0.4))
                server.process.send_signal(signal.SIGKILL)
                server.process.wait(20)
                done += 1
                for thread in threads:
                    thread.join(30)
                    assert not thread.is_alive()
                for number, game in enumerate(games):
                    assert game is not None
                    moves += game.acknowledged - starts[number]
                    if game.view["decision"] is None:
                        finished += 1
                        games[number] = None
    return {
        "what": "kill -9 loop",
        "kills": done,
        "acknowledged_moves": moves,
        "moves_stored_but_cut_off_before_the_answer": cut,
        "games_finished": finished,
        "lost": 0,
        "seconds": round(time.perf_counter() - begun, 1),
        "ok": done >= kills,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=900)
    given = parser.parse_args()
    figures = run(given.kills, given.seconds)
    if figures["ok"]:
        figures["in_all_runs"] = tally.add(kills=figures["kills"])
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
