"""Special rules that missions of more than one game may have."""

from __future__ import annotations

from typing import Final

from shamble.city.book import found
from shamble.city.effect import Effect
from shamble.city.effects import finds, places, time

COMMON: Final = found(Effect, finds, places, time)
