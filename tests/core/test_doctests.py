"""The examples in the docstrings of the core concepts run as they are printed."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import shamble

SOURCE = Path(shamble.__file__).parent
MODULES = {
    "core.advice": {"Advice", "rank"},
    "core.announcement": {"Announcement"},
    "core.chance": {"Chance"},
    "core.deck": {"Deck"},
    "core.frame": {"Ask", "Frame", "Run"},
    "sessions.session": {"Session", "Session.imagine", "Session.key", "Session.legal", "Session.play", "Session.score"},
    "core.state": {"Scope"},
    "city.book.skill": {"Skill"},
    "city.rules.rules": {"Rules"},
}
"""Module → the classes and methods whose docstrings must have an example."""


def examples(module: str) -> list[doctest.DocTest]:
    """The doctests of a module, read from its source: compiled classes have no docstrings."""
    path = SOURCE / f"{module.replace('.', '/')}.py"
    names = vars(import_module(f"shamble.{module}"))
    parser = doctest.DocTestParser()
    tests = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        inner = [part for part in getattr(node, "body", []) if isinstance(part, ast.FunctionDef)]
        for part in (node, *inner):
            if isinstance(part, (ast.ClassDef, ast.FunctionDef)):
                name = part.name if part is node else f"{getattr(node, 'name', '')}.{part.name}"
                test = parser.get_doctest(ast.get_docstring(part) or "", dict(names), name, str(path), part.lineno)
                if test.examples:
                    tests.append(test)
    return tests


@pytest.mark.parametrize("module", MODULES)
def test_examples_run_as_printed(module: str) -> None:
    tests = examples(module)
    assert {test.name for test in tests} == MODULES[module]
    for test in tests:
        report: list[str] = []
        assert doctest.DocTestRunner(verbose=False).run(test, out=report.append).failed == 0, "".join(report)
