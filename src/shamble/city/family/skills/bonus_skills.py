"""Skills that add to a number: actions, dice, damage, range, steps."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.combat.attack_dice import DiceResult
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import MODES, Kit
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState


class PlusAction(Skill):
    """Adds an action of any type."""

    id: ClassVar[str] = "plus-action"

    def equip(self, kit: Kit, n: int) -> None:
        kit.actions += n
        kit.more = self.name


class FreeAction(Skill):
    """Adds a free action of one type."""

    id: ClassVar[str] = "free"

    def equip(self, kit: Kit, n: int) -> None:
        for what in MODES if self.arg == "combat" else (self.arg,):
            kit.pay_with(what, self.name, n, self.name)


class CombatSkill(Skill):
    """A skill for melee, ranged or both kinds of attacks, as its argument says."""

    def fits(self, mode: str) -> bool:
        """True if the skill applies to attacks of this mode."""
        return self.arg == mode or self.arg == "combat"


class MoreDice(CombatSkill):
    """Adds a die for each weapon."""

    id: ClassVar[str] = "die"

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if self.fits(aim.mode):
            aim.add("dice", self.name, n * len(aim.weapons))


class MoreDamage(CombatSkill):
    """Adds to the damage of each hit."""

    id: ClassVar[str] = "damage"

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if self.fits(aim.mode):
            aim.add("damage", self.name, n)


class ToRoll(CombatSkill):
    """Adds to every die result except a 1."""

    id: ClassVar[str] = "to-roll"

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if self.fits(aim.mode):
            aim.add("roll", self.name, n)

    def rolled(self, t: CityFlow, roll: DiceResult, n: int) -> None:
        if self.fits(roll.attack.mode):
            roll.lift_all(n)

    def report_difference(self, t: CityFlow, roll: DiceResult) -> None:
        if self.fits(roll.attack.mode):
            t.uses(roll.attack.who, self.name)


class MaxRange(Skill):
    """Extends the range of ranged attacks by a zone."""

    id: ClassVar[str] = "max-range"

    def equip(self, kit: Kit, n: int) -> None:
        kit.reach += n

    def enabled_attack(self, s: CityState, aim: AttackPreview) -> bool:
        far = s.topology().sight(aim.survivor.zone).get(aim.zone)
        return far is not None and far > aim.line.most


class ZonePerMove(Skill):
    """Extends every move by a zone."""

    id: ClassVar[str] = "zone-per-move"

    def equip(self, kit: Kit, n: int) -> None:
        kit.steps += 1
        kit.longer = self.name


class Lucky(Skill):
    """Re-rolls all dice of an action once."""

    id: ClassVar[str] = "lucky"

    def reroll(self, s: CityState, attack: Attack, n: int) -> bool:
        return attack.rerolled.count(self.name) < n


class Sniper(Skill):
    """Lets the shooter choose the targets of ranged attacks and hit no friend."""

    id: ClassVar[str] = "sniper"

    def chooses_targets(self, s: CityState, attack: Attack) -> bool:
        return True

    def spares_friends(self, s: CityState, attack: Attack) -> bool:
        return True

    def report_difference(self, t: CityFlow, roll: DiceResult) -> None:
        if roll.attack.mode == "ranged" and roll.hits:
            t.uses(roll.attack.who, self.name)


class Slippery(Skill):
    """Ignores zombies in moves: no extra cost for leaving, no stop on entering."""

    id: ClassVar[str] = "slippery"

    def equip(self, kit: Kit, n: int) -> None:
        kit.slippery_skill = self.name
