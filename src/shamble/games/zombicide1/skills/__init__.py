"""The skills of Season 1 (p. 18-19). `SKILLS` lists them in the order in which the rules call them at a moment."""

from __future__ import annotations

from typing import Final

from shamble.city.book.skill import Skill
from shamble.city.family.skills import bonus_skills, carrying_skills, search_skills, wound_skills
from shamble.city.rules.registry import registered_in
from shamble.games.zombicide1.skills import fighting, helping, lasting_skills, noise

SKILLS: Final = registered_in(
    Skill, carrying_skills, bonus_skills, fighting, wound_skills, lasting_skills, helping, noise, search_skills
)
