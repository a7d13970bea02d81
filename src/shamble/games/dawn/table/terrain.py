"""The terrain for moving units (rule 5.2): closed fields, fields that end a move, and the ways within reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.counters import FieldMarkers
from shamble.games.dawn.printed.terms import CENTER

NO_CUTS: Final[dict[str, tuple[str, ...]]] = {}
"""No shortcuts."""


class Way:
    """A unit's way to a field: the last step, the way before it, and the movement points it costs."""

    def __init__(self, field: str, before: Way | None, cost: int) -> None:
        self.field: Final = field
        self.before: Final = before
        self.cost: Final = cost

    def steps(self) -> tuple[str, ...]:
        """The fields stepped on, without the first one, where the unit stands."""
        return (*self.before.steps(), self.field) if self.before is not None else ()


class Terrains:
    """The terrains for the same zeds and markers, by raiders, still tracks and the centre's cost."""

    def __init__(self, content: Content, level: int, zeds: int, places: list[FieldMarkers]) -> None:
        self.content: Final = content
        self.level: Final = level
        self.zeds: Final = zeds
        self.places: Final = places
        self.terrains: Final[dict[tuple[int, int, tuple[str, ...]], Terrain]] = {}

    def at(self, raiders: int, still: tuple[str, ...], center_cost: int) -> Terrain:
        """The terrain for these raiders' fields (a set of bits), tracks without movement, and price of the centre."""
        key = (center_cost, raiders, still)
        terrain = self.terrains.get(key)
        if terrain is None:
            terrain = Terrain(self.content, self.level, self.zeds, self.places, raiders, still, center_cost)
            self.terrains[key] = terrain
        return terrain


class Terrain:
    """The obstacles on the fields for moving units. Sets of fields are numbers (`Board.bits`)."""

    def __init__(
        self,
        content: Content,
        level: int,
        zeds: int,
        places: list[FieldMarkers],
        raiders: int,
        still: tuple[str, ...],
        center_cost: int,
    ) -> None:
        self.still: Final = still
        """Tracks on which no unit moves any more (cards)."""
        self.center_cost: Final = center_cost
        self.places: Final = places
        self.board: Final = content.boards[level]
        bits = self.board.bits
        chaos = ferries = down = closed = 0
        for place in places:
            bit = bits[place.id]
            if place.chaos:
                chaos |= bit
            if place.bridge == "ferry":
                ferries |= bit
            elif place.bridge == "down":
                down |= bit
            if place.closed:
                closed |= bit
        locked = 0
        for track in still:
            locked |= self.board.mask(content.ways[track])
        self.zeds: Final = zeds
        self.hostile: Final[int] = zeds | raiders
        """Fields with zeds or raiders."""
        self.chaos: Final[int] = chaos
        self.ends: Final[int] = self.hostile | ferries
        """Fields that end a move for every unit."""
        self.down: Final[int] = down
        """Fields with a broken bridge."""
        self.closed: Final[int] = self.board.starts | closed | down | locked
        """Fields that no unit enters of its own will."""
        self.bars_loop: Final = (self.ends | chaos | self.closed) & self.board.houses != 0
        """True if something bars the way through the houses or the centre, the one loop of the board."""
        self.signature: Final[int] = self.board.signature(
            center_cost, (zeds, self.hostile, chaos, self.ends, self.closed, down, locked)
        )
        """Everything above in one number (`Board.signature`). The part in a unit's `UnitChoices.view` is all on which
        the unit's moves and shots depend."""

    def ways(
        self, start: str, points: int, shut: int, fearless: bool, cuts: Mapping[str, tuple[str, ...]]
    ) -> dict[str, Way]:
        """Every field within reach, by the cheapest way; zeds and chaos end a move (p. 9).

        `shut`: fields that are closed to this unit alone. `cuts`: field → further fields one step away for it alone.
        `fearless`: chaos does not stop the unit.
        """
        bits, steps = self.board.bits, self.board.steps
        closed = self.closed | shut
        ends = self.ends if fearless else self.ends | self.chaos
        best: dict[str, Way] = {start: Way(start, None, 0)}
        queue = [start]
        for here in queue:
            if here != start and bits[here] & ends:
                continue
            way = best[here]
            fields = steps[here]
            if here in cuts:
                fields = (*fields, *cuts[here])
            for field in fields:
                cost = way.cost + (self.center_cost if field == CENTER else 1)
                if cost > points or bits[field] & closed:
                    continue
                best_way = best.get(field)
                if best_way is None or cost < best_way.cost:
                    best[field] = Way(field, way, cost)
                    queue.append(field)
        del best[start]
        return best
