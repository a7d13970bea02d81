"""Compares the program with the rulebooks: the procedures of tests/oracle, from very many random positions.

`python soak/book.py [--positions 100000] [--only dawn-march]` prints its figures as JSON; positions in which
program and oracle differ go to standard error.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.oracle.test_oracle import PROCEDURES

SHOWN = 3
"""Number of differing positions that are printed for each procedure."""


def run(name: str, positions: int) -> dict[str, Any]:
    start = time.monotonic()
    apart = 0
    for seed in range(positions):
        try:
            PROCEDURES[name](seed)
        except AssertionError as reason:
            apart += 1
            if apart <= SHOWN:
                print(f"{name}, seed {seed}: {reason}\n", file=sys.stderr)
        if seed % 20_000 == 19_999:
            print(f"{name}: {seed + 1} positions, {apart} apart", file=sys.stderr, flush=True)
    return {"positions": positions, "apart": apart, "seconds": round(time.monotonic() - start, 1)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--only", choices=sorted(PROCEDURES))
    words = parser.parse_args()
    names = [words.only] if words.only else list(PROCEDURES)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        figures = dict(zip(names, pool.map(run, names, repeat(words.positions)), strict=True))
    print(json.dumps(figures))
    sys.exit(any(figure["apart"] for figure in figures.values()))


if __name__ == "__main__":
    main()
