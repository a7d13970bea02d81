"""Goals that missions of more than one game may have."""

from __future__ import annotations

from shamble.city.goal import Goal
from shamble.city.goals.fighting import Kills, Level, Slay
from shamble.city.goals.leaving import Carry, Exit, Rally, Rescue, Together
from shamble.city.goals.places import Endure, Gather, Light, Seal, Stand
from shamble.city.goals.tokens import Crates, Loot, Objectives

COMMON: tuple[type[Goal], ...] = (
    *(Objectives, Crates, Loot, Exit, Together, Kills, Slay, Level, Carry, Stand, Gather, Seal, Rescue, Rally, Endure),
    Light,
)
