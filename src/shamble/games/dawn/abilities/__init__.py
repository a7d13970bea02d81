"""The powers of units, zeds and their markers, by the words in the `abilities` of their rows.

Abilities that only add numbers are data and have no class here.
"""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.abilities import anti_units, civilians, early_heroes, late_heroes, shared, zeds

MODULES: Final = (shared, early_heroes, late_heroes, civilians, anti_units, zeds)
"""Modules in which the game's book finds the classes of abilities."""
