"""What a card or an ability says of itself, for whoever is offered it."""

from __future__ import annotations

from typing import Final

from shamble.core.meaning import Note
from shamble.core.option import Option
from shamble.games.dawn.table.powers import CARRIED, EVENTS, RESEARCH, STORIES, Power, common
from shamble.games.dawn.table.state import Table

MOMENTS: Final = ("options", "reactions", "stops")
"""When somebody's power is offered, by whomever it is carried out."""


def named(s: Table, option: Option) -> Power | None:
    """The power that an option is about, if any."""
    for power in CARRIED.get(option.actor, ()):
        if option.verb in power.verbs or (option.item and power.id == option.item):
            return power
    if not option.item:
        return EVENTS.get(s.event) if option.verb == "event" else None
    if option.item in STORIES:
        return STORIES[option.item]
    for moment in MOMENTS:
        for power, _ in common(s, moment):
            if power.id == option.item:
                return power
    return RESEARCH.get(option.item)


def telling(s: Table, option: Option) -> tuple[Note, ...]:
    """The words on the card or under the ability, by the rule that it follows."""
    power = named(s, option)
    rule = power.cause(s) if power is not None else ""
    _, chapter, one, two = [*rule.split("."), "", "", ""][:4]
    if chapter in ("story", "event", "research") and not two:
        return (Note("card", card=one),)
    if one in s.content.units and two in s.content.units[one].abilities:
        return (Note("ability", ability=f"{one}-{two}"),)
    return ()
