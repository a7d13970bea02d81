"""Everything that Season 1 registers."""

from __future__ import annotations

from typing import Final

from shamble.city import effects, goals
from shamble.city.advice.judge import reveal
from shamble.city.advice.taste import Taste
from shamble.city.book import Book, found
from shamble.city.card import CardEffect
from shamble.city.effect import Effect
from shamble.city.goal import Goal
from shamble.city.skills import enduring, finding
from shamble.content.tables import Field
from shamble.games.zombicide1 import cards, dealing, driving, escape, grindhouse, horde, reunion, wounding
from shamble.games.zombicide1.skills import SKILLS, fighting

TASTE: Final = Taste(
    people=("amy", "wanda", "phil", "ned", "josh", "doug"),
    skills=("free:combat", "die:", "to-roll", "free:move", "slippery", "zone-per-move", "reroll", "lucky", "tough"),
    rush=((0.1, 1.2), (0.1, 2.0), (0.1, 3.4), (0.1, 5.0)),
    ambush=0.07,
    armed=0.6,
    death=24.0,
    wary=True,
    restless=0.08,
    drives=True,
)
BOOK: Final = Book(
    skills=SKILLS,
    goals=(*goals.COMMON, *found(Goal, escape, reunion)),
    effects=(*effects.COMMON, *found(Effect, escape, grindhouse, reunion)),
    cards=found(CardEffect, cards),
    columns={
        "starting": "starting",
        "standard": "equipment",
        "pans": "pans",
        "made": "made",
        "pimp": "pimp",
        "wounds": "wounds",
    },
    tables={
        "zombie-cards": {
            "type": Field(str, default=""),
            **{level: Field((int, dict)) for level in ("blue", "yellow", "orange", "red")},
        }
    },
    modules=(enduring, finding, cards, dealing, driving, fighting, horde, wounding),
    judges={"FillFirst": reveal},
    taste=TASTE,
)
