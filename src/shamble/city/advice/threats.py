"""Costs of ending a turn in a zone: the wounds to come, the zombies on their way, and the survivors who could stop
them.

Costs are in rough units of a wound. Zombies act after all survivors, and only those in the zone, or fast ones in a
neighbouring zone, can bite in the coming phase. All estimates therefore look at a zone and its neighbours.

`Threats` tests by itself whether it still holds, instead of being a derived value of the state (`core.derived`): it is
kept while its own survivor moves and re-arms, which a value that names `survivors` would not survive, and then clears
only the estimates that such a step changes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from shamble.city.advice.attack_estimates import Counts, strike
from shamble.city.advice.battlefield import DEATH, TRUST, Battlefield
from shamble.city.advice.horde_ground import number
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor

WOUND: Final[tuple[float, ...]] = (0.0, DEATH, 9.0, 5.0, 4.0)
"""Cost of a wound by the life points left. The last one loses the game, unless the team may go on."""
EXTRA: Final = 0.05
"""Probability per active spawn point, from danger level yellow on, that a card activates a whole kind once more."""
STUCK: Final = 8.0
"""Cost for each survivor of staying with an enemy that cannot be killed: if everybody left, nobody would be bitten."""
FOLLOWED: Final = 5.0
"""Cost of each enemy that nothing kills and that follows the survivor."""
HOT: Final = 0.5
"""Cost of standing in a zone where zombies spawn."""
COVER: Final = 1.0
"""Fraction of the shots of mates who have not acted that a plan counts on where enemies are about to come from: with
0.5, 208 of 480 games were won instead of 223."""
TRAP: Final = 0.6
"""Probability of death for a survivor who starts the next turn among more zombies than can be killed or left."""
DOOM: Final = 0.6
"""Probability that zombies that cannot be killed bite in the round after the next."""
NOBODY: Final[list[Survivor]] = []
"""Shared empty list."""
KEYS: Final = 256
"""Number of keys that each zone has in the cache of `Threats.with_one`: two for each number of attacks."""
Priced = dict[int, float]
"""Cost of ending the turn, by key of `Threats.with_one`."""


def wound_cost(n: float, lives: list[int], death: float = DEATH) -> float:
    """Cost of `n` wounds if the survivors with the most life take them first; `death` is the cost of a last life
    point."""
    if n <= 0 or not lives:
        return 0.0
    cost = 0.0
    for life in range(max(lives), 0, -1):
        wound = death if life == 1 else WOUND[life if life < 4 else 4]
        for points in lives:
            if points >= life:
                if n <= 0.01:
                    return cost
                part = n if n < 1.0 else 1.0
                cost += part * wound
                n -= part
    return cost


class Supposing:
    """A context in which estimates hold for other zombies (`Threats.supposing`); its end restores counts and caches."""

    __slots__ = ("_before", "_thinned", "_threats", "_with_one", "_without", "changes")

    def __init__(self, threats: Threats, changes: list[tuple[int, Counts]]) -> None:
        self.changes: Final = changes
        self._threats: Final = threats
        self._before: Final = [threats.horde[zone] for zone, _ in changes]
        self._without: Final = threats._without
        self._with_one: Final = threats._with
        self._thinned: Final = threats._thinned

    def __enter__(self) -> None:
        threats = self._threats
        threats.ground.supposed += 1
        for zone, counts in self.changes:
            threats.horde[zone] = counts
            threats.size[zone] = number(counts)
        threats._without = {}
        threats._with = {}
        threats._thinned = {}

    def __exit__(self, kind: object, error: object, traceback: object) -> None:
        threats = self._threats
        for index in range(len(self.changes) - 1, -1, -1):
            zone = self.changes[index][0]
            threats.horde[zone] = self._before[index]
            threats.size[zone] = number(self._before[index])
        threats._without = self._without
        threats._with = self._with_one
        threats._thinned = self._thinned
        threats.ground.supposed -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Threats(Battlefield):
    """The threats around every zone at the moment of one question, as costs."""

    __slots__ = ("_shot", "_thinned", "_with", "_without")

    def __init__(self, s: CityState, who: str, earlier: Battlefield | None = None) -> None:
        super().__init__(s, who, earlier)
        self._without: dict[int, tuple[float, float]] = {}
        """Zone → result of `without`."""
        self._with: Priced = {}
        """Zone, attacks and seal as one number (see `with_one`) → its result."""
        self._thinned: dict[int, Counts] = {}
        """Zone → result of `thinned`."""
        self._shot: tuple[int, Counts] | None = None
        """Zone that `me` shoots into before the zombies act, and the enemies that are left there."""

    def holds(self, s: CityState, who: str) -> bool:
        """True if these estimates still apply: nothing changed except survivor `who`, who may have moved or changed
        weapons. Caches that this change invalidates are cleared."""
        if self.who != who or self.noise is not s.noise or self.spawns is not s.spawns:
            return False
        if self.companions is not s.companions or not self.ground.is_current(s):
            return False
        checked = 0
        me = self.me
        for mate in s.survivors:
            if mate.id == who:
                me = mate
            elif mate.here:
                if checked == len(self.mates) or mate is not self.mates[checked]:
                    return False
                if not self.keeps_arms(s, mate):
                    return False
                checked += 1
        if checked != len(self.mates):
            return False
        return self.adapt_to(s, me)

    def keeps_arms(self, s: CityState, mate: Survivor) -> bool:
        """True if the attacks of a mate who did not change are still the same; others may lend skills meanwhile."""
        return self.armed(s, mate).equals(self.arms[mate.id])

    def adapt_to(self, s: CityState, me: Survivor) -> bool:
        """Adapts the estimates to survivor `me` as changed, by clearing what the change invalidates. Returns False if
        they cannot be adapted."""
        before = self.me
        if me.level != before.level or not me.here:
            return False
        arms = self.armed(s, me)
        if not arms.equals(self.arms[me.id]) or me.life != before.life:
            self.arms[me.id] = arms
            self._with = {}
        if me.zone != before.zone:
            # Mates do not shoot into their own zone if `me` is there; nothing else depends on the zone that `me` left.
            moved = (before.zone, me.zone)
            self._with = {key: cost for key, cost in self._with.items() if key // KEYS not in moved}
            for zone in moved:
                self._without.pop(zone, None)
        self.me = me
        self.home = me.zone
        return True

    def supposing(self, changes: list[tuple[int, Counts]]) -> Supposing:
        """A context in which the zombies of some zones are replaced by these counts."""
        return Supposing(self, changes)

    def thinned(self, zone: int) -> Counts:
        """The enemies left in a zone before they act: after the shots of `me` that a plan supposes, and after part of
        those of mates who have not acted and can shoot there from where they stand or from a zone on the way."""
        shot = self._shot
        if shot is not None and shot[0] == zone:
            return shot[1]
        if not self.fresh:
            return self.horde[zone]
        cached = self._thinned.get(zone)
        if cached is None:
            left = self.horde[zone]
            if not self.people[zone]:
                far = self.topology.distances(zone)
                for mate in self.fresh:
                    away = far[mate.zone]
                    if away < 0 or self.size[mate.zone]:
                        continue
                    for blow in self.arms[mate.id].ranged:
                        steps = max(0, away - blow.most)
                        if blow.least <= max(away, blow.least) and steps < self.actions:
                            hits = blow.hits * TRUST * COVER * (self.actions - steps)
                            left = strike(self.rules, left, hits, blow.damage, blow.free)
                            break
            cached = self._thinned[zone] = left
        return cached

    def with_shot(self, zone: int, crowd: int, left: Counts) -> float:
        """Like `with_one` without attacks in the zone, after `me` has shot into another zone, where `left` are left."""
        self._shot = (crowd, left)
        cost = self._with_one(zone, 0, False)
        self._shot = None
        return cost

    def price(
        self, zone: int, team: list[Survivor], counts: Counts, extra: int, sealed: bool = False
    ) -> tuple[float, float]:
        """Cost of the coming phase for the team in a zone (bites by those left, by fast neighbours, by those that may
        spawn), and of the round after it. `sealed`: the zone's spawn point is closed."""
        hot = zone in self.hot
        if not hot and not self.coming_from(zone) and not any(counts):
            return 0.0, 0.0
        bites, arriving, coming = self.bites(zone, counts, extra)
        lives: list[int] = []
        for survivor in team:
            lives.append(survivor.life)
        if not lives:
            lives = self.guests.get(zone, lives)
        death = self.death
        cost = wound_cost(bites, lives, death)
        if hot and not sealed:
            chance, n = self.rules.book.taste.rush[self.level]
            friends = lives + [mate.life for mate in self.fresh if mate.zone in self.near[zone]]
            cost += chance * (wound_cost(bites + n, friends, death) - wound_cost(bites, friends, death)) + HOT
        if zone in self.forbidden_zones:
            cost += 30.0 * min(1.0, arriving)
        if self.level and arriving:
            cost += EXTRA * len(self.hot) * (wound_cost(bites + arriving, lives, death) - cost)
        return cost, self.pressure(zone, team, coming)

    def bites(self, zone: int, counts: Counts, extra: int) -> tuple[float, float, Counts]:
        """Expected wounds in a zone with these enemies and `extra` more people; the number that arrives from
        neighbouring zones; and the enemies there in the next round."""
        kinds = self.about
        bites = 0.0
        for kind in kinds:
            if counts[kind.index]:
                bites += counts[kind.index] * kind.actions * kind.wounds
        coming = counts.copy()
        arriving = 0.0
        for near, away in self.coming_from(zone):
            crowd = self.thinned(near)
            part = self.pull(near, zone, extra) if away == 1 else self.draw(near, zone, extra)
            if not part:
                continue
            for kind in kinds:
                n = crowd[kind.index] * part
                if n and away == 1:
                    bites += n * (kind.actions - 1) * kind.wounds * 0.9
                    arriving += n
                    coming[kind.index] += n
                elif n and kind.actions > 1:
                    coming[kind.index] += n
        return bites, arriving, coming

    def excess_wounds(self, zone: int, me: Survivor) -> float:
        """Expected wounds in a zone beyond those that the people there survive."""
        lives = [mate.life for mate in self.teams.get(zone, ())] + ([me.life] if me.zone == zone else [])
        lives += self.guests.get(zone, [])
        if not lives:
            return 0.0
        left = self.horde[zone]
        bites = self.bites(zone, self.helped(zone, left) if self.size[zone] else left, int(me.zone == zone))[0]
        return max(0.0, bites - sum([life - 1 for life in lives]))

    def pressure(self, zone: int, team: list[Survivor], coming: Counts) -> float:
        """Cost of the enemies at the start of the next round that the team in the zone cannot kill."""
        total = number(coming)
        if not total:
            return 0.0
        ground = self.ground
        brutes = self.brutes(coming) if ground.brutes else 0.0
        soft = hard = 0.0
        if not ground.barring or not self.barred(coming):
            for survivor in team:
                actions = self.actions + (1 if survivor.level else 0)
                blow = self.best_here(survivor, zone)
                if blow is not None:
                    soft += blow.hits * actions
                blow = self.best_here(survivor, zone, 2) if brutes else None
                if blow is not None:
                    hard += blow.hits * actions
        beasts = 0.0
        for beast in self.beasts:
            beasts += coming[beast]
        easy = total - brutes - beasts
        easy = max(0.0, easy - max(0.0, soft - brutes) * TRUST)
        brutes = max(0.0, brutes - hard * TRUST)
        stuck = easy + brutes + beasts
        if not stuck:
            return 0.15 * total
        lives = [survivor.life for survivor in team]
        # Leaving takes an action, and one more for each enemy in the zone.
        caught = min(1.0, max(0.0, stuck + 1.0 - self.actions))
        return 0.15 * total + DOOM * wound_cost(stuck, lives, self.death) + TRAP * self.death * caught

    def without(self, zone: int) -> tuple[float, float]:
        """Costs of a zone for the mates and companions there if survivor `me` is not there: coming phase, and the round
        after it."""
        costs = self._without.get(zone)
        if costs is None:
            team = self.teams.get(zone, [])
            costs = (0.0, 0.0)
            if team or zone in self.guests:
                left = self.horde[zone]
                costs = self.price(zone, team, self.helped(zone, left) if self.size[zone] else left, 0)
            self._without[zone] = costs
        return costs

    def around(self, zone: int) -> float:
        """Costs that mates and companions pay in a zone and its neighbours."""
        wounds, trouble = self.without(zone)
        cost = wounds + trouble
        for near in self.near[zone]:
            wounds, trouble = self.without(near)
            cost += wounds + trouble
        return cost

    def with_one(self, zone: int, actions: int, sealed: bool = False) -> float:
        """Cost added if survivor `me` ends the turn in a zone after `actions` attacks there; `sealed`: with its spawn
        point closed."""
        key = zone * KEYS + actions * 2 + int(sealed)
        cached = self._with.get(key)
        if cached is None:
            cached = self._with[key] = self._with_one(zone, actions, sealed)
        return cached

    def relief(self, zone: int) -> float:
        """Upper limit of the cost that `me` can save the people in a zone by coming there; 0 for an empty zone."""
        if zone in self.teams or zone in self.guests:
            return self.without(zone)[0]
        return 0.0

    def _with_one(self, zone: int, actions: int, sealed: bool) -> float:
        """Computes `with_one`: the cost of the zone with `me` there, less its cost for the others alone."""
        if not self.size[zone] and not self.coming_from(zone) and zone not in self.hot:
            return 0.0
        team = self.teams.get(zone, NOBODY)
        left = self.horde[zone]
        if self.size[zone]:
            left = self.helped(zone, self.fight(self.me, zone, left, actions))
        cost, trouble = self.price(zone, [*team, self.me], left, 1, sealed)
        if team or zone in self.guests:
            before, trouble_before = self.without(zone)
            cost -= before
            if trouble:
                trouble = max(trouble - trouble_before, trouble / (self.bound(zone) + 1))
        cost += trouble
        for kind in self.ground.tough:
            if left[kind.index]:
                cost += left[kind.index] * (STUCK if kind.needs > 2 else STUCK / (len(team) + 1))
        return cost + FOLLOWED * self.followed(zone) if self.beasts else cost

    def followed(self, zone: int) -> float:
        """Expected number of enemies that nothing kills and that will come here in the next round."""
        beasts = 0.0
        for near in self.near[zone]:
            n = 0.0
            for beast in self.beasts:
                n += self.horde[near][beast]
            if n:
                beasts += n * self.pull(near, zone, 1)
        return beasts
