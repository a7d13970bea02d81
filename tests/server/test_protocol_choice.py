"""Our protocol classes serve with tested versions of uvicorn only; with any other version uvicorn's own classes do."""

from __future__ import annotations

from pathlib import Path

import pytest
import uvicorn

from shamble.server.net import protocol_choice
from shamble.server.net.protocol_choice import is_tested, protocol_options
from shamble.server.process.limits import Limits
from tests.server.table import house


@pytest.mark.parametrize(
    ("version", "tested"),
    [("0.52.4", False), ("0.53.0", True), ("0.54.1", True), ("0.55.0", False), ("1.0", False), ("unknown", False)],
)
def test_only_tested_versions_get_our_classes(version: str, tested: bool) -> None:
    assert is_tested(version) == tested
    assert bool(protocol_options(Limits(), [], version)) == tested


def test_the_installed_version_is_tested() -> None:
    assert is_tested(uvicorn.__version__)


def test_a_table_plays_on_plain_uvicorn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol_choice, "is_tested", lambda version: False)
    with house(tmp_path) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            assert ada.play()["seq"] == 1
