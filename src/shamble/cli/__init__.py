"""The `shamble` command: one module for each subcommand, loaded when it is used. Rules and server live elsewhere."""

from __future__ import annotations

from shamble.cli.app import app


def main() -> None:
    """Entry point of the `shamble` command."""
    app()
