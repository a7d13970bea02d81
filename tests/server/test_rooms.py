"""The modules of the server import each other in one direction, also for types alone, so that they can be read in
order."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import shamble.server

ROOT = Path(shamble.server.__file__).parent


def imports() -> dict[str, set[str]]:
    """Module → modules of the server that it imports anywhere, also for types alone."""
    names = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in ROOT.rglob("*.py")}
    graph: dict[str, set[str]] = {}
    for name, path in names.items():
        graph[name] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("shamble.server"):
                base = (node.module or "").removeprefix("shamble.server").lstrip(".")
                wanted = {base, *[f"{base}.{alias.name}".lstrip(".") for alias in node.names]}
                graph[name] |= wanted & set(names)
    return graph


def test_modules_form_no_cycle() -> None:
    graph = imports()
    assert len(graph) > 40
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(" → ".join(error.args[1])) from None
