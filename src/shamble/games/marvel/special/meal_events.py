"""Events about bystanders that goals and special rules count: devoured, escaped."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from shamble.city.missions.special_rule import SpecialRule
from shamble.city.table.flow import CityFlow
from shamble.city.table.state import CityState


@mypyc_attr(allow_interpreted_subclasses=True)
class Feast(SpecialRule):
    """A special rule about bystanders, with moments that only this book has."""

    def devoured(self, t: CityFlow, who: str, bystander: str, escorted: bool) -> None:
        """Called when a hero has devoured a bystander, even if its card is not kept (M-61). `escorted`: it appeared
        with guards."""

    def escaped(self, t: CityFlow, bystander: str) -> None:
        """Called when a bystander has reached a spawn zone and is removed."""


def devoured(t: CityFlow, who: str, bystander: str, escorted: bool) -> None:
    """Counts a devoured bystander and calls the special rules, even if the bystander's card is not kept (M-61).

    `bystander`: the id of the card, which is the figure's kind too. `escorted`: it appeared with guards.
    """
    count(t, "devoured")
    if escorted:
        count(t, "devoured escorted")
    for effect in t.s.rules.mission.effects:
        if isinstance(effect, Feast):
            effect.devoured(t, who, bystander, escorted)


def count_escaped(t: CityFlow, bystander: str) -> None:
    """Counts a bystander who escaped and calls the special rules."""
    count(t, "escaped")
    for effect in t.s.rules.mission.effects:
        if isinstance(effect, Feast):
            effect.escaped(t, bystander)


def felled(t: CityFlow, who: str) -> None:
    """Counts an enemy that a hero eliminated by any means (M-80)."""
    count(t, f"felled {who}")


def count(t: CityFlow, key: str) -> None:
    """Raises a counter of the game by 1."""
    t.set_mission_counter(key, t.s.mission_counter(key) + 1)


# -- bystanders and heroes that are left -------------------------------------------------------------------------------


def standing(s: CityState, type: str) -> list[int]:
    """Zones of the figures of a type, one entry for each figure."""
    zones: list[int] = []
    for zone, group in s.horde().groups_of(s.rules.catalogue.kinds_of(type)):
        for _, n in group:
            zones += [zone] * n
    return zones


def hiding(s: CityState) -> list[int]:
    """Rooms of unopened buildings with a face-down bystander."""
    zones = s.board.zones
    return [zone for zone in s.board.marked("hideout") if not s.opened >> zones[zone].building & 1]


def edible(s: CityState) -> int:
    """Number of bystanders who could still be devoured: on the board, face down, or in the deck (G-5)."""
    return len(standing(s, "bystander")) + s.deck("bystanders").size
