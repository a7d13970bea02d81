"""Where the mission wants the survivors: zones to go to and what waits there, the same for everybody unless said."""

from __future__ import annotations

from typing import Final

from shamble.city.advice.team_distances import Company
from shamble.city.board.board import Door
from shamble.city.missions.goal import Goal
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor

GOAL: Final = 12.0
"""What a goal's thing is worth to who stands at it with an action left."""
CRATE: Final = 6.0
DETOUR: Final = 3
"""A crate that no goal asks for may lie so many zones off the way."""


class Wishes:
    """Goals turned into zones, looked up once for a question. Each goal says itself what it waits for."""

    def __init__(self, s: City) -> None:
        self.s: Final = s
        self.open: Final[list[Goal]] = [goal for goal in s.rules.mission.goals if not goal.met(s)]
        self.hero: Final = bool([goal for goal in self.open if goal.hero])
        """Whether one survivor should become strong rather than all."""
        self.doors: Final = self._doors()
        """Bits of the closed doors that may be opened, and should be."""
        self.ways: Final = s.board.topology(s.doors | self.doors)
        """The board as if they were open."""
        self.prizes: Final[dict[int, float]] = {}
        self.musts: Final[list[int]] = []
        """Zones that some goal waits for."""
        self.extras: Final[list[int]] = []
        """Zones worth a detour."""
        self.seals: Final[list[int]] = []
        self._tokens()
        for goal in self.open:
            goal.wish(self)
        if not self.musts:
            for goal in self.open:
                goal.wish_last(self)
        self.kept: Final = bool([goal for goal in self.open if goal.keeps_in(s)])
        """Whether nobody should leave yet."""
        if not self.musts and not self.kept:
            if any(goal.wish_out(self) for goal in self.open):
                self.musts.extend(s.rules.mission.exits)

    @property
    def outside(self) -> bool:
        """Whether somebody still has to leave the board."""
        return bool([goal for goal in self.open if goal.leaves(self.s)])

    def want(self, zone: int, worth: float = GOAL) -> None:
        if zone >= 0:
            self.musts.append(zone)
            if worth > self.prizes.get(zone, 0.0):
                self.prizes[zone] = worth

    def _tokens(self) -> None:
        """Objectives and crates; what wakes a monster comes last."""
        s = self.s
        mission = s.rules.mission
        left = [token for token in s.tokens if token.zone >= 0 and token.kind in ("objective", "crate")]
        if mission.on_helps:
            people = [one for one in s.survivors if one.here]
            left = [token for token in left if any(mission.helps(s, one, token) for one in people)]
        late: list[str] = []
        if mission.on_postpones:
            late = [token.id for token in left if any(effect.postpones(token) for effect in mission.on_postpones)]
        # Where nothing is put off, everything may be taken.
        harmless = bool(late) and bool([one for one in left if one.kind == "objective" and one.id not in late])
        for token in left:
            wanted = mission.wants(s, token)
            if token.kind == "crate":
                if wanted:
                    self.want(token.zone)
                else:
                    self.extras.append(token.zone)
                    self.prizes[token.zone] = max(CRATE, self.prizes.get(token.zone, 0.0))
            elif not harmless or token.id not in late:
                if not mission.looting or wanted or token.colour:
                    self.want(token.zone)

    def pantries(self) -> list[int]:
        """Rooms to search that lie nearest to all of us: in a house that is open, else in one that few can wait in."""
        s = self.s
        people = [one.zone for one in s.survivors if one.here]
        best: list[int] = []
        least = 1000.0
        for zone in s.board.zones:
            if zone.street or not people or not s.rules.mission.searchable(s, zone.index):
                continue
            cost = sum([self.far(here, zone.index) for here in people]) / len(people) + s.crowd(zone.index)
            if not s.opened >> zone.building & 1:
                cost += len([room for room in s.board.zones if room.building == zone.building])
            if cost <= least:
                best = [*best, zone.index] if cost == least else [zone.index]
                least = cost
        return best

    # -- one survivor's ------------------------------------------------------------------------------------------

    def target(self, survivor: Survivor, company: Company) -> int:
        """Where a survivor should go: near, and near to the others; -1 if there is nowhere to go."""
        own = self.errand(survivor)
        if own:
            return min(own, key=lambda zone: self.far(survivor.zone, zone))
        best, least = -1, 500.0
        steps = self.ways.steps(survivor.zone)
        for zones, handicap in ((self.musts, 0.0), (self.extras, 0.0 if not self.musts else float(DETOUR))):
            for zone in zones:
                total = steps[zone] + handicap + company.mean(zone)
                if total < least:
                    best, least = zone, total
        return best

    def errand(self, survivor: Survivor) -> list[int]:
        """What only this one can do: bring something, burn a monster, get into a car."""
        s = self.s
        for goal in self.open:
            found = goal.errand(self, survivor)
            if found:
                return found
        if self.drives and not survivor.car:
            return [car.zone for car in s.cars if car.drivable and s.seated(car) < s.rules.cars.seats]
        return []

    @property
    def drives(self) -> bool:
        """Whether everything is done but driving away."""
        return self.s.rules.mission.by_car and all(goal.leaves(self.s) for goal in self.open) and bool(self.open)

    def opens(self, door: Door) -> bool:
        return bool(self.doors >> door.index & 1)

    def _doors(self) -> int:
        s = self.s
        doors = s.board.doors
        found = (1 << len(doors)) - 1
        for door in doors:
            if door.colour and not s.rules.mission.openable(s, door):
                found &= ~(1 << door.index)
        for goal in self.open:
            found &= ~goal.keeps_shut(self)
        return found

    def far(self, a: int, b: int) -> int:
        return self.ways.steps(b)[a]
