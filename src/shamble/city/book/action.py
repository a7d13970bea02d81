"""What anybody may do in one's own turn: one small object for each action, listed by the game's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from shamble.core.option import Option, Refusal

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules
    from shamble.city.table.flow import Play
    from shamble.city.table.kit import Kit
    from shamble.city.table.state import City
    from shamble.city.table.turn_budget import Turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """An action of the rulebook: when it is offered, what it does, and why it is not offered."""

    verbs: ClassVar[tuple[str, ...]] = ()
    costs: ClassVar[bool] = False
    """Whether it always takes an action, so that it is nothing for who has none left."""

    with_cars: ClassVar[bool] = False
    """Whether it is for boards with cars only."""

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        """Whether somebody with these skills and cards can ever do it, among enemies (`beset`) or where none are: who
        cannot is not asked every time."""
        return True

    def options(self, s: City, turn: Turn) -> list[Option]:
        return []

    def perform(self, t: Play, who: str, option: Option) -> None:
        raise NotImplementedError

    def refusals(self, s: City, turn: Turn) -> list[Refusal]:
        """What a player would expect here, and why it is not possible."""
        return []
