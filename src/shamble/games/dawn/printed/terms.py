"""Words that the rules share: places off the tracks, kinds of units, ends of the tracks on the board."""

from __future__ import annotations

from typing import Final

CENTER: Final = "center"
BEDS: Final = "beds"
OFFICES: Final = "offices"
LAB: Final = "lab"
CAMP: Final = "camp"
CEMETERY: Final = "cemetery"
JAIL: Final = "jail"
HOUSES: Final = (BEDS, OFFICES, LAB)
"""Off the tracks, but still in play: the hospital and the laboratory."""

FIGHTERS: Final = ("hero", "heroic", "civilian", "special", "guard")
"""Player units with a strength; refugees are player units too, but never fight (p. 12)."""
ANTI: Final = ("anti-hero", "anti-civilian")
ARMED: Final = (*FIGHTERS, "raiders", *ANTI)
"""Whoever has a strength and is no zed."""
COUNTED: Final = (*FIGHTERS, *ANTI)
"""Whoever counts for a field's limit: not villagers, refugees and raiders (p. 9)."""

DOCTOR: Final = "marteuse-infector"
OFFICE: Final = "T4"
"""Dr. Marteuse as an infector, and where he comes from."""

INFECTION_MAX: Final = 13
STOCK_MAX: Final = 20
"""Supplies and ammunition."""
ACTIONS_MAX: Final = 4
COMPONENTS_MAX: Final = 4
GUARD_FROM_BOTTOM: Final = 9
