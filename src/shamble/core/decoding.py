"""Functions with which games read their states and name their overlaid content."""

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
    """Returns every frame and entity class of these modules by its name in saves. A name used twice is an error."""
    named: dict[str, type[Entity]] = {"Leave": Leave, "Deck": Deck, "Scope": Scope, "Result": Result}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Entity) and value.__module__ == module.__name__:
                name = vars(value).get("written") or name
                if named.get(name, value) is not value:
                    raise ShambleError(f"two classes are called {name}: in {named[name].__module__}, {module.__name__}")
                named[name] = value
    return named


def fill(state: State, plain: Mapping[str, Any], reader: Reader) -> None:
    """Fills a fresh state with plain data from a save."""
    for name in state.fields:
        saved = state.written_fields.get(name, name)
        if saved in plain:
            value = reader.read(plain[saved])
        elif name in state.added:
            value = state.added[name]
        else:
            raise BadPosition(f"the position has no {saved!r}")
        if isinstance(getattr(state, name), list):
            if not isinstance(value, (list, tuple)):
                raise BadPosition(f"{name!r} in the position is no list")
            value = list(value)
        try:
            setattr(state, name, value)
        except TypeError as wrong:  # raised by a compiled state, which checks the types of its attributes
            raise BadPosition(f"{name}: {wrong}") from None


def digest(overlay: Json) -> str | None:
    """Returns a short hash that identifies an overlay; None if there is none."""
    return hashlib.sha256(json.dumps(overlay, sort_keys=True).encode()).hexdigest()[:16] if overlay else None
