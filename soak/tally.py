"""Totals of all successful runs of the soak so far."""

from __future__ import annotations

import json
from pathlib import Path

KEPT = Path(__file__).parent / "tally.json"


def add(**counts: int) -> dict[str, int]:
    """Adds to the totals and returns them."""
    try:
        totals: dict[str, int] = json.loads(KEPT.read_text())
    except (OSError, ValueError):  # nothing yet, or stopped in the middle of a word
        totals = {}
    for name, count in counts.items():
        totals[name] = totals.get(name, 0) + count
    beside = KEPT.with_suffix(".new")
    beside.write_text(json.dumps(totals, indent=1, sort_keys=True) + "\n")
    beside.replace(KEPT)
    return totals
