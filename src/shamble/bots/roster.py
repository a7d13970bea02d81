"""The bots by name, and the loader for command lines: `steady`, `keen,seconds=0.5`, `my_bots:Greedy,depth=2`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, Final

from shamble.bots.bot import Bot
from shamble.content.nearest import hint
from shamble.core.errors import ShambleError
from shamble.core.game import Game

GROUP: Final = "shamble.bots"
"""The group of entry points under which other packages offer bots: `name = "module:Class"`."""
OWN: Final[dict[str, str]] = {
    "random": "shamble.bots.random:Random",
    "novice": "shamble.bots.novice:Novice",
    "steady": "shamble.bots.steady:Steady",
    "keen": "shamble.analysis.keen:Keen",
}
"""The bots of this package, weakest first: name → module and class, imported when they are needed."""
USUAL: Final = "steady"
"""The bot that plays where nobody chose one."""

Options = dict[str, int | float | bool | str]


def known_bots() -> dict[str, str]:
    """Returns the names of all bots, each with its module and class: those of this package, then installed ones."""
    bots = dict(OWN)
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        bots.setdefault(point.name, point.value)
    return bots


def make_bot(spec: str, seed: int, options: Mapping[str, Any] | None = None) -> Bot:
    """Makes a bot: by name, or as `module:Class`, also from the current folder; `,option=value` sets an option of its
    constructor. A constructor with a parameter `seed`, or whose first parameter has no default, gets the seed.

    >>> make_bot("keen,seconds=0.5", 7).seconds
    0.5
    """
    name, own = read_spec(spec)
    # Entry points are looked up only for names of other packages: simulations make two bots a game.
    bots = OWN if name in OWN or ":" in name else known_bots()
    if ":" not in name and name not in bots:
        raise ShambleError(f"there is no bot {name!r}{hint(name, bots)}")
    bot_class = bot_class_of(bots.get(name, name), name)
    return build(bot_class, name, seed, {**own, **(options or {})})


def read_spec(spec: str) -> tuple[str, Options]:
    """Splits `keen,seconds=0.5` into name and options."""
    name, *pairs = spec.split(",")
    options: Options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.isidentifier():
            raise ShambleError(f"an option of a bot is name=value, not {pair!r} (in {spec!r})")
        options[key] = read_value(value)
    return name, options


def read_value(text: str) -> int | float | bool | str:
    """Reads a number or true/false; anything else is a text."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def bot_class_of(path: str, name: str) -> type[Bot]:
    """Imports the class `module:Class` of a bot."""
    module, _, cls = path.partition(":")
    if name == path and (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        # Interned: Python's cache of attributes keeps a new text for each look-up otherwise.
        bot_class = getattr(import_module(module), sys.intern(cls))
    except (ImportError, AttributeError, ValueError) as reason:
        raise ShambleError(f"there is no bot {name!r}: {reason}") from None
    if not (isinstance(bot_class, type) and issubclass(bot_class, Bot)):
        raise ShambleError(f"{name!r} is no bot: it should be a subclass of shamble.Bot")
    return bot_class


def build(bot_class: type[Bot], name: str, seed: int, options: Mapping[str, Any]) -> Bot:
    """Calls the constructor of a bot with the seed, where it takes one, and the options."""
    make_bot: Any = bot_class
    parameters = parameters_of(make_bot)
    if not parameters:  # none, or a compiled class, which does not tell them
        return build_blindly(make_bot, name, seed, options)
    ordinary = [one for one in parameters.values() if one.kind is Parameter.POSITIONAL_OR_KEYWORD]
    wrong = [key for key in options if key not in parameters or key == "seed"]
    if wrong:
        possible = ", ".join([one for one in parameters if one != "seed"]) or "none"
        raise ShambleError(f"the bot {name!r} has no option {wrong[0]!r}; it has: {possible}")
    takes_seed = bool(ordinary) and (ordinary[0].name == "seed" or ordinary[0].default is Parameter.empty)
    try:
        bot: Bot = make_bot(seed, **options) if takes_seed else make_bot(**options)
    except (TypeError, ValueError) as reason:
        raise ShambleError(f"the bot {name!r} cannot be made: {reason}") from None
    return bot


@lru_cache(maxsize=64)
def parameters_of(bot_class: Any) -> Mapping[str, Parameter]:
    """The parameters of a bot's constructor; none for a compiled class. Simulations ask once or more for each game."""
    return signature(bot_class).parameters


def build_blindly(make_bot: Any, name: str, seed: int, options: Mapping[str, Any]) -> Bot:
    """Calls the constructor of a compiled bot with the seed and the options, or without the seed if it takes none."""
    try:
        bot: Bot = make_bot(seed=seed, **options)
        return bot
    except TypeError:
        pass
    try:
        other: Bot = make_bot(**options)
        return other
    except (TypeError, ValueError) as reason:
        raise ShambleError(f"the bot {name!r} cannot be made: {reason}") from None


def bots_of(game: Game[Any]) -> list[str]:
    """Returns the names of this package's bots that can play this game, weakest first: `steady` needs the game's
    advice, `keen` a learned value too."""
    return [name for name, path in OWN.items() if bot_class_of(path, name).plays(game)]


def usual_bot(game: Game[Any]) -> str:
    """Returns the bot that plays where nobody chose one."""
    names = bots_of(game)
    return USUAL if USUAL in names else names[-1]
