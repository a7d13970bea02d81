"""Days on the command line are finite numbers: `nan` would compare as older than everything, and delete it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from shamble.cli.app import app


@pytest.mark.parametrize("days", ["nan", "inf", "-1"])
@pytest.mark.parametrize(
    "command", [["admin", "prune", "--to", "x", "--older"], ["serve", "--no-open", "--attic", "x", "--keep"]]
)
def test_days_are_finite(command: list[str], days: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    answer = CliRunner().invoke(app, [*command, days])
    assert answer.exit_code == 2
    assert "Invalid value for '--" in answer.output
