"""Base class of the actions that every survivor may take in a turn. The game's rules list one object for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from shamble.core.option import NO_OPTIONS, Option, Refusal

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.city.rules.rules import Rules
    from shamble.city.table.flow import CityFlow
    from shamble.city.table.kit import Kit
    from shamble.city.table.state import CityState
    from shamble.city.table.turn_budget import TurnBudget
    from shamble.core.advice import Judged


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """An action of the rulebook: the options that it offers, their effect, and the reasons when it offers none.
    One object serves all games: it must keep no state."""

    verbs: ClassVar[tuple[str, ...]] = ()
    costs: ClassVar[bool] = False
    """True if it always costs an action, so that it is not offered to a survivor without actions."""

    with_cars: ClassVar[bool] = False
    """True if it is possible only on boards with cars."""

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        """True if a survivor with this kit may be able to take it, in a zone with enemies (`beset`) or without.
        The result is cached with the kit; `options` is called only if it is True."""
        return True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        """The options that the acting survivor has now. It must not change the state."""
        return NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        """Carries out the chosen option, which costs what it costs; its verb is in `verbs`."""
        raise NotImplementedError

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        """Judges one of its options for advice: worth, message id of the reason (`why-<id>`), the message's arguments.
        Returns None if the turn judge has a judgement of its own. `floor`: worth of the best option so far; where the
        worth is at most that, any such value will do."""
        return None

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        """Options that a player would expect here but that are not allowed, each with its reason."""
        return []
