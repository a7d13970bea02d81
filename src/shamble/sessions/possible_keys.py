"""The keys that an error message names where another one was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.core.option import Option

MOST_KEYS: Final = 12
"""Keys that one message names."""


def possible_keys(key: str, options: Sequence[Option]) -> str:
    """Returns the keys of options in one line; of many, those most like the given key, and the number of the others."""
    keys = [option.key for option in options]
    if len(keys) <= MOST_KEYS:
        return ", ".join(keys)
    words = key.split()
    likest = sorted(keys, key=lambda other: -alike(words, other.split()))[:MOST_KEYS]
    named = [other for other in keys if other in likest]
    return f"{', '.join(named)} … and {len(keys) - len(named)} more"


def alike(words: Sequence[str], others: Sequence[str]) -> int:
    """Returns how much two keys have in common: words at the same place count twice, others once."""
    same = sum([1 for a, b in zip(words, others, strict=False) if a == b])
    return same + len(set(words) & set(others))
