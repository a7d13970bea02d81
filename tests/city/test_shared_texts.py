"""Texts of the family are words that several games need: words of one game stand in that game's texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import shamble.city
import shamble.games
from shamble.scenario.named_ids import message_ids

CITY = Path(shamble.city.__file__).parent
GAMES = [Path(shamble.games.__file__).parent / id for id in ("zombicide1", "zombicide2", "marvel")]
NAMED_IN_CODE = re.compile(r"(?:do|log|why|means|no|ask|tip|fear|end)-(.+)")


def code(folder: Path) -> str:
    """Modules and data of a package."""
    return "".join([path.read_text(encoding="utf-8") for end in ("py", "toml") for path in folder.rglob(f"*.{end}")])


def users(key: str, packages: dict[str, str]) -> list[str]:
    """The packages whose code or data names the id of a message, such as `shove` of `do-shove`."""
    match = NAMED_IN_CODE.fullmatch(key)
    id = re.compile(rf"[\"']{re.escape(match[1])}[\"']") if match else None
    return [name for name, text in packages.items() if id and id.search(text)]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_text_of_the_family_belongs_to_one_game(lang: str) -> None:
    packages = {folder.name: code(folder) for folder in (CITY, *GAMES)}
    assert users("do-shove", packages) == ["zombicide2"]
    assert "city" in users("do-search", packages)
    keys = message_ids((CITY / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"))
    lone = {key: named[0] for key in keys if len(named := users(key, packages)) == 1 and named != ["city"]}
    assert lone == {}, "move these texts into the game's own"
