"""Skills that are actions of their own (p. 63-66)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.activation import Activate, everybody
from shamble.city.combat import IMPROVISED, attack_options, barred, begin, reach
from shamble.city.flow import Play, Question, WhoQuestion
from shamble.city.moving import MoveOn, affordable, enter, goal_within, leaving, pay_move, slippery
from shamble.city.skills import gift, purses, skills_of
from shamble.city.state import City, Survivor
from shamble.core.event import Args
from shamble.core.option import Option

DASHES: Final = {"bloodlust": "zombie", "blitz": "range", "field-medic": "survivor"}
"""Moves of up to two zones for an action, and what must be where they end."""


def once(s: City, skill: str) -> bool:
    """Not used in this turn yet."""
    return not s.spent("turn", skill)


def feat_options(s: City, survivor: Survivor) -> list[Option]:
    mine = skills_of(s, survivor)
    families = dict.fromkeys([skill.partition(":")[0] for skill in mine])
    if not any(family in FEATS for family in families):
        return []
    who = survivor.id
    zones = s.board.zones
    near = s.topology().near[survivor.zone]
    options: list[Option] = []
    extra = leaving(s, survivor)
    for family in families:
        if family not in FEATS or not once(s, family):
            continue
        if survivor.car and family in MOVES:
            continue
        if family == "sprint" and affordable(s, survivor, extra):
            options += [Option("sprint", who, zones[zone].id) for zone in near]
        elif family == "charge" and not gift(s) and paid(s, survivor, extra):
            options += dash(s, survivor, "charge", "zombie")
        elif family in DASHES and affordable(s, survivor, extra, "any"):
            options += dash(s, survivor, family, DASHES[family])
        elif family == "jump" and affordable(s, survivor, s.crowd(survivor.zone), "any"):
            far = {other for zone in near for other in s.topology().near[zone] if other != survivor.zone}
            options += [Option("jump", who, zones[zone].id) for zone in sorted(far)]
        elif family == "shove" and s.crowd(survivor.zone) and not gift(s):
            options += [Option("shove", who, zones[zone].id) for zone in near]
        elif family == "lifesaver" and not gift(s):
            view = s.topology().sight(survivor.zone)
            options += [
                Option("lifesaver", who, zones[zone].id)
                for zone in near
                if zone in view and s.crowd(zone) and s.at(zone)
            ]
        elif family == "taunt" and not gift(s):
            reached = set(near) | {survivor.zone} | {other for zone in near for other in s.topology().near[zone]}
            options += [Option("taunt", who, zones[zone].id) for zone in sorted(reached) if s.crowd(zone)]
        elif family == "born-leader" and not gift(s):
            options += [Option("command", who, mate.id) for mate in s.survivors if mate.here and mate.id != who]
        elif family in IMPROVISED and not gift(s) and not barred(s, survivor):
            line = IMPROVISED[family]
            if line.mode == "melee" and s.crowd(survivor.zone):
                options.append(Option("improvise", who, zones[survivor.zone].id, family))
            elif line.mode == "ranged":
                options += [Option("improvise", who, zones[zone].id, family) for zone in reach(s, survivor, line)]
    return options


FEATS: Final = (
    "sprint",
    "charge",
    "bloodlust",
    "blitz",
    "field-medic",
    "jump",
    "shove",
    "lifesaver",
    "taunt",
    "born-leader",
    "improvised-melee",
    "improvised-ranged",
)
MOVES: Final = ("sprint", "charge", "bloodlust", "blitz", "field-medic", "jump")


def paid(s: City, survivor: Survivor, extra: int) -> bool:
    """A free move still pays for leaving a crowd."""
    return not extra or len(purses(s, survivor, "move")) >= extra


def dash(s: City, survivor: Survivor, verb: str, goal: str) -> list[Option]:
    """First steps of a move of up to two zones that can still end as it must (Z-39)."""
    return [
        Option(verb, survivor.id, s.board.zones[zone].id)
        for zone in s.topology().near[survivor.zone]
        if goal_within(s, survivor, zone, 1, goal)
    ]


def perform(t: Play, who: str, option: Option) -> bool:
    """Do a skill's action; False if it is none."""
    s = t.s
    verb = option.verb
    survivor = s.survivor(who)
    if verb in MOVES and verb != "jump":
        t.spend("turn", verb)
        extra = leaving(s, survivor)
        if verb == "sprint":
            pay_move(t, who, extra)
        else:
            if verb != "charge":
                t.pay(who, "any")
            for _ in range(extra):
                t.pay(who, "move")
        goal = "" if verb == "sprint" else "zombie" if verb == "charge" else DASHES[verb]
        rule = f"skill.{verb}"
        enter(t, who, s.board.names[option.target], rule)
        t.then(MoveOn(who, 2 if verb == "sprint" else 1, slippery(s, survivor), goal, rule))
        if verb in ("bloodlust", "blitz"):
            t.then(FreeAttack(who, verb))
        elif verb == "field-medic":
            t.then(Patch(who))
    elif verb == "jump":
        t.spend("turn", "jump")
        t.pay(who, "any")
        for _ in range(s.crowd(survivor.zone)):
            t.pay(who, "move")
        enter(t, who, s.board.names[option.target], "skill.jump")
    elif verb == "shove":
        t.spend("turn", "shove")
        target = s.board.names[option.target]
        for kind, n in enumerate(s.zombies[survivor.zone]):
            if n:
                t.add(survivor.zone, kind, -n)
                t.add(target, kind, n)
        t.tell("shoves", "skill.shove", who=who, zone=option.target)
        s.rules.mission.horde_moved(t, (target,))
    elif verb == "lifesaver":
        t.spend("turn", "lifesaver")
        t.tell("lifesaver", "skill.lifesaver", who=who, zone=option.target)
        t.then(Pull(who, s.board.names[option.target], ()))
    elif verb == "taunt":
        t.spend("turn", "taunt")
        zone = s.board.names[option.target]
        t.tell("taunts", "skill.taunt", who=who, zone=option.target)
        for kind in everybody(s):
            if s.zombies[zone][kind]:
                t.then(Activate((kind,), zone, s.zombies[zone][kind], 0, who))
    elif verb == "command":
        from shamble.city.turns import ExtraTurn

        t.spend("turn", "born-leader")
        t.tell("commands", "skill.born-leader", who=who, whom=option.target)
        t.then(ExtraTurn(option.target, "gift"))
    elif verb == "improvise":
        t.spend("turn", option.item)
        t.uses(who, option.item)
        begin(t, who, IMPROVISED[option.item].mode, (option.item,), s.board.names[option.target], free=True)
    else:
        return False
    return True


class FreeAttack(Question):
    """The attack that bloodlust or blitz brings with it, at once or never."""

    fields: ClassVar[tuple[str, ...]] = ("who", "skill")
    __slots__ = ("skill", "who")
    ask: ClassVar[str] = "free-attack"

    def __init__(self, who: str, skill: str) -> None:
        self.who: Final = who
        self.skill: Final = skill

    def reason(self, s: City) -> str:
        return s.rules.rule(f"skill.{self.skill}")

    def seat(self, s: City) -> int:
        return s.survivor(self.who).seat

    def question(self, s: City) -> Args:
        return {"who": self.who}

    def modes(self, s: City) -> list[str]:
        if self.skill == "blitz":
            return ["ranged"]
        found: list[str] = []
        for skill in skills_of(s, s.survivor(self.who)):
            family, _, mode = skill.partition(":")
            if family == "bloodlust":
                found += ["melee", "ranged"] if mode == "combat" else [mode]
        return list(dict.fromkeys(found))

    def options(self, s: City) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here:
            return []
        options = [option for mode in self.modes(s) for option in attack_options(s, survivor, mode)]
        return [*options, Option("pass", self.who)] if options else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "pass":
            return
        mode = "melee" if option.verb == "melee" else "ranged"
        zone = t.s.survivor(self.who).zone if mode == "melee" else t.s.board.names[option.target]
        begin(t, self.who, mode, tuple(option.item.split("+")), zone, free=True)


class Patch(WhoQuestion):
    """The field medic heals one wound of somebody there (p. 65)."""

    ask: ClassVar[str] = "patch"
    cites: ClassVar[str] = "skill.field-medic"

    def options(self, s: City) -> list[Option]:
        there = [mate for mate in s.at(s.survivor(self.who).zone) if mate.life < mate.health]
        return [*[Option("patch", mate.id) for mate in there], Option("pass", self.who)] if there else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "patch":
            mate = t.s.survivor(option.actor)
            t.set(mate.having(life=mate.life + 1))
            t.tell("heals", "skill.field-medic", who=mate.id, n=1)


class Pull(Question):
    """The lifesaver drags out whom she likes; each one's player may say no (p. 64)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "asked")
    __slots__ = ("asked", "who", "zone")
    ask: ClassVar[str] = "pull"
    cites: ClassVar[str] = "skill.lifesaver"

    def __init__(self, who: str, zone: int, asked: tuple[str, ...]) -> None:
        self.who: Final = who
        self.zone: Final = zone
        self.asked: Final = asked

    def waiting(self, s: City) -> list[Survivor]:
        return [mate for mate in s.at(self.zone) if mate.id not in self.asked]

    def seat(self, s: City) -> int:
        return self.waiting(s)[0].seat

    def question(self, s: City) -> Args:
        return {"who": self.who, "whom": self.waiting(s)[0].id}

    def options(self, s: City) -> list[Option]:
        waiting = self.waiting(s)
        return [Option("follow", waiting[0].id), Option("stay", waiting[0].id)] if waiting else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "follow":
            mate = t.s.survivor(option.actor)
            if mate.car:
                from shamble.city.cars import leave_car

                leave_car(t, mate.id)
            t.go(mate.id, t.s.survivor(self.who).zone)
            t.tell("pulled", "skill.lifesaver", who=mate.id, whom=self.who)
        t.then(Pull(self.who, self.zone, (*self.asked, option.actor)))
