"""Where the mission wants the survivors: zones to go to and what waits there, the same for everybody unless said."""

from __future__ import annotations

from typing import Final

from shamble.city.board import Door, Topology
from shamble.city.cars import SEATS, seated
from shamble.city.kitchen import Kitchen
from shamble.city.state import AWAY, City, Survivor

GOAL: Final = 12.0
"""What a goal's thing is worth to who stands at it with an action left."""
CRATE: Final = 6.0
DETOUR: Final = 3
"""A crate that no goal asks for may lie so many zones off the way."""


class Aims:
    """Goals turned into zones, looked up once for a question."""

    def __init__(self, s: City) -> None:
        self.s: Final = s
        mission = s.rules.mission
        self.open: Final[list[str]] = [goal["type"] for goal in mission.goals if not mission.met(s, goal)]
        self.kitchen: Final = Kitchen(s) if "super" in self.open else None
        self.ways: Final = self._every_way()
        self.prizes: Final[dict[int, float]] = {}
        self.musts: Final[list[int]] = []
        """Zones that some goal waits for."""
        self.extras: Final[list[int]] = []
        """Zones worth a detour."""
        self.seals: Final[list[int]] = []
        self._tokens()
        self._places()
        if not self.musts:
            self._way_out()

    def _want(self, zone: int, worth: float = GOAL) -> None:
        if zone >= 0:
            self.musts.append(zone)
            self.prizes[zone] = max(worth, self.prizes.get(zone, 0.0))

    def _tokens(self) -> None:
        """Objectives and crates; what wakes a monster comes last."""
        s = self.s
        mission = s.rules.mission
        lairs = [special["objective"] for special in mission.effects("lair")]
        left = [token for token in s.tokens if token.zone >= 0 and token.kind != "component"]
        harmless = [token for token in left if token.kind == "objective" and token.id not in lairs]
        crates = "crates" in self.open
        looting = [goal for goal in mission.goals if goal["type"] == "loot"]
        for token in left:
            if token.kind == "crate":
                if crates or any(mission.wanted(goal, token) for goal in looting):
                    self._want(token.zone)
                else:
                    self.extras.append(token.zone)
                    self.prizes[token.zone] = max(CRATE, self.prizes.get(token.zone, 0.0))
            elif token.id not in lairs or not harmless:
                if not looting or any(mission.wanted(goal, token) for goal in looting) or token.colour:
                    self._want(token.zone)

    def _places(self) -> None:
        s = self.s
        mission = s.rules.mission
        for goal in mission.goals:
            kind = goal["type"]
            if kind not in self.open:
                continue
            if kind == "seal" and not self.musts:
                for spawn in s.spawns:
                    self._want(spawn.zone)
                    self.seals.append(spawn.zone)
            elif kind == "light":
                for name in goal["zones"]:
                    if not s.noted(f"lit {name}"):
                        self._want(mission.zone("goals", name))
            elif self.kitchen is not None and kind == "super" and self.kitchen.found:
                self.musts.extend(self.kitchen.steps if self.kitchen.shut else [self.kitchen.zone])
            elif kind in ("rescue", "rally"):
                for companion in s.companions:
                    if not companion.leader and companion.zone != AWAY and mission.followable(s, companion):
                        self._want(companion.zone)
        if not self.musts:
            for goal in mission.goals:
                if goal["type"] == "stand" and "stand" in self.open:
                    self.musts.append(mission.zone("goals", goal["zone"]))

    def _way_out(self) -> None:
        mission = self.s.rules.mission
        if "carry" in self.open and any(
            mission.carried(self.s, goal, True) < mission.progress(self.s, goal)[1]
            for goal in mission.goals
            if goal["type"] == "carry"
        ):
            return
        if "exit" in self.open or "rescue" in self.open:
            self.musts.extend(mission.exits)

    # -- one survivor's ------------------------------------------------------------------------------------------

    def target(self, survivor: Survivor, mates: list[Survivor]) -> int:
        """Where a survivor should go: near, and near to the others; -1 if there is nowhere to go."""
        own = self.errand(survivor)
        if own:
            return min(own, key=lambda zone: self.far(survivor.zone, zone))
        best, least = -1, 500.0
        for zones, handicap in ((self.musts, 0.0), (self.extras, 0.0 if not self.musts else float(DETOUR))):
            for zone in zones:
                total = self.far(survivor.zone, zone) + handicap
                if mates:
                    total += sum([self.far(mate.zone, zone) for mate in mates]) / len(mates)
                if total < least:
                    best, least = zone, total
        return best

    def errand(self, survivor: Survivor) -> list[int]:
        """What only this one can do: bring something to Ned, burn a monster, get into a car."""
        s = self.s
        mission = s.rules.mission
        if "super" in self.open:
            return self.cooking(survivor)
        if mission.has("by-car") and self.open == ["exit"] and not survivor.car:
            return [car.zone for car in s.cars if car.drivable and (seated(s, car) < SEATS)]
        if "kills" in self.open and any(s.rules.catalogue.gear[card].effect == "molotov" for card in survivor.gear):
            return [zone for zone in beasts(s) if any(goal.get("kind") == "abomination" for goal in mission.goals)]
        return []

    def cooking(self, survivor: Survivor) -> list[int]:
        """Ned's mixture (p. 63): the two canisters and a molotov to him, then the mixture to the big one."""
        s = self.s
        if any(s.noted(f"molofix {card}") for card in survivor.gear):
            return beasts(s, "super")
        return self.kitchen.errand(survivor) if self.kitchen is not None else []

    def opens(self, door: Door) -> bool:
        """Whether a closed door may be opened, and should be: not Ned's before its time."""
        if self.kitchen is not None and self.kitchen.keeps_shut(door):
            return False
        return self.s.rules.mission.openable(self.s, door)

    def _every_way(self) -> Topology:
        """The board as if every door that may be opened were open."""
        doors = self.s.doors
        for door in self.s.board.doors:
            if self.opens(door):
                doors |= 1 << door.index
        return self.s.board.topology(doors)

    def far(self, a: int, b: int) -> int:
        steps = self.ways.distances(b)[a]
        return steps if steps >= 0 else 60


def beasts(s: City, effect: str = "") -> list[int]:
    """Zones with an abomination, or with one of an effect only."""
    kinds = [kind.index for kind in s.rules.catalogue.kinds if kind.type == "abomination"]
    if effect:
        kinds = [index for index in kinds if s.rules.catalogue.kinds[index].effect == effect]
    return [zone for zone, counts in enumerate(s.zombies) if any(counts[index] for index in kinds)]
