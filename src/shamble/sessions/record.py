"""Records of what was chosen and what chance gave, and the nodes of a session's history."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.chance import Outcome
from shamble.core.entity import Json
from shamble.core.errors import BadSave
from shamble.core.event import Event
from shamble.core.option import Option
from shamble.core.state import State


class Record:
    """One move: the option that was taken and the results of chance, or an undo.

    `option_key` is empty for the set-up. `outcomes` are the rolls and draws in order; `undo` is the number of steps
    that were undone instead.
    """

    __slots__ = ("_did", "outcomes", "seat", "undo")

    def __init__(self, did: str | Option, seat: int, outcomes: tuple[Outcome, ...], undo: int = 0) -> None:
        self._did: Final = did
        self.seat: Final = seat
        self.outcomes: Final = outcomes
        self.undo: Final = undo

    @property
    def option_key(self) -> str:
        did = self._did
        return did if isinstance(did, str) else did.key

    def __repr__(self) -> str:
        what = f"undo {self.undo}" if self.undo else self.option_key or "set-up"
        return f"<{what}{f' -> {list(self.outcomes)}' if self.outcomes else ''}>"

    def plain(self) -> Json:
        if self.undo:
            return {"undo": self.undo, "seat": self.seat}
        return {"do": self.option_key, "seat": self.seat, "got": list(self.outcomes)}

    @staticmethod
    def read(plain: Json, number: int) -> Record:
        """Reads a record from a save; raises BadSave, with its number, if it is damaged."""
        try:
            if not isinstance(plain, dict) or type(plain["seat"]) is not int:
                raise KeyError("seat")
            if "undo" in plain:
                if type(plain["undo"]) is not int or plain["undo"] < 1:
                    raise KeyError("undo")
                return Record("", plain["seat"], (), plain["undo"])
            got = plain["got"]
            if not isinstance(plain["do"], str) or not isinstance(got, list):
                raise KeyError("do")
            if not all(type(value) in (int, str) for value in got):
                raise KeyError("got")
            return Record(plain["do"], plain["seat"], tuple(got))
        except KeyError as wrong:
            raise BadSave(f"record {number} of the save is damaged at {wrong}") from None


BEGIN: Final = Record("", -1, ())
"""First record of a session without history."""


class Node:
    """A point in the history of a session, after one move.

    `parent` is the node whose state the move started from (an undo jumps back), `previous_in_time` the last one before
    this. `revealed`: True if the move rolled, drew, or showed a hidden card. `undos`: number of undos of such moves.
    `states_after_events`: a state for each event if the session keeps states; set to None once clients have been shown
    the move.
    """

    __slots__ = (
        "events",
        "parent",
        "previous_in_time",
        "record",
        "revealed",
        "seq",
        "state",
        "states_after_events",
        "undos",
    )

    def __init__(
        self,
        record: Record,
        state: State,
        events: list[Event],
        revealed: bool,
        parent: Node | None,
        previous_in_time: Node | None,
        undos: int,
        seq: int,
        states_after_events: list[Any] | None = None,
    ) -> None:
        self.record: Final = record
        self.state: Final[State] = state
        self.events: Final = events
        self.revealed: Final = revealed
        self.parent: Final = parent
        self.previous_in_time: Final = previous_in_time
        self.undos: Final = undos
        self.states_after_events: list[Any] | None = states_after_events
        self.seq: Final[int] = seq

    def __repr__(self) -> str:
        return f"<move {self.seq}: {self.record!r}>"

    def scope_serial(self, kind: str) -> int:
        """Returns the serial of the innermost round, phase, turn or action (`kind`) of this node; 0 if none is open."""
        for scope in reversed(self.state.scopes):
            if scope.kind == kind:
                return scope.serial
        return 0

    def inside(self, bounds: list[tuple[str, int]]) -> bool:
        """True if this node lies in all these scopes (kind, serial), also in a turn inside that turn. A serial of 0
        demands that no scope of this kind is open."""
        serials = [scope.serial for scope in self.state.scopes]
        for kind, serial in bounds:
            if serial and serial not in serials:
                return False
            if not serial and self.scope_serial(kind):
                return False
        return True
