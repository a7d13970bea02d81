"""`python -m shamble.cli`, where the command is not on the path."""

from __future__ import annotations

from shamble.cli import main

main()
