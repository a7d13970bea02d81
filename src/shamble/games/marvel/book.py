"""The book of Marvel Zombies: all skills, goals, special rules, creatures and modules that the game registers."""

from __future__ import annotations

from typing import Final

from shamble.city.book.play_style import PlayStyle
from shamble.city.family import goals, special_rules
from shamble.city.rules.registry import Book
from shamble.content.tables import Field
from shamble.games.marvel.advice.answers import JUDGES
from shamble.games.marvel.advice.hero_turns import HeroForesight, HeroJudge
from shamble.games.marvel.horde import bystanders, enemy_phase, spawning
from shamble.games.marvel.horde.enemies import CREATURES
from shamble.games.marvel.skills import SKILLS, devoured_skills, heroes, traits, turn_traits
from shamble.games.marvel.special.goals import GOALS
from shamble.games.marvel.special.special_rules import EFFECTS
from shamble.games.marvel.survivors import dashboard_slots, hunger, wounding
from shamble.games.marvel.turns import hero_actions

TASTE: Final = PlayStyle(
    people=("hulk", "deadpool", "captain-marvel", "iron-man", "captain-america", "wasp"),
    rush=((0.12, 1.5), (0.12, 2.2), (0.12, 3.0), (0.12, 4.2)),
    risk=1.5,
    near=2,
    unready=-4.0,
)
"""Preferences of advice: heroes in order, and by danger level the chance and size of a spawn."""
LINE: Final = Field(dict, default={}, refers="zombie", values=Field(int, least=0, most=99))
"""Column of a spawn card for one danger level: figures by kind id."""
BOOK: Final = Book(
    skills=SKILLS,
    team=4,
    goals=(*goals.COMMON, *GOALS),
    effects=(*special_rules.COMMON, *EFFECTS),
    creatures=CREATURES,
    columns={"copies": "traits"},
    individuals={"super-heroes": "super-hero", "bystanders": "bystander"},
    tables={
        "survivors": {"attack": Field(str, refers="card")},
        "equipment": {"kind": Field(str, allowed=("melee", "ranged", "trait", "bystander"))},
        "zombie-cards": {
            "kind": Field(str, allowed=("normal", "rush", "extra", "escort", "special", "super-hero")),
            "type": Field(str, default="", refers="zombie"),
            "effect": Field(str, default="", allowed=("", "lockdown", "sky-drop", "volley")),
            **dict.fromkeys(("blue", "yellow", "orange", "red"), LINE),
        },
    },
    modules=(
        hero_actions,
        bystanders,
        enemy_phase,
        hunger,
        dashboard_slots,
        spawning,
        wounding,
        devoured_skills,
        heroes,
        traits,
        turn_traits,
    ),
    taste=TASTE,
    judges=JUDGES,
    thinking=(HeroForesight, HeroJudge),
)
