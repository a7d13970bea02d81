"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.bots.bot import Bot
from shamble.bots.random import Random
from shamble.bots.steady import Steady
from shamble.content.nearest import hint
from shamble.content.tooling import Tooling
from shamble.core.errors import ShambleError
from shamble.core.game import Game

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": Random, "steady": lambda seed: Steady()}


def make(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise ShambleError(f"there is no bot {name!r}{hint(name, BOTS)}")
    return BOTS[name](seed)


def bots_of(game: Game[Any]) -> list[str]:
    """The bots that can play this game: `steady` needs its advice."""
    advises = isinstance(game, Tooling) and type(game).advise is not Tooling.advise
    return [name for name in BOTS if name != "steady" or advises]
