"""Finds games by entry point, so that somebody else's package can add a sixth."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from shamble.core.errors import ShambleError
from shamble.core.game import Game

GROUP = "shamble.games"
_added: dict[str, Game[Any]] = {}
_found: dict[str, Game[Any]] = {}


def add(game: Game[Any]) -> None:
    """Register a game for this process (tests, notebooks); packages use the entry point `shamble.games`."""
    _added[game.id] = game


def find(id: str) -> Game[Any]:
    if id in _added:
        return _added[id]
    if id not in _found:
        for point in entry_points(group=GROUP):
            if point.name == id:
                _found[id] = point.load()
                return _found[id]
        raise ShambleError(f"there is no game {id!r}; there are {', '.join(ids())}")
    return _found[id]


def ids() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)} | set(_added))
