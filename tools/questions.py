"""Counts the questions in games of `steady`, and how many of them are announcements:
`python tools/questions.py dawn --seats 2 --games 20 --seed 1 --set level=5`."""

from __future__ import annotations

import argparse
from typing import Any

import shamble
from shamble.core.announcement import Announcement
from shamble.core.option import Option
from shamble.core.preferences import NEVER


def topics(game: str) -> list[str]:
    """Returns the kinds of announcement in which any item of the game is interested."""
    items = shamble.registry.find(game).anytime
    return sorted({kind for item in items for kind in item.interests})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--never", action="store_true", help="every seat silences every announcement")
    chosen = parser.parse_args()
    settings: dict[str, Any] = dict(pair.split("=", 1) for pair in chosen.set)
    settings = {key: int(value) if value.isdigit() else value for key, value in settings.items()}
    questions = announcements = 0

    def watch(session: shamble.Session, option: Option, seat: int) -> None:
        nonlocal questions, announcements
        if session.decision is not None:
            questions += 1
            announcements += isinstance(session.decision.step, Announcement)

    for seed in range(chosen.seed, chosen.seed + chosen.games):
        session = shamble.new(chosen.game, chosen.seats, seed, events=False, history=False, **settings)
        if chosen.never:
            for seat in range(session.seats):
                for topic in topics(chosen.game):
                    session.play(f"{NEVER} {topic}", seat)
        shamble.play_out(session, [shamble.Steady() for _ in range(session.seats)], watch=watch)
    games = chosen.games
    print(f"{questions / games:.1f} questions a game, {announcements / games:.1f} of them announcements")


if __name__ == "__main__":
    main()
