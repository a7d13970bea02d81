"""Beats of a whole game in order, each with its moments, its round and the instants that a picture can show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from shamble.content.tooling import tooling
from shamble.core.event import Arg, Event
from shamble.sessions.beats import Beat, beats
from shamble.sessions.retracing import retrace
from shamble.sessions.session import Session


class Instant(NamedTuple):
    """A position of the game that a picture can show."""

    moment: int
    """Place of the moment among the moments of a replay."""
    events: int
    """Number of events of that moment which have happened."""


class StoryStep:
    """One public event of a game. `seq`, `index`: number of its moment, and its place among the moments of a replay.
    `number`: its place among the events of the moment. `state`: the state after it."""

    __slots__ = ("event", "index", "number", "seq", "state")

    def __init__(self, event: Event, state: Any, seq: int, index: int, number: int) -> None:
        self.event: Final = event
        self.state: Final = state
        self.seq: Final = seq
        self.index: Final = index
        self.number: Final = number


class StoryBeat:
    """One beat of a game; an attack whose hits are answered one by one is one beat of several moments. `seq`, `index`:
    number of the moment in which it begins, and its place among the moments of a replay. `round`: the round in which it
    ends, 0 for the set-up."""

    __slots__ = ("_steps", "beat", "index", "round", "seq")

    def __init__(self, beat: Beat, steps: Sequence[StoryStep], round: int) -> None:
        self.beat: Final = beat
        self._steps: Final = steps
        self.seq: Final = steps[0].seq
        self.index: Final = steps[0].index
        self.round: Final = round

    def before(self, *kinds: str) -> Instant:
        """The instant before the first event of one of these kinds; the end of the beat if there is none."""
        for step in self._steps:
            if step.event.kind in kinds:
                return Instant(step.index, step.number)
        return self.after()

    def after(self, event: Event | None = None) -> Instant:
        """The instant after this event of the beat, or after the last one."""
        last = next((step for step in self._steps if step.event is event), self._steps[-1])
        return Instant(last.index, last.number + 1)

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
    steps = [
        StoryStep(event, state, node.seq, index, number)
        for index, node in enumerate(session.current_line())
        for number, (event, state) in enumerate(zip(node.events, retrace(session, node), strict=True))
        if event.visible_to(None)
    ]
    told_beats: list[StoryBeat] = []
    round = done = 0
    for beat in beats(plan, [(step.event, step.state.scopes) for step in steps]):
        own = steps[done : done + len(beat.events)]
        done += len(own)
        for step in own:
            round = round_of(step.state, round)
        told_beats.append(StoryBeat(beat, own, round))
    return told_beats


def state_at(session: Session, instant: Instant) -> Any:
    """The state that a picture of this instant shows; an instant beyond the game shows its nearest position."""
    line = session.current_line()
    node = line[min(instant.moment, len(line) - 1)]
    if not instant.events and node.parent is not None:
        return node.parent.state
    states = retrace(session, node)
    return states[min(max(instant.events, 1), len(states)) - 1] if states else node.state
