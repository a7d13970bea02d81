"""Runs server tests with the lowest and the newest versions of its dependencies that pyproject.toml allows.

`python tools/dependency_range.py` makes an environment for each end below build/versions, prints the versions, and
exits with 1 if a test fails. The lock pins what `make play` uses; other
people's environments may hold any version of the range.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "versions"
UV = str(Path(sys.executable).parent / "uv")
ENDS = {"lowest": ["--resolution", "lowest-direct"], "newest": ["--upgrade"]}
"""Name of an end of the range → options with which uv resolves it."""
TOOLS = ["pytest>=8.4,<9", "hatchling>=1.27", "editables>=0.5"]
TESTS = ["test_protocol_choice", "test_play", "test_http", "test_strangers", "test_leftovers", "test_export"]
SHOWN = ("fastapi", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets")


def call(*command: str, **variables: str) -> str:
    """Runs a command in the source tree and returns its output. Raises CalledProcessError if it fails."""
    env = os.environ | variables
    return subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout


def environment(end: str) -> str:
    """Makes a virtual environment with one end of the range and returns the path of its Python."""
    folder = HOME / end
    folder.mkdir(parents=True, exist_ok=True)
    python = str(folder / "bin" / "python")
    call(UV, "venv", "--quiet", "--clear", "--python", sys.executable, str(folder))
    lock = folder / "requirements.txt"
    options = ["--quiet", "--extra", "server", "--output-file", str(lock), *ENDS[end]]
    call(UV, "pip", "compile", "pyproject.toml", *options)
    call(UV, "pip", "install", "--quiet", "--python", python, "--requirement", str(lock), *TOOLS)
    call(UV, "pip", "install", "--quiet", "--python", python, "--no-deps", "--no-build-isolation", "--editable", ".")
    names = [line for line in lock.read_text().splitlines() if line.split("==")[0] in SHOWN]
    print(f"{end}: {', '.join(names)}", flush=True)
    return python


def main() -> int:
    failed = []
    for end in ENDS:
        try:
            python = environment(end)
        except subprocess.CalledProcessError as error:
            print(f"{end}: the environment cannot be made: {' '.join(error.cmd[:4])} exits with {error.returncode}")
            failed.append(end)
            continue
        paths = [f"tests/server/{name}.py" for name in TESTS]
        command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *paths]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(end)
    print(f"failed: {', '.join(failed)}" if failed else "both ends of the range hold")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
