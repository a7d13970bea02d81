"""The command line, for tests."""

from __future__ import annotations

from click.testing import CliRunner, Result

from shamble.cli.app import app


def shamble(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])
