"""Numbers of players with which the tests of bots play a game."""

from __future__ import annotations

from typing import Any

from shamble.core.errors import ShambleError
from shamble.core.game import Game


def seats_of(game: Game[Any], settings: dict[str, Any]) -> list[int]:
    """Returns the numbers of seats that these settings allow; some are for a variant only."""
    allowed = []
    for seats in game.seats:
        try:
            game.configure(seats, settings)
        except ShambleError:
            continue
        allowed.append(seats)
    return allowed
