"""A board that no mission may have is not drawn: thirty by thirty tiles would take a minute."""

from __future__ import annotations

import copy

import pytest

from shamble.city.game import CityGame
from shamble.core import registry
from shamble.workshop import editor


def test_too_many_tiles_are_not_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("zombicide2")
    assert isinstance(game, CityGame)
    row = copy.deepcopy(dict(game.library["m4"].row))
    row["id"], row["tiles"] = "vast", [["5R@90"] * 30] * 30
    laid: list[object] = []
    monkeypatch.setattr(editor, "from_tiles", lambda *given: laid.append(given))
    told = editor.inspect(game, row, "en")
    assert not laid
    assert told["board"] is None
    assert not told["playable"]
