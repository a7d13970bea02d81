"""Base class of the goals of missions. The game registers one class for each type of goal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.missions.mission_entry import MissionEntry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from shamble.city.advice.goal_zones import GoalZones
    from shamble.city.missions.mission import Mission
    from shamble.city.table.pieces import Token
    from shamble.city.table.state import CityState
    from shamble.city.table.survivor import Survivor


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal(MissionEntry):
    """One goal of one mission: its progress, the conditions under which it is met or impossible, and advice for it."""

    passing: ClassVar[bool] = False
    """True if the goal may be met and later unmet again, so that it counts only when all other goals are met."""

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__("goals", mission, row)
        self.mission: Final = mission

    def progress(self, s: CityState) -> tuple[int, int]:
        """The value reached and the value needed."""
        raise NotImplementedError

    def wants_everybody(self) -> bool:
        """True if the value needed is the number of survivors, which is shown before they are chosen."""
        return False

    def met(self, s: CityState) -> bool:
        """True if the value needed is reached."""
        value, need = self.progress(s)
        return value >= need

    def impossible(self, s: CityState) -> bool:
        """True if the goal can no longer be met although survivors are on the board."""
        return False

    def may_leave(self, s: CityState, survivor: Survivor, last: bool) -> bool:
        """True if this goal allows the survivor to use the exit; `last`: no other survivor is on the board."""
        return self.met(s)

    def asks_for_card(self, name: str) -> bool:
        """True if the goal needs cards of this name."""
        return False

    def tally(self, s: CityState) -> dict[str, int] | None:
        """Numbers for the text `goal-<id>.now`, which says what counts and what does not count yet; None for goals
        whose progress says it all."""
        return None

    def done_at(self, s: CityState, zone: int) -> bool:
        """True if the goal is met as far as this one of its zones is concerned."""
        return self.met(s)

    # -- advice ------------------------------------------------------------------------------------------------

    by_cards: ClassVar[bool] = False
    """True if carried cards meet the goal."""
    frail: ClassVar[bool] = False
    """True if a single death makes the goal impossible."""
    hero: ClassVar[bool] = False
    """True if one survivor should gain levels before the others."""
    loots: ClassVar[bool] = False
    """True if the team ignores tokens that this goal does not ask for."""

    def wants(self, s: CityState, token: Token) -> bool:
        """True if the token must be taken for this goal."""
        return False

    def wish(self, wishes: GoalZones) -> None:
        """Adds the zones to go to for this goal, besides those of tokens."""

    def wish_last(self, wishes: GoalZones) -> None:
        """Adds the zones to go to when all other goals are done."""

    def wish_out(self, wishes: GoalZones) -> bool:
        """True if survivors must go to the exit to meet this goal."""
        return False

    def leaves(self, s: CityState) -> bool:
        """True if leaving the board is all that is left to do for this goal."""
        return False

    def keeps_in(self, s: CityState) -> bool:
        """True if no survivor should go to the exit yet."""
        return False

    def holds_back(self, s: CityState, survivor: Survivor) -> bool:
        """True if this survivor should let others leave first."""
        return False

    def searching(self, s: CityState) -> bool:
        """True if cards for this goal must still be found by searching."""
        return False

    def errand(self, wishes: GoalZones, survivor: Survivor) -> list[int]:
        """Zones to which only this survivor has to go."""
        return []

    def keeps_shut(self, wishes: GoalZones) -> int:
        """Bit set of the doors that should stay closed for now."""
        return 0

    def throwing(self, s: CityState, before: Sequence[float]) -> float:
        """Bonus on the value of throwing a deadly card into a zone with `before` zombies of each kind."""
        return 0.0
