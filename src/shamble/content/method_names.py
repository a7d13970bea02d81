"""Finds methods of registered classes that nothing calls because their name is misspelt."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from inspect import isfunction
from types import ModuleType
from typing import Final

ALIKE: Final = 0.8
"""Similarity to the name of a method of a base class, from 0 to 1, from which a name counts as misspelt."""


def misspelt_methods(modules: Iterable[ModuleType]) -> list[str]:
    """Returns one line for each method of the modules' classes that no base class has, although it has one with nearly
    this name. Classes with subclasses are left out, because these may call it, and so are bases in `core`, which have
    general names. Compiled classes cannot be checked."""
    lines: list[str] = []
    for module in modules:
        for value in list(vars(module).values()):
            if isinstance(value, type) and value.__module__ == module.__name__ and not value.__subclasses__():
                bases = value.__mro__[1:-1]
                taken = {name for base in bases for name in vars(base)}
                known = {
                    name for base in bases if not base.__module__.startswith("shamble.core.") for name in vars(base)
                }
                for name, method in vars(value).items():
                    if isfunction(method) and not name.startswith("_") and name not in taken:
                        close = get_close_matches(name, sorted(known), n=1, cutoff=ALIKE)
                        if close:
                            lines.append(f"{value.__name__} has a method {name!r}; did you mean {close[0]!r}?")
    return lines
