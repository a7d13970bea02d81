"""Reads TOML arrays of tables by a schema; an error names the file, the entry and the key."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from shamble.content.bounds import read_text
from shamble.content.nearest import hint
from shamble.core.errors import ContentError

Row = dict[str, Any]


class Field:
    """The values that one key of an entry may have. A key with a default is not required."""

    def __init__(
        self,
        types: type | tuple[type, ...],
        allowed: Sequence[Any] | None = None,
        required: bool = True,
        default: Any = None,
    ) -> None:
        self.types: Final = types if isinstance(types, tuple) else (types,)
        self.allowed: Final = tuple(allowed) if allowed is not None else None
        self.required: Final = required and default is None
        self.default: Final[Any] = default

    def complaint(self, value: object) -> str:
        """Returns what is wrong with a value; empty if nothing is."""
        # In Python a bool is an int, but in TOML `true` is not a number.
        if not isinstance(value, self.types) or (isinstance(value, bool) and bool not in self.types):
            wanted = " or ".join(NAMES.get(kind, kind.__name__) for kind in self.types)
            return f"should be {wanted}, not {value!r}"
        if self.allowed is not None:
            # The list restricts values of its own types only: `amount = 2` or `amount = "black"`.
            for item in value if isinstance(value, list) else [value]:
                if item not in self.allowed and (isinstance(item, str) or not self._open(item)):
                    return f"is {item!r}, which is none of {', '.join(map(str, self.allowed))}" + close(
                        item, self.allowed
                    )
        return ""

    def _open(self, value: object) -> bool:
        """True if the list of allowed values contains no value of this type."""
        return not any(type(listed) is type(value) for listed in self.allowed or ())


NAMES: Final = {
    str: "a text",
    int: "a number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
    float: "a number",
}


def close(name: object, known: Iterable[object]) -> str:
    """Returns the suggestion of `hint`, but not a list of names."""
    suggestion = hint(name, known)
    return suggestion if "did you mean" in suggestion else ""


def read_toml(path: Path) -> Row:
    try:
        return tomllib.loads(read_text(path))
    except RecursionError:
        raise ContentError(f"{path}: not TOML: nested too deeply") from None
    except ValueError as reason:  # raised also for numbers with too many digits
        raise ContentError(f"{path}: not TOML: {reason}") from None


def load_table(path: Path, key: str, schema: Mapping[str, Field]) -> list[Row]:
    """Returns the entries `[[key]]` of a file, checked and with their defaults."""
    data = read_toml(path)
    for name in data:
        if name != key:
            raise ContentError(f"{path}: unknown table {name!r}{hint(name, [key])}")
    rows = data.get(key, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ContentError(f"{path}: {key!r} should be a list of tables: write [[{key}]]")
    return check_rows(str(path), key, rows, schema)


def check_rows(where: str, key: str, rows: Sequence[Row], schema: Mapping[str, Field]) -> list[Row]:
    """Returns the rows with their defaults; raises ContentError for the first invalid row."""
    seen: set[object] = set()
    checked = []
    for number, row in enumerate(rows, 1):
        entry = f"{where}: {key} {row['id']!r}" if "id" in row else f"{where}: {key} number {number}"
        for name in row:
            if name not in schema:
                raise ContentError(f"{entry}: unknown key {name!r}{hint(name, schema)}")
        full: Row = {}
        for name, field in schema.items():
            if name in row:
                complaint = field.complaint(row[name])
                if complaint:
                    raise ContentError(f"{entry}: {name} {complaint}")
                full[name] = row[name]
            elif field.required:
                raise ContentError(f"{entry}: {name} is missing")
            else:
                full[name] = list(field.default) if isinstance(field.default, list) else field.default
        if "id" in full:
            if full["id"] in seen:
                raise ContentError(f"{entry}: this id occurs twice")
            seen.add(full["id"])
        checked.append(full)
    return checked
