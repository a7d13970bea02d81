"""Data for the editor in the browser: about a game, and about the mission that is being edited."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from shamble.city.board.board import Board, Border, Cell
from shamble.city.board.board_shapes import DOOR, borders, gap, middle, sketch, view, whole
from shamble.city.board.token_maps import CUTS, TILE, from_tiles, turn
from shamble.city.game import CityGame
from shamble.city.missions.mission import Mission
from shamble.city.missions.mission_entry import MissionEntry, entry_schema
from shamble.city.missions.mission_file import SCHEMA
from shamble.city.presentation.scene import goals, notes
from shamble.content.bounds import check_overlay
from shamble.core.errors import ContentError, ShambleError
from shamble.text.files import LANGUAGES
from shamble.text.speaker import Speaker
from shamble.workshop.complaints import in_words
from shamble.workshop.mission_checks import check_mission, rules_of_mission, teams_of
from shamble.workshop.mission_map import zone_name, zone_path
from shamble.workshop.mission_sheet import after_setup
from shamble.workshop.problems import ContentProblem, entry_name, plain, say_or


def kit(game: CityGame, lang: str) -> dict[str, Any]:
    """Everything that can be laid: tiles with their pictures, goals and special rules with their fields, kinds of
    zombies and cards by name."""
    speaker = Speaker(game, lang)
    cards = [row["id"] for row in game.printed.rows["equipment"]]
    return {
        "game": game.id,
        "title": game.title,
        "tiles": [{"id": id, "plan": tile_plan(game, id)} for id in game.tiles],
        "goals": [entry_words(kind, "type", "goal", speaker) for kind in game.book.goals.values()],
        "special": [entry_words(kind, "effect", "special", speaker) for kind in game.book.effects.values()],
        "kinds": [{"id": kind.id, "name": plain(speaker.name(kind.id))} for kind in game.printed.kinds],
        "cards": [{"id": id, "name": plain(speaker.name(id))} for id in cards],
        "missions": [{"id": id, "title": plain(speaker.say(f"mission-{id}"))} for id in game.missions],
        "schema": {key: field.plain() for key, field in SCHEMA.items()},
        "lays_doors": lays_doors(game),
        "cars": bool(game.book.taste.drives or any(mission.row.get("cars") for mission in game.library.values())),
    }


def tile_plan(game: CityGame, id: str) -> dict[str, str]:
    """SVG paths of one tile by kind, in hundredths of its side. A tile whose rooms lead to its neighbours only has no
    plan of its own; then its cells are drawn without walls."""
    try:
        return sketch(from_tiles(id, game.tiles, [[id]], {}))
    except ContentError:
        return cell_plan(game, id)


def cell_plan(game: CityGame, id: str) -> dict[str, str]:
    """SVG paths of the cells of a tile by kind, in hundredths of its side, without walls."""
    paths = {"street": "", "room": "", "dark": "", "wall": "", "door": "", "crossing": ""}
    for (x, y), token in game.tiles[id].cells.items():
        kind = {"s": "street", "r": "room", "d": "dark"}[token[0]]
        left, top, right, low = (whole(value) for value in (CUTS[x], CUTS[y], CUTS[x + 1], CUTS[y + 1]))
        paths[kind] += f"M{left} {top}H{right}V{low}H{left}z"
    return paths


def entry_words(kind: type[MissionEntry], key: str, prefix: str, speaker: Speaker) -> dict[str, Any]:
    """A goal or special rule: id, name, description and fields."""
    fields = {name: field.plain() for name, field in entry_schema(kind, key).items() if name != key}
    for name, words in fields.items():
        words["required"] = name not in kind.optional
    name, about = entry_name(kind, prefix, speaker), say_or(speaker.lang, f"entry-{prefix}-{kind.id}.about", "")
    return {"id": kind.id, "name": name, "about": about or first_line(kind, speaker.lang), "fields": fields}


def first_line(kind: type[MissionEntry], lang: str) -> str:
    """The first line of the docstring of a class that a pack brings, in English only."""
    said = (kind.__doc__ or "").strip().splitlines()
    return said[0] if said and lang == "en" else ""


MOST_TILES: Final = 9
"""Most rows and most columns of tiles that are drawn; the schema of missions allows no more either."""


def inspect(game: CityGame, row: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Checks the mission that is being edited and returns problems, board and texts. A mission that cannot be read has
    a board if its tiles alone can be laid."""
    problems = [ContentProblem(f"no-{key}", key) for key in ("tiles", "start", "spawns", "goals") if empty(row, key)]
    mission: Mission | None = None
    fitted = game
    try:
        overlay = check_overlay({"tables": {"missions": [dict(row)]}, "texts": {}})
        made = game.with_content(overlay)
        fitted = made
        mission = made.library[str(row["id"])]
        problems += check_mission(made, mission)
    except ContentError as reason:
        if not problems:
            said = short(str(reason), str(row.get("id", "")))
            problems.append(ContentProblem("file", key_of(str(reason)), zone_of(said), said=said))
    except ShambleError as reason:
        problems.append(ContentProblem("file", said=str(reason)))
    told: dict[str, Any] = {
        "problems": [told_problem(problem, lang) for problem in problems],
        "playable": mission is not None and not any(problem.severe for problem in problems),
        "board": board(game, row, mission),
        "goals": [],
        "special": [],
        "texts": {},
        "teams": {},
        "spawns": [zone_name(mission.board, spawn.zone) for spawn in mission.spawns()] if mission is not None else [],
    }
    if mission is not None:
        told["texts"] = texts(fitted, mission)
        told["teams"] = {
            str(seats): team for seats, team in teams_of(mission, rules_of_mission(fitted, mission)).items()
        }
        told |= told["texts"].get(lang, {})
    return told


def told_problem(problem: ContentProblem, lang: str) -> dict[str, Any]:
    """A problem for the page, which shows the name of the key before the sentence."""
    text = in_words(problem.text(lang), lang)
    return {**problem.plain(lang), "text": text.removeprefix(f"{problem.key}: ") if problem.key else text}


def empty(row: Mapping[str, Any], key: str) -> bool:
    """True if nothing is laid of what every mission needs. A map written as text needs no tiles."""
    return not row.get(key) and not (key == "tiles" and row.get("map"))


def short(message: str, id: str) -> str:
    """An error message without file and mission, which the editor shows anyway."""
    for prefix in (f"missions.toml: mission {id}: ", f"missions.toml: mission {id!r}: ", f"missions: entry 1 ({id}): "):
        message = message.removeprefix(prefix)
    return message


def key_of(message: str) -> str:
    """The key of the mission file that an error message names, if any."""
    words = message.replace("[", " ").replace(".", " ").replace(":", " ").split()
    return next((word for word in words if word in SCHEMA and word not in ("id", "game")), "")


ZONE: Final = re.compile(r"\b[a-i][1-9]\.[srd]\w*")
"""The name of a zone in an error message."""


def zone_of(message: str) -> str:
    """The zone that an error message names, if any."""
    found = ZONE.search(message)
    return found[0] if found else ""


def texts(game: CityGame, mission: Mission) -> dict[str, dict[str, Any]]:
    """The sentences of the goals and special rules by language, as a table shows them."""
    try:
        state = after_setup(game, mission)
    except ShambleError:
        return {}
    told: dict[str, dict[str, Any]] = {}
    for lang in LANGUAGES:
        speaker = Speaker(game, lang)
        told[lang] = {
            "goals": [
                {"name": plain(speaker.text(goal["name"])), "text": plain(speaker.text(goal["text"]))}
                for goal in goals(state)
            ],
            "special": [plain(speaker.text(note)) for note in notes(state)],
        }
    return told


def board(game: CityGame, row: Mapping[str, Any], mission: Mission | None) -> dict[str, Any] | None:
    """The board to draw: zones with outline and names, and doors between zones with their names."""
    laid = mission.board if mission is not None else None
    if laid is None:
        try:
            tiles = tiles_of(row)
            if len(tiles) > MOST_TILES or any(len(line) > MOST_TILES for line in tiles):
                return None  # a board of any size would take any time
            laid = with_doors(game, tiles, row.get("doors"))
        except (ContentError, ValueError, TypeError, KeyError, IndexError, AttributeError):
            return None
    xs, ys = laid.cuts
    return {
        "size": [whole(xs[-1]), whole(ys[-1])],
        "plan": sketch(laid),
        "zones": [
            {
                "id": zone.id,
                "name": zone_name(laid, zone.index),
                "names": list(zone.aliases) or [zone.id],
                "kind": zone.kind,
                "path": zone_path(laid, zone.index),
                "at": list(middle(laid, zone.index)),
            }
            for zone in laid.zones
        ],
        "doors": [
            {"at": border["at"], "colour": border.get("colour", ""), "name": door_name(laid, border)}
            for border in borders(laid)
            if border["kind"] == "door"
        ],
        "walls": door_places(game, row, laid) if lays_doors(game) and row.get("tiles") else [],
    }


def with_doors(game: CityGame, tiles: Sequence[Sequence[str]], doors: object) -> Board:
    """The board of a mission that lacks something else, with its doors if they can be laid."""
    marks = {str(door): str(mark) for door, mark in doors.items()} if isinstance(doors, Mapping) else {}
    listed = [str(door) for door in doors] if isinstance(doors, list) else []
    try:
        return from_tiles("", game.tiles, tiles, marks, listed, whole=False)
    except ContentError:
        return from_tiles("", game.tiles, tiles, {}, whole=False)


def lays_doors(game: CityGame) -> bool:
    """True if the tiles of the game have no printed doors, so that each mission lays its own."""
    return not any(tile.doors for tile in game.tiles.values())


NARROW: Final = 0.1
"""Width below which a wall has no room for a door, in board units."""


def door_places(game: CityGame, row: Mapping[str, Any], laid: Board) -> list[dict[str, Any]]:
    """The walls in which a mission may lay a door, one for each two zones without a way between them, with the name of
    that door as the list `doors` writes it."""
    names: dict[Cell, str] = {}
    for y, line in enumerate(tiles_of(row)):
        for x, written in enumerate(line):
            id, _, degrees = written.partition("@")
            if id in game.tiles:
                for cell, token in game.tiles[id].cells.items():
                    column, line_of = turn(cell, int(degrees or 0) // 90)
                    names[x * TILE + column, y * TILE + line_of] = f"{chr(ord('a') + x)}{y + 1}.{token}"
    joined = {frozenset(link[:2]) for link in laid.links}
    shared: dict[frozenset[int], dict[str, list[Border]]] = {}
    for cell, name in sorted(names.items()):
        for beyond in ((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1)):
            if beyond not in names:
                continue
            pair = frozenset((laid.cells[cell], laid.cells[beyond]))
            if len(pair) == 2 and pair not in joined and not all(laid.zones[zone].street for zone in pair):
                a, b = sorted((name, names[beyond]))
                shared.setdefault(pair, {}).setdefault(f"{a}-{b}", []).append((*cell, *beyond))
    places = []
    for doors in shared.values():
        name, cuts = max(doors.items(), key=lambda door: len(door[1]))
        upright, at, span = gap(laid, cuts[len(cuts) // 2], DOOR)
        if span[1] - span[0] < NARROW:
            continue
        places.append({"at": view(laid, "wall", upright, at, span)["at"], "name": name})
    return places


def door_name(laid: Any, border: Any) -> str:
    """The name of a printed door as the key `doors` writes it: zones of one tile, in the order of the tile's data."""
    a, b = (next(zone for zone in laid.zones if zone.id == id) for id in border["spaces"])
    for first in a.aliases:
        for second in b.aliases:
            if first.partition(".")[0] == second.partition(".")[0]:
                return f"{first}-{second}"
    return f"{a.id}-{b.id}"


def tiles_of(row: Mapping[str, Any]) -> Sequence[Sequence[str]]:
    """The grid of tiles of a mission; raises ValueError if there is none."""
    tiles = row.get("tiles")
    if not isinstance(tiles, list) or not tiles:
        raise ValueError("no tiles")
    return [[str(tile) for tile in line] for line in tiles]
