"""The skills of Season 1 (p. 18-19), in the order in which they answer a moment."""

from __future__ import annotations

from typing import Final

from shamble.city.book.skill import Skill
from shamble.city.family.skills import bonus_skills as numbers
from shamble.city.family.skills import carrying_skills as hands
from shamble.city.family.skills import search_skills as finding
from shamble.city.family.skills import wound_skills as enduring
from shamble.city.rules.registry import found
from shamble.games.zombicide1.skills import fighting, helping, noise
from shamble.games.zombicide1.skills import lasting_skills as having

SKILLS: Final = found(Skill, hands, numbers, fighting, enduring, having, helping, noise, finding)
