"""An option's worth, with the reason that a player is told."""

from __future__ import annotations

from shamble.core.event import Args

Judged = tuple[float, str, Args]
