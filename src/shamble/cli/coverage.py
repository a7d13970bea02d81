"""`shamble coverage`: shows which rules have a scenario, and what fired in simulated games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.table import Table

from shamble.bots.counters import Tally
from shamble.bots.roster import bots_of
from shamble.cli.common import OUT, find_game, game_argument, progress_bar, write_json
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.scenario.coverage import Covered, coverage, scenarios_of, unknown_rules
from shamble.simulate.simulation import Setup, simulate
from shamble.simulate.sweep import setups

QUICK = ("random", "steady")
"""The bots whose games are counted: others take far longer and fire the same rules."""


@click.command("coverage")
@game_argument
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--open", "only_open", is_flag=True, help="Only what has no scenario or never fired.")
@click.option("--games", default=1600, type=click.IntRange(0), metavar="N", help="Simulated games in all [1600].")
@click.option("--workers", type=click.IntRange(1), metavar="N", help="Processes [one per core].")
@click.option("--seed", default=1, type=int, metavar="S", help="Where the seeds begin [1].")
@click.option("--scenarios", "folder", type=Path, metavar="DIR", help="Where they are [tests/scenarios/GAME].")
@click.option("--strict", is_flag=True, help="Exit code 1 if anything is open.")
def command(
    game_id: str,
    as_json: bool,
    only_open: bool,
    games: int,
    workers: int | None,
    seed: int,
    folder: Path | None,
    strict: bool,
) -> None:
    """Show for each rule its scenarios and how often it fired; the same per card, skill and verb."""
    game = find_game(game_id)
    scenarios = scenarios_of(game, [folder or default_folder(game_id)])
    tally, played, faults = fire(game, games, workers, seed)
    lines = coverage(game, scenarios, tally)
    unknown = unknown_rules(lines, tally)
    still_open = [line for line in lines if line.unproven or (games and line.silent)]
    shown = still_open if only_open else lines
    if as_json:
        write_json(
            {
                "game": game.id,
                "games": played,
                "scenarios": len(scenarios),
                "unproven": [line.id for line in lines if line.unproven],
                "silent": [f"{line.kind} {line.id}" for line in lines if games and line.silent],
                "unknown": unknown,
                "errors": faults,
                "lines": [line.plain() for line in shown],
            }
        )
    else:
        show(shown, lines, unknown, played, faults)
    if faults or (strict and (still_open or unknown)):
        raise click.exceptions.Exit(1)


def default_folder(game_id: str) -> Path:
    """Returns the folder of a game's scenarios: in the source tree, from any working directory, or in the package."""
    roots = [root / "tests" / "scenarios" for root in (Path.cwd(), Path(__file__).resolve().parents[3])]
    for root in (*roots, Path(__file__).resolve().parents[1] / "scenario" / "examples"):
        folder = root / game_id
        if folder.is_dir():
            return folder
    raise ShambleError(f"there are no scenarios in tests/scenarios/{game_id}: name their folder with --scenarios")


def spread(rows: list[Setup], games: int) -> list[Setup]:
    """Returns all set-ups, or, if there are fewer games than set-ups, that many spread evenly over them."""
    if games >= len(rows):
        return rows
    return [rows[index * len(rows) // games] for index in range(games)]


def fire(game: Game[Any], games: int, workers: int | None, seed: int) -> tuple[Tally, int, list[str]]:
    """Plays all set-ups with every bot, because bots differ in what they do."""
    combinations = list(setups(game))
    kinds = [
        [Setup(game.id, n, chosen, bot, position=position) for n, chosen in combinations]
        for position in (False, True)
        for bot in bots_of(game)
        if bot in QUICK
    ]
    rows = [row for kind in kinds for row in spread(kind, games // len(kinds))]
    each, extra = divmod(games, len(rows)) if rows else (0, 0)
    jobs = [(row, each + (index < extra)) for index, row in enumerate(rows)]
    tally = Tally()
    played = 0
    faults: list[str] = []
    with progress_bar() as progress:
        task = progress.add_task(game.id, total=games)
        counts = simulate(
            jobs, seed, workers, game.overlay(), tally=True, progress=lambda done: progress.advance(task, done)
        )
    for count in counts:
        tally.add(count.tally)
        played += count.games
        faults += [f"{fault.error}: {fault.setup.command(fault.seed)}" for fault in count.faults]
    return tally, played, faults


def show(shown: list[Covered], lines: list[Covered], unknown: list[str], played: int, faults: list[str]) -> None:
    """Prints a table of these entries, then totals, cited rules that `rules.toml` lacks, and errors in games."""
    table = Table("kind", "id", "scenarios", f"fired in {played} games")
    for line in shown:
        proofs = str(len(line.scenarios)) if line.scenarios else "[red]none[/]" if line.kind == "rule" else ""
        fired = str(line.fired) if line.fired else f"[dim]quiet: {line.quiet}[/]" if line.quiet else "[red]never[/]"
        table.add_row(line.kind, line.id, proofs, fired if played else "")
    if shown:
        OUT.print(table)
    rules = [line for line in lines if line.kind == "rule"]
    proven = sum(not line.unproven for line in rules)
    OUT.print(f"{proven} of {len(rules)} rules have a scenario")
    if played:
        OUT.print(f"{sum(not line.silent for line in lines)} of {len(lines)} things fired or are quiet on purpose")
    for rule in unknown:
        OUT.print(f"[red]{rule}[/] is cited, but rules.toml does not know it")
    for fault in faults:
        OUT.print(f"error: {fault}", markup=False, soft_wrap=True)
