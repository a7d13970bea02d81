"""Checks that a refusal tells nothing: a client tries another seat's hidden options, real ones and invented ones.

Code and duration of the refusals must be the same for both.
`python soak/oracle.py [--moves 60]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx

from soak.event_loop import Client
from tests.server.kill import Process

GUESSES = 6
ROUNDS = 4
"""Number of times that each guess is made, each time in another order."""
SURE = 4.0
"""Limit in standard errors; two equal lists of times differ by more once in some ten thousand runs."""
WORTH = 0.00005
"""Seconds. A smaller difference cannot be measured through a network."""


class Seat(Client):
    """A client that knows the options of its seat."""

    async def move(self, luck: random.Random) -> None:
        decision = self.view["decision"]
        key = luck.choice(decision["options"])["key"]
        await self.ask("play", "update", seq=self.view["seq"], seat=decision["seat"], key=key)

    def keys(self) -> set[str]:
        """Returns the keys of all options that this seat has now."""
        options = [*(self.view["decision"] or {"options": []})["options"], *self.view["interrupts"]]
        return {option["key"] for option in options}


class Trial:
    """Guesses of one kind, with codes and durations of their refusals."""

    def __init__(self) -> None:
        self.codes: Counter[str] = Counter()
        self.times: list[float] = []


async def guess(eve: Seat, seq: int, seat: int, key: str, trial: Trial) -> str:
    begun = time.perf_counter()
    told = await eve.ask("play", "update", seq=seq, seat=seat, key=key)
    trial.times.append(time.perf_counter() - begun)
    code = f"seat {seat}: {told.get('code', 'played')}"
    trial.codes[code] += 1
    return code


def apart(one: list[float], other: list[float]) -> float:
    """Returns the number of standard errors by which the ranks of two lists differ (Mann and Whitney)."""
    ranks = {}
    for place, (_, number) in enumerate(sorted((value, number) for number, value in enumerate([*one, *other]))):
        ranks[number] = place + 1
    n, m = len(one), len(other)
    u = sum(ranks[number] for number in range(n)) - n * (n + 1) / 2
    return float(abs(u - n * m / 2) / (n * m * (n + m + 1) / 12) ** 0.5)


async def attack(server: Process, moves: int, seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    real, false = Trial(), Trial()
    hidden = told = 0
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as client:
        body = {"game": "walkingdead", "seats": [{"kind": "here"}, {"kind": "link"}], "settings": {"level": "expert"}}
        while hidden < moves:
            made = (await client.post("/api/tables", json=body)).json()
            ada = await Seat.come(server.url, made["table"], made["token"])
            eve = await Seat.come(server.url, made["table"], made["links"][0]["token"])
            guesses: set[str] = set()
            while hidden < moves and ada.view["decision"] is not None:
                mine, hers = ada.keys(), eve.keys()
                guesses |= mine
                secret, others = sorted(mine - hers), sorted(guesses - mine - hers)
                if secret and others:
                    hidden += 1
                    tries = [(key, real) for key in luck.sample(secret, min(len(secret), GUESSES))]
                    tries += [(key, false) for key in luck.sample(others, min(len(others), GUESSES))]
                    tries *= ROUNDS
                    luck.shuffle(tries)
                    said: dict[Trial, set[str]] = {real: set(), false: set()}
                    for key, trial in tries:
                        for seat in (0, 1):
                            said[trial].add(await guess(eve, eve.view["seq"], seat, key, trial))
                    told += said[real] != said[false]
                mover = ada if ada.view["decision"]["seat"] == 0 else eve
                await mover.move(luck)
                for other in (ada, eve):
                    await other.ask("ping", "pong")
            await ada.socket.close()
            await eve.socket.close()
    difference = statistics.median(real.times) - statistics.median(false.times)
    errors = apart(real.times, false.times)
    total = [sum(trial.codes.values()) for trial in (real, false)]
    return {
        "what": "what refusals tell",
        "moments_with_secrets": hidden,
        "moments_that_tell_something": told,
        "guesses": {"real": total[0], "false": total[1]},
        "codes_of_real_guesses": dict(real.codes),
        "codes_of_false_guesses": dict(false.codes),
        "median_difference_us": round(difference * 1e6, 1),
        "standard_errors_apart": round(errors, 2),
        "ok": told == 0 and (errors < SURE or abs(difference) < WORTH),
    }


def run(moves: int, seed: int) -> dict[str, Any]:
    limits = {"bad_in_a_row": 10**9}
    with tempfile.TemporaryDirectory() as folder, Process(f"{folder}/tables.sqlite3", limits=limits) as server:
        return asyncio.run(attack(server, moves, seed))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    figures = run(given.moves, given.seed)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
