"""Games that tools/compile_setup.py plays with the first build, so that the second one is laid out by the hot paths."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import shamble
from shamble.bots.play import play_out
from shamble.bots.roster import make_bot
from shamble.core import registry
from shamble.core.game import Game

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
MOVES = {"random": 30_000, "steady": 4_000}
"""Number of moves of each game by random and by advised bots: simulation and search should be quick."""
LIMIT = 1_000
LOOKS = 20
"""Moves of a game that is watched: events, views, and a save that is loaded again."""


def main() -> None:
    for game in games():
        registry.add(game)
        settings = [{"mission": mission} for mission in game.missions] or [{}]
        for one in settings:
            seats = playable(game, one)
            for bot, moves in MOVES.items():
                train(game, one, seats, bot, moves // len(settings))
        watch(game, settings[0])


def games() -> list[Game[Any]]:
    """The games that the project names: where a wheel is built, they are not installed."""
    listed = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["entry-points"][registry.GROUP]
    return [resolve_name(where) for where in listed.values()]


def train(game: Game[Any], settings: dict[str, Any], seats: list[int], bot: str, moves: int) -> None:
    """Plays at least one game on each board, each with another number of players."""
    played = seed = 0
    while played < moves:
        session = shamble.new(game, seats[seed % len(seats)], seed, events=False, history=False, **settings)
        play_out(session, [make_bot(bot, seat) for seat in range(session.seats)], min(LIMIT, moves))
        played += session.seq
        seed += 1


def watch(game: Game[Any], settings: dict[str, Any]) -> None:
    session = shamble.new(game, playable(game, settings)[0], 1, **settings)
    for _ in range(LOOKS):
        if session.decision is not None:
            session.play(session.decision.options[0])
            session.view(0)
    shamble.load(session.save()).fork()


def playable(game: Game[Any], settings: dict[str, Any]) -> list[int]:
    """Numbers of seats that this set-up allows."""
    set_ups = []
    for seats in game.seats:
        with suppress(shamble.ShambleError):
            game.configure(seats, settings)
            set_ups.append(seats)
    return set_ups


if __name__ == "__main__":
    main()
