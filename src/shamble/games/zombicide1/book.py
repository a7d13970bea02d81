"""Everything that Season 1 registers."""

from __future__ import annotations

from typing import Final

from shamble.city.advice.answers import reveal
from shamble.city.book.card_effect import CardEffect
from shamble.city.book.play_style import Taste
from shamble.city.family import goals
from shamble.city.family import special_rules as effects
from shamble.city.family.skills import search_skills as finding
from shamble.city.family.skills import wound_skills as enduring
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import Effect
from shamble.city.rules.registry import Book, found
from shamble.content.tables import Field
from shamble.games.zombicide1 import cards
from shamble.games.zombicide1 import cars as driving
from shamble.games.zombicide1 import group_splitting as horde
from shamble.games.zombicide1 import setup as dealing
from shamble.games.zombicide1 import wound_cards as wounding
from shamble.games.zombicide1.skills import SKILLS, fighting
from shamble.games.zombicide1.special import escape, grindhouse, reunion

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
