"""Wounds and what prevents them; death (p. 23, 28)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.flow import Play, Question, Step, group_seat
from shamble.city.skills import count, has
from shamble.city.state import AWAY, City, Companion
from shamble.core.event import Args
from shamble.core.option import Option


class Wounds(Step):
    """Somebody is about to be wounded. `source` is a kind of zombie, or `friendly`, or `fire`."""

    fields: ClassVar[tuple[str, ...]] = ("who", "n", "source")
    __slots__ = ("n", "source", "who")

    def __init__(self, who: str, n: int, source: str) -> None:
        self.who: Final = who
        self.n: Final = n
        self.source: Final = source

    def run(self, t: Play) -> None:
        s = t.s
        for companion in s.companions:
            if companion.id == self.who:
                t.tell("companion-dies", "companion.one-wound", who=self.who)
                s.companions = [other for other in s.companions if other.id != self.who]
                t.lose("companion-died", "companion.one-wound")
                return
        survivor = s.survivor(self.who)
        n = self.n
        if self.source != "friendly" and has(s, survivor, f"armor-against:{type_of(s, self.source)}"):
            t.tell("armored", "skill.armor-against", who=self.who, kind=self.source, n=n)
            return
        if n and has(s, survivor, "tough") and tough_now(s, self.source):
            key = f"tough {self.who}"
            scope = "phase" if self.source != "friendly" else "attack"
            if not s.spent(scope, key):
                t.spend(scope, key)
                t.tell("tough", "skill.tough", who=self.who)
                n -= 1
        if n <= 0:
            return
        if survivor.gear and has(s, survivor, "is-that-all"):
            t.then(IsThatAll(self.who, n, self.source))
        else:
            wound(t, self.who, n)


def type_of(s: City, source: str) -> str:
    kind = s.rules.catalogue.kind.get(source)
    return kind.type if kind else source


def tough_now(s: City, source: str) -> bool:
    """The first step of the zombie phase, or friendly fire; not activations in the spawn step (Z-37)."""
    return source == "friendly" or (s.phase == "zombies" and not s.spent("phase", "spawning"))


class IsThatAll(Question):
    """A card thrown away for each wound not suffered."""

    fields: ClassVar[tuple[str, ...]] = ("who", "n", "source")
    __slots__ = ("n", "source", "who")
    ask: ClassVar[str] = "is-that-all"
    cites: ClassVar[str] = "skill.is-that-all"

    def __init__(self, who: str, n: int, source: str) -> None:
        self.who: Final = who
        self.n: Final = n
        self.source: Final = source

    def seat(self, s: City) -> int:
        return s.survivor(self.who).seat

    def question(self, s: City) -> Args:
        return {"who": self.who, "n": self.n}

    def options(self, s: City) -> list[Option]:
        gear = s.survivor(self.who).gear
        return [*[Option("sacrifice", self.who, item=card) for card in gear], Option("suffer", self.who)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "suffer":
            wound(t, self.who, self.n)
            return
        t.set(t.s.survivor(self.who).without(option.item))
        t.throw_away(option.item)
        t.tell("sacrifices", "skill.is-that-all", who=self.who, card=option.item)
        if self.n > 1:
            t.then(IsThatAll(self.who, self.n - 1, self.source))


def wound(t: Play, who: str, n: int) -> None:
    survivor = t.s.survivor(who)
    if survivor.dead:
        return
    life = max(0, survivor.life - n)
    t.set(survivor.having(life=life))
    t.tell("wounded", "phase.zombie.attack", who=who, n=n, life=life)
    if not life:
        die(t, who)


def die(t: Play, who: str) -> None:
    """In most games the first death loses; the equipment of the dead is discarded."""
    s = t.s
    survivor = s.survivor(who)
    for card in survivor.gear:
        t.throw_away(card)
    for companion in s.led_by(who):
        t.set_companion(Companion(companion.id, survivor.zone))
    t.set(survivor.having(life=0, hands=(), pack=(), car="", dead=True))
    t.tell("dies", "goal.lose-death", who=who, zone=t.zone(survivor.zone) if survivor.zone != AWAY else "")
    reason = s.rules.dies(s, survivor)
    if reason:
        t.lose(reason, "goal.lose-death")


class Bite(Question):
    """Attackers of one kind share their wounds among the living in their zone, as the players like (p. 23)."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "kind", "left", "only")
    __slots__ = ("kind", "left", "only", "zone")
    ask: ClassVar[str] = "share-wounds"
    cites: ClassVar[str] = "phase.zombie.attack.share"

    def __init__(self, zone: int, kind: int, left: int, only: str = "") -> None:
        self.zone: Final = zone
        self.kind: Final = kind
        self.left: Final = left
        self.only: Final = only

    def seat(self, s: City) -> int:
        return group_seat(s, s.at(self.zone))

    def seats(self, s: City) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def question(self, s: City) -> Args:
        return {"zone": s.board.zones[self.zone].id, "kind": s.rules.catalogue.kinds[self.kind].id, "n": self.left}

    def options(self, s: City) -> list[Option]:
        if self.left <= 0:
            return []
        there = [survivor.id for survivor in s.at(self.zone)]
        there += [companion.id for companion in s.guests(self.zone)]
        if self.only:
            there = [id for id in there if id == self.only]
        if len(there) == 1:
            return [Option("bite-all", there[0])]
        options = [Option("bite", id) for id in there]
        if self.left > 1:
            options += [Option("bite-all", id) for id in there]
        return options

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        kind = s.rules.catalogue.kinds[self.kind]
        n = 1 if option.verb == "bite" else self.left
        # Once somebody is dead, nobody wounds him any more: the rest goes to the others.
        mates = [survivor for survivor in s.survivors if survivor.id == option.actor]
        if mates and len(s.at(self.zone)) > 1 and not count(s, mates[0], "is-that-all"):
            n = min(n, max(1, -(-mates[0].life // kind.wounds)))
        t.tell("bites", "phase.zombie.attack", who=option.actor, kind=kind.id, n=n)
        t.then(Wounds(option.actor, n * kind.wounds, kind.id))
        t.then(Bite(self.zone, self.kind, self.left - n, self.only))
