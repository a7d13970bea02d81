"""The nearest known name, so that a slip of the finger is mended at a glance."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def hint(name: object, known: Iterable[object]) -> str:
    """`; did you mean 'pistol'?`, or what there is, or nothing when that would be a long list."""
    names = [str(one) for one in known]
    close = get_close_matches(str(name), names, n=1, cutoff=0.6)
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; known: {', '.join(names)}" if 0 < len(names) <= 12 else ""
