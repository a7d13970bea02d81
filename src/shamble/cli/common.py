"""Options that several commands share, and functions that read their values."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from shamble.content.bounds import read_text
from shamble.content.nearest import hint
from shamble.content.overlay import read_overlay
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game

OUT: Final = Console(highlight=False)

game_argument = click.argument("game_id", metavar="GAME")
seats_option = click.option("--seats", type=int, metavar="N", help="How many seats.")
mission_option = click.option("--mission", metavar="M", help="Which mission.")
set_option = click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help="An option of the set-up.")
content_option = click.option("--content", type=Path, metavar="DIR", help="Overlay the content of this folder.")
lang_option = click.option("--lang", metavar="LANG", help="en or de; by default the environment's.")


def find_game(id: str, content: Path | None = None) -> Game[Any]:
    """Returns a game by id, with the content overlay of a folder if given."""
    ids = registry.ids()
    if id not in ids:
        raise ShambleError(f"there is no game {id!r}{hint(id, ids)}")
    game = registry.find(id)
    return game.with_content(read_overlay(content)) if content is not None else game


def pick_seats(game: Game[Any], seats: int | None) -> int:
    """Returns the number of seats: by default two, if the game allows two."""
    if seats is not None:
        return seats
    return 2 if 2 in game.seats else game.seats[0]


def read_settings(game: Game[Any], given: tuple[str, ...], mission: str | None) -> dict[str, str]:
    """Reads the options `--set` and `--mission`; a wrong name is an error."""
    settings: dict[str, str] = {}
    names = [setting.id for setting in game.settings]
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise ShambleError(f"--set takes key=value, not {pair!r}")
        if key not in names:
            raise ShambleError(f"{game.id} has no option {key!r}{hint(key, names)}")
        settings[key] = value
    if mission is not None:
        if mission not in game.missions:
            none = "" if game.missions else f"; {game.id} has no missions"
            raise ShambleError(f"there is no mission {mission!r}{hint(mission, game.missions)}{none}")
        settings["mission"] = mission
    return settings


def language(lang: str | None) -> str:
    """Returns the wanted language, else that of the environment if there are texts for it, else English."""
    from shamble.text.files import LANGUAGES

    if lang is not None:
        if lang not in LANGUAGES:
            raise ShambleError(f"there is no language {lang!r}{hint(lang, LANGUAGES)}")
        return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def read_json(path: Path) -> Any:
    try:
        return json.loads(read_text(path))
    except ValueError as reason:
        raise ShambleError(f"{path} is not JSON: {reason}") from None
    except RecursionError:
        raise ShambleError(f"{path} is nested too deeply") from None


def read_save(path: Path) -> Mapping[str, Any]:
    data = read_json(path)
    if not isinstance(data, dict) or "records" not in data:
        raise ShambleError(f"{path} is not a save")
    return data


def write_json(data: object, target: str = "-") -> None:
    """Writes JSON to a file, or to the standard output for `-`."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    if target == "-":
        click.echo(text)
        return
    try:
        Path(target).write_text(text + "\n", encoding="utf-8")
    except OSError as reason:
        raise ShambleError(f"{target} cannot be written: {reason.strerror}") from None
