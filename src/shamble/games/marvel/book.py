"""Everything that Marvel Zombies registers."""

from __future__ import annotations

from typing import Final

from shamble.city.book.play_style import Taste
from shamble.city.family import goals
from shamble.city.family import special_rules as effects
from shamble.city.rules.registry import Book
from shamble.content.tables import Field
from shamble.games.marvel.advice.answers import JUDGES
from shamble.games.marvel.advice.hero_turns import HeroForesight, HeroJudge
from shamble.games.marvel.horde import bystanders, enemy_phase, spawning
from shamble.games.marvel.horde.enemies import CREATURES
from shamble.games.marvel.skills import SKILLS, heroes, traits
from shamble.games.marvel.skills import devoured_skills as food
from shamble.games.marvel.skills import turn_traits as tricks
from shamble.games.marvel.special.goals import GOALS
from shamble.games.marvel.special.special_rules import EFFECTS
from shamble.games.marvel.survivors import dashboard_slots as slots
from shamble.games.marvel.survivors import hunger, wounding
from shamble.games.marvel.turns import hero_actions as acting

TASTE: Final = Taste(
    people=("hulk", "deadpool", "captain-marvel", "iron-man", "captain-america", "wasp"),
    rush=((0.12, 1.5), (0.12, 2.2), (0.12, 3.0), (0.12, 4.2)),
)
LINE: Final = Field(dict, default={})
BOOK: Final = Book(
    skills=SKILLS,
    goals=(*goals.COMMON, *GOALS),
    effects=(*effects.COMMON, *EFFECTS),
    creatures=CREATURES,
    columns={"copies": "traits"},
    individuals={"super-heroes": "super-hero", "bystanders": "bystander"},
    tables={
        "survivors": {"attack": Field(str)},
        "equipment": {"kind": Field(str, allowed=("melee", "ranged", "trait", "bystander"))},
        "zombie-cards": {
            "kind": Field(str, allowed=("normal", "rush", "extra", "escort", "special", "super-hero")),
            "type": Field(str, default=""),
            "effect": Field(str, default=""),
            **dict.fromkeys(("blue", "yellow", "orange", "red"), LINE),
        },
    },
    modules=(acting, bystanders, enemy_phase, hunger, slots, spawning, wounding, food, heroes, traits, tricks),
    taste=TASTE,
    judges=JUDGES,
    thinking=(HeroForesight, HeroJudge),
)
