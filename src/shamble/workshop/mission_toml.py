"""Mission files as text: reads the TOML of one mission, and writes a mission into it so that comments stay."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from shamble.city.missions.mission_file import SCHEMA
from shamble.content.bounds import check_overlay
from shamble.content.tables import parse_toml
from shamble.core.errors import ContentError

TEXT_LENGTH: Final = 30_000
"""Largest length of a mission file in characters."""
BROKEN_BY_ENTRY: Final = ("spawns", "objectives", "zombies", "cars", "companions", "goals", "special", "tiles")
"""Keys of lists that are written one entry a line."""


def read_mission(text: str) -> dict[str, Any]:
    """Returns the first mission of a TOML text. Raises ContentError with one line if there is none."""
    if len(text) > TEXT_LENGTH:
        raise ContentError(f"a mission file has at most {TEXT_LENGTH} characters")
    data = parse_toml(text.removeprefix("\ufeff"))
    rows = data.get("mission")
    if not isinstance(rows, list) or not rows or not isinstance(rows[0], dict):
        raise ContentError("there is no mission in it: write [[mission]]")
    check_overlay({"tables": {"missions": rows}})
    return dict(rows[0])


def write_mission(row: Mapping[str, Any], before: str = "") -> str:
    """Returns the TOML text of a mission. With the text that it had before, comments and the order of keys stay, and
    values that did not change are written as they were."""
    import tomlkit
    from tomlkit.items import AoT, Table

    document = tomlkit.parse(before) if before else tomlkit.document()
    entries = document.get("mission")
    if not isinstance(entries, AoT) or not entries:
        entries = tomlkit.aot()
        entries.append(tomlkit.table())
        document["mission"] = entries
    table = entries[0]
    assert isinstance(table, Table)
    for key in [key for key in table if key not in row or row[key] is None]:
        del table[key]
    order = [key for key in SCHEMA if row.get(key) is not None] + [key for key in row if key not in SCHEMA]
    for key in order:
        value = row[key]
        if key in table and table[key].unwrap() == value:
            continue
        if key in table:
            table[key] = item(key, value)
        else:
            table.append(key, item(key, value))
    text = tomlkit.dumps(document)
    if tomllib.loads(text)["mission"][0] != {key: value for key, value in row.items() if value is not None}:
        return write_mission(row) if before else text
    return text


def item(key: str, value: Any) -> Any:
    """A value as a person would write it: short tables on one line, lists of things one entry a line."""
    import tomlkit

    if isinstance(value, Mapping):
        table = tomlkit.inline_table()
        for name, inner in value.items():
            if inner is not None:
                table.append(name, item("", inner))
        return table
    if isinstance(value, list):
        array = tomlkit.array()
        for inner in value:
            array.append(item("", inner))
        if key in BROKEN_BY_ENTRY and (len(value) > 1 or key == "tiles"):
            array.multiline(True)
        return array
    return value
