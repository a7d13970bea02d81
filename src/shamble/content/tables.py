"""Reads TOML arrays of tables by a schema; an error names the file, the entry and the key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, time
from pathlib import Path
from typing import Any, Final

from shamble.content.bounds import read_text
from shamble.content.nearest import hint
from shamble.core.errors import ContentError

Row = dict[str, Any]


class Field:
    """The values that one key of an entry may have. A key with a default is not required.

    `least` and `most` limit numbers, and `most` the length of a text; `size` the length of a list (fewest, most);
    `ordered` asks that no number of a list is smaller than the one before. `each` describes the items of a list, `keys`
    the keys of a nested table, `values` the values of a nested table whose keys are free. `refers` names a kind of
    thing, such as "zone", of which the text is an id: code that knows these things checks it (`unresolved`), and an
    editor offers them.
    """

    def __init__(
        self,
        types: type | tuple[type, ...],
        allowed: Sequence[Any] | None = None,
        required: bool = True,
        default: Any = None,
        *,
        least: int | None = None,
        most: int | None = None,
        size: tuple[int, int] | None = None,
        ordered: bool = False,
        each: Field | None = None,
        keys: Mapping[str, Field] | None = None,
        values: Field | None = None,
        refers: str = "",
    ) -> None:
        self.types: Final = types if isinstance(types, tuple) else (types,)
        self.allowed: Final = tuple(allowed) if allowed is not None else None
        self.required: Final = required and default is None
        self.default: Final[Any] = default
        self.least: Final = least
        self.most: Final = most
        self.size: Final = size
        self.ordered: Final = ordered
        self.each: Final = each
        self.keys: Final = keys
        self.values: Final = values
        self.refers: Final = refers

    def wrong(self, name: str, value: object) -> str:
        """Returns what is wrong with the value of this key, beginning with the key; empty if nothing is."""
        # In Python a bool is an int, but in TOML `true` is not a number.
        if not isinstance(value, self.types) or (isinstance(value, bool) and bool not in self.types):
            wanted = " or ".join(NAMES.get(kind, kind.__name__) for kind in self.types)
            if isinstance(value, float) and int in self.types:
                wanted = wanted.replace("a number", "a whole number")
            if isinstance(value, str) and self.keys and "en" in self.keys:
                return f"{name} should be a text for each language: write {{en = {value[:40]!r}}}".replace("'", '"')
            return f"{name} should be {wanted}, not {shown(value)}"
        if isinstance(value, dict):
            return self._wrong_table(name, value)
        if isinstance(value, list) and (complaint := self._wrong_list(name, value)):
            return complaint
        if isinstance(value, str) and self.most is not None and len(value) > self.most:
            return f"{name} has {len(value)} characters, but should have at most {self.most}"
        if isinstance(value, int | float) and not isinstance(value, bool):
            if self.least is not None and value < self.least:
                return f"{name} is {value}, but should be at least {self.least}"
            if self.most is not None and value > self.most:
                return f"{name} is {value}, but should be at most {self.most}"
        if self.allowed is not None:
            # The list restricts values of its own types only: `amount = 2` or `amount = "black"`.
            for item in value if isinstance(value, list) else [value]:
                if item not in self.allowed and (isinstance(item, str) or not self._allows_any(item)):
                    listed = ", ".join(str(word) for word in self.allowed if word != "")
                    return f"{name} is {item!r}, which is none of {listed}" + close(item, self.allowed)
        return ""

    def _wrong_list(self, name: str, value: list[Any]) -> str:
        """Returns what is wrong with a list: its length, an item, or the order."""
        if self.size is not None and not self.size[0] <= len(value) <= self.size[1]:
            few, many = self.size
            wanted = f"{few}" if few == many else f"at least {few}" if len(value) < few else f"at most {many}"
            return f"{name} has {len(value)} {'entry' if len(value) == 1 else 'entries'}, but should have {wanted}"
        if self.each is not None:
            for number, item in enumerate(value, 1):
                if complaint := self.each.wrong(f"{name}[{number}]", item):
                    return complaint
        if self.ordered and value != sorted(value):
            return f"{name} is {value!r}, but the smaller number comes first"
        return ""

    def _wrong_table(self, name: str, value: Mapping[str, Any]) -> str:
        """Returns what is wrong with a nested table."""
        if self.keys is not None:
            return wrong_keys(value, self.keys, f"{name}.", f"{name}: ")
        if self.values is not None:
            for key, item in value.items():
                if complaint := self.values.wrong(f"{name}.{key}", item):
                    return complaint
        return ""

    def _allows_any(self, value: object) -> bool:
        """True if the allowed values say nothing about values of this type: with `("black", "white")`, every number is
        allowed."""
        return not any(type(listed) is type(value) for listed in self.allowed or ())

    def unresolved(self, name: str, value: object, ids: Mapping[str, Iterable[str]]) -> str:
        """Returns what is wrong with the references in a valid value; empty if nothing is. `ids` maps kinds of things
        to their ids; references to other kinds are not checked."""
        if isinstance(value, str):
            valid = ids.get(self.refers) if self.refers and value else None
            if valid is not None and value not in valid:
                return f"{name}: there is no {self.refers} {value!r}{hint(value, valid)}"
        elif isinstance(value, list) and self.each is not None:
            for number, item in enumerate(value, 1):
                if complaint := self.each.unresolved(f"{name}[{number}]", item, ids):
                    return complaint
        elif isinstance(value, dict):
            if self.refers in ids:
                for key in value:
                    if key not in ids[self.refers]:
                        return f"{name}: there is no {self.refers} {key!r}{hint(key, ids[self.refers])}"
            for key, item in value.items():
                field = (self.keys or {}).get(key) or self.values
                if field is not None and (complaint := field.unresolved(f"{name}.{key}", item, ids)):
                    return complaint
        return ""

    def plain(self) -> Row:
        """Returns the description as plain data, for an editor."""
        words: Row = {"types": [PLAIN_NAMES.get(kind, kind.__name__) for kind in self.types], "required": self.required}
        given = {"allowed": self.allowed, "least": self.least, "most": self.most, "size": self.size}
        for key, value in given.items():
            if value is not None:
                words[key] = list(value) if isinstance(value, tuple) else value
        if self.default is not None:
            words["default"] = self.default
        if self.refers:
            words["refers"] = self.refers
        if self.each is not None:
            words["each"] = self.each.plain()
        if self.values is not None:
            words["values"] = self.values.plain()
        if self.keys is not None:
            words["keys"] = {key: field.plain() for key, field in self.keys.items()}
        return words


def wrong_keys(row: Mapping[str, Any], schema: Mapping[str, Field], path: str = "", where: str = "") -> str:
    """Returns what is wrong with a table: an unknown key, a missing key or a wrong value; empty if nothing is. In the
    complaint, `path` precedes the name of a key ("ranged."), and `where` an unknown key ("ranged: ")."""
    for name in row:
        if name not in schema:
            return f"{where}unknown key {name!r}{suggest(name, schema)}"
    for name, field in schema.items():
        if name in row:
            if complaint := field.wrong(f"{path}{name}", row[name]):
                return complaint
        elif field.required:
            return f"{path}{name} is missing"
    return ""


def suggest(name: object, valid: Iterable[object]) -> str:
    """Returns the closest valid key, or all valid keys if none is close."""
    keys = [str(key) for key in valid]
    return close(name, keys) or f"; known: {', '.join(keys) or 'none'}"


DOTS: Final = 100
"""Largest number of dots in a line. `tomllib` takes time and memory with the square of the dots in a key."""
PLAIN_NAMES: Final = {str: "text", int: "number", bool: "flag", list: "list", dict: "table", float: "number"}
NAMES: Final = {
    str: "a text",
    int: "a number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
    float: "a number",
}


def shown(value: object) -> str:
    """A value in a complaint, as its file writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, date | time):
        return f"the date {value.isoformat()}" if isinstance(value, date) else f"the time {value.isoformat()}"
    return repr(value)


def close(name: object, valid: Iterable[object]) -> str:
    """Returns the suggestion of `hint`, but not a list of names."""
    suggestion = hint(name, valid)
    return suggestion if "did you mean" in suggestion else ""


def read_toml(path: Path) -> Row:
    """Reads a TOML file; a syntax error is raised as `ContentError` with the path."""
    text = read_text(path)
    try:
        return parse_toml(text)
    except ContentError as reason:
        raise ContentError(f"{path}: {reason}") from None


def parse_toml(text: str) -> Row:
    """Parses a TOML text. Raises ContentError of one line."""
    if any(line.count(".") > DOTS for line in text.split("\n")):
        raise ContentError(f"a line has more than {DOTS} dots")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ContentError("not TOML: nested too deeply") from None
    except ValueError as reason:  # raised also for numbers with too many digits
        raise ContentError(f"not TOML: {reason}{repeated_key(text, str(reason))}") from None


def repeated_key(text: str, reason: str) -> str:
    """The key of a line that repeats it, for the message of `tomllib`, which names the line only; else empty."""
    place = re.search(r"(?:overwrite a value|declare .* twice).*\(at line (\d+)", reason)
    lines = text.split("\n")
    if place is None or not 0 < int(place[1]) <= len(lines):
        return ""
    key = lines[int(place[1]) - 1].partition("=")[0].strip()
    return f": {key[:60]!r} is written twice" if key else ""


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
        if complaint := wrong_keys(row, schema):
            raise ContentError(f"{entry}: {complaint}")
        full: Row = {}
        for name, field in schema.items():
            if name in row:
                full[name] = row[name]
            else:
                full[name] = field.default.copy() if isinstance(field.default, list | dict) else field.default
        if "id" in full:
            if full["id"] in seen:
                raise ContentError(f"{entry}: this id occurs twice")
            seen.add(full["id"])
        checked.append(full)
    return checked
