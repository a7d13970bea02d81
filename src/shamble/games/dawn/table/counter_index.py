"""Indexes of units, zeds and markers by id and field.

They are derived values of the state (`core.derived`): its lists are replaced, never changed in place.
"""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.counters import FieldMarkers, Unit, Zed
from shamble.games.dawn.printed.terms import COUNTED


class UnitIndex:
    """The units by id and by field."""

    def __init__(self, units: list[Unit], content: Content) -> None:
        self.units: Final = units
        self.by_id: Final[dict[str, Unit]] = {}
        self.at: Final[dict[str, list[Unit]]] = {}
        self.counted: Final[dict[str, int]] = {}
        """Field → number of units that count for its limit."""
        self.raiders: Final[set[str]] = set()
        """Fields with raiders on them."""
        self.heard: Final[dict[str, list[str]]] = {}
        """Moment → units in play whose powers override it; filled at the first look-up."""
        cards = content.units
        for unit in units:
            self.by_id[unit.id] = unit
            here = self.at.get(unit.field)
            if here is None:
                self.at[unit.field] = [unit]
            else:
                here.append(unit)
            kind = cards[unit.id].kind
            if kind in COUNTED:
                self.counted[unit.field] = self.counted.get(unit.field, 0) + 1
            elif kind == "raiders":
                self.raiders.add(unit.field)


class ZedIndex:
    """The zeds by id, by field and by track."""

    def __init__(self, zeds: list[Zed], content: Content) -> None:
        self.zeds: Final = zeds
        self.by_id: Final[dict[str, Zed]] = {}
        self.at: Final[dict[str, list[Zed]]] = {}
        self.on: Final[dict[str, list[Zed]]] = {}
        """Track → its zeds, those on the Start included (D-19)."""
        self.counted: Final[dict[str, int]] = {}
        """Field → number of zeds that count for its limit; infectors do not count (p. 7)."""
        for zed in zeds:
            self.by_id[zed.id] = zed
            here = self.at.get(zed.field)
            if here is None:
                self.at[zed.field] = [zed]
            else:
                here.append(zed)
            self.on.setdefault(content.fields[zed.field].track, []).append(zed)
            if content.zeds[zed.id].kind != "infector":
                self.counted[zed.field] = self.counted.get(zed.field, 0) + 1


class Markers:
    """The markers by field."""

    def __init__(self, places: list[FieldMarkers]) -> None:
        self.places: Final = places
        self.by_id: Final = {place.id: place for place in places}
