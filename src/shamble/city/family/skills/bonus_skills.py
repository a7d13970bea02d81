"""Skills that are a number more: actions, dice, damage, range, steps."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_bonuses import Aim
from shamble.city.combat.attack_dice import Roll
from shamble.city.table.flow import Play
from shamble.city.table.kit import MODES, Kit
from shamble.city.table.pieces import Attack
from shamble.city.table.state import City


class PlusAction(Skill):
    """One more action of any kind."""

    id: ClassVar[str] = "plus-action"

    def equip(self, kit: Kit, n: int) -> None:
        kit.actions += n
        kit.more = self.name


class FreeAction(Skill):
    """One more action of one kind."""

    id: ClassVar[str] = "free"

    def equip(self, kit: Kit, n: int) -> None:
        for what in MODES if self.arg == "combat" else (self.arg,):
            kit.pay_with(what, self.name, n, self.name)


class CombatSkill(Skill):
    """For one kind of attack, or for both."""

    def fits(self, mode: str) -> bool:
        return self.arg == mode or self.arg == "combat"


class MoreDice(CombatSkill):
    """A die more for each weapon."""

    id: ClassVar[str] = "die"

    def strengthen(self, s: City, aim: Aim, n: int) -> None:
        if self.fits(aim.mode):
            aim.add("dice", self.name, n * len(aim.weapons))


class MoreDamage(CombatSkill):
    id: ClassVar[str] = "damage"

    def strengthen(self, s: City, aim: Aim, n: int) -> None:
        if self.fits(aim.mode):
            aim.add("damage", self.name, n)


class ToRoll(CombatSkill):
    """Every die that is no 1 counts more."""

    id: ClassVar[str] = "to-roll"

    def strengthen(self, s: City, aim: Aim, n: int) -> None:
        if self.fits(aim.mode):
            aim.add("roll", self.name, n)

    def rolled(self, t: Play, roll: Roll, n: int) -> None:
        if self.fits(roll.attack.mode):
            roll.lift_all(n)

    def scored(self, t: Play, roll: Roll) -> None:
        if self.fits(roll.attack.mode):
            t.uses(roll.attack.who, self.name)


class MaxRange(Skill):
    """Shots reach a zone farther."""

    id: ClassVar[str] = "max-range"

    def equip(self, kit: Kit, n: int) -> None:
        kit.reach += n

    def noticed(self, s: City, aim: Aim) -> bool:
        far = s.topology().sight(aim.survivor.zone).get(aim.zone)
        return far is not None and far > aim.line.most


class ZonePerMove(Skill):
    """A move covers a zone more."""

    id: ClassVar[str] = "zone-per-move"

    def equip(self, kit: Kit, n: int) -> None:
        kit.steps += 1
        kit.longer = self.name


class Lucky(Skill):
    """All dice of an action may be rolled again."""

    id: ClassVar[str] = "lucky"

    def reroll(self, s: City, attack: Attack, n: int) -> bool:
        return attack.rerolled.count(self.name) < n


class Sniper(Skill):
    """Picks the targets of shots, and hits no friend."""

    id: ClassVar[str] = "sniper"

    def picks(self, s: City, attack: Attack) -> bool:
        return True

    def spares(self, s: City, attack: Attack) -> bool:
        return True

    def scored(self, t: Play, roll: Roll) -> None:
        if roll.attack.mode == "ranged" and roll.hits:
            t.uses(roll.attack.who, self.name)


class Slippery(Skill):
    """Zombies neither hold nor stop one."""

    id: ClassVar[str] = "slippery"

    def equip(self, kit: Kit, n: int) -> None:
        kit.glides = self.name
