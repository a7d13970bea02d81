"""The worth of zones, searches, kills and opened doors to one survivor in this turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from shamble.city.advice.attack_estimates import Counts
from shamble.city.advice.goal_zones import GoalZones
from shamble.city.advice.horde_ground import number
from shamble.city.advice.team_distances import TeamDistances
from shamble.city.advice.threats import NOBODY, Threats, wound_cost
from shamble.city.board.board import Door
from shamble.city.table.pieces import Car
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget

STEP: Final = 2.4
"""Worth of each zone nearer to the target."""
SEARCH: Final = 1.5
"""Base worth of a search."""
BEHIND: Final = 0.2
"""Factor of the worth of steps behind the place where the way is blocked: whoever waits may search or shoot from there
meanwhile. It lowers the share of unspent actions by 1 to 2 points and does not change how often games are won."""
ROOM: Final = 3.0
"""Number of zones behind that place to which the factor applies."""
AHEAD: Final = 3
"""Number of steps towards the target that are tried for a blocked way."""
LEASH: Final = 2
"""Number of zones that a survivor may be ahead of the others."""
APART: Final = 0.4
"""Cost of each zone between a survivor and the others."""
CARE: Final = 2.0
"""Cost of opening from which a plan does not walk through the door in the same turn."""
EAGER: Final = 2.0
"""Factor by which a search is worth more to a badly armed team."""
POOR: Final = 1.2
FAIR: Final = 1.9
"""Expected hits of the best attack below which a survivor is armed poorly, or no more than fairly."""
SURE: Final = 2.0
"""Number of zones farther that a survivor goes for a search that always finds a weapon."""
FAR_OFF: Final = 1000.0
"""Distance that no survivor has, in zones."""
FEAR: Final = 0.5
"""Factor of the cost of threats in the value of an end: mates help more than an estimate for one survivor can tell."""
PATIENCE: Final = 20
"""Number of rounds that a team may use to get ready."""
BOREDOM: Final = 0.5
"""Worth added to opening a door by every round after `PATIENCE`."""
KILL: Final[tuple[float, ...]] = (0.0, 1.0, 1.4, 10.0)
"""Worth of a killed zombie, by the damage it needs; multiplied by its actions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnWorth:
    """The aims of a survivor in this turn and the worth of what can be done for them. `TurnPlan` combines them."""

    __slots__ = (
        *(
            "_besieged",
            "_care",
            "_concern",
            "_passable",
            "actions",
            "arming",
            "blocked_at",
            "bored",
            "bottle",
            "company",
        ),
        *("exits", "find", "free", "hurry", "mates", "me", "pack", "poor", "roads", "s", "searched", "shoots"),
        *("slippery", "stocked", "target", "threats", "to_target", "together", "tools", "turn", "wishes"),
    )

    def __init__(self, s: CityState, who: str) -> None:
        self.s: Final = s
        self.me: Final[Survivor] = s.survivor(who)
        threats = s.threats
        if threats is None or not threats.holds(s, who):
            threats = s.threats = self.weigh(s, who, threats)
        self.threats: Final[Threats] = threats
        self.wishes: Final = GoalZones(s)
        self.mates: Final = self.threats.mates
        company = threats.company
        if company is None or company.ways is not self.wishes.ways:
            company = threats.company = TeamDistances(self.mates, self.wishes.ways)
        self.company: Final[TeamDistances] = company
        taste = s.rules.book.taste
        self.poor: Final = bool(taste.armed) and self.strength() < taste.armed
        """True if the team should look for weapons first."""
        self.stocked: Final = [car.zone for car in s.cars if car.kind == "police"] if self.poor else []
        """Street zones where a search always finds a weapon (police cars); only for a badly armed team."""
        shelter = self.shelter() if self.poor and not self.wishes.errand(self.me) else -1
        target = shelter if shelter >= 0 else self.wishes.target(self.me, company)
        if target in s.rules.mission.exits and self.too_early():
            room = self.shelter()
            target = room if room >= 0 else target
        self.target: Final = target
        self.arming: Final = target >= 0 and target not in self.wishes.musts and (self.poor or self.too_early())
        """True if the target is a place to look for weapons, not one that a goal asks for."""
        self.turn: Final = TurnBudget(s, self.me)
        kit = self.turn.kit
        self.actions: Final = self.turn.actions
        self.free: Final = self.turn.can("move") - max(0, self.actions)
        self.bottle: Final = bool([card for card in self.me.hands if s.rules.deadly(card)])
        self.shoots: Final = self.bottle or bool(threats.arms[who].ranged)
        """True if the survivor can attack other zones."""
        self.slippery: Final = bool(kit.slippery_skill)
        self.searched: Final = bool(s.spent("turn", "search")) and not kit.searches_again
        self._care: dict[int, float] = {}
        self.tools: Final = bool(kit.tools)
        self._passable: dict[int, bool] = {}
        mission = s.rules.mission
        self.bored: Final = max(0, s.round - PATIENCE)
        """Number of rounds beyond `PATIENCE`; it makes a team leave a safe place behind a door."""
        restless = taste.restless * (min(s.round, 15) + self.bored)
        self.hurry: Final = mission.hurry * (1.0 + restless)
        leaving = mission.exits and self.wishes.outside and not self.kept and mission.may_leave(s, self.me)
        self.exits: Final = mission.exits if leaving else []
        """Exits that the survivor may leave by now."""
        self.roads: Final = [car.zone for car in s.cars if self.waits(car)] if taste.drives else []
        """Zones where a mate's car would run over a survivor."""
        self.together: Final = bool(self.mates) and (not self.exits or bool(self.stragglers))
        """True if the distance to the others counts."""
        self._concern: dict[int, float] = {}
        self.to_target: Final = self.wishes.ways.steps(target) if target >= 0 else ()
        """Distance to the target by zone; empty without a target."""
        self.pack: Final[float] = company.mean(target) if target >= 0 else 0.0
        """Average distance of the others to the target."""
        self.blocked_at: Final = self.reach_of_way() if target >= 0 else FAR_OFF
        """Distance to the target, in zones, at which the way there is blocked for now; `FAR_OFF` if it is not."""
        self.find: Final = self.search_worth()
        """Worth of a search."""
        self._besieged: tuple[int, int] | None = None

    def strength(self) -> float:
        """Expected kills of one action, averaged over the team."""
        punches = [self.threats.punch(survivor) for survivor in (self.me, *self.mates)]
        return sum(punches) / len(punches)

    @property
    def stragglers(self) -> list[Survivor]:
        """Mates far from every exit, for whom the others should keep the exits open."""
        return self.company.stragglers(self.s.rules.mission.exits)

    @property
    def ready(self) -> bool:
        """True if all mates but one, at most, are near enough to open a new building."""
        here, near = self.me.zone, self.s.rules.book.taste.near
        company = [steps for steps in self.company.to_mates if steps[here] <= near]
        return len(company) >= len(self.mates) - 1

    def too_early(self) -> bool:
        """True if the exits are closed until a goal without a known zone is met, so that there is time to get ready."""
        if self.s.rules.mission.may_leave(self.s, self.me):
            return False
        return not all(goal.leaves(self.s) for goal in self.wishes.open)

    def waits(self, car: Car) -> bool:
        """True if another survivor is at the wheel and may drive off without this one."""
        return car.drivable and car.driver not in ("", self.me.id) and self.me.car != car.id

    def shelter(self) -> int:
        """The zone where a badly armed team searches: a near police car, else a room; -1 if there is none."""
        people = [self.me.zone, *[mate.zone for mate in self.mates]]
        rooms = self.wishes.pantries(self.wishes.target(self.me, self.company))
        far = {zone: sum([self.wishes.far(here, zone) for here in people]) / len(people) for zone in rooms}
        for zone in self.stocked:
            far[zone] = sum([self.wishes.far(here, zone) for here in people]) / len(people) - SURE
        return min(far, key=lambda zone: far[zone]) if far else -1

    def weigh(self, s: CityState, who: str, earlier: Threats | None) -> Threats:
        """Evaluates the threats; a book may use a subclass."""
        return Threats(s, who, earlier)

    def passable(self, door: Door) -> bool:
        """True if a plan may walk through this closed door in the same turn."""
        cached = self._passable.get(door.index)
        if cached is None:
            cached = self._passable[door.index] = self._admits(door)
        return cached

    def _admits(self, door: Door) -> bool:
        """Computes `passable`: never a door that is open already or that no goal allows to open; into a building that
        nobody has opened only with the mates at hand and at little risk."""
        s = self.s
        if s.doors >> door.index & 1 or not self.wishes.opens(door):
            return False
        unseen = [zone for zone in (door.a, door.b) if self.unseen(zone)]
        if unseen and s.rules.book.taste.wary and self.pressed:
            return False
        return not unseen or (self.ready and all(self.care(zone) < CARE for zone in unseen))

    def unseen(self, zone: int) -> bool:
        """True if the zone's building has not been opened."""
        building = self.s.board.zones[zone].building
        return building >= 0 and not self.s.opened >> building & 1

    def way(self, zone: int) -> float:
        """Worth of a zone's position: near to the target, but not far ahead of the others nor far from them."""
        value = 0.0
        if self.target >= 0:
            far = float(self.to_target[zone])
            if self.together and self.pack < 20:
                ahead = self.pack - LEASH - far
                if ahead > 0:
                    value -= 0.8 * ahead
                    far += ahead
            behind = min(far - self.blocked_at, ROOM)
            if behind > 0.0:
                far -= (1.0 - BEHIND) * behind
            value -= STEP * self.hurry * far
        if self.together:
            # The last step to a mate in another zone is not a zone in between.
            elsewhere = len(self.mates) - len(self.threats.teams.get(zone, NOBODY))
            value -= APART * min(6.0, (self.company.far(zone) - elsewhere) / len(self.mates))
        return value

    def reach_of_way(self) -> float:
        """Computes `blocked_at`: the way ends before a door that this survivor cannot open, and before a zone whose
        enemies cost more than the step is worth. Whoever is at the target stays: with the factor there too, missions
        in which something is brought to a place were won half as often."""
        threats, to_target = self.threats, self.to_target
        zone = self.me.zone
        for _ in range(AHEAD):
            far = to_target[zone]
            if not far:
                return FAR_OFF
            following, harm = -1, 0.0
            for near in threats.near[zone]:
                if to_target[near] < far:
                    cost = threats.with_one(near, 0, False)
                    if following < 0 or cost < harm:
                        following, harm = near, cost
            if following < 0:
                return FAR_OFF if self.tools else float(far)
            if FEAR * (harm - threats.with_one(zone, 0, False)) > STEP * self.hurry:
                return float(far)
            zone = following
        return FAR_OFF

    def search_worth(self) -> float:
        """Worth of a search: the worse the survivor's weapons, the higher."""
        hungry = self.hungry
        if len(self.me.gear) >= 5 and not hungry:
            return 0.3
        best = self.best_blow()
        need = 2.6 if best < POOR else 1.8 if best < FAIR else 0.6
        return SEARCH / self.hurry * need * (EAGER if self.poor else 1.0) + (2.0 if hungry else 0.0)

    def best_blow(self) -> float:
        """Expected hits of the survivor's best attack; damage 2 or more counts for more."""
        best = 0.0
        for blow in self.threats.arms[self.me.id].blows:
            best = max(best, blow.hits * (1.4 if blow.damage > 1 else 1.0))
        return best

    @property
    def poorly_armed(self) -> bool:
        """True if a better weapon would help this survivor much."""
        return self.best_blow() < FAIR

    def besieged(self) -> tuple[int, int]:
        """Number of zombies in the survivor's zone, and in neighbouring zones."""
        cached = self._besieged
        if cached is None:
            s, here = self.s, self.me.zone
            cached = self._besieged = (s.crowd(here), sum([s.crowd(near) for near in self.threats.near[here]]))
        return cached

    def hides(self, zone: int) -> bool:
        """True if a search in the zone can find something."""
        if self.s.board.zones[zone].street:
            return zone in self.stocked
        return self.s.rules.mission.searchable(self.s, zone)

    def fright(self, zone: int, left: int) -> float:
        """Expected cost of a zombie that a search may wake if no survivor there is left to kill it."""
        ambush = self.s.rules.book.taste.ambush
        if left > 0 or not ambush:
            return 0.0
        lives = [self.me.life]
        for mate in self.threats.teams.get(zone, []):
            if not mate.acted:
                return 0.0
            lives.append(mate.life)
        return ambush * wound_cost(1.0, lives, self.threats.death)

    @property
    def kept(self) -> bool:
        """True if the survivor should not leave the board yet."""
        if self.wishes.kept:
            return True
        for goal in self.wishes.open:
            if goal.holds_back(self.s, self.me):
                return True
        return False

    @property
    def hungry(self) -> bool:
        """True if a goal still needs a card that must be searched for."""
        for goal in self.wishes.open:
            if goal.searching(self.s):
                return True
        return False

    @property
    def champion(self) -> bool:
        """True if this survivor has the most adrenaline of the team."""
        return all(mate.ap < self.me.ap or (mate.ap == self.me.ap and mate.id > self.me.id) for mate in self.mates)

    def kill_worth(self, before: Counts, after: Counts, zone: int) -> float:
        """Worth of the kills between the counts before and after an attack on a zone."""
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
        """Factor for the worth of kills in a zone, by its distance to the nearest survivor."""
        cached = self._concern.get(zone)
        if cached is None:
            near = min([self.wishes.far(zone, self.me.zone), *[steps[zone] for steps in self.company.to_mates]])
            cached = self._concern[zone] = 1.0 if near <= 1 else 0.6 if near == 2 else 0.3
        return cached

    def prize(self, zone: int) -> float:
        """Worth of what this survivor can take or reach in a zone."""
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

    def opening(self, zone: int) -> float:
        """Worth of opening a door on the way: higher if the others are near and can still act."""
        s = self.s
        walk = s.topology().distances(self.target)[self.me.zone]
        if 0 <= walk <= self.wishes.far(zone, self.target) + 3:
            return -1.0
        eager = 2.0 * STEP + BOREDOM * self.bored
        if not self.unseen(zone):
            return eager
        if not self.bored and (not self.ready or (s.rules.book.taste.wary and self.pressed)):
            return s.rules.book.taste.unready
        return eager - self.care(zone)

    @property
    def pressed(self) -> bool:
        """True if zombies are in the survivor's zone or a neighbouring one."""
        here = self.me.zone
        size = self.threats.size
        return size[here] > 0 or any(size[zone] > 0 for zone in self.threats.near[here])

    def care(self, zone: int) -> float:
        """Extra risk of opening a building now instead of with all mates near and fresh, who could kill the zombies
        inside."""
        s, threats = self.s, self.threats
        building = s.board.zones[zone].building
        risk = self._care.get(building)
        if risk is None:
            dark = len([room for room in s.board.zones if room.building == building and s.rules.spawns_inside(room)])
            inside = dark * s.rules.book.taste.rush[threats.level][1]
            most = able = threats.punch(self.me) * max(0, self.actions - 1)
            for mate in self.mates:
                blows = threats.punch(mate) * s.rules.actions
                most += blows
                if not mate.acted:
                    able += threats.punch(mate) * max(0, s.rules.actions - self.wishes.far(self.me.zone, mate.zone))
            risk = s.rules.book.taste.risk * (max(0.0, inside - able) - max(0.0, inside - most))
            self._care[building] = risk
        return risk
