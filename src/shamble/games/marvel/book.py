"""Everything that Marvel Zombies registers."""

from __future__ import annotations

from typing import Final

from shamble.city import effects, goals
from shamble.city.advice.taste import Taste
from shamble.city.book import Book
from shamble.content.tables import Field
from shamble.games.marvel import acting, bystanders, enemy_phase, hunger, slots, spawning, wounding
from shamble.games.marvel.advice import HeroForesight, HeroJudge
from shamble.games.marvel.effects import EFFECTS
from shamble.games.marvel.enemies import CREATURES
from shamble.games.marvel.goals import GOALS
from shamble.games.marvel.judges import JUDGES
from shamble.games.marvel.skills import SKILLS, food, heroes, traits, tricks

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
