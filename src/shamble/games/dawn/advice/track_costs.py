"""Costs and prices for the town: wounds, infection, stores, and each track as it is and as it might be.

The unit is one action: a zed at full life takes about three to kill. A hit on a hero costs more than the action that
heals it, because a reduced hero holds no track meanwhile.
One file, because the costs share one cache of a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp
from typing import Final

from shamble.core.advice import Judged
from shamble.games.dawn.advice.event_forecast import brains_chance
from shamble.games.dawn.advice.track_sides import (
    LIFE,
    Group,
    Guard,
    GuardOdds,
    Profile,
    TrackCost,
    Watch,
    gathered,
    group_of,
    struck,
)
from shamble.games.dawn.fights.combat_columns import start_column
from shamble.games.dawn.fights.combat_odds import Odds, fight_odds, gun_hits, melee_odds, share_of_hits, toughness
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.book import carriers
from shamble.games.dawn.table.state import DawnState

BURDEN: Final = 3.2
"""Cost of a zed at full life, wherever it is: sooner or later it has to be killed."""
PLAGUE: Final = 5.0
"""Additional cost of an infector: one point of infection every round off its Start (p. 16)."""
NEAR: Final = 32.0
STEP: Final = 0.6
"""Cost of a zed at the town, and the factor for each field farther out."""
TEAM_BURDEN: Final = 2.2
TEAM_STEP: Final = 0.53
"""The same with several hero players, whose events strike again for each of them: what is near counts for more."""
PACE: Final = 0.57
"""Probability that a track is activated in a round."""
SOON: Final = 0.85
"""Factor for a field that may fall into chaos, for each step that the zeds still have to take."""
BEHIND: Final = 0.5
"""Factor for a group that walks behind another."""
HELD_MAX: Final = 0.96
"""Highest probability of holding a field that a guard is credited with."""
CHAOS: Final = 1.2
CHAOS_SCARCE: Final = 9.0
"""Cost of a chaos marker, and the part that grows as fewer are left (p. 4: without one the game is lost)."""
EXPECTED: Final = 0.3
"""Share of the markers at risk that counts as already used."""
POINT: Final = 0.8
"""Cost of a point of infection: about six make an outbreak, which places a zed in the middle of a track, often with
chaos (p. 16)."""
FEVER_HIGH: Final = 9
PEAK: Final = 0.4
"""Infection level above which each point costs `PEAK` more, because the unchecked outbreak is near."""
HERO: Final = 6.0
ARM: Final = 1.2
"""Worth of a hero's life without the strength, and of each point of strength. In won games the strength of the heroes
counts most: a wound that halves it weighs as much as ten hits on zeds."""
WOUNDS: Final = 0.85
"""Share of a unit's worth that wounds cost short of the last hit."""
BACK: Final = 0.5
"""Share of a loss that counts where a saving roll brings the unit back."""
AMMO: Final = 0.5
SUPPLY: Final = 0.5
"""Price of one ammunition and one supply, if there are some but not many."""
RUN: Final = 4.0
"""Cost of an open run to the centre: in BRAINS! winners go on through every guarded field (cards)."""
STORM: Final = 40.0
"""Cost of such a run, multiplied by the probability that the next event is BRAINS!."""
SECOND: Final = 0.5
"""Factor for a second guard on a field, because both retreat and fight on together."""
GUARDED: Final = 0.4
"""Share of the threat that is left if a guard stands before the zeds."""
NEARNESS: Final[list[float]] = [NEAR * STEP ** (n + 1) for n in range(12)]
TEAM_NEARNESS: Final[list[float]] = [NEAR * TEAM_STEP ** (n + 1) for n in range(12)]
PACES: Final[list[float]] = [PACE**n for n in range(12)]
SOONER: Final[list[float]] = [SOON**n for n in range(12)]
"""These powers by the number of a field, or by a number of steps."""


ActionWorth = Callable[["Costs", Unit, bool], float]
"""Function (costs, unit, free) → worth of the unit's best action."""
STANDS_MAX: Final = 20_000
"""Number of cached defences (about 4 MB) at which the cache is emptied."""
CostKey = tuple[tuple[float, float, bool, float], float, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Stage of the game, cost of a point of infection, fields without chaos, zeds and guards of a track."""
COSTS_MAX: Final = 10_000
"""Number of cached costs of tracks (about 4 MB) at which the cache is emptied."""
ENOUGH: Final = 0.03
"""Lowest worth, in actions, for which advice takes an action."""


def zeds_met(strength: int, life: int) -> int:
    """The key of `Guard.stands` for zeds of this strength and life."""
    return strength << 16 | life


class Costs:
    """The costs of one position, computed once for all options of a question.

    `action_worth`: the worth of the best action of a unit, free or with its price, for powers that grant actions.
    """

    def __init__(self, s: DawnState, action_worth: ActionWorth | None = None) -> None:
        self.s: Final = s
        self.action_worth: Final = action_worth
        team = s.hero_seats > 1
        self.burden: Final = TEAM_BURDEN if team else BURDEN
        """Cost of a zed at full life, wherever it is."""
        self.step: Final = TEAM_STEP if team else STEP
        """Factor of the cost of a zed for each field farther out."""
        self.nearness: Final = TEAM_NEARNESS if team else NEARNESS
        """Cost of a zed at the town by the number of its field."""
        self.judged: Final[dict[tuple[str, str, str, str, bool], Judged]] = {}
        """Actions that were judged in this position: verb, actor, target, item, free."""
        self.own: Judged | None = None
        """The judgement of the players' own actions, once it is known."""
        stands = s.content.worked_out.setdefault("stands", {})
        assert isinstance(stands, dict)
        self.stands: Final[dict[tuple[str, int, int, int], GuardOdds]] = stands
        """Cached defences of all positions by the guard's profile, column, the zeds' life, and field number."""
        self.profiles: Final[dict[str, Profile]] = {}
        self.bonuses: Final[dict[str, int]] = {}
        self.shots: Final[dict[str, float]] = {}
        """Cached gains of hits on a field; the key joins field and number of hits."""
        self.watches: Final[dict[tuple[str, str, str], Watch]] = {}
        """Cached guards of a track after a move; the key is track, unit and target (empty off the track)."""
        self.struck_groups: Final[dict[tuple[str, int, int, int], list[Group]]] = {}
        """Cached results of `after`."""
        self.odds_ahead: Final[dict[tuple[str, str, int], float]] = {}
        """Cached chances of units to beat a group: unit, track, field number → probability."""
        self.searches: Final[dict[tuple[str, str], float]] = {}
        """Cached worth of searches: unit, field → worth."""
        self.orderly: Final[dict[str, tuple[int, ...]]] = {}
        """Track → numbers of its named fields without chaos."""
        self.groups: Final = {track: self.groups_of(track) for track in s.tracks}
        self.guards: Final = {track: self.guards_of(track) for track in s.tracks}
        self.fever_point = -1.0
        """Cost of one more point of infection; below 0 if not yet computed."""
        self.best_find = -1.0
        """Worth of the best search that any unit could make now; below 0 if not yet computed."""
        self.forts: Final[dict[str, int]] = {}
        """Imagined defences, besides those that are built: field → defence bonus."""
        self.steps_left: Final = PACE * (s.deck("events").size if s.decks else 20) + 0.5
        """Expected number of activations of a track until the end of the game."""
        self.brains: Final = brains_chance(s) if s.decks else 0.0
        """Probability that the next event is BRAINS!."""
        self.stage: Final = (self.steps_left, self.brains, s.uses_rules("hospital"), self.burden)
        costs = s.content.worked_out.setdefault("track costs", {})
        assert isinstance(costs, dict)
        self.track_costs: Final[dict[CostKey, TrackCost]] = costs
        """Cached costs of tracks in all positions."""
        self.coming: Final = [self.arrives(n) for n in range(10)]
        self.chaos_price: Final = self.price_of_chaos()
        """Cost of one more chaos marker."""
        self.base: Final = {track: self.cost(track, self.groups[track], self.guards[track]) for track in s.tracks}

    # -- the table ---------------------------------------------------------------------------------------------

    def groups_of(self, track: str) -> list[Group]:
        """Groups of zeds on a track, nearest to the town first."""
        s = self.s
        groups = []
        at = s.all_zeds().at
        if s.zeds_on(track):
            for field in s.way(track):
                here = at.get(field)
                if here:
                    groups.append(group_of(s.content.zeds, s.content.fields[field].n, tuple(here)))
        return groups

    def guards_of(self, track: str) -> Watch:
        """Fighters on a track, the farthest out first."""
        s = self.s
        guards = []
        at = s.all_units().at
        for field in reversed(s.way(track)):
            for unit in at.get(field, ()):
                if s.fights(unit):
                    guards.append(Guard(s.content.fields[field].n, field, unit))
        return Watch(guards)

    def nearest(self, track: str) -> int:
        """Number of the field on which the nearest zeds of a track stand; 9 if there are none."""
        groups = self.groups[track]
        return groups[0].n if groups else 9

    def danger(self) -> float:
        """Total cost of all tracks."""
        return sum(self.base.values())

    # -- prices ------------------------------------------------------------------------------------------------

    def fever(self, n: int) -> float:
        """Cost of `n` more points of infection now; negative if infection falls."""
        s = self.s
        if not s.uses_rules("infection"):
            return 0.0
        soon = min(1.0, self.steps_left / 4)
        return (self.fever_at(s.infection + n) - self.fever_at(s.infection)) * soon

    def fever_at(self, level: int) -> float:
        """The cost of an infection level: a price for each point, and a higher one near the end of the track."""
        level = max(0, min(13, level))
        return POINT * level + PEAK * max(0, level - FEVER_HIGH)

    def worth(self, unit: Unit) -> float:
        """Worth of a unit's life, in actions."""
        card = self.s.content.units[unit.id]
        return (HERO if card.hero else 0.5) + ARM * max(card.strength)

    def harm(self, unit: Unit, hits: float) -> float:
        """Cost of hits on a unit."""
        if hits <= 0:
            return 0.0
        profile = self.profile_of(unit)
        life = profile.toughness
        share = 1.0 if hits >= life else WOUNDS * hits / life
        # At Basic, half of the beaten units return to the town at once, unhurt (p. 15).
        return profile.worth * share * (1.0 if self.s.uses_rules("hospital") else BACK)

    def ammo(self) -> float:
        """Worth of one more ammunition."""
        have = self.s.ammo
        return AMMO * (1.4 if have < 2 else 1.0 if have < 4 else 0.6 if have < 8 else 0.2)

    def supply(self) -> float:
        """Worth of one more supply."""
        have = self.s.supplies
        if not self.s.uses_rules("supplies"):
            return 0.0
        return SUPPLY * (1.5 if have < 3 else 0.9 if have < 6 else 0.4)

    # -- what a track costs ------------------------------------------------------------------------------------

    def defending(self, guard: Guard, strength: int, life: int = LIFE) -> GuardOdds:
        """The guard's defence if zeds of that strength and life entered its field now; cached."""
        imagined = guard.field in self.forts
        met = zeds_met(strength, life)
        if not imagined and met in guard.stands:
            return guard.stands[met]
        profile = self.profile_of(guard.unit)
        at = start_column(strength, profile.strength) + profile.shift + self.bonus_at(guard.field)
        at = 0 if at < 0 else 6 if at > 6 else at
        key = (profile.key, at, life, guard.n)
        stand = self.stands.get(key)
        if stand is None:
            odds = melee_odds(self.s.content, at, 0, profile.reroll, profile.settled, profile.felt)
            lasts = max(0.6, min(3.0, profile.toughness / max(odds.unit, 0.3)))
            hold = min(HELD_MAX, 1.0 - (1.0 - odds.win) ** min(lasts, guard.n + 1))
            fights = max(1.0, life / max(odds.zeds, 0.3))
            bears = min(1.0, profile.toughness / max(odds.unit * fights, 0.3))
            firm: float = odds.win**fights * bears
            if len(self.stands) >= STANDS_MAX:
                self.stands.clear()
            stand = self.stands[key] = GuardOdds(odds, hold, firm)
        if not imagined:
            guard.stands[met] = stand
        return stand

    def bonus_at(self, field: str) -> int:
        """The defence bonus of a field, with an imagined defence."""
        bonus = self.bonuses.get(field)
        if bonus is None:
            place = self.s.place(field)
            built = 3 if place.strongpoint else 2 if place.barricade else 0
            bonus = self.bonuses[field] = max(self.s.content.fields[field].defence, built)
        return max(bonus, self.forts[field]) if field in self.forts else bonus

    def profile_of(self, unit: Unit) -> Profile:
        """A guard's part in any fight on its field: printed shifts and markers, not those of cards in force."""
        profile = self.profiles.get(unit.id)
        if profile is None:
            s = self.s
            card = s.content.units[unit.id]
            shift = card.melee_shift + card.defending_shift
            for marker in unit.markers:
                shift += s.content.markers[marker].melee_shift if marker in s.content.markers else 0
            settled = 1 if unit.id in carriers(s, "decides_melee") else 0
            reroll = unit.id in carriers(s, "may_reroll")
            own = max(1, s.strength(unit.id))
            profile = Profile(own, shift, reroll, settled, share_of_hits(s, unit), toughness(s, unit), self.worth(unit))
            self.profiles[unit.id] = profile
            numbers = s.content.worked_out.setdefault("profiles", {})
            assert isinstance(numbers, dict)
            values = (profile.strength, profile.shift, profile.key, profile.worth)
            profile.number = numbers.setdefault(values, len(numbers))
        return profile

    def cost(self, track: str, groups: list[Group], watch: Watch) -> float:
        """Cost of a track: all zeds by life and nearness, less where good guards stand before them."""
        usual = not self.forts and groups is self.groups[track]
        if usual and watch.cost is not None:
            return watch.cost
        total = 0.0
        if groups:
            parts = self.parts_of(track, groups, watch)
            total = parts.first
            if self.chaos_price:
                total += self.chaos_price * parts.exposed
            for summand in parts.rest:
                total += summand
        if usual:
            watch.cost = total
        return total

    def parts_of(self, track: str, groups: list[Group], watch: Watch) -> TrackCost:
        """The parts of the cost of a track. They are cached for all positions, because most moves change one track."""
        if self.forts:
            guards = tuple([self.key_of(guard) for guard in watch.guards])
        else:
            known = watch.key
            guards = watch.key = known if known is not None else tuple([self.key_of(guard) for guard in watch.guards])
        if self.fever_point < 0:
            self.fever_point = self.fever(1)
        fields = self.orderly.get(track)
        if fields is None:
            fields = self.orderly_fields(track)
        key = (self.stage, self.fever_point, fields, tuple([group.key for group in groups]), guards)
        parts = self.track_costs.get(key)
        if parts is None:
            if len(self.track_costs) >= COSTS_MAX:
                self.track_costs.clear()
            parts = self.track_costs[key] = self.reckon_parts(track, groups, watch.guards)
        return parts

    def key_of(self, guard: Guard) -> int:
        """Everything on which the defences of a guard depend, as a number."""
        if self.forts:
            return guard.n | self.bonus_at(guard.field) << 4 | self.profile_of(guard.unit).number << 12
        if guard.key < 0:
            guard.key = guard.n | self.bonus_at(guard.field) << 4 | self.profile_of(guard.unit).number << 12
        return guard.key

    def reckon_parts(self, track: str, groups: list[Group], guards: list[Guard]) -> TrackCost:
        """Computes `parts_of`: group by group, each with the guards that stand before it."""
        first, exposed = 0.0, 0.0
        rest: list[float] = []
        for index, group in enumerate(groups):
            arrives = self.coming[group.n]
            burden = (self.burden * group.life / LIFE + PLAGUE * group.infectors) * arrives
            through, contact, run, lost = 1.0, 0.0, 1.0, 1.0
            post = group.n
            fallen: list[tuple[int, float]] = []
            for guard, stand in self.posts(group, guards):
                hold, win = stand.hold, stand.odds.win
                lost *= 1.0 - stand.firm
                if guard.n != post:
                    if guard.n != post - 1:
                        run = 0.0
                    post = guard.n
                    if index == 0 and not fallen and group.n - guard.n <= 2:
                        contact = self.exchange(guard.unit, stand.odds) * PACES[group.n - guard.n]
                    through *= 1.0 - hold
                    run *= 1.0 - win
                else:
                    through *= 1.0 - hold * SECOND
                    run *= 1.0 - win * SECOND
                fallen.append((post, lost))
            power = group.force * arrives
            threat = self.nearness[group.n] * power * through * (1.0 if index == 0 else BEHIND)
            if index:
                rest += (burden, threat)
                continue
            first = burden
            first += threat
            first -= contact
            if post == 0:
                first += (RUN + STORM * self.brains) * run
            exposed = self.exposed(track, group.n, fallen)
        return TrackCost(first, exposed, tuple(rest))

    def price_of_chaos(self) -> float:
        """Cost of a chaos marker, which rises as fewer are left; markers at risk count as partly used (p. 4)."""
        s = self.s
        if not s.uses_rules("chaos"):
            return 0.0
        left = float(s.chaos_left())
        for track in s.tracks:
            if self.groups[track]:
                group = self.groups[track][0]
                left -= EXPECTED * self.exposed(track, group.n, self.fallen(group, self.guards[track].guards))
        scarce: float = (max(0.0, left) + 0.3) ** 1.4
        return CHAOS + CHAOS_SCARCE / scarce

    def fallen(self, group: Group, guards: list[Guard]) -> list[tuple[int, float]]:
        """The guards before a group by field number, each with the probability that its post falls."""
        posts: list[tuple[int, float]] = []
        lost = 1.0
        for guard, stand in self.posts(group, guards):
            lost *= 1.0 - stand.firm
            posts.append((guard.n, lost))
        return posts

    def posts(self, group: Group, guards: list[Guard]) -> list[tuple[Guard, GuardOdds]]:
        """The guards before a group, the farthest out first; on one field the best defends (p. 13)."""
        posts: list[tuple[Guard, GuardOdds]] = []
        met = zeds_met(group.strength, group.life)
        for guard in guards:
            if guard.n < group.n:
                stand = None if self.forts else guard.stands.get(met)
                posts.append((guard, stand or self.defending(guard, group.strength, group.life)))
        for index in range(1, len(posts)):
            if posts[index][0].n == posts[index - 1][0].n:
                posts.sort(key=lambda post: (-post[0].n, -post[1].hold))
                break
        return posts

    def arrives(self, n: int) -> float:
        """Probability that zeds on a field can still reach the town before the end of the game."""
        left = self.steps_left
        return 1.0 / (1.0 + exp((n + 1 - left) / (left**0.5)))

    def exchange(self, unit: Unit, odds: Odds) -> float:
        """Net worth of one fight before the town: hits on the zeds, less wounds and infection."""
        if self.fever_point < 0:
            self.fever_point = self.fever(1)
        return self.burden * odds.zeds / LIFE - self.harm(unit, odds.unit) - self.fever_point

    def exposed(self, track: str, front: int, fallen: list[tuple[int, float]]) -> float:
        """Expected number of named fields before a group that soon fall into chaos."""
        count = 0.0
        for n in self.orderly_fields(track):
            if n >= front:
                break
            through = 1.0
            for post, chance in fallen:
                if post >= n:
                    through = chance
            count += through * self.coming[front - n - 1] * SOONER[front - n]
        return count

    def orderly_fields(self, track: str) -> tuple[int, ...]:
        """Numbers of the track's named fields without chaos, from the town outwards; cached."""
        orderly = self.orderly.get(track)
        if orderly is None:
            s = self.s
            fields = [s.content.fields[field] for field in s.way(track) if not s.is_start(field)]
            named = [field.n for field in fields if field.named and not s.place(field.id).chaos]
            orderly = self.orderly[track] = tuple(named)
        return orderly

    # -- what might be -----------------------------------------------------------------------------------------

    def best_action(self, units: Iterable[str], free: bool) -> float:
        """Worth of the best action of one of these units; 0 if none is worth anything."""
        best = 0.0
        if self.action_worth is not None:
            for id in units:
                unit = self.s.unit(id)
                if unit is not None:
                    best = max(best, self.action_worth(self, unit, free))
        return best

    def led(self, units: Iterable[str], free: bool) -> float:
        """Worth of a special action that grants one of these units an action."""
        return max(ENOUGH, self.best_action(units, free) + 0.1)

    def fight_worth(self, fight: Fight) -> float:
        """Worth of a melee for the unit on the players' side."""
        unit = self.s.unit(fight.unit)
        assert unit is not None
        odds = fight_odds(self.s, fight)
        harm = sum([ending.chance * self.harm(unit, ending.unit) for ending in odds.endings])
        return odds.win * (self.ground(fight.field) + self.chaos_price) + odds.zeds * self.burden / LIFE - harm

    def ground(self, field: str) -> float:
        """Worth of holding a field: beaten zeds are one step farther out, with a guard before them."""
        n = self.s.content.fields[field].n if self.s.track(field) else 0
        worth: float = NEAR * (self.step ** (n + 1) - GUARDED * self.step ** (n + 2))
        return worth

    def avoids(self, who: str, limit: float) -> bool:
        """True if a unit had better not fight the zeds on its field: the melee is worth less than `limit`."""
        unit = self.s.unit(who)
        foes = tuple([zed.id for zed in self.s.zeds_at(unit.field)]) if unit is not None else ()
        if unit is None or not foes or not self.s.track(unit.field):
            return True
        return self.fight_worth(Fight(unit.field, unit.id, foes, False)) - self.fever(1) < limit

    def shot_worth(self, field: str, column: int) -> float:
        """Expected worth of a shot at a field in a column of the gunfire table."""
        s = self.s
        track, n = s.track(field), s.content.fields[field].n
        if not s.zeds_at(field):
            return 0.3 * column / 6
        total = 0.0
        for hits, chance in gun_hits(s.content, column):
            if hits:
                total += chance * self.struck_worth(track, n, hits)
        return total

    def struck_worth(self, track: str, n: int, hits: int) -> float:
        """Threat that hits on the zeds of a field remove from their track; cached."""
        key = f"{track}{n} {hits}"
        worth = self.shots.get(key)
        if worth is None:
            then = self.cost(track, self.after(track, n, hits), self.guards[track])
            worth = self.shots[key] = self.base[track] - then
        return worth

    def marked(self, who: str) -> float:
        """Worth of a lasting marker on a unit: strong, tough, in the way of the zeds."""
        s = self.s
        unit = s.unit(who)
        if unit is None:
            return 0.0
        faces = 0.5 if s.track(unit.field) else 0.0
        return 0.6 + 0.2 * s.strength(unit.id) + 0.2 * toughness(s, unit) + faces

    def gain(self, unit: Unit, to: str) -> float:
        """Threat that is removed if a unit goes to that field; negative if it grows."""
        s = self.s
        tracks = [track for track in (s.track(unit.field), s.track(to)) if track]
        total = 0.0
        for track in dict.fromkeys(tracks):
            total += self.base[track] - self.cost(track, self.groups[track], self.moved(track, unit, to))
        return total

    def moved(self, track: str, unit: Unit, to: str) -> Watch:
        """The guards of a track if a unit goes to that field or leaves the track; cached."""
        stays = to != CENTER and self.s.track(to) == track
        key = (track, unit.id, to if stays else "")
        watch = self.watches.get(key)
        if watch is None:
            guards = [guard for guard in self.guards[track].guards if guard.unit.id != unit.id]
            if stays:
                n = self.s.content.fields[to].n
                guards.insert(len([guard for guard in guards if guard.n >= n]), Guard(n, to, unit))
            watch = self.watches[key] = Watch(guards)
        return watch

    def after(self, track: str, n: int, hits: int, back: int = 0) -> list[Group]:
        """The groups of a track if the one on field `n` takes hits and then goes back some fields; cached."""
        key = (track, n, hits, back)
        cached = self.struck_groups.get(key)
        if cached is not None:
            return cached
        groups = []
        for group in self.groups[track]:
            if group.n != n:
                groups.append(group)
                continue
            left = struck(self.s.content.zeds, group, hits)
            if left is not None:
                groups.append(left.at(left.n + back) if back else left)
        after = self.struck_groups[key] = gathered(self.s.content.zeds, groups) if back else groups
        return after
