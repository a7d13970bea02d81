"""One survivor's turn thought to its end: where to stand when the zombies act, and what to do on the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from shamble.city.advice.attack_estimates import Counts, strike
from shamble.city.advice.goal_zones import Wishes
from shamble.city.advice.judged import NOTHING
from shamble.city.advice.team_distances import Company
from shamble.city.advice.threats import NOBODY, Threats, number, toll
from shamble.city.board.board import Door
from shamble.city.table.pieces import Car
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import Turn

STEP: Final = 2.4
"""What one zone towards the goal is worth."""
SEARCH: Final = 1.5
LEASH: Final = 2
"""So many zones may one be ahead of the others."""
BOTTLE: Final = 3.0
"""What something deadly is worth unthrown."""
APART: Final = 0.4
"""What each zone costs that lies between one and the others."""
UNSEEN: Final = 4.0
"""What it costs to end a turn in a house that nobody has looked into."""
RISK: Final = 1.5
"""What each zombie costs that nobody is left to kill when a house is opened."""
CARE: Final = 2.0
"""Above this one does not count on walking through a door in the same turn."""
EAGER: Final = 2.0
"""How much more a search counts to a team that is badly armed."""
SURE: Final = 2.0
"""How many zones farther one goes for a search that always finds a weapon."""
ESCAPE: Final = 40.0
"""What it is worth to be out of here."""
PATIENCE: Final = 40
"""So many rounds one may take to get ready."""
BOREDOM: Final = 0.5
"""How much more an open door counts with every round after that."""
ROAD: Final = 3.0
"""What it costs to stand in the way of a car that one of us is about to drive."""
IDLE: Final = 1.0
"""What a search next door is worth to who has nothing else to do: less than a step towards the goal."""
CLEAR: Final = 0.4
"""So few zombies left on average count as none."""
KILL: Final[tuple[float, ...]] = (0.0, 1.0, 1.4, 10.0)
"""What a dead zombie is worth, by the damage it needs; a fast one counts twice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """What a survivor could still make of this turn."""

    __slots__ = (
        *("_besieged", "_care", "_concern", "_passable", "_reached", "_stays", "actions", "bored", "bottle"),
        *("company", "exits", "find", "free", "glides", "hurry", "mates", "me", "pack", "poor", "roads", "s"),
        *("searched", "shoots", "stocked", "target", "threats", "to_target", "together", "tools", "turn", "wishes"),
    )

    def __init__(self, s: City, who: str) -> None:
        self.s: Final = s
        self.me: Final[Survivor] = s.survivor(who)
        known = s.threats
        if known is None or not known.holds(s, who):
            known = s.threats = self.weigh(s, who, known)
        self.threats: Final[Threats] = known
        self.wishes: Final = Wishes(s)
        self.mates: Final = self.threats.mates
        company = known.company
        if company is None or company.ways is not self.wishes.ways:
            company = known.company = Company(self.mates, self.wishes.ways)
        self.company: Final[Company] = company
        taste = s.rules.book.taste
        self.poor: Final = bool(taste.armed) and self.strength() < taste.armed
        """Whether the team had better look for weapons first."""
        self.stocked: Final = [car.zone for car in s.cars if car.kind == "police"] if self.poor else []
        """Streets where a search finds a weapon for sure."""
        shelter = self.shelter() if self.poor and not self.wishes.errand(self.me) else -1
        target = shelter if shelter >= 0 else self.wishes.target(self.me, company)
        if target in s.rules.mission.exits and self.too_early():
            room = self.shelter()
            target = room if room >= 0 else target
        self.target: Final = target
        self.turn: Final = Turn(s, self.me)
        kit = self.turn.kit
        self.actions: Final = self.turn.actions
        self.free: Final = self.turn.can("move") - max(0, self.actions)
        self.bottle: Final = bool([card for card in self.me.hands if s.rules.deadly(card)])
        self.shoots: Final = self.bottle or bool(known.arms[who].ranged)
        """Whether anything can be done to those in another zone."""
        self.glides: Final = bool(kit.glides)
        self.searched: Final = bool(s.spent("turn", "search")) and not kit.searches_again
        self._care: dict[int, float] = {}
        self.tools: Final = bool(kit.tools)
        self._passable: dict[int, bool] = {}
        mission = s.rules.mission
        self.bored: Final = max(0, s.round - PATIENCE)
        """Rounds in which nothing was won by waiting: whoever is safe behind a door may not stay there for ever."""
        restless = taste.restless * (min(s.round, 15) + self.bored)
        self.hurry: Final = mission.hurry * (1.0 + restless)
        leaving = mission.exits and self.wishes.outside and not self.kept and mission.may_leave(s, self.me)
        self.exits: Final = mission.exits if leaving else []
        """Where one may leave now."""
        self.roads: Final = [car.zone for car in s.cars if self.waits(car)] if taste.drives else []
        """Where a car would run over whoever stands there."""
        self.together: Final = bool(self.mates) and (not self.exits or bool(self.stragglers))
        """Whether it matters how far one is from the others."""
        self._stays: dict[int, float] = {}
        self._concern: dict[int, float] = {}
        self._reached: dict[int, tuple[int, int]] | None = None
        self.to_target: Final = self.wishes.ways.steps(target) if target >= 0 else ()
        """How far it is from every zone."""
        self.pack: Final[float] = company.mean(target) if target >= 0 else 0.0
        """How far the others are from the goal on average."""
        self.find: Final = self.search_worth()
        """What a search is worth."""
        self._besieged: tuple[int, int] | None = None

    def strength(self) -> float:
        """How many fall to one action, on the average of the team."""
        punches = [self.threats.punch(one) for one in (self.me, *self.mates)]
        return sum(punches) / len(punches)

    @property
    def stragglers(self) -> list[Survivor]:
        """Those for whom the others should keep the way open."""
        return self.company.stragglers(self.s.rules.mission.exits)

    @property
    def ready(self) -> bool:
        """Whether the others are near enough to open what has not been opened yet."""
        here = self.me.zone
        near = [steps for steps in self.company.to_mates if steps[here] <= 2]
        return len(near) >= len(self.mates) - 1

    def too_early(self) -> bool:
        """Whether the way out is closed until something else is done for which no place is known: time to get ready."""
        if self.s.rules.mission.may_leave(self.s, self.me):
            return False
        return not all(goal.leaves(self.s) for goal in self.wishes.open)

    def waits(self, car: Car) -> bool:
        """Whether somebody else sits at the wheel and may drive off, without taking this one along."""
        return car.drivable and car.driver not in ("", self.me.id) and self.me.car != car.id

    def shelter(self) -> int:
        """Where a badly armed team searches: at a police car that is near, else in a house."""
        people = [self.me.zone, *[mate.zone for mate in self.mates]]
        rooms = self.wishes.pantries()
        far = {zone: sum([self.wishes.far(here, zone) for here in people]) / len(people) for zone in rooms}
        for zone in self.stocked:
            far[zone] = sum([self.wishes.far(here, zone) for here in people]) / len(people) - SURE
        return min(far, key=lambda zone: far[zone]) if far else -1

    def weigh(self, s: City, who: str, known: Threats | None) -> Threats:
        """What standing somewhere costs, as this book sees it."""
        return Threats(s, who, known)

    def passable(self, door: Door) -> bool:
        """Whether one may count on walking through a closed door in the same turn."""
        known = self._passable.get(door.index)
        if known is None:
            known = self._passable[door.index] = self._admits(door)
        return known

    def _admits(self, door: Door) -> bool:
        s = self.s
        if s.doors >> door.index & 1 or not self.wishes.opens(door):
            return False
        unseen = [zone for zone in (door.a, door.b) if self.unseen(zone)]
        if unseen and s.rules.book.taste.wary and self.pressed:
            return False
        return not unseen or (self.ready and all(self.care(zone) < CARE for zone in unseen))

    def unseen(self, zone: int) -> bool:
        """Whether a zone's building has not been opened yet."""
        building = self.s.board.zones[zone].building
        return building >= 0 and not self.s.opened >> building & 1

    # -- worth ---------------------------------------------------------------------------------------------------

    def way(self, zone: int) -> float:
        """Nearer to the goal is better, but not far ahead of the others, and not far from them."""
        value = 0.0
        if self.target >= 0:
            far = float(self.to_target[zone])
            if self.together and self.pack < 20:
                ahead = self.pack - LEASH - far
                if ahead > 0:
                    value -= 0.8 * ahead
                    far += ahead
            value -= STEP * self.hurry * far
        if self.together:
            # The last step to each of them, if there is any, lies between nobody.
            elsewhere = len(self.mates) - len(self.threats.teams.get(zone, NOBODY))
            value -= APART * min(6.0, (self.company.far(zone) - elsewhere) / len(self.mates))
        return value

    def search_worth(self) -> float:
        """The worse the weapons, the better a search."""
        hungry = self.hungry
        if len(self.me.gear) >= 5 and not hungry:
            return 0.3
        best = 0.0
        for blow in self.threats.arms[self.me.id].blows:
            best = max(best, blow.hits * (1.4 if blow.damage > 1 else 1.0))
        need = 2.6 if best < 1.2 else 1.8 if best < 1.9 else 0.6
        return SEARCH / self.hurry * need * (EAGER if self.poor else 1.0) + (2.0 if hungry else 0.0)

    def besieged(self) -> tuple[int, int]:
        """How many stand here, and how many are a step away."""
        known = self._besieged
        if known is None:
            s, here = self.s, self.me.zone
            known = self._besieged = (s.crowd(here), sum([s.crowd(near) for near in self.threats.near[here]]))
        return known

    def hides(self, zone: int) -> bool:
        """Whether there is anything to be found in a zone."""
        if self.s.board.zones[zone].street:
            return zone in self.stocked
        return self.s.rules.mission.searchable(self.s, zone)

    def fright(self, zone: int, left: int) -> float:
        """What the zombie that a search may wake costs if nobody is left to kill it."""
        ambush = self.s.rules.book.taste.ambush
        if left > 0 or not ambush:
            return 0.0
        team = self.threats.teams.get(zone, [])
        if any(not mate.acted for mate in team):
            return 0.0
        return ambush * toll(1.0, [self.me.life, *[mate.life for mate in team]], self.threats.death)

    @property
    def kept(self) -> bool:
        """Whether one should not leave yet."""
        return self.wishes.kept or any(goal.holds_back(self.s, self.me) for goal in self.wishes.open)

    @property
    def hungry(self) -> bool:
        """Whether the mission still waits for something that must be searched for."""
        return bool([goal for goal in self.wishes.open if goal.searching(self.s)])

    @property
    def champion(self) -> bool:
        """Whether this is the one who has most adrenaline."""
        return all(mate.ap < self.me.ap or (mate.ap == self.me.ap and mate.id > self.me.id) for mate in self.mates)

    def kill_worth(self, before: Counts, after: Counts, zone: int) -> float:
        worth = 0.0
        for kind in self.threats.about:
            fallen = before[kind.index] - after[kind.index]
            if fallen > 0:
                worth += fallen * KILL[min(3, kind.needs)] * kind.actions
        if not worth:
            return 0.0
        if zone in self.threats.strays:
            worth += self.threats.strays[zone] * (number(before) - number(after))
        if self.wishes.hero:
            worth *= 2.0 if self.champion else 0.6
        return worth * self.concern(zone)

    def concern(self, zone: int) -> float:
        """How much it matters to any of us what stands in a zone."""
        known = self._concern.get(zone)
        if known is None:
            near = min([self.wishes.far(zone, self.me.zone), *[steps[zone] for steps in self.company.to_mates]])
            known = self._concern[zone] = 1.0 if near <= 1 else 0.6 if near == 2 else 0.3
        return known

    # -- the rest of the turn --------------------------------------------------------------------------------------

    def ends(self, zone: int, left: int, searched: bool, floor: float = NOTHING) -> float:
        """The value of ending the turn in a zone with so many actions left to be used there. What is not above `floor`
        is of no use to who asks: it may be said to be better than it is, but not better than that."""
        threats = self.threats
        known = self._stays.get(zone)
        value = self.stays(zone) if known is None else known
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
        if left > 0 and not here:
            if not searched and self.hides(zone):
                left -= 1
                value += self.find - (self.fright(zone, left) if not left else 0.0)
            if left > 0 and self.shoots:
                value += self.shots(zone, left)
            blows = 0
        elif left > 0:
            after = threats.fight(self.me, zone, counts, left)
            value += self.kill_worth(counts, after, zone)
        if value <= floor:
            # What it costs would only make it worse, but for what it spares those who are there.
            bound = value + threats.relief(zone)
            if bound <= floor:
                return bound
        return value - threats.with_one(zone, blows, sealed)

    def stays(self, zone: int) -> float:
        """What a zone is worth to who does nothing more, whoever may come there."""
        value = self.way(zone)
        if self.threats.strays:
            value += self.threats.watched(zone)
        value -= (UNSEEN if self.unseen(zone) else 0.0) + (ROAD if zone in self.roads else 0.0)
        if not self.threats.strays:
            self._stays[zone] = value
        return value

    def prize(self, zone: int) -> float:
        """What lies in a zone for this one to take."""
        worth = self.wishes.prizes.get(zone, 0.0)
        if not worth:
            return 0.0
        s = self.s
        mission = s.rules.mission
        tokens = [token for token in s.tokens if token.zone == zone]
        if self.wishes.hero and not self.champion and any(token.kind == "objective" for token in tokens):
            return 0.0
        if tokens and not any(mission.takeable(s, self.me, token) for token in tokens):
            return 0.0
        if not all(mission.helps(s, self.me, token) for token in tokens):
            return 0.0
        return worth

    def shots(self, zone: int, left: int) -> float:
        """Kills by shooting from a zone."""
        threats = self.threats
        best = 0.0
        guns = threats.arms[self.me.id].ranged
        for crowd, far in threats.in_sight(zone):
            counts = threats.horde[crowd]
            for blow in guns:
                if blow.least <= far <= blow.most and (blow.safe or not threats.people[crowd]):
                    after = strike(threats.rules, counts, blow.hits * left, blow.damage, blow.free)
                    best = max(best, 0.8 * self.kill_worth(counts, after, crowd))
            if far == 1 and self.bottle and not threats.people[crowd]:
                best = max(best, self.kill_worth(counts, [0.0] * len(counts), crowd) - BOTTLE)
        return best

    def reach(self, start: int, actions: int, free: int) -> dict[int, tuple[int, int]]:
        """Zones that can be reached: how many moves it takes, and the first step (below zero: a door to be opened)."""
        if start != self.me.zone or free != self.free or self.threats.ground.supposed:
            return self._reach(start, actions, free)
        if not 0 < actions <= self.actions:
            return self._reach(start, actions, free)
        # With fewer actions it is the nearer part of what can be reached with all of them.
        known = self._reached
        if known is None:
            known = self._reached = self._reach(start, self.actions, free)
        if actions == self.actions:
            return known
        budget = actions + free
        return {zone: way for zone, way in known.items() if way[0] <= budget}

    def _reach(self, start: int, actions: int, free: int) -> dict[int, tuple[int, int]]:
        """Leaving a crowd costs more; so does a door, if it has shown already what is behind it."""
        found = {start: (0, start)}
        budget = actions + free
        edge = [start]
        opens = actions > 0 and self.tools
        doors_of = self.s.board.doors_of
        near_to, size = self.threats.near, self.threats.size
        while edge:
            following: list[int] = []
            for zone in edge:
                spent, first = found[zone]
                cost = spent + 1
                if size[zone] and not self.glides:
                    cost += int(size[zone] + 0.5)
                if cost > budget:
                    continue
                for near in near_to[zone]:
                    known = found.get(near)
                    if known is None or cost < known[0]:
                        found[near] = (cost, near if zone == start else first)
                        following.append(near)
                if not opens or cost >= budget:
                    continue
                for door in doors_of[zone]:
                    near = door.b if zone == door.a else door.a
                    known = found.get(near)
                    if (known is None or cost + 1 < known[0]) and self.passable(door):
                        found[near] = (cost + 1, -1 - door.index if zone == start else first)
                        following.append(near)
            edge = following
        return found

    def best(self, start: int, actions: int, free: int, searched: bool, floor: float = NOTHING) -> float:
        """The best end of the turn from here; `floor` as in `ends`."""
        top = NOTHING
        for zone, (cost, _) in self.reach(start, actions, free).items():
            left = actions - cost + free if cost > free else actions
            value = self.ends(zone, left, searched, top if top > floor else floor)
            if value > top:
                top = value
        if self.fetches(start, actions, free, searched):
            for room in self.threats.near[start]:
                top = max(top, self.fetch(start, room, actions, free))
        return top

    def firsts(self, start: int, actions: int, free: int) -> dict[int, list[tuple[int, int]]]:
        """Where every first step may lead, be it to a zone or below zero through a door; and the actions left there."""
        firsts: dict[int, list[tuple[int, int]]] = {}
        for zone, (cost, first) in self.reach(start, actions, free).items():
            end = (zone, actions - cost + free if cost > free else actions)
            known = firsts.get(first)
            if known is None:
                firsts[first] = [end]
            else:
                known.append(end)
        return firsts

    def fetches(self, start: int, actions: int, free: int, searched: bool) -> bool:
        """Whether one might search next door and come back."""
        return not searched and actions + free > 2 and not self.threats.size[start]

    def fetch(self, start: int, room: int, actions: int, free: int) -> float:
        """The end of a turn where it began, with a search next door in between."""
        if self.threats.size[room] or self.unseen(room) or not self.hides(room):
            return NOTHING
        left = actions - 1 - max(0, 2 - free)
        if left < 0:
            return NOTHING
        return self.ends(start, left, True) + min(IDLE, self.find) - self.fright(room, left)

    def run(self, start: int, steps: int, actions: int, glide: bool, floor: float = NOTHING) -> float:
        """The best end of a move of several zones; a crowd stops who does not glide through."""
        edge = [start]
        found = [start]
        for _ in range(steps):
            following: list[int] = []
            for zone in edge:
                if self.threats.size[zone] and not glide:
                    continue
                for near in self.threats.near[zone]:
                    if near not in found:
                        found.append(near)
                        following.append(near)
            edge = following
        top = NOTHING
        for zone in found:
            value = self.ends(zone, actions, self.searched, top if top > floor else floor)
            if value > top:
                top = value
        return top

    def opening(self, zone: int) -> float:
        """What opening a door on the way brings: more when the others are near and can still act."""
        s = self.s
        walk = s.topology().distances(self.target)[self.me.zone]
        if 0 <= walk <= self.wishes.far(zone, self.target) + 3:
            return -1.0
        eager = 2.0 * STEP + BOREDOM * self.bored
        if not self.unseen(zone):
            return eager
        if not self.bored and (not self.ready or (s.rules.book.taste.wary and self.pressed)):
            return -4.0
        return eager - self.care(zone)

    @property
    def pressed(self) -> bool:
        """Whether there is enough to do here without opening another house."""
        here = self.me.zone
        size = self.threats.size
        return size[here] > 0 or any(size[zone] > 0 for zone in self.threats.near[here])

    def care(self, zone: int) -> float:
        """What it costs to open a house now rather than with all near and fresh: who shall kill what is inside?"""
        s, threats = self.s, self.threats
        building = s.board.zones[zone].building
        known = self._care.get(building)
        if known is None:
            dark = len([room for room in s.board.zones if room.building == building and s.rules.spawns_inside(room)])
            inside = dark * s.rules.book.taste.rush[threats.level][1]
            most = able = threats.punch(self.me) * max(0, self.actions - 1)
            for mate in self.mates:
                blows = threats.punch(mate) * s.rules.actions
                most += blows
                if not mate.acted:
                    able += threats.punch(mate) * max(0, s.rules.actions - self.wishes.far(self.me.zone, mate.zone))
            known = RISK * (max(0.0, inside - able) - max(0.0, inside - most))
            self._care[building] = known
        return known
