"""The skills of the 2nd Edition (p. 63-66), in the order in which they answer a moment: what sets a number comes before
what adds to it, and that before what reads the dice."""

from __future__ import annotations

from typing import Final

from shamble.city.book import found
from shamble.city.skill import Skill
from shamble.city.skills import enduring, finding, hands, numbers
from shamble.games.zombicide2.skills import aiming, having, helping, moving, reacting, sixes

SKILLS: Final = found(Skill, hands, having, aiming, numbers, sixes, moving, helping, finding, enduring, reacting)
