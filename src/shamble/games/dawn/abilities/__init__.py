"""What the cards of units, zeds and markers can do; importing this package registers all of it."""

from shamble.games.dawn.abilities import anti_units as anti
from shamble.games.dawn.abilities import civilians, early_heroes, late_heroes, zeds

__all__ = ["anti", "civilians", "early_heroes", "late_heroes", "zeds"]
