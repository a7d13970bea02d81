"""Long work on the event loop in slices of a few milliseconds: replays, past moments and event logs of a session."""

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
from shamble.server.protocol.server_messages import EventView, encode
from shamble.sessions.record import Node, Record
from shamble.sessions.session import Session

RELEASE_DELAY = 1.0
"""Seconds to wait before a dropped game is freed, so that running requests release it first."""


class TimeSlice:
    """Slices long work: `yield_if_due` yields to the event loop after `seconds`.

    With `turns`, long jobs take turns: only one of them runs in an iteration of the loop, however many there are. The
    `async with` block may only compute, because awaiting anything else would keep the turn meanwhile.
    """

    def __init__(self, seconds: float, turns: asyncio.Lock | None = None) -> None:
        self.seconds = seconds
        self.turns = turns
        self.held = False
        self.since = time.perf_counter()

    async def __aenter__(self) -> TimeSlice:
        if self.turns is not None:
            await self.turns.acquire()
            self.held = True
        self.since = time.perf_counter()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave()

    async def yield_if_due(self) -> None:
        """Yields to the event loop if the slice is used up."""
        if time.perf_counter() - self.since > self.seconds:
            await asyncio.sleep(0)
            self._leave()  # only now, else the next job would run in the same iteration
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
    time_slice: TimeSlice,
) -> Session:
    """Replays records from the set-up or from `base`, and sets the random stream to `luck`."""
    session = Session(game, seats, settings, 0)
    chance = Recorded(records[0].outcomes)
    if base is None:
        session.begin(chance)
    else:
        session.begin_at(game.read(base), base, chance)
    if chance.left():
        raise ReplayMismatch(f"{chance.left()} recorded outcomes were not used by the set-up")
    for record in records[1:]:
        session.replay_record(record)
        await time_slice.yield_if_due()
    session.set_random_state(luck)
    return session


async def free_gradually(moments: list[Node], time_slice: TimeSlice) -> None:
    """Frees the moments of a dropped game in slices, the last first, because freeing thousands of states at once would
    block the event loop."""
    await asyncio.sleep(RELEASE_DELAY)
    async with time_slice:
        while moments:
            moments.pop()
            await time_slice.yield_if_due()


def session_at(session: Session, node: Node) -> Session:
    """A session at an earlier moment, for its views only."""
    return Session(session.game, session.seats, session.settings, 0, True, (), node)


def asked_seat(node: Node) -> int | None:
    """The seat that had to decide at that moment; None if no seat had."""
    state = node.state
    if state.result is not None or not state.stack:
        return None
    frame = state.stack[-1]
    return frame.seat(state) if isinstance(frame, Ask) else None


async def visible_events(session: Session, seat: int | None, since: int, most: int, time_slice: TimeSlice) -> list[Raw]:
    """The last `most` events from `since` on that this seat may see, encoded."""
    events = []
    for seq, event in session.log_for(seat, since)[-most:]:
        events.append(Raw(encode(EventView(seq, event.kind, event.rule, event.args))))
        await time_slice.yield_if_due()
    return events
