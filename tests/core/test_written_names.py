"""A renamed class keeps its old name in saves."""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar

import shamble
from shamble.core.decoding import classes
from shamble.core.entity import Entity, Reader, dump


class Fresh(Entity):
    fields: ClassVar[tuple[str, ...]] = ("n",)
    written: ClassVar[str] = "Stale"

    def __init__(self, n: int) -> None:
        self.n = n


class Younger(Fresh):
    written: ClassVar[str] = ""


def here() -> ModuleType:
    module = ModuleType(__name__)
    module.__dict__.update({"Fresh": Fresh, "Younger": Younger})
    return module


def test_a_renamed_class_is_written_and_read_under_its_old_name() -> None:
    plain = dump(Fresh(3))
    assert plain == {"_": "Stale", "n": 3}
    by_name = classes([here()])
    assert "Fresh" not in by_name
    assert Reader(by_name).read(plain) == Fresh(3)


def test_a_class_that_follows_it_has_its_own_name() -> None:
    assert dump(Younger(1))["_"] == "Younger"
    assert Reader(classes([here()])).read(dump(Younger(1))) == Younger(1)


def descendants(base: type[Entity]) -> list[type[Entity]]:
    return [one for child in base.__subclasses__() for one in (child, *descendants(child))]


def test_no_class_of_a_game_inherits_what_saves_call_another() -> None:
    """A class that inherited `written` would be stored, and read again, as its base."""
    assert shamble.installed_games()
    doubtful = [
        f'{entity.__module__}.{entity.__name__} needs `written` of its own: a name, or ""'
        for entity in descendants(Entity)
        if entity.__module__.startswith("shamble.") and entity.written and "written" not in vars(entity)
    ]
    assert sorted(doubtful) == []
