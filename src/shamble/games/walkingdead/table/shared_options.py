"""Cached options that are offered often. Options never change, so that all states share them."""

from __future__ import annotations

from typing import Final

from shamble.core.option import Option
from shamble.games.walkingdead.table.state import Player, WalkingDeadState

EITHER: Final[dict[tuple[str, str, str], list[Option]]] = {}
DRAWS: Final[dict[tuple[str, str], list[Option]]] = {}
STEPS: Final[dict[tuple[str, str, str, str], list[Option]]] = {}


def either(yes: str, no: str, char: str) -> list[Option]:
    """Returns two options, yes and no, for a character."""
    cached = EITHER.get((yes, no, char))
    if cached is None:
        cached = EITHER[yes, no, char] = [Option(yes, char), Option(no, char)]
    return cached.copy()


def draw_or_pass(char: str, pile: str) -> list[Option]:
    """Returns the options to draw from a deck or to pass."""
    cached = DRAWS.get((char, pile))
    if cached is None:
        cached = DRAWS[char, pile] = [Option("draw", char, pile), Option("pass", char)]
    return cached.copy()


def steps(s: WalkingDeadState, player: Player, verb: str) -> list[Option]:
    """Returns the options to move to each neighbouring place or to stay."""
    first, second = s.neighbours(player.place)
    char = player.char
    cached = STEPS.get((verb, char, first, second))
    if cached is None:
        cached = STEPS[verb, char, first, second] = [
            Option(verb, char, first),
            Option(verb, char, second),
            Option("stay", char),
        ]
    return cached.copy()
