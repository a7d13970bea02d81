"""Goals about zones: to stand in, to close, to switch on, and rounds to survive."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.city.missions.goal import Goal
from shamble.city.table.state import CityState

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import GoalZones


class StandInZone(Goal):
    """All living survivors, or `n` of them, stand in a zone without zombies."""

    id: ClassVar[str] = "stand"
    passing: ClassVar[bool] = True
    words: ClassVar[tuple[str, ...]] = ("zone", "n")
    optional: ClassVar[tuple[str, ...]] = ("n",)

    def progress(self, s: CityState) -> tuple[int, int]:
        zone = self.zones[0]
        there = 0 if s.crowd(zone) else len(s.at(zone))
        return there, int(self.row.get("n", len(s.alive() or s.survivors)))

    def wish_last(self, wishes: GoalZones) -> None:
        wishes.musts.append(self.zones[0])


class Gather(Goal):
    """All living survivors stand in one spawn zone, any of them, without zombies."""

    id: ClassVar[str] = "gather"
    passing: ClassVar[bool] = True

    def progress(self, s: CityState) -> tuple[int, int]:
        there = [0 if s.crowd(spawn.zone) else len(s.at(spawn.zone)) for spawn in s.spawns]
        return max(there, default=0), len(s.alive() or s.survivors)

    def impossible(self, s: CityState) -> bool:
        return not s.spawns

    def wish_last(self, wishes: GoalZones) -> None:
        """Adds the spawn zone that the whole team reaches soonest."""
        s = wishes.s
        people = [survivor.zone for survivor in s.survivors if survivor.here]
        zones = [spawn.zone for spawn in s.spawns]
        if zones and people:
            late = [max([wishes.far(here, zone) for here in people]) + s.crowd(zone) for zone in zones]
            wishes.musts.append(zones[late.index(min(late))])


class Seal(Goal):
    """Close a number of spawn zones for good."""

    id: ClassVar[str] = "seal"
    words: ClassVar[tuple[str, ...]] = ("n",)

    def progress(self, s: CityState) -> tuple[int, int]:
        return s.mission_counter("sealed"), int(self.row["n"])

    def impossible(self, s: CityState) -> bool:
        return s.mission_counter("sealed") + len(s.spawns) < int(self.row["n"])

    def wish(self, wishes: GoalZones) -> None:
        if not wishes.musts:
            for spawn in wishes.s.spawns:
                wishes.want(spawn.zone)
                wishes.seals.append(spawn.zone)


class Endure(Goal):
    """Survive to the end of a round."""

    id: ClassVar[str] = "endure"
    words: ClassVar[tuple[str, ...]] = ("rounds",)

    def progress(self, s: CityState) -> tuple[int, int]:
        rounds = int(self.row["rounds"])
        return min(s.round, rounds), rounds

    def met(self, s: CityState) -> bool:
        return s.round >= int(self.row["rounds"]) and s.phase == "end"


class Light(Goal):
    """Switch on a fuse box in every one of these zones."""

    id: ClassVar[str] = "light"
    words: ClassVar[tuple[str, ...]] = ("zones",)

    def progress(self, s: CityState) -> tuple[int, int]:
        return len([name for name in self.names if s.mission_counter(f"lit {name}")]), len(self.names)

    def done_at(self, s: CityState, zone: int) -> bool:
        """True if the fuse box of this zone is switched on."""
        return any(
            s.mission_counter(f"lit {name}") for name, here in zip(self.names, self.zones, strict=True) if here == zone
        )

    def wish(self, wishes: GoalZones) -> None:
        for name, zone in zip(self.names, self.zones, strict=True):
            if not wishes.s.mission_counter(f"lit {name}"):
                wishes.want(zone)
