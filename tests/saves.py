"""Saves of every release, and how they are made: whoever has kept a game must be able to open it years later.

`python -m tests.saves` writes those of this version that are not there yet. A save that was kept is never written anew.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import shamble
from shamble.bots.bot import Bot
from shamble.bots.play import move
from shamble.bots.random import Random
from shamble.bots.steady import Steady
from shamble.core.chance import Seeded, generator
from shamble.core.session import Session

FOLDER = Path(__file__).parent / "saves"
OWN_VALUES = {"walkingdead": {"id": "pistol", "start_ammo": 9}, "zombicide2": {"id": "crowbar", "standard": 2}}


class Kept:
    """A game to keep: who plays it and for how long. `undo`: every so many moves something is taken back."""

    def __init__(
        self,
        name: str,
        game: str,
        seats: int,
        settings: dict[str, Any] | None = None,
        bot: str = "steady",
        moves: int = 120,
        undo: int = 0,
        luck: bool = True,
        own: bool = False,
        position: bool = False,
    ) -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.settings = settings or {}
        self.bot = bot
        self.moves = moves
        self.undo = undo
        self.luck = luck
        self.own = own
        self.position = position

    @property
    def path(self) -> Path:
        return FOLDER / shamble.__version__ / f"{self.game}-{self.name}.json.gz"

    def begin(self) -> Session:
        seed = 100 + self.seats
        own: Any = {"tables": {"equipment": [OWN_VALUES[self.game]]}, "texts": {}} if self.own else None
        session = shamble.new(self.game, self.seats, seed, content=own, **self.settings)
        if self.position:
            game, chosen = session.game, session.settings
            state = game.position(self.seats, chosen, Seeded(generator(seed, "position")))
            assert state is not None
            session = Session(game, self.seats, chosen, seed)
            session.begin_at(state, state.plain())
        return session

    def play(self) -> dict[str, Any]:
        session = self.begin()
        bots: list[Bot] = [Steady() if self.bot == "steady" else Random(7 + seat) for seat in range(self.seats)]
        levels = ("step", "action", "turn", "phase", "round")
        for number in range(1, self.moves + 1):
            if self.undo and number % self.undo == 0 and session.undo_preview() is not None:
                session.undo(levels[number // self.undo % len(levels)], seat=0)
            chosen = move(session, bots)
            if chosen is None:
                break
            session.play(chosen[0], chosen[1])
        return session.save(self.luck)


def missions() -> list[Kept]:
    game = next(game for game in shamble.games() if game.id == "zombicide2")
    return [
        Kept(f"mission-{mission}", game.id, 2 + number % 3, {"mission": mission}, moves=60 + 15 * (number % 9))
        for number, mission in enumerate(game.missions)
    ]


KEPT = (
    Kept("setup", "walkingdead", 3, moves=1),
    Kept("solo", "walkingdead", 1, moves=70),
    Kept("hardcore-undone", "walkingdead", 2, {"mode": "hardcore"}, "random", 60, undo=9),
    Kept("expert-goals", "walkingdead", 3, {"level": "expert", "goals": True}, moves=110),
    Kept("one-leader", "walkingdead", 4, {"one-leader": True}, "random", 90),
    Kept("leader-last-over", "walkingdead", 4, {"leader-last": True}, moves=5000),
    Kept("all", "walkingdead", 4, {"mode": "hardcore", "level": "expert", "goals": True}, "random", 50, luck=False),
    Kept("own-values", "walkingdead", 2, own=True),
    Kept("position", "walkingdead", 4, {"level": "expert", "goals": True}, "random", 25, position=True),
    Kept("setup", "zombicide2", 6, moves=1),
    Kept("solo-over", "zombicide2", 1, bot="random", moves=5000, luck=False),
    Kept("undone", "zombicide2", 2, {"mission": "m4"}, "random", 120, undo=11),
    Kept("fest", "zombicide2", 4, {"mission": "m1", "fest": 3, "abominations": "gentle"}, moves=160),
    Kept("hard", "zombicide2", 6, {"mission": "m2", "deck": "hard-extra", "ultrared": True, "dark-zones": True}),
    Kept("own-values", "zombicide2", 3, {"mission": "m7", "deck": "easy"}, own=True),
    Kept("position", "zombicide2", 4, {"mission": "m10"}, "random", 40, position=True),
    Kept("setup", "marvel", 6, moves=1),
    Kept("solo-over", "marvel", 1, bot="random", moves=5000, luck=False),
    Kept("undone", "marvel", 2, {"mission": "m4"}, "random", 110, undo=11),
    Kept("two-heroes", "marvel", 2, {"mission": "m8", "heroes": 2}, moves=70),
    Kept("tower", "marvel", 3, {"mission": "m3"}, moves=120),
    Kept("six-heroes", "marvel", 4, {"mission": "m10", "heroes": 6}, moves=150),
    Kept("position", "marvel", 4, {"mission": "m9"}, "random", 40, position=True),
)


def main() -> None:
    for kept in (*KEPT, *missions()):
        if kept.path.exists():
            continue
        kept.path.parent.mkdir(parents=True, exist_ok=True)
        written = json.dumps(kept.play(), separators=(",", ":"))
        kept.path.write_bytes(gzip.compress(written.encode(), mtime=0))
        print(kept.path.relative_to(FOLDER), flush=True)


if __name__ == "__main__":
    main()
