"""`shamble pack`: bundles a content folder into one file."""

from __future__ import annotations

from pathlib import Path

import click

from shamble.content.pack_files import bundle
from shamble.content.packs import find_pack, read_content
from shamble.core.errors import ShambleError
from shamble.workshop.content_check import check


@click.command("pack")
@click.argument("folder", type=Path, metavar="DIR")
@click.option("--to", "target", type=Path, metavar="FILE", help="Where to write it [ID.zip].")
@click.option("--trust", is_flag=True, help="Run the code of the pack to check it.")
def command(folder: Path, target: Path | None, trust: bool) -> None:
    """Bundle missions, survivors, cards and texts of a folder into one file for `--content` or the shelf."""
    if not folder.is_dir():
        raise ShambleError(f"{folder}: there is no such folder")
    verdict = check(read_content([folder], trust), play=False)
    for where, problem in verdict.problems:
        if problem.severe:
            raise ShambleError(problem.line(where))
    pack = find_pack(folder)
    file = target or Path(f"{pack.id}.zip")
    data = bundle(folder, pack.code)
    try:
        file.write_bytes(data)
    except OSError as reason:
        raise ShambleError(f"{file} cannot be written: {reason.strerror}") from None
    click.echo(f"{file}: {len(data)} bytes for {', '.join(verdict.games)}")
