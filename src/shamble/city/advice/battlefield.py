"""The table as one survivor sees it before the zombies act: mates and their attacks, noise, enemies on their way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from shamble.city.advice.attack_estimates import AttackEstimate, Attacks, Counts, arsenal_of, strike
from shamble.city.advice.horde_ground import HordeGround
from shamble.city.advice.team_distances import TeamDistances
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor

DEATH: Final = 70.0
"""Cost of losing the last life point."""
TRUST: Final = 0.8
"""Fraction of the expected kills that a plan counts on."""
HELP: Final = 0.5
"""Fraction of the kills of survivors who could still come that a plan counts on."""
LURED: Final = 8.0
"""Cost of a zombie that a mission zone lures away in the coming phase, divided by its distance in steps."""
FAR_OFF: Final = 4
"""Distance in steps from which a zombie is not considered as lured yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Battlefield:
    """Survivors, companions and enemies at the moment of one question, with the moves of the zombies and the kills that
    survivors can expect. `Threats` adds the costs."""

    __slots__ = (
        *("_bound", "_rivals", "about", "actions", "arms", "beasts", "companions", "company", "crowds", "death"),
        *("fresh", "ground", "guests", "home", "horde", "hot", "kinds", "level", "loud", "mates", "me", "near"),
        *(
            "noise",
            "occupied",
            "people",
            "rules",
            "size",
            "spawns",
            "strays",
            "forbidden_zones",
            "teams",
            "topology",
            "who",
        ),
    )

    def __init__(self, s: CityState, who: str, earlier: Battlefield | None = None) -> None:
        """Evaluates the table for survivor `who`; reuses the ground of `earlier`, those of an earlier question, if
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
        self.forbidden_zones: Final = s.rules.mission.forbidden_zones
        """Zones that no zombie may enter."""
        ground = (
            earlier.ground
            if earlier is not None and earlier.ground.is_current(s)
            else HordeGround(s, self.kinds, self.enemies_by_zone(s))
        )
        self.ground: Final[HordeGround] = ground
        self.horde: Final = ground.horde
        self.size: Final = ground.size
        self.about: Final = ground.about
        self.beasts: Final = ground.beasts
        self.strays: Final = self.drifting(s) if s.rules.mission.lure_zones else {}
        """Cost by zone of each zombie there that sees no mate and is about to be lured away."""
        self.company: TeamDistances | None = None
        """Distances to the mates; None until a plan needs them."""
        self._bound: dict[int, int] = {}
        self._rivals: dict[int, tuple[int, list[int]]] = {}

    def armed(self, s: CityState, survivor: Survivor) -> Attacks:
        """A survivor's attacks."""
        return arsenal_of(s, survivor)

    def enemies_by_zone(self, s: CityState) -> list[Counts]:
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
            far = [self.topology.distances(goal)[zone] for goal in s.rules.mission.lure_zones]
            steps = min([d for d in far if d >= 0], default=FAR_OFF)
            if steps < FAR_OFF and not any(self.people[seen] for seen in self.topology.sight(zone)):
                costs[zone] = LURED / max(1, steps)
        return costs

    def watched(self, zone: int) -> float:
        """Gain from a survivor in a zone in whose sight zombies stand that would otherwise be lured away."""
        sight = self.topology.sight(zone)
        return sum([cost * self.size[crowd] for crowd, cost in self.strays.items() if crowd in sight], 0.0)

    # -- movement of the zombies ----------------------------------------------------------------------------------

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
        steps: set[int] = set()
        for target in where:
            steps.update(self.topology.first_steps(zone, target))
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

    # -- kills by survivors ---------------------------------------------------------------------------------------

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

    def brutes(self, counts: Counts) -> float:
        """Number of enemies that need damage 2."""
        brutes = 0.0
        for kind in self.ground.brutes:
            brutes += counts[kind]
        return brutes

    def coming_from(self, zone: int) -> list[tuple[int, int]]:
        """Zones whose zombies may be here in the next round, with their distance: 1, or 2 for zones with fast ones."""
        coming = self.ground.coming
        cached = coming.get(zone)
        if cached is None:
            far = self.topology.distances(zone)
            fast = self.ground.fast
            cached = coming[zone] = []
            for near in self.crowds:
                steps = far[near]
                if steps == 1 or (steps == 2 and near in fast):
                    cached.append((near, steps))
        return cached

    def in_sight(self, zone: int) -> list[tuple[int, int]]:
        """Other zones with enemies that can be seen from this zone, with their distance."""
        cached = self.ground.seen.get(zone)
        if cached is None:
            sight = self.topology.sight(zone)
            cached = [(crowd, sight[crowd]) for crowd in self.crowds if sight.get(crowd)]
            self.ground.seen[zone] = cached
        return cached

    def bound(self, zone: int) -> int:
        """Number of mates certain to stay in a zone: all of them if the zombies are too many to leave, else those who
        have acted. Only these share a trouble; a mate who is free to go cannot be counted on."""
        cached = self._bound.get(zone)
        if cached is None:
            team = self.teams.get(zone, [])
            held = sum(self.ground.zombies[zone]) >= self.actions
            cached = self._bound[zone] = len(team) if held else len([mate for mate in team if mate.acted])
        return cached
