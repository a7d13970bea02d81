"""What missions hear of meals: somebody was devoured, somebody got away."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from shamble.city.missions.special_rule import Effect
from shamble.city.table.flow import Play
from shamble.city.table.state import City


@mypyc_attr(allow_interpreted_subclasses=True)
class Feast(Effect):
    """A special rule about bystanders, with moments that only this book has."""

    def devoured(self, t: Play, who: str, bystander: str, escorted: bool) -> None:
        """A hero has eaten a bystander, whether the card is kept or not (M-61)."""

    def escaped(self, t: Play, bystander: str) -> None:
        """A bystander has reached a spawn zone and is gone."""


def devoured(t: Play, who: str, bystander: str, escorted: bool) -> None:
    """Told to goals and special rules, whatever becomes of the card."""
    count(t, "devoured")
    if escorted:
        count(t, "devoured escorted")
    for effect in t.s.rules.mission.effects:
        if isinstance(effect, Feast):
            effect.devoured(t, who, bystander, escorted)


def escaped(t: Play, bystander: str) -> None:
    """Who got away is gone for good."""
    count(t, "escaped")
    for effect in t.s.rules.mission.effects:
        if isinstance(effect, Feast):
            effect.escaped(t, bystander)


def felled(t: Play, who: str) -> None:
    """A hero has eliminated an enemy, by whatever means (M-80)."""
    count(t, f"felled {who}")


def count(t: Play, key: str) -> None:
    t.note(key, t.s.noted(key) + 1)


# -- who is still to be had --------------------------------------------------------------------------------------------


def standing(s: City, type: str) -> list[int]:
    """The zones of everybody of a type who stands on the board, one for each."""
    found: list[int] = []
    for zone, group in s.horde().acting(s.rules.catalogue.kinds_of(type)):
        for _, n in group:
            found += [zone] * n
    return found


def hiding(s: City) -> list[int]:
    """Rooms of unopened buildings in which somebody hides face down."""
    zones = s.board.zones
    return [zone for zone in s.board.marked("hideout") if not s.opened >> zones[zone].building & 1]


def edible(s: City) -> int:
    """Bystanders who could still be devoured: on the board, face down, or in the deck (G-5)."""
    return len(standing(s, "bystander")) + s.deck("bystanders").size
