"""Leaves the registry of games as it was."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

from shamble.city.game import CityGame
from shamble.content import packs
from shamble.core import registry


@pytest.fixture
def untouched() -> Iterator[None]:
    """Restores, after the test, the books and the registry as they were before a pack registered anything."""
    books = {id: game.book for id in registry.ids() if isinstance(game := registry.find(id), CityGame)}
    kept = {
        id: {name: dict(part) for name, part in vars(book).items() if isinstance(part, dict)}
        for id, book in books.items()
    }
    added = dict(registry._added)
    yield
    for id, parts in kept.items():
        for name, part in parts.items():
            current = getattr(books[id], name)
            current.clear()
            current.update(part)
    registry._added.clear()
    registry._added.update(added)
    for name in packs.LOADED:
        sys.modules.pop(name, None)
    packs.LOADED.clear()
    os.environ.pop(packs.TRUSTED, None)
