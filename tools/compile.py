"""Compile the rules with mypyc and run goldens and scenarios on the result.

The compiled package is a copy in build/compiled, so the source tree never holds a shared library that
would quietly shadow an edited module. To use it: PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "shamble"
BUILD = ROOT / "build" / "compiled"
STAMP = BUILD / ".stamp"
COMPILED = ("core", "city", "games")
TESTS = ("tests/test_goldens.py", "tests/scenario/test_games.py")
# Modules that must stay interpreted, relative to src/shamble, each with its reason.
INTERPRETED: dict[str, str] = {
    "games/walkingdead/game.py": "declares a game: attributes of the class, read by tools through it",
    "games/zombicide2/game.py": "declares a game: attributes of the class, read by tools through it",
    "city/game.py": "declares a family of games: attributes of the class, read by tools through it",
}


def modules() -> list[str]:
    """What to compile, as paths below src. Package files only re-export, which gains nothing."""
    found = [
        path.relative_to(SOURCE).as_posix()
        for part in COMPILED
        for path in sorted((SOURCE / part).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    return [f"shamble/{name}" for name in found if name not in INTERPRETED]


def fingerprint(optimise: str) -> str:
    digest = hashlib.sha256(f"{sys.version} {optimise}".encode())
    digest.update(Path(__file__).read_bytes())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(path.relative_to(SOURCE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def build(optimise: str) -> None:
    mark = fingerprint(optimise)
    if STAMP.exists() and STAMP.read_text() == mark:
        print("build/compiled is up to date")
        return
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(SOURCE, BUILD / "shamble", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    names = modules()
    print(f"compiling {len(names)} modules ...", flush=True)
    start = time.monotonic()
    # Run inside the copy and without the project's settings, so that mypy finds no second `shamble`.
    result = subprocess.run(
        [Path(sys.executable).with_name("mypyc"), "--strict", "--config-file=", *names],
        cwd=BUILD,
        env=os.environ
        | {"CFLAGS": "-Wno-maybe-uninitialized", "MYPYC_OPT_LEVEL": optimise, "MYPYC_MULTI_FILE": "", "MYPYPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if result.returncode:
        lines = result.stdout.splitlines()
        wrong = [line for line in lines if "error:" in line and not line.startswith(("gcc", "cc", "clang"))]
        print("\n".join(wrong or lines[-40:]))
        sys.exit("mypyc could not compile the rules")
    STAMP.write_text(mark)
    print(f"compiled in {time.monotonic() - start:.0f} s")


def check(env: dict[str, str]) -> None:
    """Fail when Python would import anything but the compiled modules: green tests would prove nothing."""
    script = (
        "import importlib, sys\n"
        "files = {name: importlib.import_module(name).__file__ or '' for name in sys.argv[1:]}\n"
        "slow = [name for name, file in files.items() if not file.endswith(('.so', '.pyd'))]\n"
        "sys.exit('not compiled: ' + ', '.join(slow) if slow else 0)\n"
    )
    names = [name.removesuffix(".py").replace("/", ".") for name in modules()]
    subprocess.run([sys.executable, "-c", script, *names], cwd=BUILD, env=env, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--optimise", choices=["0", "1", "2", "3"], default="2", help="the C compiler's level")
    parser.add_argument("--no-tests", action="store_true", help="only build")
    options = parser.parse_args()

    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        sys.exit("make compiled needs a C compiler (on Debian: apt-get install gcc)")
    build(options.optimise)
    env = os.environ | {"PYTHONPATH": str(BUILD)}
    check(env)
    if options.no_tests:
        return
    tests = [name for name in TESTS if (ROOT / name).exists()]
    if not tests:
        sys.exit(f"none of {', '.join(TESTS)} is there: the compiled rules were not tested")
    command = [sys.executable, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *tests]
    sys.exit(subprocess.run(command, cwd=ROOT, env=env).returncode)


if __name__ == "__main__":
    main()
