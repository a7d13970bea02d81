"""Rules are plain Python that mypyc takes; what it chokes on is found here, in a second instead of minutes."""

from __future__ import annotations

import ast
from pathlib import Path

import shamble

SOURCE = Path(shamble.__file__).parent
COMPILED = ("core", "city", "games", "bots")


def starred(source: str) -> list[int]:
    """Lines with `x in (*a, b)`, which makes the compiler fail."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for side in node.comparators
        if isinstance(side, (ast.Tuple, ast.List, ast.Set)) and any(isinstance(one, ast.Starred) for one in side.elts)
    ]


def test_no_star_inside_a_membership() -> None:
    assert starred("x in (*a, b)\ny = (*a, b)\n") == [1]
    paths = [path for part in COMPILED for path in sorted((SOURCE / part).rglob("*.py"))]
    found = {str(path.relative_to(SOURCE)): starred(path.read_text(encoding="utf-8")) for path in paths}
    assert {name: lines for name, lines in found.items() if lines} == {}
