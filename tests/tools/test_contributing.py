"""CONTRIBUTING.md and its companions name files and commands that exist, and the example of a skill plays."""

from __future__ import annotations

import re
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.games.zombicide2 import GAME
from shamble.games.zombicide2.book import BOOK
from shamble.scenario import runner
from shamble.scenario.files import parse
from shamble.scenario.named_ids import rule_ids
from shamble.scenario.runner import run

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("CONTRIBUTING.md", "SECURITY.md", ".github/PULL_REQUEST_TEMPLATE.md")
pytestmark = pytest.mark.skipif(not (ROOT / ".github").is_dir(), reason="this is not a checkout")


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    """The indented code blocks of CONTRIBUTING.md in one language."""
    matches = re.findall(rf"^( *)```{kind}\n(.*?)^\1```$", page("CONTRIBUTING.md"), re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(code) for _, code in matches]


@pytest.mark.parametrize("name", PAGES)
def test_named_files_are_there(name: str) -> None:
    quoted = re.findall(r"`((?:src|tests|docs|web|soak|tools|\.ci)/[\w./-]+)`", page(name))
    linked = [link.split("#")[0] for link in re.findall(r"\]\(([\w./-]+(?:#[\w-]+)?)\)", page(name))]
    missing = [path for path in quoted + linked if not (ROOT / path.replace("GAME", "dawn")).exists()]
    assert missing == []


@pytest.mark.parametrize("name", [*PAGES, "README.md", "docs/hosting.md"])
def test_named_targets_are_there(name: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.MULTILINE))
    text = page(name)
    named = set(re.findall(r"`make ([a-z-]+)", text)) | set(re.findall(r"^make ([a-z-]+)", text, re.MULTILINE))
    assert named - targets == set()


def test_the_skill_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, Any] = {}
    exec(blocks("python")[0], written)
    rule, row = (tomllib.loads(code) for code in blocks("toml"))
    assert rule["rule"][0]["id"] == row["skill"][0]["rule"]
    monkeypatch.setitem(BOOK.skills, "whistle", written["Whistle"])
    monkeypatch.setitem(BOOK.ranks, "whistle", len(BOOK.ranks))
    game = GAME.with_content({"tables": {"skills": row["skill"]}, "texts": {"en": blocks("fluent")[0]}})
    document = yaml.safe_load(blocks("yaml")[0])
    assert document["rules"] == [rule["rule"][0]["id"]]
    told = document["expect"].pop("log")
    with_example = (*rule_ids(game), rule["rule"][0]["id"])
    monkeypatch.setattr(runner, "rule_ids", lambda game: with_example)
    (scenario,) = parse(yaml.safe_dump(document), Path("CONTRIBUTING.md"))
    report = run(scenario, lambda id: game)
    assert report.problems == []
    assert report.session is not None
    assert told == [{"kind": event.kind, "rule": event.rule} for event in report.session.log if event.kind == "noise"]
    (scenario,) = parse(yaml.safe_dump({**document, "play": []}), Path("CONTRIBUTING.md"))
    before = run(scenario, lambda id: game).session
    assert before is not None
    assert [one.reason_id for one in game.advise(before, 0) if one.option.verb == "whistle"] == ["whistle"]


def test_no_list_of_the_changelog_is_split() -> None:
    """In the versions to come, a section is one list: every line is an entry, or goes on with one."""
    unreleased = page("CHANGELOG.md").partition("## [Unreleased]\n")[2].partition("\n## [")[0]
    sections = re.split(r"^### (\w+)\n", unreleased, flags=re.MULTILINE)
    assert sections[0].strip() == ""
    assert set(sections[1::2]) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    for lines in sections[2::2]:
        assert re.search(r"\n\n(?!\Z)", lines.strip() + "\n") is None
        assert all(line.startswith(("- ", "  ")) for line in lines.strip().split("\n"))
