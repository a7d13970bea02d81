"""Odds of the combat tables: every result of a melee or shot with its probability."""

from __future__ import annotations

from itertools import product
from typing import Final

from shamble.games.dawn.fights.combat_columns import column, listeners, may_use_weapon
from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.printed_rows import CombatRow
from shamble.games.dawn.table.state import DawnState

KEPT: Final = {0: 1.0, 4: 0.5, 5: 2 / 3}
"""Resist value → share of hits that the unit takes; a die of that value or more cancels a hit."""


def sum_chances(dice: int) -> dict[int, float]:
    """Sum → probability, for the best two of this many dice."""
    chances: dict[int, float] = {}
    for throw in product(range(1, 7), repeat=dice):
        total = sum(sorted(throw)[-2:])
        chances[total] = chances.get(total, 0.0) + 6.0**-dice
    return chances


SUM_CHANCES: Final = [sum_chances(2), sum_chances(3), sum_chances(4)]
"""Chances of each sum, by the number of extra dice; abilities add up to two (cards)."""


def combat_rows(content: Content, extra: int) -> list[tuple[CombatRow, float]]:
    """The lines of the combat tables with their probabilities, for this many extra dice."""
    rows: list[tuple[CombatRow, float]] = []
    for total, chance in SUM_CHANCES[min(extra, 2)].items():
        line = content.combat[total]
        if rows and rows[-1][0] is line:
            rows[-1] = (line, rows[-1][1] + chance)
        else:
            rows.append((line, chance))
    return rows


class Ending:
    """One result of a melee: its probability, the hits on both sides, and True in `won` if the zeds' side loses."""

    def __init__(self, chance: float, zeds: float, unit: float, won: bool) -> None:
        self.chance: Final = chance
        self.zeds: Final = zeds
        self.unit: Final = unit
        self.won: Final = won


class Odds:
    """Odds of a melee: mean hits on both sides, and the probability that the zeds lose."""

    def __init__(self, endings: list[Ending]) -> None:
        self.endings: Final = endings
        self.zeds: Final = sum([ending.chance * ending.zeds for ending in endings])
        self.unit: Final = sum([ending.chance * ending.unit for ending in endings])
        self.win: Final = sum([ending.chance for ending in endings if ending.won])


def melee_odds(
    content: Content, at: int, extra: int = 0, reroll: bool = False, settled: int = 0, share: float = 1.0
) -> Odds:
    """Odds for one column of the combat table; cached.

    `reroll`: a lost melee is rolled once more. `settled`: 1 if the players' side wins, -1 if it loses regardless of the
    dice. `share`: share of its hits that the unit takes.
    """
    key = f"odds {at} {extra} {reroll} {settled} {share}"
    cached = content.worked_out.get(key)
    if not isinstance(cached, Odds):
        cached = content.worked_out[key] = Odds(endings(content, at, extra, reroll, settled, share))
    return cached


def endings(content: Content, at: int, extra: int, reroll: bool, settled: int, share: float) -> list[Ending]:
    """All results of one column with their probabilities."""
    first: list[Ending] = []
    for line, chance in combat_rows(content, extra):
        won = settled > 0 if settled else at >= line.zeds_lose_from
        first.append(Ending(chance, line.zeds[at], line.units[at] * share, won))
    if not reroll:
        return first
    lost = sum([ending.chance for ending in first if not ending.won])
    again = [Ending(ending.chance * lost, ending.zeds, ending.unit, ending.won) for ending in first]
    return [*[ending for ending in first if ending.won], *again]


def fight_odds(s: DawnState, fight: Fight) -> Odds:
    """Odds of a possible melee, with all shifts, re-rolls, extra dice and brass knuckles."""
    fight = with_knuckles(s, fight)
    unit = s.unit(fight.unit)
    assert unit is not None
    what = "melee" if fight.attacking else "defence"
    extra = sum([power.extra_dice(s, what, unit, who) for power, who in listeners(s, fight, "extra_dice")])
    reroll = any(power.may_reroll(s, fight, who) for power, who in listeners(s, fight, "may_reroll"))
    settled = sum([power.decides_melee(s, fight, who) for power, who in listeners(s, fight, "decides_melee")])
    return melee_odds(s.content, column(s, fight), extra, reroll, settled, share_of_hits(s, unit))


def with_knuckles(s: DawnState, fight: Fight) -> Fight:
    """The fight with brass knuckles if the unit attacks and may use them; odds assume that it does."""
    knuckles = fight.attacking and "knuckles" in s.components and may_use_weapon(s, fight.unit)
    return fight.having(weapon=True) if knuckles else fight


def share_of_hits(s: DawnState, unit: Unit) -> float:
    """Share of its hits that a unit takes, given its resistance."""
    return KEPT.get(s.content.units[unit.id].resist, 1.0)


def gun_hits(content: Content, at: int) -> list[tuple[int, float]]:
    """Numbers of hits of a shot on a column, each with its probability; cached."""
    key = f"gun {at}"
    cached = content.worked_out.get(key)
    if not isinstance(cached, list):
        chances: dict[int, float] = {}
        for line, chance in combat_rows(content, 0):
            chances[line.gunfire[at]] = chances.get(line.gunfire[at], 0.0) + chance
        cached = content.worked_out[key] = list(chances.items())
    return cached


def mean_gun(content: Content, at: int) -> float:
    """Mean number of hits of a shot on a column."""
    return sum([hits * chance for hits, chance in gun_hits(content, at)])


def toughness(s: DawnState, unit: Unit) -> int:
    """Number of hits, over both sides, up to and including the one that calls for a saving roll."""
    card = s.content.units[unit.id]
    left = card.hits[1] - (unit.hits if unit.reduced else 0)
    return left if unit.reduced else left + card.hits[0] - unit.hits
