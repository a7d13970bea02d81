"""Skills of heroes: those of their sheets, of devoured bystanders, and of trait cards. `SKILLS` lists them in the order
in which the rules call them at a moment."""

from __future__ import annotations

from typing import Final

from shamble.city.book.skill import Skill
from shamble.city.family.skills.bonus_skills import PlusAction
from shamble.city.rules.registry import registered_in
from shamble.games.marvel.skills import devoured_skills, heroes, traits, turn_traits

SKILLS: Final[tuple[type[Skill], ...]] = (
    PlusAction,
    *registered_in(Skill, heroes, devoured_skills, traits, turn_traits),
)
