"""How much a file or an overlay may ask for, in one place: a few bytes must not become a hundred thousand cards.

Whatever breaks a bound is a ContentError of one line that says what and where.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shamble.core.errors import ContentError

FILE_BYTES: Final = 8_000_000
"""A long game's save has a tenth of it."""
TEXT_BYTES: Final = 500_000
"""The texts of one language."""
DEPTH: Final = 20
ROWS: Final = 500
"""Entries of one table; the largest deck of a box has ninety."""
NUMBER: Final = 10_000
"""No number is larger, either way."""
COUNT: Final = 200
"""Of a card, a figure, a token: this many at most, of all together ten times as many."""
COUNTS: Final = frozenset(
    ("count", "copies", "starting", "standard", "made", "pimp", "pans", "minis", "walkers", "allies", "supplies")
)
"""How many there are of something."""
NAME_SHOWN: Final = 200
"""Characters of a file's name that a message repeats."""
ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")


def read_text(path: Path) -> str:
    """A file that somebody names: a plain one, of a size that can be read, in UTF-8 and without control characters."""
    named = str(path) if len(str(path)) <= NAME_SHOWN else f"{str(path)[:NAME_SHOWN]}…"  # a whole text, by mistake
    try:
        known = path.stat()
        if not stat.S_ISREG(known.st_mode):  # a pipe or a device may never end
            raise ContentError(f"{named}: cannot be read: it is not a plain file")
        if known.st_size > FILE_BYTES:
            raise ContentError(f"{named}: cannot be read: it has more than {FILE_BYTES // 1_000_000} million bytes")
        text = path.read_bytes().decode("utf-8")
    except OSError as reason:
        raise ContentError(f"{named}: cannot be read: {reason.strerror}") from None
    except UnicodeDecodeError as reason:
        raise ContentError(f"{named}: is not text in UTF-8 (byte {reason.start})") from None
    except ValueError:  # a NUL in its name
        raise ContentError(f"{named!r}: cannot be read: no file has such a name") from None
    if "\0" in text:
        raise ContentError(f"{named}: is not text: it holds a NUL at character {text.index(chr(0))}")
    return text


def check_overlay(overlay: object) -> Mapping[str, Any]:
    """The same, if it has the shape of an overlay and asks for nothing that no box holds."""
    if not isinstance(overlay, Mapping):
        raise ContentError("an overlay is a mapping with tables and texts")
    for key in overlay:
        if key not in ("tables", "texts"):
            raise ContentError(f"an overlay has tables and texts, not {key!r}")
    tables, texts = overlay.get("tables", {}), overlay.get("texts", {})
    if not isinstance(tables, Mapping) or not isinstance(texts, Mapping):
        raise ContentError("an overlay's tables and texts are mappings by name")
    for name, text in texts.items():
        if not isinstance(name, str) or not isinstance(text, str):
            raise ContentError(f"texts {name!r}: should be a text")
        if len(text) > TEXT_BYTES:
            raise ContentError(f"texts {name!r}: more than {TEXT_BYTES} characters")
    pieces = 0
    for name, rows in tables.items():
        if not isinstance(name, str) or not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ContentError(f"table {name!r}: should be a list of entries")
        if len(rows) > ROWS:
            raise ContentError(f"table {name!r}: {len(rows)} entries, at most {ROWS} are allowed")
        for number, row in enumerate(rows, 1):
            pieces += check_row(f"{name}: entry {number}", row)
    if pieces > 10 * COUNT:
        raise ContentError(f"the overlay asks for {pieces} pieces, at most {10 * COUNT} are allowed")
    return overlay


def check_row(where: str, row: Mapping[Any, Any]) -> int:
    """How many pieces it asks for."""
    id = row.get("id")
    if not isinstance(id, str):
        raise ContentError(f"{where}: id is missing")
    if not ID.fullmatch(id):
        raise ContentError(f"{where}: id {id[:80]!r} should be letters, digits, - and _, at most 64 of them")
    pieces = 0
    for key, value in row.items():
        if key in COUNTS and isinstance(value, int):
            if not 0 <= value <= COUNT:
                raise ContentError(f"{where} ({id}): {key} is {value}, but should be between 0 and {COUNT}")
            pieces += value
        check_value(f"{where} ({id}): {key}", value, 0)
    return pieces


def check_value(where: str, value: object, depth: int) -> None:
    if depth > DEPTH:
        raise ContentError(f"{where} is nested too deeply")
    if isinstance(value, Mapping):
        for key, one in value.items():
            if not isinstance(key, str):
                raise ContentError(f"{where}: {key!r} should be a text")
            check_value(where, one, depth + 1)
    elif isinstance(value, list):
        if len(value) > ROWS:
            raise ContentError(f"{where} has {len(value)} entries, at most {ROWS} are allowed")
        for one in value:
            check_value(where, one, depth + 1)
    elif isinstance(value, int | float) and not -NUMBER <= value <= NUMBER:
        raise ContentError(f"{where} is {value}, but should be between {-NUMBER} and {NUMBER}")
    elif not isinstance(value, str | int | float | None):
        raise ContentError(f"{where} is {value!r}, which is neither a text nor a number")
