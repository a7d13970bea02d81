"""The effects of event, story and research cards, by the word in the `effect` of their rows.

Each module holds the cards of one subject. The printed numbers are data; effects of units live in `abilities`.
"""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.card_effects import (
    attacks,
    intruders,
    kept_card_effects,
    laboratory,
    lasting,
    new_zeds,
    newcomers,
    people,
    replacing,
    research,
    supplies,
    underground,
    upgrades,
)

MODULES: Final = (
    *(intruders, laboratory, lasting, newcomers, people, new_zeds, replacing),
    *(research, supplies, attacks, kept_card_effects, underground, upgrades),
)
"""Modules in which the game's book finds the classes of effects, and saves the frames of cards."""
