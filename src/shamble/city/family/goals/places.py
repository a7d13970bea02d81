"""Somewhere to be, and something to do there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.city.missions.goal import Goal
from shamble.city.table.state import City

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import Wishes


class Stand(Goal):
    """All of the living stand in a zone, or `n` of them, and no zombie does."""

    id: ClassVar[str] = "stand"
    passing: ClassVar[bool] = True
    words: ClassVar[tuple[str, ...]] = ("zone", "n")

    def progress(self, s: City) -> tuple[int, int]:
        zone = self.zones[0]
        there = 0 if s.crowd(zone) else len(s.at(zone))
        return there, int(self.row.get("n", len(s.alive() or s.survivors)))

    def wish_last(self, wishes: Wishes) -> None:
        wishes.musts.append(self.zones[0])


class Gather(Goal):
    """All of the living stand in one spawn zone, whichever it is, and no zombie does."""

    id: ClassVar[str] = "gather"
    passing: ClassVar[bool] = True

    def progress(self, s: City) -> tuple[int, int]:
        there = [0 if s.crowd(spawn.zone) else len(s.at(spawn.zone)) for spawn in s.spawns]
        return max(there, default=0), len(s.alive() or s.survivors)

    def impossible(self, s: City) -> bool:
        return not s.spawns

    def wish_last(self, wishes: Wishes) -> None:
        """The one that all can reach soonest."""
        s = wishes.s
        people = [one.zone for one in s.survivors if one.here]
        zones = [spawn.zone for spawn in s.spawns]
        if zones and people:
            late = [max([wishes.far(here, zone) for here in people]) + s.crowd(zone) for zone in zones]
            wishes.musts.append(zones[late.index(min(late))])


class Seal(Goal):
    """So many spawn zones are closed for good."""

    id: ClassVar[str] = "seal"
    words: ClassVar[tuple[str, ...]] = ("n",)

    def progress(self, s: City) -> tuple[int, int]:
        return s.noted("sealed"), int(self.row["n"])

    def impossible(self, s: City) -> bool:
        return s.noted("sealed") + len(s.spawns) < int(self.row["n"])

    def wish(self, wishes: Wishes) -> None:
        if not wishes.musts:
            for spawn in wishes.s.spawns:
                wishes.want(spawn.zone)
                wishes.seals.append(spawn.zone)


class Endure(Goal):
    """Hold out to the end of a round."""

    id: ClassVar[str] = "endure"
    words: ClassVar[tuple[str, ...]] = ("rounds",)

    def progress(self, s: City) -> tuple[int, int]:
        rounds = int(self.row["rounds"])
        return min(s.round, rounds), rounds

    def met(self, s: City) -> bool:
        return s.round >= int(self.row["rounds"]) and s.phase == "end"


class Light(Goal):
    """Something is switched on in every zone."""

    id: ClassVar[str] = "light"
    words: ClassVar[tuple[str, ...]] = ("zones",)

    def progress(self, s: City) -> tuple[int, int]:
        return len([name for name in self.names if s.noted(f"lit {name}")]), len(self.names)

    def done_at(self, s: City, zone: int) -> bool:
        return any(s.noted(f"lit {name}") for name, here in zip(self.names, self.zones, strict=True) if here == zone)

    def wish(self, wishes: Wishes) -> None:
        for name, zone in zip(self.names, self.zones, strict=True):
            if not wishes.s.noted(f"lit {name}"):
                wishes.want(zone)
