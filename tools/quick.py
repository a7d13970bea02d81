"""Runs the quick tier of the tests: units, goldens, and the scenarios of the games that a change concerns.

`make quick`, or `python tools/quick.py [--base REV] [--list]`. A change is everything that differs from the point
where the branch left `main`, committed or not. Slow tests (marker `slow`), the server's and the browser's are left to
`make test`, `.ci/run` and `make browser`.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ALWAYS = (
    "tests/core",
    "tests/sessions",
    "tests/content",
    "tests/text",
    "tests/probe",
    "tests/tools",
    "tests/test_goldens.py",
    "tests/scenario/test_docs.py::test_the_page_is_up_to_date",
)
"""Tests that every run includes, whatever has changed."""
UNCHANGED = "walkingdead"
"""The game whose scenarios run if no game is concerned."""
SHARED = ("core", "sessions", "content", "text", "scenario", "bots", "simulate")
"""Packages that every game uses."""
UNITS = ("bots", "city", "cli", "core", "scenario", "sessions", "simulate")
"""Packages with a folder of unit tests that is quick enough, `tests/<package>`."""
SLOWER = {"server": 'make test ARGS="tests/server"', "web": 'make browser ARGS="-m browser"'}
"""Command that tests a part of the project which the quick tier leaves out."""
MARKERS = "not slow and not browser and not browser_full"


def family(root: Path = ROOT) -> list[str]:
    """The games that are built on the shared city."""
    games = sorted(path for path in (root / "src" / "shamble" / "games").iterdir() if path.is_dir())
    return [
        game.name for game in games if any("shamble.city" in path.read_text("utf-8") for path in game.rglob("*.py"))
    ]


def all_games(root: Path = ROOT) -> list[str]:
    """The games with scenarios."""
    return sorted(path.name for path in (root / "tests" / "scenarios").iterdir() if path.is_dir())


def concerned_games(changed: Iterable[str], root: Path = ROOT) -> list[str]:
    """The games whose rules, data, texts or tests are among these files, or that use a package which is."""
    every = all_games(root)
    concerned: set[str] = set()
    for path in changed:
        parts = Path(path).parts
        if parts[:2] == ("src", "shamble") and len(parts) > 3:
            if parts[2] in SHARED:
                return every
            if parts[2] == "city":
                concerned.update(family(root))
            if parts[2] == "games":
                concerned.add(parts[3])
        if parts[:2] == ("tests", "scenarios") and len(parts) > 3:
            concerned.add(parts[2])
        if parts[:1] == ("tests",) and parts[1:2] in (("games",), ("goldens",), ("proofs",)):
            concerned.update(game for game in every if game in parts[-1])
    return [game for game in every if game in concerned]


def paths_to_test(changed: Iterable[str], games: Iterable[str], root: Path = ROOT) -> list[str]:
    """Files and folders for pytest: the constant part, the units of changed packages and games, and changed tests."""
    chosen = list(ALWAYS)
    if (root / "tests" / "scenario" / "test_games.py").is_file():
        chosen.append("tests/scenario/test_games.py")
    for path in changed:
        parts = Path(path).parts
        if parts[:2] == ("src", "shamble") and len(parts) > 3 and parts[2] in UNITS:
            chosen.append(f"tests/{parts[2]}")
        changed_test = parts[:1] == ("tests",) and parts[-1].startswith("test_") and (root / path).is_file()
        if changed_test and parts[1] not in ("server", "browser", "properties"):
            chosen.append(path)
    for game in games:
        chosen += sorted(str(path.relative_to(root)) for path in (root / "tests" / "games").glob(f"test_{game}*.py"))
    return [
        path for path in dict.fromkeys(chosen) if not any(Path(path).is_relative_to(up) for up in chosen if up != path)
    ]


def left_out(changed: Iterable[str]) -> list[str]:
    """One line for each changed part of the project that the quick tier does not test."""
    changed = list(changed)
    parts = [part for part in SLOWER if any(path.startswith((f"src/shamble/{part}/", f"{part}/")) for path in changed)]
    return [f"{part} has changed; its tests: {SLOWER[part]}" for part in parts]


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def branch_point() -> str:
    """The commit at which this branch left `main`, or HEAD where there is no such branch."""
    for main in ("origin/main", "main"):
        try:
            return git("merge-base", "HEAD", main).strip()
        except subprocess.CalledProcessError:
            continue
    return "HEAD"


def changed_files(base: str) -> list[str]:
    """Files that differ from this commit, and files that git does not know yet and does not ignore."""
    differing = git("diff", "--name-only", "-z", base).split("\0")
    new = git("ls-files", "--others", "--exclude-standard", "-z").split("\0")
    return sorted({path for path in differing + new if path})


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make quick", description=__doc__)
    parser.add_argument("--base", help="compare with this commit instead of the point where the branch left main")
    parser.add_argument("--list", action="store_true", help="print the command and run nothing")
    options, more = parser.parse_known_args(words)
    try:
        changed = changed_files(options.base or branch_point())
    except (OSError, subprocess.CalledProcessError) as reason:
        said = reason.stderr.strip() if isinstance(reason, subprocess.CalledProcessError) else reason
        print(f"git cannot tell what has changed: {said}", file=sys.stderr)
        return 2
    games = concerned_games(changed)
    scenarios = games or [UNCHANGED]
    print(f"{len(changed)} files changed; scenarios of {', '.join(scenarios)}", flush=True)
    command = [sys.executable, "-m", "pytest", "-n", "2", "-m", MARKERS]
    command += ["-k", " or ".join(["not test_games", *scenarios]), *paths_to_test(changed, games), *more]
    if options.list:
        print(shlex.join(command))
        return 0
    begun = time.monotonic()
    code = subprocess.run(command, cwd=ROOT).returncode
    print(f"{time.monotonic() - begun:.0f} s")
    for line in left_out(changed):
        print(line)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
