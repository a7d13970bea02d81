"""The abominations, each with its special rule (p. 17-18, 31)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.printed import Kind
from shamble.city.horde.activation import Activate
from shamble.city.horde.creature import Creature
from shamble.city.horde.spawn_cards import Reactions
from shamble.city.table.flow import CityFlow, RuleStep
from shamble.city.table.state import CityState


class Hobomination(Creature):
    """Bars combat actions in its zone (Z-31)."""

    id: ClassVar[str] = "no-combat"
    bars: ClassVar[tuple[str, str]] = ("hobomination", "abomination.hobomination")


class Abominacop(Creature):
    """Takes ranged hits before all others (Z-32)."""

    id: ClassVar[str] = "first-priority"
    first: ClassVar[bool] = True
    kill_rule: ClassVar[str] = "abomination.abominacop"


class Abominawild(Creature):
    """Takes all fire in its zone alone."""

    id: ClassVar[str] = "molotov-only"
    takes_fire: ClassVar[str] = "abomination.abominawild"


class SuperAbomination(Creature):
    """An abomination without card, which does not count as one: a mission places it, and only Ned's mixture kills it
    (p. 63)."""

    id: ClassVar[str] = "super"
    invulnerable: ClassVar[bool] = True
    counts: ClassVar[bool] = False
    dealt: ClassVar[bool] = False

    def can_burn(self, s: CityState, kind: Kind, card: str) -> bool:
        return bool(s.mission_counter(f"molofix {card}"))

    def killed(self, t: CityFlow, who: str, zone: int, kind: Kind) -> None:
        t.set_mission_counter("super", 1)


def abomination(t: CityFlow, zone: int, fest: int) -> None:
    """Places an abomination, or activates those on the board (p. 17). In the fest, another one is placed too, up to the
    limit `fest` (p. 31), which is 0 without the fest."""
    s = t.s
    kinds = s.rules.catalogue.kinds_of("abomination")
    standing = sum([s.count(kind) for kind in kinds if s.rules.creatures[kind].counts])
    if standing:
        t.tell("abomination-again", "fest.again" if fest else "abomination.again")
        t.then(Activate(kinds))
        if not fest:
            return
        if standing >= fest:
            t.tell("fest-full", "fest.cap", n=standing)
            return
    t.then(DrawAbomination(zone))


class DrawAbomination(RuleStep):
    """Draws an abomination and places it in a zone."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)
    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, t: CityFlow) -> None:
        s = t.s
        name = t.take("abominations", "abomination.discards")
        if not name:
            t.tell("no-abomination", "fest.deck")
            return
        kind = s.rules.catalogue.kind[name].index
        t.add(self.zone, kind, 1)
        rule = "fest.first" if s.rules.chosen.get("fest") else "abomination.appear"
        t.tell("appear", rule, zone=t.zone(self.zone), kind=name, n=1)
        s.rules.mission.appeared(t, self.zone, kind, 1)
        t.then(Reactions(self.zone))
