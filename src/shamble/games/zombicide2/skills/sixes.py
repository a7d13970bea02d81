"""Skills triggered by a rolled 6 (p. 65); they are called after every skill that raises a die."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.combat.attack_bonuses import safe_shot
from shamble.city.combat.attack_dice import DiceResult, lift_of, lifted
from shamble.city.combat.hits import exposed
from shamble.city.family.skills.bonus_skills import CombatSkill
from shamble.city.table.flow import D6, AttackQuestion, CityFlow
from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.core.event import Args
from shamble.core.option import Option


class Roll6Die(CombatSkill):
    """Lets the survivor roll another die for every 6, including those of the additional dice."""

    id: ClassVar[str] = "roll6-die"
    likes_sixes: ClassVar[bool] = True

    def settled(self, t: CityFlow, attack: Attack) -> None:
        # A survivor with this skill for one mode and for both modes still rolls one die for a 6.
        if self.fits(attack.mode) and not t.s.spent("attack", self.id):
            t.spend("attack", self.id)
            t.then(RollSixes(0))


class RollSixes(AttackQuestion):
    """Asks for how many sixes another die is rolled. Nobody is asked where no miss can hit a friend (Z-60)."""

    fields: ClassVar[tuple[str, ...]] = ("start",)
    __slots__ = ("start",)
    ask: ClassVar[str] = "sixes"
    verbs: ClassVar[tuple[str, ...]] = ("roll-more", "stand")
    cites: ClassVar[str] = "skill.roll6-die"

    def __init__(self, start: int) -> None:
        self.start: Final = start
        """Index of the first die of the attack for which no die has been offered yet."""

    def sixes(self, s: CityState, attack: Attack) -> int:
        """Number of new sixes, bonuses on the dice included."""
        lift = lift_of(s, attack, kit_of(s, s.survivor(attack.who)))
        return len([die for die in attack.dice[self.start :] if lifted(die, lift) == 6])

    def question(self, s: CityState) -> Args:
        assert s.attack is not None
        return {"who": s.attack.who, "n": self.sixes(s, s.attack)}

    def options(self, s: CityState) -> list[Option]:
        attack = s.attack
        sixes = self.sixes(s, attack) if attack is not None else 0
        if attack is None or not sixes:
            return []
        if not exposed(s, attack) or safe_shot(s, kit_of(s, s.survivor(attack.who)), attack):
            return [Option("roll-more", attack.who, n=sixes)]
        return [*[Option("roll-more", attack.who, n=n) for n in range(sixes, 0, -1)], Option("stand", attack.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "stand":
            return
        attack = t.fighting()
        lift = lift_of(t.s, attack, kit_of(t.s, t.s.survivor(attack.who)))
        dice = [t.roll("d6", D6) for _ in range(option.n)]
        t.tell("six-again", self.cites, who=attack.who, dice=tuple([lifted(die, lift) for die in dice]))
        t.s.attack = attack.having(dice=(*attack.dice, *dice))
        t.then(RollSixes(len(attack.dice)))


class Roll6Damage(CombatSkill):
    """Each 6 raises the damage of the weapons used, for every hit of the attack (p. 66, Z-78)."""

    id: ClassVar[str] = "roll6-damage"
    likes_sixes: ClassVar[bool] = True

    def rolled(self, t: CityFlow, roll: DiceResult, n: int) -> None:
        if self.fits(roll.attack.mode):
            roll.sharp += n * roll.dice.count(6)

    def report_difference(self, t: CityFlow, roll: DiceResult) -> None:
        if self.fits(roll.attack.mode) and 6 in roll.dice:
            t.uses(roll.attack.who, self.name)
