"""Steps per second of the vector environments, one core, random play, with compact observations.

`python bench/lab.py [--seconds S]`. Processor time counts, so that other programs disturb little.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from shamble.bots.garbage_collection import relaxed
from shamble.core import registry
from shamble.lab.vector import ShambleVectorEnv


def measure(game: str, seconds: float, num_envs: int = 16) -> float:
    """Returns steps per second of processor time."""
    env = ShambleVectorEnv(game, num_envs=num_envs, copy=False)
    seen, _ = env.reset(seed=1)
    source = np.random.default_rng(1)
    steps = 0
    with relaxed():
        for _ in range(300):  # caches of boards and kits
            seen, _, _, _, _ = env.step(chosen(seen["action_mask"], source))
        start = time.process_time()
        while time.process_time() - start < seconds:
            seen, _, _, _, _ = env.step(chosen(seen["action_mask"], source))
            steps += num_envs
    return steps / (time.process_time() - start)


def chosen(masks: np.ndarray, source: np.random.Generator) -> np.ndarray:
    return (source.random(len(masks)) * masks.sum(axis=1)).astype(np.int64)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    for id in registry.ids():
        print(f"{id:12} {measure(id, seconds):>10,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
