"""Finds the games that a content folder is written for, from its tables, keys and ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shamble.city.game import CityGame
from shamble.content.nearest import hint
from shamble.content.rules import rules_of
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.errors import ContentError, ShambleError
from shamble.core.game import Game

CLEAR: Final = 1.2
"""Factor by which a game that refuses the content must fit better than one that takes it, to be the intended one."""


LOOKED_AT: Final = 4
"""Number of rows of a table that are looked at to find the game."""


class Fit:
    """A game that takes the content: `game` is the game with it, `score` says how much the content looks like it."""

    def __init__(self, id: str, score: float, game: Game[Any]) -> None:
        self.id: Final = id
        self.score: Final = score
        self.game: Final = game


def find_fits(overlay: Mapping[str, Any], game_id: str | None = None) -> list[Fit]:
    """Returns the games that take the content, best first. Raises ContentError with the reason of the game for which it
    was most probably written if that game refuses it."""
    for row in overlay.get("tables", {}).get("missions", []):
        named = row.get("game")
        if isinstance(named, str) and named not in registry.ids():
            raise ContentError(
                f"missions.toml: mission {row['id']}: there is no game {named!r}{hint(named, registry.ids())}"
            )
        if isinstance(named, str) and not registry.find(named).missions:
            raise ContentError(f"missions.toml: mission {row['id']}: the game {named} has no missions")
    games = [registry.find(id) for id in ([game_id] if game_id else registry.ids())]
    scores = {game.id: likeness(game, overlay) if len(games) > 1 else 1.0 for game in games}
    games.sort(key=lambda game: -scores[game.id])
    best = scores[games[0].id]
    fits: list[Fit] = []
    refused = ""
    for game in games:
        if refused and not fits and best > CLEAR * scores[game.id]:
            break
        try:
            fits.append(Fit(game.id, scores[game.id], game.with_content(overlay)))
        except ShambleError as reason:
            refused = refused or str(reason)
    if not fits:
        if best == 0.0 and len(games) > 1:
            raise strange_tables(overlay, games)
        raise ContentError(refused)
    return fits


def strange_tables(overlay: Mapping[str, Any], games: Sequence[Game[Any]]) -> ContentError:
    """The error for files that are named after no table of any game."""
    names = list(overlay.get("tables", {}))
    listed = "; ".join(
        f"{game.id}: {', '.join(tooling(game).schemas())}" for game in sorted(games, key=lambda game: game.id)
    )
    tables = {table for game in games for table in tooling(game).schemas()}
    near = next((hint(name, sorted(tables)) for name in names if name not in tables), "")
    near = near if "did you mean" in near else ""
    files = ", ".join(f"{name}.toml" for name in names)
    return ContentError(f"{files}: a file is named after its table{near}; known: {listed}")


def likeness(game: Game[Any], overlay: Mapping[str, Any]) -> float:
    """Returns how much the content looks like content of this game; 0 if nothing does."""
    tools = tooling(game)
    schemas = tools.schemas()
    rules = rules_of(game)
    score = 0.0
    for table, rows in overlay.get("tables", {}).items():
        if table not in schemas:
            continue
        for row in rows[:LOOKED_AT]:
            known = sum(key in schemas[table] for key in row) / len(row)
            needed = [key for key, field in schemas[table].items() if field.required]
            given = sum(key in row for key in needed) / max(1, len(needed))
            score += 1 + 6 * known + 3 * given
            score += 6 * (table != "missions" and knows_row(game, table, row["id"]))
            score += 2 * (row.get("rule") in rules) + 50 * (row.get("game") == game.id)
            if isinstance(game, CityGame):
                score += mission_likeness(game, row) if table == "missions" else skill_likeness(game, row)
    return score


def knows_row(game: Game[Any], table: str, id: str) -> bool:
    """True if the game has a row with this id in this table: a row of the id alone changes nothing then, while a new
    row lacks what it needs."""
    try:
        game.with_content({"tables": {table: [{"id": id}]}, "texts": {}})
    except ShambleError:
        return False
    return True


def skill_likeness(game: CityGame, row: Mapping[str, Any]) -> float:
    """Returns a number from 0 to 3: how many skills of a survivor the game has; 0 for a row without skills."""
    levels = [row.get(level) for level in ("blue", "yellow", "orange", "red")]
    skills = [str(skill).partition(":")[0] for level in levels if isinstance(level, list) for skill in level]
    return 3 * sum(skill in game.book.skills for skill in skills) / len(skills) if skills else 0.0


def mission_likeness(game: CityGame, row: Mapping[str, Any]) -> float:
    """Returns a number from 0 to 6: how many of the tiles, goals and special rules of a mission the game has."""
    laid = row.get("tiles")
    tiles = [str(tile).partition("@")[0] for line in laid for tile in line] if isinstance(laid, list) else []
    fits = [tile in game.tiles for tile in tiles if set(tile) != {"."}]
    words = (("goals", "type", set(game.book.goals)), ("special", "effect", set(game.book.effects)))
    for name, key, registered in words:
        entries = row.get(name)
        if isinstance(entries, list):
            fits += [str(entry.get(key)) in registered for entry in entries if isinstance(entry, dict)]
    return 6 * sum(fits) / len(fits) if fits else 0.0
