"""Options that are offered again and again. They never change, so each set is made once and shared by all states."""

from __future__ import annotations

from typing import Final

from shamble.core.option import Option
from shamble.games.walkingdead.table.state import Player, Table

EITHER: Final[dict[tuple[str, str, str], list[Option]]] = {}
DRAWS: Final[dict[tuple[str, str], list[Option]]] = {}
STEPS: Final[dict[tuple[str, str, str, str], list[Option]]] = {}


def either(yes: str, no: str, char: str) -> list[Option]:
    known = EITHER.get((yes, no, char))
    if known is None:
        known = EITHER[yes, no, char] = [Option(yes, char), Option(no, char)]
    return known.copy()


def draw_or_pass(char: str, pile: str) -> list[Option]:
    known = DRAWS.get((char, pile))
    if known is None:
        known = DRAWS[char, pile] = [Option("draw", char, pile), Option("pass", char)]
    return known.copy()


def steps(s: Table, player: Player, verb: str) -> list[Option]:
    """To a place next to one's own, or none."""
    first, second = s.neighbours(player.place)
    char = player.char
    known = STEPS.get((verb, char, first, second))
    if known is None:
        known = STEPS[verb, char, first, second] = [
            Option(verb, char, first),
            Option(verb, char, second),
            Option("stay", char),
        ]
    return known.copy()
