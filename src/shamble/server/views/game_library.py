"""The games on offer: those that are installed, with this server's own content on top."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from shamble.content.overlay import read_overlay
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.core.save import ENGINE
from shamble.server.storage.stored_rows import Row

_own: dict[str, Game[Any]] = {}


def overlay(folder: Path) -> list[str]:
    """Offer every game that a folder's content fits with that content. Tables keep what they were begun with."""
    if not folder.is_dir():
        raise ShambleError(f"{folder}: there is no such folder")
    own = read_overlay(folder)
    problems = []
    fits = []
    for id in registry.ids():
        try:
            _own[id] = registry.find(id).with_content(own)
            fits.append(id)
        except ShambleError as reason:
            problems.append(f"{id}: {reason}")
    if not fits:
        raise ShambleError(f"{folder} fits no game: {'; '.join(problems)}")
    return fits


def find(id: str) -> Game[Any]:
    return _own[id] if id in _own else registry.find(id)


def forget() -> None:
    """Back to what is installed."""
    _own.clear()


def of_row(row: Row) -> Game[Any]:
    """The game that a table was begun with, and its content."""
    game = registry.find(row.game)
    overlay = msgspec.json.decode(row.overlay)
    if overlay:
        game = game.with_content(overlay)
    if row.version > game.version or row.engine > ENGINE:
        raise ShambleError(f"the table is from a newer version of {game.id} than this one")
    return game
