"""What those at a table are shown: everything, or step by step what each event changed."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw

from shamble.content.tooling import tooling
from shamble.core.event import Event
from shamble.core.record import Node
from shamble.core.scene import Scene
from shamble.core.scene_diff import changed
from shamble.core.session import Session
from shamble.core.view import pending
from shamble.server.protocol.messages import EventView, Moment, Update, encode
from shamble.server.views.history import Breath


class Reel:
    """Some moments, event by event. Scenes and changes are made once for all who see the same."""

    def __init__(self, session: Session, nodes: list[Node], breath: Breath) -> None:
        self.session = session
        self.breath = breath
        self.nodes = nodes
        self._hides = tooling(session.game).hides
        self._steps: dict[int, list[tuple[Event, Any]]] = {}
        self._scenes: dict[tuple[int, int | None], tuple[Any, Scene]] = {}
        """By a state's address, with the state, so that no other one can have it meanwhile."""
        self._last: dict[int | None, tuple[Any, Scene]] = {}
        """What was made last for whose eyes: the next one is much like it."""
        self._changes: dict[tuple[int, int], tuple[Scene, Scene, Raw | None]] = {}
        """By the addresses of two scenes, with the scenes."""

    def knows(self, state: Any, seat: int | None, scene: Scene) -> None:
        """A scene that was made before."""
        eyes = self.eyes(state, seat)
        self._scenes[(id(state), eyes)] = self._last[eyes] = (state, scene)

    def forget(self) -> None:
        """What lies behind. Of a whole page at once, throwing it away would take longer than a click may."""
        self._steps.clear()
        self._scenes.clear()
        self._changes.clear()

    def eyes(self, state: Any, seat: int | None) -> int | None:
        """Where nothing is hidden, every seat sees what a spectator does."""
        return seat if self._hides(state) else None

    async def steps(self, number: int) -> list[tuple[Event, Any]]:
        """The events of one of the moments, each with the state after it."""
        if number not in self._steps:
            node = self.nodes[number]
            self._steps[number] = list(zip(node.events, self.session.retrace(node), strict=True))
            await self.breath.take()
        return self._steps[number]

    def scene(self, state: Any, seat: int | None) -> Scene:
        game = self.session.game
        eyes = self.eyes(state, seat)
        key = (id(state), eyes)
        found = self._scenes.get(key)
        if found is None:
            before, seen = self._last.get(eyes) or (None, None)
            if seen is None:
                found = (state, game.scene(state, eyes))
            else:
                found = (state, game.scene_after(state, eyes, before, seen))
            self._scenes[key] = self._last[eyes] = found
        return found[1]

    def change(self, old: Scene, new: Scene) -> Raw | None:
        """What to send for it; None: nothing."""
        if old is new:
            return None
        key = (id(old), id(new))
        found = self._changes.get(key)
        if found is None:
            change = changed(old, new)
            found = self._changes[key] = (old, new, Raw(encode(change)) if change else None)
        return found[2]

    async def tell(self, number: int, seat: int | None, scene: Scene) -> tuple[list[Raw], Scene]:
        """The events of one of the moments as this seat is told them, from a scene on; and the scene after them."""
        told = []
        seq = self.nodes[number].seq
        for event, state in await self.steps(number):
            if not event.visible_to(seat):
                continue
            after = self.scene(state, seat)
            change = self.change(scene, after)
            view = EventView(seq, event.kind, event.rule, event.args, change or UNSET)  # type: ignore[arg-type]
            told.append(Raw(encode(view)))
            scene = after
            await self.breath.take()
        return told, scene

    def now(self, session: Session, seat: int | None, scene: Scene) -> tuple[Moment, Scene]:
        """What is pending at a moment, and what has changed of a scene by then."""
        after = self.scene(session.state, seat)
        change = self.change(scene, after)
        moment: Moment = {**pending(session, seat), "change": change or {}}  # type: ignore[typeddict-item]
        return moment, after


class Screen:
    """What each seat of a table was shown last, and at which moment."""

    def __init__(self) -> None:
        self._shown: dict[int | None, tuple[int, Scene]] = {}

    async def update(self, reel: Reel, seat: int | None) -> bytes:
        """What happened, to a seat that knows everything before it."""
        session = reel.session
        before = reel.nodes[0].parent
        assert before is not None, "nothing comes before the set-up"
        seq, scene = self._shown.get(seat) or (-1, None)
        if scene is None or seq != before.seq:
            scene = reel.scene(before.state, seat)
        else:
            reel.knows(before.state, seat, scene)
        events: list[Raw] = []
        for number in range(len(reel.nodes)):
            told, scene = await reel.tell(number, seat, scene)
            events += told
        moment, scene = reel.now(session, seat, scene)
        self._shown[seat] = (session.seq, scene)
        return encode(Update(session.seq, events, seat, now=moment))  # type: ignore[arg-type]

    async def back(self, reel: Reel, seat: int | None) -> bytes | None:
        """What an undo changed, to a seat that knows everything before it; None: it went to the set-up."""
        session = reel.session
        (node,) = reel.nodes
        assert node.before is not None, "an undo comes after something"
        if node.parent is None:
            return None
        seq, scene = self._shown.get(seat) or (-1, None)
        if scene is None or seq != node.before.seq:
            scene = reel.scene(node.before.state, seat)
        # The moment it goes back to is told again, under the number of the undo.
        events = [
            EventView(node.seq, event.kind, event.rule, event.args) for event in node.events if event.visible_to(seat)
        ]
        moment, scene = reel.now(session, seat, scene)
        self._shown[seat] = (session.seq, scene)
        return encode(Update(session.seq, events, seat, now=moment, log_to=node.parent.seq))
