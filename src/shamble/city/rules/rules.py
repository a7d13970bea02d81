"""The rules of one game: the chapters together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Board
from shamble.city.book.printed import Catalogue
from shamble.city.missions.mission import Mission
from shamble.city.rules.combat_rules import CombatRules
from shamble.city.rules.registry import Book
from shamble.city.table.kit_cache import KitCache
from shamble.core.game import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(CombatRules):
    """The rules of one game for one mission and its settings. One object is shared by all states and never changes.

    The class attributes and methods of its chapters (`ContentRules`, `TurnRules`, `HordeRules`, `CombatRules`) are the
    points at which the games differ; a game overrides them in its subclass. A rule for every survivor belongs here, a
    rule for the holder of a skill into the skill. What no game changes is a function beside its chapter. Frames and
    verbs reach it as `s.rules` and call a method at its point of the book. Methods that take `s` must be pure; those
    that take `t` may change the state. An object must keep nothing of a game in play: what changes is in the state.

    >>> class LongTrackRules(Rules):
    ...     actions = 4  # in a turn
    ...     def adrenaline(self, ap): return min(ap, 60)
    >>> LongTrackRules.actions, LongTrackRules.adrenaline(None, 50), Rules.adrenaline(None, 50)
    (4, 50, 43)
    """

    def __init__(
        self,
        book: Book,
        catalogue: Catalogue,
        kits: KitCache,
        mission: Mission,
        board: Board,
        chosen: Mapping[str, Value],
    ) -> None:
        super().__init__(book, catalogue, kits, mission, board, chosen)
        self.limits_choice: Final = mission.limits_choice or type(self).offers is not Rules.offers
        """True if the mission or the game limits the choice of survivors."""
        self.bonus_varies: Final = type(self).strengthen is not Rules.strengthen
        """True if the game adds bonuses to attacks besides those of skills."""
