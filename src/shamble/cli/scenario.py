"""`shamble scenario`: runs scenarios, prints their schema, or writes one from a save."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.markup import escape

from shamble.cli.common import OUT, content_option, find_game, read_save, write_json
from shamble.content.packs import StackedPacks
from shamble.core import registry
from shamble.core.errors import ContentError, ShambleError
from shamble.core.game import Game
from shamble.scenario.docs import page
from shamble.scenario.export import export, game_of
from shamble.scenario.files import find, read_all
from shamble.scenario.runner import Report, run
from shamble.scenario.schema import schema


@click.command("scenario")
@click.argument("paths", nargs=-1, type=Path, metavar="PATH…")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--schema", "schema_of", metavar="GAME", help="Print the JSON Schema of a game's scenarios.")
@click.option("--docs", is_flag=True, help="Print docs/scenarios.md: how scenarios are written, for every game.")
@click.option("--from", "source", metavar="SAVE@N", help="Write a scenario from position N of a save.")
@content_option
def command(
    paths: tuple[Path, ...],
    as_json: bool,
    schema_of: str | None,
    docs: bool,
    source: str | None,
    content: StackedPacks | None,
) -> None:
    """Run scenario files (or all in a folder) and say what differs."""
    if sum([bool(paths), bool(schema_of), docs, bool(source)]) != 1:
        raise ShambleError("scenario takes files or folders, or --schema GAME, or --docs, or --from SAVE@N")
    if docs:
        click.echo(page([registry.find(id) for id in registry.ids()]), nl=False)
    elif schema_of:
        write_json(schema(find_game(schema_of, content)))
    elif source:
        write(source)
    else:
        reports = run_all(paths, content)
        if as_json:
            write_json([report.plain() for report in reports])
        else:
            tell(reports)
        if not all(report.ok for report in reports):
            raise click.exceptions.Exit(1)


def run_all(paths: Sequence[Path], content: StackedPacks | None) -> list[Report]:
    """Runs all scenarios of these files and folders, with content of one's own on top of the games."""
    games: dict[str, Game[Any]] = {}

    def game_of_id(id: str) -> Game[Any]:
        if id not in games:
            games[id] = find_game(id, content)
        return games[id]

    files = find(paths)
    for path in files:
        if not path.exists():
            raise ShambleError(f"{path}: there is no such file")
    if not files:
        raise ShambleError("there are no scenarios: a scenario file ends in .yaml")
    scenarios = [(path, read_all(path)) for path in files]
    for path, found in scenarios:
        if not found:
            raise ShambleError(f"{path}: there is no scenario in it")
    return [run(scenario, game_of_id) for _, found in scenarios for scenario in found]


def tell(reports: Sequence[Report]) -> None:
    """Prints each failed scenario with its problems, then the totals."""
    for report in reports:
        if not report.ok:
            where, name = escape(report.scenario.where), escape(report.scenario.name)
            OUT.print(f"[red]✗[/] {where} [bold]{name}[/]", soft_wrap=True)
            for problem in report.problems:
                OUT.print(f"    {problem}", markup=False, soft_wrap=True)
    failed = sum(not report.ok for report in reports)
    colour = "red" if failed else "green"
    OUT.print(f"[{colour}]{len(reports) - failed} of {len(reports)} scenarios hold[/]")


def write(source: str) -> None:
    """Prints a scenario for position N of a save (`SAVE@N`)."""
    file, at, number = source.rpartition("@")
    if not at or not number.isdigit():
        raise ShambleError(f"--from takes SAVE@N with a position N, not {source!r}")
    save = read_save(Path(file))
    try:
        click.echo(export(save, game_of(save), int(number), Path(file).stem), nl=False)
    except ContentError as reason:
        raise ShambleError(f"{file}: {reason}") from reason
