"""The skills of Season 1 (p. 18-19), in the order in which they answer a moment."""

from __future__ import annotations

from shamble.city.skill import Skill
from shamble.city.skills.finding import DestinySkill, MatchingSetSkill
from shamble.city.skills.hands import Ambidextrous, Gunslinger, Hoard, StartsWith, Swordmaster
from shamble.city.skills.numbers import (
    FreeAction,
    Lucky,
    MaxRange,
    MoreDamage,
    MoreDice,
    PlusAction,
    Slippery,
    Sniper,
    ToRoll,
    ZonePerMove,
)
from shamble.games.zombicide1.skills.fighting import RerollOnce, TrickShot
from shamble.games.zombicide1.skills.having import HoldYourNose, IsThatAll1, Tough, TwoCocktails, TwoZones
from shamble.games.zombicide1.skills.helping import BornLeader, LockItDown, Medic
from shamble.games.zombicide1.skills.noise import Loud, Ninja

SKILLS: tuple[type[Skill], ...] = (
    *(StartsWith, PlusAction, FreeAction, MoreDice, MoreDamage, ToRoll, Ambidextrous, Swordmaster, Gunslinger),
    *(MaxRange, Lucky, RerollOnce, Sniper, TrickShot, HoldYourNose, TwoZones, ZonePerMove, Slippery, BornLeader),
    *(Medic, LockItDown, Loud, Ninja, DestinySkill, MatchingSetSkill, TwoCocktails, Hoard, Tough, IsThatAll1),
)
