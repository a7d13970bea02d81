"""What every game needs to be written down and read again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any

from shamble.core.deck import Deck
from shamble.core.entity import Entity, Json, Reader
from shamble.core.errors import BadPosition, ShambleError
from shamble.core.frame import Leave
from shamble.core.state import Result, Scope, State


def classes(modules: Iterable[ModuleType]) -> dict[str, type[Entity]]:
    """Every frame and entity that a save of these modules may hold, by name. Two of one name would be read as one."""
    found: dict[str, type[Entity]] = {"Leave": Leave, "Deck": Deck, "Scope": Scope, "Result": Result}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Entity) and value.__module__ == module.__name__:
                name = vars(value).get("written") or name
                if found.get(name, value) is not value:
                    raise ShambleError(f"two classes are called {name}: in {found[name].__module__}, {module.__name__}")
                found[name] = value
    return found


def fill(state: State, plain: Mapping[str, Any], reader: Reader) -> None:
    """A fresh state gets what was written down."""
    for name in state.fields:
        if name in plain:
            value = reader.read(plain[name])
        elif name in state.added:
            value = state.added[name]
        else:
            raise BadPosition(f"the position has no {name!r}")
        if isinstance(getattr(state, name), list):
            if not isinstance(value, (list, tuple)):
                raise BadPosition(f"{name!r} in the position is no list")
            value = list(value)
        try:
            setattr(state, name, value)
        except TypeError as wrong:  # of a compiled state
            raise BadPosition(f"{name}: {wrong}") from None


def digest(overlay: Json) -> str | None:
    """What tells one overlaid content from another; None for a game's own."""
    return hashlib.sha256(json.dumps(overlay, sort_keys=True).encode()).hexdigest()[:16] if overlay else None
