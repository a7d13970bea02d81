"""The terrain for moving units (rule 5.2): closed fields, fields that end a move, and the ways within reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.counters import FieldMarkers, Zed
from shamble.games.dawn.printed.terms import CENTER


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

    def __init__(self, content: Content, level: int, zeds: list[Zed], places: list[FieldMarkers]) -> None:
        self.content: Final = content
        self.level: Final = level
        self.zeds: Final = zeds
        self.places: Final = places
        self.terrains: Final[dict[str, Terrain]] = {}

    def at(self, raiders: set[str], still: tuple[str, ...], center_cost: int) -> Terrain:
        """The terrain for these raiders' fields, tracks without movement, and price of the centre."""
        key = "1" if center_cost else "0"
        if raiders or still:
            key = " ".join([key, *sorted(raiders), *still])
        terrain = self.terrains.get(key)
        if terrain is None:
            terrain = Terrain(self.content, self.level, self.zeds, self.places, raiders, still, center_cost)
            self.terrains[key] = terrain
        return terrain


class Outline:
    """Everything about a terrain on which the moves and shots of units depend. Choices keep it instead of the terrain,
    which holds much more."""

    def __init__(self, terrain: Terrain) -> None:
        self.board: Final = terrain.board
        self.places: Final = terrain.places
        self.still: Final = terrain.still
        self.center_cost: Final = terrain.center_cost
        self.hostile, self.ends, self.closed, self.chaos = terrain.masks
        self.zeds: Final = terrain.zed_mask

    def differs(self, other: Outline, zone: int) -> bool:
        """True if the terrains differ on these fields (a set of bits)."""
        return (
            self.board is not other.board
            or self.center_cost != other.center_cost
            or self.still != other.still
            or zone
            & (
                (self.hostile ^ other.hostile)
                | (self.ends ^ other.ends)
                | (self.closed ^ other.closed)
                | (self.chaos ^ other.chaos)
                | (self.zeds ^ other.zeds)
            )
            != 0
        )


class Terrain:
    """Ways for moving units, cached."""

    def __init__(
        self,
        content: Content,
        level: int,
        zeds: list[Zed],
        places: list[FieldMarkers],
        raiders: set[str],
        still: tuple[str, ...],
        center_cost: int,
    ) -> None:
        self.zeds: Final = zeds
        self.places: Final = places
        self.raiders: Final = raiders
        self.still: Final = still
        """Tracks on which no unit moves any more (cards)."""
        self.center_cost: Final = center_cost
        self.board: Final = content.boards[level]
        self.next: Final = self.board.steps
        self.hostile: Final = {zed.field for zed in zeds} | raiders
        self.zed_fields: Final = {zed.field for zed in zeds}
        self.chaos: Final = {place.id for place in places if place.chaos}
        self.ends: Final = self.hostile | {place.id for place in places if place.bridge == "ferry"}
        """Fields that end a move for every unit."""
        self.closed: Final = set(content.starts)
        """Fields that no unit enters of its own will."""
        self.closed.update([place.id for place in places if place.closed or place.bridge == "down"])
        for track in still:
            self.closed.update(content.ways[track])
        mask = self.board.mask
        self.masks: Final = (mask(self.hostile), mask(self.ends), mask(self.closed), mask(self.chaos))
        """Hostile fields, fields that end a move, closed fields and chaos, as sets of bits (`Board.bits`)."""
        self.zed_mask: Final = mask(self.zed_fields)
        self.outline: Final = Outline(self)

    def ways(
        self, start: str, points: int, shut: frozenset[str], fearless: bool, cuts: Mapping[str, tuple[str, ...]]
    ) -> dict[str, Way]:
        """Every field within reach, by the cheapest way; zeds and chaos end a move (p. 9).

        `cuts`: field → further fields one step away for this unit alone. `fearless`: chaos does not stop the unit.
        """
        best: dict[str, Way] = {start: Way(start, None, 0)}
        queue = [start]
        for here in queue:
            if here != start and (here in self.ends or (here in self.chaos and not fearless)):
                continue
            way = best[here]
            fields = self.next[here]
            if here in cuts:
                fields = (*fields, *cuts[here])
            for field in fields:
                cost = way.cost + (self.center_cost if field == CENTER else 1)
                if cost > points or field in self.closed or field in shut:
                    continue
                best_way = best.get(field)
                if best_way is None or cost < best_way.cost:
                    best[field] = Way(field, way, cost)
                    queue.append(field)
        del best[start]
        return best
