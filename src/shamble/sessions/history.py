"""The history of a session: its nodes by time and by descent, its events and records, and the reach of an undo."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.state import Result
from shamble.sessions.record import Node, Record

LEVELS: Final = ("step", "action", "turn", "phase", "round")
"""Levels of an undo, narrowest first."""


class UndoPreview:
    """The extent of an undo: `steps` taken back; `reveals`: True if one of them had revealed something."""

    __slots__ = ("reveals", "steps")

    def __init__(self, steps: int, reveals: bool) -> None:
        self.steps: Final = steps
        self.reveals: Final = reveals

    def __repr__(self) -> str:
        return f"<undo of {self.steps} steps{', which had revealed something' if self.reveals else ''}>"


class History:
    """The nodes of a session up to the current one. A node never changes: forks and copies share them.

    Nodes form a tree. `previous_in_time` leads back also through undone moves; `parent` leads back to the moves that
    still count. A session without history has a single node, which every move replaces.
    """

    def __init__(self, node: Node | None = None) -> None:
        self._node: Node
        self._undo_reach: tuple[Node | None, tuple[int, ...], tuple[int, ...], tuple[bool, ...]] = (None, (), (), ())
        """Cache of the last `undo_previews`: node, scope serials, steps and `reveals` for each level. It holds no
        previews but their numbers, because every table keeps one."""
        if node is not None:
            self._node = node

    @property
    def node(self) -> Node:
        """The current node."""
        return self._node

    @property
    def first(self) -> Node:
        """The node from which the records start."""
        node = self._node
        while node.previous_in_time is not None:
            node = node.previous_in_time
        return node

    @property
    def state(self) -> Any:
        """The current state, for reading only."""
        return self._node.state

    @property
    def seq(self) -> int:
        """Number of the current node; each move and each undo adds one."""
        return self._node.seq

    @property
    def outcome(self) -> Result | None:
        """The result of the game; None while it goes on."""
        result: Result | None = self._node.state.result
        return result

    @property
    def undos(self) -> int:
        """Number of undos that went back past a roll or draw."""
        return self._node.undos

    def _nodes(self, seq: int, undone: bool) -> list[Node]:
        """Returns the nodes from number `seq` on, oldest first. `undone`: True to include undone ones."""
        nodes = []
        node: Node | None = self._node
        while node is not None and node.seq >= seq:
            nodes.append(node)
            node = node.previous_in_time if undone else node.parent
        nodes.reverse()
        return nodes

    def current_line(self) -> list[Node]:
        """Returns the nodes that led to the current state, without undone ones."""
        return self._nodes(0, False)

    def nodes_since(self, seq: int) -> list[Node]:
        """Returns the nodes from this number on, without undone ones."""
        return self._nodes(seq, False)

    @property
    def all_nodes(self) -> list[Node]:
        """All nodes in the order of time, including undone ones."""
        return self._nodes(0, True)

    @property
    def log(self) -> list[Event]:
        """All events that led to the current state; events of undone moves are not included."""
        return [event for node in self.current_line() for event in node.events]

    def log_for(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """Returns the events that this seat may see, each with its `seq`: the whole log, or the events from `since` on,
        without the events of undo nodes, which only repeat earlier ones."""
        return [
            (node.seq, event)
            for node in self.nodes_since(since)
            if not since or not node.record.undo
            for event in node.events
            if event.visible_to(seat)
        ]

    @property
    def records(self) -> list[Record]:
        """All records since the start, including undos."""
        return self.records_since(0)

    def records_since(self, seq: int) -> list[Record]:
        """Returns the records from this number on, including undos."""
        return [node.record for node in self._nodes(seq, True)]

    def undo_preview(self, level: str = "step") -> UndoPreview | None:
        """Returns what an undo of this level would take back; None if there is nothing to undo."""
        if level not in LEVELS:
            raise ShambleError(f"undo goes by {', '.join(LEVELS)}, not {level!r}")
        previews = self.undo_previews()
        return previews[LEVELS.index(level)] if previews else None

    def undo_previews(self) -> list[UndoPreview]:
        """Returns what an undo of each level would take back, narrowest first; empty if nothing can be undone."""
        node = self._node
        first = node.parent
        if first is None:
            return []
        inner = {scope.kind: scope.serial for scope in first.state.scopes}
        serials = tuple([inner.get(kind, 0) for kind in LEVELS])
        cached_node, cached_serials, cached_steps, cached_reveals = self._undo_reach
        previews = [UndoPreview(1, node.revealed)]
        for number in range(1, len(LEVELS)):
            target, steps, reveals = first, 1, node.revealed
            if cached_node is first and cached_serials[number:] == serials[number:]:
                # The cache holds the answer for the previous node in the same scopes: one step more.
                steps, reveals = cached_steps[number] + 1, reveals or cached_reveals[number]
            else:
                # Between two turns, or in a game without turns, the next wider open scopes bound the undo.
                within = list(zip(LEVELS[number:], serials[number:], strict=True))
                bounds = [(kind, serial) for kind, serial in within if serial] or within
                while target.parent is not None and target.parent.inside(bounds):
                    reveals = reveals or target.revealed
                    target = target.parent
                    steps += 1
            previews.append(UndoPreview(steps, reveals))
        self._undo_reach = (node, serials, tuple([p.steps for p in previews]), tuple([p.reveals for p in previews]))
        return previews
