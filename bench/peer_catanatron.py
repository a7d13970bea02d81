"""One measurement of catanatron (Catan), as JSON. Runs in bench/.peer, which has no shamble."""

from __future__ import annotations

import argparse
import gc
import json
import random
import time
from importlib import metadata

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer


def new(seats: int, seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in list(Color)[:seats]], seed=seed)


def going(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def random_play(seats: int, seed: int, seconds: float) -> tuple[float, float]:
    """Decisions per second, and the number of those with a choice: rolling and ending a turn mostly have none."""
    decisions = choices = 0
    game = new(seats, seed)
    while going(game):
        decisions += 1
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
    share = choices / decisions
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        seed += 1
        game = new(seats, seed)
        while going(game):
            game.play_tick()
            decisions += 1
    return decisions / spent, share


def fork_and_play(seats: int, seed: int, seconds: float) -> float:
    luck = random.Random(seed)
    positions: list[Game] = []
    game = new(seats, seed)
    while going(game):
        if luck.random() < 0.1:
            positions.append(game.copy())
        game.play_tick()
    positions = positions[:60]
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for position in positions:
            position.copy().play_tick()
        done += len(positions)
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--what", choices=["random", "fork-play"], default="random")
    parser.add_argument("--game", default="catan")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    new(options.seats, options.seed)
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000)  # the same policy as for our side
    figures: dict[str, object] = {"version": metadata.version("catanatron")}
    if options.what == "random":
        figures["rate"], figures["with_a_choice"] = random_play(options.seats, options.seed, options.seconds)
    else:
        figures["rate"] = fork_and_play(options.seats, options.seed, options.seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
