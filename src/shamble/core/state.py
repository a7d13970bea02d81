"""What a game in progress is: plain data, a stack of suspended frames and a stack of scopes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from shamble.core.entity import Entity, Json, dump

if TYPE_CHECKING:
    from typing import Self

    from shamble.core.frame import Frame

T = TypeVar("T")


def replaced(items: list[T], index: int, item: T) -> list[T]:
    """A new list with another item in that place: a state's lists are shared with earlier moments."""
    changed = items.copy()
    changed[index] = item
    return changed


def alike(old: object, new: object) -> bool:
    """Whether a field of a state has stayed what it was: the same thing, a list of the same things, an equal number."""
    if old is new:
        return True
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(a is b for a, b in zip(old, new, strict=True))
    return isinstance(new, (int, str)) and old == new


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
    """How the game ended: whether the players won as a team, the reason (a message id), its rule, and the seats that
    won: all of the team, its enemy, or who met a goal of one's own."""

    fields: ClassVar[tuple[str, ...]] = ("won", "reason", "rule", "winners")
    __slots__ = ("reason", "rule", "winners", "won")

    def __init__(self, won: bool, reason: str, rule: str, winners: tuple[int, ...] = ()) -> None:
        self.won: Final = won
        self.reason: Final = reason
        self.rule: Final = rule
        self.winners: Final = winners

    def won_by(self, seat: int | None) -> bool:
        """Whether this seat has won; None: whether the team has."""
        return seat in self.winners if seat is not None and self.winners else self.won


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state. Subclasses add flat lists of entities and name them in `fields`."""

    fields: ClassVar[tuple[str, ...]] = ("stack", "scopes", "serial", "result")
    added: ClassVar[Mapping[str, object]] = {}
    """As of an entity: fields that came later."""
    __slots__ = ("result", "scopes", "serial", "stack")

    def __init__(self, model: State | None = None) -> None:
        """A new state, or one that begins as its model is and shares its lists: whoever changes one replaces it. Only
        the stack is its own, since every move takes from it."""
        if model is None:
            self.stack: list[Frame] = []
            self.scopes: list[Scope] = []
            self.serial: int = 0
            self.result: Result | None = None
        else:
            self.stack = model.stack.copy()
            self.scopes = model.scopes
            self.serial = model.serial
            self.result = model.result

    def fork(self) -> Self:
        """An independent copy. Entities, frames and lists are never changed, so they are shared."""
        raise NotImplementedError

    def copy_kernel(self, other: State) -> None:
        """For states whose rules still change lists in place; others give themselves as the model of their twin."""
        other.stack = self.stack.copy()
        other.scopes = self.scopes.copy()
        other.serial = self.serial
        other.result = self.result

    def plain(self) -> Json:
        plain: dict[str, Json] = {}
        for name in self.fields:
            item = getattr(self, name)
            if name not in self.added or item != self.added[name]:
                plain[name] = dump(item)
        return plain

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
