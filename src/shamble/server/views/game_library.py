"""The games that this server offers: the installed ones, with its own content on top."""

from __future__ import annotations

from typing import Any

import msgspec

from shamble.content.packs import StackedPacks
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.server.storage.stored_rows import Row
from shamble.sessions.save import ENGINE

_own: dict[str, Game[Any]] = {}


def overlay(content: StackedPacks) -> list[str]:
    """Adds content to every game that it fits, and returns their ids. Existing tables keep their content."""
    problems = []
    fits = []
    for id in registry.ids():
        try:
            _own[id] = registry.find(id).with_content(content.overlay)
            fits.append(id)
        except ShambleError as reason:
            problems.append(f"{id}: {content.located(str(reason))}")
    if not fits:
        raise ShambleError(f"{content.named()} fits no game: {'; '.join(problems)}")
    return fits


def find(id: str) -> Game[Any]:
    """The game for new tables, with this server's content."""
    return _own[id] if id in _own else registry.find(id)


def forget() -> None:
    """Removes this server's content."""
    _own.clear()


def of_row(row: Row) -> Game[Any]:
    """The game of a stored table, with the content that the table was made with."""
    game = registry.find(row.game)
    overlay = msgspec.json.decode(row.overlay)
    if overlay:
        game = game.with_content(overlay)
    if row.version > game.version or row.engine > ENGINE:
        raise ShambleError(f"the table is from a newer version of {game.id} than this one")
    return game
