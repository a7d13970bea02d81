"""One measurement of catanatron's random play, as JSON. Runs in bench/.peer, which has no shamble."""

from __future__ import annotations

import argparse
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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    # Counting what the options look like also warms up, so neither costs anything in the timed part.
    widths: list[int] = []
    positions: list[Game] = []
    for seed in range(options.seed, options.seed + 5):
        game = new(options.seats, seed)
        while going(game):
            widths.append(len(game.state.playable_actions))
            if len(widths) % 25 == 0:
                positions.append(game.copy())
            game.play_tick()
    random.Random(options.seed).shuffle(positions)
    positions = positions[:200]

    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < options.seconds:
        game = new(options.seats, options.seed + games)
        while going(game):
            game.play_tick()
            decisions += 1
        games += 1

    forks = 0
    start = time.process_time()
    while (forking := time.process_time() - start) < options.seconds / 2:
        for position in positions:
            position.copy()
        forks += len(positions)

    real = [width for width in widths if width > 1]
    print(
        json.dumps(
            {
                "system": "catanatron",
                "version": metadata.version("catanatron"),
                "game": "catan",
                "seats": options.seats,
                "decisions_per_s": decisions / spent,
                "real_decisions_per_s": decisions / spent * len(real) / len(widths),
                "forks_per_s": forks / forking,
                "games_per_s": games / spent,
                "decisions_per_game": decisions / games,
                "options_per_decision": sum(widths) / len(widths),
                "one_option_share": widths.count(1) / len(widths),
                "two_option_share": widths.count(2) / len(widths),
                "undecided_games": None,
            }
        )
    )


if __name__ == "__main__":
    main()
