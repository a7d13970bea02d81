"""Attacks: dice, re-rolls, hits given out, friendly fire (p. 21, 27-28)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.action import Action
from shamble.city.aim import aim_at, picks_targets, safe_shot
from shamble.city.flow import D6, Play, Question, Step, group_seat
from shamble.city.kit import Arm, Kit, kit_of
from shamble.city.levels import LevelUp
from shamble.city.state import Attack, City, Survivor, level_of
from shamble.city.turn import Turn
from shamble.city.wounds import Wounds
from shamble.core.event import Args
from shamble.core.option import Option, Refusal, joined, parted

# -- what can be attacked --------------------------------------------------------------------------------------------


def barred(s: City, zone: int) -> tuple[str, str]:
    """Whether somebody in a zone keeps everybody there from attacking: the reason and its rule."""
    counts = s.zombies[zone]
    for kind in s.rules.barring:
        if counts[kind.index]:
            return s.rules.creatures[kind.index].bars
    return ("", "")


def reach(s: City, survivor: Survivor, least: int, most: int, anywhere: bool = False) -> list[int]:
    """Zones in sight and range with a zombie in them, or whoever is there."""
    kit = kit_of(s, survivor)
    view = s.rules.view(s, survivor, kit)
    found = []
    for zone in sorted(view) if kit.through or kit.feels else s.topology().seen(survivor.zone):
        far = view[zone]
        if far > most or not (anywhere or s.crowd(zone)):
            continue
        if far < least and not (far == 0 and kit.point_blank):
            continue
        if s.rules.in_view(s, zone, far):
            found.append(zone)
    return found


def shots(s: City, survivor: Survivor, arms: tuple[Arm, ...], anywhere: bool = False) -> list[Option]:
    """Every weapon and target of a ranged action."""
    zones = s.board.zones
    who = survivor.id
    options: list[Option] = []
    for arm in arms:
        there = reach(s, survivor, arm.line.least, arm.most, anywhere)
        options += [arm.option(who, zones[zone].id) for zone in there]
    return options


def attack_options(s: City, survivor: Survivor, mode: str) -> list[Option]:
    """Every weapon and target of a combat action, whoever pays for it."""
    if s.rules.barring and barred(s, survivor.zone)[0]:
        return []
    kit = kit_of(s, survivor)
    if mode == "melee":
        return list(kit.melee) if s.crowd(survivor.zone) else []
    return shots(s, survivor, kit.arms_now(s, "ranged"))


AIMS: Final = "aims"
"""Spent in a turn in which shots at zones without zombies are offered too."""


class Fight(Action):
    """Melee and ranged actions, with everything in hand and every target."""

    verbs: ClassVar[tuple[str, ...]] = ("melee", "shoot", "throw")
    costs: ClassVar[bool] = True

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.acting and not turn.kit.purses:
            return []
        if turn.crowd and s.rules.barring and barred(s, turn.zone)[0]:
            return []
        kit = turn.kit
        options: list[Option] = []
        if turn.crowd and kit.melee:
            if turn.can("melee"):
                options += kit.melee
            elif turn.can("melee", True):
                arms = kit.arms["melee"]
                options += [option for option, arm in zip(kit.melee, arms, strict=True) if len(arm.cards) > 1]
        if kit.shoots:
            single = turn.can("ranged") > 0
            if single or turn.can("ranged", True):
                ready = kit.arms_now(s, "ranged")
                arms = ready if single else tuple([arm for arm in ready if len(arm.cards) > 1])
                options += shots(s, turn.survivor, arms, AIMS in turn.spent)
        return options

    def perform(self, t: Play, who: str, option: Option) -> None:
        mode, weapons, zone = chosen(t.s, who, option)
        t.pay(who, mode, len(weapons) > 1)
        begin(t, who, mode, weapons, zone)

    def refusals(self, s: City, turn: Turn) -> list[Refusal]:
        found: list[Refusal] = []
        reason, rule = barred(s, turn.zone)
        if reason:
            found.append(Refusal(Option("melee", turn.who), reason, s.rules.rule(rule)))
        for card in turn.kit.in_hand:
            line = s.rules.catalogue.gear[card].ranged
            if card in s.empty and line is not None:
                shot = Option("shoot", turn.who, item=card)
                found.append(Refusal(shot, "reload-first", s.rules.rule("reload.action"), {"n": line.dice}))
        return found


class AimAnywhere(Action):
    """One shoots at any zone in sight and range, also where nobody is (p. 27). That is for noise at most, and so many
    zones would bury everything else: they are listed only for who wants it."""

    verbs: ClassVar[tuple[str, ...]] = ("aim",)
    costs: ClassVar[bool] = True

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.kit.shoots or AIMS in turn.spent or not turn.can("ranged"):
            return []
        if turn.crowd and s.rules.barring and barred(s, turn.zone)[0]:
            return []
        for arm in turn.kit.arms_now(s, "ranged"):
            there = reach(s, turn.survivor, arm.line.least, arm.most, True)
            if any(not s.crowd(zone) for zone in there):
                return [Option("aim", turn.who)]
        return []

    def perform(self, t: Play, who: str, option: Option) -> None:
        t.spend("turn", AIMS)


HOLDS_BACK: Final = "holds back"
"""Spent in a turn in which hits may go to waste."""


class HoldBack(Action):
    """Hits that one gives freely may go to waste (Z-64). That is for who fears the next danger level, so it is offered
    where that is near; nobody else is asked about every hit."""

    verbs: ClassVar[tuple[str, ...]] = ("hold-back",)
    costs: ClassVar[bool] = True

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.crowd or not turn.kit.melee or not turn.can("melee"):
            return []
        if f"{HOLDS_BACK} {turn.who}" in turn.spent or (s.rules.barring and barred(s, turn.zone)[0]):
            return []
        prize = sum([n * kind.ap for kind, n in zip(s.rules.catalogue.kinds, s.zombies[turn.zone], strict=True)])
        after = level_of(s.rules.adrenaline(turn.survivor.ap + prize))
        return [Option("hold-back", turn.who)] if after > turn.survivor.level else []

    def perform(self, t: Play, who: str, option: Option) -> None:
        t.spend("turn", f"{HOLDS_BACK} {who}")


def chosen(s: City, who: str, option: Option) -> tuple[str, tuple[str, ...], int]:
    """Mode, weapons and zone of an attack that was picked."""
    if option.verb == "melee":
        return "melee", parted(option.item), s.survivor(who).zone
    return "ranged", parted(option.item), s.board.names[option.target]


# -- the roll --------------------------------------------------------------------------------------------------------


def begin(t: Play, who: str, mode: str, weapons: tuple[str, ...], zone: int, heard: bool = False) -> None:
    """An attack is a scope of its own. Noise is one token, however many dice (p. 14); what goes with another attack was
    `heard` with it."""
    s = t.s
    survivor = s.survivor(who)
    kit = kit_of(s, survivor)
    line = s.rules.line_of(weapons[0], mode)
    gear = s.rules.catalogue.gear.get(weapons[0])
    t.enter("attack", who)
    if line.noise and not heard:
        s.rules.makes_noise(t, who, "noise.token")
    if gear is not None and gear.effect and s.rules.card_effect(gear.effect).thrown:
        s.rules.card_effect(gear.effect).throw(t, who, weapons[0], zone)
        return
    if mode == "ranged" and gear is not None and gear.reload:
        s.empty = (*s.empty, *weapons)
    aim = aim_at(s, survivor, kit, mode, weapons, zone)
    accuracy = s.rules.accuracy(t, aim)
    s.attack = Attack(who, mode, weapons, zone, aim.dice, accuracy, aim.damage)
    more: tuple[str, ...] = ()
    if t.events is not None:
        for part, source, _ in aim.parts:
            if part != "roll" and source in kit.count:
                t.uses(who, source)
        for skill in kit.on_noticed:
            if skill.noticed(s, aim):
                t.uses(who, skill.name)
        more = tuple([f"{part} {source} {n}" for part, source, n in aim.parts])
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
        more=more,
    )
    if kit.on_prepare:
        t.then(Prepare())
    else:
        roll_all(t)
    t.then(Reroll())
    t.then(Score())


class Prepare(Question):
    """The last moment before the dice fall, for whoever has something for it."""

    ask: ClassVar[str] = "prepare"
    verbs: ClassVar[tuple[str, ...]] = ("prepare", "roll")
    cites: ClassVar[str] = "combat.prepare"

    def seat(self, s: City) -> int:
        assert s.attack is not None
        return s.survivor(s.attack.who).seat

    def question(self, s: City) -> Args:
        assert s.attack is not None
        return {"who": s.attack.who, "n": s.attack.count, "accuracy": s.attack.accuracy}

    def options(self, s: City) -> list[Option]:
        attack = s.attack
        if attack is None:
            return []
        able = [skill for skill in kit_of(s, s.survivor(attack.who)).on_prepare if skill.prepare(s, attack)]
        roll = Option("roll", attack.who)
        return [*[Option("prepare", attack.who, item=skill.name) for skill in able], roll]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        attack = t.fighting()
        if option.verb == "roll":
            roll_all(t)
            return
        s.rules.skill(option.item).prepared(t, attack)
        survivor = s.survivor(attack.who)
        aim = aim_at(s, survivor, kit_of(s, survivor), attack.mode, attack.weapons, attack.zone)
        s.attack = attack.now(count=aim.dice, accuracy=s.rules.accuracy(t, aim))
        t.then(Prepare())


def roll_all(t: Play) -> None:
    attack = t.fighting()
    dice = tuple([t.roll("d6", D6) for _ in range(attack.count)])
    t.s.attack = attack.now(dice=dice)
    t.tell("rolls", "combat.dice", who=attack.who, dice=dice, n=attack.accuracy)


def roll_again(t: Play) -> None:
    """All dice once more, or those that missed."""
    attack = t.fighting()
    if not t.s.rules.keeps_hits:
        roll_all(t)
        return
    accuracy = max(t.s.rules.minimum, attack.accuracy)
    dice = tuple([die if die >= accuracy else t.roll("d6", D6) for die in attack.dice])
    t.s.attack = attack.now(dice=dice)
    t.tell("rolls", "combat.dice", who=attack.who, dice=dice, n=attack.accuracy)


class Reroll(Question):
    """All dice again, and the new result stands: by ammunition once an attack, by skills as they say (Z-25)."""

    ask: ClassVar[str] = "reroll"
    verbs: ClassVar[tuple[str, ...]] = ("reroll", "stand")
    cites: ClassVar[str] = "combat.rerolls"

    def seat(self, s: City) -> int:
        assert s.attack is not None
        return s.survivor(s.attack.who).seat

    def question(self, s: City) -> Args:
        assert s.attack is not None
        return {"who": s.attack.who, "dice": s.attack.dice, "n": s.attack.accuracy}

    def options(self, s: City) -> list[Option]:
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
        if not options or all_hit(s, attack, kit) or nobody_there(s, attack):
            return []
        return [*options, Option("stand", attack.who)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "stand":
            return
        attack = t.fighting()
        t.s.attack = attack.now(rerolled=(*attack.rerolled, option.item))
        t.tell("rerolls", "combat.rerolls", who=attack.who, means=option.item)
        if option.item in kit_of(t.s, t.s.survivor(attack.who)).count:
            skill = t.s.rules.skill(option.item)
            if skill.learnable:
                t.uses(attack.who, option.item)
            skill.rerolled(t, attack)
        roll_again(t)
        t.then(Reroll())


def all_hit(s: City, attack: Attack, kit: Kit) -> bool:
    """Whether no other roll could be better: every die hits, a 6 is worth no more than another hit, and no friend is
    hit first."""
    if any(skill.likes_sixes for skill in kit.on_rolled) or hits_friends(s, attack, kit):
        return False
    lift = lift_of(s, attack, kit)
    accuracy = max(s.rules.minimum, attack.accuracy)
    return all(lifted(die, lift) >= accuracy for die in attack.dice)


def nobody_there(s: City, attack: Attack) -> bool:
    """Whether neither hits nor misses can fall on anybody."""
    return not s.crowd(attack.zone) and not exposed(s, attack)


def hits_friends(s: City, attack: Attack, kit: Kit) -> bool:
    """Whether the next hit falls on one of us, whatever the attacker would like."""
    free = picks_targets(s, kit, attack)
    return not free and any(one not in s.rules.catalogue.kind for one in s.rules.targets_of(s, attack, free))


def lift_of(s: City, attack: Attack, kit: Kit) -> int:
    """What is added to each die; to what is no weapon, nothing."""
    if not attack.weapons:
        return 0
    return aim_at(s, s.survivor(attack.who), kit, attack.mode, attack.weapons, attack.zone).lift


class Roll:
    """Dice being read: what is added to each, and what a 6 brings."""

    __slots__ = ("again", "attack", "dice", "hits", "lift", "more", "sharp")

    def __init__(self, attack: Attack) -> None:
        self.attack: Final = attack
        self.lift = 0
        self.sharp = 0
        """More damage for each 6."""
        self.more = 0
        """Hits beyond one for each die."""
        self.dice: list[int] = list(attack.dice)
        self.hits: tuple[int, ...] = ()
        self.again = False
        """Whether more dice have been rolled for what the first ones showed."""

    def lift_all(self, n: int) -> None:
        """Add to every die. A 1 stays a 1: accuracy is never better than 2+ (p. 27)."""
        self.lift += n
        self.dice = [lifted(die, n) for die in self.dice]


def lifted(die: int, bonus: int) -> int:
    return min(6, die + bonus) if die > 1 else 1


class Score(Step):
    """Reads the dice: what is added to the roll, then what a 6 brings (Z-25), then hits and misses."""

    def run(self, t: Play) -> None:
        s = t.s
        attack = t.fighting()
        kit = kit_of(s, s.survivor(attack.who))
        roll = Roll(attack)
        for skill in kit.on_rolled:
            skill.rolled(t, roll, kit.count[skill.name])
        accuracy = max(s.rules.minimum, attack.accuracy)
        hits = [attack.damage + (roll.sharp if die == 6 else 0) for die in roll.dice if die >= accuracy]
        misses = len(roll.dice) - len(hits)
        hits += [attack.damage] * roll.more
        # The strongest hits come last, so that the weak ones are not wasted on the tough.
        roll.hits = tuple(sorted(hits))
        s.attack = attack.now(dice=tuple(roll.dice), hits=roll.hits, misses=misses)
        for skill in kit.on_scored:
            skill.scored(t, roll)
        t.tell("hits", "combat.hit", who=attack.who, dice=tuple(roll.dice), n=len(hits), misses=misses)
        t.then(GiveHit())
        if kit.on_surplus:
            t.then(HitsLeft())
        t.then(FriendlyFire())
        t.then(AttackOver())


class HitsLeft(Step):
    """Nobody in the zone can be hit any more: what becomes of the hits that are left."""

    def run(self, t: Play) -> None:
        attack = t.fighting()
        if attack.hits:
            for skill in kit_of(t.s, t.s.survivor(attack.who)).on_surplus:
                skill.surplus(t, attack)


# -- hits ------------------------------------------------------------------------------------------------------------


class GiveHit(Question):
    """Each hit goes to a target it can hurt, if the priorities let it; otherwise it is lost (p. 28)."""

    ask: ClassVar[str] = "give-hit"
    verbs: ClassVar[tuple[str, ...]] = ("hit", "lose-hits", "waste")
    cites: ClassVar[str] = "combat.damage"

    def seat(self, s: City) -> int:
        assert s.attack is not None
        return s.survivor(s.attack.who).seat

    def reason(self, s: City) -> str:
        assert s.attack is not None
        return s.rules.rule("melee.assign" if s.attack.mode == "melee" else "priority.order")

    def question(self, s: City) -> Args:
        assert s.attack is not None
        return {"who": s.attack.who, "n": len(s.attack.hits), "zone": s.board.zones[s.attack.zone].id}

    def options(self, s: City) -> list[Option]:
        attack = s.attack
        if attack is None or not attack.hits:
            return []
        free = picks_targets(s, kit_of(s, s.survivor(attack.who)), attack)
        targets = s.rules.targets_of(s, attack, free)
        fitting = [target for target in targets if s.rules.after_hit(s, attack, target) is not None]
        if not fitting:
            return [Option("lose-hits", attack.who)] if targets else []
        options = [Option("hit", target) for target in fitting]
        if free and (s.rules.wastes(s, attack) or s.spent("turn", f"{HOLDS_BACK} {attack.who}")):
            options.append(Option("waste", attack.who))
        return options

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        attack = t.fighting()
        if option.verb == "lose-hits":
            free = picks_targets(s, kit_of(s, s.survivor(attack.who)), attack)
            s.rules.hits_lost(t, attack, s.rules.targets_of(s, attack, free))
            if not kit_of(s, s.survivor(attack.who)).on_surplus:
                s.attack = attack.now(hits=())
            return
        if option.verb == "waste":
            t.tell("hit-wasted", "melee.assign", who=attack.who)
            s.attack = attack.now(hits=attack.hits[1:])
            t.then(GiveHit())
            return
        left = s.rules.after_hit(s, attack, option.actor)
        assert left is not None
        kind = s.rules.catalogue.kind.get(option.actor)
        if kind is None:
            s.attack = attack.now(hits=left)
            t.tell("hit-person", "priority.order", who=attack.who, whom=option.actor)
            t.then(Wounds(option.actor, sum(attack.hits) - sum(left), "friendly"))
        else:
            s.attack = attack.now(hits=left, kills=attack.kills + 1)
            rule = "zombie.kill" if attack.mode == "melee" else "priority.order"
            kill(t, attack.who, attack.zone, kind.index, rule)
            for skill in kit_of(s, s.survivor(attack.who)).on_hit:
                skill.hit(t, attack, kind.index)
        t.then(GiveHit())


def kill(t: Play, who: str, zone: int, kind: int, rule: str) -> None:
    """A zombie falls: adrenaline at once, one by one."""
    s = t.s
    what = s.rules.catalogue.kinds[kind]
    t.remove(zone, kind)
    t.tell(s.rules.kill_event(s), s.rules.kill_rule(what, rule), who=who, kind=what.id, zone=t.zone(zone))
    if what.ap:
        t.gain(who, what.ap, "adrenaline.kill")
    for skill in kit_of(s, s.survivor(who)).on_killed:
        skill.killed(t, who, zone)
    s.rules.creatures[kind].killed(t, who, zone, what)
    s.rules.mission.killed(t, who, zone, kind)
    if not s.crowd(zone):
        for survivor in s.at(zone):
            for skill in kit_of(s, survivor).on_cleared:
                skill.cleared(t, survivor.id, zone)


# -- friendly fire ---------------------------------------------------------------------------------------------------


def exposed(s: City, attack: Attack) -> list[str]:
    """Whom a miss can hit: everybody in the zone but the shooter and who is always spared (p. 28, Z-29)."""
    found = [
        survivor.id for survivor in s.at(attack.zone) if survivor.id != attack.who and not kit_of(s, survivor).spared
    ]
    found += [companion.id for companion in s.guests(attack.zone)]
    return found


class FriendlyFire(Step):
    def run(self, t: Play) -> None:
        attack = t.fighting()
        s = t.s
        if not attack.misses or attack.mode != "ranged" or not s.rules.misses_hit_friends:
            return
        kit = kit_of(s, s.survivor(attack.who))
        safe = safe_shot(s, kit, attack)
        there = exposed(s, attack)
        if t.events is not None:
            for mate in s.at(attack.zone):
                if mate.id != attack.who and kit_of(s, mate).spared:
                    t.uses(mate.id, kit_of(s, mate).spared)
            if there and safe:
                for told in kit.on_spares:
                    if told.tells_sparing:
                        t.uses(attack.who, told.name)
        if there and not safe:
            t.tell("friendly-fire", "friendly.miss", who=attack.who, n=attack.misses, zone=t.zone(attack.zone))
            t.then(Misfire(attack.misses))


class Misfire(Question):
    """The players share the misses out; each wounds by the weapon's damage (p. 28)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = ("left",)
    ask: ClassVar[str] = "friendly-fire"
    verbs: ClassVar[tuple[str, ...]] = ("misfire",)
    cites: ClassVar[str] = "friendly.spread"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def seat(self, s: City) -> int:
        assert s.attack is not None
        return group_seat(s, s.at(s.attack.zone))

    def seats(self, s: City) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def question(self, s: City) -> Args:
        return {"n": self.left}

    def options(self, s: City) -> list[Option]:
        if s.attack is None or not self.left:
            return []
        return [Option("misfire", id) for id in exposed(s, s.attack)]

    def answer(self, t: Play, option: Option) -> None:
        attack = t.fighting()
        t.then(Wounds(option.actor, attack.damage, "friendly"))
        t.then(Misfire(self.left - 1))


class AttackOver(Step):
    """The action is complete: what follows from it, then the level-up (Z-41)."""

    def run(self, t: Play) -> None:
        s = t.s
        attack = t.fighting()
        s.attack = None
        for survivor in s.survivors:
            for skill in kit_of(s, survivor).on_attack_over:
                skill.attack_over(t, survivor.id)
        s.rules.attack_over(t, attack)
        t.leave("attack")
        t.then(LevelUp(attack.who))
        for skill in kit_of(s, s.survivor(attack.who)).on_after_attack:
            skill.after_attack(t, attack)
