"""One folder a rulebook. The package can be called, too: `shamble.games()` are the games that are installed."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from shamble.core import registry
from shamble.core.game import Game


class _Games(ModuleType):
    def __call__(self) -> list[Game[Any]]:
        """Every game that is installed; one that does not load is named by a warning, and left out."""
        return registry.games()


sys.modules[__name__].__class__ = _Games
