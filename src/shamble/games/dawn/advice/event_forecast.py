"""The chance that the next event is BRAINS!, from the cards that everybody has seen."""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.printed.terms import GUARD_ARRIVES
from shamble.games.dawn.rounds.setup import pool, slowed
from shamble.games.dawn.table.state import DawnState

ACTS: Final = 4
"""Number of acts of a game."""


def brains_chance(s: DawnState) -> float:
    """Probability that the next event is BRAINS!: the deck holds the acts in order, and the number of cards of each act
    and the cards played are known."""
    drawn = [id for id in s.played if id != GUARD_ARRIVES]
    plan = s.content.plans[(s.level, s.length)]
    for act in range(1, ACTS + 1):
        special = plan.special[act - 1]
        size = special + plan.regular[act - 1]
        if act > 2 and slowed(s, act):
            special -= 1
        if len(drawn) >= size:
            drawn = drawn[size:]
            continue
        cards = pool(s.content, s.level, act, "special")
        ahead = [id for id in cards if id not in drawn]
        brains = len([id for id in ahead if s.content.events[id].effect.name == "brains"])
        coming = special - (len(cards) - len(ahead))
        return max(0, coming) * brains / (len(ahead) * (size - len(drawn))) if brains else 0.0
    return 0.0
