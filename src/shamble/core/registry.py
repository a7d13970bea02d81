"""Finds games by entry point, so that any installed package can add a game."""

from __future__ import annotations

import warnings
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from shamble.core.errors import ShambleError
from shamble.core.game import Game

GROUP = "shamble.games"
_added: dict[str, Game[Any]] = {}
_found: dict[str, Game[Any]] = {}
_broken: dict[str, str] = {}


def add(game: Game[Any]) -> None:
    """Registers a game for this process (tests, notebooks). Packages use the entry point `shamble.games`."""
    _added[game.id] = game


def find(id: str) -> Game[Any]:
    """Returns the game with this id and loads it if necessary; the error for a broken game says why it is broken."""
    if id in _added:
        return _added[id]
    if id not in _found and id not in _broken:
        for point in entry_points(group=GROUP):
            if point.name == id:
                _load(point, warns=False)
                break
        else:
            raise ShambleError(f"there is no game {id!r}; there are {', '.join(ids())}")
    if id in _broken:
        raise ShambleError(f"the game {id!r} cannot be loaded: {_broken[id]}")
    return _found[id]


def _load(point: EntryPoint, warns: bool = True) -> None:
    """Loads one game. If that fails, leaves it out, with a warning if `warns`; the others stay available."""
    try:
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} is no game")
        if game.id != point.name:
            raise ValueError(f"{point.value} calls itself {game.id!r}")
        _found[point.name] = game
    except Exception as reason:  # code of another package may fail in any way
        _broken[point.name] = f"{type(reason).__name__}: {reason}"
        if warns:
            whose = f" of the package {point.dist.name}" if point.dist is not None else ""
            warnings.warn(f"the game {point.name!r}{whose} is left out ({_broken[point.name]})", stacklevel=4)


def names() -> set[str]:
    """Returns the ids of all installed games, without loading any: some may be broken."""
    return {*_added, *_found, *_broken, *[point.name for point in entry_points(group=GROUP)]}


def ids() -> list[str]:
    """Lists the ids of all games that can be played."""
    for point in entry_points(group=GROUP):
        if point.name not in _found and point.name not in _broken:
            _load(point)
    return sorted({*_found, *_added})


def games() -> list[Game[Any]]:
    """All games that can be played, in the order of their ids."""
    return [find(id) for id in ids()]


def broken() -> dict[str, str]:
    """Returns the games that failed to load: id → reason."""
    ids()
    return dict(_broken)
