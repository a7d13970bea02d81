"""Python's collector in a process that plays game after game.

States, records and options hold no cycles: they go as soon as nobody refers to them. What is loaded stays for ever. So
the collector, left alone, spends up to a sixth of the time looking at objects that are all still needed.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SELDOM: Final = 100_000
"""So many new objects before the collector looks at them: a few dozen games."""


def relax() -> None:
    """For a process of our own, after everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM)


@contextmanager
def relaxed() -> Iterator[None]:
    """For a while, in a process that others use as well."""
    before = gc.get_threshold()
    relax()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
