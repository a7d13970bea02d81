"""Special rules that missions of more than one game may have."""

from __future__ import annotations

from typing import Final

from shamble.city.family.special_rules import objective_effects as finds
from shamble.city.family.special_rules import round_limits as time
from shamble.city.family.special_rules import zone_effects as places
from shamble.city.missions.special_rule import Effect
from shamble.city.rules.registry import found

COMMON: Final = found(Effect, finds, places, time)
