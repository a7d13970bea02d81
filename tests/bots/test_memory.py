"""Memory does not grow from game to game. Only the compiled build is measured: it counts references by itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import shamble.sessions.session
from shamble.bots.roster import bots_of
from shamble.content.tooling import Tooling
from shamble.core import registry

COMPILED = not str(shamble.sessions.session.__file__).endswith(".py")
ROOT = Path(__file__).parents[2]
BLOCK = 70
"""Bytes of an average block, to convert a number of leaked blocks."""
FEW = 40_000
"""Bytes that a fresh game may add to the caches on average, which is 4 MB in a hundred games."""


def kinds() -> list[tuple[str, str]]:
    """Every game with every bot that plays it."""
    pairs = []
    for id in registry.ids():
        game = registry.find(id)
        pairs += [(id, bot) for bot in bots_of(game) if bot != "keen"]  # it plays thousands of moves for one
        if isinstance(game, Tooling) and type(game).advise_believing is not Tooling.advise_believing:
            pairs.append((id, "heedless"))
    return pairs


@pytest.mark.skipif(not COMPILED, reason="plain Python does not count references by hand")
@pytest.mark.parametrize(("game", "bot"), kinds())
def test_games_leave_nothing_behind(game: str, bot: str) -> None:
    """A game that is played again leaves not one object behind. Fresh games may fill caches, up to their limits: the
    highest of some looks at the second hundred is not far above the highest of the first hundred."""
    command = [sys.executable, "-m", "tests.bots.weigh_games", game, bot]
    said = subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "0"}, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr[-3000:]
    blocks = json.loads(said.stdout)
    assert blocks["again"] < 1, f"{blocks['again']:.0f} blocks a game stay: {blocks['looks'][0]}"
    assert blocks["fresh"] * BLOCK < FEW, f"{blocks['fresh'] * BLOCK / 1e3:.0f} kB a game stay: {blocks['looks'][1]}"
