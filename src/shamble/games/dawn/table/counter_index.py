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

MAYOR: Final = "hernandez"
OUT_OF_PLAY: Final = (CEMETERY, JAIL, CAMP)
"""Fields on which the abilities of a unit do not count."""
NO_UNITS: Final[list[Unit]] = []
NO_ZEDS: Final[list[Zed]] = []
"""Empty result for fields without zeds; shared, so callers must not change it."""


class UnitIndex:
    """The units by id and by field."""

    def __init__(self, units: list[Unit], content: Content, model: UnitIndex | None = None) -> None:
        """`model`: an index whose dicts are copied, for `with_unit`."""
        self.units: Final = units
        self.content: Final = content
        self.by_id: Final[dict[str, Unit]] = {unit.id: unit for unit in units} if model is None else model.by_id.copy()
        self.at: Final[dict[str, list[Unit]]] = {} if model is None else model.at.copy()
        """Field → its units, in the order of the table. The fields come in any order."""
        self.heard: dict[str, list[tuple[Power, str]]] | None = None
        """Moment → powers of units in play that override it, with their carriers; shared by all positions in which the
        same units are in play (`Book.heard_by`), and looked up at the first use."""
        self._census: Census | None = None
        if model is None:
            at = self.at
            for unit in units:
                here = at.get(unit.field)
                if here is None:
                    at[unit.field] = [unit]
                else:
                    here.append(unit)

    def with_unit(self, units: list[Unit], before: Unit, unit: Unit) -> UnitIndex:
        """The index of these units, which differ from those of this index in that `unit` stands for `before`."""
        index = UnitIndex(units, self.content, self)
        index.by_id[unit.id] = unit
        at = index.at
        if unit.field == before.field:
            at[unit.field] = [unit if other is before else other for other in at[unit.field]]
        else:
            left = at[before.field]
            if len(left) > 1:
                at[before.field] = [other for other in left if other is not before]
            else:
                del at[before.field]
            field = unit.field
            at[field] = [other for other in units if other.field == field] if field in at else [unit]
        if unit.ekg == before.ekg and (unit.field in OUT_OF_PLAY) == (before.field in OUT_OF_PLAY):
            index.heard = self.heard
        return index

    def carriers_in_play(self) -> tuple[str, ...]:
        """Units whose abilities count and that carry powers, in the order of the table."""
        carried = self.content.book.carried
        return tuple(
            [unit.id for unit in self.units if unit.id in carried and not unit.ekg and unit.field not in OUT_OF_PLAY]
        )

    def census(self) -> Census:
        """The effects of the units on fields, worked out at the first look-up."""
        census = self._census
        if census is None:
            census = self._census = Census(self)
        return census

    def counted(self, field: str) -> int:
        """Number of units that count for the limit of a field (p. 9)."""
        cards = self.content.units
        return len([unit for unit in self.at.get(field, NO_UNITS) if cards[unit.id].counted])


class Census:
    """The effects of units on fields: limits that are reached, raiders, the Mayor."""

    def __init__(self, units: UnitIndex) -> None:
        content = units.content
        bits, cards, fields = content.boards[0].bits, content.units, content.fields
        raiders = full = 0
        for field, here in units.at.items():
            limit = fields[field].limit
            if limit and len(here) >= limit and field != BEDS:
                n = 0
                for unit in here:
                    if cards[unit.id].counted:
                        n += 1
                if n >= limit:
                    full |= bits[field]
        for id in content.raiders:
            bandits = units.by_id.get(id)
            if bandits is not None:
                raiders |= bits[bandits.field]
        mayor = units.by_id.get(MAYOR)
        self.mayor: Final = mayor is not None and not mayor.ekg and mayor.field not in OUT_OF_PLAY
        """True if the Mayor is in play, with whom the centre costs no movement point (cards)."""
        self.raiders: Final[int] = raiders
        """Fields with raiders on them, as a set of bits."""
        self.full: Final[int] = full
        """Fields whose limit is reached, so that no further unit may end its move there (p. 9), as a set of bits. The
        number of beds depends on more than the units."""


class ZedIndex:
    """The zeds by id, by field and by track."""

    def __init__(self, zeds: list[Zed], content: Content, model: ZedIndex | None = None) -> None:
        """`model`: an index whose dicts are copied, for `with_zed`."""
        self.zeds: Final = zeds
        self.content: Final = content
        self.by_id: Final[dict[str, Zed]] = {zed.id: zed for zed in zeds} if model is None else model.by_id.copy()
        self.at: Final[dict[str, list[Zed]]] = {} if model is None else model.at.copy()
        """Field → its zeds, in the order of the table. The fields come in any order."""
        self._on: Final[dict[str, list[Zed]]] = {} if model is None else model._on.copy()
        self.in_sight: Final[dict[tuple[str, int, int], dict[str, int]]] = {}
        """Cache of `fights.gunfire.targets`: the shooter's field, its range, fields with raiders → targets."""
        if model is None:
            at = self.at
            for zed in zeds:
                here = at.get(zed.field)
                if here is None:
                    at[zed.field] = [zed]
                else:
                    here.append(zed)

    def with_zed(self, zeds: list[Zed], before: Zed, zed: Zed) -> ZedIndex:
        """The index of these zeds, which differ from those of this index in that `zed` stands for `before`."""
        index = ZedIndex(zeds, self.content, self)
        index.by_id[zed.id] = zed
        at = index.at
        if zed.field == before.field:
            at[zed.field] = [zed if other is before else other for other in at[zed.field]]
        else:
            index.take_off(before)
            field = zed.field
            at[field] = [other for other in zeds if other.field == field] if field in at else [zed]
            index.forget_track(field)
        index.forget_track(before.field)
        return index

    def with_moved(self, zeds: list[Zed], moved: list[Zed], field: str) -> ZedIndex:
        """The index of these zeds, which differ from those of this index in that the zeds `moved`, as they were before,
        stand on `field` now."""
        index = ZedIndex(zeds, self.content, self)
        for zed in moved:
            index.take_off(zed)
            index.forget_track(zed.field)
        here = index.at[field] = [zed for zed in zeds if zed.field == field]
        for zed in here:
            index.by_id[zed.id] = zed
        index.forget_track(field)
        return index

    def with_new(self, zeds: list[Zed], zed: Zed) -> ZedIndex:
        """The index of these zeds, which are those of this index and, behind them, a new one."""
        index = ZedIndex(zeds, self.content, self)
        index.by_id[zed.id] = zed
        index.at[zed.field] = [*index.at.get(zed.field, NO_ZEDS), zed]
        index.forget_track(zed.field)
        return index

    def without(self, zeds: list[Zed], zed: Zed) -> ZedIndex:
        """The index of these zeds, which are those of this index but for one."""
        index = ZedIndex(zeds, self.content, self)
        del index.by_id[zed.id]
        index.take_off(zed)
        index.forget_track(zed.field)
        return index

    def take_off(self, zed: Zed) -> None:
        """Takes a zed off its field, in an index that is being made."""
        here = self.at[zed.field]
        if len(here) > 1:
            self.at[zed.field] = [other for other in here if other is not zed]
        else:
            del self.at[zed.field]

    def forget_track(self, field: str) -> None:
        """Drops the cached zeds of the track to which a field belongs, in an index that is being made."""
        if self._on:
            self._on.pop(self.content.fields[field].track, None)

    def on(self, track: str) -> list[Zed]:
        """The zeds of a track, those on its Start included (D-19); cached."""
        there = self._on.get(track)
        if there is None:
            fields = self.content.fields
            there = self._on[track] = []
            for zed in self.zeds:
                if fields[zed.field].track == track:
                    there.append(zed)
        return there

    def mask(self) -> int:
        """The fields with zeds, as a set of bits."""
        bits, mask = self.content.boards[0].bits, 0
        for field in self.at:
            mask |= bits[field]
        return mask

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
