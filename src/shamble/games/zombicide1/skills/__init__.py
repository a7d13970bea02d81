"""The skills of Season 1 (p. 18-19), in the order in which they answer a moment."""

from __future__ import annotations

from typing import Final

from shamble.city.book import found
from shamble.city.skill import Skill
from shamble.city.skills import enduring, finding, hands, numbers
from shamble.games.zombicide1.skills import fighting, having, helping, noise

SKILLS: Final = found(Skill, hands, numbers, fighting, enduring, having, helping, noise, finding)
