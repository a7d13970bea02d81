"""Bystanders: face down until their house opens, on the run, escorted, devoured (p. 5, 17-18, 21-22).

Which card lies where is drawn when it is turned over: until then nobody knows it, the program neither. The deck keeps
the cards of those who hide, so somebody with an escort comes only if more are in it than hide (M-3, M-33).
"""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.horde.spawn_cards import reveal
from shamble.city.table.flow import Play, RuleStep
from shamble.city.table.pieces import Token
from shamble.city.table.state import City
from shamble.games.marvel.special.meal_events import escaped

DECK: Final = "bystanders"
TYPE: Final = "bystander"


def hide(s: City) -> None:
    """A card face down on every zone with the icon (p. 5)."""
    hiding = [
        Token(f"bystander-{number + 1}", TYPE, "", zone, hidden=True)
        for number, zone in enumerate(s.board.marked("hideout"))
    ]
    s.tokens = [*s.tokens, *hiding]


def hidden(s: City) -> list[Token]:
    return [token for token in s.tokens if token.kind == TYPE]


def unclaimed(s: City) -> int:
    """Cards of the deck that lie on no zone."""
    return s.deck(DECK).size - len(hidden(s))


def place(t: Play, zone: int, rule: str) -> str:
    """The next bystander stands on the board."""
    id = t.take(DECK, rule)
    if id:
        t.add(zone, t.s.rules.catalogue.kind[id].index, 1)
        t.tell("bystander", rule, kind=id, zone=t.zone(zone))
    return id


class ShowBystanders(RuleStep):
    """After all cards of its rooms, whoever hides in an opened building shows up (p. 18, M-22)."""

    fields: ClassVar[tuple[str, ...]] = ("building",)
    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building: Final = building

    def run(self, t: Play) -> None:
        s = t.s
        for token in hidden(s):
            if s.board.zones[token.zone].building == self.building:
                s.tokens = [known for known in s.tokens if known.id != token.id]
                place(t, token.zone, "building.bystanders")


class OpenAtStart(RuleStep):
    """A door that the mission opens reveals its building at set-up (M-48)."""

    def run(self, t: Play) -> None:
        s = t.s
        zones = s.board.zones
        buildings = [zones[zone].building for door in s.board.doors if door.open for zone in (door.a, door.b)]
        for building in buildings:
            if building >= 0:
                s.opened &= ~(1 << building)
        reveal(t, buildings)


# -- on the board ----------------------------------------------------------------------------------------------------


def standing(s: City, zone: int) -> list[int]:
    """The bystanders in a zone, by kind."""
    return [kind for kind in s.rules.harmless if s.zombies[zone][kind]]


def escorted(s: City, kind: int) -> bool:
    """Whether somebody came with guards: that is for good (M-66)."""
    return bool(s.noted(f"escorted {s.rules.catalogue.kinds[kind].id}"))


def guards(s: City, zone: int) -> int:
    return s.zombies[zone][s.rules.catalogue.kind["guard"].index]


def flees(s: City, kind: int) -> bool:
    """Runs for a spawn zone: neither a fighter nor under escort."""
    return s.rules.catalogue.kinds[kind].effect == "runner" and not escorted(s, kind)


def abandoned(s: City, kind: int) -> bool:
    """Without guards when the phase began: no step until the next one (M-17, M-66)."""
    return bool(s.spent("phase", f"abandoned {s.rules.catalogue.kinds[kind].id}"))


def escape(t: Play, zone: int, kind: int) -> None:
    """Whoever enters a spawn zone is gone for good (p. 22)."""
    id = t.s.rules.catalogue.kinds[kind].id
    t.remove(zone, kind)
    t.tell("gets-away", "bystander.escape", kind=id, zone=t.zone(zone))
    escaped(t, id)
