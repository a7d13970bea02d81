"""The group of all commands. A mistake of the user gets one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NoReturn

import click

from shamble.core.errors import ShambleError

COMMANDS: Final = (
    *("games", "play", "serve", "simulate", "scenario", "coverage", "replay", "story", "content", "bench", "admin"),
    *("new", "map", "sheet", "playtest", "pack", "train"),
    *("tournament", "report", "mcp"),
)


class App(click.Group):
    """Loads each command from the module of its name when it is used: `shamble games` does not import Fluent."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Imports the module of a command and returns the command; None for an unknown name."""
        if name not in COMMANDS:
            return None
        module = import_module(f"shamble.cli.{name}")
        command: click.Command = getattr(module, "command", None) or getattr(module, name)
        return command

    def main(self, *args: Any, **named: Any) -> NoReturn:
        named["standalone_mode"] = False
        sys.exit(guarded(lambda: super(App, self).main(*args, **named)))


def show_warning(message: Warning | str, category: type[Warning], *place: object, **more: object) -> None:
    """Writes a warning as one line, without the place in the source at which Python noticed it."""
    click.echo(f"shamble: {' '.join(str(message).split())}", err=True)


def guarded(run: Callable[[], object]) -> int:
    """Runs a command and returns the exit code: 0 success, 1 a check failed, 2 a wrong command line, 130 aborted."""
    warnings.showwarning = show_warning
    try:
        code = run()
    except click.exceptions.NoArgsIsHelpError as help:
        click.echo(help.format_message())
        return 0
    except (click.ClickException, ShambleError) as mistake:
        message = mistake.format_message() if isinstance(mistake, click.ClickException) else str(mistake)
        click.echo(f"shamble: {' '.join(message.split())}", err=True)
        return 2
    except (click.Abort, KeyboardInterrupt):
        click.echo("", err=True)
        return 130
    return code if isinstance(code, int) else 0


@click.group(cls=App, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="shamble")
def app() -> None:
    """Cooperative zombie survival board games at one table."""
