"""`shamble new`: writes a working template to start from."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape

from shamble.cli.common import OUT
from shamble.workshop.templates import KINDS, MISSION_GAMES, USUAL, write_template

NEXT = {
    "mission": "shamble content check {dir}",
    "survivor": "shamble content check {dir}",
    "card": "shamble content check {dir}",
    "skill": "shamble content check {dir} --trust",
    "scenario": "shamble scenario {dir}",
    "bot": "cd {dir} && shamble simulate zombicide2 --bot my_bot:MyBot --games 10",
    "game": "pip install -e {dir} && shamble play lastdoor",
    "pack": "shamble content check {dir}",
}
"""The command to try next, by kind of template."""


@click.command("new")
@click.argument("kind", type=click.Choice(KINDS))
@click.argument("folder", type=Path, metavar="DIR")
@click.option(
    "--game", type=click.Choice(MISSION_GAMES), default=USUAL, help="The game of a mission.", show_default=True
)
def command(kind: str, folder: Path, game: str) -> None:
    """Write a working, commented template into a folder."""
    for path in write_template(kind, folder, game):
        OUT.print(f"  {escape(str(path))}", soft_wrap=True)
    OUT.print(f"Try it: [bold]{escape(NEXT[kind].format(dir=folder))}[/]", soft_wrap=True)
