"""The text of the card or ability that an option uses, for the option's note."""

from __future__ import annotations

from typing import Final

from shamble.core.meaning import Note
from shamble.core.option import Option
from shamble.games.dawn.table.book import powers_in_force, powers_of_unit
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState

MOMENTS: Final = ("options", "reactions", "stops")
"""Moments whose options name a power by its id, while another unit than the carrier may act."""


def named(s: DawnState, option: Option) -> Power | None:
    """The power that an option uses, if any."""
    for power in powers_of_unit(s, option.actor):
        if option.verb in power.verbs or (option.item and power.id == option.item):
            return power
    if not option.item:
        return s.content.book.events.get(s.event) if option.verb == "event" else None
    if option.item in s.content.book.stories:
        return s.content.book.stories[option.item]
    for moment in MOMENTS:
        for power, _ in powers_in_force(s, moment):
            if power.id == option.item:
                return power
    return s.content.book.research.get(option.item)


def telling(s: DawnState, option: Option) -> tuple[Note, ...]:
    """A note with the text of the card or ability, found by the rule of the option's power; none for the event card,
    whose text lies open beside the question."""
    power = named(s, option)
    rule = power.cause(s) if power is not None else ""
    _, chapter, owner, ability = [*rule.split("."), "", "", ""][:4]
    if chapter in ("story", "research") and not ability:
        return (Note("card", card=owner),)
    if owner in s.content.units and ability in s.content.units[owner].abilities:
        return (Note("ability", ability=f"{owner}-{ability}"),)
    return ()
