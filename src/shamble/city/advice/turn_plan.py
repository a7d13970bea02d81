"""One survivor's turn planned to its end: the zone to stand in when the zombies act, and the actions on the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from shamble.city.advice.attack_estimates import Counts, strike
from shamble.city.advice.horde_ground import number
from shamble.city.advice.turn_worth import FEAR, TurnWorth
from shamble.city.table.state import CityState
from shamble.core.advice import NOTHING

BOTTLE: Final = 3.0
"""Worth of keeping a card that kills everything in a zone."""
UNSEEN: Final = 4.0
"""Cost of ending a turn in a building that has not been opened."""
ESCAPE: Final = 40.0
"""Worth of ending the turn at an exit."""
ROAD: Final = 3.0
"""Cost of standing in the zone of a car that a mate is about to drive."""
IDLE: Final = 1.0
"""Maximum worth of a search in a neighbouring zone with nothing else to do: less than a step towards the target."""
SALLY: Final = 0.9
"""Factor of the worth of shots from a zone that the survivor leaves again."""
UNSPENT: Final = 0.2
"""Cost of each action with which nothing is done: of two places that are nearly as good, a survivor goes to the better
one. It lowers the share of unspent actions by 2 to 3 points and does not change how often games are won."""
CLEAR: Final = 0.4
"""Expected number of zombies below which a zone counts as empty."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnPlan(TurnWorth):
    """The values of all ways in which a survivor could end this turn."""

    __slots__ = ("_reached", "_stays")

    def __init__(self, s: CityState, who: str) -> None:
        super().__init__(s, who)
        self._reached: dict[int, tuple[int, int]] | None = None
        self._stays: dict[int, float] = {}

    def ends(self, zone: int, left: int, searched: bool, floor: float = NOTHING) -> float:
        """The value of ending the turn in a zone with so many actions to use there. If the value is at most `floor`,
        any value between it and `floor` may be returned."""
        threats = self.threats
        cached = self._stays.get(zone)
        value = self.stays(zone) if cached is None else cached
        counts = threats.horde[zone]
        here = threats.size[zone] > 0
        if zone in self.exits and not self.stragglers and number(threats.fight(self.me, zone, counts, left)) < CLEAR:
            return self.way(zone) + ESCAPE
        sealed = False
        if left > 0:
            prize = self.prize(zone) if zone in self.wishes.prizes else 0.0
            sealed = prize > 0 and zone in self.wishes.seals
            if sealed and here:
                after = threats.fight(self.me, zone, counts, left - 1)
                sealed = number(after) < CLEAR
                prize = prize if sealed else 0.0
            if prize:
                value += prize
                left -= 1
        blows = left
        aim = -1
        remaining: Counts = []
        if left > 0 and not here:
            if not searched and self.hides(zone):
                left -= 1
                value += self.find - (self.fright(zone, left) if not left else 0.0)
            if left > 0:
                worth = 0.0
                if self.shoots:
                    worth, aim, remaining = self.shots(zone, left)
                value += worth if worth else -UNSPENT * left
            blows = 0
        elif left > 0:
            after = threats.fight(self.me, zone, counts, left)
            value += self.kill_worth(counts, after, zone)
        if value <= floor:
            # Threats can only lower the value, except for the relief of the people in the zone.
            bound = value + FEAR * threats.relief(zone)
            if bound <= floor:
                return bound
        fear = threats.with_one(zone, blows, sealed)
        if aim >= 0 and aim in threats.near[zone]:
            fear = min(fear, threats.with_shot(zone, aim, remaining))
        return value - FEAR * fear

    def stays(self, zone: int) -> float:
        """The value of a zone without actions there and without threats."""
        value = self.way(zone)
        if self.threats.strays:
            value += self.threats.watched(zone)
        value -= (UNSEEN if self.unseen(zone) else 0.0) + (ROAD if zone in self.roads else 0.0)
        if not self.threats.strays:
            self._stays[zone] = value
        return value

    def shots(self, zone: int, left: int) -> tuple[float, int, Counts]:
        """Worth of the kills by shooting or throwing from a zone; the zone to shoot into (-1: none) and the enemies
        left there."""
        threats = self.threats
        best = 0.0
        aim = -1
        remaining: Counts = []
        guns = threats.arms[self.me.id].ranged
        for crowd, far in threats.in_sight(zone):
            counts = threats.horde[crowd]
            for blow in guns:
                if blow.least <= far <= blow.most and (blow.safe or not threats.people[crowd]):
                    after = strike(threats.rules, counts, blow.hits * left, blow.damage, blow.free)
                    worth = 0.8 * self.kill_worth(counts, after, crowd)
                    if worth > best:
                        best, aim, remaining = worth, crowd, after
            if far == 1 and self.bottle and not threats.people[crowd]:
                nobody = [0.0] * len(counts)
                worth = self.kill_worth(counts, nobody, crowd) - BOTTLE
                if worth > best:
                    best, aim, remaining = worth, crowd, nobody
        return best, aim, remaining

    def reach(self, start: int, actions: int, free: int) -> dict[int, tuple[int, int]]:
        """Zones in reach: the number of moves each takes, and the first step (a zone, or -1 - index of a door to be
        opened)."""
        if start != self.me.zone or free != self.free or self.threats.ground.supposed:
            return self._reach(start, actions, free)
        if not 0 < actions <= self.actions:
            return self._reach(start, actions, free)
        # The zones in reach with fewer actions are a part of those in reach with all of them.
        cached = self._reached
        if cached is None:
            cached = self._reached = self._reach(start, self.actions, free)
        if actions == self.actions:
            return cached
        budget = actions + free
        reached: dict[int, tuple[int, int]] = {}
        for zone, way in cached.items():
            if way[0] <= budget:
                reached[zone] = way
        return reached

    def _reach(self, start: int, actions: int, free: int) -> dict[int, tuple[int, int]]:
        """Searches the zones in reach. Leaving a zone costs one move more for each zombie there; a door costs one
        more."""
        ways = {start: (0, start)}
        budget = actions + free
        edge = [start]
        opens = actions > 0 and self.tools
        doors_of = self.s.board.doors_of
        near_to, size = self.threats.near, self.threats.size
        while edge:
            following: list[int] = []
            for zone in edge:
                spent, first = ways[zone]
                cost = spent + 1
                if size[zone] and not self.slippery:
                    cost += int(size[zone] + 0.5)
                if cost > budget:
                    continue
                for near in near_to[zone]:
                    earlier = ways.get(near)
                    if earlier is None or cost < earlier[0]:
                        ways[near] = (cost, near if zone == start else first)
                        following.append(near)
                if not opens or cost >= budget:
                    continue
                for door in doors_of[zone]:
                    near = door.b if zone == door.a else door.a
                    earlier = ways.get(near)
                    if (earlier is None or cost + 1 < earlier[0]) and self.passable(door):
                        ways[near] = (cost + 1, -1 - door.index if zone == start else first)
                        following.append(near)
            edge = following
        return ways

    def best(self, start: int, actions: int, free: int, searched: bool, floor: float = NOTHING) -> float:
        """The best value of a turn from this zone; `floor` as in `ends`."""
        top = NOTHING
        for zone, (cost, _) in self.reach(start, actions, free).items():
            left = actions - cost + free if cost > free else actions
            value = self.ends(zone, left, searched, top if top > floor else floor)
            if value > top:
                top = value
        if self.fetches(start, actions, free, searched):
            for room in self.threats.near[start]:
                top = max(top, self.fetch(start, room, actions, free))
        if self.sallies(start, actions, free):
            for zone in self.threats.near[start]:
                top = max(top, self.sally(start, zone, actions, free, searched))
        return top

    def firsts(self, start: int, actions: int, free: int) -> dict[int, list[tuple[int, int]]]:
        """By first step (see `reach`): the zones it can lead to, with the actions left there."""
        firsts: dict[int, list[tuple[int, int]]] = {}
        for zone, (cost, first) in self.reach(start, actions, free).items():
            end = (zone, actions - cost + free if cost > free else actions)
            ends = firsts.get(first)
            if ends is None:
                firsts[first] = [end]
            else:
                ends.append(end)
        return firsts

    def fetches(self, start: int, actions: int, free: int, searched: bool) -> bool:
        """True if the survivor may be able to search a neighbouring zone and come back."""
        return not searched and actions + free > 2 and not self.threats.size[start]

    def fetch(self, start: int, room: int, actions: int, free: int) -> float:
        """The value of ending the turn in zone `start` after a search in the neighbouring zone `room`."""
        if self.threats.size[room] or self.unseen(room) or not self.hides(room):
            return NOTHING
        left = actions - 1 - max(0, 2 - free)
        if left < 0:
            return NOTHING
        return self.ends(start, left, True) + min(IDLE, self.find) - self.fright(room, left)

    def sallies(self, start: int, actions: int, free: int) -> bool:
        """True if the survivor may be able to shoot from a neighbouring zone and come back."""
        return self.shoots and actions > 0 and actions + free > 2 and not self.threats.size[start]

    def sally(self, start: int, post: int, actions: int, free: int, searched: bool) -> float:
        """The value of ending the turn in zone `start` after shots from the neighbouring zone `post`."""
        left = actions - max(0, 2 - free)
        if left < 1 or self.threats.size[post] or self.unseen(post):
            return NOTHING
        worth, aim, remaining = self.shots(post, left)
        if aim < 0 or aim == start:
            return NOTHING
        with self.threats.supposing([(aim, remaining)]):
            return self.ends(start, 0, searched) + SALLY * worth

    def run(self, start: int, steps: int, actions: int, glide: bool, floor: float = NOTHING) -> float:
        """The best value of a move of several zones; zombies stop a survivor who does not glide."""
        edge = [start]
        zones = [start]
        for _ in range(steps):
            following: list[int] = []
            for zone in edge:
                if self.threats.size[zone] and not glide:
                    continue
                for near in self.threats.near[zone]:
                    if near not in zones:
                        zones.append(near)
                        following.append(near)
            edge = following
        top = NOTHING
        for zone in zones:
            value = self.ends(zone, actions, self.searched, top if top > floor else floor)
            if value > top:
                top = value
        return top
