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
    """A small immutable record. `fields` names its attributes in the order of its constructor's parameters."""

    fields: ClassVar[tuple[str, ...]] = ()
    added: ClassVar[Mapping[str, object]] = {}
    """Fields added after the first release, each with the value that a save without the field means. A field with that
    value is not written, so that old saves can be read and new saves differ only where the field is used."""
    written: ClassVar[str] = ""
    """The class name in saves, if the class was renamed after it had been saved."""

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
    """Converts a value to plain data; an entity becomes a dict that holds its class name under `_`."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [dump(item) for item in value]
    if isinstance(value, (dict, Mapping)):  # `dict` is a quick check; `Mapping`, an abstract class, a slow one
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
    """Converts plain data back into entities. `classes` maps the names in saves to classes."""

    def __init__(self, classes: Mapping[str, type[Any]]) -> None:
        self.classes = classes

    def read(self, plain: Json) -> Any:
        """Converts plain data: a list becomes a tuple, a dict with a class name under `_` an entity."""
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
            except TypeError as wrong:  # compiled constructors check the types of their arguments
                raise BadPosition(f"{name}: {wrong}") from None
        return plain
