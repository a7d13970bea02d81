"""What the combat tables promise before the dice are thrown: every result of a melee or shot with its chance."""

from __future__ import annotations

from itertools import product
from typing import Final

from shamble.games.dawn.fights.combat_columns import column, listeners, may_use_weapon
from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.printed_rows import CombatRow
from shamble.games.dawn.table.state import Table

KEPT: Final = {0: 1.0, 4: 0.5, 5: 2 / 3}
"""How many of its hits a unit feels that ignores them on that number or more."""


def ways(dice: int) -> dict[int, float]:
    """The chance of each sum of the best two of so many dice."""
    found: dict[int, float] = {}
    for throw in product(range(1, 7), repeat=dice):
        total = sum(sorted(throw)[-2:])
        found[total] = found.get(total, 0.0) + 6.0**-dice
    return found


WAYS: Final = [ways(2), ways(3), ways(4)]
"""By the number of extra dice: abilities add up to two (cards)."""


def lines(content: Content, extra: int) -> list[tuple[CombatRow, float]]:
    """The lines of the combat tables, each with its chance."""
    found: list[tuple[CombatRow, float]] = []
    for total, chance in WAYS[min(extra, 2)].items():
        line = content.combat[total]
        if found and found[-1][0] is line:
            found[-1] = (line, found[-1][1] + chance)
        else:
            found.append((line, chance))
    return found


class Ending:
    """One result of a melee: its chance, the hits on both sides, and whether the zeds' side loses."""

    def __init__(self, chance: float, zeds: float, unit: float, won: bool) -> None:
        self.chance: Final = chance
        self.zeds: Final = zeds
        self.unit: Final = unit
        self.won: Final = won


class Odds:
    """What a melee promises: mean hits on both sides, and the chance that the zeds lose."""

    def __init__(self, endings: list[Ending]) -> None:
        self.endings: Final = endings
        self.zeds: Final = sum([one.chance * one.zeds for one in endings])
        self.unit: Final = sum([one.chance * one.unit for one in endings])
        self.win: Final = sum([one.chance for one in endings if one.won])


def melee_odds(
    content: Content, at: int, extra: int = 0, reroll: bool = False, settled: int = 0, felt: float = 1.0
) -> Odds:
    """A column of the table, worked out once. `reroll`: a lost melee is thrown once more; `settled`: somebody wins
    whatever the dice say; `felt`: the share of its hits that the unit feels."""
    key = f"odds {at} {extra} {reroll} {settled} {felt}"
    known = content.worked_out.get(key)
    if not isinstance(known, Odds):
        known = content.worked_out[key] = Odds(endings(content, at, extra, reroll, settled, felt))
    return known


def endings(content: Content, at: int, extra: int, reroll: bool, settled: int, felt: float) -> list[Ending]:
    first: list[Ending] = []
    for line, chance in lines(content, extra):
        won = settled > 0 if settled else at >= line.zeds_lose_from
        first.append(Ending(chance, line.zeds[at], line.units[at] * felt, won))
    if not reroll:
        return first
    lost = sum([one.chance for one in first if not one.won])
    again = [Ending(one.chance * lost, one.zeds, one.unit, one.won) for one in first]
    return [*[one for one in first if one.won], *again]


def fight_odds(s: Table, fight: Fight) -> Odds:
    """A melee that might come, with everything that counts in it: shifts, re-rolls, extra dice, brass knuckles."""
    fight = armed(s, fight)
    unit = s.unit(fight.unit)
    assert unit is not None
    what = "melee" if fight.attacking else "defence"
    extra = sum([power.extra_dice(s, what, unit, who) for power, who in listeners(s, fight, "extra_dice")])
    reroll = any(power.may_reroll(s, fight, who) for power, who in listeners(s, fight, "may_reroll"))
    settled = sum([power.settles(s, fight, who) for power, who in listeners(s, fight, "settles")])
    return melee_odds(s.content, column(s, fight), extra, reroll, settled, felt(s, unit))


def armed(s: Table, fight: Fight) -> Fight:
    """With the brass knuckles, if the unit may use them: hardly anybody leaves them in the pocket."""
    knuckles = fight.attacking and "knuckles" in s.components and may_use_weapon(s, fight.unit)
    return fight.having(weapon=True) if knuckles else fight


def felt(s: Table, unit: Unit) -> float:
    return KEPT.get(s.content.units[unit.id].resist, 1.0)


def gun_hits(content: Content, at: int) -> list[tuple[int, float]]:
    """The hits of a shot on a column, each number with its chance."""
    found: dict[int, float] = {}
    for line, chance in lines(content, 0):
        found[line.gunfire[at]] = found.get(line.gunfire[at], 0.0) + chance
    return list(found.items())


def mean_gun(content: Content, at: int) -> float:
    return sum([hits * chance for hits, chance in gun_hits(content, at)])


def toughness(s: Table, unit: Unit) -> int:
    """Hits it takes until the last one, that one included."""
    card = s.content.units[unit.id]
    left = card.hits[1] - (unit.hits if unit.reduced else 0)
    return left if unit.reduced else left + card.hits[0] - unit.hits
