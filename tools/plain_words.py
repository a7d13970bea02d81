"""Finds docstrings and comments that begin with a free relative clause ("Whether …", "What …").

`make lint-words`, or `python tools/plain_words.py [--since REV] [PATH…]`. It reads Python docstrings, the strings below
constants, and comments, also those of TypeScript and Svelte files. A question ("Who goes first?") is fine, and so is a
"Where …" or "When …" that is followed by its main clause. `--since` reports only lines that differ from that commit.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "tests", "tools", "soak", "bench", "web/src")
IGNORED = (".peer", "static", "node_modules", "__pycache__")
"""Folders whose files are built or fetched."""

NOUN_CLAUSE = re.compile(r"(?:who|whom|whose|what|whether|how|which)\s+[^\W\d_]", re.IGNORECASE)
PLACE_OR_TIME = re.compile(r"(?:where|when)\s+[^\W\d_]", re.IGNORECASE)
MAIN_CLAUSE = re.compile(r"[^.:;]*,\s+(?!and\b|or\b|but\b|nor\b|if\b)", re.IGNORECASE)
"""A subordinate clause with a comma behind it that does not merely go on with a list."""
SENTENCE = re.compile(r"(.*?[.?!:])(?:\s|$)", re.DOTALL)
MARKUP_COMMENT = re.compile(r"^\s*(?:<!--|/\*+|//+)\s*|(?<=\s)//+\s+|\{\s*/\*+\s*")
"""The start of a comment in TypeScript or Svelte: on a line of its own, or `//` behind code."""


DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
"""Nodes whose first statement may be a docstring."""
ASSIGNED = (ast.Assign, ast.AnnAssign)
"""Nodes that the next statement may document."""


class Sentence(NamedTuple):
    """The first sentence of a docstring or comment, and its line."""

    line: int
    text: str


def first_sentence(text: str) -> str:
    """The text up to its first full stop, question mark or colon, on one line; all of it if there is none."""
    joined = " ".join(text.split("\n\n")[0].split())
    whole = SENTENCE.match(joined)
    return whole[1] if whole else joined


def is_free_relative(text: str) -> bool:
    """True if the text begins with a clause in the place of a noun.

    >>> [is_free_relative(text) for text in ("Whether the door is open.", "How far it is:", "Where it stands.")]
    [True, True, True]
    >>> [is_free_relative(text) for text in ("Who goes first?", "Where the book is silent, the leader decides.")]
    [False, False]
    """
    sentence = first_sentence(text)
    if sentence.endswith("?"):
        return False
    if NOUN_CLAUSE.match(sentence):
        return True
    return bool(PLACE_OR_TIME.match(sentence)) and not MAIN_CLAUSE.match(sentence)


def python_docstrings(tree: ast.Module) -> Iterator[Sentence]:
    """Docstrings of modules, classes and functions, and the strings that stand below assignments."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        for before, statement in zip([node, *body], body, strict=False):
            value = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(before, DOCUMENTED if before is node else ASSIGNED) and isinstance(value, ast.Constant):
                if isinstance(value.value, str):
                    yield Sentence(statement.lineno, value.value.strip())


def python_comments(source: str) -> Iterator[Sentence]:
    """Comments; consecutive comment lines are one."""
    text, begun, last = "", 0, 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        line = token.start[0]
        alone = not token.line[: token.start[1]].strip()
        words = token.string.lstrip("#!:").strip()
        if alone and text and line == last + 1:
            text = f"{text} {words}"
        else:
            if text:
                yield Sentence(begun, text)
            text, begun = words, line
        last = line if alone else 0
    if text:
        yield Sentence(begun, text)


def markup_comments(source: str) -> Iterator[Sentence]:
    """Comments of TypeScript, JavaScript, CSS and HTML; consecutive lines of `//` are one."""
    lines = source.splitlines()
    number = 0
    while number < len(lines):
        line = lines[number]
        opening = MARKUP_COMMENT.search(line)
        if opening is None:
            number += 1
            continue
        begun, mark = number + 1, opening[0].strip()
        words = [line[opening.end() :]]
        number += 1
        if mark.startswith("//"):
            while (
                not line[: opening.start()].strip() and number < len(lines) and lines[number].lstrip().startswith("//")
            ):
                words.append(lines[number].lstrip().lstrip("/"))
                number += 1
        else:
            close = "-->" if mark.startswith("<") else "*/"
            while close not in words[-1] and number < len(lines):
                words.append(re.sub(r"^\s*\*(?!/)", "", lines[number]))
                number += 1
            words[-1] = words[-1].split(close)[0]
        yield Sentence(begun, "\n".join(word.strip() for word in words).strip())


def sentences(path: Path) -> list[Sentence]:
    """The first sentences of all docstrings and comments of one file, in the order of their lines."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return sorted([*python_docstrings(ast.parse(source)), *python_comments(source)])
    return list(markup_comments(source))


def source_files(paths: Iterable[Path]) -> Iterator[Path]:
    """Python, TypeScript and Svelte files among these files and below these folders."""
    for path in paths:
        candidates = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in candidates:
            if file.suffix in (".py", ".ts", ".svelte") and not set(IGNORED).intersection(file.parts):
                yield file


def lines_since(revision: str) -> dict[Path, set[int]]:
    """The lines of each file that differ from this commit."""
    command = ["git", "diff", "--unified=0", "--no-color", "--no-ext-diff", revision]
    changed: dict[Path, set[int]] = {}
    lines: set[int] = set()
    for line in subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines():
        if line.startswith("+++ "):
            lines = changed.setdefault(ROOT / line.removeprefix("+++ ").removeprefix("b/"), set())
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            lines.update(range(int(hunk[1]), int(hunk[1]) + int(hunk[2] or 1)))
    return changed


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="plain_words.py", description=__doc__)
    parser.add_argument("--since", metavar="REV", help="report only lines that differ from this commit")
    parser.add_argument("paths", nargs="*", type=Path, help=f"files and folders; {', '.join(FOLDERS)} unless given")
    options = parser.parse_args(words)
    paths = [path.absolute() for path in options.paths] or [ROOT / name for name in FOLDERS]
    if missing := [str(path) for path in paths if not path.exists()]:
        print(f"there is no {missing[0]}", file=sys.stderr)
        return 2
    try:
        changed = lines_since(options.since) if options.since else None
    except (OSError, subprocess.CalledProcessError) as reason:
        said = reason.stderr.strip() if isinstance(reason, subprocess.CalledProcessError) else reason
        print(f"git cannot tell what differs from {options.since}: {said}", file=sys.stderr)
        return 2
    count = 0
    for path in source_files(paths):
        for line, text in sentences(path):
            if is_free_relative(text) and (changed is None or line in changed.get(path, ())):
                shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
                print(f"{shown}:{line}: {first_sentence(text)}")
                count += 1
    if count:
        print(f"{count} sentences begin with a free relative; say what the thing is or does (CONTRIBUTING.md).")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
