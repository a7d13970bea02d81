"""Moves, attacks and appearance of zombies: where the books differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Zone
from shamble.city.book.printed import Kind, ZombieCard
from shamble.city.horde.activation import bite_by_kind, share_out
from shamble.city.horde.spawn_cards import appear, extra_activation
from shamble.city.rules.turn_rules import TurnRules
from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import PlannedStep
from shamble.city.table.state import CityState


@mypyc_attr(allow_interpreted_subclasses=True)
class HordeRules(TurnRules):
    """Rules about the zombie phase and about buildings that are opened."""

    rooms_in_order: ClassVar[bool] = True
    """True if the order of an opened building's rooms is fixed before the first card; otherwise it is room by room."""

    def parties(self, s: CityState, zone: int, group: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
        """Splits a zone's group into parts that choose their targets separately."""
        return [group]

    def targets(self, s: CityState, zone: int, group: list[tuple[int, int]]) -> tuple[list[int], str]:
        """Target zones of a group and the reason (`sees`, `hears`): the loudest zones in sight with survivors or
        companions, else the loudest of all, at any distance."""
        now = s.presence()
        people = now.people
        seen = [other for other in self.visible(s, zone) if people[other]]
        if not seen:
            return now.loudest, "hears"
        if len(seen) == 1:
            return seen, "sees"
        most = max([now.sounds[other] for other in seen])
        return [other for other in seen if now.sounds[other] == most], "sees"

    def visible(self, s: CityState, zone: int) -> Sequence[int]:
        """Zones that zombies in a zone see, sorted by index."""
        return s.topology().seen(zone)

    def in_view(self, s: CityState, zone: int, far: int) -> bool:
        """True if a zone in the line of sight can be seen at this range."""
        return True

    def first_steps(self, s: CityState, zone: int, targets: list[int]) -> list[int]:
        """First steps of the shortest paths to each of the targets; the zone itself if it is a target."""
        return s.topology().steps_to_any(zone, targets)

    def split(self, t: CityFlow, zone: int, kind: int, n: int, steps: list[int]) -> None:
        """Plans the steps of `n` zombies of a kind that may go several ways."""
        share_out(t, zone, kind, n, steps)

    def planned(self, t: CityFlow) -> None:
        """Called when the steps of all groups are planned."""

    def walked(self, t: CityFlow, walks: list[PlannedStep]) -> None:
        """Called when the planned steps have been taken."""

    def acts_again(self, s: CityState, kind: Kind) -> bool:
        """True if an event tells a further action of a kind; not for an individual that is not on the board."""
        return not kind.individual or s.count(kind.index) > 0

    def attacked(self, t: CityFlow, bites: list[tuple[int, int, int]], only: str) -> None:
        """Queues simultaneous attacks, each a zone, kind and number; `only`: the only survivor attacked, if given."""
        bite_by_kind(t, bites, only)

    def play_zombie_card(self, t: CityFlow, zone: int, card: ZombieCard, level: int) -> None:
        """Resolves a zombie card in a zone at a danger level."""
        n, type = card.numbers[level], card.types[level]
        if card.kind == "extra":
            extra_activation(t, type, level, n)
        elif type in self.catalogue.individuals.values():
            if n:
                self.individual_appears(t, zone, type)
        else:
            appear(t, zone, self.catalogue.kind[type].index, n, rush=card.kind == "rush")

    def individual_appears(self, t: CityFlow, zone: int, type: str) -> None:
        """Makes an individual of a type appear in a zone."""
        raise NotImplementedError

    def spawns_inside(self, zone: Zone) -> bool:
        """True if zombies appear in this room when its building is opened."""
        return zone.kind == "dark"

    def room_chooser(self, s: CityState) -> int:
        """The seat that chooses the next room of an opened building."""
        return s.first

    def building_opened(self, t: CityFlow, building: int) -> None:
        """Called when a building is opened for the first time; frames queued here follow the cards of its rooms."""
