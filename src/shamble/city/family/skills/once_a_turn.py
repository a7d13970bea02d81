"""Skills that are used, not had."""

from __future__ import annotations

from shamble.city.book.skill import Skill
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
from shamble.core.option import Option


class OnceATurn(Skill):
    """Once in a turn of one's own, for nothing."""

    def options(self, s: City, turn: Turn) -> list[Option]:
        if self.id in turn.spent or turn.gift:
            return []
        return self.ways(s, turn)

    def ways(self, s: City, turn: Turn) -> list[Option]:
        raise NotImplementedError
