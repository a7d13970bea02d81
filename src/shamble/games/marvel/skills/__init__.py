"""Skills of heroes: those of their sheets, of devoured bystanders, and of trait cards. `SKILLS` lists them in the order
in which the rules call them at a moment."""

from __future__ import annotations

from typing import Final

from shamble.city.book.skill import Skill
from shamble.games.marvel.skills.devoured_skills import FOOD
from shamble.games.marvel.skills.heroes import HEROES
from shamble.games.marvel.skills.traits import TRAITS
from shamble.games.marvel.skills.turn_traits import TRICKS

SKILLS: Final[tuple[type[Skill], ...]] = (*HEROES, *FOOD, *TRAITS, *TRICKS)
