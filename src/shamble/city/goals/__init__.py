"""Goals that missions of more than one game may have."""

from __future__ import annotations

from typing import Final

from shamble.city.book import found
from shamble.city.goal import Goal
from shamble.city.goals import fighting, leaving, places, tokens

COMMON: Final = found(Goal, fighting, leaving, places, tokens)
