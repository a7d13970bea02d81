"""Limits that keep the code readable: the kernel is small enough to be read in an hour, and a module holds one idea."""

from __future__ import annotations

import ast
import builtins
import io
import re
import subprocess
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "src" / "shamble" / "core"
KERNEL_LIMIT = 2000
"""Lines of code that `core` may have, without blank lines, comments and docstrings."""
FILE_LIMIT = 500
"""Lines that a source file may have, unless its head says why it is longer ("One file, …")."""
HEAD = 10
"""Lines at the beginning of a file in which that reason stands."""
SOURCES = (".py", ".ts", ".svelte", ".css", ".js")
NAME = re.compile(r"[A-Z]\w*[a-z]\w*|[a-z]+(?:_[a-z]+)+")
"""A name that is no word of a sentence: `CamelCase` or `with_underscores`."""
OUTSIDE = {"Origin", "Kraivou"}
"""Names in docstrings that stand for no code: an HTTP header, and an example of an invented word."""
LAYOUT = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is not a checkout")


def code_lines(source: str) -> int:
    """Counts the lines that hold code: no blank lines, comments, docstrings, or strings below constants."""
    texts = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    documentation = {line for node in texts for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    code = {
        line
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in LAYOUT
        for line in range(token.start[0], token.end[0] + 1)
    }
    return len(code - documentation)


def test_only_code_is_counted() -> None:
    source = '"""A module."""\n\n# why\nLIMIT = 3\n"""A limit."""\n\n\ndef f() -> str:\n    return """a\nb"""\n'
    assert code_lines(source) == 4


def test_the_kernel_stays_small() -> None:
    counts = {path.name: code_lines(path.read_text(encoding="utf-8")) for path in KERNEL.rglob("*.py")}
    assert sum(counts.values()) <= KERNEL_LIMIT, counts


def source_files() -> list[Path]:
    """The source files that git tracks or would track."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    paths = [ROOT / name for name in listed.stdout.splitlines() if name.endswith(SOURCES)]
    return [path for path in paths if path.is_file()]


def is_too_long(text: str) -> bool:
    """True if a file has too many lines and its head gives no reason."""
    lines = text.splitlines()
    return len(lines) > FILE_LIMIT and not any("One file, " in line for line in lines[:HEAD])


def test_a_long_file_says_why() -> None:
    assert is_too_long("x = 1\n" * 501)
    assert not is_too_long('"""Words. One file, because it is generated."""\n' + "x = 1\n" * 501)
    long = [str(path.relative_to(ROOT)) for path in source_files() if is_too_long(path.read_text(encoding="utf-8"))]
    assert long == []


def documentation(source: str) -> list[str]:
    """The docstrings of a module, and the strings below its constants."""
    return [
        node.value.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]


def names_in(text: str) -> set[str]:
    """The names of code in a docstring: in backticks, or after "raises"."""
    quoted = [part for name in re.findall(r"`([A-Za-z_][\w.]*)(?:\(\))?`", text) for part in name.split(".")]
    raised = [name for pair in re.findall(r"[Rr]aises ([A-Z]\w+)(?: or ([A-Z]\w+))?", text) for name in pair]
    return {name for name in (*quoted, *raised) if NAME.fullmatch(name)}


def test_docstrings_name_what_exists() -> None:
    assert names_in("Calls `Deck.with_top`, or raises BadSave or BadPosition. The `word` is free.") == {
        *("BadPosition", "BadSave", "Deck", "with_top")
    }
    texts = {path: path.read_text(encoding="utf-8") for path in source_files()}
    names = {*dir(builtins), *OUTSIDE}
    for path, text in texts.items():
        code = re.sub(r'(?s)""".*?"""|#[^\n]*', "", text) if path.suffix == ".py" else text
        names.update(re.findall(r"\w+", code))
    stale = {
        str(path.relative_to(ROOT)): sorted(missing)
        for path, text in texts.items()
        if path.is_relative_to(ROOT / "src") and path.suffix == ".py"
        for missing in [{name for words in documentation(text) for name in names_in(words)} - names]
        if missing
    }
    assert stale == {}
