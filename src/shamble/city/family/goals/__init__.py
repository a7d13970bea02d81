"""Goals that missions of more than one game may have."""

from __future__ import annotations

from typing import Final

from shamble.city.family.goals import fighting, leaving, places, tokens
from shamble.city.missions.goal import Goal
from shamble.city.rules.registry import found

COMMON: Final = found(Goal, fighting, leaving, places, tokens)
