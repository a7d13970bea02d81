"""One measurement of one of our games' random play, as JSON; `--list` names the games and their seats."""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

import shamble

# Random play may wander; such a game is cut off and counted apart.
LIMIT = 20_000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--game", default="walkingdead")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.list:
        print(json.dumps({game.id: list(game.seats) for game in shamble.games()}))
        return

    random.seed(options.seed)
    randrange = random.randrange

    def new(seed: int) -> Any:
        return shamble.new(options.game, seats=options.seats, seed=seed, events=False)

    # Counting what the options look like also warms up, so neither costs anything in the timed part.
    widths: list[int] = []
    positions: list[Any] = []
    for seed in range(options.seed, options.seed + 5):
        game = new(seed)
        played = 0
        while (decision := game.decision) and played < LIMIT:
            choices = decision.options
            widths.append(len(choices))
            if len(widths) % 25 == 0:
                positions.append(game.fork())
            game.play(choices[randrange(len(choices))])
            played += 1
    random.shuffle(positions)
    positions = positions[:200] or [new(options.seed)]

    decisions = games = undecided = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < options.seconds:
        game = new(options.seed + games)
        played = 0
        while (decision := game.decision) and played < LIMIT:
            choices = decision.options
            game.play(choices[randrange(len(choices))])
            played += 1
        decisions += played
        undecided += played == LIMIT
        games += 1

    forks = 0
    start = time.process_time()
    while (forking := time.process_time() - start) < options.seconds / 2:
        for position in positions:
            position.fork()
        forks += len(positions)

    real = [width for width in widths if width > 1]
    print(
        json.dumps(
            {
                "system": "shamble",
                "version": shamble.__version__,
                "game": options.game,
                "seats": options.seats,
                "decisions_per_s": decisions / spent,
                "real_decisions_per_s": decisions / spent * len(real) / len(widths),
                "forks_per_s": forks / forking,
                "games_per_s": games / spent,
                "decisions_per_game": decisions / games,
                "options_per_decision": sum(widths) / len(widths),
                "one_option_share": widths.count(1) / len(widths),
                "two_option_share": widths.count(2) / len(widths),
                "undecided_games": undecided,
            }
        )
    )


if __name__ == "__main__":
    main()
