"""Wound cards: each takes a slot, and the card in it is lost (p. 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.survivors.inventory import loose
from shamble.city.table.flow import CityFlow, WhoQuestion
from shamble.city.table.kit import HANDS, PACK
from shamble.city.table.state import CityState
from shamble.core.option import Option

WOUND: Final = "wound"
DECK: Final = "wounds"
HAND: Final = "hand"


class TakeWound(WhoQuestion):
    """Asks the owner which carried card is lost to a wound; without one, in which slot the wound card goes (S1-48)."""

    ask: ClassVar[str] = "take-wound"
    verbs: ClassVar[tuple[str, ...]] = ("lose", "bear")
    cites: ClassVar[str] = "wound.card"

    def options(self, s: CityState) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here:
            return []
        options = [Option("lose", self.who, item=card) for card in survivor.gear if loose(s, card)]
        if options:
            return options
        free = [(HAND, len(survivor.hands) < HANDS), ("pack", len(survivor.pack) < PACK)]
        return [Option("bear", self.who, item=slot) for slot, room in free if room]

    def answer(self, t: CityFlow, option: Option) -> None:
        survivor = t.s.survivor(self.who)
        wound = t.supplied(DECK, WOUND)
        if option.verb == "lose":
            card = option.item
            t.set(survivor.having(hands=swapped(survivor.hands, card, wound), pack=swapped(survivor.pack, card, wound)))
            t.throw_away(card)
            t.tell("loses-card", self.cites, who=self.who, card=card)
        elif option.item == HAND:
            t.set(survivor.having(hands=(*survivor.hands, wound)))
        else:
            t.set(survivor.having(pack=(*survivor.pack, wound)))


def swapped(cards: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """The cards with `old` replaced by `new` in its slot."""
    return tuple([new if card == old else card for card in cards])


def wounds_of(cards: tuple[str, ...]) -> list[str]:
    """The wound cards among these."""
    return [card for card in cards if card.startswith(f"{WOUND}.")]


def heal(t: CityFlow, who: str, n: int) -> None:
    """Returns wound cards to the supply, which frees their slots."""
    for card in wounds_of(t.s.survivor(who).gear)[:n]:
        t.set(t.s.survivor(who).without(card))
        t.throw_away(card)
