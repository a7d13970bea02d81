"""Wounds dealt by enemies (p. 14): one pool per zone, which the players share freely; and wounds from other zones."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.survivors.wounds import SufferWounds
from shamble.city.table.flow import CityFlow, GroupQuestion, RuleStep, group_seat
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.marvel.horde.enemies import SuperHero, plays_dead, stands


def attacked(t: CityFlow, bites: list[tuple[int, int, int]]) -> None:
    """Pools the wounds of all attacks on a zone in one step (p. 14, M-63); attacks from other zones are asked one by
    one."""
    s = t.s
    pools: dict[int, int] = {}
    for zone, kind, n in bites:
        what = s.rules.catalogue.kinds[kind]
        creature = s.rules.creatures[kind]
        t.tell("attack", what.rule if what.individual else "phase.zombie.attack", zone=t.zone(zone), kind=what.id, n=n)
        own = stands(s, what.id) if isinstance(creature, SuperHero) else zone
        if isinstance(creature, SuperHero) and own != zone:
            t.then(Struck(what.id, tuple(creature.aims(s, own))))
        else:
            pools[zone] = pools.get(zone, 0) + n
    for zone, n in pools.items():
        t.then(ShareWounds(zone, n))


class ShareWounds(GroupQuestion):
    """Asks how the heroes of a zone share its wounds: in any way, even more than a hero can take (p. 14, M-63)."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "left", "given")
    __slots__ = ("given", "left", "zone")
    ask: ClassVar[str] = "share-wounds"
    verbs: ClassVar[tuple[str, ...]] = ("bite", "bite-all")
    cites: ClassVar[str] = "phase.zombie.attack.share"

    def __init__(self, zone: int, left: int, given: tuple[str, ...] = ()) -> None:
        self.zone: Final = zone
        self.left: Final = left
        self.given: Final = given
        """Ids of the heroes who took the wounds so far, one entry per wound."""

    def seat(self, s: CityState) -> int:
        return group_seat(s, s.at(self.zone))

    def question(self, s: CityState) -> Args:
        return {"zone": s.board.zones[self.zone].id, "n": self.left}

    def able(self, s: CityState) -> list[Survivor]:
        """The heroes who may take the next wound: one who plays dead only if no other hero there could take it."""
        there = s.at(self.zone)
        upright = [hero for hero in there if not plays_dead(s, hero.id) and hero.life > self.given.count(hero.id)]
        return upright if upright and len(upright) < len(there) and self.feigned(s, there) else there

    def feigned(self, s: CityState, there: list[Survivor]) -> bool:
        """True if one of these heroes plays dead."""
        return any(plays_dead(s, hero.id) for hero in there)

    def options(self, s: CityState) -> list[Option]:
        if self.left <= 0:
            return []
        able = [hero.id for hero in self.able(s)]
        if len(able) == 1 and len(s.at(self.zone)) == 1:
            return [Option("bite-all", able[0])]
        options = [Option("bite", id) for id in able]
        if self.left > 1 and not self.feigned(s, s.at(self.zone)):
            options += [Option("bite-all", id) for id in able]
        return options

    def answer(self, t: CityFlow, option: Option) -> None:
        n = 1 if option.verb == "bite" else self.left
        given = (*self.given, *[option.actor] * n)
        if self.left > n:
            t.then(ShareWounds(self.zone, self.left - n, given))
            return
        shared = len(t.s.at(self.zone)) > 1
        for who in dict.fromkeys(given):
            if shared:
                t.tell("bites", self.cites, who=who, n=given.count(who))
            t.then(SufferWounds(who, given.count(who), "enemies"))


VOLLEY: Final = "volley"
"""Source of the wounds of a volley; with a hero's id, the ledger entry of its card for each shot at the hero."""


class Struck(GroupQuestion):
    """Asks which of the nearest heroes takes a wound dealt from another zone."""

    fields: ClassVar[tuple[str, ...]] = ("source", "people")
    __slots__ = ("people", "source")
    ask: ClassVar[str] = "struck"
    verbs: ClassVar[tuple[str, ...]] = ("bite",)

    def __init__(self, source: str, people: tuple[str, ...]) -> None:
        self.source: Final = source
        self.people: Final = people

    def reason(self, s: CityState) -> str:
        return s.rules.rule(struck_rule(s, self.source))

    def able(self, s: CityState) -> list[Survivor]:
        """The candidates who are still on the board."""
        return [hero for hero in s.survivors if hero.here and hero.id in self.people]

    def seat(self, s: CityState) -> int:
        return group_seat(s, self.able(s))

    def question(self, s: CityState) -> Args:
        return {"source": self.source}

    def options(self, s: CityState) -> list[Option]:
        return [Option("bite", hero.id) for hero in self.able(s)]

    def answer(self, t: CityFlow, option: Option) -> None:
        t.tell("struck", struck_rule(t.s, self.source), who=option.actor, source=self.source)
        if self.source == VOLLEY:
            t.spend("card", f"{VOLLEY} {option.actor}")
        else:
            t.then(SufferWounds(option.actor, 1, self.source))


class VolleyLands(RuleStep):
    """Deals the wounds of a volley: its shots are fired at once, so all that a hero takes are one share (M-41)."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        for hero in s.survivors:
            n = s.spent("card", f"{VOLLEY} {hero.id}")
            if n:
                t.then(SufferWounds(hero.id, n, VOLLEY))


def struck_rule(s: CityState, source: str) -> str:
    """The rule id of a wound from another zone: the super hero's, or the volley's."""
    return f"hero.{source}" if source in s.rules.catalogue.kind else "spawn.volley"
