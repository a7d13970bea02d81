"""Runs the command as `python -m shamble.cli`, for installations where `shamble` is not on the path."""

from __future__ import annotations

from shamble.cli import main

main()
