"""Limits for files and overlays, so that a few bytes cannot ask for a hundred thousand cards.

Anything beyond a limit raises a ContentError of one line that says what and where.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from shamble.core.errors import ContentError

FILE_BYTES: Final = 8_000_000
"""Largest size of a file in bytes. The save of a long game has a tenth of it."""
TEXT_BYTES: Final = 500_000
"""Largest size of the texts of one language, in characters."""
DEPTH: Final = 20
"""Largest number of lists and tables inside one another."""
ROWS: Final = 500
"""Largest number of entries in a table; the largest deck of a box has ninety."""
NUMBER: Final = 100
"""The largest number of a card, a figure or a mission: rules loop over it and work out odds with it."""
DRAWN: Final = 10_000
"""The largest coordinate of a drawing, and the most minutes of a game."""
DRAWINGS: Final = frozenset(("x", "y", "wide", "high", "minutes"))
SIGNED: Final = frozenset(("n", "points"))
"""Numbers that may be less than 0."""
TEXT_DEPTH: Final = 60
"""Levels of a message's syntax tree, four times those of our own texts: whatever reads a text calls itself for each."""
COUNT: Final = 200
"""Largest number of copies of a card, figure or token; all together may be ten times as many."""
COUNTS: Final = frozenset(
    ("count", "copies", "starting", "standard", "made", "pimp", "pans", "minis", "walkers", "allies", "supplies")
)
"""Keys that hold a number of copies."""
NAME_SHOWN: Final = 200
"""Number of characters of a file's name that an error message repeats."""
TEXT_LENGTH: Final = 20_000
"""Largest number of characters of a text in a table."""
CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e]")
"""Control characters other than tab and line ends, and those that reverse the direction of what follows."""
ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")


def read_text(path: Path) -> str:
    """Reads a file that a user names: it must be a plain file within the size limit, in UTF-8, without NULs."""
    # the name may be a whole text by mistake
    named = str(path) if len(str(path)) <= NAME_SHOWN else f"{str(path)[:NAME_SHOWN]}…"
    try:
        info = path.stat()
        if not stat.S_ISREG(info.st_mode):  # reading a pipe or a device may never end
            raise ContentError(f"{named}: cannot be read: it is not a plain file")
        if info.st_size > FILE_BYTES:
            raise ContentError(f"{named}: cannot be read: it has more than {FILE_BYTES // 1_000_000} million bytes")
        text = path.read_bytes().decode("utf-8-sig")  # some editors of Windows begin a file with a byte order mark
    except OSError as reason:
        raise ContentError(f"{named}: cannot be read: {reason.strerror}") from None
    except UnicodeDecodeError as reason:
        raise ContentError(f"{named}: is not text in UTF-8 (byte {reason.start})") from None
    except ValueError:  # a NUL in the file name
        raise ContentError(f"{named!r}: cannot be read: no file has such a name") from None
    if "\0" in text:
        raise ContentError(f"{named}: is not text: it holds a NUL at character {text.index(chr(0))}")
    return text


def check_overlay(overlay: object) -> Mapping[str, Any]:
    """Returns the overlay if it has the right shape and stays within the limits; raises ContentError otherwise."""
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
        check_text(f"texts {name!r}", text)
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


def check_text(where: str, text: str) -> None:
    """Refuses Fluent that is nested too deeply, and control characters: a terminal would obey them."""
    control = CONTROL.search(text)
    if control is not None:
        line = text.count("\n", 0, control.start()) + 1
        raise ContentError(f"{where}: line {line} holds the control character {control[0]!r}")
    try:
        todo: list[tuple[object, int]] = [(FluentParser(with_spans=False).parse(text), 0)]
    except RecursionError:
        raise ContentError(f"{where}: nested too deeply") from None
    while todo:
        node, depth = todo.pop()
        if depth > TEXT_DEPTH:
            raise ContentError(f"{where}: nested too deeply")
        if isinstance(node, ast.BaseNode):
            todo += [(part, depth + 1) for part in vars(node).values()]
        elif isinstance(node, list):
            todo += [(part, depth) for part in node]


def check_row(where: str, row: Mapping[Any, Any]) -> int:
    """Checks one entry and returns the number of pieces that it asks for."""
    id = row.get("id")
    if not isinstance(id, str):
        raise ContentError(f"{where}: id is missing")
    if not ID.fullmatch(id):
        raise ContentError(f"{where}: id {id[:80]!r} should be letters a-z, digits, - and _, at most 64 of them")
    pieces = 0
    for key, value in row.items():
        if key in COUNTS and isinstance(value, int):
            if not 0 <= value <= COUNT:
                raise ContentError(f"{where} ({id}): {key} is {value}, but should be between 0 and {COUNT}")
            pieces += value
        check_value(f"{where} ({id}): {key}", value, 0, key)
    return pieces


def check_value(where: str, value: object, depth: int, name: str) -> None:
    """Checks a value and everything inside it. `name`: the nearest key, which says how large a number may be."""
    if depth > DEPTH:
        raise ContentError(f"{where} is nested too deeply")
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if not isinstance(key, str):
                raise ContentError(f"{where}: {key!r} should be a text")
            check_value(f"{where}.{key}", inner, depth + 1, key)
    elif isinstance(value, list):
        if len(value) > ROWS:
            raise ContentError(f"{where} has {len(value)} entries, at most {ROWS} are allowed")
        for number, item in enumerate(value, 1):
            check_value(f"{where}[{number}]", item, depth + 1, name)
    elif isinstance(value, str):
        if len(value) > TEXT_LENGTH:
            raise ContentError(f"{where} has {len(value)} characters, at most {TEXT_LENGTH} are allowed")
        control = CONTROL.search(value)
        if control is not None:
            raise ContentError(f"{where} holds the control character {control[0]!r}")
    elif isinstance(value, int | float):
        most = DRAWN if name in DRAWINGS else COUNT if name in COUNTS else NUMBER
        least = -most if name in SIGNED else 0
        if not least <= value <= most:
            raise ContentError(f"{where} is {value}, but should be between {least} and {most}")
    elif value is not None:
        value = f"the date {value}" if isinstance(value, date) else repr(value)
        raise ContentError(f"{where} is {value}, which is neither a text nor a number")
