"""Every kept save can still be opened and played on."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.core.chance import generator
from tests.properties.moment_checks import check_save, check_views
from tests.properties.random_play import play_on
from tests.saves import FOLDER, everything

FILES = sorted(FOLDER.glob("*/*.json.gz"))


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.name.removesuffix('.json.gz')}"


def opened(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def test_this_version_has_its_saves() -> None:
    assert [kept.path.name for kept in everything() if not kept.path.exists()] == []


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_kept_save_opens(path: Path) -> None:
    """A save opens by its records. If a corrected rule leads elsewhere, its snapshot opens."""
    data = opened(path)
    session = shamble.load(data, seed=5)
    assert session.seats == data["seats"]
    check_views(session)
    play_on(session, generator(5, "kept"), 30)
    check_save(session)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_position_of_a_kept_save_opens_without_its_records(path: Path) -> None:
    """The snapshot is what is left of a game when its records no longer fit."""
    data = opened(path)
    data["records"] = [{"do": "", "seat": -1, "got": ["nothing that was ever drawn"]}]
    session = shamble.load(data, seed=5)
    assert "goes on from its last position" in session.notes[0]
    assert session.state.round == data["snapshot"]["round"]
    assert (session.decision is None) == (data["snapshot"]["result"] is not None)
    check_views(session)
    play_on(session, generator(5, "kept"), 30)
    check_save(session)
