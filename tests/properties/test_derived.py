"""Derived values of every game equal values that are computed anew, and read no field that they do not declare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import shamble
from shamble import Session
from shamble.core.chance import generator
from shamble.core.derived import ROOM, Declaration, declarations, derived
from shamble.core.state import State
from tests.properties.random_play import begin, cases, moves

GAMES = ("dawn", "marvel", "walkingdead", "zombicide1", "zombicide2")
TOGETHER = {"places": "survivors"}
"""Fields that are only replaced together with another field."""
CACHES = frozenset({"parts", "heard", "full", "bare", "choices", "losses", "terrains"})
"""Attributes of derived values, besides private ones, that are dicts filled at the first look-up."""


def spy_on(state: State) -> tuple[State, set[str]]:
    """A copy of a state, and the set of the fields that are read of the copy."""
    looked: set[str] = set()
    watched = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())} - {"derivations"}
    indexes = {name for name in watched if name.startswith("_")}
    """Private fields keep indexes of other fields, which they look at themselves."""

    def look(self: State, name: str) -> Any:
        if name in watched and name not in indexes:
            twin = TOGETHER.get(name, name)
            looked.add(twin if twin in watched else name)
        return object.__getattribute__(self, name)

    spying: Any = type("Spying", (type(state),), {"__slots__": (), "__getattribute__": look})
    copy: State = spying.__new__(spying)
    for name in watched:
        object.__setattr__(copy, name, getattr(state, name))
    copy.derivations = [None] * ROOM
    return copy, looked


def same(a: Any, b: Any, cache: bool = False) -> bool:
    """True if two values hold the same, through all their attributes; a cache may be filled more or less far."""
    if a is b or (cache and (a is None or b is None)):
        return True
    if type(a) is not type(b):
        return False
    if isinstance(a, dict):
        keys = a.keys() & b.keys() if cache else a.keys() | b.keys()
        return all(key in a and key in b and same(a[key], b[key]) for key in keys)
    if isinstance(a, (list, tuple)):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b))
    names = [name for kind in type(a).__mro__ for name in getattr(kind, "__slots__", ())] or list(
        getattr(a, "__dict__", ())
    )
    if not names:
        return bool(a == b)
    return all(same(getattr(a, name), getattr(b, name), name.startswith("_") or name in CACHES) for name in names)


def declared_for(state: State) -> list[Declaration]:
    """The derived values of this kind of state."""
    return [one for one in declarations if one.owner == type(state).__name__]


def games(id: str, moves_each: int) -> Iterator[Session]:
    """Random games of several missions and settings, before every move."""
    game = shamble.registry.find(id)
    some = cases(game)
    for number, case in enumerate(some[:: -(-len(some) // 6)]):
        session = begin(game, case, number)
        luck = generator(number, "derived", id)
        for _ in range(moves_each):
            if session.decision is None:
                break
            yield session
            possible = moves(session)
            key, by, _ = possible[luck.below(len(possible))]
            session.play(key, by)


@pytest.mark.parametrize("id", GAMES)
def test_kept_values_equal_new_ones(id: str) -> None:
    kept = possible = 0
    for session in games(id, 120):
        state = session.state
        for value in declared_for(state):
            before = value.read(state)
            fresh = state.fork()
            fresh.derivations = [None] * ROOM
            anew = value.make(fresh)
            assert same(before, anew, cache=anew == {}), value.name
            possible += 1
            kept += value.read(state) is before
        for seat in (None, *range(session.seats)):
            session.game.scene(state, seat)
    assert kept == possible


@pytest.mark.parametrize("id", GAMES)
def test_values_read_what_they_declare(id: str) -> None:
    for number, session in enumerate(games(id, 60)):
        for value in declared_for(session.state) if number % 5 == 0 else ():
            copy, looked = spy_on(session.state)
            value.make(copy)
            assert looked <= set(value.fields), f"{value.name} reads {sorted(looked - set(value.fields))}"


def test_the_spy_sees_a_field_that_is_not_declared() -> None:
    class Small(State):
        __slots__ = ("cards", "coins")

        def __init__(self, model: Small | None = None) -> None:
            super().__init__(model)
            self.cards = [3, 1]
            self.coins = [5]

        def fork(self) -> Small:
            return Small(self)

    @derived("cards")
    def worth(s: Small) -> int:
        return sum(s.cards) + sum(s.coins)

    declared = declarations.pop()
    state = Small()
    assert worth(state) == 9
    copy, looked = spy_on(state)
    declared.make(copy)
    assert looked == {"cards", "coins"}
    state.coins = [6]
    assert worth(state) == 9
    assert not same(worth(state), declared.make(state))
