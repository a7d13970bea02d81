"""Suggests the closest valid name for a misspelt one, for error messages."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def hint(name: object, valid: Iterable[object]) -> str:
    """Returns `; did you mean 'pistol'?`, or the list of names if it is short, or nothing."""
    names = [str(candidate) for candidate in valid]
    close = get_close_matches(str(name), names, n=1, cutoff=0.6)
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; known: {', '.join(names)}" if 0 < len(names) <= 12 else ""
