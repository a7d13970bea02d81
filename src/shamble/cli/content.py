"""`shamble content check`: checks a folder of an owner's own cards and texts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from fluent.syntax import FluentParser, ast
from rich.markup import escape

from shamble.cli.common import OUT, find_game
from shamble.content.overlay import read_overlay
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.errors import ContentError, ShambleError
from shamble.core.game import Game
from shamble.text.files import LANGUAGES
from shamble.text.speaker import Speaker


@click.group("content")
def command() -> None:
    """Content of one's own: cards, characters, missions and texts that replace a game's by id."""


@command.command("check")
@click.argument("folder", type=Path, metavar="DIR")
@click.option("--game", "game_id", metavar="GAME", help="Only for this game; otherwise any that it fits.")
def check(folder: Path, game_id: str | None) -> None:
    """Check a folder for use with --content."""
    if not folder.is_dir():
        raise ShambleError(f"{folder}: there is no such folder")
    games = [find_game(game_id)] if game_id else [find_game(id) for id in registry.ids()]
    try:
        overlay = read_overlay(folder)
        check_texts(folder, overlay["texts"])
    except ContentError as reason:
        OUT.print(f"[red]✗[/] {escape(str(reason))}", soft_wrap=True)
        raise click.exceptions.Exit(1) from None
    problems = {}
    nameless: list[str] = []
    for game in games:
        try:
            nameless += unnamed(game, game.with_content(overlay), overlay)
        except ShambleError as reason:
            problems[game.id] = str(reason)
    fits = [game.id for game in games if game.id not in problems]
    if not fits:
        for id, problem in problems.items():
            OUT.print(f"[red]✗[/] {id}: {escape(str(problem))}", soft_wrap=True)
        raise click.exceptions.Exit(1)
    tables = [f"{len(rows)} in {name}" for name, rows in overlay["tables"].items()]
    texts = [f"texts {lang}" for lang in overlay["texts"]]
    said = f"{folder} fits {', '.join(fits)}: {', '.join([*tables, *texts])}"
    OUT.print(f"[green]✓[/] {escape(said)}", soft_wrap=True)
    for text in dict.fromkeys(nameless):
        OUT.print(f"[yellow]![/] {escape(text)}", soft_wrap=True)


def unnamed(game: Game[Any], fitted: Game[Any], overlay: dict[str, Any]) -> list[str]:
    """Returns a warning for each new thing without a name: it can be played, but its id is shown."""
    before, after = tooling(game), tooling(fitted)
    ids = [row["id"] for table, rows in overlay["tables"].items() if table != "missions" for row in rows]
    nouns = [after.noun_of(id) for id in ids if after.noun_of(id) != before.noun_of(id)]
    unsaid = [noun for noun in nouns if not Speaker(fitted).has(noun)]
    return [f"{noun} has no name: write `{noun} = …` into en.ftl" for noun in unsaid]


def check_texts(folder: Path, texts: dict[str, Any]) -> None:
    """Raises ContentError for an unknown language or an unreadable message."""
    for lang, text in texts.items():
        path = folder / f"{lang}.ftl"
        if lang not in LANGUAGES:
            raise ContentError(f"{path}: there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                raise ContentError(f"{path}: cannot be read: {(entry.content or '').strip().splitlines()[0]!r}")
