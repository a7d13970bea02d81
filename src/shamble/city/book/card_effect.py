"""Equipment cards that do more than strike: one small object for each effect, registered by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.table.flow import Play
    from shamble.city.table.kit import Kit
    from shamble.city.table.state import City
    from shamble.city.table.survivor import Survivor
    from shamble.city.table.turn_budget import Turn


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect:
    """What every card with this effect does, at which moment."""

    id: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    """Actions that playing the card is."""
    thrown: ClassVar[bool] = False
    """Whether it is thrown into a zone instead of rolled for."""
    fixed: ClassVar[bool] = False
    """Whether it can neither be given away nor thrown away, as a wound."""
    shields: ClassVar[bool] = False
    """Whether it can be used up instead of a wound."""

    def equip(self, kit: Kit, n: int) -> None:
        """What somebody can do who has so many of them at hand."""

    def options(self, s: City, turn: Turn, card: str) -> list[Option]:
        """Playing the card in one's own turn."""
        return []

    def perform(self, t: Play, who: str, option: Option) -> None:
        raise NotImplementedError

    def throw(self, t: Play, who: str, card: str, zone: int) -> None:
        """It flies: the attack and everything that follows from it."""
        raise NotImplementedError

    def burns(self, s: City, zone: int, card: str) -> list[int]:
        """The kinds that it kills in a zone when it is thrown there."""
        return []

    def harmless(self, s: City, zone: int) -> bool:
        """Whether it would spare the living in a zone."""
        return True

    def drawn(self, t: Play, who: str, draw: tuple[str, int, str, int], card: str) -> bool:
        """It has been drawn (`draw`: deck, cards left, way, cards kept); true if nobody gets it."""
        return False

    def discarded(self, t: Play, card: str) -> None:
        """It was thrown away."""

    def worth(self, s: City, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        """What a survivor would miss without it, besides what it strikes with; `rest` are the other cards."""
        return 0.0

    def hand_worth(self, special: bool) -> float:
        """What it is worth in a hand; `special`: somebody stands on the board who is a kind by itself."""
        return 0.0
