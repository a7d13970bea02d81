"""`shamble report`: a page with pictures from the rows of simulated games."""

from __future__ import annotations

from pathlib import Path

import click

from shamble.simulate.report import report
from shamble.simulate.row_files import read_run
from shamble.simulate.running import write_whole


@click.command("report")
@click.argument("file", type=Path, metavar="FILE")
@click.option("--out", type=Path, metavar="PAGE", help="Where to write it [FILE with .html].")
def command(file: Path, out: Path | None) -> None:
    """Make one HTML page with pictures from the rows of `shamble simulate --rows` or `shamble tournament --rows`."""
    run, rows = read_run(file)
    target = out or file.with_suffix(".html")
    write_whole(target, report(run, rows).encode())
    click.echo(f"{target}: {len(rows)} games")
