"""What a rolled 6 brings (p. 65): read after every skill that lifts a die."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.combat.attack_dice import Roll, lifted
from shamble.city.family.skills.bonus_skills import CombatSkill
from shamble.city.table.flow import D6, Play


class Roll6Die(CombatSkill):
    """Every 6 brings another die, also those of such dice."""

    id: ClassVar[str] = "roll6-die"
    likes_sixes: ClassVar[bool] = True

    def rolled(self, t: Play, roll: Roll, n: int) -> None:
        # With the form for one kind of attack and that for both, a 6 still brings one die.
        if not self.fits(roll.attack.mode) or roll.again:
            return
        roll.again = True
        more = roll.dice.count(6)
        while more:
            extra = [lifted(t.roll("d6", D6), roll.lift) for _ in range(more)]
            t.tell("six-again", "skill.roll6-die", who=roll.attack.who, dice=tuple(extra))
            roll.dice += extra
            more = extra.count(6)


class Roll6Damage(CombatSkill):
    """Every 6 has more damage."""

    id: ClassVar[str] = "roll6-damage"
    likes_sixes: ClassVar[bool] = True

    def rolled(self, t: Play, roll: Roll, n: int) -> None:
        if self.fits(roll.attack.mode):
            roll.sharp += n

    def scored(self, t: Play, roll: Roll) -> None:
        if self.fits(roll.attack.mode) and 6 in roll.dice:
            t.uses(roll.attack.who, self.name)
