"""Converts positions that older versions wrote."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

WINDOWS: Final = {"combat": "BeforeCombat", "damage": "BeforeDamage"}
"""Old window → today's frame. Version 0.1.0 had one window class for every moment; other moments need none today."""


def renewed(plain: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns the plain data with today's frames on the stack."""
    stack = plain.get("stack")
    if not isinstance(stack, list) or not any(isinstance(row, dict) and row.get("_") == "Window" for row in stack):
        return plain
    return {**plain, "stack": [today for row in stack for today in frames(row)]}


def frames(row: Any) -> list[Any]:
    """Returns today's frames for one stored frame: one, or none for a window that no longer exists."""
    if not isinstance(row, dict) or row.get("_") != "Window":
        return [row]
    return [{"_": WINDOWS[row["moment"]]}] if row.get("moment") in WINDOWS else []
