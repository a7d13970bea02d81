"""Updates for the clients of a table: the changes of the scene by each event."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw

from shamble.content.tooling import tooling
from shamble.core.entity import dump
from shamble.core.event import Event
from shamble.core.scene import Scene
from shamble.server.protocol.server_messages import BeatView, EventView, Moment, Update, encode
from shamble.server.views.history import TimeSlice
from shamble.sessions.beats import Beat, beats
from shamble.sessions.record import Node
from shamble.sessions.retracing import retrace
from shamble.sessions.scene_diff import changed
from shamble.sessions.session import Session
from shamble.sessions.view import pending


def beat_view(beat: Beat) -> BeatView:
    """The beat as clients receive it."""
    id, args = beat.message()
    total = {name: value for name, value in beat.sums().items() if value}
    return BeatView(beat.kind, {"id": id, "args": dump(args)}, total, beat.span, beat.joins, list(beat.hurt()))


class SceneSteps:
    """The steps of consecutive moves (`nodes`), one per event. Scenes and changes are made once for all seats that see
    the same."""

    def __init__(self, session: Session, nodes: list[Node], time_slice: TimeSlice) -> None:
        self.session = session
        self.time_slice = time_slice
        self.nodes = nodes
        self._hides = tooling(session.game).hides
        self._plan = tooling(session.game).beats()
        self._steps: dict[int, list[tuple[Event, Any]]] = {}
        """The events of a move, each with the state after it, by the index of the move in `nodes`."""
        self._scenes: dict[tuple[int, int | None], tuple[Any, Scene]] = {}
        """Scenes by (id of the state, viewing seat). The state is kept, so that its id is not reused."""
        self._last: dict[int | None, tuple[Any, Scene]] = {}
        """The last state and scene by viewing seat, from which the next scene is made."""
        self._changes: dict[tuple[int, int], tuple[Scene, Scene, Raw | None]] = {}
        """Encoded changes by the ids of two scenes. The scenes are kept, so that their ids are not reused."""

    def knows(self, state: Any, seat: int | None, scene: Scene) -> None:
        """Adds a scene that was made for an earlier update."""
        viewing = self.viewpoint(state, seat)
        self._scenes[(id(state), viewing)] = self._last[viewing] = (state, scene)

    def forget(self) -> None:
        """Clears the caches after a moment, because freeing those of a whole page at once would take too long."""
        self._steps.clear()
        self._scenes.clear()
        self._changes.clear()

    def viewpoint(self, state: Any, seat: int | None) -> int | None:
        """The seat to make a scene for; None, as for a spectator, if nothing is hidden in this state."""
        return seat if self._hides(state) else None

    async def steps(self, number: int) -> list[tuple[Event, Any]]:
        """The events of the moment with this index, each with the state after it."""
        if number not in self._steps:
            node = self.nodes[number]
            self._steps[number] = list(zip(node.events, retrace(self.session, node), strict=True))
            await self.time_slice.yield_if_due()
        return self._steps[number]

    def scene(self, state: Any, seat: int | None) -> Scene:
        """The scene of a state for a seat, cached."""
        game = self.session.game
        viewing = self.viewpoint(state, seat)
        key = (id(state), viewing)
        cached = self._scenes.get(key)
        if cached is None:
            before, seen = self._last.get(viewing) or (None, None)
            if seen is None:
                cached = (state, game.scene(state, viewing))
            else:
                cached = (state, game.scene_after(state, viewing, before, seen))
            self._scenes[key] = self._last[viewing] = cached
        return cached[1]

    def change(self, old: Scene, new: Scene) -> Raw | None:
        """The encoded change between two scenes; None if they are equal."""
        if old is new:
            return None
        key = (id(old), id(new))
        cached = self._changes.get(key)
        if cached is None:
            change = changed(old, new)
            cached = self._changes[key] = (old, new, Raw(encode(change)) if change else None)
        return cached[2]

    async def opening(self, seat: int | None) -> tuple[int, Scene] | None:
        """The number of events of the set-up that this seat may see, and the scene after them; None if the first
        moment of these does not go beyond the set-up of its game."""
        steps = await self.steps(0)
        last = -1
        for index, (_, state) in enumerate(steps):
            if any(scope.kind == "phase" and scope.name == "setup" for scope in state.scopes):
                last = index
        if last < 0 or last == len(steps) - 1:
            return None
        return sum(event.visible_to(seat) for event, _ in steps[: last + 1]), self.scene(steps[last][1], seat)

    async def tell(self, number: int, seat: int | None, scene: Scene, skipped: int = 0) -> tuple[list[Raw], Scene]:
        """The encoded events of a moment for this seat, with the changes since `scene`, and the scene after them. The
        first `skipped` events come without changes: `scene` has these already."""
        told = []
        seq = self.nodes[number].seq
        steps = [(event, state) for event, state in await self.steps(number) if event.visible_to(seat)]
        opening = {id(beat.events[0]): beat for beat in beats(self._plan, [(e, s.scopes) for e, s in steps])}
        for index, (event, state) in enumerate(steps):
            after = self.scene(state, seat) if index >= skipped else scene
            change = self.change(scene, after)
            beat = opening.get(id(event))
            shown = beat_view(beat) if beat is not None else UNSET
            view = EventView(seq, event.kind, event.rule, event.args, change or UNSET, shown)  # type: ignore[arg-type]
            told.append(Raw(encode(view)))
            scene = after
            await self.time_slice.yield_if_due()
        return told, scene

    def now(self, session: Session, seat: int | None, scene: Scene) -> tuple[Moment, Scene]:
        """The pending decision of the session with the changes since `scene`, and the new scene."""
        after = self.scene(session.state, seat)
        change = self.change(scene, after)
        moment: Moment = {**pending(session, seat), "change": change or {}}  # type: ignore[typeddict-item]
        return moment, after


class SentScenes:
    """The scene that each seat of a table was sent last, and its seq."""

    def __init__(self) -> None:
        self._shown: dict[int | None, tuple[int, Scene]] = {}

    async def update(self, scene_steps: SceneSteps, seat: int | None) -> bytes:
        """The encoded update for a seat that has been sent everything before these moments."""
        session = scene_steps.session
        before = scene_steps.nodes[0].parent
        assert before is not None, "nothing comes before the set-up"
        seq, scene = self._shown.get(seat) or (-1, None)
        if scene is None or seq != before.seq:
            scene = scene_steps.scene(before.state, seat)
        else:
            scene_steps.knows(before.state, seat, scene)
        events: list[Raw] = []
        for number in range(len(scene_steps.nodes)):
            told, scene = await scene_steps.tell(number, seat, scene)
            events += told
        moment, scene = scene_steps.now(session, seat, scene)
        self._shown[seat] = (session.seq, scene)
        return encode(Update(session.seq, events, seat, now=moment))  # type: ignore[arg-type]

    async def back(self, scene_steps: SceneSteps, seat: int | None) -> bytes | None:
        """The encoded update after an undo, for a seat that was sent everything before; None for one to the set-up."""
        session = scene_steps.session
        (node,) = scene_steps.nodes
        assert node.previous_in_time is not None, "an undo comes after something"
        if node.parent is None:
            return None
        seq, scene = self._shown.get(seat) or (-1, None)
        if scene is None or seq != node.previous_in_time.seq:
            scene = scene_steps.scene(node.previous_in_time.state, seat)
        # The events of the restored moment are sent again, with the seq of the undo.
        events = [
            EventView(node.seq, event.kind, event.rule, event.args) for event in node.events if event.visible_to(seat)
        ]
        moment, scene = scene_steps.now(session, seat, scene)
        self._shown[seat] = (session.seq, scene)
        return encode(Update(session.seq, events, seat, now=moment, log_to=node.parent.seq))
