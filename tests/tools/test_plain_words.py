"""The check for sentences that begin with a free relative finds them, and nothing else."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import plain_words

PYTHON = '''\
"""What the module holds."""

LIMIT = 3
"""How many seats there are."""
TITLE = "Who is a value, not a comment"


class Door:
    """A door between two zones."""

    # Whether it is locked
    # is known to everybody.
    locked: bool
    """True if a key is needed."""

    def open(self) -> None:
        """Where the book is silent, the leader decides.

        What else it does is no first sentence.
        """
        self.move()  # which makes noise
        """Whether this string documents anything: it does not."""


async def ask() -> None:
    """Who goes first?"""


# The survivors
# who are left.
'''

SVELTE = """\
<script lang="ts">
  /** Whether the panel is open. */
  let open = false;
  /**
   * How far it is.
   */
  const far = 3; // what is left
  // The list of
  // who is here.
  const link = "https://where.example.org";
</script>
<!-- Where it stands. -->
<!-- What now? -->
"""


def found(path: Path) -> list[int]:
    return [line for line, text in plain_words.sentences(path) if plain_words.is_free_relative(text)]


def test_python_docstrings_and_comments_are_read(tmp_path: Path) -> None:
    path = tmp_path / "door.py"
    path.write_text(PYTHON, encoding="utf-8")
    assert [PYTHON.splitlines()[line - 1].strip() for line in found(path)] == [
        '"""What the module holds."""',
        '"""How many seats there are."""',
        "# Whether it is locked",
        "self.move()  # which makes noise",
    ]


def test_comments_of_the_browser_client_are_read(tmp_path: Path) -> None:
    path = tmp_path / "Door.svelte"
    path.write_text(SVELTE, encoding="utf-8")
    assert [SVELTE.splitlines()[line - 1].strip() for line in found(path)] == [
        "/** Whether the panel is open. */",
        "/**",
        "const far = 3; // what is left",
        "<!-- Where it stands. -->",
    ]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Whom a hit may be given to.", True),
        ("Which zone is next, and why.", True),
        ("When all are chosen.", True),
        ("When all are chosen, and nobody waits.", True),
        ("When the deck is empty, the discard pile is shuffled.", False),
        ("What is asked? The leader knows.", False),
        ("The zones: who is where.", False),
        ("who: the survivor's id", False),
        ("Whoever stands at the bell may ring it.", False),
        ("However long it takes.", False),
        ("", False),
    ],
)
def test_a_first_sentence(text: str, wrong: bool) -> None:
    assert plain_words.is_free_relative(text) is wrong


def test_the_place_and_the_sentence_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.py"
    path.write_text('"""A module."""\n\n\ndef f() -> None:\n    """How far\n    it is. More."""\n', encoding="utf-8")
    assert plain_words.main([str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[0] == f"{path}:5: How far it is."
    path.write_text('"""A module."""\n', encoding="utf-8")
    assert plain_words.main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""
    assert plain_words.main([str(tmp_path / "nowhere")]) == 2


def test_only_lines_since_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def git(*words: str) -> None:
        author = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
        subprocess.run(["git", *author, *words], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(plain_words, "ROOT", tmp_path)
    path = tmp_path / "a.py"
    path.write_text('"""What was there."""\n', encoding="utf-8")
    git("init")
    git("add", "a.py")
    git("commit", "--no-verify", "--message", "tests: add a file")
    assert plain_words.main(["--since", "HEAD", str(path)]) == 0
    path.write_text('"""What was there."""\n\n# What is new.\n', encoding="utf-8")
    assert plain_words.main(["--since", "HEAD", str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "a.py:3: What is new."
    assert plain_words.main(["--since", "no-such-commit", str(path)]) == 2
