"""`shamble bench`: measures the speed of the rules on this machine. `make bench` compares with another engine."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from typing import Any, Final

import click
from rich.table import Table

from shamble.bots.garbage_collection import relaxed
from shamble.bots.play import play_out
from shamble.bots.random import Random
from shamble.cli.common import OUT, find_game, pick_seats, write_json
from shamble.core import registry
from shamble.core.entity import Json
from shamble.core.game import Game
from shamble.sessions.session import Session

COLUMNS: Final = ("decisions", "games", "forks", "views", "saves")


@click.command("bench")
@click.argument("games", nargs=-1, metavar="[GAME…]")
@click.option("--seconds", default=1.0, type=click.FloatRange(0.05), metavar="S", help="For each figure [1].")
@click.option("--json", "target", metavar="FILE|-", help="Write the figures as JSON.")
def command(games: tuple[str, ...], seconds: float, target: str | None) -> None:
    """Measure decisions, games, forks, views and saves per second, on one core."""
    chosen = [find_game(id) for id in games or registry.ids()]
    with relaxed():
        rows = [measure(game, seconds) for game in chosen]
    if target is not None:
        write_json({"python": platform.python_version(), "machine": platform.machine(), "games": rows}, target)
    if target != "-":
        table = Table("game", "seats", *[f"{name}/s" for name in COLUMNS])
        for row in rows:
            table.add_row(row["game"], str(row["seats"]), *[f"{row[name]:,.0f}" for name in COLUMNS])
        OUT.print(table)


def measure(game: Game[Any], seconds: float) -> dict[str, Json]:
    """Returns the figures of one game, per second."""
    seats = pick_seats(game, None)
    settings = game.configure(seats, {})
    games = 0
    decisions = 0
    start = time.perf_counter()
    end = start
    while end - start < seconds:
        session = Session(game, seats, settings, seed=games, events=False, history=False)
        session.begin()
        play_out(session, [Random(games * 31 + seat) for seat in range(seats)])
        games += 1
        decisions += session.seq
        end = time.perf_counter()
    spent = end - start
    middle = halfway(game, seats, settings)
    return {
        "game": game.id,
        "seats": seats,
        "decisions": round(decisions / spent, 1),
        "games": round(games / spent, 2),
        "forks": rate(lambda: middle.fork(1).state.fork(), seconds / 4),
        "views": rate(lambda: middle.view(0), seconds / 4),
        "saves": rate(middle.save, seconds / 4),
    }


def halfway(game: Game[Any], seats: int, settings: dict[str, Any]) -> Session:
    """Returns a position from the middle of a game: at the start, the figures would be too good."""
    bots = [Random(seat) for seat in range(seats)]
    session = Session(game, seats, settings, seed=0)
    session.begin()
    play_out(session, bots)
    half = session.seq // 2
    session = Session(game, seats, settings, seed=0)
    session.begin()
    play_out(session, [Random(seat) for seat in range(seats)], limit=half)
    return session


def rate(act: Callable[[], object], seconds: float) -> float:
    """Returns how often a function runs per second."""
    done = 0
    start = time.perf_counter()
    end = start
    while end - start < seconds:
        for _ in range(10):
            act()
        done += 10
        end = time.perf_counter()
    return round(done / (end - start), 1)
