"""The commit-msg hook refuses long subjects, run by git itself."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tools import commit_message

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = ROOT / ".pre-commit-config.yaml"


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("dawn: " + "x" * 66, ""),
        ("dawn: " + "x" * 67, "the subject has 73 characters, 72 are allowed"),
        ("dawn: " + "ü" * 66, ""),
        ("\n# a comment of git\n\ndawn: let zeds rest\n\n" + "a long line of the body " * 9, ""),
        ("fixup! " + "x" * 80, ""),
        ("dawn: let zeds rest\nand more", "the line below the subject must be empty"),
        ("dawn: let zeds rest\n# a comment of git\n", ""),
        ("dawn: let zeds rest\n" + commit_message.SCISSORS + "\n+the diff", ""),
        ("# only comments\n", "the message is empty"),
        ("", "the message is empty"),
    ],
)
def test_a_message(message: str, said: str) -> None:
    assert commit_message.problem(message) == said


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert commit_message.main([str(tmp_path / "nowhere")]) == 2
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.skipif(not CONFIGURATION.is_file(), reason="this is not a checkout")
def test_git_refuses_a_long_subject(tmp_path: Path) -> None:
    """A repository with the project's configuration, its hooks installed as `make hooks` does."""

    def git(*words: str) -> subprocess.CompletedProcess[str]:
        author = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
        return subprocess.run(["git", *author, *words], cwd=tmp_path, capture_output=True, text=True)

    configured = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    hooks = {hook["id"]: hook for hook in configured["repos"][0]["hooks"]}
    assert set(hooks) == {"ruff-check", "ruff-format", "plain-words", "commit-message"}
    for hook in hooks.values():
        hook["entry"] = hook["entry"].replace(".venv/bin/", f"{Path(sys.executable).parent}/")
    (tmp_path / ".pre-commit-config.yaml").write_text(yaml.safe_dump(configured), encoding="utf-8")
    (tmp_path / "tools").mkdir()
    for name in ("commit_message.py", "plain_words.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools" / name)
    git("init", "--quiet")
    git("add", ".")
    git("commit", "--quiet", "--no-verify", "--message", "tests: begin")
    subprocess.run([sys.executable, "-m", "pre_commit", "install"], cwd=tmp_path, check=True, capture_output=True)

    (tmp_path / "door.py").write_text('"""A door."""\n', encoding="utf-8")
    git("add", "door.py")
    refused = git("commit", "--message", "city: " + "x" * 67)
    assert refused.returncode == 1
    assert "the subject has 73 characters, 72 are allowed" in refused.stderr
    taken = git("commit", "--message", "city: add a door")
    assert taken.returncode == 0, taken.stderr
    assert git("log", "-1", "--format=%s").stdout.strip() == "city: add a door"

    (tmp_path / "door.py").write_text('"""Whether it is a door."""\n', encoding="utf-8")
    git("add", "door.py")
    refused = git("commit", "--message", "city: say more about the door")
    assert refused.returncode == 1
    assert "door.py:1: Whether it is a door." in refused.stderr
