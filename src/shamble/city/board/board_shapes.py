"""Shapes to draw a board: outlines of zones, and the borders between them with walls, gaps and doors.

The shapes depend on the board alone, so they are computed once and shared. The scene tells which doors are open.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shamble.city.board.board import Board, Cell
from shamble.core.scene import BorderView

Point = tuple[int, int]
Span = tuple[float, float]

DOOR: Final = 0.95
OPENING: Final = 1.3
"""Widths at which a door and an opening are drawn, in units of `measure`."""


def measure(board: Board) -> float:
    """Unit of door widths, in board units: a fifth of a tile's side, or half a cell of a map written as text."""
    return 0.2 if board.cuts[0][1] < 1 else 0.5


def near(value: float) -> float:
    """Rounds a coordinate to three decimals."""
    return round(value, 3)


@lru_cache(maxsize=64)
def outlines(board: Board) -> tuple[list[list[float]], ...]:
    """The outline of each zone as rings, each a list x, y, x, y, … in board units."""
    return tuple([rings(board, set(zone.cells)) for zone in board.zones])


def rings(board: Board, cells: set[Cell]) -> list[list[float]]:
    """The closed outlines of a set of cells, clockwise around the outside."""
    ahead: dict[Point, list[Point]] = {}
    for x, y in cells:
        for inside, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if inside not in cells:
                ahead.setdefault(start, []).append(end)
    outline: list[list[float]] = []
    while ahead:
        start = min(ahead)
        ring = [start]
        while True:
            here = ring[-1]
            ends = ahead[here]
            following = ends.pop()
            if not ends:
                del ahead[here]
            if following == start:
                break
            ring.append(following)
        outline.append(corners(board, ring))
    return outline


def corners(board: Board, ring: list[Point]) -> list[float]:
    """The corner points of a ring as coordinates, without the points on straight edges."""
    xs, ys = board.cuts
    points: list[float] = []
    for index, (x, y) in enumerate(ring):
        before, after = ring[index - 1], ring[(index + 1) % len(ring)]
        if (before[0] == x == after[0]) or (before[1] == y == after[1]):
            continue
        points += [near(xs[x]), near(ys[y])]
    return points


class Border:
    """The borders on one straight line of the board, as spans for each kind of border.
    An `upright` line lies at the x coordinate with index `at`, another line at the y coordinate."""

    def __init__(self, upright: bool, at: int) -> None:
        self.upright: Final = upright
        self.at: Final = at
        self.walls: Final[list[Span]] = []
        self.edges: Final[list[Span]] = []
        self.gaps: Final[list[Span]] = []
        self.crossings: Final[dict[tuple[int, int], list[Span]]] = {}


@lru_cache(maxsize=64)
def borders(board: Board) -> tuple[BorderView, ...]:
    """All borders to draw: walls, the edge of the board, crossings between street zones, openings and doors."""
    xs, ys = board.cuts
    lines: dict[tuple[bool, int], Border] = {}
    for x, y in board.cells:
        for upright, dx, dy in ((True, 1, 0), (True, -1, 0), (False, 0, 1), (False, 0, -1)):
            beyond = board.cells.get((x + dx, y + dy))
            if beyond is not None and dx + dy < 0:
                continue
            at = (x if upright else y) + (1 if dx + dy > 0 else 0)
            line = lines.setdefault((upright, at), Border(upright, at))
            sort_in(board, line, (x, y), beyond, (ys[y], ys[y + 1]) if upright else (xs[x], xs[x + 1]))
    made: list[BorderView] = []
    for door in board.doors:
        upright, at, span = gap(board, door.border, DOOR)
        lines[upright, at].gaps.append(span)
        drawn = way(board, "door", upright, at, span, door.a, door.b)
        drawn["id"] = door.id
        drawn["colour"] = door.colour or "red"
        made.append(drawn)
    for border in board.openings:
        upright, at, span = gap(board, border, OPENING)
        lines[upright, at].gaps.append(span)
        a, b = board.cells[border[0], border[1]], board.cells[border[2], border[3]]
        made.append(way(board, "opening", upright, at, span, a, b))
    for (upright, at), line in sorted(lines.items()):
        for (a, b), spans in sorted(line.crossings.items()):
            made += [way(board, "crossing", upright, at, span, a, b) for span in joined(spans)]
        made += [view(board, "edge", upright, at, span) for span in joined(line.edges)]
        made += [view(board, "wall", upright, at, span) for span in without(joined(line.walls), line.gaps)]
    return tuple(made)


def sort_in(board: Board, line: Border, cell: Cell, beyond: int | None, span: Span) -> None:
    """Adds one side of a cell to the line as edge, crossing or wall; `beyond` is the zone on its other side."""
    here = board.cells[cell]
    if beyond is None:
        line.edges.append(span)
    elif beyond == here:
        return
    elif board.zones[here].street and board.zones[beyond].street:
        line.crossings.setdefault((min(here, beyond), max(here, beyond)), []).append(span)
    else:
        line.walls.append(span)


def gap(board: Board, border: tuple[int, int, int, int], width: float) -> tuple[bool, int, Span]:
    """Line and span of a door or an opening: near its own cell border, within the common border of the two zones."""
    x1, y1, x2, y2 = border
    upright = y1 == y2
    cuts = board.cuts[1] if upright else board.cuts[0]
    here, there = board.cells[x1, y1], board.cells[x2, y2]

    def touch(step: int) -> bool:
        a = (x1, step) if upright else (step, y1)
        b = (x2, step) if upright else (step, y2)
        return board.cells.get(a) == here and board.cells.get(b) == there

    first = last = y1 if upright else x1
    middle = (cuts[first] + cuts[first + 1]) / 2
    while touch(first - 1):
        first -= 1
    while touch(last + 1):
        last += 1
    low, high = cuts[first], cuts[last + 1]
    wide = min(width * measure(board), (high - low) * 0.72)
    spare = (high - low - wide) * 0.2
    start = min(max(middle - wide / 2, low + spare), high - spare - wide)
    return upright, x2 if upright else y2, (start, start + wide)


def view(board: Board, kind: str, upright: bool, at: int, span: Span) -> BorderView:
    """A piece of border as the scene shows it."""
    place = near(board.cuts[0 if upright else 1][at])
    low, high = near(span[0]), near(span[1])
    return {"kind": kind, "at": [place, low, place, high] if upright else [low, place, high, place]}


def way(board: Board, kind: str, upright: bool, at: int, span: Span, a: int, b: int) -> BorderView:
    """A border that figures can cross, with the ids of the two zones."""
    border = view(board, kind, upright, at, span)
    border["spaces"] = [board.zones[a].id, board.zones[b].id]
    return border


def joined(spans: list[Span]) -> list[Span]:
    """The spans with those that touch or overlap merged."""
    merged: list[Span] = []
    for low, high in sorted(spans):
        if merged and low - merged[-1][1] < 1e-6:
            merged[-1] = (merged[-1][0], max(merged[-1][1], high))
        else:
            merged.append((low, high))
    return merged


def without(spans: list[Span], gaps: list[Span]) -> list[Span]:
    """The spans without the parts that the gaps cover."""
    for low, high in gaps:
        cut: list[Span] = []
        for start, end in spans:
            if high <= start or low >= end:
                cut.append((start, end))
                continue
            if low - start > 1e-6:
                cut.append((start, low))
            if end - high > 1e-6:
                cut.append((high, end))
        spans = cut
    return spans


# -- a small picture of a mission ------------------------------------------------------------------------------------


def sketch(board: Board) -> dict[str, str]:
    """SVG paths of the board in hundredths of a unit, by kind: street, room, dark, wall, door, crossing."""
    paths_by_kind: dict[str, list[str]] = {"street": [], "room": [], "dark": [], "wall": [], "door": [], "crossing": []}
    for zone, shape in zip(board.zones, outlines(board), strict=True):
        for ring in shape:
            points = [f"{whole(x)} {whole(y)}" for x, y in zip(ring[::2], ring[1::2], strict=True)]
            paths_by_kind[zone.kind].append("M" + "L".join(points) + "z")
    for border in borders(board):
        kind = "wall" if border["kind"] == "edge" else border["kind"]
        if kind in paths_by_kind:
            x1, y1, x2, y2 = border["at"]
            paths_by_kind[kind].append(f"M{whole(x1)} {whole(y1)}L{whole(x2)} {whole(y2)}")
    return {kind: "".join(paths) for kind, paths in paths_by_kind.items()}


def whole(value: float) -> int:
    """A coordinate in hundredths of a board unit."""
    return round(value * 100)


def middle(board: Board, zone: int) -> tuple[int, int]:
    """The centre of the largest rectangle that fits into a zone, in hundredths of a board unit."""
    xs, ys = board.cuts
    cells = set(board.zones[zone].cells)
    best = 0.0
    centre = (0.0, 0.0)
    for x, y in sorted(cells):
        right = x + 1
        while (right, y) in cells:
            right += 1
        low = y
        while (x, low) in cells:
            # The rectangle from this cell down to row `low` is as wide as its narrowest row.
            for column in range(x, right):
                if (column, low) not in cells:
                    right = column
                    break
            low += 1
            area = (xs[right] - xs[x]) * (ys[low] - ys[y])
            if area > best + 1e-9:
                best, centre = area, ((xs[x] + xs[right]) / 2, (ys[y] + ys[low]) / 2)
    return whole(centre[0]), whole(centre[1])
