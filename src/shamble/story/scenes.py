"""Beats of a whole game in order, each with the number and round of its moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from shamble.content.tooling import tooling
from shamble.core.event import Arg, Event
from shamble.sessions.beats import Beat, beats
from shamble.sessions.retracing import retrace
from shamble.sessions.session import Session


class StoryBeat:
    """One beat of a game. `seq`, `index`: number of its moment, and its place among the moments of a replay. `round`:
    the round in which it happens, 0 for the set-up."""

    __slots__ = ("beat", "index", "round", "seq")

    def __init__(self, beat: Beat, seq: int, index: int, round: int) -> None:
        self.beat: Final = beat
        self.seq: Final = seq
        self.index: Final = index
        self.round: Final = round

    def each(self, *kinds: str) -> Iterator[Event]:
        """All events of these kinds."""
        return (event for event in self.beat.events if event.kind in kinds)

    def first(self, *kinds: str) -> Event | None:
        """The first event of one of these kinds."""
        return next(self.each(*kinds), None)


def text(value: Arg | None) -> str:
    """An argument as an id; empty if there is none."""
    return value if isinstance(value, str) else ""


def number(value: Arg | None, default: int = 0) -> int:
    """An argument as a number."""
    return value if isinstance(value, int) else default


def place_of(event: Event) -> tuple[str, str]:
    """Name and value of the argument that says where an event happens; empty if it has none."""
    for name in ("zone", "place"):
        value = text(event.args.get(name))
        if value:
            return name, value
    return "", ""


def round_of(state: Any, default: int) -> int:
    """The number of the open round; the default between two rounds."""
    for scope in state.scopes:
        if scope.kind == "round" and scope.name.isdigit():
            return int(scope.name)
    return default


def story_beats(session: Session) -> list[StoryBeat]:
    """The beats of the game that stands, without moves that were taken back and without hidden events."""
    plan = tooling(session.game).beats()
    told_beats: list[StoryBeat] = []
    round = 0
    for index, node in enumerate(session.current_line()):
        states = retrace(session, node)
        steps = [(event, state) for event, state in zip(node.events, states, strict=True) if event.visible_to(None)]
        shown = iter(steps)
        for beat in beats(plan, [(event, state.scopes) for event, state in steps]):
            for _ in beat.events:
                round = round_of(next(shown)[1], round)
            told_beats.append(StoryBeat(beat, node.seq, index, round))
    return told_beats
