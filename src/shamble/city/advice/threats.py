"""Costs of ending a turn in a zone: the wounds to come, the zombies on their way, and the survivors who could stop
them.

Costs are in rough units of a wound. Zombies act after all survivors, and only those in the zone, or fast ones in a
neighbouring zone, can bite in the coming phase. All estimates therefore look at a zone and its neighbours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from shamble.city.advice.attack_estimates import AttackEstimate, Attacks, Counts, arsenal_of, strike
from shamble.city.advice.team_distances import TeamDistances
from shamble.city.book.printed import Kind
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor

DEATH: Final = 70.0
"""Cost of losing the last life point."""
WOUND: Final[tuple[float, ...]] = (0.0, DEATH, 9.0, 5.0, 4.0)
"""Cost of a wound by the life points left. The last one loses the game, unless the team may go on."""
EXTRA: Final = 0.05
"""Probability per active spawn point, from danger level yellow on, that a card activates a whole kind once more."""
TRUST: Final = 0.8
"""Fraction of the expected kills that a plan counts on."""

STUCK: Final = 8.0
"""Cost for each survivor of staying with an enemy that cannot be killed: if everybody left, nobody would be bitten."""
FOLLOWED: Final = 5.0
"""Cost of each enemy that nothing kills and that follows the survivor."""
HOT: Final = 0.5
"""Cost of standing in a zone where zombies spawn."""
COVER: Final = 1.0
"""Fraction of the shots of mates who have not acted that a plan counts on where enemies are about to come from: with
0.5, 208 of 480 games were won instead of 223."""
HELP: Final = 0.5
"""Fraction of the kills of survivors who could still come that a plan counts on."""
LURED: Final = 8.0
"""Cost of a zombie that a mission zone lures away in the coming phase, divided by its distance in steps."""
FAR_OFF: Final = 4
"""Distance in steps from which a zombie is not considered as lured yet."""
TRAP: Final = 0.6
"""Probability of death for a survivor who starts the next turn among more zombies than can be killed or left."""
DOOM: Final = 0.6
"""Probability that zombies that cannot be killed bite in the round after the next."""

NOBODY: Final[list[Survivor]] = []
"""Shared empty list."""
Priced = dict[int, float]
"""Cost of ending the turn, by key of `Threats.with_one`."""


def toll(n: float, lives: list[int], death: float = DEATH) -> float:
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


def number(counts: Counts) -> float:
    """Number of enemies of all kinds."""
    total = 0.0
    for n in counts:
        total += n
    return total


class Ground:
    """Positions and distances of all enemies; valid for every survivor until an enemy or a door changes."""

    __slots__ = (
        *("about", "barring", "beasts", "brutes", "coming", "crowds", "fast", "horde", "rules", "seen", "size"),
        *("supposed", "topology", "tough", "zombies"),
    )

    def __init__(self, s: CityState, kinds: Sequence[Kind], horde: list[Counts]) -> None:
        self.rules: Final = s.rules
        self.zombies: Final = s.zombies
        self.topology: Final = s.topology()
        self.crowds: Final = s.crowded()
        self.horde: Final = horde
        """Counts of the enemies to fear, by zone."""
        self.size: Final = [0.0] * len(s.zombies)
        """Number of these enemies, by zone."""
        totals = [0.0] * len(kinds)
        for zone in self.crowds:
            self.size[zone] = number(horde[zone])
            for index, n in enumerate(horde[zone]):
                totals[index] += n
        self.about: Final = [kind for kind in kinds if totals[kind.index]]
        """The kinds on the board; all estimates skip the others."""
        self.beasts: Final = [kind.index for kind in self.about if kind.needs > 2]
        """Indexes of the kinds that need damage 3 or more."""
        self.brutes: Final = [kind.index for kind in self.about if kind.needs == 2]
        """Indexes of the kinds that need damage 2."""
        self.tough: Final = [kind for kind in self.about if kind.needs > 1]
        """The kinds that need damage 2 or more."""
        fast = [kind.index for kind in self.about if kind.actions > 1]
        self.fast: Final = [zone for zone in self.crowds if any(horde[zone][kind] for kind in fast)] if fast else []
        """Zones with enemies that have more than one action."""
        self.barring: Final = [kind.index for kind in s.rules.barring if totals[kind.index]]
        """Indexes of the kinds that keep survivors in their zone from attacking."""
        self.coming: Final[dict[int, list[tuple[int, int]]]] = {}
        """Cache of `Threats.coming_from`, by zone."""
        self.seen: Final[dict[int, list[tuple[int, int]]]] = {}
        """Cache of `Threats.in_sight`, by zone."""
        self.supposed = 0
        """Number of open contexts in which counts are replaced (`Threats.suppose`)."""

    def lies(self, s: CityState) -> bool:
        """True if this ground still describes the table."""
        if self.zombies is not s.zombies or self.rules is not s.rules or self.supposed:
            return False
        return self.topology is s.topology()


class Supposing:
    """A context in which estimates hold for other zombies (`Threats.suppose`); its end restores counts and caches."""

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
class Threats:
    """The threats around every zone at the moment of one question."""

    __slots__ = (
        *("_bound", "_rivals", "_shot", "_thinned", "_with", "_without", "about", "actions", "arms", "beasts"),
        *("companions",),
        *("company", "crowds", "death", "fresh", "ground", "guests", "home", "horde", "hot", "kinds", "level", "loud"),
        *("mates", "me", "near", "noise", "occupied", "people", "rules", "size", "spawns", "strays", "taboo"),
        *("teams", "topology", "who"),
    )

    def __init__(self, s: CityState, who: str, known: Threats | None = None) -> None:
        """Evaluates the table for survivor `who`; reuses the ground of `known`, the threats at an earlier question, if
        it still holds."""
        self.who: Final = who
        self.me: Survivor = s.survivor(who)
        self.home: int = self.me.zone
        self.rules: Final = s.rules
        self.actions: Final[int] = s.rules.actions
        """Actions that every survivor has in a turn."""
        self.kinds: Final = s.rules.catalogue.kinds
        self.topology: Final = s.topology()
        self.near: Final = self.topology.near
        self.level: Final = s.danger()
        self.death: Final = s.rules.book.taste.death if not s.rules.mission.frail else DEATH
        self.spawns: Final = s.spawns
        self.hot: Final = [spawn.zone for spawn in s.spawns if spawn.active]
        self.mates: Final[list[Survivor]] = []
        """The other survivors on the board."""
        self.fresh: Final[list[Survivor]] = []
        """Mates who have not acted yet."""
        self.teams: Final[dict[int, list[Survivor]]] = {}
        """Mates by zone."""
        self.arms: Final[dict[str, Attacks]] = {}
        """Attacks by survivor id."""
        self.people: Final = [0] * len(s.zombies)
        """Number of mates and of companions that others lead, by zone."""
        self.noise: Final = s.noise
        self.loud: Final = s.noise.copy()
        """Noise by zone, mates and companions included, survivor `who` excluded."""
        for mate in s.survivors:
            if not mate.here:
                continue
            self.arms[mate.id] = self.armed(s, mate)
            if mate.id != who:
                self.mates.append(mate)
                if not mate.acted:
                    self.fresh.append(mate)
                zone = mate.zone
                if zone in self.teams:
                    self.teams[zone].append(mate)
                else:
                    self.teams[zone] = [mate]
                self.people[zone] += 1
                self.loud[zone] += 1
        self.companions: Final = s.companions
        self.guests: Final[dict[int, list[int]]] = {}
        """Life points of companions by zone; they are bitten where no survivor stands."""
        for companion in s.companions:
            zone = s.companion_zone(companion)
            if zone >= 0 and companion.leader != who:
                self.people[zone] += 1
                self.loud[zone] += 1
                self.guests[zone] = [*self.guests.get(zone, []), 1]
        self.occupied: Final = [zone for zone, n in enumerate(self.people) if n]
        """Zones with mates or companions."""
        self.crowds: Final = s.crowded()
        self.taboo: Final = s.rules.mission.taboo
        """Zones that no zombie may enter."""
        ground = known.ground if known is not None and known.ground.lies(s) else Ground(s, self.kinds, self.menace(s))
        self.ground: Final[Ground] = ground
        self.horde: Final = ground.horde
        self.size: Final = ground.size
        self.about: Final = ground.about
        self.beasts: Final = ground.beasts
        self.strays: Final = self.drifting(s) if s.rules.mission.lures else {}
        """Cost by zone of each zombie there that sees no mate and is about to be lured away."""
        self.company: TeamDistances | None = None
        """Distances to the mates; None until a plan needs them."""
        self._bound: dict[int, int] = {}
        self._rivals: dict[int, tuple[int, list[int]]] = {}
        self._without: dict[int, tuple[float, float]] = {}
        self._with: Priced = {}
        self._thinned: dict[int, Counts] = {}
        self._shot: tuple[int, Counts] | None = None
        """Zone that `me` shoots into before the zombies act, and the enemies that are left there."""

    def holds(self, s: CityState, who: str) -> bool:
        """True if these estimates still apply: nothing changed except survivor `who`, who may have moved or changed
        weapons. Caches that this change invalidates are cleared."""
        if self.who != who or self.noise is not s.noise or self.spawns is not s.spawns:
            return False
        if self.companions is not s.companions or not self.ground.lies(s):
            return False
        checked = 0
        me = self.me
        for mate in s.survivors:
            if mate.id == who:
                me = mate
            elif mate.here:
                if checked == len(self.mates) or mate is not self.mates[checked]:
                    return False
                if not self.armed(s, mate).equals(self.arms[mate.id]):
                    return False
                checked += 1
        if checked != len(self.mates):
            return False
        return self.follows(s, me)

    def follows(self, s: CityState, me: Survivor) -> bool:
        """True if the estimates apply to survivor `me` as changed; clears the caches that the change invalidates."""
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
            self._with = {key: cost for key, cost in self._with.items() if key // 256 not in moved}
            for zone in moved:
                self._without.pop(zone, None)
        self.me = me
        self.home = me.zone
        return True

    def armed(self, s: CityState, survivor: Survivor) -> Attacks:
        """A survivor's attacks."""
        return arsenal_of(s, survivor)

    def menace(self, s: CityState) -> list[Counts]:
        """Counts of the enemies to fear, by zone."""
        nobody = [0.0] * len(self.kinds)
        counts = [nobody] * len(s.zombies)
        for zone in self.crowds:
            counts[zone] = [float(n) for n in s.zombies[zone]]
        return counts

    def drifting(self, s: CityState) -> dict[int, float]:
        """Computes `strays`."""
        costs: dict[int, float] = {}
        for zone in self.crowds:
            far = [self.topology.distances(goal)[zone] for goal in s.rules.mission.lures]
            steps = min([d for d in far if d >= 0], default=FAR_OFF)
            if steps < FAR_OFF and not any(self.people[seen] for seen in self.topology.sight(zone)):
                costs[zone] = LURED / max(1, steps)
        return costs

    def watched(self, zone: int) -> float:
        """Gain from a survivor in a zone in whose sight zombies stand that would otherwise be lured away."""
        sight = self.topology.sight(zone)
        return sum([cost * self.size[crowd] for crowd, cost in self.strays.items() if crowd in sight], 0.0)

    def suppose(self, changes: list[tuple[int, Counts]]) -> Supposing:
        """A context in which the zombies of some zones are replaced by these counts."""
        return Supposing(self, changes)

    # -- movement of the zombies ---------------------------------------------------------------------------------

    def rivals(self, zone: int, but: int) -> tuple[int, list[int]]:
        """The greatest loudness that zombies of a zone see outside zone `but`, and the zones that have it."""
        key = zone * 256 + but
        cached = self._rivals.get(key)
        if cached is None:
            best = 0
            where: list[int] = []
            sight = self.topology.sight(zone)
            for other in self.occupied:
                if other != but and other in sight and self.loud[other] >= best:
                    where = [*where, other] if self.loud[other] == best else [other]
                    best = self.loud[other]
            cached = self._rivals[key] = (best, where)
        return cached

    def pull(self, zone: int, to: int, extra: int) -> float:
        """Fraction of a neighbouring zone's zombies that comes to zone `to` if `extra` more people stand there; it may
        only be on the way to other people."""
        if self.people[zone]:
            return 0.0
        mine = self.loud[to] + extra
        best, where = self.rivals(zone, to)
        if mine > best:
            return 1.0
        steps = {step for target in where for step in self.topology.first_steps(zone, target)}
        if mine == best:
            steps.add(to)
        return 1.0 / len(steps) if to in steps else 0.0

    def draw(self, zone: int, to: int, extra: int) -> float:
        """Fraction of the zombies two zones away that walks towards zone `to`."""
        if self.people[zone]:
            return 0.0
        mine = self.loud[to] + extra
        best, _ = self.rivals(zone, to)
        return 1.0 if mine > best else 0.5 if mine == best else 0.0

    # -- kills by survivors --------------------------------------------------------------------------------------

    def alone(self, survivor: Survivor, zone: int) -> bool:
        """True if no other person is in the zone, so that a shot there endangers nobody."""
        there = self.people[zone] - (1 if survivor.id != self.who and survivor.zone == zone else 0)
        if survivor.id != self.who and self.home == zone:
            there += 1
        return there <= 0

    def best_here(self, survivor: Survivor, zone: int, tough: int = 1) -> AttackEstimate | None:
        """The survivor's best attack within one zone against enemies that need damage `tough`."""
        own = self.arms[survivor.id]
        if own.tame or self.alone(survivor, zone):
            return own.any if tough == 1 else own.hard
        return own.harmless if tough == 1 else own.hard_harmless

    def punch(self, survivor: Survivor) -> float:
        """Expected kills of one action of a survivor at any range."""
        return TRUST * self.arms[survivor.id].hits

    def barred(self, counts: Counts) -> bool:
        """True if an enemy among `counts` keeps survivors from attacking."""
        return any(counts[kind] for kind in self.ground.barring)

    def fight(self, survivor: Survivor, zone: int, counts: Counts, actions: float) -> Counts:
        """The enemies left after a survivor in the zone used so many actions to attack: damage 2 against tough enemies
        first."""
        ground = self.ground
        if actions <= 0 or not any(counts) or (ground.barring and self.barred(counts)):
            return counts
        left = counts
        brutes = self.brutes(left) if ground.brutes else 0.0
        hard = self.best_here(survivor, zone, 2) if brutes else None
        if hard is not None and hard.hits > 0:
            spent = min(actions, brutes / (hard.hits * TRUST))
            left = strike(self.rules, left, hard.hits * TRUST * spent, hard.damage, hard.free)
            actions -= spent
        soft = self.best_here(survivor, zone)
        if soft is not None and actions > 0:
            left = strike(self.rules, left, soft.hits * TRUST * actions, soft.damage, soft.free)
        return left

    def helped(self, zone: int, counts: Counts) -> Counts:
        """The enemies left after the attacks of mates who have not acted: those in the zone, and in part those who can
        still come."""
        left = counts
        if not self.fresh:
            return left
        far = self.topology.distances(zone)
        for mate in self.fresh:
            if mate.zone == zone:
                left = self.fight(mate, zone, left, float(self.actions))
            else:
                away = far[mate.zone]
                if 0 < away < self.actions and not self.size[mate.zone]:
                    left = self.fight(mate, zone, left, HELP * (self.actions - away))
        return left

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

    # -- costs --------------------------------------------------------------------------------------------------

    def price(
        self, zone: int, team: list[Survivor], counts: Counts, extra: int, sealed: bool = False
    ) -> tuple[float, float]:
        """Cost of the coming phase for the team in a zone (bites by those left, by fast neighbours, by those that may
        spawn), and of the round after it. `sealed`: the zone's spawn point is closed."""
        hot = zone in self.hot
        if not hot and not self.coming_from(zone) and not any(counts):
            return 0.0, 0.0
        bites, arriving, coming = self.bites(zone, counts, extra)
        lives = [survivor.life for survivor in team] or self.guests.get(zone, [])
        death = self.death
        cost = toll(bites, lives, death)
        if hot and not sealed:
            chance, n = self.rules.book.taste.rush[self.level]
            friends = lives + [mate.life for mate in self.fresh if mate.zone in self.near[zone]]
            cost += chance * (toll(bites + n, friends, death) - toll(bites, friends, death)) + HOT
        if zone in self.taboo:
            cost += 30.0 * min(1.0, arriving)
        if self.level and arriving:
            cost += EXTRA * len(self.hot) * (toll(bites + arriving, lives, death) - cost)
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

    def peril(self, zone: int, me: Survivor) -> float:
        """Expected wounds in a zone beyond those that the people there survive."""
        lives = [mate.life for mate in self.teams.get(zone, ())] + ([me.life] if me.zone == zone else [])
        lives += self.guests.get(zone, [])
        if not lives:
            return 0.0
        left = self.horde[zone]
        bites = self.bites(zone, self.helped(zone, left) if self.size[zone] else left, int(me.zone == zone))[0]
        return max(0.0, bites - sum([life - 1 for life in lives]))

    def coming_from(self, zone: int) -> list[tuple[int, int]]:
        """Zones whose zombies may be here in the next round, with their distance: 1, or 2 for zones with fast ones."""
        coming = self.ground.coming
        cached = coming.get(zone)
        if cached is None:
            far = self.topology.distances(zone)
            fast = self.ground.fast
            cached = coming[zone] = [
                (near, far[near]) for near in self.crowds if far[near] == 1 or (far[near] == 2 and near in fast)
            ]
        return cached

    def in_sight(self, zone: int) -> list[tuple[int, int]]:
        """Other zones with enemies that can be seen from this zone, with their distance."""
        cached = self.ground.seen.get(zone)
        if cached is None:
            sight = self.topology.sight(zone)
            cached = [(crowd, sight[crowd]) for crowd in self.crowds if sight.get(crowd)]
            self.ground.seen[zone] = cached
        return cached

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
        return 0.15 * total + DOOM * toll(stuck, lives, self.death) + TRAP * self.death * caught

    def brutes(self, counts: Counts) -> float:
        """Number of enemies that need damage 2."""
        brutes = 0.0
        for kind in self.ground.brutes:
            brutes += counts[kind]
        return brutes

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
        key = zone * 256 + actions * 2 + int(sealed)
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

    def bound(self, zone: int) -> int:
        """Number of mates certain to stay in a zone: all of them if the zombies are too many to leave, else those who
        have acted. Only these share a trouble; a mate who is free to go cannot be counted on."""
        cached = self._bound.get(zone)
        if cached is None:
            team = self.teams.get(zone, [])
            held = sum(self.ground.zombies[zone]) >= self.actions
            cached = self._bound[zone] = len(team) if held else len([mate for mate in team if mate.acted])
        return cached

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
