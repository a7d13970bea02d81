"""Settings of Python's garbage collector for processes that play many games.

States, records and options hold no reference cycles, so reference counting frees them; loaded content is never freed.
With default settings the collector would spend up to a sixth of the time on objects that are all still needed.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SELDOM: Final = 100_000
"""Number of new objects between two collections: those of a few dozen games."""


def relax() -> None:
    """Applies the settings for good, in a process of our own, after everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM)


@contextmanager
def relaxed() -> Iterator[None]:
    """Applies the settings for a while, in a process that runs other code too."""
    before = gc.get_threshold()
    relax()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
