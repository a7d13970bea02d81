"""Parts of a scene that depend on the board and its open doors only; cached and shared by all scenes."""

from __future__ import annotations

from functools import lru_cache

from shamble.city.board.board import Board, Zone
from shamble.city.board.board_shapes import borders, outlines
from shamble.city.board.token_maps import TILE
from shamble.core.entity import Json
from shamble.core.scene import BorderView, Piece, Space, text


@lru_cache(maxsize=256)
def spaces(board: Board, doors: int) -> tuple[Space, ...]:
    """The zones of the board with the symbols printed on them."""
    xs, ys = board.cuts
    near = board.topology(doors).near
    zone_spaces: list[Space] = []
    for zone, shape in zip(board.zones, outlines(board), strict=True):
        left, top = min([x for x, _ in zone.cells]), min([y for _, y in zone.cells])
        right, bottom = max([x for x, _ in zone.cells]) + 1, max([y for _, y in zone.cells]) + 1
        zone_spaces.append(
            {
                "id": zone.id,
                "name": text(f"zone-{zone.kind}", arg=zone.id[1:]),
                "kind": zone.kind,
                "at": [xs[left], ys[top], xs[right] - xs[left], ys[bottom] - ys[top]],
                "neighbours": [board.zones[other].id for other in near[zone.index]],
                "marks": [text(f"mark-{mark}", **spot(board, zone, tile)) for mark, tile in zone.marks],
                "shape": shape,
            }
        )
    return tuple(zone_spaces)


def spot(board: Board, zone: Zone, tile: str) -> dict[str, Json]:
    """Centre of the zone's cells on that tile, in board units: where a printed mark is drawn."""
    column, row = ord(tile[0]) - ord("a"), int(tile[1:]) - 1
    own = [(x, y) for x, y in zone.cells if x // TILE == column and y // TILE == row]
    xs, ys = board.cuts
    across = (xs[min([x for x, _ in own])] + xs[max([x for x, _ in own]) + 1]) / 2
    down = (ys[min([y for _, y in own])] + ys[max([y for _, y in own]) + 1]) / 2
    return {"x": round(across, 3), "y": round(down, 3)}


@lru_cache(maxsize=256)
def lines(board: Board, doors: int) -> list[BorderView]:
    """All borders with the state of the doors. `borders` lists the doors first, in the order of the board."""
    drawn = borders(board)
    doors_drawn: list[BorderView] = []
    for door, line in zip(board.doors, drawn, strict=False):
        doors_drawn.append({**line, "state": "open" if doors >> door.index & 1 else "closed"})
    return [*doors_drawn, *drawn[len(board.doors) :]]


@lru_cache(maxsize=256)
def door_pieces(board: Board, doors: int) -> list[Piece]:
    """Doors as pieces, for clients that draw pieces only."""
    pieces: list[Piece] = []
    for door in board.doors:
        state = "open" if doors >> door.index & 1 else "closed"
        pieces.append(
            {
                "id": door.id,
                "name": text(coloured(f"door-{state}", door.colour)),
                "kind": f"door-{state}-{door.colour or 'red'}",
                "space": board.zones[door.a].id,
                "count": 1,
                "seat": None,
            }
        )
    return pieces


def coloured(name: str, colour: str) -> str:
    """A text key with its colour; red is the ordinary colour and is left out."""
    return f"{name}-{colour}" if colour and colour != "red" else name
