"""Values that are computed from fields of a state and kept while these fields are the same objects."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from shamble.core.state import State

S = TypeVar("S", bound="State")
V = TypeVar("V")

ROOM: Final = 40
"""Maximum number of derived values in all games together: the length of the list `State.derivations`."""


class Derivation:
    """A derived value with the objects that it was computed from. It is immutable, so that forks can share it."""

    __slots__ = ("n", "source", "sources", "value")

    def __init__(self, value: Any, source: object, sources: tuple[object, ...], n: int) -> None:
        self.value: Final = value
        self.source: Final = source
        """The first field in `reads`, apart from the others because most values read one field that is replaced."""
        self.sources: Final = sources
        """The other fields in `reads`, then those in `equal` after the first."""
        self.n: Final = n
        """Value of the first field in `equal`."""


class Declaration:
    """A derived value as declared: `make` computes it from `fields` of a state of class `owner`, and `read` returns the
    kept value, or computes it."""

    def __init__(
        self, owner: str, name: str, fields: tuple[str, ...], make: Callable[[Any], Any], read: Callable[[Any], Any]
    ) -> None:
        self.owner: Final = owner
        self.name: Final = name
        self.fields: Final = fields
        self.make: Final = make
        self.read: Final = read


declarations: Final[list[Declaration]] = []
"""All derived values of the games imported so far, for tests. Empty in the compiled build."""
_slots: Final = [0]
"""Number of slots given out so far."""


def new_slot() -> int:
    """An index in `State.derivations` that no other derived value uses."""
    _slots[0] += 1
    if _slots[0] > ROOM:
        raise RuntimeError(f"more than {ROOM} derived values: raise derived.ROOM")
    return _slots[0] - 1


def keep(s: State, slot: int, value: Any, source: object, sources: tuple[object, ...] = (), n: int = 0) -> Any:
    """Stores a derived value in a state, and returns the value. Other states may share the list, which is therefore
    copied: that happens less often than forks."""
    derivations = s.derivations.copy()
    derivations[slot] = Derivation(value, source, sources, n)
    s.derivations = derivations
    return value


def reading(subject: str, slot: str, make: str, reads: tuple[str, ...], equal: tuple[str, ...]) -> str:
    """The expression for a derived value: the kept value if the state holds the same sources, else what the expression
    `make` computes."""
    first, others = (f"{subject}.{reads[0]}", reads[1:]) if reads else ("None", ())
    same = [f"kept.source is {first}"] if reads else []
    same += [f"kept.sources[{index}] is {subject}.{field}" for index, field in enumerate(others)]
    same += [f"kept.sources[{len(others) + index}] == {subject}.{field}" for index, field in enumerate(equal[1:])]
    number = f"{subject}.{equal[0]}" if equal else "0"
    if equal:
        same.insert(0, f"kept.n == {number}")
    sources = "".join(f"{subject}.{field}, " for field in (*others, *equal[1:]))
    anew = f"keep({subject}, {slot}, {make}, {first}, ({sources}), {number})"
    return f"kept.value if {' and '.join(['kept is not None', *same])} else {anew}"


def derived(
    *reads: str, equal: tuple[str, ...] = (), fixed: tuple[str, ...] = ()
) -> Callable[[Callable[[S], V]], Callable[[S], V]]:
    """Declares a value that is computed from these fields of a state and kept while they are the same objects.

    Use it on a method of a state, or on a function whose only parameter is a state. `reads` names every field that the
    computation reads, also through methods and other derived values; such a field may only be replaced, never changed
    in place. Fields in `equal` are compared by value: name numbers here, because the compiled build makes a new object
    of a number at each look. Fields in `fixed` never change in a game, such as its printed content: they are not
    compared at all. Forks start with the values of the state that they were made from (`State.derivations`),
    so that a value is computed once for all states that share its fields. The value itself may fill caches of its own,
    as long as these depend on the same fields.

    The function that is made here is as fast as an identity test written by hand. The compiled build writes the
    same test into the source (`tools/compile.py`). `tests/properties/test_derived.py` plays every game, computes each
    value anew at each step, and looks for fields that are read but not declared.

    >>> from shamble.core.state import State
    >>> class Table(State):
    ...     def __init__(self, cards, model=None):
    ...         super().__init__(model)
    ...         self.cards = cards
    ...     def fork(self):
    ...         return Table(self.cards, self)
    ...     @derived("cards")
    ...     def sorted_cards(self):
    ...         return sorted(self.cards)
    >>> table = Table(["b", "a"])
    >>> twin = table.fork() if table.sorted_cards() else table
    >>> twin.sorted_cards() is table.sorted_cards()  # computed once for both
    True
    >>> twin.cards = ["d", "c"]
    >>> twin.sorted_cards(), table.sorted_cards()
    (['c', 'd'], ['a', 'b'])
    """

    def declare(make: Callable[[S], V]) -> Callable[[S], V]:
        slot = new_slot()
        name, (subject,) = make.__name__, inspect.signature(make).parameters
        text = reading(subject, str(slot), f"make({subject})", reads, equal)
        code = f"def {name}({subject}):\n    kept = {subject}.derivations[{slot}]\n    return {text}\n"
        scope: dict[str, Any] = {"keep": keep, "make": make}
        exec(compile(code, f"<derived {make.__qualname__}>", "exec"), scope)
        read: Callable[[S], V] = scope[name]
        read.__doc__, read.__module__, read.__qualname__ = make.__doc__, make.__module__, make.__qualname__
        owner = make.__qualname__.rpartition(".")[0] or str(make.__annotations__[subject])
        declarations.append(Declaration(owner, name, (*reads, *equal, *fixed), make, read))
        return read

    return declare
