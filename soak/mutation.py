"""Measures how many small faults the tests notice: each fault is put into `core` or `city`, and the checks that run the
changed place are repeated.

`python soak/mutation.py [--minutes 5]` prints its figures as JSON. Every function that a scenario, a golden game or a
test of the kernel runs is a candidate; the seed decides which faults are tried, and in which order. A fault exists in a
forked process, in which one function's code is replaced, so that nothing is imported twice and hundreds take a minute.

Tracing, each fault and the whole run (`--minutes`) have time limits. The results for the present source and tests are
kept in soak/state, so that the next call continues with other faults and the score becomes more certain; `--fresh`
discards them.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import coverage
import pytest

from shamble.core import registry
from shamble.scenario.files import Scenario, find, read
from shamble.scenario.runner import run as run_scenario
from shamble.simulate.simulation import wilson
from tests import goldens

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
FOLDERS = ("core", "sessions", "city")
ADVICE = "city/advice"
"""Modules that are counted apart: a fault there makes a bot a little worse, and no rule wrong."""
TESTS = ("tests/core", "tests/sessions", "tests/city")
KEPT = ROOT / "soak" / "state" / "mutation.json"
SHOWN = 200
MANY = 600
"""Maximum number of checks that are kept for each line."""
LOOKING = 480
"""Seconds of processor time after which no more checks are traced. The slow ones come last, and a busy machine must not
change the score."""
EACH = 60
"""Seconds of processor time for one fault: the quickest checks that run its line are tried until then."""
MEMORY = 3_000_000_000
OTHERS = ("walkingdead", "dawn")
"""Games without a city."""
SILENT = ("__repr__", "__str__", "__hash__")
"""Methods on which no game depends: they are not broken."""

Check = Callable[[], bool]
"""A check; returns True if nothing is wrong."""
Fault = tuple[str, Callable[[], None], Callable[[], None]]
"""A fault: its description, and the functions that make and remove it."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.Break: ast.Continue, ast.Continue: ast.Break,
}  # fmt: skip


# -- what is run -----------------------------------------------------------------------------------------------------


def checks() -> dict[str, Check]:
    """The checks in the order in which they are traced; games outside the city come last."""
    by_name: dict[str, Check] = {}
    for folder in TESTS:
        for path in sorted((ROOT / folder).glob("test_*.py")):
            by_name[path.stem] = lambda path=path: tests_pass(path)  # type: ignore[misc]
    played: dict[str, Check] = {}
    for golden in goldens.games():
        played[goldens.name(golden)] = lambda golden=golden: golden_holds(golden)  # type: ignore[misc]
    for path in find([ROOT / "tests" / "scenarios"]):
        if path.parent.name in registry.ids():
            for one in read(path):
                name = f"{path.parent.name}/{path.stem}:{one.line}"
                played[name] = lambda one=one: scenario_holds(one)  # type: ignore[misc]
    return {**by_name, **dict(sorted(played.items(), key=lambda one: one[0].startswith(OTHERS)))}


def scenario_holds(scenario: Scenario) -> bool:
    return not run_scenario(scenario).problems


def golden_holds(golden: dict[str, Any]) -> bool:
    kept = json.loads((goldens.FOLDER / goldens.name(golden)).read_text(encoding="utf-8"))
    return bool(goldens.play(golden) == kept)


def tests_pass(path: Path) -> bool:
    words = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", str(path)]
    return pytest.main(words) == 0


class Seen:
    """Traced lines: line → checks that run it, and check → seconds. For a busy line, a sample of its checks."""

    def __init__(self, lines: dict[str, dict[str, list[int]]], seconds: dict[str, float], wrong: list[str]) -> None:
        self.lines = lines
        self.seconds = seconds
        self.wrong = wrong


def look(every: dict[str, Check]) -> Seen:
    """Traces the checks in a separate process, so that their caches do not stay."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "seen.json"
        pid = os.fork()
        if pid == 0:
            try:
                hush()
                kept.write_text(json.dumps(watch(every)))
            finally:
                os._exit(0)
        os.waitpid(pid, 0)
        return Seen(*json.loads(kept.read_text()))


def watch(every: dict[str, Check]) -> list[Any]:
    files = [str(SOURCE / "shamble" / folder / "*") for folder in FOLDERS]
    cover = coverage.Coverage(data_file=None, config_file=False, include=files)
    seconds: dict[str, float] = {}
    wrong: list[str] = []
    cover.start()
    deadline = time.process_time() + LOOKING
    for name, check in every.items():
        if time.process_time() > deadline:
            break
        cover.switch_context(name)
        begun = time.process_time()
        try:
            if not check():
                wrong.append(name)
        except Exception as reason:
            wrong.append(f"{name}: {reason}")
        seconds[name] = time.process_time() - begun
    cover.stop()
    data = cover.get_data()
    number = {name: index for index, name in enumerate(seconds)}
    lines = {
        path: {
            str(line): thinned(sorted([number[name] for name in names if name]))
            for line, names in data.contexts_by_lineno(path).items()
        }
        for path in data.measured_files()
    }
    return [lines, seconds, wrong]


def thinned(numbers: list[int]) -> list[int]:
    return numbers[:: max(1, -(-len(numbers) // MANY))]


# -- what is broken --------------------------------------------------------------------------------------------------


def faults(node: ast.AST) -> Iterator[Fault]:
    """The faults that one place of the source can have."""
    if isinstance(node, ast.Compare):
        for number, operator in enumerate(node.ops):
            if type(operator) in SWAPS:
                yield swap(node.ops, number, SWAPS[type(operator)]())
    elif isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign):
        if type(node.op) in SWAPS:
            yield change(node, "op", SWAPS[type(node.op)]())
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield change(node, "test", ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield change(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield change(node, "value", node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield change(node, "value", not node.value)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield change(node, "value", ast.Constant(None))


def change(node: ast.AST, field: str, value: Any) -> Fault:
    old = getattr(node, field)
    return (
        f"{said(old)} -> {said(value)}",
        lambda: setattr(node, field, value),
        lambda: setattr(node, field, old),
    )


def swap(items: list[Any], number: int, value: ast.AST) -> Fault:
    old = items[number]
    return (
        f"{said(old)} -> {said(value)}",
        lambda: items.__setitem__(number, value),
        lambda: items.__setitem__(number, old),
    )


def said(value: Any) -> str:
    if not isinstance(value, ast.AST):
        return repr(value)
    return ast.unparse(value)[:60] if isinstance(value, ast.expr) else type(value).__name__


class Place:
    """A function that can be broken, and a fault in it."""

    def __init__(self, path: str, tree: ast.Module, name: str, first: int, line: int, fault: Fault) -> None:
        self.path = path
        self.tree = tree
        self.name = name
        self.first = first
        self.line = line
        self.fault = fault

    def __str__(self) -> str:
        return f"{Path(self.path).relative_to(SOURCE / 'shamble')}:{self.line} {self.name}: {self.fault[0]}"

    def code(self) -> CodeType | None:
        """The function's code with the fault in it."""
        _, make, undo = self.fault
        make()
        try:
            whole = compile(ast.fix_missing_locations(self.tree), self.path, "exec")
        finally:
            undo()
        return next(
            (one for one in codes(whole) if (one.co_qualname, one.co_firstlineno) == (self.name, self.first)), None
        )


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from codes(one)


def places(path: str, covered: dict[str, list[int]]) -> Iterator[Place]:
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))

    def inside(node: ast.AST, owner: str) -> Iterator[Place]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                yield from inside(child, f"{owner}{child.name}.")
            elif isinstance(child, ast.FunctionDef) and child.name not in SILENT:
                first = min([child.lineno, *[one.lineno for one in child.decorator_list]])
                for statement in child.body:
                    for part in ast.walk(statement):
                        line = getattr(part, "lineno", 0)
                        if covered.get(str(line)):
                            for fault in faults(part):
                                yield Place(path, tree, owner + child.name, first, line, fault)

    yield from inside(tree, "")


def function(path: str, name: str) -> FunctionType | None:
    """The object imported under this name, without its decorators."""
    module = ".".join(Path(path).relative_to(SOURCE).with_suffix("").parts)
    target: Any = importlib.import_module(module)
    for part in name.split("."):
        target = target.__dict__.get(part) if isinstance(target, type) else getattr(target, part, None)
    for wrapped in ("fget", "func", "__func__", "__wrapped__"):
        target = getattr(target, wrapped, target)
    return target if isinstance(target, FunctionType) else None


# -- one fault at a time ---------------------------------------------------------------------------------------------


def try_out(place: Place, names: list[str], every: dict[str, Check], seconds: dict[str, float]) -> int:
    """Starts a process with a fault and returns its number. Its exit code: 0 unnoticed, 1 (or the alarm) noticed, 3 out
    of time."""
    pid = os.fork()
    if pid:
        return pid
    hush()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    code, target = place.code(), function(place.path, place.name)
    if code is None or target is None:
        os._exit(2)
    target.__code__ = code
    deadline = time.process_time() + EACH
    for name in names:
        if time.process_time() > deadline:
            os._exit(3)
        signal.setitimer(signal.ITIMER_PROF, 5 + 10 * seconds[name])
        try:
            noticed = not every[name]()
        except BaseException:
            noticed = True
        if noticed:
            os._exit(1)
    os._exit(0)


def hush() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


# -- what was tried before -------------------------------------------------------------------------------------------


def digest() -> str:
    """Digest of everything that a score depends on."""
    hashed = hashlib.blake2b(digest_size=8)
    for folder in ("src/shamble", "tests/scenarios", "tests/core", "tests/sessions", "tests/goldens"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".yaml", ".json"):
                hashed.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return hashed.hexdigest()


class Kept:
    """Traced lines and results of earlier calls with the same source."""

    def __init__(self, fresh: bool) -> None:
        self.source = digest()
        self.seen: Seen | None = None
        self.ends: dict[str, str] = {}
        """A fault's place -> noticed, unnoticed, late or skipped."""
        if fresh or not KEPT.exists():
            return
        plain = json.loads(KEPT.read_text(encoding="utf-8"))
        if plain["source"] == self.source:
            self.seen = Seen(*plain["seen"])
            self.ends = plain["ends"]

    def write(self) -> None:
        assert self.seen is not None
        seen = [self.seen.lines, self.seen.seconds, self.seen.wrong]
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        new = KEPT.with_suffix(".new")
        new.write_text(json.dumps({"source": self.source, "seen": seen, "ends": self.ends}), encoding="utf-8")
        new.replace(KEPT)


WAYS_OUT = ("unnoticed", "noticed", "skipped", "late")


def run(minutes: float, seed: int, workers: int, fresh: bool = False) -> dict[str, Any]:
    begun = time.monotonic()
    every = checks()
    kept = Kept(fresh)
    if kept.seen is None:
        kept.seen = look(every)
    seen = kept.seen
    if seen.wrong:
        return {"what": "mutation", "ok": False, "already_wrong": seen.wrong}
    kept.write()
    spots = [place for path in sorted(seen.lines) for place in places(path, seen.lines[path])]
    random.Random(seed).shuffle(spots)
    looked = time.monotonic() - begun
    before = len(kept.ends)
    looked_at = list(seen.seconds)
    running: dict[int, Place] = {}
    ahead = iter([place for place in spots if str(place) not in kept.ends])
    while True:
        while len(running) < workers and time.monotonic() - begun - looked < minutes * 60:
            place = next(ahead, None)
            if place is None:
                break
            names = [looked_at[number] for number in seen.lines[place.path][str(place.line)]]
            names.sort(key=lambda name: seen.seconds[name])
            running[try_out(place, names, every, seen.seconds)] = place
        if not running:
            break
        pid, status = os.wait()
        place = running.pop(pid)
        end = "noticed" if os.WIFSIGNALED(status) else WAYS_OUT[os.WEXITSTATUS(status)]
        kept.ends[str(place)] = end
        if end == "unnoticed":
            print(place, file=sys.stderr, flush=True)
        if not len(kept.ends) % 20:
            kept.write()
    kept.write()
    return {
        **score(kept.ends),
        "possible": len(spots),
        "tried_now": len(kept.ends) - before,
        "checks": len(seen.seconds),
        "looking_seconds": round(looked, 1),
        "seconds": round(time.monotonic() - begun, 1),
    }


def score(ends: dict[str, str]) -> dict[str, Any]:
    """Share of the completed faults that a check has noticed."""
    every = Counter(ends.values())
    tried = every["noticed"] + every["unnoticed"]
    low, high = wilson(every["noticed"], tried)
    parts: dict[str, Counter[str]] = {folder: Counter() for folder in (*FOLDERS, ADVICE)}
    for name, end in ends.items():
        parts[ADVICE if name.startswith(ADVICE) else name.split("/")[0]][end] += 1
    return {
        "what": "mutation",
        "tried": tried,
        "noticed": every["noticed"],
        "late": every["late"],
        "skipped": every["skipped"],
        "score": round(every["noticed"] / max(1, tried), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "by_part": {
            folder: {"noticed": one["noticed"], "unnoticed": one["unnoticed"]} for folder, one in parts.items()
        },
        "unnoticed": sorted(name for name, end in ends.items() if end == "unnoticed")[:SHOWN],
        "ok": tried > 0,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget what was tried before")
    given = parser.parse_args()
    figures = run(given.minutes, given.seed, given.workers, given.fresh)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
