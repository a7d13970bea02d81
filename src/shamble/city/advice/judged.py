"""An option's worth, with the reason that a player is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.core.event import Args
from shamble.core.option import Option

Judged = tuple[float, str, Args]
Judge = Callable[[Any, Any, Option], Judged]
"""Looks at a city, the frame that asks and one of its options."""
