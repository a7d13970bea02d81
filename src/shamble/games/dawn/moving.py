"""Action: Move (rules 5.2 and 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.columns import enemies
from shamble.games.dawn.entering import welcome
from shamble.games.dawn.fighting import UnitAttacks
from shamble.games.dawn.play import Play, Question, Step
from shamble.games.dawn.powers import common
from shamble.games.dawn.saving import Death, best_of
from shamble.games.dawn.state import BEDS, CENTER, LAB, OFFICES, Table, Unit

SCIENTIST: Final = "scientist"


def neighbours(s: Table, field: str) -> list[str]:
    """Where one point leads: along the track, over the centre, into hospital and laboratory (p. 9)."""
    found = list(s.beside(field)) if s.on_map(field) else [CENTER]
    if s.plays("hospital"):
        if field == CENTER:
            found += [BEDS]
        if s.plays("research"):
            if field == CENTER:
                found += [OFFICES, LAB]
            elif field == BEDS:
                found += [OFFICES]
            elif field == OFFICES:
                found += [BEDS]
    return found


class Ground:
    """The table as somebody sees it who wants to walk, looked up once for all units and fields."""

    def __init__(self, s: Table) -> None:
        self.s: Final = s
        self.zeds: Final = {zed.field for zed in s.zeds}
        self.raiders: Final = {unit.field for unit in s.units if s.kind(unit.id) == "raiders"}
        self.chaos: Final = {place.id for place in s.places if place.chaos}
        self.shut: Final = {place.id for place in s.places if place.closed or place.bridge == "down"}
        self.ferries: Final = {place.id for place in s.places if place.bridge == "ferry"}
        self.still: Final = {track for track in s.tracks if s.holds("still " + track)}
        self.bars: Final = common(s, "bars")
        self.cuts: Final = common(s, "shortcuts")
        # Entering the town centre is free while the Mayor is in play (cards).
        self.center_cost: Final = 0 if s.present("hernandez") is not None else 1
        self.near: Final[dict[str, list[str]]] = {}
        self.room: Final[dict[str, int]] = {}

    def around(self, field: str) -> list[str]:
        known = self.near.get(field)
        if known is None:
            known = neighbours(self.s, field)
            self.near[field] = known
        return known

    def has_room(self, field: str) -> bool:
        known = self.room.get(field)
        if known is None:
            known = self.s.beds() if field == BEDS else self.s.unit_room(field)
            self.room[field] = known
        return known > 0

    def cost(self, field: str) -> int:
        return self.center_cost if field == CENTER else 1

    def open_to(self, unit: Unit, field: str) -> bool:
        """Whether a unit may step onto a field of its own will (p. 9)."""
        s = self.s
        info = s.content.fields[field]
        if info.start or field in self.shut or info.track in self.still:
            return False
        if info.kind in ("offices", "lab"):
            return s.content.units[unit.id].hero and s.has(unit.id, SCIENTIST)
        if info.track == "T" and s.flag(unit.id, "surface-only"):
            return False
        if field in self.zeds and s.refugees(unit):
            return False
        return not self.bars or not any(power.bars(s, unit, field) for power, _ in self.bars)

    def hostile(self, field: str) -> bool:
        return field in self.zeds or field in self.raiders

    def may_stand(self, unit: Unit, field: str) -> bool:
        """Whether there is room at the end of a move; refugees need none on the tracks (p. 9)."""
        return self.has_room(field) if field == BEDS or not self.s.refugees(unit) else True

    def ways(self, unit: Unit, points: int) -> dict[str, Way]:
        """Every field within reach, by the cheapest way; zeds and chaos end it (p. 9)."""
        s = self.s
        best: dict[str, Way] = {unit.field: Way((), 0)}
        queue = [unit.field]
        free = free_of_chaos(s, unit)
        while queue:
            here = queue.pop(0)
            way = best[here]
            if here != unit.field:
                if self.hostile(here) or here in self.ferries or (here in self.chaos and not free):
                    continue
            fields = self.around(here)
            for power, who in self.cuts:
                fields = fields + power.shortcuts(s, unit, here, who)
            for field in fields:
                cost = way.cost + self.cost(field)
                if cost > points or (field in best and best[field].cost <= cost):
                    continue
                if self.open_to(unit, field):
                    best[field] = Way((*way.steps, field), cost)
                    queue.append(field)
        del best[unit.field]
        return best


def open_to(s: Table, unit: Unit, field: str) -> bool:
    return s.content.fields[field].kind not in ("camp", "cemetery", "jail") and Ground(s).open_to(unit, field)


def may_stand(s: Table, unit: Unit, field: str) -> bool:
    return Ground(s).may_stand(unit, field)


def free_of_chaos(s: Table, unit: Unit) -> bool:
    return s.flag(unit.id, "ignores-chaos") or s.refugees(unit)


def clearance(s: Table, unit: Unit) -> bool:
    """Red-Diamond clearance: never lost in the catacombs (p. 18)."""
    return s.option("navigation") or s.has(unit.id, "clearance")


class Way:
    """How a unit gets to a field: the fields stepped on, and the points they take."""

    def __init__(self, steps: tuple[str, ...], cost: int) -> None:
        self.steps: Final = steps
        self.cost: Final = cost


def points_of(s: Table, unit: Unit) -> int:
    return s.content.units[unit.id].move


def move_options(s: Table, unit: Unit, points: int, ground: Ground | None = None) -> list[Option]:
    """Targets of a move; onto enemies it is an attack."""
    if unit.defiant or (s.kind(unit.id) == "villagers" and not unit.reduced):
        return []
    ground = ground or Ground(s)
    if s.track(unit.field) in ground.still:
        return []
    found = []
    refugees = s.refugees(unit)
    for field in ground.ways(unit, points):
        if not ground.may_stand(unit, field):
            continue
        if not ground.hostile(field):
            found.append(Option("move", unit.id, field))
        elif not refugees:
            found.append(Option("attack", unit.id, field))
    return found


def do_move(t: Play, id: str, target: str, points: int) -> None:
    unit = t.s.unit(id)
    assert unit is not None
    way = Ground(t.s).ways(unit, points)[target]
    t.then(Walk(id, way.steps, points))


class Walk(Step):
    """One field after the other (p. 9); leaving a catacomb takes a roll (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "steps", "points")
    __slots__ = ("points", "steps", "unit")

    def __init__(self, unit: str, steps: tuple[str, ...], points: int) -> None:
        self.unit: Final = unit
        self.steps: Final = steps
        self.points: Final = points

    def run(self, t: Play) -> None:
        s = t.s
        unit = s.unit(self.unit)
        if unit is None or not self.steps:
            return
        if s.content.fields[unit.field].kind == "catacomb" and not clearance(s, unit):
            die, dice = best_low(t, unit)
            if die == 6:
                t.emit("unit-lost", "dawn.tunnel.lost", who=self.unit, dice=dice)
                t.then(Astray(self.unit, self.points))
                return
            if die > 3:
                t.emit("unit-stays", "dawn.tunnel.roll", who=self.unit, dice=dice)
                return
            t.emit("unit-leaves", "dawn.tunnel.roll", who=self.unit, dice=dice)
        dest = self.steps[0]
        came = unit.field
        t.move_unit(self.unit, dest, "dawn.move.points")
        if dest == CENTER and s.refugees(unit):
            welcome(t, self.unit)
            return
        maestro_caught(t, dest)
        if enemies(s, self.unit, dest):
            t.then(UnitAttacks(self.unit, dest, came))
            return
        if len(self.steps) > 1:
            t.then(Walk(self.unit, self.steps[1:], self.points - Ground(s).cost(dest)))


def best_low(t: Play, unit: Unit) -> tuple[int, tuple[int, ...]]:
    """A catacomb roll: with an extra die the lower one helps."""
    _, dice = best_of(t, "catacomb", unit)
    return min(dice), dice


def maestro_caught(t: Play, field: str) -> None:
    """Option Maestro: a unit on Dr. Marteuse's field takes him to jail (p. 20)."""
    from shamble.games.dawn.maestro import caught

    caught(t, field)


class Astray(Step):
    """A lost unit appears on the tunnel field a die names (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "points")
    __slots__ = ("points", "unit")

    def __init__(self, unit: str, points: int) -> None:
        self.unit: Final = unit
        self.points: Final = points

    def run(self, t: Play) -> None:
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
        if enemies(s, self.unit, dest):
            t.then(UnitAttacks(self.unit, dest, ""))
            return
        t.then(MoveOn(self.unit, self.points))


class MoveOn(Question):
    """A unit that was lost may go on with the points it has left (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "points")
    __slots__ = ("points", "unit")
    ask: ClassVar[str] = "move-on"
    verbs: ClassVar[tuple[str, ...]] = ("move", "attack", "stay")
    rule: ClassVar[str] = "dawn.tunnel.lost"

    def __init__(self, unit: str, points: int) -> None:
        self.unit: Final = unit
        self.points: Final = points

    def question(self, s: Table) -> Args:
        return {"who": self.unit}

    def options(self, s: Table) -> list[Option]:
        unit = s.unit(self.unit)
        if unit is None or self.points < 1 or (s.place(unit.field).chaos and not free_of_chaos(s, unit)):
            return []
        return [*move_options(s, unit, self.points), Option("stay", self.unit)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb != "stay":
            do_move(t, self.unit, option.target, self.points)
