"""The examples on the page about the lab run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "lab.md"
pytestmark = pytest.mark.skipif(not PAGE.is_file(), reason="this is not a checkout")
CODE = (
    re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    if PAGE.is_file()
    else []
)


@pytest.mark.parametrize("number", range(len(CODE)))
def test_an_example_runs(number: int) -> None:
    for extra in ("gymnasium", "pettingzoo"):
        if extra in CODE[number] or "shamble.lab.zoo" in CODE[number] or "shamble.lab.vector" in CODE[number]:
            pytest.importorskip(extra, reason="environments need shamble[rl]")
    exec(compile(CODE[number], f"lab.md, example {number + 1}", "exec"), {"__name__": "example"})


def test_there_are_examples() -> None:
    assert len(CODE) >= 6
