from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.table import House, house


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made
