"""The skills of the 2nd Edition (p. 63-66). `SKILLS` lists them in the order in which the rules call them: those that
set a number, those that add to it, then those that read the dice."""

from __future__ import annotations

from typing import Final

from shamble.city.book.skill import Skill
from shamble.city.family.skills import bonus_skills, carrying_skills, search_skills, wound_skills
from shamble.city.rules.registry import registered_in
from shamble.games.zombicide2.skills import aiming, helping, lasting_skills, moving, reacting, sixes

SKILLS: Final = registered_in(
    Skill,
    carrying_skills,
    lasting_skills,
    aiming,
    bonus_skills,
    sixes,
    moving,
    helping,
    search_skills,
    wound_skills,
    reacting,
)
