"""Overlays: a folder of TOML and Fluent files by an owner that replace or extend a game's entries by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from shamble.content.bounds import check_overlay, read_text
from shamble.content.tables import Row, read_toml
from shamble.core.errors import ContentError


def read_overlay(dir: Path) -> dict[str, Any]:
    """Reads every *.toml and *.ftl file of a folder as plain data, so that a save can hold it.

    `equipment.toml` becomes the table `equipment`, whatever name its entries have; `de.ftl` the texts `de`.
    """
    if not dir.is_dir():
        raise ContentError(f"{dir}: there is no such folder")
    tables: dict[str, list[Row]] = {}
    texts: dict[str, str] = {}
    for path in sorted(dir.iterdir()):
        if path.suffix == ".toml":
            tables[path.stem] = entries(path)
        elif path.suffix == ".ftl":
            texts[path.stem] = read_text(path)
    if not tables and not texts:
        raise ContentError(f"{dir}: there is no .toml or .ftl file in it")
    overlay = {"tables": tables, "texts": texts}
    check_overlay(overlay)
    return overlay


def entries(path: Path) -> list[Row]:
    """Reads the entries of a TOML file; each must have an id."""
    rows: list[Row] = []
    for name, value in read_toml(path).items():
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise ContentError(f"{path}: {name!r} should be a list of tables: write [[{name}]]")
        for number, row in enumerate(value, 1):
            if not isinstance(row.get("id"), str):
                raise ContentError(f"{path}: {name} number {number}: id is missing")
            rows.append(row)
    return rows


def unknown_tables(names: Iterable[str], known: Iterable[str]) -> ContentError:
    """Returns the error for files that are not named after a table."""
    files = ", ".join([f"{name}.toml" for name in sorted(names)])
    return ContentError(f"{files}: a file is named after its table, which is one of {', '.join(known)}")


def overlay_table(rows: Sequence[Row], over: Iterable[Mapping[str, Any]]) -> list[Row]:
    """Returns the rows with the new values on top of rows with the same id; rows with new ids come at the end."""
    # A checked row holds None for keys that it lacks; drop these, because the result is checked again.
    merged = {str(row["id"]): {key: value for key, value in row.items() if value is not None} for row in rows}
    for row in over:
        id = str(row["id"])
        merged[id] = merge(merged.get(id, {}), row)
    return list(merged.values())


def merge(below: Mapping[str, Any], above: Mapping[str, Any]) -> Row:
    """Returns a table with the values of `above` on top of those of `below`. Nested tables are merged key by key, so
    `ranged = {dice = 3}` changes the dice alone; lists are replaced."""
    merged = dict(below)
    for key, value in above.items():
        under = merged.get(key)
        merged[key] = merge(under, value) if isinstance(value, Mapping) and isinstance(under, Mapping) else value
    return merged
