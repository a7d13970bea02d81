"""Plays whole random games of every game, each with another set-up, watched from every seat: after each event, the
scene that a client has built from the changes must equal the scene of the server.

`python soak/playback.py [--games 50] [--moves 400]` prints its figures as JSON; each game runs in a process.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import shamble
from tests.properties.random_play import cases
from tests.properties.test_playback import follow


def watch(id: str, games: int, moves: int) -> dict[str, Any]:
    game = next(one for one in shamble.installed_games() if one.id == id)
    rows = cases(game)
    begun = time.perf_counter()
    events = 0
    for number in range(games):
        try:
            events += follow(game, rows[number * len(rows) // games], number, moves)
        except Exception as wrong:
            return {"games": number, "wrong": f"game {number}: {type(wrong).__name__}: {str(wrong)[:300]}"}
    return {"games": games, "events": events, "seconds": round(time.perf_counter() - begun, 1)}


def run(games: int, moves: int) -> dict[str, Any]:
    names = [game.id for game in shamble.installed_games()]
    with ProcessPoolExecutor(2) as pool:
        told = dict(zip(names, pool.map(watch, names, [games] * len(names), [moves] * len(names)), strict=True))
    ok = all("wrong" not in one and one["events"] for one in told.values())
    return {"what": "playback equals the server's scene", "moves_at_most": moves, **told, "ok": ok}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--moves", type=int, default=400, help="of a game at most; random ones are seldom longer")
    given = parser.parse_args()
    figures = run(given.games, given.moves)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
