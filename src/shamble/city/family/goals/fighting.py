"""Goals about kills and adrenaline."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from shamble.city.missions.goal import Goal
from shamble.city.table.state import CityState
from shamble.city.table.survivor import LEVELS, Survivor
from shamble.content.tables import Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from shamble.city.advice.goal_zones import GoalZones


class Kills(Goal):
    """Kill a number of zombies, or a number of one type."""

    id: ClassVar[str] = "kills"
    words: ClassVar[tuple[str, ...]] = ("kind", "n")
    optional: ClassVar[tuple[str, ...]] = ("kind",)
    fields: ClassVar[Mapping[str, Field]] = {"kind": Field(str, refers="zombie")}

    def progress(self, s: CityState) -> tuple[int, int]:
        kind = self.row.get("kind")
        n = int(self.row["n"])
        return min(s.mission_counter(f"kills {kind}" if kind else "kills"), n), n

    def _special(self, s: CityState) -> bool:
        """True if the goal asks for an individual enemy, which hardly anything but fire kills."""
        return self.row.get("kind") in s.rules.catalogue.individuals.values()

    def errand(self, wishes: GoalZones, survivor: Survivor) -> list[int]:
        s = wishes.s
        thrown = any(s.rules.deadly(card) for card in survivor.gear)
        return s.individuals() if thrown and self._special(s) else []

    def throwing(self, s: CityState, before: Sequence[float]) -> float:
        if not self._special(s):
            return 0.0
        return 30.0 if any(before[kind.index] for kind in s.rules.catalogue.kinds if kind.individual) else -10.0


class Slay(Goal):
    """Kill the enemy that taking an objective placed, with no other individual enemy left on the board."""

    id: ClassVar[str] = "lair"
    words: ClassVar[tuple[str, ...]] = ("objective",)

    def progress(self, s: CityState) -> tuple[int, int]:
        awake = self.row["objective"] in s.taken and s.mission_counter("lair") > 0
        type = next(iter(s.rules.catalogue.individuals.values()))
        return int(awake and s.mission_counter(f"kills {type}") >= s.mission_counter("lair") and not s.individuals()), 1

    def errand(self, wishes: GoalZones, survivor: Survivor) -> list[int]:
        s = wishes.s
        return s.individuals() if any(s.rules.deadly(card) for card in survivor.gear) else []

    def throwing(self, s: CityState, before: Sequence[float]) -> float:
        return 30.0 if any(before[kind.index] for kind in s.rules.catalogue.kinds if kind.individual) else -10.0


class ReachLevel(Goal):
    """A number of survivors reaches a danger level."""

    id: ClassVar[str] = "level"
    words: ClassVar[tuple[str, ...]] = ("level", "n")
    optional: ClassVar[tuple[str, ...]] = ("n",)
    hero: ClassVar[bool] = True

    def progress(self, s: CityState) -> tuple[int, int]:
        level = LEVELS.index(self.row["level"])
        return len([survivor for survivor in s.alive() if survivor.level >= level]), int(self.row.get("n", 1))

    def errand(self, wishes: GoalZones, survivor: Survivor) -> list[int]:
        """Sends the survivor with the most adrenaline to a car, and then to the street with the most zombies."""
        s = wishes.s
        if not s.rules.book.taste.drives or any(mate.ap > survivor.ap for mate in s.survivors if mate.here):
            return []
        if not survivor.car:
            return [car.zone for car in s.cars if car.drivable and not car.driver]
        road = {zone.index: s.crowd(zone.index) for zone in s.board.zones if zone.street}
        most = max(road.values(), default=0)
        return [zone for zone, crowd in road.items() if crowd == most and crowd]
