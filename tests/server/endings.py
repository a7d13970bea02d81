"""Games one move before their end, found by playing random ones: after that move nothing is hidden any more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from shamble.core import registry
from shamble.core.chance import Recorded
from shamble.server.protocol.http_bodies import NewSeat
from shamble.sessions.record import Record
from shamble.sessions.session import Session
from tests.server.table import House, Json

LUCK = {"seed": 1, "path": ["test"], "forks": 0, "words": None}


class Ending:
    """A game without its last move, and that move."""

    def __init__(self, session: Session) -> None:
        self.game = session.game
        self.seats = session.seats
        self.settings = session.settings
        self.records: list[Record] = session.records[:-1]
        self.last = session.records[-1]
        self.revealed = session.current_line()[-1].revealed
        """True if the last move rolled or drew something."""

    def session(self) -> Session:
        made = Session(self.game, self.seats, self.settings, 0)
        made.begin(Recorded(self.records[0].outcomes))
        for record in self.records[1:]:
            made.replay_record(record)
        made.set_random_state(LUCK)
        return made

    def lay(self, here: House, *kinds: str) -> Json:
        """A table at which only the last move is missing."""

        async def make() -> Any:
            session = self.session()
            plan = [NewSeat(kind) for kind in kinds]  # type: ignore[arg-type]
            return await here.lobby.store_new_table(session, plan, session.records, session.random_state())

        return here.run(make)


def endings(game_id: str, seats: int, most: int = 2_000, **settings: Json) -> Iterator[Ending]:
    """Games that ended, each played with another seed."""
    game = registry.find(game_id)
    for seed in range(1_000):
        luck = random.Random(seed)
        session = Session(game, seats, game.configure(seats, settings), seed)
        session.begin()
        while session.decision is not None and session.seq < most:
            session.play(luck.choice(session.decision.options))
        if session.outcome is not None:
            yield Ending(session)


def quiet_ending(game_id: str, seats: int, most: int = 2_000, **settings: Json) -> Ending:
    """A game whose last move rolls and draws nothing: by itself, its undo needs no vote."""
    return next(one for one in endings(game_id, seats, most, **settings) if not one.revealed)
