"""Base class of the special effects of equipment cards. The game registers one class for each effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.city.table.flow import CityFlow
    from shamble.city.table.kit import Kit
    from shamble.city.table.state import CityState
    from shamble.city.table.survivor import Survivor
    from shamble.city.table.turn_budget import TurnBudget
    from shamble.core.advice import Judged


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect:
    """The effect that equipment cards with this id have. One object serves all cards: it must keep no state."""

    id: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs of the actions that play the card."""
    thrown: ClassVar[bool] = False
    """True if the card is thrown into a zone and no dice are rolled for the attack."""
    fixed: ClassVar[bool] = False
    """True if the card can be neither given away nor discarded, such as a wound card."""
    shields: ClassVar[bool] = False
    """True if the card can be discarded to prevent a wound."""

    def equip(self, kit: Kit, n: int) -> None:
        """Changes the numbers and permissions of a kit with `n` usable cards of this effect."""

    def options(self, s: CityState, turn: TurnBudget, card: str) -> list[Option]:
        """Options that play the card in its owner's turn."""
        return NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        """Carries out one of the card's options; its verb is in `verbs`."""
        raise NotImplementedError

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        """Judges one of its options for advice; None if the turn judge has a judgement of its own."""
        return None

    def throw(self, t: CityFlow, who: str, card: str, zone: int) -> None:
        """Resolves the attack with the thrown card in this zone."""
        raise NotImplementedError

    def burns(self, s: CityState, zone: int, card: str) -> list[int]:
        """The zombie kinds that the card kills in a zone when it is thrown there."""
        return []

    def harmless(self, s: CityState, zone: int) -> bool:
        """True if the thrown card would hurt no survivor and no companion in the zone."""
        return True

    def card_drawn(self, t: CityFlow, who: str, draw: tuple[str, int, str, int], card: str) -> bool:
        """Called when the card is drawn (`draw`: deck, cards left, way, cards kept). True if the survivor does not get
        it."""
        return False

    def discarded(self, t: CityFlow, card: str) -> None:
        """Called when the card is discarded."""

    def worth(self, s: CityState, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        """For advice: value of the card to a survivor apart from its attacks; `rest` are the survivor's other cards."""
        return 0.0

    def hand_worth(self, special: bool) -> float:
        """For advice: value of the card held in a hand. `special`: an individual zombie stands on the board."""
        return 0.0
