"""Finds the effects of event cards by the word that the data uses."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Final

from shamble.core.errors import ContentError
from shamble.games.walkingdead.effects import event_prices, place_events, resource_events, walker_events
from shamble.games.walkingdead.table.event_effect import EventEffect

MODULES: Final = (event_prices, resource_events, place_events, walker_events)


def effects_in(modules: tuple[ModuleType, ...]) -> dict[str, EventEffect]:
    """Returns an object of every class with a `word` in these modules, by that word. A word used twice is an error."""
    effects: dict[str, EventEffect] = {}
    for module in modules:
        for value in vars(module).values():
            if not isinstance(value, type) or not issubclass(value, EventEffect):
                continue
            # mypyc knows no __module__ of a compiled class.
            if getattr(value, "__module__") == module.__name__:  # noqa: B009
                word = vars(value).get("word")
                if word in effects:
                    raise ContentError(f"{module.__name__}: two event effects have the word {word!r}")
                if word:
                    check_methods(value)
                    effects[word] = value()
    return effects


def check_methods(effect: type[EventEffect]) -> None:
    """Raises an error if a class of effects does not say what the effect does, means and costs."""
    for method in ("run", "foretell", "cost"):
        if getattr(effect, method) is getattr(EventEffect, method):
            module = getattr(effect, "__module__")  # noqa: B009  (mypyc, as above)
            raise ContentError(f"{module}: {effect.__name__} needs the method {method!r} of EventEffect")


EVENT_EFFECTS: Final[Mapping[str, EventEffect]] = effects_in(MODULES)
"""Word → the effect of event cards whose rows name it as `effect`."""
