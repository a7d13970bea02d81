"""Plays one game by one bot, many times, and prints how much memory that leaves behind, as JSON.

Memory is counted in blocks that Python has allocated: that is exact, where the size of a process is not. test_memory.py
starts this in a process of its own, so that nothing else fills or empties a cache meanwhile.
"""

from __future__ import annotations

import gc
import json
import sys
from itertools import pairwise
from typing import Any

from shamble.bots.ablation_bot import Heedless
from shamble.bots.bot import Bot
from shamble.bots.play import play_out
from shamble.bots.roster import make_bot
from shamble.city.board.recent_cache import RecentCache
from shamble.core import registry
from shamble.core.game import Game
from shamble.sessions.session import Session
from shamble.workshop.playtest import seats_of

LIMIT = 400
"""Moves of a game at most."""
REPLAYED = 10
"""Games that are played again and again."""
PASSES = 6
"""Times that those games are played. Memory that leaks grows at every pass; a cache that is full also shrinks again."""
WARM, HALF = 50, 100
"""Fresh games that fill the caches, and those of each half that is compared."""
EVERY = 10
"""Fresh games between two looks at the memory."""
FIRST_FRESH = 1_000
"""The seed of the first fresh game."""


def set_ups(game: Game[Any]) -> list[tuple[int, dict[str, Any]]]:
    """Returns every mission with the fewest and with the most players, as pairs of seats and settings."""
    pairs = []
    for settings in [{"mission": mission} for mission in game.missions] or [{}]:
        seats = seats_of(game, settings)
        pairs += [(number, settings) for number in dict.fromkeys((seats[0], seats[-1]))]
    return pairs


def bot_of(game: Game[Any], name: str, seed: int) -> Bot:
    return Heedless(game) if name == "heedless" else make_bot(name, seed)


def play(game: Game[Any], bot: str, seats: int, settings: dict[str, Any], seed: int) -> None:
    session = Session(game, seats, game.configure(seats, settings), seed, False, history=False)
    session.begin()
    play_out(session, [bot_of(game, bot, seed * 31 + seat) for seat in range(seats)], LIMIT, seed)


def blocks() -> int:
    """Number of memory blocks in use after a full garbage collection, with empty bounded caches: the content of such a
    cache differs from pass to pass, and its limit is tested elsewhere."""
    for object in gc.get_objects():
        if isinstance(object, RecentCache):
            object.clear()
    gc.collect()
    return sys.getallocatedblocks()


def main(id: str, bot: str) -> None:
    game = registry.find(id)
    ways = set_ups(game)

    def games(first: int, number: int) -> None:
        for seed in range(first, first + number):
            play(game, bot, *ways[seed % len(ways)], seed)

    # Both lists are as long as they will be: growing ones would count as well.
    replayed, fresh = [0] * PASSES, [0] * ((WARM + 2 * HALF) // EVERY)
    for index in range(PASSES):
        games(0, REPLAYED)
        replayed[index] = blocks()
    for index in range(len(fresh)):
        games(FIRST_FRESH + index * EVERY, EVERY)
        fresh[index] = blocks()
    warm, half = WARM // EVERY, (WARM + HALF) // EVERY
    print(
        json.dumps(
            {
                "again": min(after - before for before, after in pairwise(replayed)) / REPLAYED,
                "fresh": (max(fresh[half:]) - max(fresh[warm:half])) / HALF,
                "looks": [replayed, fresh],
            }
        )
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
