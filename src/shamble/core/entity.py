"""Immutable records that are compared, written and read by their fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from shamble.core.errors import BadPosition, BadSave

Json = Any
"""Plain data: None, bool, int, str, list and dict with string keys."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Entity:
    """A small record. `fields` names its attributes in the order of its constructor."""

    fields: ClassVar[tuple[str, ...]] = ()
    added: ClassVar[Mapping[str, object]] = {}
    """Fields that came after a first release, each with what a save without it means. A field that holds just that is
    not written, so that old saves can be read and new ones differ only where something is new."""
    written: ClassVar[str] = ""
    """What saves call it, where its class has got a better name since."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and dump(self) == dump(other)

    def __hash__(self) -> int:
        raise TypeError("entities are looked up by id, never hashed")

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"


def dump(value: object) -> Json:
    """Plain data with the same content; entities carry the name of their class under `_`."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [dump(item) for item in value]
    if isinstance(value, (dict, Mapping)):  # a dict is known at once, anything else only after a longer look
        return {str(key): dump(item) for key, item in value.items()}
    if isinstance(value, Entity):
        plain: dict[str, Json] = {"_": value.written or type(value).__name__}
        for name in value.fields:
            item = getattr(value, name)
            if name not in value.added or item != value.added[name]:
                plain[name] = dump(item)
        return plain
    raise TypeError(f"a state may not hold {type(value).__name__}")


class Reader:
    """Turns plain data back into entities of the classes it was given."""

    def __init__(self, classes: Mapping[str, type[Any]]) -> None:
        self.classes = classes

    def read(self, plain: Json) -> Any:
        if isinstance(plain, list):
            return tuple(self.read(item) for item in plain)
        if isinstance(plain, dict):
            if "_" not in plain:
                return {key: self.read(item) for key, item in plain.items()}
            name = plain["_"]
            cls = self.classes.get(name)
            if cls is None:
                raise BadSave(f"the save holds a {name!r}, which this version does not know")
            try:
                return cls(
                    *[self.read(plain[name]) if name in plain else cls.added[name] for name in cls.fields],
                )
            except KeyError as missing:
                raise BadSave(f"the save's {name} lacks {missing}") from None
            except TypeError as wrong:  # a compiled class checks its types at once
                raise BadPosition(f"{name}: {wrong}") from None
        return plain
