"""The bots by name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, Final

from shamble.bots.bot import Bot
from shamble.bots.random import Random
from shamble.bots.steady import Steady
from shamble.content.nearest import hint
from shamble.content.tooling import Tooling
from shamble.core.errors import ShambleError
from shamble.core.game import Game

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": Random, "steady": lambda seed: Steady()}


def summon(name: str, seed: int) -> Bot:
    """Makes a bot for a command line: by name, or as `module:Class`, also from the current folder."""
    module, colon, cls = name.partition(":")
    if not colon:
        return make(name, seed)
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        bot_class = getattr(import_module(module), cls)
    except (ImportError, AttributeError, ValueError) as reason:
        raise ShambleError(f"there is no bot {name!r}: {reason}") from None
    if not (isinstance(bot_class, type) and issubclass(bot_class, Bot)):
        raise ShambleError(f"{name!r} is no bot: it should be a subclass of shamble.Bot")
    bot: Callable[..., Bot] = bot_class
    return bot(seed) if signature(bot).parameters else bot()


def make(name: str, seed: int) -> Bot:
    """Makes a bot by name."""
    if name not in BOTS:
        raise ShambleError(f"there is no bot {name!r}{hint(name, BOTS)}")
    return BOTS[name](seed)


def bots_of(game: Game[Any]) -> list[str]:
    """Returns the names of the bots that can play this game: `steady` needs the game's advice."""
    advises = isinstance(game, Tooling) and type(game).advise is not Tooling.advise
    return [name for name in BOTS if name != "steady" or advises]
