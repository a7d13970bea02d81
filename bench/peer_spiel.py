"""One measurement of an OpenSpiel game (C++, played from Python), as JSON. Runs in bench/.peer, without shamble."""

from __future__ import annotations

import argparse
import json
import random
import time
from importlib import metadata
from typing import Any

import pyspiel

GAMES = {"hearts": "hearts", "bridge": "bridge(use_double_dummy_result=false)", "hanabi": "hanabi(players=4)"}


def play(game: Any, luck: random.Random) -> int:
    """Plays a whole game at random; chance nodes are no decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[luck.randrange(len(actions))])
            decisions += 1
    return decisions


def fork_and_play(game: Any, luck: random.Random, seconds: float) -> float:
    positions = []
    while len(positions) < 60:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
                continue
            if luck.random() < 0.1:
                positions.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for position in positions:
            twin = position.clone()
            twin.apply_action(twin.legal_actions()[-1])
        done += len(positions)
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--what", choices=["random", "fork-play"], default="random")
    parser.add_argument("--game", choices=list(GAMES), default="hearts")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    game = pyspiel.load_game(GAMES[options.game])
    luck = random.Random(options.seed)
    if options.what == "fork-play":
        rate = fork_and_play(game, luck, options.seconds)
    else:
        play(game, luck)
        decisions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < options.seconds:
            decisions += play(game, luck)
        rate = decisions / spent
    print(json.dumps({"version": metadata.version("open_spiel"), "rate": rate}))


if __name__ == "__main__":
    main()
