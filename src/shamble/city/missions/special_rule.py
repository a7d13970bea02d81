"""Special rules of missions: one small object for each effect, registered by the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.missions.mission_entry import Entry
from shamble.core.option import Option
from shamble.core.scene import Text

if TYPE_CHECKING:
    from shamble.city.advice.judged import Judged
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.city.board.board import Door
    from shamble.city.missions.mission import Mission
    from shamble.city.table.flow import Play
    from shamble.city.table.pieces import Companion, Token
    from shamble.city.table.state import City
    from shamble.city.table.survivor import Survivor
    from shamble.city.table.turn_budget import Turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Entry):
    """One special rule of one mission. Its moments are called by the rules; which effects listen to which is worked out
    when the mission is loaded."""

    verbs: ClassVar[tuple[str, ...]] = ()
    """Actions that only this mission has."""
    cites: ClassVar[str] = "mission.own-rules"
    by_car: ClassVar[bool] = False
    """Whether the way out is driven."""
    hurry: ClassVar[float] = 1.0
    """How much a step towards the goal counts more than usual."""

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__("special", mission, row)
        self.mission: Final = mission

    # -- before play -------------------------------------------------------------------------------------------

    def place(self, s: City) -> None:
        """The board is being laid out."""

    def homes(self) -> list[int]:
        """Where somebody is from the beginning who counts as a survivor."""
        return []

    def before_choosing(self, t: Play) -> None:
        """Before the survivors are chosen."""

    def after_choosing(self, t: Play) -> None:
        """When all are chosen."""

    def offers(self, s: City, id: str) -> bool:
        """Whether somebody may be chosen."""
        return True

    def start_of(self, s: City, id: str) -> int:
        """Where somebody starts; -1: as the mission's file says."""
        return -1

    # -- while playing -----------------------------------------------------------------------------------------

    def followable(self, s: City, companion: Companion) -> bool:
        """Whether somebody who waits can be led."""
        return True

    def searchable(self, s: City, zone: int) -> bool:
        return True

    def takeable(self, s: City, survivor: Survivor, token: Token) -> bool:
        return True

    def worth(self, s: City, token: Token) -> int:
        """The adrenaline of a token; -1: as the game says."""
        return -1

    def took(self, t: Play, who: str, token: Token) -> None:
        """Somebody has taken an objective."""

    def opened(self, t: Play, door: Door) -> None:
        """A door was opened."""

    def entered(self, t: Play, who: str, zone: int) -> None:
        """Somebody has entered a zone."""

    def acts(self, t: Play, kinds: tuple[int, ...], zone: int) -> None:
        """Zombies of these kinds are about to act, everywhere (-1) or in one zone only."""

    def horde_moved(self, t: Play, zones: tuple[int, ...]) -> None:
        """Zombies have come into these zones."""

    def appeared(self, t: Play, zone: int, kind: int, n: int) -> None:
        """Zombies have appeared."""

    def killed(self, t: Play, who: str, zone: int, kind: int) -> None:
        """A zombie falls."""

    def may_leave(self, s: City, survivor: Survivor) -> bool:
        """Whether somebody may use the exit."""
        return True

    def options(self, s: City, turn: Turn) -> list[Option]:
        """Actions that only this mission has."""
        return []

    def perform(self, t: Play, who: str, option: Option) -> None:
        raise NotImplementedError

    def turn_ends(self, t: Play, who: str) -> None:
        """A survivor's turn is over."""

    def round_ends(self, t: Play) -> None:
        """The end of the round, before goals are read."""

    def too_late(self, t: Play) -> None:
        """The end of the round, after goals were read."""

    def signs(self) -> list[tuple[int, Text]]:
        """What stands in its zones for everybody to see, where nothing else lies there to show it."""
        return []

    def so_far(self, s: City) -> int:
        """How often what it counts has happened; -1: it counts nothing."""
        return -1

    # -- advice ------------------------------------------------------------------------------------------------

    def taboo(self) -> tuple[int, ...]:
        """Zones where no zombie may ever set foot."""
        return ()

    def lures(self) -> tuple[int, ...]:
        """Zones that draw whatever sees none of us, and where it must not arrive."""
        return ()

    def helps(self, s: City, survivor: Survivor, token: Token) -> bool:
        """Whether a token that no goal asks for is of any use to who takes it now."""
        return True

    def postpones(self, token: Token) -> bool:
        """Whether a token is better taken after all harmless ones."""
        return False

    def judge(self, judge: TurnJudge, option: Option) -> Judged | None:
        """What an option of a turn is worth because of it; None: it has nothing to say."""
        return None


MOMENTS: Final = (
    *("place", "homes", "before_choosing", "after_choosing", "offers", "start_of", "followable", "searchable"),
    *("takeable", "worth", "took", "opened", "entered", "acts", "horde_moved", "appeared", "killed", "may_leave"),
    *("options", "turn_ends", "round_ends", "too_late", "taboo", "lures", "helps", "postpones", "judge"),
)


def listens(effect: Effect, moment: str) -> bool:
    """Whether an effect has something to say at a moment."""
    return getattr(type(effect), moment) is not getattr(Effect, moment)
