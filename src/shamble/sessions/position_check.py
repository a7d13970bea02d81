"""Checks positions, which may come from a handwritten file or from another version.

Checks common to all games are here; checks that need the rules are in `Game.check_state`.
"""

from __future__ import annotations

from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from shamble.core import preferences
from shamble.core.deck import Deck
from shamble.core.entity import Entity
from shamble.core.errors import BadPosition
from shamble.core.frame import Frame
from shamble.core.game import Game
from shamble.core.state import Result, Scope, State

MAX_COUNT: Final = 1_000_000
"""Limit for numbers on the table; a loop over a larger number would not end in reasonable time."""
MAX_FRAMES: Final = 300
"""Limit for rule steps that wait; a game of ours has two dozen at most."""
_hints: dict[Any, dict[str, Any]] = {}


def check_position(game: Game[Any], state: State, seats: int) -> None:
    """Raises BadPosition, which says what is wrong and where, for a position that no game can reach."""
    try:
        check_kernel(state, seats)
        hints = hints_of(type(state))
        for name in state.fields:
            check_value(getattr(state, name), hints.get(name, Any), name, seats)
        game.check_state(state, seats)
    except BadPosition:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as reason:
        raise BadPosition(f"{game.id}: this position makes no sense ({type(reason).__name__}: {reason})") from None


def check_kernel(state: State, seats: int) -> None:
    """Checks stack and scopes of a loaded state; raises `BadPosition` at the first fault."""
    require(all(isinstance(frame, Frame) for frame in state.stack), "stack: it holds rule steps alone")
    require(state.result is not None or bool(state.stack), "stack: nothing is left to do, and the game is not over")
    require(len(state.stack) <= MAX_FRAMES, f"stack: {len(state.stack)} rule steps wait, of {MAX_FRAMES} at most")
    serial = 0
    require(all(isinstance(scope, Scope) for scope in state.scopes), "scopes: they hold scopes alone")
    for scope in state.scopes[1:] if preferences.wishes(state) else state.scopes:
        require(serial < scope.serial <= state.serial, f"scopes: {scope.kind} {scope.serial} does not follow {serial}")
        serial = scope.serial
    if state.result is not None:
        require(isinstance(state.result, Result), "result: it is no result")
        require(all(0 <= seat < seats for seat in state.result.winners), "result: a winner has no seat")


def check_value(value: object, hint: Any, where: str, seats: int) -> None:
    """Checks that a value has its declared type, and the same for everything inside it."""
    require(fits(value, hint), f"{where}: {brief(value)} is no {getattr(hint, '__name__', hint)}")
    if isinstance(value, int) and not isinstance(value, bool):
        # An integer field of the state itself may be a bit set, hence large.
        require(abs(value) < MAX_COUNT or where.isidentifier(), f"{where}: {value} is out of all proportion")
    elif isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            check_value(item, Any, f"{where} {index}", seats)
    elif isinstance(value, Entity):
        hints = hints_of(type(value).__init__)
        for name in value.fields:
            check_value(getattr(value, name), hints.get(name, Any), f"{where}: {name}", seats)
        if isinstance(value, Deck):
            check_deck(value, where, seats)


def check_deck(deck: Deck, where: str, seats: int) -> None:
    """Checks the layers of one deck: none empty, seen cards alone in their layer, seats that exist."""
    require(len(deck.known) == len(deck.layers), f"{where}: not every layer says who knows it")
    require(not deck.source or len(deck.source) == len(deck.layers), f"{where}: not every layer names its bag")
    for layer, seen in zip(deck.layers, deck.known):
        require(bool(layer), f"{where}: a layer is empty")
        require(not seen or len(layer) == 1, f"{where}: {len(layer)} cards lie in one place")
        require(all(-1 <= seat < seats for seat in seen), f"{where}: a seat that does not exist has seen a card")


def require(holds: bool, otherwise: str) -> None:
    """Raises BadPosition with this text unless the condition holds."""
    if not holds:
        raise BadPosition(otherwise)


def fits(value: object, hint: Any) -> bool:
    """True if a value has the declared type. Only the compiled build checks types by itself."""
    if hint is Any or hint is None:
        return hint is Any or value is None
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in get_args(hint))
    inner = get_args(hint)
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        if len(inner) == 2 and inner[1] is Ellipsis:
            return all(fits(item, inner[0]) for item in value)
        return len(value) == len(inner) and all(fits(item, part) for item, part in zip(value, inner))
    if origin is list:
        return isinstance(value, list) and all(fits(item, inner[0]) for item in value)
    if hint in (int, bool, str):
        return type(value) is hint
    return not isinstance(hint, type) or isinstance(value, hint)


def hints_of(declared: Any) -> dict[str, Any]:
    """Returns the declared types of a class or constructor, cached; empty if they cannot be read, as in the compiled
    build, which checks types by itself."""
    if declared not in _hints:
        try:
            _hints[declared] = get_type_hints(declared)
        except (NameError, TypeError):
            _hints[declared] = {}
    return _hints[declared]


def brief(value: object) -> str:
    """Returns the `repr` of a value, cut to 60 characters."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
