"""Limits that keep the code readable: the kernel is small enough to be read in an hour."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "src" / "shamble" / "core"
KERNEL_LIMIT = 2000
"""Lines of code that `core` may have, without blank lines, comments and docstrings."""
LAYOUT = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


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
