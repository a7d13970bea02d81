"""Limits on imports and names in the rules: no import hides in a function, the knot of types does not grow, and advice
names no skill or card of a game."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import shamble
from shamble.city.game import CityGame
from shamble.core import registry
from shamble.games.dawn.game import Dawn

PACKAGE = Path(shamble.__file__).parent
RULES = sorted([*(PACKAGE / "city").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])
KNOT = 47
"""Number of modules of the city that import each other in a circle, counting imports for types alone.
docs/architecture.md says why they do; lower the number when one leaves the circle."""


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_no_import_hides_inside_a_function() -> None:
    hidden = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in RULES
        for function in ast.walk(tree(path))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert len(RULES) > 200
    assert hidden == []


def for_types(module: ast.Module) -> set[int]:
    """Ids of the nodes below `if TYPE_CHECKING`, which Python never runs."""
    blocks = [
        node for node in ast.walk(module) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    return {id(node) for block in blocks for statement in block.body for node in ast.walk(statement)}


def imports(*, types: bool, room: str = "city") -> dict[str, set[str]]:
    """Returns the modules of a room that each of them imports, with or without imports for types alone."""
    modules = {
        ".".join(("shamble", *path.relative_to(PACKAGE).with_suffix("").parts)): path
        for path in (PACKAGE / room).rglob("*.py")
    }
    graph: dict[str, set[str]] = {}
    for module, path in modules.items():
        parsed = tree(path)
        skipped = set() if types else for_types(parsed)
        named = [
            node
            for node in ast.walk(parsed)
            if isinstance(node, ast.ImportFrom) and node.module and id(node) not in skipped
        ]
        targets = {f"{node.module}.{name.name}" for node in named for name in node.names}
        graph[module] = {one for one in targets | {str(node.module) for node in named} if one in modules}
    return graph


def reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    """Returns the modules that a module imports, directly or not."""
    there: set[str] = set()
    to_visit = [start]
    while to_visit:
        for module in graph[to_visit.pop()] - there:
            there.add(module)
            to_visit.append(module)
    return there


def test_the_knot_of_types_does_not_grow() -> None:
    graph = imports(types=True)
    below = {module: reached(graph, module) for module in graph}
    circles = {module: {one for one in below[module] if module in below[one]} for module in graph}
    largest = max(circles.values(), key=len)
    assert "shamble.city.table.state" in largest
    assert len(largest) == KNOT, sorted(largest)


@pytest.mark.parametrize("room", ["core", "city", "games"])
def test_no_modules_import_each_other_at_run_time(room: str) -> None:
    graph = imports(types=False, room=room)
    assert sum(map(len, graph.values())) > len(graph)
    assert [module for module in graph if module in reached(graph, module)] == []


def words(path: Path) -> Iterator[str]:
    """Yields the strings of a module that are compared or looked up; no docstrings, slots or lists of verbs."""
    module = tree(path)
    skipped: set[int] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Expr):
            skipped.add(id(node.value))
        if isinstance(node, ast.Assign) and any(
            isinstance(at, ast.Name) and at.id == "__slots__" for at in node.targets
        ):
            skipped |= {id(part) for part in ast.walk(node.value)}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value


REASONS = {"free", "guard"}
"""Ids of reasons of advice that are also the id of a skill or unit."""


@pytest.mark.parametrize("id", [id for id in registry.ids() if isinstance(registry.find(id), CityGame)])
def test_advice_of_the_family_names_no_skill_or_card(id: str) -> None:
    """Advice on a skill stands with the skill (`Skill.judge`), advice on a card with its effect."""
    game = registry.find(id)
    assert isinstance(game, CityGame)
    printed = {*game.printed.families, *[gear.id for gear in game.printed.gear.values()], *game.printed.sheets}
    named = {
        f"{path.name}: {word}"
        for path in (PACKAGE / "city" / "advice").glob("*.py")
        for word in words(path)
        if word.partition(":")[0] in printed - REASONS
    }
    assert named == set()


def test_advice_of_dawn_names_no_unit_or_card() -> None:
    """Advice on a power stands with the power (`Power.judge`), the choice of a hero in the hero's row (`favour`)."""
    content = Dawn().content
    printed = {*content.units, *content.events, *content.stories, *content.research}
    named = {
        f"{path.name}: {word}"
        for path in (PACKAGE / "games" / "dawn" / "advice").glob("*.py")
        for word in words(path)
        if word in printed - REASONS
    }
    assert named == set()
