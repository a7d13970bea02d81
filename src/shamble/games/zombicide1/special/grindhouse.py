"""Grindhouse (mission 7): zombies in every room, doors that open together, and noise that lures zombies off the
board."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.board.board import Door
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.table.flow import CityFlow
from shamble.city.table.state import CityState


class Infested(SpecialRule):
    """Places a zombie in every room at set-up; opening a building still spawns those of the cards."""

    id: ClassVar[str] = "infested"
    words: ClassVar[tuple[str, ...]] = ("kind",)
    cites: ClassVar[str] = "mission.m7.infested"

    def place(self, s: CityState) -> None:
        kind = s.rules.catalogue.kind[self.row["kind"]].index
        zombies = s.zombies.copy()
        for zone in s.board.zones:
            if zone.building >= 0:
                counts = zombies[zone.index]
                zombies[zone.index] = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
        s.zombies = zombies


class TwinDoors(SpecialRule):
    """Opens all doors of a building together."""

    id: ClassVar[str] = "twin-doors"
    cites: ClassVar[str] = "mission.m7.twin-doors"

    def opened(self, t: CityFlow, door: Door) -> None:
        s = t.s
        zones = s.board.zones
        houses = {zones[zone].building for zone in (door.a, door.b) if zones[zone].building >= 0}
        for other in s.board.doors:
            if s.doors >> other.index & 1 or not houses & {zones[other.a].building, zones[other.b].building}:
                continue
            s.doors |= 1 << other.index
            inside, outside = (other.a, other.b) if zones[other.a].building >= 0 else (other.b, other.a)
            t.tell("opens-too", self.cites, zone=t.zone(inside), dest=t.zone(outside))


GONE: Final = "gone"
"""Note that counts the zombies lured away."""


class LureZones(SpecialRule):
    """Removes zombies that come to one of these zones; the game is lost after a number of them."""

    id: ClassVar[str] = "lure"
    words: ClassVar[tuple[str, ...]] = ("zones", "n")
    cites: ClassVar[str] = "mission.m7.lure"

    def horde_moved(self, t: CityFlow, zones: tuple[int, ...]) -> None:
        for zone in self.zones:
            if zone in zones:
                self.leave(t, zone)

    def appeared(self, t: CityFlow, zone: int, kind: int, n: int) -> None:
        if zone in self.zones:
            self.leave(t, zone)

    def leave(self, t: CityFlow, zone: int) -> None:
        """Removes all zombies of a zone and counts them; loses the game if they are too many."""
        s = t.s
        kinds = s.rules.catalogue.kinds
        for kind, n in enumerate(s.zombies[zone]):
            if n:
                t.remove(zone, kind, n)
                t.set_mission_counter(GONE, s.mission_counter(GONE) + n)
                t.tell(
                    "lured-away", self.cites, zone=t.zone(zone), kind=kinds[kind].id, n=n, total=s.mission_counter(GONE)
                )
        if s.mission_counter(GONE) >= int(self.row["n"]) and s.result is None:
            t.lose("lured-away", "goal.lose-mission")

    def times_happened(self, s: CityState) -> int:
        return s.mission_counter(GONE)

    def forbidden_zones(self) -> tuple[int, ...]:
        return self.zones

    def lure_zones(self) -> tuple[int, ...]:
        return self.zones
