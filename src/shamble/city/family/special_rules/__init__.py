"""Special rules that missions of more than one game may have. Those of a single game live in that game's `special`."""

from __future__ import annotations

from typing import Final

from shamble.city.family.special_rules import objective_effects, round_limits, zone_effects
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.rules.registry import registered_in

COMMON: Final = registered_in(SpecialRule, objective_effects, zone_effects, round_limits)
