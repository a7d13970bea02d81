"""Goals that missions of more than one game may have. Goals of a single game live in that game's `special`."""

from __future__ import annotations

from typing import Final

from shamble.city.family.goals import fighting, leaving, places, tokens
from shamble.city.missions.goal import Goal
from shamble.city.rules.registry import registered_in

COMMON: Final = registered_in(Goal, fighting, leaving, places, tokens)
