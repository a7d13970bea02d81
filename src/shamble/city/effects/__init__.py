"""Special rules that missions of more than one game may have."""

from __future__ import annotations

from shamble.city.effect import Effect
from shamble.city.effects.finds import Cache, DropWeapon, FirstAid, Lair, Medicine, ObjectiveAp, OneEach, Wakes
from shamble.city.effects.places import Alarm, Forbidden, FuseBoxes, LoudZone, NoSearch, SealSpawns
from shamble.city.effects.time import ByCar, Deadline, Growing

COMMON: tuple[type[Effect], ...] = (
    *(OneEach, SealSpawns, LoudZone, Forbidden, Wakes, ObjectiveAp, DropWeapon, Medicine, FirstAid, Cache, Lair, Alarm),
    *(FuseBoxes, ByCar, Growing, Deadline, NoSearch),
)
