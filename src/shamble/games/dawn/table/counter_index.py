"""Indexes of units, zeds and markers by id and field.

They are derived values of the state (`core.derived`): its lists are replaced, never changed in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.counters import FieldMarkers, Unit, Zed
from shamble.games.dawn.printed.terms import BEDS, CAMP, CEMETERY, JAIL

if TYPE_CHECKING:
    from shamble.games.dawn.table.powers import Power

OUT_OF_PLAY: Final = (CEMETERY, JAIL, CAMP)
"""Fields on which the abilities of a unit do not count."""
NO_ZEDS: Final[list[Zed]] = []
"""Empty result for fields without zeds; shared, so callers must not change it."""


class UnitIndex:
    """The units by id and by field."""

    def __init__(self, units: list[Unit], content: Content) -> None:
        self.units: Final = units
        self.by_id: Final[dict[str, Unit]] = {unit.id: unit for unit in units}
        self.at: Final[dict[str, list[Unit]]] = {}
        self.heard: dict[str, list[tuple[Power, str]]] | None = None
        """Moment → powers of units in play that override it, with their carriers; shared by all positions in which the
        same units are in play (`Book.heard_by`), and looked up at the first use."""
        at = self.at
        for unit in units:
            here = at.get(unit.field)
            if here is None:
                at[unit.field] = [unit]
            else:
                here.append(unit)
        self.content: Final = content
        self._census: Census | None = None

    def carriers_in_play(self) -> tuple[str, ...]:
        """Units whose abilities count and that carry powers, in the order of the table."""
        carried = self.content.book.carried
        return tuple(
            [unit.id for unit in self.units if unit.id in carried and not unit.ekg and unit.field not in OUT_OF_PLAY]
        )

    def census(self) -> Census:
        """The numbers of units by field, counted at the first look-up."""
        census = self._census
        if census is None:
            census = self._census = Census(self.units, self.content)
        return census


class Census:
    """Numbers of units by field."""

    def __init__(self, units: list[Unit], content: Content) -> None:
        self.counted: Final[dict[str, int]] = {}
        """Field → number of units that count for its limit."""
        self.raiders: Final[set[str]] = set()
        """Fields with raiders on them."""
        for unit in units:
            card = content.units[unit.id]
            if card.counted:
                self.counted[unit.field] = self.counted.get(unit.field, 0) + 1
            elif card.raiders:
                self.raiders.add(unit.field)
        limits = content.fields
        self.full: Final = frozenset(
            [field for field, n in self.counted.items() if 0 < limits[field].limit <= n and field != BEDS]
        )
        """Fields whose limit is reached, so that no further unit may end its move there (p. 9). The number of beds
        depends on more than the units."""
        self.full_mask: Final = content.boards[0].mask(self.full)
        """The same fields as a set of bits."""


class ZedIndex:
    """The zeds by id, by field and by track."""

    def __init__(self, zeds: list[Zed], content: Content) -> None:
        self.zeds: Final = zeds
        self.content: Final = content
        self.by_id: Final[dict[str, Zed]] = {zed.id: zed for zed in zeds}
        self.at: Final[dict[str, list[Zed]]] = {}
        self._on: Final[dict[str, list[Zed]]] = {}
        for zed in zeds:
            here = self.at.get(zed.field)
            if here is None:
                self.at[zed.field] = [zed]
            else:
                here.append(zed)

    def on(self, track: str) -> list[Zed]:
        """The zeds of a track, those on its Start included (D-19); cached."""
        there = self._on.get(track)
        if there is None:
            fields = self.content.fields
            there = self._on[track] = [zed for zed in self.zeds if fields[zed.field].track == track]
        return there

    def counted(self, field: str) -> int:
        """Number of zeds that count for the limit of a field; infectors do not count (p. 7)."""
        cards = self.content.zeds
        n = 0
        for zed in self.at.get(field, NO_ZEDS):
            if not cards[zed.id].infector:
                n += 1
        return n


class Markers:
    """The markers by field."""

    def __init__(self, places: list[FieldMarkers]) -> None:
        self.places: Final = places
        self.by_id: Final = {place.id: place for place in places}
