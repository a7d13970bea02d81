"""The powers of units, zeds and their markers; importing this package registers them in `table.powers`.

Abilities that only add numbers are data and have no class here.
"""

from shamble.games.dawn.abilities import anti_units, civilians, early_heroes, late_heroes, zeds

__all__ = ["anti_units", "civilians", "early_heroes", "late_heroes", "zeds"]
