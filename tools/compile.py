"""Compile the rules and the bots with mypyc, and run goldens, scenarios, whole games, games
whose memory is counted, and a served table on the result.

The compiled package is a copy in build/compiled, so the source tree never holds a shared library that
would quietly shadow an edited module. To use it: PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "shamble"
SETUP = ROOT / "tools" / "compile_setup.py"
TRAINING = ROOT / "tools" / "compile_training.py"
BUILD = ROOT / "build" / "compiled"
STAMP = ".stamp"
COMPILED = ("core", "sessions", "city", "games", "bots", "analysis")
TESTS = (
    "tests/test_goldens.py",
    "tests/sessions/test_scene_diff.py",
    "tests/scenario/test_games.py",
    "tests/bots/test_whole_games.py",
    "tests/bots/test_memory.py",
    "tests/server/test_play.py",
)
# Modules that must stay interpreted, relative to src/shamble, each with its reason.
INTERPRETED: dict[str, str] = {
    "games/*/game.py": "declares a game: attributes of the class, read by tools through it",
    "city/game.py": "declares a family of games: attributes of the class, read by tools through it",
    "core/scene.py": "declares shapes that the server's protocol reads: compiled, they lose their types",
    "core/decoding.py": "looks through modules for their classes, once a game",
    "sessions/position_check.py": "reads what types a class declares, which compiled ones lose",
    "bots/counters.py": "travels between processes, and compiled classes cannot be pickled",
    "bots/garbage_collection.py": "runs once for thousands of games",
    "analysis/training_games.py": "its results travel between processes",
    "analysis/fitting.py": "works on arrays of a library",
    "analysis/report.py": "runs once for a training",
    "analysis/duels.py": "its results travel between processes",
}
OPTIMISE = "2"
TELLING = ("emit", "tell")
"""The methods of a flow that tell an event."""


class Uncompilable(Exception):
    """Raised with the messages of mypy, mypyc or the C compiler about the source."""


def modules() -> list[str]:
    """Modules to compile, as paths below src. Package files only re-export, which gains nothing."""
    paths = [
        path.relative_to(SOURCE).as_posix()
        for part in COMPILED
        for path in sorted((SOURCE / part).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    return [f"shamble/{name}" for name in paths if not any(fnmatch(name, kept) for kept in INTERPRETED)]


def fingerprint(optimise: str, how: str) -> str:
    digest = hashlib.sha256(f"{sys.version} {sys.executable} {optimise} {how}".encode())
    digest.update(Path(__file__).read_bytes() + SETUP.read_bytes() + TRAINING.read_bytes())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and not {"__pycache__", "static"} & set(path.parts):
            digest.update(path.relative_to(SOURCE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def build(target: Path = BUILD, optimise: str = OPTIMISE, how: str = "trained") -> None:
    """The compiled package in a folder of its own; nothing is done if it is there already."""
    mark = fingerprint(optimise, how)
    stamp = target / STAMP
    if stamp.exists() and stamp.read_text() == mark:
        print(f"{target} is up to date", file=sys.stderr)
        return
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        raise Uncompilable("compiling needs a C compiler (on Debian: apt-get install gcc)")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "shamble", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    names = modules()
    for name in names:
        path = target / name
        path.write_text(prepared(path.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"compiling {len(names)} modules ...", file=sys.stderr, flush=True)
    start = time.monotonic()
    # Run inside the copy. CFLAGS stays as it is: setting it would drop the flags that this Python was built with. mypyc
    # turns warnings into errors, and one of them tells of code that would crash, so none is silenced.
    (target / "build").mkdir()
    result = subprocess.run(
        [sys.executable, str(SETUP), optimise, how, *names],
        cwd=target,
        env=os.environ | {"MYPYPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if result.returncode:
        raise Uncompilable(f"mypyc could not compile the rules\n{complaints(result.stdout)}")
    said = complaints(result.stdout)
    if "warning:" in said:
        print(said, file=sys.stderr)
    stamp.write_text(mark)
    print(f"compiled in {time.monotonic() - start:.0f} s", file=sys.stderr)


def prepared(source: str) -> str:
    """The source of a module in the form in which it is compiled; lines keep their numbers."""
    return quiet(with_derived_values(source))


def with_derived_values(source: str) -> str:
    """Writes the test of every `@derived(…)` into the source, because a decorator hides the function from the compiler.
    The decorator's line becomes the function that callers see, and the decorated function gets another name."""
    derivations = [
        (node, call)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        for call in node.decorator_list
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "derived"
    ]
    if not derivations:
        return source
    lines = source.splitlines(keepends=True)
    slots = []
    for node, call in derivations:
        name, subject = node.name, node.args.args[0]
        reads = tuple([name for word in call.args for name in names_in(word)])
        equal = tuple(
            [word for given in call.keywords if given.arg == "equal" for word in ast.literal_eval(given.value)]
        )
        slot, make = f"SLOT_{name}", f"make_{name}"
        slots.append(f"{slot} = new_slot()")
        if subject.annotation is None:
            reader = f"def {name}(self)"
            text = reading_of_derived()("self", slot, f"self.{make}()", reads, equal)
        else:
            reader = f"def {name}({ast.unparse(subject)})"
            text = reading_of_derived()(subject.arg, slot, f"{make}({subject.arg})", reads, equal)
        assert node.returns is not None
        value = ast.unparse(node.returns)
        first, last = call.lineno - 1, call.end_lineno or call.lineno
        body = f"kept = {subject.arg}.derivations[{slot}]; value: {value} = {text}; return value"
        lines[first:last] = [f"{' ' * node.col_offset}{reader} -> {value}: {body}\n", *["\n"] * (last - first - 1)]
        lines[node.lineno - 1] = lines[node.lineno - 1].replace(f"def {name}(", f"def {make}(", 1)
    imported = "from shamble.core.derived import derived\n"
    place = lines.index(imported)
    lines[place] = f"from shamble.core.derived import keep, new_slot; {'; '.join(slots)}\n"
    return "".join(lines)


def names_in(word: ast.expr) -> tuple[str, ...]:
    """The names that an argument of `derived` gives: one, or several after a star."""
    if isinstance(word, ast.Starred):
        return tuple(ast.literal_eval(word.value))
    return (ast.literal_eval(word),)


def reading_of_derived() -> Callable[..., str]:
    """`core.derived.reading`, from its file: where a wheel is built, the package is not installed."""
    spec = importlib.util.spec_from_file_location("derived", SOURCE / "core" / "derived.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    reading: Callable[..., str] = module.reading
    return reading


def quiet(source: str) -> str:
    """The same rules, but an event is put together only if somebody listens, so that games without listeners do not pay
    for what nobody reads: compiled, that is 5 % of a game. What an event tells has no effect by itself, and lines keep
    their numbers."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            continue
        call = node.value.func
        if isinstance(call, ast.Attribute) and call.attr in TELLING and isinstance(call.value, ast.Name):
            line = lines[node.lineno - 1]
            begin = line[: node.col_offset]
            lines[node.lineno - 1] = f"{begin}if {call.value.id}.events is not None: {line[node.col_offset :]}"
    return "".join(lines)


def complaints(output: str) -> str:
    """Messages of a build without the compiler's command lines, which run to thousands of characters."""
    lines = [line for line in output.splitlines() if len(line) < 500]
    return "\n".join(lines[-60:])


def imports_compiled(python: Sequence[str], folder: Path, env: Mapping[str, str]) -> None:
    """Fail when Python would import anything but the compiled modules: green tests would prove nothing."""
    script = (
        "import importlib, sys\n"
        "files = {name: importlib.import_module(name).__file__ or '' for name in sys.argv[1:]}\n"
        "slow = [name for name, file in files.items() if not file.endswith(('.so', '.pyd'))]\n"
        "sys.exit('not compiled: ' + ', '.join(slow) if slow else 0)\n"
    )
    names = [name.removesuffix(".py").replace("/", ".") for name in modules()]
    subprocess.run([*python, "-c", script, *names], cwd=folder, env=env, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--optimise", choices=["0", "1", "2", "3"], default=OPTIMISE, help="the C compiler's level")
    parser.add_argument("--quick", action="store_true", help="not by what games tell: half the time, 5 to 10 %% slower")
    parser.add_argument("--no-tests", action="store_true", help="only build")
    options = parser.parse_args()

    try:
        build(optimise=options.optimise, how="quick" if options.quick else "trained")
    except Uncompilable as reason:
        sys.exit(str(reason))
    env = os.environ | {"PYTHONPATH": str(BUILD)}
    imports_compiled([sys.executable], BUILD, env)
    if options.no_tests:
        return
    command = [sys.executable, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *TESTS]
    sys.exit(subprocess.run(command, cwd=ROOT, env=env).returncode)


if __name__ == "__main__":
    main()
