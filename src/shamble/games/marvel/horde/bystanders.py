"""Bystanders: face down until their building opens, running, escorted, devoured (p. 5, 17-18, 21-22).

A face-down card is drawn only when it is turned over, so not even the program knows it before. The deck keeps the cards
of the face-down bystanders. An escorted bystander therefore appears only if the deck holds more cards than lie face
down (M-3, M-33).
"""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.horde.spawn_cards import reveal
from shamble.city.table.flow import CityFlow, RuleStep
from shamble.city.table.pieces import Token
from shamble.city.table.state import CityState
from shamble.games.marvel.special.meal_events import count_escaped

DECK: Final = "bystanders"
TYPE: Final = "bystander"


def hide(s: CityState) -> None:
    """Places a face-down bystander in every zone with the icon (p. 5)."""
    hiding = [
        Token(f"bystander-{number + 1}", TYPE, "", zone, hidden=True)
        for number, zone in enumerate(s.board.marked("hideout"))
    ]
    s.tokens = [*s.tokens, *hiding]


def hidden(s: CityState) -> list[Token]:
    """The face-down bystanders."""
    return [token for token in s.tokens if token.kind == TYPE]


def unclaimed(s: CityState) -> int:
    """Number of cards in the deck that belong to no face-down bystander."""
    return s.deck(DECK).size - len(hidden(s))


def place(t: CityFlow, zone: int, rule: str) -> str:
    """Draws the next bystander and places the figure in a zone; returns its id, "" if the deck is empty."""
    id = t.take(DECK, rule)
    if id:
        t.add(zone, t.s.rules.catalogue.kind[id].index, 1)
        t.tell("bystander", rule, kind=id, zone=t.zone(zone))
    return id


class ShowBystanders(RuleStep):
    """Turns over the bystanders of an opened building, after all spawn cards of its rooms (p. 18, M-22)."""

    fields: ClassVar[tuple[str, ...]] = ("building",)
    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building: Final = building

    def run(self, t: CityFlow) -> None:
        s = t.s
        for token in hidden(s):
            if s.board.zones[token.zone].building == self.building:
                s.tokens = [other for other in s.tokens if other.id != token.id]
                place(t, token.zone, "building.bystanders")


class OpenAtStart(RuleStep):
    """Reveals buildings whose doors the mission opens, at set-up (M-48)."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        zones = s.board.zones
        buildings = [zones[zone].building for door in s.board.doors if door.open for zone in (door.a, door.b)]
        for building in buildings:
            if building >= 0:
                s.opened &= ~(1 << building)
        reveal(t, buildings)


# -- on the board ----------------------------------------------------------------------------------------------------


def standing(s: CityState, zone: int) -> list[int]:
    """Kind indexes of the bystanders in a zone."""
    figures = s.zombies[zone]
    if figures is s.rules.empty_zone:
        return []
    kinds: list[int] = []
    for kind in s.rules.harmless:
        if figures[kind]:
            kinds.append(kind)
    return kinds


def escorted(s: CityState, kind: int) -> bool:
    """True if the bystander appeared with guards; this never changes (M-66)."""
    return bool(s.mission_counter(f"escorted {s.rules.catalogue.kinds[kind].id}"))


def guards(s: CityState, zone: int) -> int:
    """Number of guards in a zone."""
    return s.zombies[zone][s.rules.catalogue.kind["guard"].index]


def flees(s: CityState, kind: int) -> bool:
    """True if the bystander runs for a spawn zone: a runner without escort."""
    return s.rules.catalogue.kinds[kind].effect == "runner" and not escorted(s, kind)


def abandoned(s: CityState, kind: int) -> bool:
    """True for an escorted bystander without guards at the start of the phase, who does not move in this phase (M-17,
    M-66)."""
    return bool(s.spent("phase", f"abandoned {s.rules.catalogue.kinds[kind].id}"))


def escape(t: CityFlow, zone: int, kind: int) -> None:
    """Removes a bystander who entered a spawn zone from the game (p. 22)."""
    id = t.s.rules.catalogue.kinds[kind].id
    t.remove(zone, kind)
    t.tell("gets-away", "bystander.escape", kind=id, zone=t.zone(zone))
    count_escaped(t, id)
