"""Rules are plain Python that mypyc compiles; constructs that it cannot compile are found here in seconds, not
minutes."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import shamble

SOURCE = Path(shamble.__file__).parent
ROOT = Path(__file__).parents[2]
COMPILED = ("core", "sessions", "city", "games", "bots")
FAULTY = """
import sys
from mypyc.build import mypycify
mypycify(["--strict", "--config-file=", *sys.argv[1:]], multi_file=True)
"""
"""Script that writes the C files as mypyc does by itself."""
GENERATE = f"""
import sys
sys.path.insert(0, {str(ROOT / "tools")!r})
from compile_setup import generate
generate(sys.argv[1:])
"""
"""Script that writes the C files as our build does."""
RUNS_TWICE = """
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class Base:
    def __init__(self, plan: list[int]) -> None:
        self.plan = plan

class Heir(Base):
    pass

def make(kind: type[Base]) -> Base:
    return kind([1, 2, 3])
"""
"""A model of the fault: `make(Heir)` runs `__init__` twice and never releases the first list."""


def starred(source: str) -> list[int]:
    """Lines with `x in (*a, b)`, which makes the compiler fail."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for side in node.comparators
        if isinstance(side, (ast.Tuple, ast.List, ast.Set)) and any(isinstance(one, ast.Starred) for one in side.elts)
    ]


def between_sums(source: str) -> list[int]:
    """Lines with `sum(a) - sum(b)`, which compiled code takes for whole numbers; `sum(a, 0.0)` is right."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp) and bare_sum(node.left) and bare_sum(node.right)
    ]


def bare_sum(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "sum"
        and len(node.args) == 1
        and isinstance(node.args[0], ast.Name)
    )


def fractions_in_a_tuple(source: str) -> list[int]:
    """Lines with `X: Final = (0.5, …)`, which compiled code never sets; `Final[Sequence[float]]` works."""
    return [
        node.lineno
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) == "Final"
        and isinstance(node.value, ast.Tuple)
        and any(isinstance(one, ast.Constant) and isinstance(one.value, float) for one in node.value.elts)
    ]


def changing(source: str) -> list[int]:
    """Lines that tell an event and call more of the flow than `zone` in its arguments: such a call might draw, roll or
    pay."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("emit", "tell"):
            told = [part for word in (*node.args, *node.keywords) for part in ast.walk(word)]
            called = [ast.unparse(part.func) for part in told if isinstance(part, ast.Call)]
            changes = [
                name for name in called if (name.startswith("t.") and name.count(".") == 1) or name.endswith(".pop")
            ]
            if any(isinstance(part, ast.NamedExpr) for part in told) or set(changes) - {"t.zone"}:
                lines.append(node.lineno)
    return lines


def inherited_initialisers(source: str) -> list[str]:
    """Compiled classes whose `tp_new` runs `__init__`, but which leave `tp_init` to their base: if interpreted classes
    may inherit from that one, calling the class runs `__init__` once more."""
    names = []
    for name, slots in re.findall(r"^static PyTypeObject CPyType_(\w+)_template_ = \{\n(.*?)^\};", source, re.M | re.S):
        new = re.search(rf"^{name}_new\(PyTypeObject .*?^\}}", source, re.M | re.S)
        if new and "__init__(self, args, kwds)" in new[0] and ".tp_init = " not in slots:
            names.append(name)
    return names


def generated(script: str, folder: Path, *modules: str) -> dict[str, str]:
    """The C files that mypyc makes of modules, by name."""
    (folder / "build").mkdir()
    made = subprocess.run(
        [sys.executable, "-c", script, *modules],
        cwd=folder,
        env=os.environ | {"MYPYPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert made.returncode == 0, made.stdout[-3000:]
    return {path.name: path.read_text() for path in sorted((folder / "build").glob("__native*.c"))}


def compiling() -> ModuleType:
    """The module tools/compile.py, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("shamble_compile", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def lines_with(look: Callable[[str], list[int]]) -> dict[str, list[int]]:
    paths = [path for part in COMPILED for path in sorted((SOURCE / part).rglob("*.py"))]
    faults = {str(path.relative_to(SOURCE)): look(path.read_text(encoding="utf-8")) for path in paths}
    return {name: lines for name, lines in faults.items() if lines}


def test_events_are_put_together_only_for_listeners() -> None:
    source = "def f(t: Play) -> None:\n    t.emit(\n        'x', 'y', n=1\n    )\n    t.then(Z())\n"
    quiet = compiling().quiet(source)
    assert ast.dump(ast.parse(quiet)) == ast.dump(
        ast.parse(
            "def f(t: Play) -> None:\n    if t.events is not None:\n        t.emit('x', 'y', n=1)\n    t.then(Z())\n"
        )
    )
    assert quiet.count("\n") == source.count("\n"), "tracebacks name the same lines"


def test_derived_values_are_written_out(tmp_path: Path) -> None:
    source = (
        "from shamble.core.derived import derived\n"
        "from shamble.core.state import State\n\n\n"
        "class Table(State):\n"
        "    def __init__(self) -> None:\n"
        "        super().__init__(None)\n"
        "        self.cards = [3, 1]\n"
        "        self.doors = 0\n\n"
        '    @derived("cards", equal=("doors",))\n'
        "    def total(self) -> int:\n"
        '        """The sum of cards and doors."""\n'
        "        return sum(self.cards) + self.doors\n\n\n"
        '@derived(\n    *("cards",),\n)\n'
        "def highest(s: Table) -> list[int]:\n"
        "    return [max(s.cards)]\n"
    )
    written = compiling().prepared(source)
    assert "@derived" not in written
    assert written.count("\n") == source.count("\n"), "tracebacks name the same lines"
    scope: dict[str, Any] = {}
    exec(written, scope)
    table = scope["Table"]()
    assert (table.total(), scope["highest"](table)) == (4, [3])
    assert scope["highest"](table) is scope["highest"](table)
    table.doors, table.cards = 2**70, [5]
    assert (table.total(), scope["highest"](table)) == (5 + 2**70, [5])


def test_telling_an_event_changes_nothing() -> None:
    """Compiled games without listeners skip the whole call that tells an event."""
    assert changing("t.emit('x', n=t.roll('d6', D6))\nt.emit('x', n=len(s.cards))\nt.tell('x', n=(n := 2))\n") == [1, 3]
    assert lines_with(changing) == {}


def test_no_star_inside_a_membership() -> None:
    assert starred("x in (*a, b)\ny = (*a, b)\n") == [1]
    assert lines_with(starred) == {}


def test_no_final_tuple_of_fractions() -> None:
    assert fractions_in_a_tuple("X: Final = (0.5, 1)\nY: Final[Sequence[float]] = (0.5,)\n") == [1]
    assert lines_with(fractions_in_a_tuple) == {}


def test_no_difference_of_bare_sums() -> None:
    assert between_sums("x = sum(a, 0.0) - sum(b, 0.0)\ny = sum(a) - sum(b)\n") == [2]
    assert lines_with(between_sums) == {}


@pytest.mark.slow
def test_mypyc_makes_c_of_every_module(tmp_path: Path) -> None:
    """Everything but the C compiler, which takes minutes: mypyc may refuse code that mypy accepts. No class is
    initialised twice."""
    modules = compiling().modules()
    shutil.copytree(SOURCE, tmp_path / "shamble", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name in modules:
        path = tmp_path / name
        path.write_text(compiling().prepared(path.read_text(encoding="utf-8")), encoding="utf-8")
    files = generated(GENERATE, tmp_path, *modules)
    assert len([name for name in files if name.startswith("__native_shamble")]) == len(modules)
    assert {name: names for name, source in files.items() if (names := inherited_initialisers(source))} == {}


def test_an_inherited_initialiser_runs_once(tmp_path: Path) -> None:
    """With plain mypyc it runs twice, which the check above looks for."""
    for name in ("faulty", "built"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "model.py").write_text(RUNS_TWICE)
    by_itself = "\n".join(generated(FAULTY, tmp_path / "faulty", "model.py").values())
    as_built = "\n".join(generated(GENERATE, tmp_path / "built", "model.py").values())
    assert inherited_initialisers(by_itself) == ["Heir"]
    assert inherited_initialisers(as_built) == []
    assert "Heir_init(PyObject *self, PyObject *args, PyObject *kwds)\n{\n    return 0;\n}" in as_built
