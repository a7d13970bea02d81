"""What standing somewhere costs: the bites to come, what is on its way there, and who could stop it.

Costs are in rough units of a wound. Zombies act after all survivors, and only those in the zone or fast ones next door
can bite in the coming phase, so everything here looks at a zone and its neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from shamble.city.advice.attack_estimates import Arsenal, Blow, Counts, arsenal_of, strike
from shamble.city.advice.team_distances import Company
from shamble.city.book.printed import Kind
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor

DEATH: Final = 70.0
WOUND: Final[tuple[float, ...]] = (0.0, DEATH, 9.0, 5.0, 4.0)
"""What a wound costs to who has so much life left: the last one loses the game, unless the team may go on."""
EXTRA: Final = 0.05
"""How likely a card lets a whole kind act once more, from yellow on."""
TRUST: Final = 0.8
"""How much of the kills to expect one counts on."""

STUCK: Final = 8.0
"""What it costs each one to stay with what can't be killed: if everybody left, nobody would be bitten."""
FOLLOWED: Final = 5.0
"""What it costs that somebody comes along whom nothing kills."""
HOT: Final = 0.5
"""What it costs to stand where zombies appear."""
HELP: Final = 0.5
"""How much one counts on those who could still come."""
LURED: Final = 8.0
"""What it costs that somebody is lured away in the coming phase; half of that if it takes two steps, and so on."""
FAR_OFF: Final = 4
"""Who is so many steps away is no concern yet."""
TRAP: Final = 0.6
"""How likely somebody dies who begins the next turn among so many that they can be neither killed nor left."""
DOOM: Final = 0.6
"""How likely those bite in the round after that will stand here and can't be killed."""

NOBODY: Final[list[Survivor]] = []
Priced = dict[int, float]
"""What ending the turn costs: see `with_one`."""


def toll(n: float, lives: list[int], death: float = DEATH) -> float:
    """What so many wounds cost when the strongest take them first; `death` is what the last of a life costs."""
    if n <= 0 or not lives:
        return 0.0
    cost = 0.0
    for life in range(max(lives), 0, -1):
        wound = death if life == 1 else WOUND[life if life < 4 else 4]
        for one in lives:
            if one >= life:
                if n <= 0.01:
                    return cost
                part = n if n < 1.0 else 1.0
                cost += part * wound
                n -= part
    return cost


def number(counts: Counts) -> float:
    """How many there are of all kinds."""
    total = 0.0
    for n in counts:
        total += n
    return total


class Ground:
    """Where the horde stands and how far that is, whoever is asked: for as long as none of them moves, and no door."""

    __slots__ = (
        *("about", "barring", "beasts", "brutes", "coming", "crowds", "fast", "horde", "rules", "seen", "size"),
        *("supposed", "topology", "tough", "zombies"),
    )

    def __init__(self, s: City, kinds: Sequence[Kind], horde: list[Counts]) -> None:
        self.rules: Final = s.rules
        self.zombies: Final = s.zombies
        self.topology: Final = s.topology()
        self.crowds: Final = s.crowded()
        self.horde: Final = horde
        """Who is to be feared, by zone."""
        self.size: Final = [0.0] * len(s.zombies)
        """How many that is in each zone."""
        totals = [0.0] * len(kinds)
        for zone in self.crowds:
            self.size[zone] = number(horde[zone])
            for index, n in enumerate(horde[zone]):
                totals[index] += n
        self.about: Final = [kind for kind in kinds if totals[kind.index]]
        """The kinds that are on the board: no other counts anywhere."""
        self.beasts: Final = [kind.index for kind in self.about if kind.needs > 2]
        """Those that hardly anything kills, and those that only a hard blow does."""
        self.brutes: Final = [kind.index for kind in self.about if kind.needs == 2]
        self.tough: Final = [kind for kind in self.about if kind.needs > 1]
        fast = [kind.index for kind in self.about if kind.actions > 1]
        self.fast: Final = [zone for zone in self.crowds if any(horde[zone][kind] for kind in fast)] if fast else []
        """The zones of those that go two zones at once."""
        self.barring: Final = [kind.index for kind in s.rules.barring if totals[kind.index]]
        """Those that keep everybody with them from attacking."""
        self.coming: Final[dict[int, list[tuple[int, int]]]] = {}
        """By zone: see `Threats.coming_from`."""
        self.seen: Final[dict[int, list[tuple[int, int]]]] = {}
        """By zone: see `Threats.in_sight`."""
        self.supposed = 0
        """How many zones are looked at as if something else stood there."""

    def lies(self, s: City) -> bool:
        """Whether it is still so."""
        if self.zombies is not s.zombies or self.rules is not s.rules or self.supposed:
            return False
        return self.topology is s.topology()


class Supposed:
    """What stood in a zone and was known of the table before something else was supposed."""

    __slots__ = ("counts", "with_one", "without", "zone")

    def __init__(self, zone: int, counts: Counts, without: dict[int, tuple[float, float]], with_one: Priced) -> None:
        self.zone: Final = zone
        self.counts: Final = counts
        self.without: Final = without
        self.with_one: Final = with_one


@mypyc_attr(allow_interpreted_subclasses=True)
class Threats:
    """Threats around every zone, as they stand when a question is asked."""

    __slots__ = (
        *("_bound", "_rivals", "_with", "_without", "about", "actions", "arms", "beasts", "companions"),
        *("company", "crowds", "death", "fresh", "ground", "guests", "home", "horde", "hot", "kinds", "level", "loud"),
        *("mates", "me", "near", "noise", "occupied", "people", "rules", "size", "spawns", "strays", "taboo"),
        *("teams", "topology", "who"),
    )

    def __init__(self, s: City, who: str, known: Threats | None = None) -> None:
        """`known` is what was known at the question before: a part of it may still hold."""
        self.who: Final = who
        self.me: Survivor = s.survivor(who)
        self.home: int = self.me.zone
        self.rules: Final = s.rules
        self.actions: Final[int] = s.rules.actions
        """Everybody's in a turn."""
        self.kinds: Final = s.rules.catalogue.kinds
        self.topology: Final = s.topology()
        self.near: Final = self.topology.near
        self.level: Final = s.danger()
        self.death: Final = s.rules.book.taste.death if not s.rules.mission.frail else DEATH
        self.spawns: Final = s.spawns
        self.hot: Final = [spawn.zone for spawn in s.spawns if spawn.active]
        self.mates: Final[list[Survivor]] = []
        self.fresh: Final[list[Survivor]] = []
        """Those of the others who are still to act."""
        self.teams: Final[dict[int, list[Survivor]]] = {}
        """The others by zone."""
        self.arms: Final[dict[str, Arsenal]] = {}
        self.people: Final = [0] * len(s.zombies)
        self.noise: Final = s.noise
        self.loud: Final = s.noise.copy()
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
        """The lives of companions, who are bitten where nobody else is."""
        for companion in s.companions:
            zone = s.companion_zone(companion)
            if zone >= 0 and companion.leader != who:
                self.people[zone] += 1
                self.loud[zone] += 1
                self.guests[zone] = [*self.guests.get(zone, []), 1]
        self.occupied: Final = [zone for zone, n in enumerate(self.people) if n]
        """Where any of them are."""
        self.crowds: Final = s.crowded()
        self.taboo: Final = s.rules.mission.taboo
        """Where no zombie may ever set foot."""
        ground = known.ground if known is not None and known.ground.lies(s) else Ground(s, self.kinds, self.menace(s))
        self.ground: Final[Ground] = ground
        self.horde: Final = ground.horde
        self.size: Final = ground.size
        self.about: Final = ground.about
        self.beasts: Final = ground.beasts
        self.strays: Final = self.drifting(s) if s.rules.mission.lures else {}
        """By zone: what each zombie there costs that sees none of the others and is about to be lured away."""
        self.company: Company | None = None
        """How far the others are, once somebody has asked."""
        self._bound: dict[int, int] = {}
        self._rivals: dict[int, tuple[int, list[int]]] = {}
        self._without: dict[int, tuple[float, float]] = {}
        self._with: Priced = {}

    def holds(self, s: City, who: str) -> bool:
        """Whether all this is still so: nothing has changed but the one who is asked, who may have walked or may hold
        something else. What that changes is forgotten."""
        if self.who != who or self.noise is not s.noise or self.spawns is not s.spawns:
            return False
        if self.companions is not s.companions or not self.ground.lies(s):
            return False
        known = 0
        me = self.me
        for mate in s.survivors:
            if mate.id == who:
                me = mate
            elif mate.here:
                if known == len(self.mates) or mate is not self.mates[known]:
                    return False
                if self.armed(s, mate) is not self.arms[mate.id]:
                    return False
                known += 1
        if known != len(self.mates):
            return False
        return self.follows(s, me)

    def follows(self, s: City, me: Survivor) -> bool:
        """Whether it is of use to the one who is asked as well, as things are with him; what changed is forgotten."""
        before = self.me
        if me.level != before.level or not me.here:
            return False
        arms = self.armed(s, me)
        if arms is not self.arms[me.id] or me.life != before.life:
            self.arms[me.id] = arms
            self._with = {}
        if me.zone != before.zone:
            # Others who shoot into their own zone mind who stands there: nothing else depends on where one comes from.
            moved = (before.zone, me.zone)
            self._with = {key: cost for key, cost in self._with.items() if key // 256 not in moved}
            for zone in moved:
                self._without.pop(zone, None)
        self.me = me
        self.home = me.zone
        return True

    def armed(self, s: City, survivor: Survivor) -> Arsenal:
        """What somebody can strike with: the same object if nothing has changed."""
        return arsenal_of(s, survivor)

    def menace(self, s: City) -> list[Counts]:
        """Who is to be feared, by zone."""
        nobody = [0.0] * len(self.kinds)
        found = [nobody] * len(s.zombies)
        for zone in self.crowds:
            found[zone] = [float(n) for n in s.zombies[zone]]
        return found

    def drifting(self, s: City) -> dict[int, float]:
        found: dict[int, float] = {}
        for zone in self.crowds:
            far = [self.topology.distances(goal)[zone] for goal in s.rules.mission.lures]
            steps = min([d for d in far if d >= 0], default=FAR_OFF)
            if steps < FAR_OFF and not any(self.people[seen] for seen in self.topology.sight(zone)):
                found[zone] = LURED / max(1, steps)
        return found

    def watched(self, zone: int) -> float:
        """What is gained if somebody stands in a zone where those see him who would else be lured away."""
        sight = self.topology.sight(zone)
        return sum([cost * self.size[crowd] for crowd, cost in self.strays.items() if crowd in sight], 0.0)

    def suppose(self, zone: int, counts: Counts) -> Supposed:
        """Look at the table as if this stood in a zone, until `drop` is given back what was known before."""
        before = Supposed(zone, self.horde[zone], self._without, self._with)
        self.ground.supposed += 1
        self.horde[zone] = counts
        self.size[zone] = number(counts)
        self._without = {}
        self._with = {}
        return before

    def drop(self, before: Supposed) -> None:
        self.horde[before.zone] = before.counts
        self.size[before.zone] = number(before.counts)
        self._without = before.without
        self._with = before.with_one
        self.ground.supposed -= 1

    # -- where they go -------------------------------------------------------------------------------------------

    def rivals(self, zone: int, but: int) -> tuple[int, list[int]]:
        """How loud the loudest others are that zombies of a zone see, and where they stand."""
        key = zone * 256 + but
        known = self._rivals.get(key)
        if known is None:
            best = 0
            where: list[int] = []
            sight = self.topology.sight(zone)
            for other in self.occupied:
                if other != but and other in sight and self.loud[other] >= best:
                    where = [*where, other] if self.loud[other] == best else [other]
                    best = self.loud[other]
            known = self._rivals[key] = (best, where)
        return known

    def pull(self, zone: int, to: int, extra: int) -> float:
        """Which part of a neighbouring zone's zombies comes here if `extra` more people stand here, be it only on the
        way to others."""
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
        """Which part of a crowd two zones away wants to come here."""
        if self.people[zone]:
            return 0.0
        mine = self.loud[to] + extra
        best, _ = self.rivals(zone, to)
        return 1.0 if mine > best else 0.5 if mine == best else 0.0

    # -- who can stop it -----------------------------------------------------------------------------------------

    def alone(self, survivor: Survivor, zone: int) -> bool:
        """Whether a shot into one's own zone endangers nobody."""
        there = self.people[zone] - (1 if survivor.id != self.who and survivor.zone == zone else 0)
        if survivor.id != self.who and self.home == zone:
            there += 1
        return there <= 0

    def best_here(self, survivor: Survivor, zone: int, tough: int = 1) -> Blow | None:
        """The best attack into one's own zone that kills what needs so much damage."""
        own = self.arms[survivor.id]
        if own.tame or self.alone(survivor, zone):
            return own.any if tough == 1 else own.hard
        return own.harmless if tough == 1 else own.hard_harmless

    def punch(self, survivor: Survivor) -> float:
        """How many fall to one action of a survivor, whatever the range."""
        return TRUST * self.arms[survivor.id].hits

    def barred(self, counts: Counts) -> bool:
        """Whether somebody of a crowd keeps all from attacking."""
        return any(counts[kind] for kind in self.ground.barring)

    def fight(self, survivor: Survivor, zone: int, counts: Counts, actions: float) -> Counts:
        """A crowd after a survivor in its zone has struck so often: the tough first, if there is anything for them."""
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
        """A crowd after those in its zone who are still to act."""
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

    # -- what it costs -------------------------------------------------------------------------------------------

    def price(
        self, zone: int, team: list[Survivor], counts: Counts, extra: int, sealed: bool = False
    ) -> tuple[float, float]:
        """Bites of what is left in a zone, of the fast ones next door, of those that may appear; and the next round."""
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
        """Wounds to come in a zone where these are left and `extra` more people stand; how many arrive from next door,
        and who will be there in the next round."""
        kinds = self.about
        bites = 0.0
        for kind in kinds:
            if counts[kind.index]:
                bites += counts[kind.index] * kind.actions * kind.wounds
        coming = counts.copy()
        arriving = 0.0
        for near, away in self.coming_from(zone):
            crowd = self.horde[near]
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
        """How many wounds more those in a zone are about to take than they can bear."""
        lives = [mate.life for mate in self.teams.get(zone, ())] + ([me.life] if me.zone == zone else [])
        lives += self.guests.get(zone, [])
        if not lives:
            return 0.0
        left = self.horde[zone]
        bites = self.bites(zone, self.helped(zone, left) if self.size[zone] else left, int(me.zone == zone))[0]
        return max(0.0, bites - sum([life - 1 for life in lives]))

    def coming_from(self, zone: int) -> list[tuple[int, int]]:
        """The crowds that may be in a zone in the next round, and how far each is: one zone away, or two if some are
        fast."""
        coming = self.ground.coming
        known = coming.get(zone)
        if known is None:
            far = self.topology.distances(zone)
            fast = self.ground.fast
            known = coming[zone] = [
                (near, far[near]) for near in self.crowds if far[near] == 1 or (far[near] == 2 and near in fast)
            ]
        return known

    def in_sight(self, zone: int) -> list[tuple[int, int]]:
        """The crowds elsewhere that can be seen from a zone, and how far each is."""
        known = self.ground.seen.get(zone)
        if known is None:
            sight = self.topology.sight(zone)
            known = [(crowd, sight[crowd]) for crowd in self.crowds if sight.get(crowd)]
            self.ground.seen[zone] = known
        return known

    def pressure(self, zone: int, team: list[Survivor], coming: Counts) -> float:
        """What will stand in the zone at the beginning of the next round, beyond what the team there can kill."""
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
        # Leaving takes an action, and one more for each that stands there.
        caught = min(1.0, max(0.0, stuck + 1.0 - self.actions))
        return 0.15 * total + DOOM * toll(stuck, lives, self.death) + TRAP * self.death * caught

    def brutes(self, counts: Counts) -> float:
        """How many of a crowd only a hard blow kills."""
        brutes = 0.0
        for kind in self.ground.brutes:
            brutes += counts[kind]
        return brutes

    def without(self, zone: int) -> tuple[float, float]:
        """What a zone costs those who stand there, whatever the one who is asked does."""
        known = self._without.get(zone)
        if known is None:
            team = self.teams.get(zone, [])
            known = (0.0, 0.0)
            if team or zone in self.guests:
                left = self.horde[zone]
                known = self.price(zone, team, self.helped(zone, left) if self.size[zone] else left, 0)
            self._without[zone] = known
        return known

    def around(self, zone: int) -> float:
        """What the others pay in a zone and next to it."""
        wounds, trouble = self.without(zone)
        cost = wounds + trouble
        for near in self.near[zone]:
            wounds, trouble = self.without(near)
            cost += wounds + trouble
        return cost

    def with_one(self, zone: int, actions: int, sealed: bool = False) -> float:
        """What it adds if the one who is asked ends the turn in a zone after so many blows there; `sealed`: with its
        door shut."""
        key = zone * 256 + actions * 2 + int(sealed)
        known = self._with.get(key)
        if known is None:
            known = self._with[key] = self._with_one(zone, actions, sealed)
        return known

    def relief(self, zone: int) -> float:
        """The most that coming to a zone can spare those who are there: where nobody is, it can only cost something."""
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
            before, known = self.without(zone)
            cost -= before
            if trouble:
                trouble = max(trouble - known, trouble / (self.bound(zone) + 1))
        cost += trouble
        for kind in self.ground.tough:
            if left[kind.index]:
                cost += left[kind.index] * (STUCK if kind.needs > 2 else STUCK / (len(team) + 1))
        return cost + FOLLOWED * self.followed(zone) if self.beasts else cost

    def bound(self, zone: int) -> int:
        """How many of the others will be in a zone whatever comes: they have acted, or there are too many to leave.
        Only with them a trouble is shared; whoever is free to go would wait for the others to stay."""
        known = self._bound.get(zone)
        if known is None:
            team = self.teams.get(zone, [])
            held = sum(self.ground.zombies[zone]) >= self.actions
            known = self._bound[zone] = len(team) if held else len([mate for mate in team if mate.acted])
        return known

    def followed(self, zone: int) -> float:
        """Those nothing kills who will be here in the next round: everybody has to run from them again."""
        beasts = 0.0
        for near in self.near[zone]:
            n = 0.0
            for beast in self.beasts:
                n += self.horde[near][beast]
            if n:
                beasts += n * self.pull(near, zone, 1)
        return beasts
