"""Boards from text: a token map, or a grid of tiles that is joined into one token map.

Each token names the zone of a cell: `s…` is a street, `r…` a room, `d…` a dark room, `..` no cell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shamble.city.board.board import Board, Border, Cell, Door, Zone
from shamble.content.nearest import hint
from shamble.core.errors import ContentError

KINDS: Final = {"s": "street", "r": "room", "d": "dark"}
TILE: Final = 7
"""Number of cells on a tile's side."""
CUTS: Final[Sequence[float]] = (0.0, 0.30, 0.35, 0.45, 0.55, 0.65, 0.70, 1.0)
"""Positions of the cell borders as fractions of a tile's side; symmetric, so that a turned tile has the same."""
WIDE: Final = 0.2
"""Minimum length, in sides of a tile, that two rooms share across a tile border to have an opening there."""


class Draft:
    """A board while it is read: tokens by cell, openings, doors and printed marks."""

    def __init__(self, where: str) -> None:
        self.where: Final = where
        self.cells: dict[Cell, str] = {}
        self.aliases: dict[str, list[str]] = {}
        self.openings: list[Border] = []
        self.doors: list[tuple[Border, str, bool]] = []
        self.marks: dict[str, list[tuple[str, str]]] = {}
        self.width = 0
        self.height = 0

    def fail(self, text: str) -> ContentError:
        """The error to raise, prefixed with the file and entry that is read."""
        return ContentError(f"{self.where}: {text}")


LARGEST: Final = 63
"""Largest number of rows and of columns of a grid: those of nine tiles."""


def read_grid(where: str, text: str) -> dict[Cell, str]:
    """The tokens of a grid by cell. Every line must have as many tokens as the first."""
    cells: dict[Cell, str] = {}
    rows = [line.split() for line in text.strip().splitlines()]
    if len(rows) > LARGEST or any(len(row) > LARGEST for row in rows):
        raise ContentError(f"{where}: the grid has more than {LARGEST} rows or columns")
    for y, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise ContentError(f"{where}: grid row {y + 1} has {len(row)} tokens, the first has {len(rows[0])}")
        for x, token in enumerate(row):
            if set(token) == {"."}:
                continue
            if token[0] not in KINDS:
                raise ContentError(
                    f"{where}: grid row {y + 1}, column {x + 1}: {token!r} should begin with s (street), "
                    "r (room) or d (dark room), or be .."
                )
            cells[x, y] = token
    if not cells:
        raise ContentError(f"{where}: the grid is empty")
    return cells


def from_map(where: str, data: Mapping[str, Any]) -> Board:
    """Reads a map that is written as text: grid, doors, passages."""
    draft = Draft(where)
    draft.cells = read_grid(where, str(data.get("grid", "")))
    connected(draft)
    for written in data.get("passages", ()):
        draft.openings.append(border_of(draft, "passages", written)[0])
    for written in data.get("doors", ()):
        border, words = border_of(draft, "doors", written)
        colour = next((word for word in words if word != "open"), "")
        if colour not in ("", "blue", "green"):
            raise draft.fail(f"doors: {written!r}: {colour!r} should be open, blue or green")
        draft.doors.append((border, colour, "open" in words))
    draft.aliases = {token: [] for token in draft.cells.values()}
    return finish(draft, tuple(map(float, range(width(draft) + 1))), tuple(map(float, range(height(draft) + 1))))


def width(draft: Draft) -> int:
    """Width of a drawn map in cells."""
    return max(x for x, _ in draft.cells) + 1


def height(draft: Draft) -> int:
    """Height of a drawn map in cells."""
    return max(y for _, y in draft.cells) + 1


def connected(draft: Draft) -> None:
    """Raises an error if the cells of a token are not connected."""
    for token in dict.fromkeys(draft.cells.values()):
        cells = [cell for cell, name in draft.cells.items() if name == token]
        reached = flood(draft.cells, cells[0])
        for x, y in cells:
            if (x, y) not in reached:
                raise draft.fail(
                    f"grid row {y + 1}, column {x + 1}: {token} is in two separate places; give one another name"
                )


def flood(cells: Mapping[Cell, str], start: Cell) -> set[Cell]:
    """The cells with the token of `start` that are connected with it."""
    token = cells[start]
    reached = {start}
    edge = [start]
    while edge:
        x, y = edge.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near not in reached and cells.get(near) == token:
                reached.add(near)
                edge.append(near)
    return reached


def border_of(draft: Draft, key: str, written: object) -> tuple[Border, list[str]]:
    """The border that `r1-s1` or `r1-s1@2,1` (column, row of a cell at the border) names, and the words after it."""
    words = str(written).split() or [""]
    pair, _, at = words[0].partition("@")
    a, _, b = pair.partition("-")
    tokens = set(draft.cells.values())
    for token in (a, b):
        if token not in tokens:
            raise draft.fail(f"{key}: {written!r}: there is no zone {token!r}{hint(token, sorted(tokens))}")
    if a[0] == "s" and b[0] == "s":
        raise draft.fail(f"{key}: {written!r}: streets join where they touch")
    shared = borders_between(draft.cells, a, b)
    if not shared:
        raise draft.fail(f"{key}: {written!r}: {a} and {b} do not touch")
    if at:
        column, _, row = at.partition(",")
        if not (column.isdigit() and row.isdigit()):
            raise draft.fail(f"{key}: {written!r}: behind @ stand column and row, as in @2,1")
        cell = (int(column) - 1, int(row) - 1)
        chosen = [border for border in shared if cell in ((border[0], border[1]), (border[2], border[3]))]
        if not chosen:
            raise draft.fail(f"{key}: {written!r}: {a} and {b} do not touch at column {column}, row {row}")
        return chosen[0], words[1:]
    return shared[len(shared) // 2], words[1:]


def borders_between(cells: Mapping[Cell, str], a: str, b: str) -> list[Border]:
    """All borders between a cell of one token and a cell of the other."""
    borders = []
    for (x, y), token in sorted(cells.items()):
        for near in ((x + 1, y), (x, y + 1)):
            if {token, cells.get(near)} == {a, b}:
                borders.append((x, y, near[0], near[1]))
    return borders


def finish(draft: Draft, xs: tuple[float, ...], ys: tuple[float, ...], whole: bool = True) -> Board:
    """Numbers the zones in reading order and makes the board. Raises an error for a room without opening or door;
    `whole`: False for a board that is still being made, which may have such rooms."""
    order: list[str] = []
    for y in range(height(draft)):
        for x in range(width(draft)):
            token = draft.cells.get((x, y))
            if token is not None and token not in order:
                order.append(token)
    zones = []
    numbers = {"s": 0, "r": 0, "d": 0}
    for index, token in enumerate(order):
        cells = tuple(sorted([cell for cell, name in draft.cells.items() if name == token], key=lambda c: (c[1], c[0])))
        numbers[token[0]] += 1
        aliases = tuple(draft.aliases.get(token, ()))
        id = token if not aliases else f"{token[0]}{numbers[token[0]]}"
        zones.append(Zone(index, id, KINDS[token[0]], cells, aliases, tuple(draft.marks.get(token, ()))))
    place = {token: index for index, token in enumerate(order)}
    cells_by_zone = {cell: place[token] for cell, token in draft.cells.items()}
    doors = tuple(
        [
            Door(number, cells_by_zone[b[0], b[1]], cells_by_zone[b[2], b[3]], b, colour, open)
            for number, (b, colour, open) in enumerate(draft.doors)
        ]
    )
    board = Board(width(draft), height(draft), cells_by_zone, tuple(zones), doors, tuple(draft.openings), (xs, ys))
    joined = {zone for a, b, _ in board.links for zone in (a, b)}
    for zone in board.zones:
        if whole and zone.index not in joined and not zone.street:
            if zone.aliases:
                raise draft.fail(f"doors: {zone.aliases[0]} has no way in")
            x, y = zone.cells[0]
            raise draft.fail(f"grid row {y + 1}, column {x + 1}: {zone.id} has no way in")
    return board


# -- tiles -----------------------------------------------------------------------------------------------------------


class Tile:
    """One side of a map tile, as a token map of `TILE` x `TILE` cells."""

    def __init__(self, where: str, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.cells: Final = read_grid(f"{where}: tile {self.id}", row["map"])
        if width_of(self.cells) != TILE or len(self.cells) != TILE * TILE:
            raise ContentError(f"{where}: tile {self.id}: the map should be {TILE} x {TILE} tokens")
        self.doors: Final[list[str]] = list(row.get("doors") or ())
        self.openings: Final[list[str]] = list(row.get("openings") or ())
        self.marks: Final[dict[str, list[str]]] = dict(row.get("marks") or {})
        """Printed symbols and the zones of this tile that show them: `{manhole = ["sn"]}`."""
        for mark, names in self.marks.items():
            for name in names:
                if name not in self.cells.values():
                    raise ContentError(f"{where}: tile {self.id}: marks: {mark}: there is no zone {name!r}")


def width_of(cells: Mapping[Cell, str]) -> int:
    """Number of columns of a grid of cells."""
    return max(x for x, _ in cells) + 1


def turn(cell: Cell, times: int) -> Cell:
    """A cell of a tile after `times` quarter turns clockwise."""
    x, y = cell
    for _ in range(times):
        x, y = TILE - 1 - y, x
    return x, y


def from_tiles(
    where: str,
    tiles: Mapping[str, Tile],
    layout: Sequence[Sequence[str]],
    marks: Mapping[str, str],
    listed: Sequence[str] = (),
    whole: bool = True,
) -> Board:
    """Joins a grid of tiles, each `1R` or turned `1R@90`, into a board. `marks` maps a printed door (`a1.r2-a1.sn`) to
    its colour or to `open`; `listed` are door tokens that the mission adds: `a1.r2-a1.sn blue`. `whole`: False for a
    board that is still being made, whose rooms may have no way in yet."""
    draft = Draft(where)
    names: dict[Cell, str] = {}
    own: list[tuple[str, str, str]] = []
    printed: list[tuple[str, str]] = []
    for row, line in enumerate(layout):
        if len(line) != len(layout[0]):
            raise draft.fail(f"tiles: row {row + 1} has {len(line)} tiles, the first has {len(layout[0])}")
        for column, written in enumerate(line):
            id, _, degrees = written.partition("@")
            if set(written) == {"."}:
                continue
            if id not in tiles:
                near = hint(id, sorted(tiles)) or f"; known: {', '.join(sorted(tiles))}"
                near = near if id else "; a gap is written '.'"
                raise draft.fail(f"tiles: row {row + 1}: there is no tile {id!r}{near}")
            if degrees not in ("", "0", "90", "180", "270"):
                raise draft.fail(f"tiles: row {row + 1}: {written!r} can be turned by 90, 180 or 270")
            prefix = f"{chr(ord('a') + column)}{row + 1}"
            for cell, token in tiles[id].cells.items():
                x, y = turn(cell, int(degrees or 0) // 90)
                names[column * TILE + x, row * TILE + y] = f"{prefix}.{token}"
            own += [(prefix, "door", pair) for pair in tiles[id].doors]
            own += [(prefix, "opening", pair) for pair in tiles[id].openings]
            printed += [(mark, f"{prefix}.{token}") for mark, tokens in tiles[id].marks.items() for token in tokens]
    if not names:
        raise draft.fail("tiles: there are gaps only: lay a tile")
    check_borders(draft, names, len(layout[0]), len(layout))
    stitch(draft, names)
    for prefix, what, pair in own:
        a, _, b = pair.partition("-")
        shared = shared_borders(names, f"{prefix}.{a}", f"{prefix}.{b}")
        if not shared:
            raise draft.fail(f"tile {prefix}: {pair}: the two zones do not touch")
        border = shared[len(shared) // 2]
        if what == "opening":
            draft.openings.append(border)
        else:
            mark = door_mark(draft, marks, f"{prefix}.{a}", f"{prefix}.{b}")
            draft.doors.append((border, mark if mark != "open" else "", mark == "open"))
    for written in listed:
        lay_door(draft, names, written)
    join_rooms(draft, names)
    roots = {name: token for token, aliases in draft.aliases.items() for name in aliases}
    for mark, name in printed:
        draft.marks.setdefault(roots[name], []).append((mark, name.partition(".")[0]))
    xs = tuple(dict.fromkeys([column + cut for column in range(len(layout[0])) for cut in CUTS]))
    ys = tuple(dict.fromkeys([row + cut for row in range(len(layout)) for cut in CUTS]))
    return finish(draft, xs, ys, whole)


def door_mark(draft: Draft, marks: Mapping[str, str], a: str, b: str) -> str:
    """The colour of a printed door, which may be named from either side and by any name of its zones."""
    exact = marks.get(f"{a}-{b}") or marks.get(f"{b}-{a}")
    if exact is not None:
        return exact
    zones = {name: token for token, aliases in draft.aliases.items() for name in aliases} if marks else {}
    for written, mark in marks.items():
        first, _, second = written.partition("-")
        if first in zones and second in zones and {zones[first], zones[second]} == {zones[a], zones[b]}:
            return mark
    return ""


def lay_door(draft: Draft, names: Mapping[Cell, str], written: str) -> None:
    """Adds a door token that the mission puts between two zones. Between two rooms it separates two buildings."""
    words = written.split()
    a, _, b = words[0].partition("-") if words else ("", "", "")
    shared = shared_borders(names, a, b)
    if not shared or a == b:
        raise draft.fail(f"doors: {written!r}: there are no such zones that touch")
    if kind_of(a) == "s" and kind_of(b) == "s":
        raise draft.fail(f"doors: {written!r}: streets join where they touch")
    colour = next((word for word in words[1:] if word != "open"), "")
    if colour not in ("", "blue", "green"):
        raise draft.fail(f"doors: {written!r}: {colour!r} should be open, blue or green")
    draft.doors.append((shared[len(shared) // 2], colour, "open" in words[1:]))


def shared_borders(names: Mapping[Cell, str], a: str, b: str) -> list[Border]:
    """All borders between the cells of two zones."""
    return borders_between(names, a, b)


def stitch(draft: Draft, names: Mapping[Cell, str]) -> None:
    """Merges street zones that meet at a tile border into one zone, named after the smallest of their names."""
    root: dict[str, str] = {name: name for name in names.values()}

    def find(name: str) -> str:
        while root[name] != name:
            name = root[name]
        return name

    for (x, y), name in sorted(names.items(), key=lambda item: (item[0][1], item[0][0])):
        for near in ((x + 1, y), (x, y + 1)):
            other = names.get(near)
            if other is None or other.split(".")[0] == name.split(".")[0]:
                continue
            if kind_of(name) == "s" and kind_of(other) == "s":
                a, b = find(name), find(other)
                if a != b:
                    root[max(a, b)] = min(a, b)
    for cell, name in names.items():
        token = find(name)
        draft.cells[cell] = f"{kind_of(name)}.{token}"
    for name in dict.fromkeys(names.values()):
        draft.aliases.setdefault(f"{kind_of(name)}.{find(name)}", []).append(name)


def check_borders(draft: Draft, names: Mapping[Cell, str], columns: int, rows: int) -> None:
    """Raises an error for a tile border along which streets touch only rooms: one of the tiles is turned wrongly."""
    for row in range(rows):
        for column in range(columns):
            for dx, dy in ((1, 0), (0, 1)):
                pairs = []
                for step in range(TILE):
                    x = column * TILE + (TILE - 1 if dx else step)
                    y = row * TILE + (TILE - 1 if dy else step)
                    if (x, y) in names and (x + dx, y + dy) in names:
                        pairs.append((kind_of(names[x, y]) == "s", kind_of(names[x + dx, y + dy]) == "s"))
                if pairs and all(here != there for here, there in pairs):
                    side = "right" if dx else "below"
                    raise draft.fail(
                        f"tiles: row {row + 1}, column {column + 1}: at the border to the tile {side} "
                        "streets meet nothing but rooms; turn one of the two"
                    )


def kind_of(name: str) -> str:
    """The kind of a zone named like `a1.r2`, as the first letter of its token: s, r or d."""
    return name.split(".")[1][0]


def join_rooms(draft: Draft, names: Mapping[Cell, str]) -> None:
    """Adds one opening for each pair of rooms that share at least `WIDE` of a tile border without a door."""
    pairs: dict[tuple[str, str], list[Border]] = {}
    shut = {border for border, _, _ in draft.doors}
    for (x, y), name in sorted(names.items()):
        for near in ((x + 1, y), (x, y + 1)):
            other = names.get(near)
            if other is None or other.split(".")[0] == name.split(".")[0]:
                continue
            if kind_of(name) != "s" and kind_of(other) != "s":
                pairs.setdefault((name, other), []).append((x, y, near[0], near[1]))
    for borders in pairs.values():
        if any(border in shut for border in borders):
            continue
        if sum(length(border) for border in borders) >= WIDE:
            widest = max(borders, key=lambda border: (length(border), border))
            draft.openings.append(widest)


def length(border: Border) -> float:
    """Length of a cell border, as a fraction of a tile's side."""
    along = border[1] if border[0] != border[2] else border[0]
    at = along % TILE
    return CUTS[at + 1] - CUTS[at]
