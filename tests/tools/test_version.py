"""The version number is written once, in `shamble/__init__.py`; everything else reads it there."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import shamble

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "src" / "shamble" / "__init__.py"
pytestmark = pytest.mark.skipif(not (ROOT / "CHANGELOG.md").is_file(), reason="this is not a checkout")


def test_the_installed_package_has_the_version_of_its_source() -> None:
    assert version("shamble") == shamble.__version__


def test_package_files_hold_no_version_of_their_own() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert project["dynamic"] == ["version"]
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for package in (page, lock, lock["packages"][""]):
        assert "version" not in package


def test_no_source_file_repeats_the_version() -> None:
    """Prose may name a release ("saves of 0.1.0"); a quoted version is a copy that the next release would forget."""
    quoted = re.compile(rf"""["']v?{re.escape(shamble.__version__)}["']""")
    sources = [ROOT / "Makefile", ROOT / "Containerfile", ROOT / "pyproject.toml", ROOT / "docs" / "conf.py"]
    for folder in ("src", "tests", "tools", "soak", "bench"):
        sources += (ROOT / folder).rglob("*.py")
    sources += [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    copies = [
        str(path.relative_to(ROOT))
        for path in sources
        if path.is_file() and quoted.search(path.read_text(encoding="utf-8"))
    ]
    assert copies == [str(HOME.relative_to(ROOT))]


def test_the_changelog_has_a_section_for_the_version() -> None:
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[{re.escape(shamble.__version__)}\] - \d{{4}}-\d\d-\d\d$", log, re.MULTILINE)
