"""The zones that a mission asks the survivors to visit, and the worth of visiting each."""

from __future__ import annotations

from typing import Final

from shamble.city.advice.team_distances import TeamDistances
from shamble.city.board.board import Door
from shamble.city.missions.goal import Goal
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor

GOAL: Final = 12.0
"""Worth of reaching a zone that a goal asks for, with an action left to use there."""
CRATE: Final = 6.0
"""Worth of reaching a crate."""
UNREACHABLE: Final = 500.0
"""Sum of ways, in steps, from which on nobody goes for a zone."""
ONWARD: Final = 1.2
"""Part of the way from a room to the goal that counts when a room to search is chosen: more than 1, so that a team
searches from room to room towards the door. Season 1 was won as often without it (39 of 144 games, equal seeds), but
three of four people then waited in the first room."""
DETOUR: Final = 3
"""Extra distance, in zones, that a crate which no goal asks for is rated as if it were farther away."""


class GoalZones:
    """The unmet goals of a mission as zones to visit, built once per question. Each goal adds its own zones."""

    def __init__(self, s: CityState) -> None:
        self.s: Final = s
        self.open: Final[list[Goal]] = [goal for goal in s.rules.mission.goals if not goal.met(s)]
        self.hero: Final = bool([goal for goal in self.open if goal.hero])
        """True if a goal is served best by one survivor who gains most of the adrenaline."""
        self.doors: Final = self._doors()
        """Bit set of the doors that may be opened and that no goal wants to keep shut."""
        self.ways: Final = s.board.topology(s.doors | self.doors)
        """The board as if all doors in `doors` were open."""
        self.prizes: Final[dict[int, float]] = {}
        """Worth of visiting a zone, by zone."""
        self.musts: Final[list[int]] = []
        """Zones that a goal asks for."""
        self.extras: Final[list[int]] = []
        """Zones that no goal asks for but that are worth a detour."""
        self.seals: Final[list[int]] = []
        """Zones with a spawn point that a survivor can close with an action there."""
        self._tokens()
        for goal in self.open:
            goal.wish(self)
        if not self.musts:
            for goal in self.open:
                goal.wish_last(self)
        self.kept: Final = bool([goal for goal in self.open if goal.keeps_in(s)])
        """True if a goal keeps all survivors on the board for the moment."""
        if not self.musts and not self.kept:
            if any(goal.wish_out(self) for goal in self.open):
                self.musts.extend(s.rules.mission.exits)

    @property
    def outside(self) -> bool:
        """True if a goal still asks survivors to leave the board."""
        return bool([goal for goal in self.open if goal.leaves(self.s)])

    def want(self, zone: int, worth: float = GOAL) -> None:
        """Adds a zone that a goal asks for; a negative zone is ignored."""
        if zone >= 0:
            self.musts.append(zone)
            if worth > self.prizes.get(zone, 0.0):
                self.prizes[zone] = worth

    def _tokens(self) -> None:
        """Adds objectives and crates; objectives that the mission postpones are skipped while others are left."""
        s = self.s
        mission = s.rules.mission
        left = [token for token in s.tokens if token.zone >= 0 and token.kind in ("objective", "crate")]
        if mission.on_helps:
            people = [piece for piece in s.survivors if piece.here]
            left = [token for token in left if any(mission.helps(s, piece, token) for piece in people)]
        late: list[str] = []
        if mission.on_postpones:
            late = [token.id for token in left if any(effect.postpones(token) for effect in mission.on_postpones)]
        # True if postponed objectives wait for others; if all are postponed, all may be taken.
        harmless = bool(late) and bool([piece for piece in left if piece.kind == "objective" and piece.id not in late])
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

    def pantries(self, towards: int = -1) -> list[int]:
        """The best searchable rooms: mean distance of the team plus zombies there, for an unopened building its number
        of rooms, and a part of the distance to the zone where the team goes afterwards (`towards`)."""
        s = self.s
        people = [survivor.zone for survivor in s.survivors if survivor.here]
        best: list[int] = []
        least = 1000.0
        rooms = s.board.rooms
        for zone in s.board.zones:
            if zone.street or not people or not s.rules.mission.searchable(s, zone.index):
                continue
            way = 0
            for here in people:
                way += self.far(here, zone.index)
            cost = way / len(people) + s.crowd(zone.index)
            if not s.opened >> zone.building & 1:
                cost += rooms[zone.building]
            if towards >= 0:
                cost += ONWARD * self.far(zone.index, towards)
            if cost <= least:
                best = [*best, zone.index] if cost == least else [zone.index]
                least = cost
        return best

    # -- one survivor --------------------------------------------------------------------------------------------

    def target(self, survivor: Survivor, distances: TeamDistances) -> int:
        """The nearest zone of the survivor's own errand, else the zone with the least sum of the survivor's way and the
        mean way of the team; -1 if there is none within `UNREACHABLE` steps."""
        own = self.errand(survivor)
        if own:
            return min(own, key=lambda zone: self.far(survivor.zone, zone))
        best, least = -1, UNREACHABLE
        steps = self.ways.steps(survivor.zone)
        for zones, handicap in ((self.musts, 0.0), (self.extras, 0.0 if not self.musts else float(DETOUR))):
            for zone in zones:
                total = steps[zone] + handicap + distances.mean(zone)
                if total < least:
                    best, least = zone, total
        return best

    def errand(self, survivor: Survivor) -> list[int]:
        """Zones that only this survivor has to visit: to bring an item, burn a monster or get into a car."""
        s = self.s
        for goal in self.open:
            zones = goal.errand(self, survivor)
            if zones:
                return zones
        if self.drives and not survivor.car:
            return [car.zone for car in s.cars if car.drivable and s.seated(car) < s.rules.cars.seats]
        return []

    @property
    def drives(self) -> bool:
        """True if all that is left to do is to leave by car."""
        return self.s.rules.mission.by_car and all(goal.leaves(self.s) for goal in self.open) and bool(self.open)

    def opens(self, door: Door) -> bool:
        """True if the survivors should open this door."""
        return bool(self.doors >> door.index & 1)

    def _doors(self) -> int:
        """Computes `doors`."""
        s = self.s
        doors = s.board.doors
        bits = (1 << len(doors)) - 1
        for door in doors:
            if door.colour and not s.rules.mission.openable(s, door):
                bits &= ~(1 << door.index)
        for goal in self.open:
            bits &= ~goal.keeps_shut(self)
        return bits

    def far(self, a: int, b: int) -> int:
        """Distance between two zones in steps, through doors that may be opened."""
        return self.ways.steps(b)[a]
