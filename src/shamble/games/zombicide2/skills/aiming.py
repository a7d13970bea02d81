"""Skills that change an attack (p. 63-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.printed import WeaponLine
from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import barred, reach
from shamble.city.combat.attack_bonuses import AttackPreview, safe_shot
from shamble.city.combat.attack_dice import begin_attack
from shamble.city.combat.hits import exposed, kill
from shamble.city.family.skills.bonus_skills import CombatSkill
from shamble.city.table.flow import AttackQuestion, CityFlow
from shamble.city.table.kit import Kit, kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged

FEWER: Final = "fewer dice"
"""Ledger entry of an attack that is made with the smaller number of dice."""


class OneForEach(Skill):
    """Rolls a die for each zombie in the target zone instead of the weapon's dice (Z-27)."""

    mode: ClassVar[str] = ""
    bonus_varies: ClassVar[bool] = True

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if aim.mode == self.mode:
            gap = s.crowd(aim.zone) - aim.line.dice
            aim.add("dice", self.name, (min(0, gap) if s.spent("attack", FEWER) else max(0, gap)) * len(aim.weapons))


class Barbaric(OneForEach):
    """`OneForEach` for melee attacks."""

    id: ClassVar[str] = "barbaric"
    mode: ClassVar[str] = "melee"


class FullAuto(OneForEach):
    """`OneForEach` for ranged attacks. More dice mean more misses, so the survivor may choose fewer if a friend is
    there (Z-59)."""

    id: ClassVar[str] = "full-auto"
    mode: ClassVar[str] = "ranged"

    def can_boost(self, s: CityState, attack: Attack) -> bool:
        # The boost is the choice of the smaller number of dice, offered only if misses could hurt a friend.
        if attack.mode != self.mode or s.spent("attack", FEWER) or not exposed(s, attack):
            return False
        there = s.crowd(attack.zone)
        # With as many zombies as dice both numbers are equal, and without zombies there is nothing to hit.
        if there in (0, s.rules.line_of(attack.weapons[0], attack.mode).dice):
            return False
        return not safe_shot(s, kit_of(s, s.survivor(attack.who)), attack)

    def apply_boost(self, t: CityFlow, attack: Attack) -> None:
        t.spend("attack", FEWER)


IMPROVISED: Final = {"melee": "did:improvised-melee", "ranged": "did:improvised-ranged"}
"""Ledger entry of an improvised attack, by mode."""
ROWS: Final = {
    "melee": ("did:melee", IMPROVISED["melee"]),
    "ranged": ("did:shoot", "did:throw", IMPROVISED["ranged"]),
}
"""Ledger entries that count as an action of a mode."""


class Escalation(CombatSkill):
    """Adds a die for each action of its type directly before this one (p. 64)."""

    id: ClassVar[str] = "escalation"
    bonus_varies: ClassVar[bool] = True

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if self.fits(aim.mode):
            aim.add("dice", self.name, n * self.row(s, aim.survivor.id))

    def row(self, s: CityState, who: str) -> int:
        """Number of actions of this type in a row so far in the survivor's own turn; any other action ends the row. An
        improvised attack is no action: it counts if it is of the type, and never ends the row."""
        turn = s.scope("turn")
        counted = ROWS["melee"] + ROWS["ranged"] if self.arg == "combat" else ROWS[self.arg]
        n = 0
        if turn is None or turn.name != who:
            return n
        for done in reversed([what for what in turn.spent if what.startswith("did:")]):
            if done in counted:
                n += 1
            elif done not in IMPROVISED.values():
                break
        return n


class SuperStrength(Skill):
    """Gives melee hits damage 3."""

    id: ClassVar[str] = "super-strength"

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if aim.mode == "melee":
            aim.add("damage", self.name, max(0, 3 - aim.damage))


class ActionDamage2(CombatSkill):
    """Gives hits of damage 1 damage 2."""

    id: ClassVar[str] = "action-damage-2"

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if self.fits(aim.mode) and aim.damage == 1:
            aim.add("damage", self.name, 1)


class HomeDefender(Skill):
    """Lets the survivor see through whole buildings."""

    id: ClassVar[str] = "home-defender"

    def equip(self, kit: Kit, n: int) -> None:
        kit.through = True

    def enabled_attack(self, s: CityState, aim: AttackPreview) -> bool:
        return aim.zone not in s.topology().sight(aim.survivor.zone)


class SteadyHand(Skill):
    """Keeps misses from hitting friends."""

    id: ClassVar[str] = "steady-hand"
    tells_sparing: ClassVar[bool] = True

    def spares_friends(self, s: CityState, attack: Attack) -> bool:
        return True


class PointBlank(Skill):
    """Lets the survivor shoot into his or her own zone at any range, choose the targets there and hit no friend."""

    id: ClassVar[str] = "point-blank"
    tells_sparing: ClassVar[bool] = True

    def equip(self, kit: Kit, n: int) -> None:
        kit.point_blank = True

    def chooses_targets(self, s: CityState, attack: Attack) -> bool:
        return attack.zone == s.survivor(attack.who).zone

    def spares_friends(self, s: CityState, attack: Attack) -> bool:
        return attack.zone == s.survivor(attack.who).zone


class Reaper(CombatSkill):
    """Lets one hit of an attack kill a second zombie of the same kind."""

    id: ClassVar[str] = "reaper"

    def hit(self, t: CityFlow, attack: Attack, kind: int) -> None:
        if self.fits(attack.mode) and not t.s.spent("attack", self.id) and t.s.zombies[attack.zone][kind]:
            t.then(Reap(kind))


class Reap(AttackQuestion):
    """Offers the second kill of Reaper, once per attack (p. 65)."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)
    ask: ClassVar[str] = "reap"
    verbs: ClassVar[tuple[str, ...]] = ("reap", "pass")
    cites: ClassVar[str] = "skill.reaper"

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def options(self, s: CityState) -> list[Option]:
        attack = s.attack
        if attack is None or s.spent("attack", Reaper.id) or not s.zombies[attack.zone][self.kind]:
            return []
        return [Option("reap", s.rules.catalogue.kinds[self.kind].id), Option("pass", attack.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "pass":
            return
        attack = t.fighting()
        t.spend("attack", Reaper.id)
        t.s.attack = attack.having(kills=attack.kills + 1)
        kill(t, attack.who, attack.zone, self.kind, "skill.reaper")


class Improvised(Skill):
    """A free attack without a weapon, once a turn (p. 64)."""

    verbs: ClassVar[tuple[str, ...]] = ("improvise",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if self.id in turn.spent or turn.gift or barred(s, turn.zone)[0]:
            return NO_OPTIONS
        line = self.line()
        assert line is not None
        zones = s.board.zones
        if line.mode == "melee":
            return [Option("improvise", turn.who, zones[turn.zone].id, self.id)] if turn.crowd else NO_OPTIONS
        there = reach(s, turn.survivor, line.least, line.most + turn.kit.reach)
        return [Option("improvise", turn.who, zones[zone].id, self.id) for zone in there]

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        line = judge.s.rules.skill(option.item).line()
        assert line is not None
        return judge.attack(option, floor, free=line.mode)

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        weapon = t.s.rules.skill(option.item)
        line = weapon.line()
        assert line is not None
        t.spend("turn", weapon.id)
        t.uses(who, weapon.id)
        begin_attack(t, who, line.mode, (weapon.id,), t.s.board.names[option.target])
        t.spend("turn", IMPROVISED[line.mode])


class ImprovisedMelee(Improvised):
    """The free attack as a melee attack."""

    id: ClassVar[str] = "improvised-melee"

    def line(self) -> WeaponLine | None:
        return MELEE


class ImprovisedRanged(Improvised):
    """The free attack as a ranged attack."""

    id: ClassVar[str] = "improvised-ranged"

    def line(self) -> WeaponLine | None:
        return RANGED


MELEE: Final = WeaponLine("melee", {"range": (0, 0), "dice": 2, "accuracy": 4, "damage": 1})
"""Values of the improvised melee attack."""
RANGED: Final = WeaponLine("ranged", {"range": (1, 1), "dice": 2, "accuracy": 4, "damage": 1})
"""Values of the improvised ranged attack."""
