"""Dice, damage and roll bonus of an attack before the roll: the weapon's printed values and all additions."""

from __future__ import annotations

from typing import Final

from shamble.city.book.printed import WeaponLine
from shamble.city.table.kit import Kit
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor

PAIR: Final = "pair"


class AttackPreview:
    """An attack before its dice are rolled: number of dice, damage, and the bonus `lift` on each die that is no 1.
    `parts` lists what was added to the printed values: dice, damage or roll, its source, and how much."""

    __slots__ = ("damage", "dice", "kit", "line", "mode", "parts", "roll_bonus", "survivor", "weapons", "zone")

    def __init__(
        self, survivor: Survivor, kit: Kit, mode: str, weapons: tuple[str, ...], zone: int, line: WeaponLine
    ) -> None:
        self.survivor: Final = survivor
        self.kit: Final = kit
        self.mode: Final = mode
        self.weapons: Final = weapons
        self.zone: Final = zone
        self.line: Final = line
        self.parts: Final[list[tuple[str, str, int]]] = []
        self.dice = line.dice
        self.damage = line.damage
        self.roll_bonus = 0

    def add(self, part: str, source: str, n: int) -> None:
        """Adds `n` to a part: dice, damage or roll."""
        if not n:
            return
        self.parts.append((part, source, n))
        if part == "dice":
            self.dice += n
        elif part == "damage":
            self.damage += n
        else:
            self.roll_bonus += n


def preview_attack(
    s: CityState, survivor: Survivor, kit: Kit, mode: str, weapons: tuple[str, ...], zone: int
) -> AttackPreview:
    """The attack with all bonuses of weapons, skills and rules."""
    line = s.rules.line_of(weapons[0], mode)
    aim = AttackPreview(survivor, kit, mode, weapons, zone, line)
    if len(weapons) > 1:
        aim.add("dice", PAIR, line.dice * (len(weapons) - 1))
    for skill in kit.on_strengthen:
        skill.strengthen(s, aim, kit.count[skill.name])
    s.rules.strengthen(s, aim)
    return aim


def picks_targets(s: CityState, kit: Kit, attack: Attack) -> bool:
    """True if the attacker chooses the targets of the hits."""
    if attack.mode == "melee" and s.rules.melee_picks:
        return True
    for skill in kit.on_chooses_targets:
        if skill.chooses_targets(s, attack):
            return True
    for skill in s.rules.weapon_skills(attack.weapons):
        if skill.chooses_targets(s, attack):
            return True
    return False


def safe_shot(s: CityState, kit: Kit, attack: Attack) -> bool:
    """True if misses of the attack cannot hit friends."""
    if attack.mode == "melee" or not s.rules.misses_hit_friends:
        return True
    for skill in kit.on_spares_friends:
        if skill.spares_friends(s, attack):
            return True
    return any(skill.spares_friends(s, attack) for skill in s.rules.weapon_skills(attack.weapons))
