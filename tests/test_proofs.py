"""Every mode and variant can be won and lost: recorded games replay to that end without a seed."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

import shamble
from shamble.sessions.record import Record
from shamble.sessions.save import replay
from shamble.sessions.session import Session
from tests.proofs import FOLDER, OPEN, cases, name

UNSHOWN = OPEN.read_text().split() if OPEN.exists() else []
CASES = [(case, won) for case in cases() for won in (True, False) if name(case, won) not in UNSHOWN]


@pytest.mark.parametrize(("case", "won"), CASES, ids=[name(*one)[:-8] for one in CASES])
def test_proof(case: dict[str, Any], won: bool) -> None:
    path = FOLDER / name(case, won)
    assert path.exists(), "look for it with: python -m tests.proofs"
    save = json.loads(gzip.decompress(path.read_bytes()))
    game = next(game for game in shamble.installed_games() if game.id == case["game"])
    session = Session(game, case["seats"], game.configure(case["seats"], case["settings"]), seed=0)
    replay(session, [Record.read(plain, number) for number, plain in enumerate(save["records"])])
    assert session.outcome is not None
    assert session.outcome.won == won
    assert session.state.plain() == save["snapshot"]


HARDEST = ("marvel-1-mission-m10-heroes-1-", "marvel-1-mission-m10-heroes-2-")
"""Beginnings of the names of victories that may be unshown: World Without Heroes for one or two heroes."""


def test_only_victories_in_hard_missions_are_unshown() -> None:
    """Games with default settings can be won and lost at every number of seats; every mission can at least be lost."""
    assert all(one.endswith("-won.json.gz") for one in UNSHOWN)
    city = [one for one in UNSHOWN if one.startswith(("walkingdead", "zombicide", "marvel"))]
    assert [one for one in city if not one.startswith(HARDEST)] == []
