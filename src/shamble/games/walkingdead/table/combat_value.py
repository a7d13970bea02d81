"""The combat value (p. 8): what is added to the dice, and exact chances for people who look before they choose."""

from __future__ import annotations

from typing import Final

from shamble.games.walkingdead.table.content import WHITE
from shamble.games.walkingdead.table.state import Fight, Player, Table

POINTS: Final = 5
"""Combat value for each walker killed (p. 8)."""
Odds = dict[int, float]
"""A value -> how likely it is."""
CHAIN: Final = 100
"""A katana's chain that reaches this much is counted as this much: that happens about once in a million."""
CERTAIN: Final[Odds] = {0: 1.0}


def modifiers(s: Table, player: Player, weapon: str) -> list[tuple[str, str, int]]:
    """What is added after the roll: its rule, what gives it, and the number (W-20)."""
    found: list[tuple[str, str, int]] = []
    if s.players[s.leader].char == "rick":
        found.append(("twd.leader.rick", "rick", 1))
    if weapon in s.content.equipment:
        equipment = s.content.equipment[weapon]
        if equipment.effect in ("crossbow", "plus1"):
            found.append((equipment.rule, weapon, 1))
        elif (equipment.effect == "lone" and s.standing(player.place) == 1) or (
            equipment.effect == "light" and len(player.cards) <= 2
        ):
            found.append((equipment.rule, weapon, 3))
    return found


def summed(a: Odds, b: Odds) -> Odds:
    found: Odds = {}
    for left, p in a.items():
        for right, q in b.items():
            found[left + right] = found.get(left + right, 0.0) + p * q
    return found


def dice(n: int) -> Odds:
    found = CERTAIN
    for _ in range(n):
        found = summed(found, dict.fromkeys(WHITE, 1 / 6))
    return found


def chain() -> Odds:
    """The katana rolls on after each 4, 5 or 6."""
    found: Odds = {}
    going = CERTAIN
    while going:
        onward: Odds = {}
        for value, p in going.items():
            for face in WHITE:
                total = value + face
                target = found if face < 4 or total >= CHAIN else onward
                target[total] = target.get(total, 0.0) + p / 6
        going = onward
    return found


def value_odds(s: Table, player: Player, weapon: str) -> Odds:
    """The combat value of a weapon, of `bare` hands or of `help` alone, with modifiers and without allies."""
    equipment = s.content.equipment.get(weapon)
    if equipment is None:
        rolled = dice(1 if weapon == "bare" else 0)
    else:
        rolled = chain() if equipment.effect == "chain" else dice(equipment.dice)
    bonus = sum([n for _, _, n in modifiers(s, player, weapon)])
    return summed(summed(rolled, dice(player.help)), {bonus: 1.0})


def at_least(odds: Odds, value: int) -> float:
    return sum([p for total, p in odds.items() if total >= value])


def group_odds(s: Table, fights: list[Fight]) -> Odds:
    """The sum of fighters who are still to roll."""
    found = CERTAIN
    for fight in fights:
        found = summed(found, value_odds(s, s.players[fight.seat], fight.weapon))
    return found


def kill_odds(odds: Odds, walkers: int) -> list[float]:
    """How likely at least one, at least two, … walkers fall: as far as there are walkers and a chance."""
    found: list[float] = []
    for kills in range(1, walkers + 1):
        chance = at_least(odds, POINTS * kills)
        if chance <= 0.0:
            break
        found.append(chance)
    return found
