"""Hidden things change no byte of any message to a seat that cannot see them, in every game."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

from tests.server.indistinguishable import UNHURRIED, everything, pairs
from tests.server.table import Json, house

CASES: list[tuple[str, int, int, dict[str, Json]]] = [
    ("walkingdead", 3, 1, {"level": "expert"}),
    ("walkingdead", 2, 1, {"goals": True}),
    ("walkingdead", 4, 2, {"level": "expert", "goals": True}),
    ("dawn", 2, 1, {}),
    ("dawn", 2, 0, {"mode": "versus"}),
    ("dawn", 2, 1, {"mode": "versus"}),
    ("dawn", 3, 2, {"mode": "versus"}),
    ("zombicide1", 2, 1, {}),
    ("zombicide2", 2, 1, {}),
    ("marvel", 2, 1, {}),
]
KINDS = {"welcome", "table", "update", "look", "hint", "error", "voted", "audit"}
"""Messages to a client that requests everything; `link` is for the host alone, `bye` and `pong` hold no game data."""


def name(case: object) -> str:
    return "-".join(str(part) for part in case) if isinstance(case, tuple) else str(case)


@pytest.mark.parametrize(("game", "seats", "seat", "settings"), CASES, ids=name)
def test_hidden_things_drawn_anew(tmp_path: Path, game: str, seats: int, seat: int, settings: dict[str, Json]) -> None:
    longest = sorted(islice(pairs(game, seats, seat, **settings), 6), key=lambda pair: -len(pair.moves))[:2]
    needed = KINDS if game in ("walkingdead", "dawn") else KINDS - {"voted"}
    with house(tmp_path, UNHURRIED) as here:
        for pair in longest:
            heard = [everything(here, pair, plain) for plain in pair.plains]
            assert {json.loads(text).get("type", "") for text in heard[0]} >= needed
            for one, other in zip(*heard, strict=True):
                assert one == other
    assert any(pair.moves for pair in longest)


def test_the_pairs_differ(tmp_path: Path) -> None:
    """The owner of the hidden things receives different bytes, so the test above can fail."""
    made = pairs("walkingdead", 2, 1, level="expert")
    pair = next(pair for pair in made if len({json.dumps(one["players"][0]["events"]) for one in pair.plains}) == 2)
    pair.seat, pair.moves = 0, []
    with house(tmp_path, UNHURRIED) as here:
        heard = [everything(here, pair, plain) for plain in pair.plains]
    assert heard[0] != heard[1]
