"""What event, story and research cards do: importing this fills the registries of `powers`."""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.card_effects import attacks as strikes
from shamble.games.dawn.card_effects import (
    intruders,
    laboratory,
    lasting,
    newcomers,
    people,
    replacing,
    research,
    underground,
    upgrades,
)
from shamble.games.dawn.card_effects import kept_card_effects as tricks
from shamble.games.dawn.card_effects import new_zeds as placing
from shamble.games.dawn.card_effects import supplies as stocks

MODULES: Final = (
    *(intruders, laboratory, lasting, newcomers, people, placing, replacing),
    *(research, stocks, strikes, tricks, underground, upgrades),
)
"""Where a save finds the steps of card effects."""

VERBS: Final = (
    *("bait", "bomb", "burst", "call", "calm", "choose-upgrade", "come-back", "distract", "done", "drive-back"),
    *("expose", "find-zed", "give-up", "let-in", "lose-component", "mark", "place-zed", "set-back", "shrink"),
    *("upgrade",),
)
"""Verbs that only cards offer."""
