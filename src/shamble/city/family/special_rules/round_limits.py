"""Rounds that matter, and how one gets away."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.missions.special_rule import Effect
from shamble.city.table.flow import Play
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor


class ByCar(Effect):
    """The exit is for cars only."""

    id: ClassVar[str] = "by-car"
    by_car: ClassVar[bool] = True

    def may_leave(self, s: City, survivor: Survivor) -> bool:
        return bool(survivor.car)


class Growing(Effect):
    """Every so many rounds another sleeping spawn zone awakes."""

    id: ClassVar[str] = "growing"
    words: ClassVar[tuple[str, ...]] = ("every",)

    def round_ends(self, t: Play) -> None:
        if t.s.round % int(self.row["every"]):
            return
        for index, spawn in enumerate(t.s.spawns):
            if not spawn.active and not spawn.colour:
                t.wake(index)
                return


class Deadline(Effect):
    """After so many rounds it is too late."""

    id: ClassVar[str] = "deadline"
    words: ClassVar[tuple[str, ...]] = ("rounds",)
    hurry: ClassVar[float] = 1.5

    def too_late(self, t: Play) -> None:
        if t.s.round >= int(self.row["rounds"]):
            t.tell("too-late", "goal.lose-mission", n=t.s.round)
            t.lose("too-late", "goal.lose-mission")
