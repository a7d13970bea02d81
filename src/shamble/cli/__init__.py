"""The `shamble` command."""

from __future__ import annotations

from shamble.cli.app import app


def main() -> None:
    """The entry point."""
    app()
