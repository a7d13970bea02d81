"""The states inside an earlier move of a session, for playback and stories."""

from __future__ import annotations

from typing import Any

from shamble.core.chance import Recorded
from shamble.sessions.record import Node
from shamble.sessions.session import Session


def retrace(session: Session, node: Node) -> list[Any]:
    """Returns the state after each event of an earlier node, by playing its move again with the recorded outcomes."""
    origin: Node | None = node
    while origin is not None and origin.record.undo:  # an undo node only repeats the events of an earlier node
        origin = origin.previous_in_time
        while origin is not None and origin.events is not node.events:
            origin = origin.previous_in_time
    if origin is None or not origin.events:
        return []
    if origin.states_after_events is not None:
        return origin.states_after_events
    twin = Session(session.game, session.seats, session.settings, 0, True, (), origin.parent)
    twin.keeps_states = True
    if origin.parent is not None:
        twin.replay_record(origin.record)
    elif session.base is None:
        twin.begin(Recorded(origin.record.outcomes))
    else:
        twin.begin_at(session.game.read(session.base), session.base, Recorded(origin.record.outcomes))
    return twin.node.states_after_events or []
