"""The book of the 2nd Edition: all skills, goals, special rules, creatures, cards and modules that the game
registers."""

from __future__ import annotations

from typing import Final

from shamble.city.advice.answers import leave_alone, lose_card
from shamble.city.book.card_effect import CardEffect
from shamble.city.book.play_style import PlayStyle
from shamble.city.family import goals, special_rules
from shamble.city.family.skills import search_skills, wound_skills
from shamble.city.horde.creature import Creature
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.rules.registry import Book, registered_in
from shamble.content.tables import Field
from shamble.games.zombicide2 import abominations, cards
from shamble.games.zombicide2.skills import SKILLS, aiming, helping, lasting_skills, moving, reacting, sixes
from shamble.games.zombicide2.special import ned, pairs

TASTE: Final = PlayStyle(
    people=("amy", "wanda", "elle", "josh", "ned", "doug", "odin", "lou", "tiger-sam", "lili", "ostara", "bunny-g"),
    skills=("free:combat", "free:melee", "free:ranged", "die:", "to-roll", "free:move", "damage", "slippery", "medic"),
    rush=((0.30, 2.4), (0.32, 3.8), (0.32, 5.6), (0.32, 7.4)),
    ambush=0.07,
)
"""Preferences of advice: survivors and skills in order, and by danger level the chance and size of a spawn."""
BOOK: Final = Book(
    skills=SKILLS,
    goals=(*goals.COMMON, *registered_in(Goal, ned, pairs)),
    effects=(*special_rules.COMMON, *registered_in(SpecialRule, ned, pairs)),
    creatures=registered_in(Creature, abominations),
    cards=registered_in(CardEffect, cards),
    columns={"starting": "starting", "standard": "equipment", "epic": "epic"},
    individuals={"abominations": "abomination"},
    tables={
        "survivors": {"kid": Field(bool, default=False)},
        "zombie-cards": {"kind": Field(str, allowed=("spawn", "extra", "rush"))},
    },
    modules=(
        wound_skills,
        search_skills,
        abominations,
        pairs,
        aiming,
        helping,
        lasting_skills,
        moving,
        reacting,
        sixes,
    ),
    judges={"RollSixes": leave_alone, "MakeRoom": lose_card},
    taste=TASTE,
)
