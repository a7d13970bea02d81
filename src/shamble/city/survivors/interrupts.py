"""Interrupts: options that players have at any time, also in other turns: discarding cards, and options of skills."""

from __future__ import annotations

from typing import Final

from shamble.city.survivors.inventory import loose
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import bare_kit_of
from shamble.city.table.state import CityState
from shamble.core.option import Option

DISCARD: Final = "discard"


def interrupts(s: CityState, seat: int) -> list[Option]:
    """The interrupts of a seat; none during set-up and attacks."""
    if s.phase == "setup" or s.attack is not None:
        return []
    options: list[Option] = []
    for survivor in s.survivors:
        if survivor.seat != seat or not survivor.here:
            continue
        options += [Option(DISCARD, survivor.id, item=card) for card in survivor.gear if loose(s, card)]
        for skill in bare_kit_of(s, survivor).on_anytime:
            options += skill.anytime(s, survivor)
    return options


def use(t: CityFlow, option: Option) -> None:
    """Carries out an interrupt."""
    if option.verb != DISCARD:
        for skill in bare_kit_of(t.s, t.s.survivor(option.actor)).on_anytime:
            if option.verb in skill.verbs:
                skill.perform(t, option.actor, option)
        return
    t.set(t.s.survivor(option.actor).without(option.item))
    t.throw_away(option.item)
    t.tell("drops", "inventory.discard", who=option.actor, card=option.item)
    t.s.rules.mission.check(t)
