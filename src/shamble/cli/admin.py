"""`shamble admin`: commands for operators on the tables of a server, running or not."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click
from rich.markup import escape
from rich.table import Table

from shamble.cli.common import OUT, Days
from shamble.core.errors import ShambleError

if TYPE_CHECKING:
    from shamble.server.storage.table_storage import Storage

T = TypeVar("T")


@click.group()
@click.option("--database", default=None, metavar="URL", help="As for `shamble serve`.")
@click.pass_context
def command(context: click.Context, database: str | None) -> None:
    """Look after the tables that a server keeps."""
    context.obj = database


def work(context: click.Context, do: Callable[[Storage], Awaitable[T]]) -> T:
    """Runs a coroutine function with the storage of the chosen database."""
    from shamble.server.storage.table_storage import Storage, default_database

    async def once() -> T:
        storage = await Storage.open(context.obj or default_database())
        try:
            return await do(storage)
        finally:
            await storage.close()

    return asyncio.run(once())


@command.command("list")
@click.option("--older", default=None, type=Days(0), metavar="DAYS", help="Only those untouched so long.")
@click.pass_context
def list_(context: click.Context, older: float | None) -> None:
    """List every table with its game, the time of its last use, and its state."""
    before = time.time() - (older or 0.0) * 86_400
    rows = work(context, lambda storage: storage.listed(before))
    table = Table("table", "game", "seats", "moves", "touched", "state")
    for row in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.touched))
        table.add_row(row.id, escape(row.game), str(row.seats), str(row.moves), when, row.state)
    OUT.print(table)
    OUT.print(f"{len(rows)} tables")


@command.command()
@click.argument("id")
@click.option("--to", "target", type=Path, required=True, metavar="FILE")
@click.pass_context
def export(context: click.Context, id: str, target: Path) -> None:
    """Write a table to a file that can be replayed or imported."""
    from shamble.server.http import table_archive

    if not target.parent.is_dir():
        raise ShambleError(f"{target}: there is no folder {target.parent}")
    if target.is_dir():
        raise ShambleError(f"{target}: is a folder; name a file in it")

    async def do(storage: Storage) -> None:
        table_archive.keep(await table_archive.bundle(storage, await table_archive.table_row(storage, id)), target)

    work(context, do)
    click.echo(f"{id} is in {target}")


@command.command()
@click.argument("id")
@click.pass_context
def close(context: click.Context, id: str) -> None:
    """Closes a table to further moves; everybody may still look at it."""
    from shamble.server.http import table_archive

    work(context, lambda storage: table_archive.close(storage, id))
    click.echo(f"{id} is closed")


@command.command()
@click.argument("id")
@click.option("--to", "folder", type=Path, default=None, metavar="FOLDER", help="Where it is exported to first.")
@click.option("--no-export", is_flag=True, help="Delete it without a trace.")
@click.pass_context
def delete(context: click.Context, id: str, folder: Path | None, no_export: bool) -> None:
    """Export a table, then delete it."""
    from shamble.server.http import table_archive

    if (folder is None) == (not no_export):
        raise ShambleError("say either --to FOLDER or --no-export")

    async def do(storage: Storage) -> None:
        row = await table_archive.table_row(storage, id)
        if folder is not None:
            await table_archive.put_away(storage, row, folder)
        elif not await storage.remove(id, row.term, None):
            raise ShambleError(f"table {id} has just changed hands: try again")

    work(context, do)
    click.echo(f"{id} is deleted" + (f"; {folder / (id + '.json')} has it" if folder is not None else ""))


@command.command()
@click.option("--older", required=True, type=Days(0), metavar="DAYS", help="Untouched for so long.")
@click.option("--to", "folder", type=Path, required=True, metavar="FOLDER", help="Where they are exported to first.")
@click.pass_context
def prune(context: click.Context, older: float, folder: Path) -> None:
    """Export old tables, then delete them."""
    from shamble.server.http import table_archive

    archive = table_archive.TableArchive(folder, older)
    gone = work(context, lambda storage: archive.sweep(storage, time.time()))
    click.echo(f"{len(gone)} tables went to {folder}")


def plain_network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """The network; one of IPv4 addresses in their IPv6 form (`::ffff:203.0.113.7`) is the IPv4 one."""
    network = ipaddress.ip_network(text, strict=False)
    first = network.network_address
    if isinstance(first, ipaddress.IPv6Address) and first.ipv4_mapped is not None and network.prefixlen >= 96:
        return ipaddress.IPv4Network((first.ipv4_mapped, network.prefixlen - 96))
    return network


@command.command()
@click.argument("address")
@click.option("--lift", is_flag=True, help="Let it in again.")
@click.pass_context
def ban(context: click.Context, address: str, lift: bool) -> None:
    """Let nobody in from an address or a network (203.0.113.7, 2001:db8::/48)."""
    try:
        network = str(plain_network(address))
    except ValueError:
        raise ShambleError(f"{address!r} is neither an address nor a network") from None
    work(context, lambda storage: storage.ban(network, None if lift else time.time()))
    click.echo(f"{network} is {'let in again' if lift else 'banned'}; a running server knows within ten seconds")


@command.command()
@click.pass_context
def bans(context: click.Context) -> None:
    """List the addresses and networks that are banned."""
    for network in work(context, lambda storage: storage.banned()):
        click.echo(network)
