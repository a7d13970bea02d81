"""What everything costs the town: wounds, infection, stores, and each track as it stands and as it might.

Everything is counted in actions: a zed at full life takes about three to kill, a hit on a hero about one to heal.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shamble.games.dawn.advice.track_sides import Group, Guard, Stand
from shamble.games.dawn.fights.combat_columns import start_column
from shamble.games.dawn.fights.combat_odds import Odds, felt, melee_odds, toughness
from shamble.games.dawn.printed.counters import Unit, Zed
from shamble.games.dawn.printed.terms import CENTER, FIGHTERS
from shamble.games.dawn.table.powers import carriers
from shamble.games.dawn.table.state import Table

BURDEN: Final = 3.5
"""A zed at full life, wherever it is: sooner or later it has to be dealt with."""
PLAGUE: Final = 2.5
"""An infector off its Start besides: a point of infection every round (p. 16)."""
NEAR: Final = 24.0
STEP: Final = 0.64
"""What a zed at the gates costs, and how much of that is left a field farther out."""
PACE: Final = 0.6
"""The chance that a track is activated in a round."""
SOON: Final = 0.85
"""How much less a field that may fall into chaos worries for each step that they still have to go."""
BEHIND: Final = 0.5
"""A group that walks behind another worries less."""
HELD_MAX: Final = 0.96
CHAOS: Final = 1.2
CHAOS_SCARCE: Final = 9.0
"""A chaos marker at any time, and more the fewer are left (p. 4: none left is the end)."""
EXPECTED: Final = 0.3
"""How many of the markers that are to be feared are counted as gone."""
POINT: Final = 0.8
"""A point of infection: about six of them make an outbreak, which brings a zed into the middle of a track, often with
chaos (p. 16)."""
FEVER_HIGH: Final = 9
PEAK: Final = 0.4
"""Above this level a point costs so much more: the unchecked outbreak is near."""
HERO: Final = 2.6
ARM: Final = 0.55
"""What a hero's life is worth besides the strength, and each point of strength."""
WOUNDS: Final = 0.6
"""How much of a life is lost by wounds short of the last."""
BACK: Final = 0.5
"""What a life is worth where a saving roll gives it back."""
LIFE: Final = 6
"""Hits until a zed is gone."""
AMMO: Final = 0.5
SUPPLY: Final = 0.5
"""Ammunition and supplies, where there are some but not many."""
RUN: Final = 4.0
"""BRAINS! may come in any round: who wins a melee goes on, through every guarded field up to the centre (cards)."""
SECOND: Final = 0.5
"""What a second guard on a field adds: they go and fight on together."""
POWER: Final = 0.7
"""How much worse a mob is than a zed."""


class Costs:
    """Looked up once for all options of a question."""

    def __init__(self, s: Table) -> None:
        self.s: Final = s
        self.stands: Final[dict[str, Stand]] = {}
        """Worked out so far, by unit, field and the strength it meets."""
        self.groups: Final = {track: self.groups_of(track) for track in s.tracks}
        self.guards: Final = {track: self.guards_of(track) for track in s.tracks}
        self.best_find = -1.0
        """What the best search that somebody could make now would bring; below 0: not yet worked out."""
        self.forts: Final[dict[str, int]] = {}
        """Defences that are thought of, besides those that stand."""
        self.steps_left: Final = PACE * (s.deck("events").size if s.decks else 20) + 0.5
        """How often a track will probably be activated until the end."""
        self.coming: Final = [self.arrives(n) for n in range(10)]
        self.chaos_price: Final = self.price_of_chaos()
        """What one more chaos marker is worth avoiding."""
        self.base: Final = {track: self.cost(track, self.groups[track], self.guards[track]) for track in s.tracks}

    # -- the table ---------------------------------------------------------------------------------------------

    def group(self, n: int, zeds: tuple[Zed, ...]) -> Group:
        cards = self.s.content.zeds
        strength = sum([cards[zed.id].strength[1 if zed.reduced else 0] for zed in zeds])
        infectors = len([zed for zed in zeds if cards[zed.id].kind == "infector"])
        life = 0
        for zed in zeds:
            card = cards[zed.id]
            life += card.hits[1] - zed.hits if zed.reduced else card.hits[0] - zed.hits + card.hits[1]
        return Group(n, zeds, strength, life, infectors)

    def groups_of(self, track: str) -> list[Group]:
        """Zeds of a track, nearest to the town first."""
        s = self.s
        found = []
        if s.zeds_on(track):
            for field in s.way(track):
                here = s.zeds_at(field)
                if here:
                    found.append(self.group(s.content.fields[field].n, tuple(here)))
        return found

    def guards_of(self, track: str) -> list[Guard]:
        """Fighters on a track, the farthest out first."""
        s = self.s
        found = []
        for field in s.way(track)[::-1]:
            for unit in s.units_at(field):
                if s.kind(unit.id) in FIGHTERS and not unit.ekg:
                    found.append(Guard(s.content.fields[field].n, field, unit))
        return found

    def nearest(self, track: str) -> int:
        groups = self.groups[track]
        return groups[0].n if groups else 9

    def danger(self) -> float:
        return sum(self.base.values())

    # -- prices ------------------------------------------------------------------------------------------------

    def fever(self, n: int) -> float:
        """What so many more infection points cost now; less than nothing if they go."""
        s = self.s
        if not s.plays("infection"):
            return 0.0
        soon = min(1.0, self.steps_left / 4)
        return (self.fever_at(s.infection + n) - self.fever_at(s.infection)) * soon

    def fever_at(self, level: int) -> float:
        level = max(0, min(13, level))
        return POINT * level + PEAK * max(0, level - FEVER_HIGH)

    def worth(self, unit: Unit) -> float:
        card = self.s.content.units[unit.id]
        return (HERO if card.hero else 0.5) + ARM * max(card.strength)

    def harm(self, unit: Unit, hits: float) -> float:
        """What hits on a unit cost."""
        if hits <= 0:
            return 0.0
        life = toughness(self.s, unit)
        share = 1.0 if hits >= life else WOUNDS * hits / life
        # At Basic half of the beaten are back in the town at once, without a scratch (p. 15).
        return self.worth(unit) * share * (1.0 if self.s.plays("hospital") else BACK)

    def ammo(self) -> float:
        """What one more ammunition is worth."""
        have = self.s.ammo
        return AMMO * (1.4 if have < 2 else 1.0 if have < 4 else 0.6 if have < 8 else 0.2)

    def supply(self) -> float:
        have = self.s.supplies
        if not self.s.plays("supplies"):
            return 0.0
        return SUPPLY * (1.5 if have < 3 else 0.9 if have < 6 else 0.4)

    # -- what a track costs ------------------------------------------------------------------------------------

    def defending(self, guard: Guard, strength: int, life: int = LIFE) -> Stand:
        """If zeds of that strength entered the field now."""
        key = f"{guard.unit.id} {guard.field} {strength} {life}"
        known = self.stands.get(key)
        if known is None:
            odds = self.reckon(guard.unit, guard.field, strength)
            lasts = max(0.6, min(3.0, toughness(self.s, guard.unit) / max(odds.unit, 0.3)))
            hold = min(HELD_MAX, 1.0 - (1.0 - odds.win) ** min(lasts, guard.n + 1))
            fights = max(1.0, life / max(odds.zeds, 0.3))
            bears = min(1.0, toughness(self.s, guard.unit) / max(odds.unit * fights, 0.3))
            firm: float = odds.win**fights * bears
            known = self.stands[key] = Stand(odds, hold, firm, self.exchange(guard.unit, odds))
        return known

    def reckon(self, unit: Unit, field: str, strength: int) -> Odds:
        s = self.s
        place = s.place(field)
        card = s.content.units[unit.id]
        bonus = max(s.content.fields[field].defence, 2 if place.barricade else 0, 3 if place.strongpoint else 0)
        at = start_column(strength, max(1, s.strength(unit.id))) + card.melee_shift + card.defending_shift
        at += max(bonus, self.forts.get(field, 0))
        for marker in unit.markers:
            at += s.content.markers[marker].melee_shift if marker in s.content.markers else 0
        settled = 1 if unit.id in carriers("settles") else 0
        reroll = unit.id in carriers("may_reroll")
        return melee_odds(s.content, max(0, min(6, at)), 0, reroll, settled, felt(s, unit))

    def cost(self, track: str, groups: list[Group], guards: list[Guard]) -> float:
        """All zeds of a track by their life and their nearness, less where somebody good stands before them."""
        total = 0.0
        for index, group in enumerate(groups):
            arrives = self.coming[group.n]
            total += (BURDEN * group.life / LIFE + PLAGUE * group.infectors) * arrives
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
                        contact = stand.exchange * PACE ** (group.n - guard.n)
                    through *= 1.0 - hold
                    run *= 1.0 - win
                else:
                    through *= 1.0 - hold * SECOND
                    run *= 1.0 - win * SECOND
                fallen.append((post, lost))
            power = (group.strength / 5) ** POWER * (0.4 + 0.6 * group.life / LIFE) * arrives
            total += NEAR * STEP ** (group.n + 1) * power * through * (1.0 if index == 0 else BEHIND)
            if index == 0:
                total -= contact
                if post == 0:
                    total += RUN * run
                if self.chaos_price:
                    total += self.chaos_price * self.exposed(track, group.n, fallen)
        return total

    def price_of_chaos(self) -> float:
        """There are fewer markers than named fields (p. 4): those that fall as things stand are as good as gone."""
        s = self.s
        if not s.plays("chaos"):
            return 0.0
        left = float(s.chaos_left())
        for track in s.tracks:
            if self.groups[track]:
                group = self.groups[track][0]
                left -= EXPECTED * self.exposed(track, group.n, self.fallen(group, self.guards[track]))
        scarce: float = (max(0.0, left) + 0.3) ** 1.4
        return CHAOS + CHAOS_SCARCE / scarce

    def fallen(self, group: Group, guards: list[Guard]) -> list[tuple[int, float]]:
        """The posts before a group, each with the chance that it falls."""
        found: list[tuple[int, float]] = []
        lost = 1.0
        for guard, stand in self.posts(group, guards):
            lost *= 1.0 - stand.firm
            found.append((guard.n, lost))
        return found

    def posts(self, group: Group, guards: list[Guard]) -> list[tuple[Guard, Stand]]:
        """Who stands before a group, the farthest out first; on one field the best of them defends (p. 13)."""
        found = [(guard, self.defending(guard, group.strength, group.life)) for guard in guards if guard.n < group.n]
        if len(found) > 1:
            found.sort(key=lambda post: (-post[0].n, -post[1].hold))
        return found

    def arrives(self, n: int) -> float:
        """The chance that zeds on a field can still be in the town before the end."""
        left = self.steps_left
        return 1.0 / (1.0 + exp((n + 1 - left) / (left**0.5)))

    def exchange(self, unit: Unit, odds: Odds) -> float:
        """What a fight before the gates brings: hits on the zeds against wounds and infection."""
        return BURDEN * odds.zeds / LIFE - self.harm(unit, odds.unit) - self.fever(1)

    def exposed(self, track: str, front: int, fallen: list[tuple[int, float]]) -> float:
        """Named fields before a group, each with the chance that it falls into chaos soon."""
        count = 0.0
        s = self.s
        for n in range(front):
            field = f"{track}{n}"
            if s.content.fields[field].named and not s.place(field).chaos:
                through = 1.0
                for post, chance in fallen:
                    if post >= n:
                        through = chance
                count += through * self.coming[front - n - 1] * SOON ** (front - n)
        return count

    # -- what might be -----------------------------------------------------------------------------------------

    def gain(self, unit: Unit, to: str) -> float:
        """How much less the town is threatened if a unit went there."""
        s = self.s
        tracks = [track for track in (s.track(unit.field), s.track(to)) if track]
        total = 0.0
        for track in dict.fromkeys(tracks):
            total += self.base[track] - self.cost(track, self.groups[track], self.moved(track, unit, to))
        return total

    def moved(self, track: str, unit: Unit, to: str) -> list[Guard]:
        """The guards of a track if a unit went there, or left it."""
        guards = [guard for guard in self.guards[track] if guard.unit.id != unit.id]
        if to != CENTER and self.s.track(to) == track:
            guards.append(Guard(self.s.content.fields[to].n, to, unit))
            guards.sort(key=lambda guard: -guard.n)
        return guards

    def struck(self, group: Group, hits: int) -> Group | None:
        """A group after hits, the strongest first; None: nobody is left."""
        cards = self.s.content.zeds
        zeds = sorted(group.zeds, key=lambda zed: -cards[zed.id].strength[1 if zed.reduced else 0])
        left: list[Zed] = []
        for zed in zeds:
            card = cards[zed.id]
            if hits <= 0:
                left.append(zed)
                continue
            room = card.hits[1 if zed.reduced else 0] - zed.hits
            if hits < room:
                left.append(zed.with_hits(zed.reduced, zed.hits + hits))
            elif not zed.reduced and hits < room + card.hits[1]:
                left.append(zed.with_hits(True, hits - room))
            hits -= room if zed.reduced else room + card.hits[1]
        return self.group(group.n, tuple(left)) if left else None

    def after(self, track: str, n: int, hits: int, back: int = 0) -> list[Group]:
        """The groups of a track if the one on a field took hits, and then went back so many fields."""
        found = []
        for group in self.groups[track]:
            if group.n != n:
                found.append(group)
                continue
            struck = self.struck(group, hits)
            if struck is not None:
                found.append(struck.at(struck.n + back) if back else struck)
        return self.gathered(found) if back else found

    def gathered(self, groups: list[Group]) -> list[Group]:
        """Nearest first; who stands on one field is one mob."""
        fields: dict[int, tuple[Zed, ...]] = {}
        for group in groups:
            fields[group.n] = (*fields.get(group.n, ()), *group.zeds)
        return [self.group(n, fields[n]) for n in sorted(fields)]
