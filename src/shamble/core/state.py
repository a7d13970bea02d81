"""The base class of game states: entities, a stack of suspended frames and a stack of scopes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from shamble.core.derived import ROOM, Derivation
from shamble.core.entity import Entity, Json, dump

if TYPE_CHECKING:
    from typing import Self

    from shamble.core.frame import Frame

T = TypeVar("T")


def with_item(items: list[T], index: int, item: T) -> list[T]:
    """A copy of the list with this item at `index`. States share their lists with earlier states: never change one."""
    changed = items.copy()
    changed[index] = item
    return changed


def is_unchanged(old: object, new: object) -> bool:
    """True if a field of a state did not change: the same object, a list of the same objects, an equal int or str."""
    if old is new:
        return True
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(a is b for a, b in zip(old, new, strict=True))
    return isinstance(new, (int, str)) and old == new


class Scope(Entity):
    """An open round, phase, turn, action, card or attack, with the list of what was spent in it.

    Rules open and close scopes with `Flow.open_scope` and `close_scope`, and record a use with `Flow.spend`. "Once
    per turn" is `s.spent("turn", key) == 0`. Store what was spent, never what is left: a skill that is gained in
    the middle of a turn then counts at once. Always the innermost scope of a kind is meant, so a turn inside
    another turn has a ledger of its own. Undo levels come from the same stack. `serial` tells two scopes of one
    kind apart.

    >>> from shamble.core.chance import Scripted
    >>> from shamble.core.frame import Flow
    >>> t = Flow(State(), Scripted({}, {}), None)
    >>> t.open_scope("turn", "amy"); t.spend("turn", "search")
    >>> t.open_scope("turn", "ned")  # a turn inside Amy's turn
    >>> t.s.spent("turn", "search")
    0
    >>> t.close_scope("turn"); t.s.spent("turn", "search")
    1
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "name", "serial", "spent")
    __slots__ = ("kind", "name", "serial", "spent")

    def __init__(self, kind: str, name: str, serial: int, spent: tuple[str, ...] = ()) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.serial: Final = serial
        self.spent: Final = spent


class Result(Entity):
    """The end of a game. `won`: True if the players won as a team; `reason`: message id; `rule`: the rule that ended
    the game; `winners`: the seats that won: the whole team, its enemy, or seats that met a goal of their own."""

    fields: ClassVar[tuple[str, ...]] = ("won", "reason", "rule", "winners")
    __slots__ = ("reason", "rule", "winners", "won")

    def __init__(self, won: bool, reason: str, rule: str, winners: tuple[int, ...] = ()) -> None:
        self.won: Final = won
        self.reason: Final = reason
        self.rule: Final = rule
        self.winners: Final = winners

    def won_by(self, seat: int | None) -> bool:
        """True if this seat has won; for None, True if the team has won."""
        return seat in self.winners if seat is not None and self.winners else self.won


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base class of every game's state. Subclasses add flat lists of entities and name them in `fields`."""

    fields: ClassVar[tuple[str, ...]] = ("stack", "scopes", "serial", "result")
    added: ClassVar[Mapping[str, object]] = {}
    """Fields added after the first release, as in `Entity.added`."""
    written_fields: ClassVar[Mapping[str, str]] = {}
    """Fields that were renamed after they had been saved: field → its name in saves."""
    __slots__ = ("derivations", "result", "scopes", "serial", "stack")

    def __init__(self, model: State | None = None) -> None:
        """Makes an empty state, or a copy of `model` that shares its lists. Rules replace a list instead of changing
        it; only the stack is copied, since every move changes it."""
        if model is None:
            self.stack: list[Frame] = []
            self.scopes: list[Scope] = []
            self.serial: int = 0
            self.result: Result | None = None
            self.derivations: list[Derivation | None] = [None] * ROOM
            """Derived values (`core.derived`), by slot. Each is checked when it is read. Replaced, never changed."""
        else:
            self.stack = model.stack.copy()
            self.scopes = model.scopes
            self.serial = model.serial
            self.result = model.result
            self.derivations = model.derivations

    def __repr__(self) -> str:
        waits = type(self.stack[-1]).__name__ if self.stack else "nothing"
        return f"<{type(self).__name__}: {len(self.fields)} fields, {waits} is next>"

    def fork(self) -> Self:
        """Returns an independent copy. Entities, frames and lists never change, so that the copy shares them."""
        raise NotImplementedError

    def copy_kernel(self, other: State) -> None:
        """Copies stack, scopes, serial and result to `other`, for states whose rules change lists in place. Other
        states pass themselves as `model` to their copy."""
        other.stack = self.stack.copy()
        other.scopes = self.scopes.copy()
        other.serial = self.serial
        other.result = self.result

    def adopt(self, other: State) -> None:
        """Takes over the derived values of another state of the game; those with other sources are computed anew."""
        self.derivations = other.derivations

    def plain(self) -> Json:
        """Returns the state as plain data for saves."""
        plain: dict[str, Json] = {}
        for name in self.fields:
            item = getattr(self, name)
            if name not in self.added or item != self.added[name]:
                plain[self.written_fields.get(name, name)] = dump(item)
        return plain

    def scope(self, kind: str) -> Scope | None:
        """Returns the innermost open scope of this kind; None if none is open."""
        for scope in reversed(self.scopes):
            if scope.kind == kind:
                return scope
        return None

    def ledger(self, kind: str) -> tuple[str, ...]:
        """Returns everything that was spent in the innermost scope of this kind."""
        for scope in reversed(self.scopes):
            if scope.kind == kind:
                return scope.spent
        return ()

    def spent(self, kind: str, what: str) -> int:
        """Counts the uses of `what` in the innermost scope of this kind."""
        for scope in reversed(self.scopes):
            if scope.kind == kind:
                return scope.spent.count(what) if scope.spent else 0
        return 0
