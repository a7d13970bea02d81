"""Behaviour changes only on purpose: see tests/goldens.py."""

from __future__ import annotations

import json
from typing import Any

import pytest

import shamble
from tests.goldens import EVERY, FOLDER, games, name, play


@pytest.mark.parametrize("golden", games(), ids=name)
def test_golden(golden: dict[str, Any]) -> None:
    path = FOLDER / name(golden)
    assert path.exists(), "write it with: python -m tests.goldens"
    kept = json.loads(path.read_text(encoding="utf-8"))
    now = play(golden)
    for number, (before, after) in enumerate(zip(kept["digests"], now["digests"], strict=False)):
        assert before == after, f"differs between moves {number * EVERY} and {(number + 1) * EVERY}"
    assert now == kept


def test_every_game_has_one() -> None:
    assert {golden["game"] for golden in games()} == {game.id for game in shamble.installed_games()}
