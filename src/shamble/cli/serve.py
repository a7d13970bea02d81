"""`shamble serve`: starts the server for tables in the browser."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

import click

from shamble.cli.common import Days, content_option
from shamble.content.packs import StackedPacks


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets others join.")
@click.option("--port", default=8765, show_default=True, type=click.IntRange(0, 65535), help="0: any free one.")
@click.option("--database", default=None, metavar="URL", help="SQLite file or PostgreSQL URL.")
@click.option("--open/--no-open", "browser", default=True, help="Open the browser (or not).")
@click.option("--no-browser", is_flag=True, help="The same as --no-open.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="A public address of this server, e.g. https://play.example.org.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy that is believed who asks (X-Forwarded-For).",
)
@click.option("--metrics", default=None, type=click.IntRange(0, 65535), help="A port for Prometheus, on this machine.")
@click.option("--log", "style", default=None, type=click.Choice(["text", "json"]), help="Say what goes on.")
@click.option("--keep", default=None, type=Days(0.01), metavar="DAYS", help="Older tables go to the attic.")
@click.option("--attic", default=None, type=Path, metavar="DIR", help="Where old tables are exported to, with --keep.")
@content_option
@click.option("--workers", default=None, type=click.IntRange(1, 64), help="Processes for bots.")
def serve(
    host: str,
    port: int,
    database: str | None,
    browser: bool,
    no_browser: bool,
    origins: tuple[str, ...],
    content: StackedPacks | None,
    workers: int | None,
    proxies: tuple[str, ...],
    metrics: int | None,
    style: Literal["text", "json"] | None,
    keep: float | None,
    attic: Path | None,
) -> None:
    """Serve tables to browsers on this machine or in your network."""
    from shamble.core.errors import ShambleError

    try:
        from shamble.server.http.serve import run
        from shamble.server.http.table_archive import TableArchive
    except ModuleNotFoundError as missing:
        click.echo(
            f"shamble serve needs the extra 'server' ({missing.name} is missing): pip install 'shamble[server]'",
            err=True,
        )
        sys.exit(2)
    try:
        if (keep is None) != (attic is None):
            raise ShambleError("--keep and --attic go together: how long tables stay, and where they go then")
        old = TableArchive(attic, keep) if attic is not None and keep is not None else None
        show = browser and not no_browser
        run(host, port, database, show, origins, workers, content, proxies, metrics, style, old)
    except ShambleError as reason:
        click.echo(f"shamble: {reason}", err=True)
        sys.exit(2)


if __name__ == "__main__":
    serve()
