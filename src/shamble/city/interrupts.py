"""What may be done at any time, also in another's turn: throwing cards away (p. 16)."""

from __future__ import annotations

from shamble.city.flow import Play
from shamble.city.inventory import loose
from shamble.city.state import City
from shamble.core.option import Option


def interrupts(s: City, seat: int) -> list[Option]:
    if s.phase == "setup" or s.attack is not None:
        return []
    return [
        Option("discard", survivor.id, item=card)
        for survivor in s.survivors
        if survivor.seat == seat and survivor.here
        for card in survivor.gear
        if loose(s, card)
    ]


def use(t: Play, option: Option) -> None:
    t.set(t.s.survivor(option.actor).without(option.item))
    t.throw_away(option.item)
    t.tell("drops", "inventory.discard", who=option.actor, card=option.item)
    t.s.rules.mission.check(t)
