"""Kills a real server with signal 9 again and again in mid-play: no acknowledged move may be lost.

Most servers are forked from a process that has loaded everything (`warm`), so that hundreds fit into some minutes;
one in `WHOLE` is a full `shamble serve` with its workers.
`python soak/kill_loop.py [--kills 400]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from soak import tally
from soak.warm import Forked
from tests.server.kill import WIDE, Game, Process

TABLES: list[list[dict[str, str]]] = [
    [{"kind": "here"}, {"kind": "here"}],
    [{"kind": "here"}, {"kind": "bot", "bot": "steady"}],
    [{"kind": "here"}, {"kind": "bot", "bot": "random"}, {"kind": "here"}],
]
WHOLE = 25
"""Number of kills for each full start of `shamble serve`."""


def run(kills: int, seconds: float, seed: int = 7) -> dict[str, Any]:
    luck = random.Random(seed)
    begun = time.perf_counter()
    games: list[Game | None] = [None] * len(TABLES)
    done = moves = finished = cut = 0
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite3")
        while done < kills and time.perf_counter() - begun < seconds:
            with Process(database) if done % WHOLE == 0 else Forked(database, WIDE) as server:
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
                time.sleep(luck.uniform(0.005, 0.2))
                server.kill()
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
        "ok": done > 0 and moves > 0,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=240, help="it stops after so long, with as many as there were")
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    # Every run kills at other moments.
    figures = run(given.kills, given.seconds, given.seed if given.seed is not None else int(time.time()))
    if figures["ok"]:
        figures["in_all_runs"] = tally.add(kills=figures["kills"], acknowledged_moves=figures["acknowledged_moves"])
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
