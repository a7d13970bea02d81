"""The assignment of an attack's hits and misses to targets, and the end of the attack."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.combat.attack_bonuses import picks_targets, safe_shot
from shamble.city.survivors.levels import LevelUp
from shamble.city.survivors.wounds import SufferWounds
from shamble.city.table.flow import AttackQuestion, CityFlow, Question, RuleStep, group_seat
from shamble.city.table.kit import bare_kit_of, kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.core.event import Args
from shamble.core.option import Option

HOLDS_BACK: Final = "holds back"
"""Ledger entry, followed by a survivor's id: this survivor may waste hits in this turn."""


class HitsLeft(RuleStep):
    """Passes the hits that no target could take to the skills that use them."""

    def run(self, t: CityFlow) -> None:
        attack = t.fighting()
        if attack.hits:
            for skill in bare_kit_of(t.s, t.s.survivor(attack.who)).on_hits_left:
                skill.hits_left(t, attack)


class GiveHit(AttackQuestion):
    """Asks for the target of the next hit. If the hits are too weak for every allowed target, they are lost."""

    ask: ClassVar[str] = "give-hit"
    verbs: ClassVar[tuple[str, ...]] = ("hit", "lose-hits", "waste")
    cites: ClassVar[str] = "combat.damage"

    def reason(self, s: CityState) -> str:
        assert s.attack is not None
        return s.rules.rule("melee.assign" if s.attack.mode == "melee" else "priority.order")

    def question(self, s: CityState) -> Args:
        assert s.attack is not None
        return {"who": s.attack.who, "n": len(s.attack.hits), "zone": s.board.zones[s.attack.zone].id}

    def options(self, s: CityState) -> list[Option]:
        attack = s.attack
        if attack is None or not attack.hits:
            return []
        free = picks_targets(s, kit_of(s, s.survivor(attack.who)), attack)
        targets = s.rules.targets_of(s, attack, free)
        fitting = [target for target in targets if s.rules.after_hit(s, attack, target) is not None]
        if not fitting:
            return [Option("lose-hits", attack.who)] if targets else []
        options = [Option("hit", target) for target in fitting]
        if free and (s.rules.may_waste_hits(s, attack) or s.spent("turn", f"{HOLDS_BACK} {attack.who}")):
            options.append(Option("waste", attack.who))
        return options

    def answer(self, t: CityFlow, option: Option) -> None:
        s = t.s
        attack = t.fighting()
        if option.verb == "lose-hits":
            free = picks_targets(s, kit_of(s, s.survivor(attack.who)), attack)
            s.rules.hits_lost(t, attack, s.rules.targets_of(s, attack, free))
            if not bare_kit_of(s, s.survivor(attack.who)).on_hits_left:
                s.attack = attack.having(hits=())
            return
        if option.verb == "waste":
            t.tell("hit-wasted", "melee.assign", who=attack.who)
            s.attack = attack.having(hits=attack.hits[1:])
            t.then(GiveHit())
            return
        left = s.rules.after_hit(s, attack, option.actor)
        assert left is not None
        kind = s.rules.catalogue.kind.get(option.actor)
        if kind is None:
            s.attack = attack.having(hits=left)
            t.tell("hit-person", "priority.order", who=attack.who, whom=option.actor)
            t.then(SufferWounds(option.actor, sum(attack.hits) - sum(left), "friendly"))
        else:
            s.attack = attack.having(hits=left, kills=attack.kills + 1)
            rule = "zombie.kill" if attack.mode == "melee" else "priority.order"
            kill(t, attack.who, attack.zone, kind.index, rule)
            for skill in bare_kit_of(s, s.survivor(attack.who)).on_hit:
                skill.hit(t, attack, kind.index)
        t.then(GiveHit())


def kill(t: CityFlow, who: str, zone: int, kind: int, rule: str) -> None:
    """Removes a killed zombie, gives its adrenaline, and calls everything that follows a kill."""
    s = t.s
    what = s.rules.catalogue.kinds[kind]
    t.remove(zone, kind)
    t.tell(s.rules.kill_event(s), s.rules.kill_rule(what, rule), who=who, kind=what.id, zone=t.zone(zone))
    if what.ap:
        t.gain(who, what.ap, "adrenaline.kill")
    for skill in bare_kit_of(s, s.survivor(who)).on_killed:
        skill.killed(t, who, zone)
    s.rules.creatures[kind].killed(t, who, zone, what)
    s.rules.mission.killed(t, who, zone, kind)
    if not s.crowd(zone):
        for survivor in s.at(zone):
            for skill in bare_kit_of(s, survivor).on_cleared:
                skill.cleared(t, survivor.id, zone)


def exposed(s: CityState, attack: Attack) -> list[str]:
    """Ids of those whom a miss can hit: survivors and companions in the zone, except the attacker and survivors spared
    by a skill."""
    victims = [
        survivor.id for survivor in s.at(attack.zone) if survivor.id != attack.who and not kit_of(s, survivor).spared
    ]
    victims += [companion.id for companion in s.guests(attack.zone)]
    return victims


class FriendlyFire(RuleStep):
    """Queues the assignment of misses to friends, if misses of this attack can hit them."""

    def run(self, t: CityFlow) -> None:
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
                for told in kit.on_spares_friends:
                    if told.tells_sparing:
                        t.uses(attack.who, told.name)
        if there and not safe:
            t.tell("friendly-fire", "friendly.miss", who=attack.who, n=attack.misses, zone=t.zone(attack.zone))
            t.then(Misfire(attack.misses))


class Misfire(Question):
    """Asks the players for the victim of the next miss, who suffers the weapon's damage."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = ("left",)
    ask: ClassVar[str] = "friendly-fire"
    verbs: ClassVar[tuple[str, ...]] = ("misfire",)
    cites: ClassVar[str] = "friendly.spread"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def seat(self, s: CityState) -> int:
        assert s.attack is not None
        return group_seat(s, s.at(s.attack.zone))

    def seats(self, s: CityState) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def question(self, s: CityState) -> Args:
        return {"n": self.left}

    def options(self, s: CityState) -> list[Option]:
        if s.attack is None or not self.left:
            return []
        return [Option("misfire", id) for id in exposed(s, s.attack)]

    def answer(self, t: CityFlow, option: Option) -> None:
        attack = t.fighting()
        t.then(SufferWounds(option.actor, attack.damage, "friendly"))
        t.then(Misfire(self.left - 1))


def answer_attack(t: CityFlow) -> None:
    """Calls the skills that act when all hits and misses of an attack are assigned."""
    for survivor in t.s.survivors:
        for skill in bare_kit_of(t.s, survivor).on_attack_over:
            skill.attack_over(t, survivor.id)


class AttackOver(RuleStep):
    """Ends the attack: checks the goals, calls the skills that follow it, closes its scope, and queues the level-up."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        attack = t.fighting()
        s.attack = None
        if attack.kills:
            s.rules.mission.check(t)
            if s.result is not None:
                return
        answer_attack(t)
        s.rules.attack_over(t, attack)
        t.close_scope("attack")
        if s.rules.ends_action(s, attack):
            t.then(LevelUp(attack.who))
        for skill in bare_kit_of(s, s.survivor(attack.who)).on_after_attack:
            skill.after_attack(t, attack)
