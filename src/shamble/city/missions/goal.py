"""What a mission wants: one small object for each type of goal, registered by the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.missions.mission_entry import Entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from shamble.city.advice.goal_zones import Wishes
    from shamble.city.missions.mission import Mission
    from shamble.city.table.pieces import Token
    from shamble.city.table.state import City
    from shamble.city.table.survivor import Survivor


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal(Entry):
    """One goal of one mission. How far it is, when it is met or lost, and what a sensible team does about it."""

    passing: ClassVar[bool] = False
    """Whether it may hold and then no longer: it counts at the moment when everything else is done."""

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__("goals", mission, row)
        self.mission: Final = mission

    def progress(self, s: City) -> tuple[int, int]:
        """How far it is, and how far it must be."""
        raise NotImplementedError

    def met(self, s: City) -> bool:
        value, need = self.progress(s)
        return value >= need

    def impossible(self, s: City) -> bool:
        """Whether it can't be met any more although somebody is still here."""
        return False

    def may_leave(self, s: City, survivor: Survivor, last: bool) -> bool:
        """Whether somebody may use the exit with regard to this goal; `last` leaves nobody behind."""
        return self.met(s)

    def done_at(self, s: City, zone: int) -> bool:
        """Whether what it wants in one of its zones has been done."""
        return self.met(s)

    # -- advice ------------------------------------------------------------------------------------------------

    by_cards: ClassVar[bool] = False
    """Whether cards that somebody carries meet it."""
    frail: ClassVar[bool] = False
    """Whether a single death loses it."""
    hero: ClassVar[bool] = False
    """Whether one survivor should become strong rather than all."""
    loots: ClassVar[bool] = False
    """Whether tokens that it does not want are none of our business."""

    def wants(self, s: City, token: Token) -> bool:
        """Whether a token must be taken for it."""
        return False

    def wish(self, wishes: Wishes) -> None:
        """Zones that it waits for, besides those of tokens."""

    def wish_last(self, wishes: Wishes) -> None:
        """Zones to go to when there is nothing else to do."""

    def wish_out(self, wishes: Wishes) -> bool:
        """Whether the way out is the way to meet it."""
        return False

    def leaves(self, s: City) -> bool:
        """Whether it is met by leaving the board, and nothing else is missing for it."""
        return False

    def keeps_in(self, s: City) -> bool:
        """Whether nobody should go for the way out yet."""
        return False

    def holds_back(self, s: City, survivor: Survivor) -> bool:
        """Whether somebody should let others leave first."""
        return False

    def searching(self, s: City) -> bool:
        """Whether something must still be found by searching."""
        return False

    def errand(self, wishes: Wishes, survivor: Survivor) -> list[int]:
        """Where only this survivor has to go."""
        return []

    def keeps_shut(self, wishes: Wishes) -> int:
        """The doors that had better stay closed for now, as bits."""
        return 0

    def throwing(self, s: City, before: Sequence[float]) -> float:
        """What it adds to the worth of throwing something deadly at a crowd."""
        return 0.0
