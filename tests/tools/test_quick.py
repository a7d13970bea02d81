"""`make quick` runs the scenarios of the games that a change concerns."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import quick

CITY = ["marvel", "zombicide1", "zombicide2"]
EVERY = ["dawn", "marvel", "walkingdead", "zombicide1", "zombicide2"]
pytestmark = pytest.mark.skipif(not (quick.ROOT / "CHANGELOG.md").is_file(), reason="this is not a checkout")


@pytest.mark.parametrize(
    ("path", "games"),
    [
        ("README.md", []),
        ("src/shamble/__init__.py", []),
        ("src/shamble/server/app.py", []),
        ("web/src/main.ts", []),
        ("src/shamble/games/dawn/data/events.toml", ["dawn"]),
        ("tests/scenarios/marvel/food.yaml", ["marvel"]),
        ("tests/games/test_zombicide1_missions.py", ["zombicide1"]),
        ("tests/goldens/walkingdead-1-plain.json", ["walkingdead"]),
        ("src/shamble/city/board/sight.py", CITY),
        ("src/shamble/core/kernel.py", EVERY),
    ],
)
def test_a_changed_file_concerns_games(path: str, games: list[str]) -> None:
    assert quick.concerned_games([path]) == games


def test_changed_packages_and_tests_are_tested() -> None:
    changed = [
        "src/shamble/city/board/sight.py",
        "tests/cli/test_cli.py",
        "tests/core/test_deck.py",
        "tests/server/test_http.py",
    ]
    chosen = quick.paths_to_test(changed, ["dawn"])
    assert set(quick.ALWAYS) < set(chosen)
    assert {"tests/city", "tests/cli/test_cli.py", "tests/games/test_dawn_data.py"} < set(chosen)
    assert "tests/core/test_deck.py" not in chosen, "its folder is there already"
    assert not any("server" in path for path in chosen)
    assert all((quick.ROOT / path.split("::")[0]).exists() for path in chosen)


def test_parts_without_a_quick_test_are_named() -> None:
    assert quick.left_out(["src/shamble/city/board.py"]) == []
    (line,) = quick.left_out(["src/shamble/server/app.py", "src/shamble/server/run.py"])
    assert "make test" in line


def test_committed_changed_and_new_files_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "ROOT", tmp_path)
    for key in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{key}_NAME", "somebody")
        monkeypatch.setenv(f"GIT_{key}_EMAIL", "somebody@example.org")

    def commit(name: str) -> None:
        (tmp_path / name).write_text(name, encoding="utf-8")
        quick.git("add", name)
        quick.git("commit", "--quiet", "--no-verify", "--message", name)

    subprocess.run(["git", "init", "--quiet", "--initial-branch", "main", str(tmp_path)], check=True)
    commit("old")
    commit("changed")
    quick.git("switch", "--quiet", "--create", "branch")
    commit("committed")
    (tmp_path / "changed").write_text("otherwise", encoding="utf-8")
    (tmp_path / "new").write_text("", encoding="utf-8")
    assert quick.changed_files(quick.branch_point()) == ["changed", "committed", "new"]
    assert quick.changed_files("HEAD") == ["changed", "new"]
