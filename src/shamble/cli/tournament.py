"""`shamble tournament`: compares bots on the same seeds."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import click
from rich.table import Table

from shamble.bots.roster import bots_of, make_bot
from shamble.cli.common import (
    OUT,
    address_option,
    bots_option,
    complete_games,
    engine_option,
    find_game,
    pick_seats,
    progress_bar,
    read_settings,
    write_json,
)
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.simulate.results import Row, Setup
from shamble.simulate.row_files import RunPlan, check_name, read_run
from shamble.simulate.running import engine_of, run_all, write_whole
from shamble.simulate.tournament import Tournament, error_text, page, teams_of


@click.command("tournament")
@click.argument("games", nargs=-1, metavar="[GAME…]", shell_complete=complete_games)
@bots_option("A bot that takes part [all]; or module:Class.")
@click.option("--seats", type=int, metavar="N", help="How many seats [2].")
@click.option("--missions", "each", is_flag=True, help="Every mission of every game.")
@click.option("--mission", "missions", multiple=True, metavar="M", help="These missions, of games that have them.")
@click.option("--cross", is_flag=True, help="Also mixed teams: each bot beside each other one.")
@click.option("--games-each", "number", default=100, type=click.IntRange(1), metavar="N", help="Seeds [100].")
@click.option("--seed", default=1, type=int, metavar="S", help="The first seed [1].")
@click.option("--workers", type=click.IntRange(1), metavar="N", help="Processes [one per core].")
@engine_option
@address_option
@click.option("--rows", "rows_file", type=Path, metavar="FILE", help="The rows of all games; resumed if it exists.")
@click.option("--page", "target", type=Path, metavar="FILE", help="Write the results as a page in Markdown.")
@click.option("--json", "figures", metavar="FILE|-", help="Write the results as JSON.")
def command(
    games: tuple[str, ...],
    bots: tuple[str, ...],
    seats: int | None,
    each: bool,
    missions: tuple[str, ...],
    cross: bool,
    number: int,
    seed: int,
    workers: int | None,
    engine: str,
    address: str | None,
    rows_file: Path | None,
    target: Path | None,
    figures: str | None,
) -> None:
    """Let bots play the same seeds: win rates, paired differences with intervals, ratings, mixed teams."""
    setups = [setup for id in games or registry.ids() for setup in entries(id, bots, seats, each, missions, cross)]
    run = RunPlan(setups, number, seed)
    earlier_rows: list[Row] = []
    if rows_file is not None:
        check_name(rows_file)
        if rows_file.exists():
            before, earlier_rows = read_run(rows_file)
            if before.plain() != run.plain():
                raise ShambleError(f"{rows_file} holds another tournament: name another file, or remove it")
    with progress_bar() as progress:
        task = progress.add_task("tournament", total=number * len(setups))
        rows: list[Row] = []
        _, whole = run_all(
            run,
            workers,
            engine_of(engine, address, workers),
            rows_file,
            None,
            earlier_rows,
            progress=lambda done: progress.advance(task, done),
            taken=rows.extend,
        )
    if not whole:
        click.echo(f"stopped after {len(rows)} of {number * len(setups)} games", err=True)
        raise click.exceptions.Exit(130)
    result = Tournament(setups, rows)
    if target is not None:
        text = page(result, command_line())
        write_whole(target, text.encode())
    if figures is not None:
        write_json(result.plain(), figures)
    if figures != "-":
        show(result)


def entries(
    id: str, bots: tuple[str, ...], seats: int | None, each: bool, missions: tuple[str, ...], cross: bool
) -> list[Setup]:
    """Returns the set-ups of one game, team by team."""
    game = find_game(id)
    n = pick_seats(game, seats)
    names = bots or tuple(bots_of(game))
    for name in names:
        make_bot(name, 0)
    chosen = list(game.missions) if each else [one for one in missions if one in game.missions]
    wanted: list[str | None] = [*chosen] or [None]
    settings = [game.configure(n, read_settings(game, (), mission)) for mission in wanted]
    return [Setup(id, n, one, team) for one in settings for team in teams_of(names, n, cross)]


def command_line() -> str:
    """Returns the command that was typed, for the page; files and processes do not matter for its results."""
    words = sys.argv[1:]
    left_out = {"--rows", "--page", "--json", "--workers", "--engine", "--address"}
    kept = [word for at, word in enumerate(words) if word not in left_out and (not at or words[at - 1] not in left_out)]
    return shlex.join(["shamble", *kept])


def show(result: Tournament) -> None:
    """Prints standings and paired comparisons of every set-up, then the ratings."""
    for event in result.by_event:
        table = Table("team", "games", "won", "95 %", "score", title=event)
        for one in result.standings(event):
            rate = one.won / one.games
            table.add_row(one.team, str(one.games), f"{rate:.1%}", f"{one.low:.0%}–{one.high:.0%}", f"{one.score:.1f}")
        OUT.print(table)
        for pair in result.pairings(event):
            OUT.print(
                f"  {pair.a} – {pair.b}: {pair.difference:+.1%} ({pair.low:+.1%} to {pair.high:+.1%}), p {pair.p:.2g}, "
                f"score {pair.score:+.1f} {error_text(pair.score_error)}"
            )
    ratings = result.ratings()
    if ratings:
        ranked = sorted(ratings.items(), key=lambda one: -one[1])
        OUT.print("ratings: " + ", ".join([f"{team} {rating:.0f}" for team, rating in ranked]))
