"""Positions that older versions wrote, in the words of today."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

WINDOWS: Final = {"combat": "BeforeCombat", "damage": "BeforeDamage"}
"""Version 0.1.0 had one window for every moment. At the others nothing could be changed that cannot be later."""


def renewed(plain: Mapping[str, Any]) -> Mapping[str, Any]:
    stack = plain.get("stack")
    if not isinstance(stack, list) or not any(isinstance(row, dict) and row.get("_") == "Window" for row in stack):
        return plain
    return {**plain, "stack": [today for row in stack for today in frames(row)]}


def frames(row: Any) -> list[Any]:
    if not isinstance(row, dict) or row.get("_") != "Window":
        return [row]
    return [{"_": WINDOWS[row["moment"]]}] if row.get("moment") in WINDOWS else []
