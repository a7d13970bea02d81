"""Attacks: dice, re-rolls, hits given out, friendly fire (p. 21, 27-28)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.content import Gear, Line, kind_name
from shamble.city.flow import D6, Play, Question, Step, group_seat
from shamble.city.inventory import in_hand, usable
from shamble.city.levels import LevelUp
from shamble.city.skills import count, has, skills_of, weapon_skill
from shamble.city.state import Attack, City, Survivor
from shamble.city.wounds import Wounds
from shamble.core.event import Args
from shamble.core.option import Option

IMPROVISED: Final = {
    "improvised-melee": Line("melee", {"range": (0, 0), "dice": 2, "accuracy": 4, "damage": 1}),
    "improvised-ranged": Line("ranged", {"range": (1, 1), "dice": 2, "accuracy": 4, "damage": 1}),
}
"""What a survivor makes do with, once a turn (p. 64)."""


def line_of(s: City, weapon: str, mode: str) -> Line:
    if weapon in IMPROVISED:
        return IMPROVISED[weapon]
    line = s.rules.catalogue.gear[weapon].line(mode)
    assert line is not None
    return line


# -- what can be attacked --------------------------------------------------------------------------------------------


def paired(s: City, survivor: Survivor, gear: Gear, mode: str) -> bool:
    """Whether two equal ones of a weapon may be used at once (p. 27, Z-28)."""
    if gear.effect == "molotov":
        return False
    mine = has(s, survivor, "ambidextrous") or has(s, survivor, "swordmaster" if mode == "melee" else "gunslinger")
    return gear.dual or mine


def arms(s: City, survivor: Survivor, mode: str) -> list[tuple[str, ...]]:
    """Weapons ready for an action of a kind: single ones, and pairs of equal ones."""
    found: list[tuple[str, ...]] = []
    seen: list[str] = []
    held = in_hand(s, survivor)
    for card in held:
        gear = s.rules.catalogue.gear[card]
        if gear.line(mode) is None or (mode == "ranged" and card in s.empty):
            continue
        name = kind_name(card)
        if name in seen:
            continue
        seen.append(name)
        twins = [other for other in held if kind_name(other) == name and (mode == "melee" or other not in s.empty)]
        if len(twins) > 1 and paired(s, survivor, gear, mode):
            # Both at once, or one alone: fewer dice may spare a friend, and one barrel stays loaded (p. 27, 29).
            found.append((twins[0], twins[1]))
            found.append((twins[0],))
        else:
            found.append((card,))
    return found


def barred(s: City, survivor: Survivor) -> bool:
    """The hobomination: no combat action in its zone (p. 18, Z-31)."""
    kinds = s.rules.catalogue.kinds
    return any(n and kinds[index].effect == "no-combat" for index, n in enumerate(s.zombies[survivor.zone]))


def reach(s: City, survivor: Survivor, line: Line) -> list[int]:
    """Zones in sight and range with a zombie in them."""
    view = s.topology().sight(survivor.zone, has(s, survivor, "home-defender"))
    most = line.most + (count(s, survivor, "max-range") if line.most else 0)
    zones = s.board.zones
    found = []
    for zone in sorted(view):
        far = view[zone]
        if not s.crowd(zone) or far > most:
            continue
        if far < line.least and not (far == 0 and has(s, survivor, "point-blank")):
            continue
        if s.rules.dark_zones and zones[zone].kind == "dark" and far > 1:
            continue
        found.append(zone)
    return found


def attack_options(s: City, survivor: Survivor, mode: str) -> list[Option]:
    """Every weapon and target of a combat action, whoever pays for it."""
    if barred(s, survivor):
        return []
    options: list[Option] = []
    if mode == "melee":
        if s.crowd(survivor.zone):
            options = [Option("melee", survivor.id, item="+".join(cards)) for cards in arms(s, survivor, "melee")]
        return options
    zones = s.board.zones
    for cards in arms(s, survivor, "ranged"):
        gear = s.rules.catalogue.gear[cards[0]]
        line = line_of(s, cards[0], "ranged")
        verb = "throw" if gear.effect == "molotov" else "shoot"
        options += [Option(verb, survivor.id, zones[zone].id, "+".join(cards)) for zone in reach(s, survivor, line)]
    return options


# -- the roll --------------------------------------------------------------------------------------------------------


def begin(t: Play, who: str, mode: str, weapons: tuple[str, ...], zone: int, free: bool = False) -> None:
    """An attack is a scope of its own. Noise is one token, however many dice (p. 14)."""
    s = t.s
    survivor = s.survivor(who)
    line = line_of(s, weapons[0], mode)
    t.enter("attack", who)
    if line.noise:
        t.noise(survivor.zone, 1, "noise.token")
    if s.rules.catalogue.gear.get(weapons[0]) and s.rules.catalogue.gear[weapons[0]].effect == "molotov":
        burn(t, who, weapons[0], zone)
        return
    if mode == "ranged":
        spent = [card for card in weapons if card in s.rules.catalogue.gear and s.rules.catalogue.gear[card].reload]
        s.empty = (*s.empty, *spent)
    dice = 0
    for _ in weapons:
        dice += dice_of(s, survivor, mode, line, zone) + count(s, survivor, "die", mode)
    dice += escalation(t, survivor, mode)
    accuracy = line.accuracy
    if dark(s, survivor, mode, zone):
        accuracy = 6
        t.tell("dark-shot", "dark.ranged", who=who, zone=t.zone(zone))
    elif s.rules.dark_zones and mode == "ranged" and s.board.zones[zone].kind == "dark":
        t.tell("lit-shot", "dark.flashlight", who=who, zone=t.zone(zone))
    damage = damage_of(s, survivor, mode, line)
    s.attack = Attack(who, mode, weapons, zone, dice, accuracy, damage, free=free)
    more: tuple[str, ...] = ()
    if t.events is not None:
        for skill in attack_skills(s, survivor, mode, weapons, zone, line):
            t.uses(who, skill)
        more = tuple([f"{part} {source} {n}" for part, source, n in modifiers(s, survivor, mode, weapons, zone, line)])
    t.tell(
        "attacks",
        f"{mode}.zone",
        who=who,
        item="+".join(weapons),
        zone=t.zone(zone),
        n=dice,
        accuracy=accuracy,
        damage=damage,
        printed=(line.dice, line.accuracy, line.damage),
        more=more,
    )
    roll(t)
    t.then(Reroll())
    t.then(Score())


def modifiers(
    s: City, survivor: Survivor, mode: str, weapons: tuple[str, ...], zone: int, line: Line
) -> list[tuple[str, str, int]]:
    """What makes the attack more than the weapon's printed line, as `part, source, how much`: dice and damage together
    with what is printed are what is rolled, `roll` is added to each die that is no 1 (p. 27)."""
    mine = skills_of(s, survivor)
    found: list[tuple[str, str, int]] = []
    if len(weapons) > 1:
        found.append(("dice", "pair", line.dice * (len(weapons) - 1)))
    wild = "barbaric" if mode == "melee" else "full-auto"
    crowd = dice_of(s, survivor, mode, line, zone) - line.dice
    found.append(("dice", wild, crowd * len(weapons)))
    found += [("dice", skill, mine.count(skill) * len(weapons)) for skill in (f"die:{mode}", "die:combat")]
    found += [
        ("dice", f"escalation:{kind}", mine.count(f"escalation:{kind}") * s.spent("turn", f"row:{kind}"))
        for kind in (mode, "combat")
    ]
    plain = damage_of(s, survivor, mode, line) - line.damage - count(s, survivor, "damage", mode)
    if plain:
        strong = "super-strength" if mode == "melee" and "super-strength" in mine else f"action-damage-2:{mode}"
        found.append(("damage", strong if strong in mine else "action-damage-2:combat", plain))
    found += [("damage", skill, mine.count(skill)) for skill in (f"damage:{mode}", "damage:combat")]
    found += [("roll", skill, mine.count(skill)) for skill in (f"to-roll:{mode}", "to-roll:combat")]
    return [one for one in found if one[2]]


def attack_skills(s: City, survivor: Survivor, mode: str, weapons: tuple[str, ...], zone: int, line: Line) -> list[str]:
    """Skills that make this attack what it is, for the log."""
    found = [
        source
        for part, source, _ in modifiers(s, survivor, mode, weapons, zone, line)
        if part != "roll" and source != "pair"
    ]
    gear = s.rules.catalogue.gear.get(weapons[0])
    if gear is not None and len(weapons) > 1 and not gear.dual:
        pair = ("ambidextrous", "swordmaster" if mode == "melee" else "gunslinger")
        found += [skill for skill in pair if has(s, survivor, skill)]
    if any(card in survivor.pack for card in weapons):
        found.append("webbing")
    view = s.topology().sight(survivor.zone)
    far = view.get(zone)
    if far is None:
        found.append("home-defender")
    elif far > line.most and has(s, survivor, "max-range"):
        found.append("max-range")
    return found


def dice_of(s: City, survivor: Survivor, mode: str, line: Line, zone: int) -> int:
    """Printed dice, or one for each zombie if that is more and the survivor may (Z-27)."""
    if has(s, survivor, "barbaric" if mode == "melee" else "full-auto"):
        return max(line.dice, s.crowd(zone))
    return line.dice


def damage_of(s: City, survivor: Survivor, mode: str, line: Line) -> int:
    damage = line.damage
    if damage == 1 and has(s, survivor, "action-damage-2", mode):
        damage = 2
    if mode == "melee" and has(s, survivor, "super-strength"):
        damage = 3
    return damage + count(s, survivor, "damage", mode)


def dark(s: City, survivor: Survivor, mode: str, zone: int) -> bool:
    """Optional: shots into dark zones need a 6 without a light (p. 33)."""
    if not s.rules.dark_zones or mode != "ranged" or s.board.zones[zone].kind != "dark":
        return False
    return not any(s.rules.catalogue.gear[card].effect == "flashlight" for card in usable(s, survivor))


def escalation(t: Play, survivor: Survivor, mode: str) -> int:
    """One die more for each action of the kind just before this one (p. 64)."""
    s = t.s
    mine = skills_of(s, survivor)
    own = mine.count(f"escalation:{mode}") * s.spent("turn", f"row:{mode}")
    return own + mine.count("escalation:combat") * s.spent("turn", "row:combat")


def roll(t: Play) -> None:
    attack = t.fighting()
    dice = tuple([t.roll("d6", D6) for _ in range(attack.count)])
    t.s.attack = attack.now(dice=dice)
    t.tell("rolls", "combat.dice", who=attack.who, dice=dice, n=attack.accuracy)


class Reroll(Question):
    """All dice again, and the new result stands: by ammunition once an attack, by luck once an action (Z-25)."""

    ask: ClassVar[str] = "reroll"
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
        survivor = s.survivor(attack.who)
        options = [Option("reroll", attack.who, item=means) for means in means_of(s, survivor, attack)]
        return [*options, Option("stand", attack.who)] if options else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "stand":
            return
        attack = t.fighting()
        t.s.attack = attack.now(rerolled=(*attack.rerolled, option.item))
        t.tell("rerolls", "combat.rerolls", who=attack.who, means=option.item)
        if option.item == "lucky":
            t.uses(attack.who, "lucky")
        roll(t)
        t.then(Reroll())


def means_of(s: City, survivor: Survivor, attack: Attack) -> list[str]:
    found = []
    gear = s.rules.catalogue.gear.get(attack.weapons[0])
    if gear is not None and gear.ammo and attack.mode == "ranged" and gear.ammo not in attack.rerolled:
        if any(s.rules.catalogue.gear[card].effect == gear.ammo for card in usable(s, survivor)):
            found.append(gear.ammo)
    if attack.rerolled.count("lucky") < count(s, survivor, "lucky"):
        found.append("lucky")
    return found


class Score(Step):
    """Reads the dice: +1 to the roll, then what a 6 brings (Z-25), then hits and misses."""

    def run(self, t: Play) -> None:
        s = t.s
        attack = t.fighting()
        survivor = s.survivor(attack.who)
        bonus = count(s, survivor, "to-roll", attack.mode)
        dice = [lifted(die, bonus) for die in attack.dice]
        if has(s, survivor, "roll6-die", attack.mode):
            more = dice.count(6)
            while more:
                extra = [lifted(t.roll("d6", D6), bonus) for _ in range(more)]
                t.tell("six-again", "skill.roll6-die", who=attack.who, dice=tuple(extra))
                dice += extra
                more = extra.count(6)
        accuracy = max(s.rules.minimum, attack.accuracy)
        sharp = count(s, survivor, "roll6-damage", attack.mode)
        hits = tuple([attack.damage + (sharp if die == 6 else 0) for die in dice if die >= accuracy])
        misses = len(dice) - len(hits)
        # The strongest hits come last, so that the weak ones are not wasted on the tough.
        s.attack = attack.now(dice=tuple(dice), hits=tuple(sorted(hits)), misses=misses)
        for skill in (f"to-roll:{attack.mode}", "to-roll:combat"):
            if has(s, survivor, skill):
                t.uses(attack.who, skill)
        if sharp and 6 in dice:
            t.uses(attack.who, f"roll6-damage:{attack.mode}")
        if attack.mode == "ranged" and hits and has(s, survivor, "sniper"):
            t.uses(attack.who, "sniper")
        t.tell("hits", "combat.hit", who=attack.who, dice=tuple(dice), n=len(hits), misses=misses)
        t.then(GiveHit())
        t.then(FriendlyFire())
        t.then(AttackOver())


def lifted(die: int, bonus: int) -> int:
    """A die with what is added to it. A 1 stays a 1: accuracy is never better than 2+ (p. 27)."""
    return min(6, die + bonus) if die > 1 else 1


def free_choice(s: City, attack: Attack) -> bool:
    """Melee, snipers, and point-blank shots pick their targets (p. 27, 63-65)."""
    survivor = s.survivor(attack.who)
    if attack.mode == "melee" or has(s, survivor, "sniper") or weapon_skill(s, attack.weapons, "sniper"):
        return True
    return attack.zone == survivor.zone and has(s, survivor, "point-blank")


class GiveHit(Question):
    """Each hit goes to a target it can kill, if the priorities let it; otherwise it is lost (p. 28)."""

    ask: ClassVar[str] = "give-hit"
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
        kinds = s.rules.catalogue.kinds
        if free_choice(s, attack):
            there = [kind.index for kind in kinds if s.zombies[attack.zone][kind.index]]
        else:
            there = s.rules.priority(s, attack.zone)
        killable = [index for index in there if s.rules.mission.can_kill(s, index, attack.hits[-1])]
        if not killable:
            return [Option("lose-hits", attack.who)] if there and len(attack.hits) else []
        return [Option("hit", kinds[index].id) for index in killable]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        attack = t.fighting()
        if option.verb == "lose-hits":
            t.tell("hits-lost", "priority.shield", who=attack.who, n=len(attack.hits))
            s.attack = attack.now(hits=())
            return
        kind = s.rules.catalogue.kind[option.actor]
        # The weakest hit that is enough for it.
        needed = [damage for damage in attack.hits if s.rules.mission.can_kill(s, kind.index, damage)]
        hits = list(attack.hits)
        hits.remove(needed[0])
        s.attack = attack.now(hits=tuple(hits), kills=attack.kills + 1)
        kill(t, attack.who, attack.zone, kind.index, "zombie.kill" if attack.mode == "melee" else "priority.order")
        if (
            not attack.reaped
            and has(s, s.survivor(attack.who), "reaper", attack.mode)
            and s.zombies[attack.zone][kind.index]
        ):
            t.then(Reap(kind.index))
        t.then(GiveHit())


def kill(t: Play, who: str, zone: int, kind: int, rule: str) -> None:
    """A zombie falls: adrenaline at once, one by one."""
    s = t.s
    what = s.rules.catalogue.kinds[kind]
    t.remove(zone, kind)
    if what.effect == "first-priority":
        rule = "abomination.abominacop"
    elif what.type == "abomination":
        rule = "abomination.kill"
    t.tell("kills", rule, who=who, kind=what.id, zone=t.zone(zone))
    t.gain(who, what.ap, "adrenaline.kill")
    s.rules.mission.killed(t, who, zone, kind)
    if not s.crowd(zone):
        for survivor in s.at(zone):
            if has(s, survivor, "hold-your-nose"):
                if s.attack is None:
                    t.then(HoldNose(survivor.id))
                else:
                    # What the card brings along must find the attack finished: somebody may answer it with another.
                    t.spend("attack", f"nose {survivor.id}")


class HoldNose(Step):
    """The last zombie of a zone falls: a card for who holds the nose there (p. 64, Z-38)."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def run(self, t: Play) -> None:
        from shamble.city.searching import DrawGear

        t.tell("holds-nose", "skill.hold-your-nose", who=self.who)
        t.then(DrawGear(self.who, "equipment", 1, "nose"))


class Reap(Question):
    """One more of the same kind with one hit of an action (p. 65)."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)
    ask: ClassVar[str] = "reap"
    cites: ClassVar[str] = "skill.reaper"

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def seat(self, s: City) -> int:
        assert s.attack is not None
        return s.survivor(s.attack.who).seat

    def options(self, s: City) -> list[Option]:
        attack = s.attack
        if attack is None or attack.reaped or not s.zombies[attack.zone][self.kind]:
            return []
        return [Option("reap", s.rules.catalogue.kinds[self.kind].id), Option("pass", attack.who)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "pass":
            return
        attack = t.fighting()
        t.s.attack = attack.now(reaped=True, kills=attack.kills + 1)
        kill(t, attack.who, attack.zone, self.kind, "skill.reaper")


# -- friendly fire ---------------------------------------------------------------------------------------------------


def exposed(s: City, attack: Attack) -> list[str]:
    """Whom a miss can hit: everybody in the zone but the shooter and who keeps a low profile (p. 28, Z-29)."""
    found = [
        survivor.id
        for survivor in s.at(attack.zone)
        if survivor.id != attack.who and not has(s, survivor, "low-profile")
    ]
    found += [companion.id for companion in s.guests(attack.zone)]
    return found


def safe_shot(s: City, attack: Attack) -> bool:
    survivor = s.survivor(attack.who)
    if attack.mode == "melee" or has(s, survivor, "sniper") or weapon_skill(s, attack.weapons, "sniper"):
        return True
    if has(s, survivor, "steady-hand"):
        return True
    return attack.zone == survivor.zone and has(s, survivor, "point-blank")


class FriendlyFire(Step):
    def run(self, t: Play) -> None:
        attack = t.fighting()
        s = t.s
        shooter = s.survivor(attack.who)
        if attack.misses and attack.mode == "ranged":
            for mate in s.at(attack.zone):
                if mate.id != attack.who and has(s, mate, "low-profile"):
                    t.uses(mate.id, "low-profile")
            if exposed(s, attack) and safe_shot(s, attack):
                for skill in ("steady-hand", "point-blank"):
                    if has(s, shooter, skill):
                        t.uses(attack.who, skill)
        if attack.misses and not safe_shot(t.s, attack) and exposed(t.s, attack):
            t.tell("friendly-fire", "friendly.miss", who=attack.who, n=attack.misses, zone=t.zone(attack.zone))
            t.then(Misfire(attack.misses))


class Misfire(Question):
    """The players share the misses out; each wounds by the weapon's damage (p. 28)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = ("left",)
    ask: ClassVar[str] = "friendly-fire"
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
        noses = [survivor.id for survivor in s.survivors if s.spent("attack", f"nose {survivor.id}")]
        t.leave("attack")
        for who in noses:
            t.then(HoldNose(who))
        t.then(LevelUp(attack.who))
        if attack.kills and has(s, s.survivor(attack.who), "hit-and-run"):
            t.then(HitAndRun(attack.who))


class HitAndRun(Question):
    """A free step after a kill, out of any crowd (p. 66)."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    ask: ClassVar[str] = "hit-and-run"
    cites: ClassVar[str] = "skill.hit-and-run"

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def seat(self, s: City) -> int:
        return s.survivor(self.who).seat

    def question(self, s: City) -> Args:
        return {"who": self.who}

    def options(self, s: City) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here or survivor.car:
            return []
        near = s.topology().near[survivor.zone]
        if not near:
            return []
        return [*[Option("run", self.who, s.board.zones[zone].id) for zone in near], Option("stay", self.who)]

    def answer(self, t: Play, option: Option) -> None:
        from shamble.city.moving import walk_free

        if option.verb == "run":
            walk_free(t, self.who, t.s.board.names[option.target], self.cites)


# -- fire ------------------------------------------------------------------------------------------------------------


def wild(s: City, zone: int) -> bool:
    """Whether the abominawild stands there: fire touches nobody else then (p. 18)."""
    return any(kind.effect == "molotov-only" and s.zombies[zone][kind.index] for kind in s.rules.catalogue.kinds)


def burning(s: City, zone: int, card: str) -> list[int]:
    """The kinds that a molotov kills in a zone."""
    shielded = wild(s, zone)
    return [
        kind.index
        for kind in s.rules.catalogue.kinds
        if s.zombies[zone][kind.index]
        and (kind.effect == "molotov-only" or not shielded)
        and s.rules.mission.can_burn(s, kind.index, card)
    ]


def burn(t: Play, who: str, card: str, zone: int) -> None:
    """A molotov kills every figure in its zone, whatever it is (p. 29). The abominawild takes it all upon itself."""
    s = t.s
    survivor = s.survivor(who)
    thrown = card
    t.set(survivor.without(card))
    t.tell("molotov", "gear.molotov", who=who, zone=t.zone(zone))
    if has(s, survivor, "two-cocktails"):
        die = t.roll("d6", D6)
        t.tell("second-cocktail", "skill.two-cocktails", who=who, n=die)
        if die >= s.rules.catalogue.families["two-cocktails"]["needs"]:
            from shamble.city.inventory import capacity

            holder = s.survivor(who)
            if len(holder.gear) < capacity(s, holder):
                t.set(holder.having(pack=(*holder.pack, card)))
                card = ""
    if card:
        t.throw_away(card)
    s.attack = Attack(who, "ranged", (), zone, 0, 0, 0)
    shielded = wild(s, zone)
    if shielded:
        t.tell("wild-shield", "abomination.abominawild", zone=t.zone(zone))
    kills = 0
    for index in burning(s, zone, thrown):
        for _ in range(s.zombies[zone][index]):
            kill(t, who, zone, index, "gear.molotov")
            kills += 1
    s.attack = t.fighting().now(kills=kills)
    if not shielded:
        for victim in s.at(zone):
            t.then(Wounds(victim.id, 99, "fire"))
        for companion in s.guests(zone):
            t.then(Wounds(companion.id, 1, "fire"))
        s.rules.mission.burned(t, zone)
    t.then(AttackOver())
