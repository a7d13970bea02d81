"""What an attack is worth before the dice fall: the weapon's printed line, and everything that adds to it (p. 27)."""

from __future__ import annotations

from typing import Final

from shamble.city.book.printed import WeaponLine
from shamble.city.table.kit import Kit
from shamble.city.table.pieces import Attack
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor

PAIR: Final = "pair"


class Aim:
    """An attack in the making. `parts` say what makes it more than the printed line: dice and damage together with
    what is printed are what is rolled, `roll` is added to each die that is no 1."""

    __slots__ = ("damage", "dice", "kit", "lift", "line", "mode", "parts", "survivor", "weapons", "zone")

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
        self.lift = 0

    def add(self, part: str, source: str, n: int) -> None:
        """`part` is dice, damage or roll."""
        if not n:
            return
        self.parts.append((part, source, n))
        if part == "dice":
            self.dice += n
        elif part == "damage":
            self.damage += n
        else:
            self.lift += n


def aim_at(s: City, survivor: Survivor, kit: Kit, mode: str, weapons: tuple[str, ...], zone: int) -> Aim:
    line = s.rules.line_of(weapons[0], mode)
    aim = Aim(survivor, kit, mode, weapons, zone, line)
    if len(weapons) > 1:
        aim.add("dice", PAIR, line.dice * (len(weapons) - 1))
    for skill in kit.training.on_strengthen:
        skill.strengthen(s, aim, kit.count[skill.name])
    s.rules.strengthen(s, aim)
    return aim


def picks_targets(s: City, kit: Kit, attack: Attack) -> bool:
    """Whether the hits of an attack are given freely (p. 27, 63-65)."""
    if attack.mode == "melee" and s.rules.melee_picks:
        return True
    for skill in kit.training.on_picks:
        if skill.picks(s, attack):
            return True
    return any(skill.picks(s, attack) for skill in s.rules.weapon_skills(attack.weapons))


def safe_shot(s: City, kit: Kit, attack: Attack) -> bool:
    """Whether no miss can hit a friend."""
    if attack.mode == "melee" or not s.rules.misses_hit_friends:
        return True
    for skill in kit.training.on_spares:
        if skill.spares(s, attack):
            return True
    return any(skill.spares(s, attack) for skill in s.rules.weapon_skills(attack.weapons))
