"""Base class of the special rules of missions. The game registers one class for each effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.missions.mission_entry import MissionEntry
from shamble.core.option import NO_OPTIONS, Option
from shamble.core.scene import Text

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.city.board.board import Door
    from shamble.city.missions.mission import Mission
    from shamble.city.table.flow import CityFlow
    from shamble.city.table.pieces import Companion, Token
    from shamble.city.table.state import CityState
    from shamble.city.table.survivor import Survivor
    from shamble.city.table.turn_budget import TurnBudget
    from shamble.core.advice import Judged


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialRule(MissionEntry):
    """One special rule of one mission. Its methods are moments, which the mission calls if the class overrides them;
    the mission lists the overriding rules of each moment when it is loaded."""

    verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs of the actions that it offers and performs."""
    cites: ClassVar[str] = "mission.own-rules"
    """Name of its rule in the book, without the book's prefix."""
    by_car: ClassVar[bool] = False
    """True if survivors leave the board by car."""
    hurry: ClassVar[float] = 1.0
    """For advice: factor on the value of a step towards the goals."""

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__("special", mission, row)
        self.mission: Final = mission

    # -- before play -------------------------------------------------------------------------------------------

    def place(self, s: CityState) -> None:
        """Called when the board is laid out: places what the rule adds."""

    def extra_survivor_zones(self) -> list[int]:
        """Zones in which a person is from the beginning, besides the start zones; their buildings never spawn."""
        return []

    def before_choosing(self, t: CityFlow) -> None:
        """Called before the survivors are chosen."""

    def after_choosing(self, t: CityFlow) -> None:
        """Called after the questions for survivors are queued: frames queued here run when all are chosen."""

    def offers(self, s: CityState, id: str) -> bool:
        """True if this survivor may be chosen."""
        return True

    def start_of(self, s: CityState, id: str) -> int:
        """The start zone of a survivor; -1: as the mission file says."""
        return -1

    # -- while playing -----------------------------------------------------------------------------------------

    def followable(self, s: CityState, companion: Companion) -> bool:
        """True if a waiting companion can be led."""
        return True

    def searchable(self, s: CityState, zone: int) -> bool:
        """True if a search in this zone can find something."""
        return True

    def takeable(self, s: CityState, survivor: Survivor, token: Token) -> bool:
        """True if the survivor may take the token."""
        return True

    def worth(self, s: CityState, token: Token) -> int:
        """Adrenaline points for taking a token; -1: as the game says."""
        return -1

    def took(self, t: CityFlow, who: str, token: Token) -> None:
        """Called when a survivor has taken an objective."""

    def opened(self, t: CityFlow, door: Door) -> None:
        """Called when a door was opened."""

    def entered(self, t: CityFlow, who: str, zone: int) -> None:
        """Called when a survivor has entered a zone."""

    def zombies_act(self, t: CityFlow, kinds: tuple[int, ...], zone: int) -> None:
        """Called before zombies of these kinds act, on the whole board (-1) or in one zone."""

    def horde_moved(self, t: CityFlow, zones: tuple[int, ...]) -> None:
        """Called when zombies have moved into these zones."""

    def appeared(self, t: CityFlow, zone: int, kind: int, n: int) -> None:
        """Called when `n` zombies of a kind have appeared in a zone."""

    def killed(self, t: CityFlow, who: str, zone: int, kind: int) -> None:
        """Called when a survivor has killed a zombie."""

    def may_leave(self, s: CityState, survivor: Survivor) -> bool:
        """True if the survivor may use the exit."""
        return True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        """Options of actions that only this mission has."""
        return NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        """Carries out one of its options; the verb is in `verbs`."""
        raise NotImplementedError

    def turn_ends(self, t: CityFlow, who: str) -> None:
        """Called when a survivor's turn ends."""

    def round_ends(self, t: CityFlow) -> None:
        """Called at the end of a round, before the goals are checked."""

    def after_goals(self, t: CityFlow) -> None:
        """Called at the end of a round, after the goals were checked, if the game goes on."""

    def zone_marks(self) -> list[tuple[int, Text]]:
        """Marks to show in zones that no token or figure shows."""
        return []

    def times_happened(self, s: CityState) -> int:
        """Current value of the number that the rule counts; -1: it counts nothing."""
        return -1

    # -- advice ------------------------------------------------------------------------------------------------

    def forbidden_zones(self) -> tuple[int, ...]:
        """Zones that zombies must never enter."""
        return ()

    def lure_zones(self) -> tuple[int, ...]:
        """Zones that attract zombies who see no survivor, and that zombies must not reach."""
        return ()

    def helps(self, s: CityState, survivor: Survivor, token: Token) -> bool:
        """True if a token that no goal asks for is useful to this survivor now."""
        return True

    def postpones(self, token: Token) -> bool:
        """True if the token should be taken after all tokens for which this is False."""
        return False

    def judge(self, judge: TurnJudge, option: Option) -> Judged | None:
        """Value of an option of the turn under this rule; None: the rule does not concern the option."""
        return None


MOMENTS: Final = (
    *(
        "place",
        "extra_survivor_zones",
        "before_choosing",
        "after_choosing",
        "offers",
        "start_of",
        "followable",
        "searchable",
    ),
    *(
        "takeable",
        "worth",
        "took",
        "opened",
        "entered",
        "zombies_act",
        "horde_moved",
        "appeared",
        "killed",
        "may_leave",
    ),
    *(
        "options",
        "turn_ends",
        "round_ends",
        "after_goals",
        "forbidden_zones",
        "lure_zones",
        "helps",
        "postpones",
        "judge",
    ),
)
"""Names of the methods of `SpecialRule` that the mission looks up by overriding class."""


def listens(effect: SpecialRule, moment: str) -> bool:
    """True if the class of the special rule overrides this moment."""
    return getattr(type(effect), moment) is not getattr(SpecialRule, moment)
