"""Build shamble as wheels into dist: plain Python, and compiled for each named interpreter (this one, if none is).

Each compiled wheel is installed in a fresh environment, where goldens, scenarios, whole games by every bot, their
memory and a served table have to pass with it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from compile import ROOT, TESTS, imports_compiled

DIST = ROOT / "dist"
UV = Path(sys.executable).with_name("uv")
TESTERS = ("pytest>=8.4,<9", "pytest-xdist")


def run(*command: str | Path, **env: str) -> None:
    subprocess.run(command, cwd=ROOT, env=clean() | env, check=True)


def clean() -> dict[str, str]:
    """The environment without variables that could affect the tried installation."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


def build(folder: Path, python: str, compiled: bool) -> Path:
    """Builds a wheel and moves it into dist."""
    switch = {"HATCH_BUILD_HOOKS_ENABLE": "1"} if compiled else {}
    run(UV, "build", "--quiet", "--wheel", "--python", python, "--out-dir", folder, **switch)
    [made] = folder.glob("*.whl")
    if compiled and made.stem.endswith("-none-any"):
        sys.exit(f"the wheel for {python} was not compiled")
    DIST.mkdir(exist_ok=True)
    return Path(shutil.move(made, DIST / made.name))


def prove(wheel: Path, python: str, folder: Path) -> None:
    home = folder / "try"
    run(UV, "venv", "--quiet", "--python", python, home)
    inside = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(UV, "pip", "install", "--quiet", "--python", inside, f"{wheel}[server]", *TESTERS)
    imports_compiled([str(inside)], folder, clean())
    run(inside, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *TESTS)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pythons", nargs="*", default=[sys.executable], metavar="PYTHON", help="as in `python3.12`")
    options = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        made = [build(Path(folder), sys.executable, compiled=False)]
    for python in options.pythons:
        with tempfile.TemporaryDirectory() as folder:
            made.append(build(Path(folder), python, compiled=True))
            prove(made[-1], python, Path(folder))
    for wheel in made:
        print(f"{wheel.relative_to(ROOT)}  {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
