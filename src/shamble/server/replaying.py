"""Brings a session back from its records, a few milliseconds at a time: the event loop is never held."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any

from shamble.core.chance import Recorded
from shamble.core.errors import ReplayMismatch
from shamble.core.game import Game, Value
from shamble.core.record import Node, Record
from shamble.core.session import Session


class Breath:
    """Lets others run as soon as this has run for too long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.since = time.perf_counter()

    async def take(self) -> None:
        if time.perf_counter() - self.since > self.seconds:
            await asyncio.sleep(0)
            self.since = time.perf_counter()


async def replay(
    game: Game[Any],
    seats: int,
    settings: dict[str, Value],
    base: Any,
    records: Sequence[Record],
    luck: Mapping[str, Any],
    breath: Breath,
) -> Session:
    session = Session(game, seats, settings, 0)
    chance = Recorded(records[0].got)
    if base is None:
        session.begin(chance)
    else:
        session.begin_at(game.read(base), base, chance)
    if chance.left():
        raise ReplayMismatch(f"{chance.left()} recorded outcomes were not used by the set-up")
    for record in records[1:]:
        session.replay_record(record)
        await breath.take()
    session.set_luck(luck)
    return session


def at(session: Session, node: Node) -> Session:
    """The session as it was at an earlier moment, for looking."""
    return Session(session.game, session.seats, session.settings, 0, True, (), node)
