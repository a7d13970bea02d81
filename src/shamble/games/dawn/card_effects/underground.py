"""Cards about the tunnel: zeds that surface, new zeds in the catacombs, a roof that falls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.games.dawn.card_effects.attacks import CloseField
from shamble.games.dawn.card_effects.shared import ExitStep, vacate
from shamble.games.dawn.fights.anytime import announce_harm
from shamble.games.dawn.fights.hits import HitUnit, HitZed
from shamble.games.dawn.fights.retreats import Overflow, field_with_room
from shamble.games.dawn.fights.units_enter import units_enter
from shamble.games.dawn.fights.zeds_enter import Arrive
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.flow import CauseStep, DawnFlow, RuleStep
from shamble.games.dawn.table.powers import EventEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.placing_zeds import PlaceZed
from shamble.games.dawn.zeds.zed_moves import MOVE

FARM: Final = "F3"
MINE: Final = "M4"
PLANT: Final = "H3"
UNIVERSITY: Final = "S4"
SEWERS: Final = {"T7": UNIVERSITY, "T6": PLANT, "T5": FARM, "T4": MINE, "T3": FARM}
"""Tunnel field → the field where its zeds surface."""
ROOF: Final = {"T6": PLANT, "T5": UNIVERSITY, "T4": MINE, "T3": FARM}
"""Buried tunnel field → the field to escape to; from fields nearer to the town, all retreat instead."""
CATACOMBS: Final = ("T3", "T5")


def in_order(s: DawnState, places: tuple[str, ...]) -> list[str]:
    """Zeds on these fields, nearest to the town first, on one field the strongest first."""
    zeds = [zed for zed in s.zeds if zed.field in places]
    return [zed.id for zed in sorted(zeds, key=lambda zed: (s.distance(zed.field), -s.strength(zed.id), zed.id))]


class Surface(ExitStep):
    """A tunnel zed surfaces if the exit has room; from a catacomb it needs a roll, without the risk of being lost.
    `told`: True after the announcement."""

    fields: ClassVar[tuple[str, ...]] = (*ExitStep.fields, "told")
    added: ClassVar[Mapping[str, object]] = {"told": False}
    __slots__ = ("told",)

    def __init__(self, zed: str, exit: str, cause: str, told: bool = False) -> None:
        super().__init__(zed, exit, cause)
        self.told: Final = told

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zed = s.zed(self.zed)
        if zed is None:
            return
        if s.zed_room(self.exit) < 1 and s.content.zeds[zed.id].kind != "infector":
            t.emit("no-way-up", self.cause, zed=zed.id, place=self.exit)
            return
        if not self.told:
            announce_harm(t, (self.exit,))
            if t.queue:
                t.then(Surface(self.zed, self.exit, self.cause, True))
                return
        if zed.field in CATACOMBS:
            die = t.die()
            if die > MOVE:
                t.emit("catacomb-stays", self.cause, zeds=(zed.id,), die=die)
                return
        t.set_zed(zed.at(self.exit))
        t.emit("surfaces", self.cause, zed=zed.id, place=zed.field, dest=self.exit)
        t.then(Arrive((zed.id,), self.exit, zed.field))


class Sewers(EventEffect):
    """All zeds on certain tunnel fields surface."""

    words: ClassVar[tuple[str, ...]] = ("sewers",)

    def end(self, t: DawnFlow) -> None:
        for id in in_order(t.s, tuple(SEWERS)):
            zed = t.s.zed(id)
            assert zed is not None
            t.then(Surface(id, SEWERS[zed.field], self.cause(t.s)))


class SteamDucts(EventEffect):
    """Rolls for each zed in the catacombs: it surfaces at the power plant, at the farm, or stays."""

    words: ClassVar[tuple[str, ...]] = ("steam-ducts",)

    def begin(self, t: DawnFlow) -> None:
        zeds = in_order(t.s, CATACOMBS)
        if zeds:
            announce_harm(t, (PLANT, FARM))
        for id in zeds:
            t.then(Duct(id, self.cause(t.s)))


class Duct(RuleStep):
    """Rolls for one zed in the steam ducts: 1-2 power plant, 3-5 farm, 6 nothing."""

    fields: ClassVar[tuple[str, ...]] = ("zed", "cause")
    __slots__ = ("cause", "zed")

    def __init__(self, zed: str, cause: str) -> None:
        self.zed: Final = zed
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        if t.s.zed(self.zed) is None:
            return
        die = t.die()
        t.emit("duct", self.cause, zed=self.zed, die=die)
        if die < 6:
            t.then(Surface(self.zed, PLANT if die <= 2 else FARM, self.cause, True))


class DarkFair(EventEffect):
    """New zeds appear in the catacombs."""

    words: ClassVar[tuple[str, ...]] = ("dark-fair",)

    def end(self, t: DawnFlow) -> None:
        for field in CATACOMBS:
            die = t.die()
            n = 2 if die == 1 else 0 if die == 6 else 1
            t.emit("fair", self.cause(t.s), place=field, die=die, n=n)
            for _ in range(n):
                t.then(PlaceZed(field, self.cause(t.s)))


class TunnelRoof(StoryEffect):
    """A die names the buried field: all units and zeds there take a hit and leave; it is closed for this round."""

    words: ClassVar[tuple[str, ...]] = ("tunnel-roof",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        announce_harm(t, (*t.s.way("T"), *ROOF.values()))
        t.then(RoofFalls(self.cause(t.s)))


class RoofFalls(CauseStep):
    """Rolls for the buried field and buries it, after the announcement."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        die = t.die()
        field = f"T{die}"
        t.emit("roof-falls", self.cause, die=die, place=field)
        for zed in s.zeds_at(field):
            t.then(HitZed(zed.id, 1, self.cause))
        for unit in s.units_at(field):
            t.then(HitUnit(unit.id, 1, self.cause))
        t.then(GetOut(field, self.cause))
        t.then(CloseField(field, 0, self.cause))


class GetOut(RuleStep):
    """Units leave first, each by its exit or, if that is full, farther toward the town; then the zeds."""

    fields: ClassVar[tuple[str, ...]] = ("field", "cause")
    __slots__ = ("cause", "field")

    def __init__(self, field: str, cause: str) -> None:
        self.field: Final = field
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if self.field not in ROOF:
            vacate(t, self.field, self.cause)
            return
        for unit in s.units_at(self.field):
            t.then(Escape(unit.id, ROOF[self.field], self.cause))
        for zed in s.zeds_at(self.field):
            t.then(BreakOut(zed.id, ROOF[self.field], self.cause))


class Escape(RuleStep):
    """A unit leaves a buried field by its exit."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "exit", "cause")
    __slots__ = ("cause", "exit", "unit")

    def __init__(self, unit: str, exit: str, cause: str) -> None:
        self.unit: Final = unit
        self.exit: Final = exit
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        s = t.s
        dest = self.exit
        while dest != CENTER and s.unit_room(dest) < 1 and not s.zeds_at(dest):
            dest = s.toward(dest)
        t.move_unit(self.unit, dest, self.cause)
        units_enter(t, (self.unit,))


class BreakOut(ExitStep):
    """A zed leaves a buried field by its exit, or farther out if that is full."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zed = s.zed(self.zed)
        if zed is None:
            return
        room = field_with_room(s, self.exit, zed.id)
        dest = room or s.start(s.track(self.exit))
        t.set_zed(zed.at(dest))
        t.emit("surfaces", self.cause, zed=zed.id, place=zed.field, dest=dest)
        t.then(Arrive((zed.id,), dest, zed.field) if room else Overflow(zed.id))
