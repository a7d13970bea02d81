"""Maps of missions: as lines of text for a terminal, and as SVG, with zone names, pieces and heat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from xml.sax.saxutils import escape

from shamble.city.board.board import Board
from shamble.city.board.board_shapes import borders, middle, outlines, sketch, whole
from shamble.city.missions.mission import Mission
from shamble.city.table.survivor import AWAY

WIDE: Final = 4
"""Characters of one cell on a map for the terminal; a cell is two lines high."""
COLOURS: Final = {
    "street": "#d9d5cc",
    "room": "#efe6d2",
    "dark": "#8f897d",
    "wall": "#2b2723",
    "door": "#b3372e",
    "crossing": "#f7f4ec",
}
PIECES: Final = {
    "start": ("S", "#2e7d4f"),
    "exit": ("E", "#1f6fb2"),
    "spawn": ("Z", "#b3372e"),
    "objective": ("X", "#b3372e"),
    "crate": ("C", "#8a5a1f"),
    "car": ("A", "#4a4a4a"),
    "zombie": ("z", "#5d6b2f"),
    "companion": ("P", "#6a3d9a"),
}
"""Letter and colour of each kind of piece on a map."""
TINTS: Final = {"blue": "#1f6fb2", "green": "#2e7d4f"}
"""Colours of coloured pieces and doors."""
DASHES: Final = "3 2"
"""Lengths of dash and gap of lines for what is open or asleep."""


def zone_name(board: Board, zone: int) -> str:
    """The name of a zone as a mission file writes it."""
    place = board.zones[zone]
    return place.aliases[0] if place.aliases else place.id


def pieces(mission: Mission) -> list[tuple[str, int, str]]:
    """Everything that lies on the board at the start: kind of piece, zone, and its colour or own kind. Spawn zones have
    their number and, as further words, their colour, `asleep` and `team-5` for those of large teams."""
    row = mission.row
    laid: list[tuple[str, int, str]] = [("start", zone, "") for zone in mission.start]
    laid += [("exit", zone, "") for zone in mission.exits]
    teams = {mission.zone("spawns", spawn["zone"]): spawn["team"] for spawn in row["spawns"] if "team" in spawn}
    for n, spawn in enumerate(mission.spawns(), 1):
        words = [str(n), spawn.colour or ("" if spawn.active else "asleep")]
        words += [f"team-{teams[spawn.zone]}"] if spawn.zone in teams else []
        laid.append(("spawn", spawn.zone, " ".join(word for word in words if word)))
    laid += [(token.kind, token.zone, token.colour) for token in mission.tokens() if token.zone != AWAY]
    laid += [("car", mission.zone("cars", car["zone"]), car["kind"]) for car in row.get("cars") or []]
    for group in row.get("zombies") or []:
        laid.append(("zombie", mission.zone("zombies", group["zone"]), f"{group['kind']} {group.get('n', 1)}"))
    laid += [("companion", mission.zone("companions", one["zone"]), "") for one in row.get("companions") or []]
    return laid


def piece_tint(kind: str, more: str) -> str:
    """The colour in which a piece is drawn: its own, or that of its kind."""
    return next((TINTS[word] for word in more.split() if word in TINTS), PIECES.get(kind, ("?", "#4a4a4a"))[1])


def piece_label(kind: str, more: str) -> str:
    """The letter of a piece, with the number of a spawn zone."""
    letter = PIECES.get(kind, ("?", ""))[0]
    return f"{letter}{more.partition(' ')[0]}" if kind == "spawn" else letter


def door_tint(colour: str) -> str:
    """The colour in which a door is drawn."""
    return TINTS.get(colour, COLOURS["door"])


def laid_tiles(mission: Mission) -> list[tuple[int, int, str]]:
    """The tiles of the board: column, row, and side with the degrees by which it is turned clockwise (`2R 90°`)."""
    laid = []
    for row, line in enumerate(mission.row.get("tiles") or []):
        for column, tile in enumerate(line):
            side, _, degrees = tile.partition("@")
            if set(side) != {"."}:
                laid.append((column, row, f"{side} {degrees}°" if degrees else side))
    return laid


def place_names(mission: Mission, lang: str = "en") -> dict[int, str]:
    """The names that the mission gives to zones, in a language if they have one in it, by zone."""
    named = {}
    for zone, words in (mission.row.get("names") or {}).items():
        named[mission.zone("names", zone)] = str(words.get(lang) or next(iter(words.values()), ""))
    return named


# -- terminal ----------------------------------------------------------------------------------------------------------


def terminal_map(mission: Mission) -> str:
    """The board as text: walls as lines, doors as `D`, zone ids; below, the names and the pieces of each zone."""
    board = mission.board
    width, height = board.width * WIDE + 1, board.height * 2 + 1
    canvas = [[" "] * width for _ in range(height)]
    doors = {door.border for door in board.doors}
    openings = set(board.openings)
    for x in range(board.width + 1):
        for y in range(board.height + 1):
            left, up = board.cells.get((x - 1, y)), board.cells.get((x, y - 1))
            here = board.cells.get((x, y))
            if y < board.height and left != here:
                mark = border_mark(board, (x - 1, y), (x, y), doors, openings)
                canvas[y * 2 + 1][x * WIDE] = "D" if mark == "D" else ("│" if mark else " ")
            if x < board.width and up != here:
                mark = border_mark(board, (x, y - 1), (x, y), doors, openings)
                line = "──D─" if mark == "D" else "────" if mark else "    "
                for step, sign in enumerate(line):
                    canvas[y * 2][x * WIDE + step] = sign
    for zone in board.zones:
        x, y = widest(board, zone.index)
        for step, sign in enumerate(zone.id):
            if x * WIDE + 1 + step < width:
                canvas[y * 2 + 1][x * WIDE + 1 + step] = sign
    lines = ["".join(line).rstrip() for line in canvas]
    tiles = [f"{chr(ord('a') + column)}{row + 1}: {tile}" for column, row, tile in laid_tiles(mission)]
    marked = [
        f"{zone_name(board, door.a)}-{zone_name(board, door.b)} {door.colour or 'open'}"
        for door in board.doors
        if door.colour or door.open
    ]
    notes = [f"{name}  {', '.join(listed)}" for name, listed in (("tiles", tiles), ("doors", marked)) if listed]
    return "\n".join([*lines, "", *notes, *([""] if notes else []), *legend(mission)])


def border_mark(
    board: Board,
    a: tuple[int, int],
    b: tuple[int, int],
    doors: set[tuple[int, int, int, int]],
    openings: set[tuple[int, int, int, int]],
) -> str:
    """`D` for a door, `|` for a wall, nothing for an opening or a border between streets."""
    border = (*a, *b)
    if border in doors:
        return "D"
    here, there = board.cells.get(a), board.cells.get(b)
    streets = here is not None and there is not None and board.zones[here].street and board.zones[there].street
    return "" if streets or border in openings else "|"


def widest(board: Board, zone: int) -> tuple[int, int]:
    """The cell of a zone with the longest run of cells of the zone to its right."""

    def run(x: int, y: int) -> int:
        n = 0
        while board.cells.get((x + n, y)) == zone:
            n += 1
        return n

    return max(board.zones[zone].cells, key=lambda cell: run(*cell))


def legend(mission: Mission) -> list[str]:
    """One line for each zone: id, kind, names in the mission file, pieces."""
    laid: dict[int, list[str]] = {}
    for kind, place, more in pieces(mission):
        laid.setdefault(place, []).append(f"{kind} {more}".strip())
    lines = []
    places = place_names(mission)
    for zone in mission.board.zones:
        names = ", ".join(zone.aliases)
        if zone.index in places:
            laid.setdefault(zone.index, []).insert(0, f'"{places[zone.index]}"')
        lines.append(f"{zone.id:<5}{zone.kind:<8}{names:<34} {'; '.join(laid.get(zone.index, []))}".rstrip())
    return lines


# -- SVG ---------------------------------------------------------------------------------------------------------------


def svg_map(
    mission: Mission,
    heat: Mapping[int, float] | None = None,
    colour: str = "#b3372e",
    names: bool = True,
    numbered: bool = False,
    lang: str = "en",
) -> str:
    """The board as an SVG document. `heat` tints zones by a value from 0 to 1; `names` writes the zones' names as a
    mission file has them; with `numbered`, their numbers at the table instead, the mission's names of zones in the
    language, and the tiles to lay."""
    board = mission.board
    xs, ys = board.cuts
    scale = 3 if xs[1] < 1 else 0.75
    wide, high = whole(xs[-1]), whole(ys[-1])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 {wide + 12} {high + 12}" '
        f'width="{round((wide + 12) * scale)}" height="{round((high + 12) * scale)}" font-family="sans-serif">',
        f'<rect x="-6" y="-6" width="{wide + 12}" height="{high + 12}" fill="#fbf9f4"/>',
    ]
    plan = sketch(board)
    for kind in ("street", "room", "dark"):
        parts.append(f'<path d="{plan[kind]}" fill="{COLOURS[kind]}"/>')
    for index, value in sorted((heat or {}).items()):
        path = zone_path(board, index)
        parts.append(f'<path d="{path}" fill="{colour}" fill-opacity="{0.08 + 0.82 * min(1.0, value):.2f}"/>')
    size = 1.6 if xs[1] < 1 else 5
    for kind in ("crossing", "wall"):
        dash = f' stroke-dasharray="{DASHES}"' if kind == "crossing" else ""
        weight = size * {"crossing": 0.5, "wall": 1.0}[kind]
        parts.append(f'<path d="{plan[kind]}" fill="none" stroke="{COLOURS[kind]}" stroke-width="{weight}"{dash}/>')
    parts += door_marks(board, size * 2.2)
    if numbered:
        parts += tile_marks(mission)
    if heat is None:
        parts += piece_marks(mission, size)
    if names:
        places = place_names(mission, lang)
        for zone in board.zones:
            x, y = middle(board, zone.index)
            fill = "#f7f4ec" if zone.kind == "dark" else "#5a5348"
            text = escape(
                " ".join([zone.id if numbered else zone_name(board, zone.index), places.get(zone.index, "")]).strip()
            )
            at = f'x="{x}" y="{y + size * 5:.1f}" font-size="{size * 2.2:.1f}" text-anchor="middle"'
            if numbered:  # the edge of a tile may run through the name
                halo = COLOURS[zone.kind]
                parts.append(f'<text {at} fill="{halo}" stroke="{halo}" stroke-width="{size}">{text}</text>')
            parts.append(f'<text {at} fill="{fill}">{text}</text>')
    return "\n".join([*parts, "</svg>", ""])


def door_marks(board: Board, weight: float) -> list[str]:
    """The doors as lines in their colours; those that are open at the start are dashed."""
    open_doors = {door.id for door in board.doors if door.open}
    marks = []
    for border in borders(board):
        if border["kind"] == "door":
            x1, y1, x2, y2 = (whole(value) for value in border["at"])
            dash = f' stroke-dasharray="{DASHES}"' if border["id"] in open_doors else ""
            marks.append(
                f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{door_tint(border["colour"])}" stroke-width="{weight}"{dash}/>'
            )
    return marks


TILE_NAME: Final = 22
"""Distance of the name of a tile from its left edge in hundredths of its side: the pieces of zones that tiles share lie
at the corners of the tiles and at the middle of their edges."""


def tile_marks(mission: Mission) -> list[str]:
    """The edges of the tiles, each with its name."""
    marks = []
    for column, row, tile in laid_tiles(mission):
        x, y = 100 * column, 100 * row
        left, wide = x + TILE_NAME, 2.6 * len(tile) + 2
        marks.append(
            f'<path d="M{x} {y}h100v100h-100z" fill="none" stroke="#8a8278" stroke-width="0.5"/>'
            f'<rect x="{left}" y="{y}" width="{wide:.1f}" height="6" fill="{COLOURS["wall"]}"/>'
            f'<text x="{left + wide / 2:.1f}" y="{y + 4.6:.1f}" font-size="4.4" text-anchor="middle" '
            f'font-weight="bold" fill="#fff">{escape(tile)}</text>'
        )
    return marks


def zone_path(board: Board, zone: int) -> str:
    """The SVG path of a zone's outline."""
    path = ""
    for ring in outlines(board)[zone]:
        points = [f"{whole(x)} {whole(y)}" for x, y in zip(ring[::2], ring[1::2], strict=True)]
        path += "M" + "L".join(points) + "z"
    return path


def piece_marks(mission: Mission, size: float) -> list[str]:
    """The pieces as round marks with a letter, side by side in their zone."""
    marks: list[str] = []
    at: dict[int, int] = {}
    laid = pieces(mission)
    for kind, zone, more in laid:
        n = sum(1 for _, other, _ in laid if other == zone)
        index = at.get(zone, 0)
        at[zone] = index + 1
        x, y = middle(mission.board, zone)
        cx = x + (index - (n - 1) / 2) * size * 5.4
        asleep = "asleep" in more.split()
        ring = f'stroke="#fff" stroke-width="{size * 0.4:.1f}"'
        if asleep:  # paler than a spawn zone that is awake
            ring = f'fill-opacity="0.6" stroke="{COLOURS["wall"]}" stroke-width="{size * 0.5:.1f}" '
            ring += f'stroke-dasharray="{DASHES}"'
        marks.append(
            f'<g><title>{escape(kind)} {escape(more)}</title><circle cx="{cx:.1f}" cy="{y}" r="{size * 2.5:.1f}" '
            f'fill="{piece_tint(kind, more)}" {ring}/>'
            f'<text x="{cx:.1f}" y="{y + size * 0.95:.1f}" font-size="{size * 2.6:.1f}" text-anchor="middle" '
            f'fill="#fff" font-weight="bold">{escape(piece_label(kind, more))}</text></g>'
        )
    return marks
