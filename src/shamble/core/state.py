"""What a game in progress is: plain data, a stack of suspended frames and a stack of scopes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.core.entity import Entity, Json, dump

if TYPE_CHECKING:
    from typing import Self

    from shamble.core.frame import Frame


class Scope(Entity):
    """A round, phase, turn, action or card: what was spent in it, never what remains."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "name", "serial", "spent")
    __slots__ = ("kind", "name", "serial", "spent")

    def __init__(self, kind: str, name: str, serial: int, spent: tuple[str, ...] = ()) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.serial: Final = serial
        self.spent: Final = spent


class Result(Entity):
    """How the game ended: won or lost, the reason (a message id), its rule, and the seats that won."""

    fields: ClassVar[tuple[str, ...]] = ("won", "reason", "rule", "winners")
    __slots__ = ("reason", "rule", "winners", "won")

    def __init__(self, won: bool, reason: str, rule: str, winners: tuple[int, ...] = ()) -> None:
        self.won: Final = won
        self.reason: Final = reason
        self.rule: Final = rule
        self.winners: Final = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state. Subclasses add flat lists of entities and name them in `fields`."""

    fields: ClassVar[tuple[str, ...]] = ("stack", "scopes", "serial", "result")
    __slots__ = ("result", "scopes", "serial", "stack")

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.scopes: list[Scope] = []
        self.serial = 0
        self.result: Result | None = None

    def fork(self) -> Self:
        """An independent copy; entities and frames are immutable and shared."""
        raise NotImplementedError

    def copy_kernel(self, other: State) -> None:
        other.stack = self.stack.copy()
        other.scopes = self.scopes.copy()
        other.serial = self.serial
        other.result = self.result

    def plain(self) -> Json:
        return {name: dump(getattr(self, name)) for name in self.fields}

    def scope(self, kind: str) -> Scope | None:
        """The innermost open scope of that kind: a turn inside a turn has its own ledger."""
        for scope in reversed(self.scopes):
            if scope.kind == kind:
                return scope
        return None

    def spent(self, kind: str, what: str) -> int:
        """How often `what` was spent in the innermost scope of that kind."""
        for scope in reversed(self.scopes):
            if scope.kind == kind:
                return scope.spent.count(what) if scope.spent else 0
        return 0
