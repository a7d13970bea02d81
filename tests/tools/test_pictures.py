"""The repository keeps only the few pictures that README and docs show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "docs" / "shots"
MOST_BYTES = 2_000_000
pytestmark = pytest.mark.skipif(not SHOTS.is_dir(), reason="this is not a checkout")


def kept() -> set[str]:
    """The names that tools/shots.py lists. It is not imported: that needs a browser."""
    listed = re.search(
        r"^IN_DOCS = \((.*?)^\)", (ROOT / "tools" / "shots.py").read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    assert listed
    return {f"{name}.jpg" for name in re.findall(r'"([^"]+)"', listed[1])}


def test_few_pictures_are_kept_and_they_are_small() -> None:
    pictures = list(SHOTS.iterdir())
    assert {path.name for path in pictures} == kept()
    assert len(pictures) <= 12
    assert sum(path.stat().st_size for path in pictures) <= MOST_BYTES


def test_every_picture_is_shown_and_every_shown_picture_is_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        name
        for page in pages
        for name in re.findall(r"!\[[^\]]*\]\((?:docs/)?shots/([^)]+)\)", page.read_text("utf-8"))
    }
    assert shown == kept()
