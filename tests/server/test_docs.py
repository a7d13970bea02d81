"""The bot of docs/protocol.md plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.table import House

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_bot_in_thirty_lines(here: House, tmp_path: Path) -> None:
    if not PAGE.exists():
        pytest.skip("this is not a checkout")
    block = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    script = tmp_path / "bot.py"
    script.write_text(block.group(1).replace("http://127.0.0.1:8765", here.url))
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] in ("won", "lost"), done.stderr
