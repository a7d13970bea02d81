"""Long work on the event loop, a few milliseconds at a time: nobody else waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any

from msgspec import Raw

from shamble.core.chance import Recorded
from shamble.core.errors import ReplayMismatch
from shamble.core.frame import Ask
from shamble.core.game import Game, Value
from shamble.core.record import Node, Record
from shamble.core.session import Session
from shamble.server.protocol.messages import EventView, encode

FAREWELL = 1.0
"""Seconds after which whoever had a hand on a table has let go of it."""


class Breath:
    """Lets others run as soon as this has run for too long.

    With `turns`, long works take turns: between two rounds of the loop only one of them runs, however many there are.
    Only what computes may be inside; who waits for something else would keep the turn meanwhile.
    """

    def __init__(self, seconds: float, turns: asyncio.Lock | None = None) -> None:
        self.seconds = seconds
        self.turns = turns
        self.held = False
        self.since = time.perf_counter()

    async def __aenter__(self) -> Breath:
        if self.turns is not None:
            await self.turns.acquire()
            self.held = True
        self.since = time.perf_counter()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave()

    async def take(self) -> None:
        if time.perf_counter() - self.since > self.seconds:
            await asyncio.sleep(0)
            self._leave()  # only now: another one would run in the same round
            await self.__aenter__()

    def _leave(self) -> None:
        if self.turns is not None and self.held:
            self.held = False
            self.turns.release()


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


async def fade(moments: list[Node], breath: Breath) -> None:
    """Lets a game go that nobody needs any more, a few moments at a time from its end: freeing thousands of states at
    once would hold the loop, too."""
    await asyncio.sleep(FAREWELL)
    async with breath:
        while moments:
            moments.pop()
            await breath.take()


def at(session: Session, node: Node) -> Session:
    """The session as it was at an earlier moment, for looking."""
    return Session(session.game, session.seats, session.settings, 0, True, (), node)


def asked(node: Node) -> int | None:
    """Whose question that moment waited on."""
    state = node.state
    if state.result is not None or not state.stack:
        return None
    frame = state.stack[-1]
    return frame.seat(state) if isinstance(frame, Ask) else None


async def told(session: Session, seat: int | None, since: int, most: int, breath: Breath) -> list[Raw]:
    """The events that this seat may see, as they travel."""
    found = []
    for seq, event in session.log_for(seat, since)[-most:]:
        found.append(Raw(encode(EventView(seq, event.kind, event.rule, event.args))))
        await breath.take()
    return found
