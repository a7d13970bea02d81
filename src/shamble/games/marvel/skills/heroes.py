"""Skills printed on the heroes' sheets, in the order of the sheets."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import reach
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.combat.attack_dice import DiceResult, begin_attack
from shamble.city.combat.hits import GiveHit, kill
from shamble.city.family.skills.bonus_skills import ZonePerMove
from shamble.city.family.skills.once_a_turn import OnceATurn
from shamble.city.table.flow import AttackQuestion, CityFlow
from shamble.city.table.kit import Kit
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.marvel.horde.enemies import DEVOUR, SUPER, bewitched
from shamble.games.marvel.survivors.hunger import MAX_HUNGER, hunger_of, hungrier, ravenous, sate
from shamble.games.marvel.turns.hero_actions import SIGN, Granted, edible

SHIELD: Final = "shield-throw"
SMASH: Final = "smash"
BURST: Final = "photon-burst"
MISSILES: Final = "missile-wave"
SALVO_DICE: Final = 3
"""Dice that Empty the Racks adds."""
SALVO_RANGE: Final = 3
"""Range of Empty the Racks, in zones."""
RAVENOUS_WOUND: Final = "ravenous"
"""Source of the wound that a ravenous hero takes."""


# -- Captain America ---------------------------------------------------------------------------------------------------


class LeadThePack(OnceATurn):
    """Raises the hero's hunger by 1 to grant another hero in sight a free action at once."""

    id: ClassVar[str] = "lead-the-pack"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)

    def ways(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if ravenous(turn.survivor):
            return []
        return [Option("lead", turn.who, id) for id in others_in_sight(s, turn)]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        t.tell("leads-pack", f"skill.{self.id}", who=who, whom=option.target)
        hungrier(t, who, 1, f"skill.{self.id}")
        t.then(Granted(option.target, f"skill.{self.id}"))


def others_in_sight(s: CityState, turn: TurnBudget) -> list[str]:
    """Ids of the other heroes in sight."""
    view = s.topology().sight(turn.zone)
    return [mate.id for mate in s.survivors if mate.here and mate.id != turn.who and mate.zone in view]


class BankShot(Skill):
    """Lets surplus hits of the shield go to a second zone."""

    id: ClassVar[str] = "bank-shot"

    def hits_left(self, t: CityFlow, attack: Attack) -> None:
        if attack.weapons[0] == SHIELD:
            t.then(Bank())


class Bank(AttackQuestion):
    """Asks for a zone next to the target and in the thrower's sight."""

    ask: ClassVar[str] = "bank-shot"
    verbs: ClassVar[tuple[str, ...]] = ("bank", "pass")
    cites: ClassVar[str] = f"skill.{BankShot.id}"

    def question(self, s: CityState) -> Args:
        assert s.attack is not None
        return {"who": s.attack.who, "n": len(s.attack.hits)}

    def options(self, s: CityState) -> list[Option]:
        attack = s.attack
        if attack is None:
            return []
        view = s.topology().sight(s.survivor(attack.who).zone)
        zones = [zone for zone in s.topology().near[attack.zone] if zone in view and s.crowd(zone)]
        if not zones:
            return []
        return [*[Option("bank", attack.who, s.board.zones[zone].id) for zone in zones], Option("pass", attack.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "pass":
            return
        attack = t.fighting()
        t.tell("banks", self.cites, who=attack.who, zone=option.target, n=len(attack.hits))
        t.s.attack = attack.having(zone=t.s.board.names[option.target])
        t.then(GiveHit())


class HardToBreak(Skill):
    """Cancels the first wound of a round, unless hunger deals it."""

    id: ClassVar[str] = "hard-to-break"

    def wounded(self, t: CityFlow, who: str, n: int, source: str) -> int:
        mark = f"{self.id} {who}"
        if source == RAVENOUS_WOUND or n <= 0 or t.s.spent("round", mark):
            return n
        t.spend("round", mark)
        t.uses(who, self.name)
        return n - 1


# -- Wasp --------------------------------------------------------------------------------------------------------------


class SlipThrough(Skill):
    """Leaves a zone without extra cost; see `MarvelRules.leaving`."""

    id: ClassVar[str] = "slip-through"


class ThroughTheKeyhole(Skill):
    """Opens a door or takes an objective for free."""

    id: ClassVar[str] = "through-the-keyhole"

    def equip(self, kit: Kit, n: int) -> None:
        for what in ("door", "take"):
            kit.pay_with(what, self.name, n, self.name)


class Venom(Skill):
    """Counts each 6 as two hits."""

    id: ClassVar[str] = "venom"
    likes_sixes: ClassVar[bool] = True

    def rolled(self, t: CityFlow, roll: DiceResult, n: int) -> None:
        sixes = roll.dice.count(6)
        roll.more += sixes
        if sixes:
            t.uses(roll.attack.who, self.name)


# -- Hulk --------------------------------------------------------------------------------------------------------------


class HeavyHands(Skill):
    """Adds two dice to Smash in a zone with a super hero."""

    id: ClassVar[str] = "heavy-hands"

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if aim.weapons[0] != SMASH:
            return
        there = s.zombies[aim.zone]
        for kind in s.rules.catalogue.kinds_of(SUPER):
            if there[kind]:
                aim.add("dice", self.name, 2)
                return


class AngerGrows(Skill):
    """Adds a die to Smash for every two wounds."""

    id: ClassVar[str] = "anger-grows"

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if aim.weapons[0] == SMASH:
            aim.add("dice", self.name, (aim.survivor.health - aim.survivor.life) // 2)


class Aftershock(Skill):
    """Kills a trooper in the zone after a Smash that killed an enemy."""

    id: ClassVar[str] = "aftershock"

    def after_attack(self, t: CityFlow, attack: Attack) -> None:
        trooper = t.s.rules.catalogue.kind["trooper"].index
        if attack.weapons[0] == SMASH and attack.kills and t.s.zombies[attack.zone][trooper]:
            t.uses(attack.who, self.name)
            kill(t, attack.who, attack.zone, trooper, f"skill.{self.id}")


# -- Deadpool ----------------------------------------------------------------------------------------------------------


class GrowsBack(Skill):
    """Heals a wound at the end of the turn, unless the hero is ravenous."""

    id: ClassVar[str] = "grows-back"

    def turn_ends(self, t: CityFlow, who: str) -> None:
        hero = t.s.survivor(who)
        if hero.here and hero.life < hero.health and not ravenous(hero):
            t.heal(who, 1, f"skill.{self.id}")


class SnackBreak(OnceATurn):
    """Grants a free devour once a turn."""

    id: ClassVar[str] = "snack-break"
    verbs: ClassVar[tuple[str, ...]] = ("snack",)

    def ways(self, s: CityState, turn: TurnBudget) -> list[Option]:
        return [Option("snack", turn.who)] if edible(s, turn.zone) else []

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        t.uses(who, self.name)
        begin_attack(t, who, "melee", (DEVOUR,), t.s.survivor(who).zone)


class NotDoneYet(Skill):
    """Saves the hero from elimination once per game; see `MarvelRules.wound`."""

    id: ClassVar[str] = "not-done-yet"


def not_done_yet(t: CityFlow, who: str) -> None:
    """Keeps the hero alive with 1 life and no hunger. It happens at the moment of elimination, so the hero was never
    gone (M-40)."""
    t.set_mission_counter(f"{NotDoneYet.id} {who}", 1)
    t.uses(who, NotDoneYet.id)
    hero = t.s.survivor(who)
    t.set(hero.having(life=1))
    if hunger_of(hero):
        sate(t, who, MAX_HUNGER, f"skill.{NotDoneYet.id}")


# -- Captain Marvel ----------------------------------------------------------------------------------------------------


class Flight(ZonePerMove):
    """Extends every move by a zone."""

    id: ClassVar[str] = "flight"


class Overload(Skill):
    """Raises hunger by 1 to re-roll all misses."""

    id: ClassVar[str] = "overload"

    def reroll(self, s: CityState, attack: Attack, n: int) -> bool:
        able = not ravenous(s.survivor(attack.who)) and not bewitched(s, attack.who)
        return able and self.name not in attack.rerolled

    def rerolled(self, t: CityFlow, attack: Attack) -> None:
        hungrier(t, attack.who, 1, f"skill.{self.id}")


class FullPower(Skill):
    """Adds a die to Photon Burst; see `MarvelRules.accuracy` for its accuracy."""

    id: ClassVar[str] = "full-power"

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if aim.weapons[0] == BURST:
            aim.add("dice", self.name, 1)


# -- Iron Man ----------------------------------------------------------------------------------------------------------


class BootJets(Skill):
    """Grants free moves."""

    id: ClassVar[str] = "boot-jets"

    def equip(self, kit: Kit, n: int) -> None:
        kit.pay_with("move", self.name, n, self.name)


class TargetingComputer(Skill):
    """Lets the hero choose the targets of missiles and of the sign."""

    id: ClassVar[str] = "targeting-computer"

    def chooses_targets(self, s: CityState, attack: Attack) -> bool:
        return attack.weapons[0] in (MISSILES, SIGN)

    def report_difference(self, t: CityFlow, roll: DiceResult) -> None:
        if roll.hits and self.chooses_targets(t.s, roll.attack):
            t.uses(roll.attack.who, self.name)


class EmptyTheRacks(OnceATurn):
    """Once a turn, a missile attack with more dice and a longer range."""

    id: ClassVar[str] = "empty-the-racks"
    verbs: ClassVar[tuple[str, ...]] = ("salvo",)

    def ways(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.can("ranged") or ravenous(turn.survivor) or MISSILES not in turn.kit.in_hand:
            return []
        return [Option("salvo", turn.who, s.board.zones[zone].id) for zone in reach(s, turn.survivor, 0, SALVO_RANGE)]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "ranged")
        t.spend("turn", self.id)
        t.spend("action", self.id)
        begin_attack(t, who, "ranged", (MISSILES,), t.s.board.names[option.target])

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        if aim.weapons[0] == MISSILES and s.spent("action", self.id):
            aim.add("dice", self.name, SALVO_DICE)
