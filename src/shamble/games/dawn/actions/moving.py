"""The action Move (rules 5.2 and 11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.actions.reach import always_shut, reach_of
from shamble.games.dawn.fights.saving_rolls import Death, best_of
from shamble.games.dawn.fights.units_enter import units_enter
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import BEDS, CENTER
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, Question, RuleStep
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.table.terrain import NO_CUTS, Terrain, Way


class Ground:
    """Terrain, obstacles and shortcuts for moves, looked up once for all units and fields."""

    def __init__(self, s: DawnState) -> None:
        self.s: Final = s
        self.terrain: Final = s.terrain()
        self.bars: Final = powers_in_force(s, "bars")
        self.cuts: Final = powers_in_force(s, "shortcuts")

    def full(self) -> int:
        """Fields on which no further unit may end its move (p. 9), as a set of bits."""
        units = self.s.all_units()
        full = units.census().full
        return full | self.terrain.board.bits[BEDS] if BEDS in units.at and self.s.beds() < 1 else full

    def shut(self, unit: Unit) -> int:
        """Fields that a unit may not enter of its own will, besides those closed to all (p. 9), as a set of bits."""
        s = self.s
        shut = shut_to(s, unit, self.terrain)
        if self.bars:
            for id, bit in self.terrain.board.bits.items():
                if any(power.bars(s, unit, id) for power, _ in self.bars):
                    shut |= bit
        return shut

    def open_to(self, unit: Unit, field: str) -> bool:
        """True if a unit may enter a field of its own will."""
        return not self.terrain.board.bits[field] & (self.terrain.closed | self.shut(unit))

    def may_stand(self, unit: Unit, field: str) -> bool:
        """True if a unit may end its move on a field; refugees need no room on the tracks (p. 9)."""
        return not self.terrain.board.bits[field] & self.full() or (field != BEDS and self.s.refugees(unit))

    def with_room(self, unit: Unit, options: list[Option]) -> list[Option]:
        """Those of a unit's moves that end where it may stay."""
        full, bits = self.full(), self.terrain.board.bits
        if self.s.refugees(unit):
            full &= bits[BEDS]
        return [option for option in options if not bits[option.target] & full]

    def shortcuts(self, unit: Unit) -> dict[str, tuple[str, ...]]:
        """Field → further fields one point away: every field for the carrier, for other units their own field."""
        cuts_from: dict[str, tuple[str, ...]] = {}
        for power, who in self.cuts:
            for field in self.s.content.fields if unit.id == who else (unit.field,):
                dests = power.shortcuts(self.s, unit, field, who)
                if dests:
                    cuts_from[field] = tuple(dests)
        return cuts_from

    def ways(self, unit: Unit, points: int) -> dict[str, Way]:
        """Every field within reach, by the cheapest way."""
        cuts = self.shortcuts(unit) if self.cuts else NO_CUTS
        return self.terrain.ways(unit.field, points, self.shut(unit), free_of_chaos(self.s, unit), cuts)

    def usual(self, unit: Unit) -> bool:
        """True if no power bars or shortens the unit's ways, so that they follow from the terrain alone."""
        return not self.bars and not (self.cuts and self.shortcuts(unit))

    def way_to(self, unit: Unit, field: str, points: int) -> tuple[str, ...]:
        """The fields stepped on by the cheapest way to a field, which must be in reach of these movement points."""
        s = self.s
        if points == points_of(s, unit) and not self.terrain.bars_loop and self.usual(unit):
            return reach_of(s.content, s.level, unit.id, unit.field, self.terrain.center_cost).way_to(field)
        return self.ways(unit, points)[field].steps()


def shut_to(s: DawnState, unit: Unit, terrain: Terrain) -> int:
    """Fields that are shut to a unit whatever powers are in force, as a set of bits."""
    shut = always_shut(s.content, terrain.board, s.content.units[unit.id])
    return shut | terrain.zeds if s.refugees(unit) else shut


def open_to(s: DawnState, unit: Unit, field: str) -> bool:
    """True if the unit may enter the field on a move: not the camp, cemetery or jail, and not closed to it."""
    return s.content.fields[field].kind not in ("camp", "cemetery", "jail") and Ground(s).open_to(unit, field)


def may_stand(s: DawnState, unit: Unit, field: str) -> bool:
    """True if a unit may end its move on a field (see `Ground.may_stand`)."""
    return Ground(s).may_stand(unit, field)


def free_of_chaos(s: DawnState, unit: Unit) -> bool:
    """True if chaos neither holds nor stops the unit: by its ability, or because it is a group of refugees."""
    return s.flag(unit.id, "ignores-chaos") or s.refugees(unit)


def clearance(s: DawnState, unit: Unit) -> bool:
    """True with Red-Diamond clearance, with which a unit is never lost in the catacombs (p. 18)."""
    return s.has_optional_rule("navigation") or s.has(unit.id, "clearance")


def points_of(s: DawnState, unit: Unit) -> int:
    """Printed movement points of the unit: fields for one move action."""
    return s.content.units[unit.id].move


def move_options(s: DawnState, unit: Unit, points: int, ground: Ground | None = None) -> list[Option]:
    """Targets of a move; a move onto enemies is an attack."""
    ground = ground or Ground(s)
    if not mobile(s, unit, ground.terrain):
        return []
    return ground.with_room(unit, steps(s, unit, ground.ways(unit, points), ground.terrain))


def mobile(s: DawnState, unit: Unit, terrain: Terrain) -> bool:
    """True if the unit may move at all: not defiant, no villagers, not on a track on which nothing moves."""
    if unit.defiant or (s.kind(unit.id) == "villagers" and not unit.reduced):
        return False
    return s.track(unit.field) not in terrain.still


def steps(s: DawnState, unit: Unit, ways: Iterable[str], terrain: Terrain) -> list[Option]:
    """Moves and attacks of a unit onto these fields, also those onto fields without room for it."""
    options = []
    refugees = s.refugees(unit)
    hostile, bits = terrain.hostile, terrain.board.bits
    for field in ways:
        if not hostile & bits[field]:
            options.append(Option("move", unit.id, field))
        elif not refugees:
            options.append(Option("attack", unit.id, field))
    return options


def do_move(t: DawnFlow, id: str, target: str, points: int) -> None:
    """Queues the unit's walk to the target on the cheapest way; the target must be in reach of `points`."""
    unit = t.s.unit(id)
    assert unit is not None
    t.proceed(Walk(id, Ground(t.s).way_to(unit, target, points), points))


class Walk(RuleStep):
    """Moves a unit field by field (p. 9); leaving a catacomb takes a roll (p. 18). `steps`: the fields still
    to be entered; `points`: the movement points left."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "steps", "points")
    __slots__ = ("points", "steps", "unit")

    def __init__(self, unit: str, steps: tuple[str, ...], points: int) -> None:
        self.unit: Final = unit
        self.steps: Final = steps
        self.points: Final = points

    def run(self, t: DawnFlow) -> None:
        s = t.s
        unit = s.unit(self.unit)
        if unit is None or not self.steps:
            return
        if len(self.steps) > 1 and t.events is None and meets_nothing(s, unit, self.steps[:-1]):
            # Nobody sees the fields between.
            t.put_unit(unit, self.steps[-1])
            units_enter(t, (self.unit,), self.steps[-2])
            return
        if not rolls_to_leave(t, unit, self.points):
            return
        dest = self.steps[0]
        came = unit.field
        t.move_unit(self.unit, dest, "dawn.move.points")
        if not units_enter(t, (self.unit,), came) and len(self.steps) > 1:
            t.proceed(Walk(self.unit, self.steps[1:], self.points - (s.center_cost() if dest == CENTER else 1)))


def meets_nothing(s: DawnState, unit: Unit, fields: tuple[str, ...]) -> bool:
    """True if nothing happens to a unit that goes on over these fields: no enemies, no catacomb, no mark of the Guard's
    (p. 12)."""
    if not s.content.units[unit.id].fighter or unit.id == "guard" or s.track(unit.field) == "T":
        return False
    board = s.content.boards[s.level]
    return not board.mask(fields) & (s.terrain().hostile | board.tunnel)


def rolls_to_leave(t: DawnFlow, unit: Unit, points: int) -> bool:
    """Rolls for a unit that moves out of a catacomb (p. 18). True if it leaves by its way; a lost unit appears
    elsewhere and goes on from there with its movement points."""
    if t.s.content.fields[unit.field].kind != "catacomb" or clearance(t.s, unit):
        return True
    die, dice = best_low(t, unit)
    if die == 6:
        t.emit("unit-lost", "dawn.tunnel.lost", who=unit.id, dice=dice)
        t.then(Astray(unit.id, points))
        return False
    if die > 3:
        t.emit("unit-stays", "dawn.tunnel.roll", who=unit.id, dice=dice)
        return False
    t.emit("unit-leaves", "dawn.tunnel.roll", who=unit.id, dice=dice)
    return True


def best_low(t: DawnFlow, unit: Unit) -> tuple[int, tuple[int, ...]]:
    """A catacomb roll: with extra dice, the lowest counts."""
    _, dice = best_of(t, "catacomb", unit)
    return min(dice), dice


class Astray(RuleStep):
    """A lost unit appears on the tunnel field that a die names, or dies if it is its own field (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "points")
    __slots__ = ("points", "unit")

    def __init__(self, unit: str, points: int) -> None:
        self.unit: Final = unit
        self.points: Final = points

    def run(self, t: DawnFlow) -> None:
        s = t.s
        unit = s.unit(self.unit)
        assert unit is not None
        die = t.die()
        dest = f"T{die}"
        if dest == unit.field:
            t.emit("unit-swallowed", "dawn.tunnel.lost-dead", who=self.unit, die=die)
            t.then(Death(self.unit, unit.field, "dawn.tunnel.lost-dead"))
            return
        while dest != CENTER and s.unit_room(dest) < 1 and not s.zeds_at(dest):
            dest = s.toward(dest)
        t.emit("unit-strays", "dawn.tunnel.lost", who=self.unit, die=die, dest=dest)
        t.move_unit(self.unit, dest, "dawn.tunnel.lost")
        if not units_enter(t, (self.unit,)):
            t.then(MoveOn(self.unit, self.points))


class MoveOn(Question):
    """A unit that was lost may go on with its remaining movement points (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "points")
    __slots__ = ("points", "unit")
    ask: ClassVar[str] = "move-on"
    verbs: ClassVar[tuple[str, ...]] = ("move", "attack", "stay")
    rule: ClassVar[str] = "dawn.tunnel.lost"

    def __init__(self, unit: str, points: int) -> None:
        self.unit: Final = unit
        self.points: Final = points

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit}

    def options(self, s: DawnState) -> list[Option]:
        unit = s.unit(self.unit)
        if unit is None or self.points < 1 or (s.place(unit.field).chaos and not free_of_chaos(s, unit)):
            return []
        return [*move_options(s, unit, self.points), Option("stay", self.unit)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb != "stay":
            do_move(t, self.unit, option.target, self.points)
