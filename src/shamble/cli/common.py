"""Options that several commands share, and functions that read their values."""

from __future__ import annotations

import json
import math
import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from shamble.content.bounds import read_text
from shamble.content.nearest import hint
from shamble.content.packs import StackedPacks, load_code, read_content
from shamble.core import registry
from shamble.core.errors import ContentError, ShambleError
from shamble.core.game import Game

OUT: Final = Console(highlight=False)
F = TypeVar("F", bound=Callable[..., Any])


class Days(click.FloatRange):
    """A number of days from `least` on. Unlike `FloatRange`, it refuses `nan` and `inf`, which pass any comparison."""

    def __init__(self, least: float) -> None:
        super().__init__(least)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Reads the number, and refuses one that is not finite."""
        days = super().convert(value, param, ctx)
        if not math.isfinite(days):
            self.fail(f"{value} is no number of days", param, ctx)
        return days


def complete_games(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Ids of the games that begin with the typed letters, for the shell."""
    return [id for id in registry.ids() if id.startswith(incomplete)]


def completing_game(ctx: click.Context) -> Game[Any] | None:
    """The game of the command that is being typed, or None."""
    # While the value of an option is typed, click has not assigned the arguments yet.
    for id in (ctx.params.get("game_id"), *ctx.args):
        if isinstance(id, str) and id in registry.names():
            with suppress(ShambleError):  # a broken game completes nothing
                return registry.find(id)
    return None


def complete_missions(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Shell completion for `--mission`: missions of the game named earlier on the command line."""
    game = completing_game(ctx)
    return [mission for mission in game.missions if mission.startswith(incomplete)] if game is not None else []


def complete_settings(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Shell completion for settings: every `name=value` that the game named on the command line allows."""
    game = completing_game(ctx)
    pairs = [
        f"{setting.id}={str(value).lower()}"
        for setting in (game.settings if game is not None else ())
        for value in setting.values
    ]
    return [pair for pair in pairs if pair.startswith(incomplete)]


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Shell completion for bots: those that can play the named game, or all of them where none is named."""
    from shamble.bots.roster import bots_of, known_bots

    game = completing_game(ctx)
    return [name for name in (bots_of(game) if game is not None else known_bots()) if name.startswith(incomplete)]


game_argument = click.argument("game_id", metavar="GAME", shell_complete=complete_games)
seats_option = click.option("--seats", type=int, metavar="N", help="How many seats.")
mission_option = click.option("--mission", metavar="M", help="Which mission.", shell_complete=complete_missions)
set_option = click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the set-up.",
    shell_complete=complete_settings,
)


engine_option = click.option(
    "--engine", type=click.Choice(["local", "ray"]), default="local", help="Where games run [local]."
)
address_option = click.option(
    "--address", metavar="HOST:PORT", help="A running Ray cluster; without it, one is started here."
)


def bots_option(help: str) -> Callable[[F], F]:
    """Adds `--bot NAME`, which may be given several times; the command receives the names as `bots`."""
    from shamble.bots.roster import OWN

    return click.option("--bot", "bots", multiple=True, metavar="|".join(OWN), help=help, shell_complete=complete_bots)


TRUST: Final = "shamble.trust"
"""Key of the context under which `--trust` is kept for `--content`."""


def keep_trust(context: click.Context, _: click.Parameter, trusted: bool) -> None:
    """Keeps the value of `--trust` for `--content`, which is read later."""
    context.meta[TRUST] = trusted


def read_places(context: click.Context, _: click.Parameter, places: tuple[Path, ...]) -> StackedPacks | None:
    """Reads the content folders of `--content`, in their order."""
    content = read_content(places, bool(context.meta.get(TRUST))) if places else None
    for pack in content.packs if content is not None else ():
        if pack.brings_code:
            click.echo(f"shamble: the pack {pack.id!r} runs code: {', '.join(load_code(pack))}", err=True)
    return content


def content_option(command: F) -> F:
    """Adds `--content DIR` (several stack in their order) and `--trust`; the command receives StackedPacks or None."""
    command = click.option(
        "--trust", is_flag=True, is_eager=True, expose_value=False, callback=keep_trust, help="Run the code of packs."
    )(command)
    return click.option(
        "--content",
        type=Path,
        multiple=True,
        callback=read_places,
        metavar="DIR",
        help="Overlay this folder or pack; several stack in order.",
    )(command)


lang_option = click.option(
    "--lang", metavar="LANG", help="A language that has texts, such as en or de; by default the environment's."
)


def find_game(id: str, content: StackedPacks | None = None) -> Game[Any]:
    """Returns a game by id, with the overlay of content folders if given."""
    if id not in registry.names():
        raise ShambleError(f"there is no game {id!r}{hint(id, registry.ids())}")
    game = registry.find(id)
    if content is None:
        return game
    try:
        return game.with_content(content.overlay)
    except ContentError as reason:
        raise ContentError(content.located(str(reason))) from None


def pick_seats(game: Game[Any], seats: int | None) -> int:
    """Returns the number of seats: by default two, if the game allows two."""
    if seats is not None:
        return seats
    return 2 if 2 in game.seats else game.seats[0]


def read_settings(game: Game[Any], given: tuple[str, ...], mission: str | None) -> dict[str, str]:
    """Reads the options `--set` and `--mission`; a wrong name is an error."""
    settings: dict[str, str] = {}
    names = [setting.id for setting in game.settings]
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise ShambleError(f"--set takes key=value, not {pair!r}")
        if key not in names:
            raise ShambleError(f"{game.id} has no option {key!r}{hint(key, names)}")
        if key in settings:
            raise ShambleError(f"--set {key} is given twice: {settings[key]!r} and {value!r}")
        settings[key] = value
    if mission is not None:
        if mission not in game.missions:
            none = "" if game.missions else f"; {game.id} has no missions"
            raise ShambleError(f"there is no mission {mission!r}{hint(mission, game.missions)}{none}")
        settings["mission"] = mission
    return settings


def language(lang: str | None) -> str:
    """Returns the wanted language, else that of the environment if there are texts for it, else English."""
    from shamble.text.files import LANGUAGES

    if lang is not None:
        if lang not in LANGUAGES:
            raise ShambleError(f"there is no language {lang!r}{hint(lang, LANGUAGES)}")
        return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            # A locale is language, territory and encoding: de_AT.UTF-8.
            wanted = re.split(r"[_.@-]", value, maxsplit=1)[0]
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def read_json(path: Path) -> Any:
    """Reads a JSON file; raises `ShambleError` naming the file if it is damaged or nested too deeply."""
    try:
        return json.loads(read_text(path))
    except ValueError as reason:
        raise ShambleError(f"{path} is not JSON: {reason}") from None
    except RecursionError:
        raise ShambleError(f"{path} is nested too deeply") from None


def read_save(path: Path) -> Mapping[str, Any]:
    """Reads a save file; raises `ShambleError` for JSON without records. The records themselves are not checked
    here."""
    data = read_json(path)
    if not isinstance(data, dict) or "records" not in data:
        raise ShambleError(f"{path} is not a save")
    return data


def write_json(data: object, target: str = "-") -> None:
    """Writes JSON to a file, or to the standard output for `-`."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    if target == "-":
        click.echo(text)
        return
    try:
        Path(target).write_text(text + "\n", encoding="utf-8")
    except OSError as reason:
        raise ShambleError(f"{target} cannot be written: {reason.strerror}") from None


class RateColumn(ProgressColumn):
    """Games or other steps per second, measured over the last half minute."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.1f}/s" if task.speed is not None else "–/s")


def progress_bar() -> Progress:
    """Returns a bar on the error stream, so that the output can be piped; it is hidden if that is no terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
