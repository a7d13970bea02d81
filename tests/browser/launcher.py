"""Starts `shamble serve` with a game that the client has never seen. Worker processes import this module too."""

from __future__ import annotations

from shamble.cli.serve import serve
from shamble.core import registry
from tests.probe import spawning, versus

registry.add(spawning.GAME)
registry.add(versus.GAME)

if __name__ == "__main__":
    serve()
