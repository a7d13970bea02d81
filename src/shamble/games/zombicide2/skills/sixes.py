"""Skills triggered by a rolled 6 (p. 65); they are called after every skill that raises a die."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.combat.attack_dice import DiceResult, lifted
from shamble.city.family.skills.bonus_skills import CombatSkill
from shamble.city.table.flow import D6, CityFlow


class Roll6Die(CombatSkill):
    """Rolls another die for every 6, including those of the additional dice."""

    id: ClassVar[str] = "roll6-die"
    likes_sixes: ClassVar[bool] = True

    def rolled(self, t: CityFlow, roll: DiceResult, n: int) -> None:
        # A survivor with this skill for one mode and for both modes still rolls one die for a 6.
        if not self.fits(roll.attack.mode) or roll.again:
            return
        roll.again = True
        sixes = roll.dice.count(6)
        while sixes:
            extra = [lifted(t.roll("d6", D6), roll.lift) for _ in range(sixes)]
            t.tell("six-again", "skill.roll6-die", who=roll.attack.who, dice=tuple(extra))
            roll.dice += extra
            sixes = extra.count(6)


class Roll6Damage(CombatSkill):
    """Raises the damage of every 6."""

    id: ClassVar[str] = "roll6-damage"
    likes_sixes: ClassVar[bool] = True

    def rolled(self, t: CityFlow, roll: DiceResult, n: int) -> None:
        if self.fits(roll.attack.mode):
            roll.sharp += n

    def scored(self, t: CityFlow, roll: DiceResult) -> None:
        if self.fits(roll.attack.mode) and 6 in roll.dice:
            t.uses(roll.attack.who, self.name)
