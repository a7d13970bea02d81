"""`shamble games`: lists the installed games."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table

from shamble.bots.roster import bots_of
from shamble.cli.common import OUT, complete_games, find_game, write_json
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.entity import Json
from shamble.core.game import Game


@click.command("games")
@click.argument("only", metavar="[GAME…]", nargs=-1, shell_complete=complete_games)
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(only: tuple[str, ...], as_json: bool) -> None:
    """List the games, or some of them, with their seats, options, missions and bots."""
    infos = [plain(find_game(id)) for id in only or registry.ids()]
    if as_json:
        write_json(infos)
        return
    table = Table("id", "title", "seats", "options", "missions", "bots")
    for game in infos:
        options = [
            f"{option['id']}: " + " ".join(word(value, value == option["default"]) for value in option["values"])
            for option in game["options"]
        ]
        table.add_row(
            game["id"],
            game["title"],
            f"{game['seats'][0]}–{game['seats'][-1]}",
            "\n".join(options),
            "\n".join(game["missions"]),
            ", ".join(game["bots"]),
        )
    OUT.print(table)


def word(value: object, default: bool) -> str:
    """Returns a setting value for the terminal: the default in bold, others dimmed."""
    shown = str(value).lower()
    return f"[bold]{shown}[/]" if default else f"[dim]{shown}[/]"


def plain(game: Game[Any]) -> dict[str, Json]:
    """Returns a game's description as plain data."""
    return {
        "id": game.id,
        "title": tooling(game).title or game.id,
        "seats": list(game.seats),
        "options": [
            {
                "id": setting.id,
                "type": setting.type,
                "values": list(setting.values),
                "default": setting.default,
            }
            for setting in game.settings
        ],
        "missions": list(game.missions),
        "bots": bots_of(game),
    }
