"""The boilerplate of entities agrees with itself: a save is read by passing its fields to the constructor in order."""

from __future__ import annotations

import inspect

import shamble
from shamble.core.entity import Entity


def descendants(base: type[Entity]) -> set[type[Entity]]:
    return {one for child in base.__subclasses__() for one in (child, *descendants(child))}


def disagreement(entity: type[Entity]) -> str:
    """Returns what is wrong with a class; empty if its fields are the first parameters of its constructor and the other
    parameters have defaults."""
    parameters = list(inspect.signature(entity).parameters.values())
    names = [parameter.name for parameter in parameters]
    count = len(entity.fields)
    if names[:count] != list(entity.fields):
        return f"{entity.__name__}: fields {entity.fields}, parameters {names}"
    needed = [parameter.name for parameter in parameters[count:] if parameter.default is inspect.Parameter.empty]
    return f"{entity.__name__}: {needed} cannot be read from a save" if needed else ""


class Swapped(Entity):
    fields = ("n", "name")

    def __init__(self, name: str, n: int) -> None:
        self.name = name
        self.n = n


class Longer(Entity):
    fields = ("n",)

    def __init__(self, n: int, name: str) -> None:
        self.name = name
        self.n = n


def test_fields_in_another_order_are_found() -> None:
    assert disagreement(Swapped).startswith("Swapped: fields")
    assert disagreement(Longer) == "Longer: ['name'] cannot be read from a save"


def test_fields_are_the_parameters_of_the_constructor() -> None:
    """Checks every class that is saved, but no base class that only others extend."""
    assert shamble.installed_games()
    saved = [
        entity
        for entity in descendants(Entity)
        if entity.__module__.startswith("shamble.") and not entity.__subclasses__()
    ]
    assert len(saved) > 300
    assert sorted(filter(None, map(disagreement, saved))) == []
