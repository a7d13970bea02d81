"""The dice of an attack: skills used before the roll, the roll, re-rolls, and the count of hits and misses."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.combat.attack_bonuses import AttackPreview, picks_targets, preview_attack
from shamble.city.combat.hits import AttackOver, FriendlyFire, GiveHit, HitsLeft, exposed
from shamble.city.table.flow import D6, AttackQuestion, CityFlow, RuleStep
from shamble.city.table.kit import Kit, bare_kit_of, kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.core.event import Args
from shamble.core.option import Option, joined


def begin_attack(t: CityFlow, who: str, mode: str, weapons: tuple[str, ...], zone: int, heard: bool = False) -> None:
    """Begins an attack: opens its scope, makes noise, and rolls, after `BeforeDice` if a skill needs it. An attack
    makes one noise token, however many dice it has; `heard`: it is part of another attack that made the noise."""
    s = t.s
    survivor = s.survivor(who)
    kit = kit_of(s, survivor)
    line = s.rules.line_of(weapons[0], mode)
    gear = s.rules.catalogue.gear.get(weapons[0])
    t.open_scope("attack", who)
    if line.noise and not heard:
        s.rules.makes_noise(t, who, "noise.token")
    if gear is not None and gear.effect and s.rules.card_effect(gear.effect).thrown:
        s.rules.card_effect(gear.effect).throw(t, who, weapons[0], zone)
        return
    if mode == "ranged" and gear is not None and gear.reload:
        s.empty = (*s.empty, *weapons)
    aim = preview_attack(s, survivor, kit, mode, weapons, zone)
    accuracy = s.rules.accuracy(t, aim)
    s.attack = Attack(who, mode, weapons, zone, aim.dice, accuracy, aim.damage)
    added: tuple[str, ...] = ()
    if t.events is not None:
        for part, source, _ in aim.parts:
            if part != "roll" and source in kit.count:
                t.uses(who, source)
        for skill in kit.on_enabled_attack:
            if skill.enabled_attack(s, aim):
                t.uses(who, skill.name)
        added = tuple([f"{part} {source} {n}" for part, source, n in aim.parts])
    t.tell(
        "attacks",
        f"{mode}.zone",
        who=who,
        item=joined(weapons),
        zone=t.zone(zone),
        n=aim.dice,
        accuracy=accuracy,
        damage=aim.damage,
        printed=(line.dice, line.accuracy, line.damage),
        more=added,
    )
    if kit.on_can_boost:
        t.then(BeforeDice())
    else:
        roll_all(t)
    t.then(Reroll())
    if kit.on_settled:
        t.then(DiceSettled())
    t.then(CountHits())


class BeforeDice(AttackQuestion):
    """Asks whether to use skills that change the attack before the dice are rolled."""

    written: ClassVar[str] = "Prepare"

    ask: ClassVar[str] = "prepare"
    verbs: ClassVar[tuple[str, ...]] = ("prepare", "roll")
    cites: ClassVar[str] = "combat.prepare"

    def question(self, s: CityState) -> Args:
        assert s.attack is not None
        return {"who": s.attack.who, "n": s.attack.count, "accuracy": s.attack.accuracy}

    def options(self, s: CityState) -> list[Option]:
        attack = s.attack
        if attack is None:
            return []
        able = [skill for skill in bare_kit_of(s, s.survivor(attack.who)).on_can_boost if skill.can_boost(s, attack)]
        roll = Option("roll", attack.who)
        return [*[Option("prepare", attack.who, item=skill.name) for skill in able], roll]

    def answer(self, t: CityFlow, option: Option) -> None:
        s = t.s
        attack = t.fighting()
        if option.verb == "roll":
            roll_all(t)
            return
        # Only the difference is added: bonuses that depend on actions spent in the turn may have changed since.
        before = present_aim(s, attack).dice
        s.rules.skill(option.item).apply_boost(t, attack)
        aim = present_aim(s, attack)
        s.attack = attack.having(count=attack.count + aim.dice - before, accuracy=s.rules.accuracy(t, aim))
        t.then(BeforeDice())


def present_aim(s: CityState, attack: Attack) -> AttackPreview:
    """The preview of the attack under way as if it began now."""
    survivor = s.survivor(attack.who)
    return preview_attack(s, survivor, kit_of(s, survivor), attack.mode, attack.weapons, attack.zone)


def roll_all(t: CityFlow) -> None:
    """Rolls all dice of the attack."""
    attack = t.fighting()
    dice = tuple([t.roll("d6", D6) for _ in range(attack.count)])
    t.s.attack = attack.having(dice=dice)
    t.tell("rolls", "combat.dice", who=attack.who, dice=dice, n=attack.accuracy)


def roll_again(t: CityFlow) -> None:
    """Re-rolls all dice of the attack, or only the misses if the rules keep hits."""
    attack = t.fighting()
    if not t.s.rules.rerolls_misses_only:
        roll_all(t)
        return
    accuracy = max(t.s.rules.minimum, attack.accuracy)
    dice = tuple([die if die >= accuracy else t.roll("d6", D6) for die in attack.dice])
    t.s.attack = attack.having(dice=dice)
    t.tell("rolls", "combat.dice", who=attack.who, dice=dice, n=attack.accuracy)


class Reroll(AttackQuestion):
    """Asks whether to re-roll the attack; the new result counts. Ammunition allows one re-roll per attack."""

    ask: ClassVar[str] = "reroll"
    verbs: ClassVar[tuple[str, ...]] = ("reroll", "stand")
    cites: ClassVar[str] = "combat.rerolls"

    def question(self, s: CityState) -> Args:
        assert s.attack is not None
        return {"who": s.attack.who, "dice": s.attack.dice, "n": s.attack.accuracy}

    def options(self, s: CityState) -> list[Option]:
        attack = s.attack
        if attack is None:
            return []
        kit = kit_of(s, s.survivor(attack.who))
        options: list[Option] = []
        if attack.mode == "ranged":
            gear = s.rules.catalogue.gear.get(attack.weapons[0])
            ammo = s.rules.ammo(gear) if gear is not None else ""
            if ammo and ammo in kit.effects and ammo not in attack.rerolled:
                options.append(Option("reroll", attack.who, item=ammo))
        for skill in kit.on_reroll:
            if skill.reroll(s, attack, kit.count[skill.name]):
                options.append(Option("reroll", attack.who, item=skill.name))
        if not options or reroll_cannot_help(s, attack, kit) or nobody_there(s, attack):
            return []
        return [*options, Option("stand", attack.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "stand":
            return
        attack = t.fighting()
        t.s.attack = attack.having(rerolled=(*attack.rerolled, option.item))
        t.tell("rerolls", "combat.rerolls", who=attack.who, means=option.item)
        if option.item in kit_of(t.s, t.s.survivor(attack.who)).count:
            skill = t.s.rules.skill(option.item)
            if skill.learnable:
                t.uses(attack.who, option.item)
            skill.rerolled(t, attack)
        roll_again(t)
        t.then(Reroll())


def reroll_cannot_help(s: CityState, attack: Attack, kit: Kit) -> bool:
    """True if a re-roll cannot improve the attack: every die hits, and either only misses are re-rolled
    (`Rules.rerolls_misses_only`), or no skill of the attacker rewards a 6 and no friend is hit first."""
    accuracy = max(s.rules.minimum, attack.accuracy)
    if s.rules.rerolls_misses_only:
        return all(die >= accuracy for die in attack.dice)
    if any(skill.likes_sixes for skill in (*kit.on_settled, *kit.on_rolled)) or hits_friends(s, attack, kit):
        return False
    lift = lift_of(s, attack, kit)
    return all(lifted(die, lift) >= accuracy for die in attack.dice)


def nobody_there(s: CityState, attack: Attack) -> bool:
    """True if neither hits nor misses of the attack have a possible target."""
    return not s.rules.targets_of(s, attack, True) and not exposed(s, attack)


def hits_friends(s: CityState, attack: Attack, kit: Kit) -> bool:
    """True if the next hit may fall on a friend and the attacker does not choose the target."""
    free = picks_targets(s, kit, attack)
    return not free and any(target not in s.rules.catalogue.kind for target in s.rules.targets_of(s, attack, free))


def lift_of(s: CityState, attack: Attack, kit: Kit) -> int:
    """The number that skills and cards add to each die of the attack; 0 for an attack without a weapon."""
    if not attack.weapons:
        return 0
    return preview_attack(s, s.survivor(attack.who), kit, attack.mode, attack.weapons, attack.zone).roll_bonus


class DiceResult:
    """The dice of an attack while they are evaluated; skills change it in `Skill.rolled`."""

    __slots__ = ("attack", "dice", "hits", "lift", "more", "sharp")

    def __init__(self, attack: Attack) -> None:
        self.attack: Final = attack
        self.lift = 0
        self.sharp = 0
        """Additional damage of every hit."""
        self.more = 0
        """Number of hits in addition to those of the dice."""
        self.dice: list[int] = list(attack.dice)
        self.hits: tuple[int, ...] = ()

    def lift_all(self, n: int) -> None:
        """Adds `n` to every die. A 1 stays a 1: accuracy is never better than 2+."""
        self.lift += n
        self.dice = [lifted(die, n) for die in self.dice]


def lifted(die: int, bonus: int) -> int:
    """A die with a bonus: at most 6, and a 1 stays a 1."""
    return min(6, die + bonus) if die > 1 else 1


class DiceSettled(RuleStep):
    """Calls the skills that add dice when no re-roll follows."""

    def run(self, t: CityFlow) -> None:
        attack = t.fighting()
        for skill in bare_kit_of(t.s, t.s.survivor(attack.who)).on_settled:
            skill.settled(t, attack)


class CountHits(RuleStep):
    """Counts hits and misses after skills have changed the dice, then queues the assignment of hits and the end."""

    written: ClassVar[str] = "Score"

    def run(self, t: CityFlow) -> None:
        s = t.s
        attack = t.fighting()
        kit = kit_of(s, s.survivor(attack.who))
        roll = DiceResult(attack)
        for skill in kit.on_rolled:
            skill.rolled(t, roll, kit.count[skill.name])
        accuracy = max(s.rules.minimum, attack.accuracy)
        damage = attack.damage + roll.sharp
        hits = [damage for die in roll.dice if die >= accuracy]
        misses = len(roll.dice) - len(hits)
        hits += [damage] * roll.more
        # Sorted by damage: `after_hit` uses the weakest sufficient hit, so strong hits stay for tough zombies.
        roll.hits = tuple(sorted(hits))
        s.attack = attack.having(dice=tuple(roll.dice), hits=roll.hits, misses=misses)
        for skill in kit.on_report_difference:
            skill.report_difference(t, roll)
        t.tell("hits", "combat.hit", who=attack.who, dice=tuple(roll.dice), n=len(hits), misses=misses)
        t.then(GiveHit())
        if kit.on_hits_left or s.rules.learns_at_once:
            t.then(HitsLeft())
        t.then(FriendlyFire())
        t.then(AttackOver())
