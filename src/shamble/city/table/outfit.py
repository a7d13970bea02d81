"""Outfits: the part of a kit that follows from cards alone, one per combination of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.book.card_effect import CardEffect
from shamble.city.table.kit import MODES

if TYPE_CHECKING:
    from shamble.city.book.printed import Gear
    from shamble.city.rules.rules import Rules
    from shamble.city.table.survivor import Survivor


class Outfit:
    """Held and usable cards of a survivor. `own` are weapons that are always at hand; with `all_in_hand` the cards in
    the backpack count as held."""

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
        """Effects of the usable cards, each with the number of cards that have it."""
        active = [(rules.card_effect(name), n) for name, n in effects.items() if name]
        self.helping: Final = tuple([entry for entry in active if type(entry[0]).equip is not CardEffect.equip])
        """The effects that change a kit, each with its number of cards."""
        self.shields: Final[tuple[str, ...]] = tuple(
            [card for card in self.usable if gear[card].effect and rules.card_effect(gear[card].effect).shields]
        )
        """Cards that can be discarded to prevent a wound."""
        held = [gear[card] for card in self.in_hand]
        self.modes: Final = tuple([mode for mode in MODES if any(entry.line(mode) is not None for entry in held)])
        """The modes of attack for which a weapon is held."""
        self.tools: Final = self._tools(gear)
        self.playable: Final = self._playable(rules, (*carried, *survivor.kept))
        self.sorts: Final = bool(survivor.pack) or len(hands) > 1
        """True if the cards can be sorted in another way."""
        self.loads: Final = any(gear[card].reload for card in carried)
        """True if a carried weapon has to be reloaded after a shot."""

    def _tools(self, gear: dict[str, Gear]) -> tuple[str, ...]:
        """Held cards that open doors, one copy of each, the silent ones first."""
        openers = [card for card in self.in_hand if gear[card].door]
        openers.sort(key=lambda card: gear[card].door != "silent")
        copies: dict[str, str] = {}
        for card in openers:
            copies.setdefault(gear[card].id, card)
        return tuple(copies.values())

    def _playable(self, rules: Rules, cards: tuple[str, ...]) -> tuple[tuple[CardEffect, str], ...]:
        """Cards that can be played as an action, one copy of each, with their effects."""
        playable: dict[str, tuple[CardEffect, str]] = {}
        for card in cards:
            gear = rules.catalogue.gear[card]
            if gear.effect and rules.card_effect(gear.effect).verbs:
                playable.setdefault(gear.id, (rules.card_effect(gear.effect), card))
        return tuple(playable.values())
