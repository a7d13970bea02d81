"""Names in Dawn's source: frames that are queued by name exist, and a class name has one meaning."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import shamble
from shamble.games.dawn.game import Dawn

SOURCES = [
    path.read_text(encoding="utf-8") for path in sorted((Path(shamble.__file__).parent / "games/dawn").rglob("*.py"))
]


def test_frames_that_are_queued_by_name_exist() -> None:
    names = {name for source in SOURCES for name in re.findall(r'\.frame\(\s*"(\w+)"', source)}
    assert "Arrive" in names
    assert names <= set(Dawn().content.frames)


def test_a_class_name_has_one_meaning() -> None:
    counts = Counter(name for source in SOURCES for name in re.findall(r"^class (\w+)", source, re.MULTILINE))
    assert [name for name, n in counts.items() if n > 1] == []


def test_no_import_hides_inside_a_function() -> None:
    for source in SOURCES:
        for function in ast.walk(ast.parse(source)):
            if isinstance(function, ast.FunctionDef):
                assert not [node for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom)]


def test_advice_names_no_card() -> None:
    """Advice on a card stands with its effect (`Power.judge`)."""
    content = Dawn().content
    folder = Path(shamble.__file__).parent / "games/dawn/advice"
    words = {word for path in folder.glob("*.py") for word in re.findall(r'"([\w-]+)"', path.read_text("utf-8"))}
    cards = {*content.stories, *content.events, *content.research}
    assert not words & cards
