"""Special rules about rounds, and about leaving by car."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.missions.special_rule import SpecialRule
from shamble.city.table.flow import CityFlow
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor


class ByCar(SpecialRule):
    """Only survivors in a car may leave."""

    id: ClassVar[str] = "by-car"
    by_car: ClassVar[bool] = True

    def may_leave(self, s: CityState, survivor: Survivor) -> bool:
        return bool(survivor.car)


class Growing(SpecialRule):
    """Activates another spawn zone every few rounds."""

    id: ClassVar[str] = "growing"
    words: ClassVar[tuple[str, ...]] = ("every",)

    def round_ends(self, t: CityFlow) -> None:
        if t.s.round % int(self.row["every"]):
            return
        for index, spawn in enumerate(t.s.spawns):
            if not spawn.active and not spawn.colour:
                t.wake(index)
                return


class Deadline(SpecialRule):
    """Loses the game after a number of rounds."""

    id: ClassVar[str] = "deadline"
    words: ClassVar[tuple[str, ...]] = ("rounds",)
    hurry: ClassVar[float] = 1.5

    def after_goals(self, t: CityFlow) -> None:
        if t.s.round >= int(self.row["rounds"]):
            t.tell("too-late", "goal.lose-mission", n=t.s.round)
            t.lose("too-late", "goal.lose-mission")
