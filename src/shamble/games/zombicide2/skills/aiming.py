"""Skills of an attack (p. 63-66)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.printed import WeaponLine
from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import barred, reach
from shamble.city.combat.attack_bonuses import Aim, safe_shot
from shamble.city.combat.attack_dice import begin
from shamble.city.combat.hits import exposed, kill
from shamble.city.family.skills.bonus_skills import CombatSkill
from shamble.city.table.flow import Play, Question
from shamble.city.table.kit import Kit, kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
from shamble.core.option import Option

FEWER: Final = "fewer dice"
"""Spent in an attack that is made with the smaller number of dice."""


class OneForEach(Skill):
    """A die for each zombie there instead of those that the weapon prints (Z-27)."""

    mode: ClassVar[str] = ""
    fickle: ClassVar[bool] = True

    def strengthen(self, s: City, aim: Aim, n: int) -> None:
        if aim.mode == self.mode:
            more = s.crowd(aim.zone) - aim.line.dice
            aim.add("dice", self.name, (min(0, more) if s.spent("attack", FEWER) else max(0, more)) * len(aim.weapons))


class Barbaric(OneForEach):
    id: ClassVar[str] = "barbaric"
    mode: ClassVar[str] = "melee"


class FullAuto(OneForEach):
    """More dice are more misses: beside a friend it is asked for (Z-59)."""

    id: ClassVar[str] = "full-auto"
    mode: ClassVar[str] = "ranged"

    def prepare(self, s: City, attack: Attack) -> bool:
        if attack.mode != self.mode or s.spent("attack", FEWER) or not exposed(s, attack):
            return False
        there = s.crowd(attack.zone)
        if there in (0, s.rules.line_of(attack.weapons[0], attack.mode).dice):
            return False
        return not safe_shot(s, kit_of(s, s.survivor(attack.who)), attack)

    def prepared(self, t: Play, attack: Attack) -> None:
        t.spend("attack", FEWER)


IMPROVISED: Final = {"melee": "did:improvised-melee", "ranged": "did:improvised-ranged"}
ROWS: Final = {
    "melee": ("did:melee", IMPROVISED["melee"]),
    "ranged": ("did:shoot", "did:throw", IMPROVISED["ranged"]),
}


class Escalation(CombatSkill):
    """One die more for each action of the kind just before this one (p. 64)."""

    id: ClassVar[str] = "escalation"
    fickle: ClassVar[bool] = True

    def strengthen(self, s: City, aim: Aim, n: int) -> None:
        if self.fits(aim.mode):
            aim.add("dice", self.name, n * self.row(s, aim.survivor.id))

    def row(self, s: City, who: str) -> int:
        """Actions of the kind in a row in one's own turn, up to now; any other action ends it. What is improvised costs
        none: it counts if it is of the kind, and ends nothing."""
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
    """Melee hits have damage 3."""

    id: ClassVar[str] = "super-strength"

    def strengthen(self, s: City, aim: Aim, n: int) -> None:
        if aim.mode == "melee":
            aim.add("damage", self.name, max(0, 3 - aim.damage))


class ActionDamage2(CombatSkill):
    """Hits of damage 1 have damage 2."""

    id: ClassVar[str] = "action-damage-2"

    def strengthen(self, s: City, aim: Aim, n: int) -> None:
        if self.fits(aim.mode) and aim.damage == 1:
            aim.add("damage", self.name, 1)


class HomeDefender(Skill):
    """Sees through whole buildings."""

    id: ClassVar[str] = "home-defender"

    def equip(self, kit: Kit, n: int) -> None:
        kit.through = True

    def noticed(self, s: City, aim: Aim) -> bool:
        return aim.zone not in s.topology().sight(aim.survivor.zone)


class SteadyHand(Skill):
    """Misses hit no friends."""

    id: ClassVar[str] = "steady-hand"
    tells_sparing: ClassVar[bool] = True

    def spares(self, s: City, attack: Attack) -> bool:
        return True


class PointBlank(Skill):
    """Shoots into one's own zone whatever the range, picks the targets there and hits no friend."""

    id: ClassVar[str] = "point-blank"
    tells_sparing: ClassVar[bool] = True

    def equip(self, kit: Kit, n: int) -> None:
        kit.point_blank = True

    def picks(self, s: City, attack: Attack) -> bool:
        return attack.zone == s.survivor(attack.who).zone

    def spares(self, s: City, attack: Attack) -> bool:
        return attack.zone == s.survivor(attack.who).zone


class Reaper(CombatSkill):
    """One hit of an action kills another of the same kind."""

    id: ClassVar[str] = "reaper"

    def hit(self, t: Play, attack: Attack, kind: int) -> None:
        if self.fits(attack.mode) and not t.s.spent("attack", self.id) and t.s.zombies[attack.zone][kind]:
            t.then(Reap(kind))


class Reap(Question):
    """One more of the same kind with one hit of an action (p. 65)."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)
    ask: ClassVar[str] = "reap"
    verbs: ClassVar[tuple[str, ...]] = ("reap", "pass")
    cites: ClassVar[str] = "skill.reaper"

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def seat(self, s: City) -> int:
        assert s.attack is not None
        return s.survivor(s.attack.who).seat

    def options(self, s: City) -> list[Option]:
        attack = s.attack
        if attack is None or s.spent("attack", Reaper.id) or not s.zombies[attack.zone][self.kind]:
            return []
        return [Option("reap", s.rules.catalogue.kinds[self.kind].id), Option("pass", attack.who)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "pass":
            return
        attack = t.fighting()
        t.spend("attack", Reaper.id)
        t.s.attack = attack.now(kills=attack.kills + 1)
        kill(t, attack.who, attack.zone, self.kind, "skill.reaper")


class Improvised(Skill):
    """What a survivor makes do with, once a turn (p. 64)."""

    verbs: ClassVar[tuple[str, ...]] = ("improvise",)

    def options(self, s: City, turn: Turn) -> list[Option]:
        if self.id in turn.spent or turn.gift or barred(s, turn.zone)[0]:
            return []
        line = self.line()
        assert line is not None
        zones = s.board.zones
        if line.mode == "melee":
            return [Option("improvise", turn.who, zones[turn.zone].id, self.id)] if turn.crowd else []
        there = reach(s, turn.survivor, line.least, line.most + turn.kit.reach)
        return [Option("improvise", turn.who, zones[zone].id, self.id) for zone in there]

    def perform(self, t: Play, who: str, option: Option) -> None:
        weapon = t.s.rules.skill(option.item)
        line = weapon.line()
        assert line is not None
        t.spend("turn", weapon.id)
        t.uses(who, weapon.id)
        begin(t, who, line.mode, (weapon.id,), t.s.board.names[option.target])
        t.spend("turn", IMPROVISED[line.mode])


class ImprovisedMelee(Improvised):
    id: ClassVar[str] = "improvised-melee"

    def line(self) -> WeaponLine | None:
        return MELEE


class ImprovisedRanged(Improvised):
    id: ClassVar[str] = "improvised-ranged"

    def line(self) -> WeaponLine | None:
        return RANGED


MELEE: Final = WeaponLine("melee", {"range": (0, 0), "dice": 2, "accuracy": 4, "damage": 1})
RANGED: Final = WeaponLine("ranged", {"range": (1, 1), "dice": 2, "accuracy": 4, "damage": 1})
