"""The book of Season 1: all skills, goals, special rules, cards and modules that the game registers."""

from __future__ import annotations

from typing import Final

from shamble.city.advice.answers import reveal, send
from shamble.city.book.card_effect import CardEffect
from shamble.city.book.play_style import PlayStyle
from shamble.city.family import goals, special_rules
from shamble.city.family.skills import search_skills, wound_skills
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.rules.registry import Book, registered_in
from shamble.content.tables import Field
from shamble.games.zombicide1 import cards, cars, group_splitting, setup, wound_cards
from shamble.games.zombicide1.skills import SKILLS, fighting
from shamble.games.zombicide1.special import escape, grindhouse, reunion

TASTE: Final = PlayStyle(
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
"""Preferences of advice: survivors and skills in order, spawn chances by danger level, and a team that may lose
members."""
LINE: Final = Field(
    (int, dict),
    least=0,
    most=99,
    keys={"n": Field(int, least=0, most=99), "kind": Field(str, refers="zombie")},
)
"""Line of a zombie card for one danger level: a number, or a number of a kind."""
BOOK: Final = Book(
    skills=SKILLS,
    team=4,
    goals=(*goals.COMMON, *registered_in(Goal, escape, reunion)),
    effects=(*special_rules.COMMON, *registered_in(SpecialRule, escape, grindhouse, reunion)),
    cards=registered_in(CardEffect, cards),
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
            "kind": Field(str, allowed=("spawn", "extra", "manhole")),
            "type": Field(str, default="", refers="zombie"),
            **dict.fromkeys(("blue", "yellow", "orange", "red"), LINE),
        }
    },
    modules=(wound_skills, search_skills, cards, setup, cars, fighting, group_splitting, wound_cards),
    judges={"FillFirst": reveal, "OneWay": send},
    taste=TASTE,
)
