"""`shamble sheet`: a printable mission sheet."""

from __future__ import annotations

from pathlib import Path

import click

from shamble.cli.common import content_option, lang_option, language
from shamble.content.packs import StackedPacks
from shamble.workshop.mission_sheet import write_pdf
from shamble.workshop.mission_source import find_mission


@click.command("sheet")
@click.argument("source", metavar="FILE|MISSION")
@click.option("--pdf", type=Path, metavar="FILE", help="Where to write it [MISSION.pdf].")
@click.option("--game", "game_id", metavar="GAME", help="Whose mission; otherwise it is found.")
@lang_option
@content_option
def command(source: str, pdf: Path | None, game_id: str | None, lang: str | None, content: StackedPacks | None) -> None:
    """Make a printable mission sheet for people with the box."""
    game, mission = find_mission(source, game_id, content)
    target = pdf or Path(f"{mission.id}.pdf")
    write_pdf(game, mission, target, language(lang))
    click.echo(f"{target}")
