"""The base of skills that are used once a turn."""

from __future__ import annotations

from shamble.city.book.skill import Skill
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option


class OnceATurn(Skill):
    """A free use once in each turn of the survivor's own."""

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if self.id in turn.spent or turn.gift:
            return NO_OPTIONS
        return self.ways(s, turn)

    def ways(self, s: CityState, turn: TurnBudget) -> list[Option]:
        """The options to use the skill now."""
        raise NotImplementedError
