"""`shamble simulate`: lets bots play many games and shows the results."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.table import Column, Table

from shamble.bots.roster import make_bot
from shamble.cli.common import (
    OUT,
    address_option,
    bots_option,
    content_option,
    engine_option,
    find_game,
    game_argument,
    mission_option,
    pick_seats,
    progress_bar,
    read_settings,
    seats_option,
    set_option,
    write_json,
)
from shamble.content.packs import StackedPacks
from shamble.core.entity import Json
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.simulate.results import SEATS, Count, Fault, Row, Setup
from shamble.simulate.row_files import RunPlan, check_name, read_run
from shamble.simulate.running import engine_of, run_all
from shamble.simulate.sweep import setups

SHOWN = 5
"""Number of faults that are printed in full; one bug often affects a hundred games."""


@click.command("simulate")
@game_argument
@mission_option
@seats_option
@set_option
@content_option
@click.option("--sweep", is_flag=True, help="All missions and seat counts, every pair of option values.")
@click.option("--missions", "each", is_flag=True, help="Every mission, the other options as given.")
@click.option("--positions", is_flag=True, help="Begin in random positions, where the game offers them.")
@bots_option("Who plays [random]; or module:Class; several: seat by seat.")
@click.option("--games", type=click.IntRange(1), metavar="N", help="Of each set-up [100].")
@click.option("--workers", type=click.IntRange(1), metavar="N", help="Processes [one per core].")
@click.option("--seed", type=int, metavar="S", help="Game i has seed S + i [1].")
@click.option("--keep", type=Path, metavar="DIR", help="Write a save for each game that errs.")
@click.option("--rows", "rows_file", type=Path, metavar="FILE", help="Write a row per game: .jsonl, .csv or .parquet.")
@click.option("--save", "shards", type=Path, metavar="DIR", help="Write every game move by move, in compressed shards.")
@click.option(
    "--resume",
    type=Path,
    metavar="FILE",
    help="Go on with a stopped run, by its file of rows (and --save, its shards).",
)
@engine_option
@address_option
@click.option("--json", "target", metavar="FILE|-", help="Write the figures as JSON.")
def command(
    game_id: str,
    mission: str | None,
    seats: int | None,
    settings: tuple[str, ...],
    content: StackedPacks | None,
    sweep: bool,
    each: bool,
    positions: bool,
    bots: tuple[str, ...],
    games: int | None,
    workers: int | None,
    seed: int | None,
    keep: Path | None,
    rows_file: Path | None,
    shards: Path | None,
    resume: Path | None,
    engine: str,
    address: str | None,
    target: str | None,
) -> None:
    """Let bots play many games: win rate with its 95 % interval, rounds, reasons for losing, speed."""
    earlier_rows: list[Row] = []
    if resume is not None:
        if mission or seats or settings or content or sweep or each or positions or bots or games or seed or rows_file:
            raise ShambleError("--resume takes the set-up from its file: leave out all options that describe it")
        run, earlier_rows = read_run(resume)
        if {setup.game for setup in run.setups} != {game_id}:
            raise ShambleError(f"{resume} is a run of {run.setups[0].game}, not of {game_id}")
        rows_file = resume
    else:
        game = find_game(game_id, content)
        combinations = choose_setups(game, mission, seats, settings, sweep, each)
        names = read_bots(bots, {n for n, _ in combinations})
        run = RunPlan(
            [Setup(game.id, n, chosen, names, position=positions) for n, chosen in combinations],
            games or 100,
            1 if seed is None else seed,
            game.overlay(),
        )
    if rows_file is not None:
        check_name(rows_file)
    chosen_engine = engine_of(engine, address, workers)
    start = time.perf_counter()
    # The bar is written to the error stream, so that `--json -` can be piped.
    with progress_bar() as progress:
        task = progress.add_task(game_id, total=run.games * len(run.setups))
        counts, whole = run_all(
            run,
            workers,
            chosen_engine,
            rows_file,
            shards,
            earlier_rows,
            progress=lambda done: progress.advance(task, done),
        )
    seconds = time.perf_counter() - start
    total = Count()
    for count in counts:
        total.add(count)
    if target is not None:
        write_json(figures(run, counts, total, seconds), target)
    if target != "-":
        show(run.setups, counts, total, seconds)
    if not whole:
        click.echo(f"stopped after {total.games} of {run.games * len(run.setups)} games", err=True)
        if rows_file is not None:
            saving = f" --save {shards}" if shards is not None else ""
            click.echo(f"go on with: shamble simulate {game_id} --resume {rows_file}{saving}", err=True)
        raise click.exceptions.Exit(130)
    if total.faults:
        tell(total.faults, keep, content)
        raise click.exceptions.Exit(1)


def choose_setups(
    game: Game[Any], mission: str | None, seats: int | None, settings: tuple[str, ...], sweep: bool, each: bool
) -> list[tuple[int, dict[str, Any]]]:
    """Returns seats and settings of every set-up that the options ask for."""
    if sweep:
        if mission or seats or settings or each:
            raise ShambleError("--sweep covers all set-ups: leave out --mission, --missions, --seats and --set")
        return list(setups(game))
    n = pick_seats(game, seats)
    if each and mission:
        raise ShambleError("--missions covers all missions: leave out --mission")
    if each and not game.missions:
        raise ShambleError(f"{game.id} has no missions: leave out --missions")
    wanted: Sequence[str | None] = game.missions if each else [mission]
    return [(n, game.configure(n, read_settings(game, settings, chosen_mission))) for chosen_mission in wanted]


def read_bots(bots: tuple[str, ...], seats: set[int]) -> str:
    """Returns the bots of a set-up: one name for all seats, or one for each."""
    for name in bots:
        make_bot(name, 0)
    if len(bots) > 1 and seats != {len(bots)}:
        wanted = " or ".join([str(n) for n in sorted(seats)])
        raise ShambleError(f"--bot is given {len(bots)} times for {wanted} seats: give it once, or once for each seat")
    return SEATS.join(bots) or "random"


def figures(run: RunPlan, counts: Sequence[Count], total: Count, seconds: float) -> Json:
    """Returns the results of a run as plain data, for `--json`."""
    return {
        "game": run.setups[0].game,
        "bot": run.setups[0].bot,
        "seed": run.seed,
        "rows": [
            {
                "mission": row.settings.get("mission"),
                "seats": row.seats,
                "settings": row.settings,
                **count.plain(),
            }
            for row, count in zip(run.setups, counts)
        ],
        "total": total.plain(),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total.decisions / seconds, 1),
        "games_per_second": round(total.games / seconds, 2),
        "errors": [fault.plain() for fault in total.faults],
    }


def show(rows: Sequence[Setup], counts: Sequence[Count], total: Count, seconds: float) -> None:
    """Prints the results: one table for a single set-up, else a row for each with the totals."""
    if len(rows) == 1:
        OUT.print(f"{rows[0].game}, {rows[0].seats} seats, {set_up(rows[0], list(rows[0].settings))}")
        table = Table(*columns(), box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
        table.add_row(*cells(total))
    else:
        table = Table(
            "seats",
            Column("set-up", overflow="fold", ratio=3),
            *columns(),
            box=SIMPLE_HEAD,
            collapse_padding=True,
            pad_edge=False,
        )
        # The first set-up has all defaults; show only the differences of the others.
        plain = rows[0].settings
        for row, count in zip(rows, counts):
            other = [name for name in row.settings if row.settings[name] != plain.get(name)]
            table.add_row(str(row.seats), set_up(row, other) or "plain", *cells(count))
        table.add_section()
        table.add_row("all", "", *cells(total))
    OUT.print(table)
    OUT.print(
        f"{total.decisions:,} decisions in {seconds:.1f} s: "
        f"{total.decisions / seconds:,.0f} decisions and {total.games / seconds:,.1f} games per second"
    )


def columns() -> list[Column]:
    """Returns the columns: numbers are never cut, and words are folded on narrow terminals."""
    numbers = [Column(name, no_wrap=True, justify="right") for name in ("games", "won", "95 %", "rounds")]
    return [*numbers, Column("lost by", overflow="fold", ratio=2), Column("undecided", no_wrap=True, justify="right")]


def set_up(row: Setup, names: Sequence[str]) -> str:
    """Returns these settings of a set-up in one line: `mission=m1 easy=true`."""
    return " ".join(f"{name}={str(row.settings[name]).lower()}" for name in names)


def cells(count: Count) -> list[str]:
    """Returns a row of the table: games, win rate, its 95 % interval, mean rounds, reasons of the ends, undecided."""
    figures = count.plain()
    rate = "–" if figures["rate"] is None else f"{figures['rate']:.1%}"
    rounds = figures["rounds"]
    mean_rounds = "–" if rounds["mean"] is None else f"{rounds['mean']:.1f}"
    reasons = ", ".join(f"{reason} {n}" for reason, n in figures["reasons"].items())
    interval = f"{figures['low']:.0%}–{figures['high']:.0%}"
    return [str(count.games), rate, interval, mean_rounds, reasons, str(count.undecided)]


def tell(faults: Sequence[Fault], keep: Path | None, content: StackedPacks | None) -> None:
    """Prints the faults, the first one with its traceback, and writes their saves to the folder `keep`."""
    for number, fault in enumerate(faults):
        if number == 0:
            click.echo(fault.trace.rstrip(), err=True)
        if number < SHOWN:
            own = "".join([f" --content {place}" for place in content.paths]) if content else ""
            own += " --trust" if content and any(pack.brings_code for pack in content.packs) else ""
            click.echo(f"error: {fault.error}\n  again with: {fault.setup.command(fault.seed)}{own}", err=True)
        if keep is not None and fault.save is not None:
            keep.mkdir(parents=True, exist_ok=True)
            path = keep / f"{fault.setup.game}-{fault.setup.seats}-{fault.seed}.json"
            write_json(fault.plain()["save"], str(path))
            if number < SHOWN:
                click.echo(f"  again with: shamble replay {path}", err=True)
    click.echo(f"{len(faults)} of the games erred", err=True)
