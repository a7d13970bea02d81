"""The package holds what a player needs: rules, texts, migrations, and the browser client if it was built."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from shamble.server.http import serve
from shamble.server.net import static_files

ROOT = Path(__file__).parents[2]


def wheel(folder: Path, built: bool) -> set[str]:
    """The names in a wheel of this source, with a client or without one."""
    away = shutil.ignore_patterns("static", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src", folder / "src", ignore=away)
    # Rules show themselves by their scenarios, which come along.
    shutil.copytree(ROOT / "tests/scenarios", folder / "tests/scenarios")
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, folder / name)
    if built:
        (folder / "src/shamble/server/static/assets").mkdir(parents=True)
        (folder / "src/shamble/server/static/index.html").write_text("x")
        (folder / "src/shamble/server/static/assets/a-1.js").write_text("x")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "out")]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    [made] = (folder / "out").glob("*.whl")
    with zipfile.ZipFile(made) as names:
        return set(names.namelist())


def test_a_wheel_holds_everything(tmp_path: Path) -> None:
    built_wheel = wheel(tmp_path, built=True)
    assert {"shamble/server/static/index.html", "shamble/server/static/assets/a-1.js"} <= built_wheel
    source = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/shamble").rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".typed", ".md") and "static" not in path.parts
    }
    source |= {
        f"shamble/scenario/examples/{path.relative_to(ROOT / 'tests/scenarios').as_posix()}"
        for path in (ROOT / "tests/scenarios").rglob("*.yaml")
    }
    assert source <= built_wheel, sorted(source - built_wheel)


def test_a_wheel_without_the_client_is_made_too(tmp_path: Path) -> None:
    assert not [name for name in wheel(tmp_path, built=False) if "/static/" in name]


def test_the_compiler_sees_what_the_package_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler reads types of other packages in an isolated build environment: without them the wheel would
    silently stay plain Python."""
    from hatchling.builders.wheel import WheelBuilder

    monkeypatch.setenv("HATCH_BUILD_HOOKS_ENABLE", "1")
    builder = WheelBuilder(str(ROOT))
    needed = set(builder.metadata.core.dependencies)
    assert needed
    assert needed <= set(builder.config.dependencies)


def test_a_server_without_the_client_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert static_files.is_built(tmp_path) is False
    (tmp_path / "index.html").write_text("x")
    assert static_files.is_built(tmp_path) is True
    monkeypatch.setattr(serve, "is_built", lambda: False)

    async def once(self: serve.Server) -> None:
        self.should_exit = True

    monkeypatch.setattr(serve.Server, "main_loop", once)
    serve.run(database=str(tmp_path / "x.sqlite3"))
    told = capsys.readouterr()
    assert re.match(r"listening on http://127.0.0.1:\d+\n", told.out)
    assert "the browser client is missing" in told.err
    assert "make web" in told.err
