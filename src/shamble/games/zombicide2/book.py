"""Everything that the 2nd Edition registers."""

from __future__ import annotations

from typing import Final

from shamble.city.book.card_effect import CardEffect
from shamble.city.book.play_style import Taste
from shamble.city.family import goals
from shamble.city.family import special_rules as effects
from shamble.city.family.skills import search_skills as finding
from shamble.city.family.skills import wound_skills as enduring
from shamble.city.horde.creature import Creature
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import Effect
from shamble.city.rules.registry import Book, found
from shamble.content.tables import Field
from shamble.games.zombicide2 import abominations, cards
from shamble.games.zombicide2.skills import SKILLS, aiming, helping, moving, reacting
from shamble.games.zombicide2.special import ned, pairs

TASTE: Final = Taste(
    people=("amy", "wanda", "elle", "josh", "ned", "doug", "odin", "lou", "tiger-sam", "lili", "ostara", "bunny-g"),
    skills=("free:combat", "free:melee", "free:ranged", "die:", "to-roll", "free:move", "damage", "slippery", "medic"),
    rush=((0.30, 2.4), (0.32, 3.8), (0.32, 5.6), (0.32, 7.4)),
    ambush=0.07,
)
BOOK: Final = Book(
    skills=SKILLS,
    goals=(*goals.COMMON, *found(Goal, ned, pairs)),
    effects=(*effects.COMMON, *found(Effect, ned, pairs)),
    creatures=found(Creature, abominations),
    cards=found(CardEffect, cards),
    columns={"starting": "starting", "standard": "equipment", "epic": "epic"},
    individuals={"abominations": "abomination"},
    tables={"survivors": {"kid": Field(bool, default=False)}},
    modules=(enduring, finding, abominations, pairs, aiming, helping, moving, reacting),
    taste=TASTE,
)
