"""`shamble mcp`: the games for assistants that speak the Model Context Protocol."""

from __future__ import annotations

import click

from shamble.lab.mcp_server import make_server


@click.command("mcp")
def command() -> None:
    """Serve the games to an assistant over MCP, on standard input and output."""
    make_server().run(transport="stdio")
