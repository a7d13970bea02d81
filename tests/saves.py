"""Saves of every release, and the way in which they are made: they must open in every later version.

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
from shamble.core import registry
from shamble.core.chance import Seeded, generator
from shamble.sessions.session import Session

FOLDER = Path(__file__).parent / "saves"
OWN_VALUES: dict[str, dict[str, list[dict[str, Any]]]] = {
    "walkingdead": {"equipment": [{"id": "pistol", "start_ammo": 9}]},
    "zombicide1": {"equipment": [{"id": "crowbar", "standard": 2}]},
    "zombicide2": {"equipment": [{"id": "crowbar", "standard": 2}]},
    "marvel": {"equipment": [{"id": "smash", "melee": {"range": [0, 0], "dice": 3, "accuracy": 4, "damage": 1}}]},
    "dawn": {"units": [{"id": "piazza", "move": 6}]},
}
"""The rows that a game with values of its own overlays, by table."""
ABOMINATIONS = ("patient-0", "hobomination", "abominacop", "abominawild")


class Kept:
    """A game to keep: its bots and its length. `undo`: number of moves from one undo to the next."""

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
        own: Any = {"tables": OWN_VALUES[self.game], "texts": {}} if self.own else None
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


MISSIONS = ("zombicide2", "zombicide1", "marvel")


def missions() -> list[Kept]:
    """One game of each mission."""
    rows = []
    for game in MISSIONS:
        for number, mission in enumerate(registry.find(game).missions):
            seats = 2 + number % (2 if (game, mission) == ("zombicide1", "m9") else 3)
            rows.append(Kept(f"mission-{mission}", game, seats, {"mission": mission}, moves=60 + 15 * (number % 9)))
    return rows


def switches() -> list[Kept]:
    """One game of Dawn for each of its optional rules."""
    game = registry.find("dawn")
    options = next(setting for setting in game.settings if setting.id == "options")
    rows = []
    for number, switch in enumerate(options.values[1:]):
        needs = options.needs[switch]
        versus = "mode" in needs
        given = {"level": needs["level"][number % len(needs["level"])], "options": switch}
        rows.append(
            Kept(
                f"option-{switch}",
                game.id,
                2 + number % 2 if versus else 1 + number % 4,
                {**given, "mode": "versus"} if versus else given,
                "random" if number % 3 else "steady",
                moves=40 + 10 * (number % 5),
            )
        )
    return rows


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
    Kept("one-hero", "marvel", 1, {"mission": "m1", "heroes": 1}, "random", 60),
    Kept("three-heroes", "marvel", 3, {"mission": "m6", "heroes": 3}, moves=90),
    Kept("five-heroes", "marvel", 5, {"mission": "m7", "heroes": 5}, moves=120, undo=13),
    Kept("own-values", "marvel", 2, {"mission": "m2"}, own=True),
    Kept("standard-expert", "walkingdead", 2, {"level": "expert"}, "random", 80),
    Kept("goals", "walkingdead", 3, {"goals": True}, moves=5000),
    Kept("hardcore-leaders", "walkingdead", 3, {"mode": "hardcore", "one-leader": True, "leader-last": True}, moves=60),
    Kept("won", "walkingdead", 1, moves=5000),
    Kept("no-abominations", "zombicide2", 3, {"mission": "m3", **dict.fromkeys(ABOMINATIONS, False)}, moves=100),
    Kept("fest-2", "zombicide2", 2, {"mission": "m8", "fest": 2, "deck": "easy-extra"}, "random", 80),
    Kept("fest-4-hard", "zombicide2", 5, {"mission": "m9", "fest": 4, "deck": "hard", "patient-0": False}, moves=120),
    Kept("ultrared", "zombicide2", 4, {"mission": "m13", "ultrared": True}, moves=300),
    Kept("setup", "zombicide1", 6, moves=1),
    Kept("solo-over", "zombicide1", 1, bot="random", moves=5000, luck=False),
    Kept("undone", "zombicide1", 2, {"mission": "m4"}, "random", 120, undo=11),
    Kept("all-guns", "zombicide1", 4, {"mission": "m1", "ammo": "all-guns"}, moves=160),
    Kept("all-guns-random", "zombicide1", 3, {"mission": "m8", "ammo": "all-guns"}, "random", 100),
    Kept("long", "zombicide1", 6, {"mission": "m5"}, moves=400),
    Kept("own-values", "zombicide1", 3, {"mission": "m7"}, own=True),
    Kept("position", "zombicide1", 4, {"mission": "m10"}, "random", 40, position=True),
    *[Kept(f"level-{n}", "dawn", 1 + n % 4, {"level": n}, moves=60 + 20 * n) for n in range(6)],
    *[Kept(f"level-{n}-random-undone", "dawn", 4 - n % 4, {"level": n}, "random", 70, undo=9) for n in range(6)],
    *[Kept(f"versus-{n}", "dawn", 2 + n % 4, {"level": n, "mode": "versus"}, moves=80) for n in range(6)],
    *[Kept(f"versus-{n}-random", "dawn", 5 - n % 4, {"level": n, "mode": "versus"}, "random", 90) for n in range(6)],
    *[Kept(f"markers-{n}", "dawn", 1, {"level": 1 + n, "markers": n}, moves=70) for n in (2, 3, 4)],
    Kept("setup", "dawn", 3, {"level": 5}, moves=1),
    Kept("solo-over", "dawn", 1, bot="random", moves=5000, luck=False),
    Kept("steady-over", "dawn", 2, {"level": 3, "length": "short"}, moves=5000),
    Kept("medium", "dawn", 2, {"level": 3, "length": "medium"}, moves=60),
    Kept("long", "dawn", 3, {"level": 4, "length": "long"}, moves=60),
    Kept("epic", "dawn", 1, {"level": 5, "length": "epic"}, moves=150),
    Kept("own-values", "dawn", 2, {"level": 2}, own=True),
    *[Kept(f"position-{n}", "dawn", 1 + n % 4, {"level": n}, "random", 40, position=True) for n in range(6)],
    Kept("position-versus", "dawn", 5, {"level": 5, "mode": "versus"}, "random", 40, position=True),
)


def everything() -> list[Kept]:
    return [*KEPT, *missions(), *switches()]


def main() -> None:
    for kept in everything():
        if kept.path.exists():
            continue
        kept.path.parent.mkdir(parents=True, exist_ok=True)
        written = json.dumps(kept.play(), separators=(",", ":"))
        kept.path.write_bytes(gzip.compress(written.encode(), mtime=0))
        print(kept.path.relative_to(FOLDER), flush=True)


if __name__ == "__main__":
    main()
