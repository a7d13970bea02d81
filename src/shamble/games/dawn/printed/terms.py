"""Names that all rules share: fields off the tracks, kinds of units, and the limits of the printed tracks."""

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
"""Fields off the tracks that are still in play: the hospital and the laboratory."""

FIGHTERS: Final = ("hero", "heroic", "civilian", "special", "guard")
"""Kinds of player units with a strength. Refugees are player units too, but never fight (p. 12)."""
ANTI: Final = ("anti-hero", "anti-civilian")
ARMED: Final = (*FIGHTERS, "raiders", *ANTI)
"""Kinds of units with a strength."""
COUNTED: Final = (*FIGHTERS, *ANTI)
"""Kinds of units that count for a field's limit: not villagers, refugees and raiders (p. 9)."""

DOCTOR: Final = "marteuse-infector"
OFFICE: Final = "T4"
"""Counter of Dr. Marteuse as an infector, and the field where he appears."""
IN_FORCE: Final = "in force"
"""Note in the scope during which the lasting part of the active event counts (`table.book.event_in_force`)."""

TRAINED: Final = 2
"""Strength that training adds to a unit."""
HOSPITAL_BEDS: Final = 3
WING_BEDS: Final = 5
"""Beds of the hospital, and of the hospital with the optional hospital wing."""
UNLIMITED: Final = 99
"""Room on a field without a limit: more than there are counters."""
INFECTION_MAX: Final = 13
"""Last space of the infection track."""
STOCK_MAX: Final = 20
"""Highest number of supplies, and of ammunition."""
ACTIONS_MAX: Final = 4
"""Highest number of actions left to the players in an actions phase."""
COMPONENTS_MAX: Final = 4
"""Highest number of components of the super-weapon."""
GUARD_FROM_BOTTOM: Final = 9
"""Number of cards left in the event deck when the card that brings the National Guard comes before them."""
GUARD_ARRIVES: Final = "guard-arrives"
"""The event card that is put into the deck beside those of the acts."""
