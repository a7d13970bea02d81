"""An outfit: what follows from cards alone, worked out once for each combination, whoever carries it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.book.card_effect import CardEffect
from shamble.city.table.kit import MODES

if TYPE_CHECKING:
    from shamble.city.book.printed import Gear
    from shamble.city.rules.rules import Rules
    from shamble.city.table.survivor import Survivor


class Outfit:
    """`own` are weapons that somebody always strikes with. Who has everything in hand need not look into the pack."""

    __slots__ = ("effects", "helping", "in_hand", "loads", "modes", "playable", "shields", "sorts", "tools", "usable")

    def __init__(self, rules: Rules, survivor: Survivor, own: tuple[str, ...], all_in_hand: bool) -> None:
        gear = rules.catalogue.gear
        hands, carried = survivor.hands, survivor.gear
        self.in_hand: Final = own + (carried if all_in_hand else hands)
        self.usable: Final[tuple[str, ...]] = (
            carried if all_in_hand else (*hands, *[card for card in survivor.pack if gear[card].backpack])
        )
        effects: dict[str, int] = {}
        for card in self.usable:
            effects[gear[card].effect] = effects.get(gear[card].effect, 0) + 1
        self.effects: Final = effects
        """Effects of the cards that can be used, and how many have them."""
        active = [(rules.card_effect(name), n) for name, n in effects.items() if name]
        self.helping: Final = tuple([one for one in active if type(one[0]).equip is not CardEffect.equip])
        """Those that change what somebody can do."""
        self.shields: Final[tuple[str, ...]] = tuple(
            [card for card in self.usable if gear[card].effect and rules.card_effect(gear[card].effect).shields]
        )
        """Cards that can be used up instead of a wound."""
        held = [gear[card] for card in self.in_hand]
        self.modes: Final = tuple([mode for mode in MODES if any(one.line(mode) is not None for one in held)])
        """The kinds of attack that it has weapons for."""
        self.tools: Final = self._tools(gear)
        self.playable: Final = self._playable(rules, (*carried, *survivor.kept))
        self.sorts: Final = bool(survivor.pack) or len(hands) > 1
        """Whether the cards can be held in another way."""
        self.loads: Final = any(gear[card].reload for card in carried)
        """Whether a card may have to be loaded."""

    def _tools(self, gear: dict[str, Gear]) -> tuple[str, ...]:
        """What opens doors, one of each, the silent first."""
        found = [card for card in self.in_hand if gear[card].door]
        found.sort(key=lambda card: gear[card].door != "silent")
        one: dict[str, str] = {}
        for card in found:
            one.setdefault(gear[card].id, card)
        return tuple(one.values())

    def _playable(self, rules: Rules, cards: tuple[str, ...]) -> tuple[tuple[CardEffect, str], ...]:
        """Cards that can be played in one's own turn: one of each name."""
        found: dict[str, tuple[CardEffect, str]] = {}
        for card in cards:
            gear = rules.catalogue.gear[card]
            if gear.effect and rules.card_effect(gear.effect).verbs:
                found.setdefault(gear.id, (rules.card_effect(gear.effect), card))
        return tuple(found.values())
