"""What advice reckons with: the chances of a fight, and how much each track threatens the town."""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.columns import column, start_column
from shamble.games.dawn.content import Content
from shamble.games.dawn.pieces import Fight, Unit
from shamble.games.dawn.state import Table
from shamble.games.dawn.terms import CENTER, FIGHTERS

WAYS: Final = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
"""How many of the 36 throws of two dice give each sum."""
URGENCY: Final = (14.0, 9.0, 6.5, 4.5, 3.0, 2.0, 1.4, 1.0, 0.8)
"""How much a zed worries by the number of its field."""


CHAOS: Final = 0.6
CHAOS_SCARCE: Final = 8.0
"""What a chaos marker is worth avoiding, at any time and the more the fewer are left."""
HELD: Final = 0.75
"""How much of a group's threat a sure victory takes away."""
SECOND: Final = 0.35
"""What a second guard adds to the first."""


class Odds:
    """What a melee column promises: mean hits on both sides, and the chance that the zeds lose."""

    def __init__(self, zeds: float, unit: float, win: float) -> None:
        self.zeds: Final = zeds
        self.unit: Final = unit
        self.win: Final = win


def odds(content: Content, at: int) -> Odds:
    zeds = unit = win = 0.0
    for total, ways in WAYS.items():
        line = content.combat[total]
        zeds += line.zeds[at] * ways / 36
        unit += line.units[at] * ways / 36
        win += ways / 36 if at >= line.zeds_lose_from else 0.0
    return Odds(zeds, unit, win)


def mean_gun(content: Content, at: int) -> float:
    return sum([content.combat[total].gunfire[at] * ways for total, ways in WAYS.items()]) / 36


def attack_odds(s: Table, unit: Unit, field: str, foes: tuple[str, ...]) -> Odds:
    return odds(s.content, column(s, Fight(field, unit.id, foes, True)))


def defence_column(s: Table, unit: Unit, field: str, strength: int) -> int:
    """The column if zeds of that strength entered the field now."""
    place = s.place(field)
    card = s.content.units[unit.id]
    bonus = max(s.content.fields[field].defence, 2 if place.barricade else 0, 3 if place.strongpoint else 0)
    at = start_column(strength, s.strength(unit.id)) + bonus + card.melee_shift + card.defending_shift
    return max(0, min(6, at))


def toughness(s: Table, unit: Unit) -> int:
    """Hits it takes until the last one, that one included."""
    card = s.content.units[unit.id]
    left = card.hits[1] - (unit.hits if unit.reduced else 0)
    return left if unit.reduced else left + card.hits[0] - unit.hits


class Group:
    """Zeds on one field of a track."""

    def __init__(self, n: int, zeds: tuple[str, ...], strength: int) -> None:
        self.n: Final = n
        self.zeds: Final = zeds
        self.strength: Final = strength


class Outlook:
    """The table as an adviser sees it, looked up once for all options of a question."""

    def __init__(self, s: Table) -> None:
        self.s: Final = s
        self.odds: Final = [odds(s.content, at) for at in range(7)]
        self.fronts: Final = {track: fronts(s, track) for track in s.tracks}
        self.fighters: Final = [unit for unit in s.units if s.kind(unit.id) in FIGHTERS and not unit.ekg]
        left = s.chaos_left() if s.plays("chaos") else 99
        self.chaos_price: Final = CHAOS + CHAOS_SCARCE / (left + 1) if s.plays("chaos") else 0.0
        """What one more chaos marker is worth avoiding."""
        self.base: Final = {track: self.track_danger(track) for track in s.tracks}

    def nearest(self, track: str) -> int:
        groups = self.fronts[track]
        return groups[0].n if groups else 9

    def danger(self) -> float:
        return sum(self.base.values())

    def gain(self, unit: Unit, to: str) -> float:
        """How much less the town is threatened if a unit went there."""
        tracks = [track for track in (self.s.track(unit.field), self.s.track(to)) if track]
        return sum([self.base[track] - self.track_danger(track, unit.id, to) for track in dict.fromkeys(tracks)])

    def track_danger(self, track: str, moved: str = "", to: str = "") -> float:
        """The groups of a track, each less dreadful if somebody good stands before it."""
        total = 0.0
        for index, group in enumerate(self.fronts[track]):
            worry = URGENCY[min(group.n, 8)] * (1.0 if index == 0 else 0.3)
            held, post = self.held(track, group, moved, to)
            total += worry * (1.0 - held)
            if self.chaos_price and index == 0:
                total += self.chaos_price * self.exposed(track, group.n, post) * (1.0 - 0.5 * held)
        return total

    def held(self, track: str, group: Group, moved: str, to: str) -> tuple[float, int]:
        """How well a group is held, and at which number of field at the latest."""
        chances: list[float] = []
        post = -1
        for unit in self.fighters:
            field = to if unit.id == moved else unit.field
            if field == CENTER or self.s.track(field) != track:
                continue
            n = self.s.content.fields[field].n
            if n < group.n:
                chance = self.odds[defence_column(self.s, unit, field, group.strength)]
                weak = chance.unit >= toughness(self.s, unit)
                chances.append(chance.win * (0.75 if weak else 1.0))
                post = max(post, n)
        if not chances:
            return 0.0, -1
        best = max(chances)
        held = 0.15 + HELD * best
        if len(chances) > 1:
            held += (1.0 - held) * SECOND
        return min(held, 0.95), post

    def exposed(self, track: str, front: int, post: int) -> int:
        """Named fields before the group that would fall into chaos."""
        count = 0
        for n in range(max(0, front - 3), front):
            field = f"{track}{n}"
            if n > post and self.s.content.fields[field].named and not self.s.place(field).chaos:
                count += 1
        return count


def fronts(s: Table, track: str) -> list[Group]:
    """Zed groups of a track, nearest to the town first."""
    found = []
    for field in s.way(track):
        here = tuple([zed.id for zed in s.zeds_at(field)])
        if here:
            found.append(Group(s.content.fields[field].n, here, sum([s.strength(id) for id in here])))
    return found
