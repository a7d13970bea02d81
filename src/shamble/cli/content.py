"""`shamble content check`: checks a folder of an owner's own missions, cards and texts."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape

from shamble.cli.common import OUT, find_game, progress_bar
from shamble.content.packs import read_content
from shamble.core import registry
from shamble.core.errors import ContentError, ShambleError
from shamble.workshop.content_check import SMOKE, Verdict, check, check_installed


@click.group("content")
def command() -> None:
    """Content of one's own: cards, characters, missions and texts that replace a game's by id."""


@command.command("check")
@click.argument("places", nargs=-1, required=True, type=Path, metavar="DIR|GAME…")
@click.option("--game", "game_id", metavar="GAME", help="Only for this game; otherwise it is found from the files.")
@click.option("--play/--no-play", default=True, help="Let bots play some games, with the win rate (or not).")
@click.option("--trust", is_flag=True, help="Run the code of packs.")
def check_command(places: tuple[Path, ...], game_id: str | None, play: bool, trust: bool) -> None:
    """Check folders, files or packs for use with --content; several stack in order.

    The id of an installed game instead: check that rows and classes fit together, and that no text or rule is
    missing."""
    if len(places) == 1 and not places[0].exists() and str(places[0]) in registry.names():
        tell_installed(str(places[0]))
        return
    for place in places:
        if not place.exists():
            raise ShambleError(f"{place}: there is no such folder")
    if game_id is not None:
        find_game(game_id)
    try:
        content = read_content(places, trust)
        with progress_bar() as progress:
            task = progress.add_task("playing", total=sum(SMOKE.values()))
            verdict = check(content, game_id, play, lambda games: progress.advance(task, games))
    except ContentError as reason:
        OUT.print(f"[red]✗[/] {escape(str(reason))}", soft_wrap=True)
        raise click.exceptions.Exit(1) from None
    tell(content.named(), verdict, content.overlay)
    if not verdict.passed:
        raise click.exceptions.Exit(1)


def tell_installed(id: str) -> None:
    """Prints one line for each fault of an installed game; exits with 1 if there is one."""
    problems = check_installed(find_game(id))
    for problem in problems:
        OUT.print(f"[red]✗[/] {escape(problem)}", soft_wrap=True)
    if problems:
        raise click.exceptions.Exit(1)
    OUT.print(f"[green]✓[/] {id}: data, texts and rules fit together", soft_wrap=True)


def tell(named: str, verdict: Verdict, overlay: dict[str, dict[str, list[object]]]) -> None:
    """Prints one line for each problem, and what was found."""
    for where, problem in verdict.problems:
        sign = "[red]✗[/]" if problem.severe else "[yellow]![/]"
        OUT.print(f"{sign} {escape(problem.line(where))}", soft_wrap=True)
    if not verdict.passed:
        return
    tables = [f"{len(rows)} in {name}" for name, rows in overlay["tables"].items()]
    texts = [f"texts {lang}" for lang in overlay["texts"]]
    said = f"{named} fits {', '.join(verdict.games)}: {', '.join([*tables, *texts]) or 'code'}"
    OUT.print(f"[green]✓[/] {escape(said)}", soft_wrap=True)
    for trial in verdict.trials:
        wins = ", ".join(f"{bot} won {won} of {games}" for bot, (won, games) in trial.won.items())
        OUT.print(f"  {escape(trial.mission or verdict.games[0])}: {wins}", soft_wrap=True)
