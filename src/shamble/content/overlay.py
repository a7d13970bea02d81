"""Overlays: TOML and Fluent files by an owner that replace or extend a game's entries by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from shamble.content.bounds import check_overlay, read_text
from shamble.content.tables import Row, read_toml
from shamble.core.errors import ContentError

MISSIONS: Final = "missions"
"""Name of the table of missions, and of the folder in which mission files may have any name."""
NO_TABLES: Final = ("pack", "pyproject")
"""Names of TOML files in a content folder that are not tables."""


class ContentFile:
    """One file of a content folder: its path, and the table or the language to which it adds."""

    def __init__(self, path: Path, table: str = "", language: str = "") -> None:
        self.path: Final = path
        self.table: Final = table
        self.language: Final = language


def content_files(place: Path) -> list[ContentFile]:
    """Returns the files of a content folder: `equipment.toml` is the table `equipment`; a file below `missions/` or
    with nothing but `[[mission]]` is missions; `de.ftl` or `texts/de.ftl` are the texts `de`. `place` may also be a
    single file."""
    if not place.exists():
        raise ContentError(f"{place}: there is no such folder")
    files: list[ContentFile] = []
    if place.is_dir():
        listed = sorted([*place.iterdir(), *(place / "texts").glob("*.ftl"), *(place / MISSIONS).rglob("*.toml")])
    else:
        listed = [place]
    for path in listed:
        if path.suffix == ".toml" and path.stem not in NO_TABLES:
            files.append(ContentFile(path, table=MISSIONS if in_missions(path, place) else path.stem))
        elif path.suffix == ".ftl":
            files.append(ContentFile(path, language=path.stem))
    if not files:
        raise ContentError(f"{place}: there is no .toml or .ftl file in it")
    return files


def in_missions(path: Path, place: Path) -> bool:
    """True if a file holds missions: it lies in a folder `missions`, or it holds nothing but `[[mission]]`."""
    inside = (place.name, *path.relative_to(place).parts[:-1]) if place.is_dir() else path.parts[:-1]
    return MISSIONS in inside or list(read_toml(path)) == ["mission"]


def read_overlay(place: Path) -> dict[str, Any]:
    """Reads a content folder or file as plain data, so that a save can hold it.

    `equipment.toml` becomes the table `equipment`, whatever name its entries have; `de.ftl` the texts `de`.
    """
    tables: dict[str, list[Row]] = {}
    texts: dict[str, str] = {}
    for file in content_files(place):
        if file.table:
            rows = entries(file.path)
            try:
                check_overlay({"tables": {file.table: rows}})
            except ContentError as reason:
                raise ContentError(f"{file.path}: {reason}") from None
            tables.setdefault(file.table, []).extend(rows)
        else:
            texts[file.language] = texts.get(file.language, "") + read_text(file.path)
    overlay = {"tables": tables, "texts": texts}
    check_overlay(overlay)
    return overlay


def stack(overlays: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Returns one overlay of several: a later one goes on top of the earlier ones, row by row and text by text."""
    tables: dict[str, list[Row]] = {}
    texts: dict[str, str] = {}
    for overlay in overlays:
        for name, rows in overlay.get("tables", {}).items():
            # A mission is whole by itself: half of one mission on top of another would fit neither map.
            below = tables.get(name, [])
            if name == MISSIONS:
                own = {row["id"] for row in rows}
                tables[name] = [*[row for row in below if row["id"] not in own], *rows]
            else:
                tables[name] = overlay_table(below, rows)
        for language, text in overlay.get("texts", {}).items():
            texts[language] = f"{texts[language]}\n{text}" if language in texts else text
    stacked = {"tables": tables, "texts": texts}
    check_overlay(stacked)
    return stacked


OTHER_ENTRIES: Final = ("card", "survivor", "skill", "zombie", "equipment")
"""Names of entries that authors write into files of missions by mistake; other names are left to the author."""


def entries(path: Path) -> list[Row]:
    """Reads the entries of a TOML file; each must have an id."""
    rows: list[Row] = []
    data = read_toml(path)
    for name, value in data.items():
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            if not isinstance(value, dict | list) and any(isinstance(other, list) for other in data.values()):
                raise ContentError(
                    f"{path}: {name!r} stands outside of an entry: write it below [[mission]], [[card]] …"
                )
            raise ContentError(f"{path}: {name!r} should be a list of tables: write [[{name}]]")
        if name in OTHER_ENTRIES and path.parent.name == MISSIONS:
            raise ContentError(f"{path}: [[{name}]] does not belong into a file of missions: write [[mission]]")
        for number, row in enumerate(value, 1):
            if not isinstance(row.get("id"), str):
                wrong = f"id should be a text, not {row['id']!r}" if "id" in row else "id is missing"
                raise ContentError(f"{path}: {name} number {number}: {wrong}")
            rows.append(row)
    if not rows:
        raise ContentError(f"{path}: there is no entry in it: write [[mission]], [[card]] …")
    ids = [row["id"] for row in rows]
    twice = next((id for id in ids if ids.count(id) > 1), None) if len(set(ids)) < len(ids) else None
    if twice is not None:
        raise ContentError(f"{path}: the id {twice[:80]!r} occurs twice")
    return rows


def unknown_tables(names: Iterable[str], tables: Iterable[str]) -> ContentError:
    """Returns the error for files that are not named after a table."""
    files = ", ".join([f"{name}.toml" for name in sorted(names)])
    return ContentError(f"{files}: a file is named after its table, which is one of {', '.join(tables)}")


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
