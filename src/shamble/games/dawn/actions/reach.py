"""The fields that a unit could reach and shoot at if nothing stood in its way (rules 5.2 and 5.4).

They follow from the printed tables alone and are cached. Obstacles then only take some of the fields away.
"""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.printed.content import Board, Content
from shamble.games.dawn.printed.printed_rows import UnitCard
from shamble.games.dawn.printed.terms import LAB, OFFICES
from shamble.games.dawn.table.terrain import NO_CUTS, Terrain

SCHOLARS: Final = (OFFICES, LAB)
"""Fields that only scientist heroes may enter."""
Step = tuple[int, int, str]
"""A field within reach: its bit, the bit of the field before it on the way, and its id."""


def always_shut(content: Content, board: Board, card: UnitCard) -> int:
    """Fields that are shut to a unit by its card, as a set of bits."""
    _, _, scholar, surface_only, _ = card.build
    shut = 0 if scholar else board.mask(SCHOLARS)
    return shut | board.mask(content.ways["T"]) if surface_only else shut


class Reach:
    """The fields that a unit could reach and shoot at from a field if nothing stood in its way."""

    def __init__(self, content: Content, level: int, card: UnitCard, field: str, center_cost: int) -> None:
        board = content.boards[level]
        bits = board.bits
        bare = Terrain(content, level, 0, [], 0, (), center_cost)
        ways = bare.ways(field, card.move, always_shut(content, board, card), True, NO_CUTS)
        steps: list[Step] = []
        self.before: Final[dict[str, str]] = {}
        """Field within reach → the field before it on the way."""
        for target, way in ways.items():
            assert way.before is not None
            self.before[target] = way.before.field
            steps.append((bits[target], bits[way.before.field], target))
        reach, shoots = max(1, card.range), card.build[4]
        self.fields: Final = [(bit, target) for bit, _, target in steps]
        """Fields within reach of one move, with their bits, each behind the one before it on the way."""
        self.all: Final[int] = board.mask([target for _, target in self.fields])
        """All fields within reach, as a set of bits."""
        self.beyond: Final[dict[int, int]] = {}
        """Bit of a field within reach → the fields to which the way leads over it, as a set of bits."""
        for bit, _, _ in steps:
            covered = bit
            for other, before, _ in steps:
                if covered & before:
                    covered |= other
            self.beyond[bit] = covered ^ bit
        self.targets: Final = [(bits[target], target) for target, _ in board.in_range(field, reach) if shoots]
        """Fields in range, with their bits; none if the unit does not shoot."""
        self.within: Final[int] = board.fields_within(field, card.move, reach)
        """Fields within reach and in range, by whatever way, as a set of bits."""
        near = (field, *board.beside[field], *[target for _, target in self.targets])
        self.always: Final[int] = board.mask(near) | board.houses
        """Fields on which the unit's actions depend wherever it can go: its own, those beside it and in range, and the
        loop."""

    def way_to(self, field: str) -> tuple[str, ...]:
        """The fields stepped on by the way to a field. As the board has one loop only, that of the houses, a field on
        the way that bars it leaves no other way (`Terrain.bars_loop`)."""
        way = [field]
        before = self.before[field]
        while before in self.before:
            way.append(before)
            before = self.before[before]
        way.reverse()
        return tuple(way)


def reach_of(content: Content, level: int, id: str, field: str, center_cost: int) -> Reach:
    """The cached reach of a unit on a field; units with equal values share it."""
    card = content.units[id]
    key = (field, card.build, center_cost)
    cache = content.boards[level].reaches
    reach = cache.get(key)
    if reach is None:
        reach = cache[key] = Reach(content, level, card, field, center_cost)
    return reach
