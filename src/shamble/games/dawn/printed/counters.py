"""The counters on the table (units, zeds, markers on fields), and the values of a melee or shot in progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.entity import Entity


class Unit(Entity):
    """A counter that is no zed. Villagers on their reduced side are refugees; the V.I.P. always lie on that side."""

    fields: ClassVar[tuple[str, ...]] = ("id", "field", "reduced", "hits", "ekg", "defiant", "markers")
    __slots__ = fields

    def __init__(
        self,
        id: str,
        field: str,
        reduced: bool = False,
        hits: int = 0,
        ekg: bool = False,
        defiant: bool = False,
        markers: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.field: Final = field
        self.reduced: Final = reduced
        self.hits: Final = hits
        self.ekg: Final = ekg
        self.defiant: Final = defiant
        self.markers: Final = markers

    def at(self, field: str) -> Unit:
        return Unit(self.id, field, self.reduced, self.hits, self.ekg, self.defiant, self.markers)

    def with_hits(self, reduced: bool, hits: int, ekg: bool = False) -> Unit:
        return Unit(self.id, self.field, reduced, hits, ekg, self.defiant, self.markers)

    def willing(self) -> Unit:
        """This unit, no longer defiant."""
        return Unit(self.id, self.field, self.reduced, self.hits, self.ekg, False, self.markers)

    def with_marker(self, marker: str) -> Unit:
        markers = (*self.markers, marker)
        return Unit(self.id, self.field, self.reduced, self.hits, self.ekg, self.defiant, markers)


class Zed(Entity):
    """A zed on the map, with its upgrade markers."""

    fields: ClassVar[tuple[str, ...]] = ("id", "field", "reduced", "hits", "markers")
    __slots__ = fields

    def __init__(
        self, id: str, field: str, reduced: bool = False, hits: int = 0, markers: tuple[str, ...] = ()
    ) -> None:
        self.id: Final = id
        self.field: Final = field
        self.reduced: Final = reduced
        self.hits: Final = hits
        self.markers: Final = markers

    def at(self, field: str) -> Zed:
        return Zed(self.id, field, self.reduced, self.hits, self.markers)

    def with_hits(self, reduced: bool, hits: int) -> Zed:
        return Zed(self.id, self.field, reduced, hits, self.markers)

    def with_marker(self, marker: str) -> Zed:
        return Zed(self.id, self.field, self.reduced, self.hits, (*self.markers, marker))


class FieldMarkers(Entity):
    """The markers on a field. `mines`: 2 fresh, 1 used once; `bridge`: `down` or `ferry`; `closed`: for this round."""

    written: ClassVar[str] = "Place"

    fields: ClassVar[tuple[str, ...]] = ("id", "chaos", "barricade", "strongpoint", "mines", "closed", "bridge")
    __slots__ = fields

    def __init__(
        self,
        id: str,
        chaos: int = 0,
        barricade: bool = False,
        strongpoint: bool = False,
        mines: int = 0,
        closed: bool = False,
        bridge: str = "",
    ) -> None:
        self.id: Final = id
        self.chaos: Final = chaos
        self.barricade: Final = barricade
        self.strongpoint: Final = strongpoint
        self.mines: Final = mines
        self.closed: Final = closed
        self.bridge: Final = bridge

    def empty(self) -> bool:
        """True if no marker lies on the field."""
        return not (self.chaos or self.barricade or self.strongpoint or self.mines or self.closed or self.bridge)

    def having(
        self,
        chaos: int | None = None,
        barricade: bool | None = None,
        strongpoint: bool | None = None,
        mines: int | None = None,
        closed: bool | None = None,
        bridge: str | None = None,
    ) -> FieldMarkers:
        """A copy with these markers changed."""
        return FieldMarkers(
            self.id,
            self.chaos if chaos is None else chaos,
            self.barricade if barricade is None else barricade,
            self.strongpoint if strongpoint is None else strongpoint,
            self.mines if mines is None else mines,
            self.closed if closed is None else closed,
            self.bridge if bridge is None else bridge,
        )


class Fight(Entity):
    """A melee in progress.

    `unit` stands on the players' side of the combat table, `foes` on the zeds' side (raiders who attack units too).
    `attacking`: the players' side entered the field. `back`: the field that the attacker came from. `extra`: shifts
    from cards and the super-weapon, as pairs of rule and number of columns.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "field",
        "unit",
        "foes",
        "attacking",
        "back",
        "weapon",
        "extra",
        "dice",
        "rerolled",
        "spared",
        "ironed",
        "saved",
    )
    added: ClassVar[Mapping[str, object]] = {"saved": ()}
    __slots__ = fields

    def __init__(
        self,
        field: str,
        unit: str,
        foes: tuple[str, ...],
        attacking: bool,
        back: str = "",
        weapon: bool = False,
        extra: tuple[tuple[str, int], ...] = (),
        dice: tuple[int, ...] = (),
        rerolled: bool = False,
        spared: bool = False,
        ironed: bool = False,
        saved: tuple[str, ...] = (),
    ) -> None:
        self.field: Final = field
        self.unit: Final = unit
        self.foes: Final = foes
        self.attacking: Final = attacking
        self.back: Final = back
        self.weapon: Final = weapon
        self.extra: Final = extra
        self.dice: Final = dice
        self.rerolled: Final = rerolled
        self.spared: Final = spared
        """True if the unit takes no hits and the melee raises no infection (Darling's knife)."""
        self.ironed: Final = ironed
        """True if a card reverses the lost result (iron will)."""
        self.saved: Final = saved
        """Infectors and anti-units that a saving roll has set back to their Start during this melee."""

    def having(
        self,
        unit: str | None = None,
        weapon: bool | None = None,
        extra: tuple[tuple[str, int], ...] | None = None,
        dice: tuple[int, ...] | None = None,
        rerolled: bool | None = None,
        spared: bool | None = None,
        ironed: bool | None = None,
        saved: tuple[str, ...] | None = None,
    ) -> Fight:
        """A copy with these values changed."""
        return Fight(
            self.field,
            self.unit if unit is None else unit,
            self.foes,
            self.attacking,
            self.back,
            self.weapon if weapon is None else weapon,
            self.extra if extra is None else extra,
            self.dice if dice is None else dice,
            self.rerolled if rerolled is None else rerolled,
            self.spared if spared is None else spared,
            self.ironed if ironed is None else ironed,
            self.saved if saved is None else saved,
        )


class Shot(Entity):
    """A gunfire attack. `source` is a unit, `minefield` or a card; `strength` is its column before shifts; `extra` are
    pairs (rule, columns) that are added to the shift; `weapon` is True for the super-weapon."""

    fields: ClassVar[tuple[str, ...]] = ("source", "field", "strength", "extra", "weapon")
    __slots__ = fields

    def __init__(
        self, source: str, field: str, strength: int, extra: tuple[tuple[str, int], ...] = (), weapon: bool = False
    ) -> None:
        self.source: Final = source
        self.field: Final = field
        self.strength: Final = strength
        self.extra: Final = extra
        self.weapon: Final = weapon
