"""Finds the messages that the source code of a game names, such as `log-soup` in `t.emit("soup", …)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

CALLS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "emit": (0, ("log",)),
    "tell": (0, ("log",)),
    "Note": (0, ("means", "fear")),
    "Refusal": (1, ("no",)),
    "Advice": (2, ("why",)),
    "Result": (1, ("end",)),
}
"""Name of a function or class → position of the argument that names a message, and the prefixes that the message may
have: a `Note` stands below an option (`means-…`) or is a warning (`fear-…`)."""


def missing_in_code(game: Path, family: Path | None, own: set[str], relatives: set[str]) -> list[str]:
    """Returns the messages that code names and that are missing.

    `game`, `family`: the folders of a game and of its family. `own`: the game's messages, with those of its family.
    `relatives`: the messages of all games of the family. Not every game needs each message that shared code names, so
    such a message is missing only if no game of the family has it. A message with a choice of prefixes is returned as
    `means-crowd or fear-crowd`.
    """
    missing = [choice for choice in named_in(game) if not own.intersection(choice)]
    if family is not None:
        missing += [choice for choice in named_in(family) if not relatives.intersection(choice)]
    return [" or ".join(choice) for choice in dict.fromkeys(missing)]


@lru_cache(maxsize=16)
def named_in(folder: Path) -> tuple[tuple[str, ...], ...]:
    """Returns the messages that the modules in a folder name, each with the other prefixes that it may have instead.
    Names that the code computes are left out."""
    choices: dict[tuple[str, ...], None] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                choices |= dict.fromkeys(named_by(node))
    return tuple(choices)


def named_by(call: ast.Call) -> Iterator[tuple[str, ...]]:
    """Yields the messages that a call names, with the prefixes that each may have."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    position, prefixes = CALLS.get(name, (0, ()))
    if prefixes and len(call.args) > position:
        for id in literals(call.args[position]):
            yield tuple(f"{prefix}-{id}" for prefix in prefixes)


def literals(node: ast.expr) -> list[str]:
    """Returns the texts that an expression may be: a literal, or both sides of `… if … else …`."""
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
