"""What advice reckons with: the chances of a fight, and how much each track threatens the town."""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.content import Content
from shamble.games.dawn.fighting import column, start_column
from shamble.games.dawn.state import CENTER, FIGHTERS, Fight, Table, Unit

WAYS: Final = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
"""How many of the 36 throws of two dice give each sum."""
URGENCY: Final = (14.0, 9.0, 6.5, 4.5, 3.0, 2.0, 1.4, 1.0, 0.8)
"""How much a zed worries by the number of its field."""


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


def defend_odds(s: Table, unit: Unit, field: str, foes: tuple[str, ...]) -> Odds:
    """As if these zeds entered that field now."""
    strength = sum([s.strength(foe) for foe in foes])
    place = s.place(field)
    info = s.content.fields[field]
    card = s.content.units[unit.id]
    bonus = max(info.defence, 2 if place.barricade else 0, 3 if place.strongpoint else 0)
    at = start_column(strength, s.strength(unit.id)) + bonus + card.melee_shift + card.defending_shift
    return odds(s.content, max(0, min(6, at)))


def toughness(s: Table, unit: Unit) -> int:
    """Hits it still takes before the last one."""
    card = s.content.units[unit.id]
    left = card.hits[1] - (unit.hits if unit.reduced else 0)
    return left if unit.reduced else left + card.hits[0] - unit.hits


def fronts(s: Table, track: str) -> list[tuple[int, tuple[str, ...]]]:
    """Zed groups of a track with the number of their field, nearest to the town first."""
    found = []
    for field in s.way(track):
        here = tuple([zed.id for zed in s.zeds_at(field)])
        if here:
            found.append((s.content.fields[field].n, here))
    return found


def guards(s: Table, track: str, below: int, moved: str = "", to: str = "") -> list[tuple[Unit, str]]:
    """Fighters between a group and the town, one of them perhaps moved elsewhere."""
    found = []
    for unit in s.units:
        if s.kind(unit.id) not in FIGHTERS or unit.ekg:
            continue
        field = to if unit.id == moved else unit.field
        if field != CENTER and s.track(field) == track and s.content.fields[field].n < below:
            found.append((unit, field))
    return found


def danger(s: Table, moved: str = "", to: str = "") -> float:
    """How badly the town is threatened, with one unit perhaps moved."""
    return sum([track_danger(s, track, moved, to) for track in s.tracks])


def track_danger(s: Table, track: str, moved: str = "", to: str = "") -> float:
    total = 0.0
    for index, (n, foes) in enumerate(fronts(s, track)):
        worry = URGENCY[min(n, 8)] * (1.0 if index == 0 else 0.3)
        posted = guards(s, track, n, moved, to)
        held = 0.0
        if posted:
            best = max([1.0 - defend_odds(s, unit, field, foes).win for unit, field in posted])
            least = min([1.0 - defend_odds(s, unit, field, foes).win for unit, field in posted])
            held = 1.0 - 0.75 * least - 0.05 * best
            if len(posted) > 1:
                held += (1.0 - held) * 0.35
        total += worry * (1.0 - held)
    if s.versus or s.round < 3:
        return total
    return total


def nearest(s: Table, track: str) -> int:
    groups = fronts(s, track)
    return groups[0][0] if groups else 9
