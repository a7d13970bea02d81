"""The skills of the 2nd Edition (p. 63-66), in the order in which they answer a moment: what sets a number comes before
what adds to it, and that before what reads the dice."""

from __future__ import annotations

from typing import Final

from shamble.city.book.skill import Skill
from shamble.city.family.skills import bonus_skills as numbers
from shamble.city.family.skills import carrying_skills as hands
from shamble.city.family.skills import search_skills as finding
from shamble.city.family.skills import wound_skills as enduring
from shamble.city.rules.registry import found
from shamble.games.zombicide2.skills import aiming, helping, moving, reacting, sixes
from shamble.games.zombicide2.skills import lasting_skills as having

SKILLS: Final = found(Skill, hands, having, aiming, numbers, sixes, moving, helping, finding, enduring, reacting)
