"""The combat value (p. 8): modifiers of the dice, and exact odds for players who weigh a choice."""

from __future__ import annotations

from typing import Final

from shamble.games.walkingdead.table.content import WHITE
from shamble.games.walkingdead.table.state import DeclaredAttack, Player, WalkingDeadState

POINTS: Final = 5
"""Combat value needed to kill one walker (p. 8)."""
Odds = dict[int, float]
"""Combat value → probability."""
CHAIN: Final = 100
"""Upper bound for a katana's chain of rolls in the odds; about one chain in a million would exceed it."""
CERTAIN: Final[Odds] = {0: 1.0}


def modifiers(s: WalkingDeadState, player: Player, weapon: str) -> list[tuple[str, str, int]]:
    """Returns the modifiers of a roll: rule, card or character that gives the bonus, and the number (W-20)."""
    bonuses: list[tuple[str, str, int]] = []
    if s.players[s.leader].char == "rick":
        bonuses.append(("twd.leader.rick", "rick", 1))
    if weapon in s.content.equipment:
        equipment = s.content.equipment[weapon]
        if equipment.effect in ("crossbow", "plus1"):
            bonuses.append((equipment.rule, weapon, 1))
        elif (equipment.effect == "lone" and s.standing(player.place) == 1) or (
            equipment.effect == "light" and len(player.cards) <= 2
        ):
            bonuses.append((equipment.rule, weapon, 3))
    return bonuses


def summed(a: Odds, b: Odds) -> Odds:
    """Returns the odds of the sum of two independent values."""
    odds: Odds = {}
    for left, p in a.items():
        for right, q in b.items():
            odds[left + right] = odds.get(left + right, 0.0) + p * q
    return odds


def dice(n: int) -> Odds:
    """Returns the odds of the sum of n white dice."""
    odds = CERTAIN
    for _ in range(n):
        odds = summed(odds, dict.fromkeys(WHITE, 1 / 6))
    return odds


def chain() -> Odds:
    """Returns the odds of the katana, which rolls again after each 4, 5 or 6."""
    final: Odds = {}
    going = CERTAIN
    while going:
        onward: Odds = {}
        for value, p in going.items():
            for face in WHITE:
                total = value + face
                target = final if face < 4 or total >= CHAIN else onward
                target[total] = target.get(total, 0.0) + p / 6
        going = onward
    return final


def value_odds(s: WalkingDeadState, player: Player, weapon: str) -> Odds:
    """The odds of the combat value of a weapon, of `bare` hands or of `help` alone, with modifiers, without allies."""
    equipment = s.content.equipment.get(weapon)
    if equipment is None:
        rolled = dice(1 if weapon == "bare" else 0)
    else:
        rolled = chain() if equipment.effect == "chain" else dice(equipment.dice)
    bonus = sum([n for _, _, n in modifiers(s, player, weapon)])
    return summed(summed(rolled, dice(player.help)), {bonus: 1.0})


def at_least(odds: Odds, value: int) -> float:
    """Returns the probability of at least this value."""
    return sum([p for total, p in odds.items() if total >= value])


def group_odds(s: WalkingDeadState, fights: list[DeclaredAttack]) -> Odds:
    """Returns the odds of the summed combat value of fighters that have not rolled yet."""
    odds = CERTAIN
    for fight in fights:
        odds = summed(odds, value_odds(s, s.players[fight.seat], fight.weapon))
    return odds


def kill_odds(odds: Odds, walkers: int) -> list[float]:
    """The probabilities that at least one, two, … walkers fall, up to their number or the last possible kill."""
    chances: list[float] = []
    for kills in range(1, walkers + 1):
        chance = at_least(odds, POINTS * kills)
        if chance <= 0.0:
            break
        chances.append(chance)
    return chances
