"""Decks without a hidden order: a draw decides which card of a bag comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.entity import Entity

Layer = tuple[str, ...]
FIXED_UNSEEN: Final = (-1,)
"""Entry in `known` of a fixed card that no seat has seen (an empty entry means a bag)."""


class Deck(Entity):
    """An immutable draw pile: layers from top to bottom, each an unordered bag or one fixed card.

    The order of a bag is not decided before a card is drawn (`Flow.draw`), so no state, save or fork can reveal it.
    Looking at the top card (`Flow.look_at_top`) fixes it and remembers the seat in `known`. Shuffling makes one bag
    again and forgets what was seen. Methods return a new deck; the rules put it back into the state. Never read
    `layers` to tell a player what comes next: use `top_known_to(seat)`.

    `known[i]` is empty for a bag; for a fixed card it lists the seats that have seen the card. `source[i]` is the
    number of the bag that layer i is, or that its card was drawn from: every seat knows the bag of a card that it has
    not seen. `source` is empty in a deck with a single bag.

    >>> deck = Deck.of("events", ["storm", "herd", "quiet"])
    >>> deck = deck.without("herd").with_top("herd", seen_by=(0,))
    >>> deck.top_known_to(0), deck.top_known_to(1), deck.unseen_by(1)
    ('herd', None, [0])
    >>> deck.shuffled_with(("fog",)).layers
    (('fog', 'herd', 'quiet', 'storm'),)
    """

    fields: ClassVar[tuple[str, ...]] = ("name", "layers", "known", "source")
    added: ClassVar[Mapping[str, object]] = {"source": ()}
    __slots__ = ("known", "layers", "name", "source")

    def __init__(
        self,
        name: str,
        layers: tuple[Layer, ...],
        known: tuple[tuple[int, ...], ...] = (),
        source: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        self.layers: Final = layers
        self.known: Final = known or ((),) * len(layers)
        self.source: Final = numbered(self.known) if len(layers) > 1 and not source else source

    @staticmethod
    def of(name: str, cards: list[str]) -> Deck:
        """Makes a deck of one bag, or an empty deck if there are no cards."""
        return Deck(name, (tuple(sorted(cards)),) if cards else ())

    @property
    def size(self) -> int:
        """Number of cards in all layers."""
        layers = self.layers
        return len(layers[0]) if len(layers) == 1 else sum([len(layer) for layer in layers])

    def cards(self) -> list[str]:
        """Lists all cards, layer by layer."""
        return [card for layer in self.layers for card in layer]

    def bag_of(self, index: int) -> int:
        """Returns the number of the bag that this layer is, or that its card came from."""
        return self.source[index] if self.source else 0

    def top_known_to(self, seat: int | None) -> str | None:
        """Returns the top card if this seat has looked at it, else None."""
        if self.layers and seat is not None and seat in self.known[0]:
            return self.layers[0][0]
        return None

    def without_top(self, index: int) -> Deck:
        """Returns the deck without card `index` of its top layer."""
        layers = self.layers
        top = layers[0]
        if len(top) > 1:
            left = top[:index] + top[index + 1 :]
            return Deck(self.name, (left, *layers[1:]) if len(layers) > 1 else (left,), self.known, self.source)
        return Deck(self.name, layers[1:], self.known[1:], self.source[1:])

    def without(self, card: str) -> Deck:
        """Returns the deck without this card; all other cards stay in their layers."""
        index = next(index for index, layer in enumerate(self.layers) if card in layer)
        left = tuple([other for other in self.layers[index] if other != card])
        if left:
            return Deck(self.name, (*self.layers[:index], left, *self.layers[index + 1 :]), self.known, self.source)
        kept = [other for other in range(len(self.layers)) if other != index]
        source = tuple([self.source[other] for other in kept]) if self.source else ()
        layers = tuple([self.layers[other] for other in kept])
        return Deck(self.name, layers, tuple([self.known[other] for other in kept]), source)

    def with_top(self, card: str, seen_by: tuple[int, ...], source: int = 0) -> Deck:
        """The deck with this card as its fixed top card. `source` is the bag it came from, -1 for none of this deck."""
        source_of = (source, *self._sources()) if source or self.source else ()
        return Deck(self.name, ((card,), *self.layers), (seen_by or FIXED_UNSEEN, *self.known), source_of)

    def with_bottom(self, card: str, seen_by: tuple[int, ...], source: int = 0) -> Deck:
        """Returns the deck with this card as its fixed bottom card. `source` is the bag it came from."""
        source_of = (*self._sources(), source) if source or self.source else ()
        return Deck(self.name, (*self.layers, (card,)), (*self.known, seen_by or FIXED_UNSEEN), source_of)

    def _sources(self) -> tuple[int, ...]:
        return self.source or (0,) * len(self.layers)

    def shuffled_with(self, cards: tuple[str, ...]) -> Deck:
        """Returns one bag of all cards of this deck and `cards`; nothing is known of it."""
        return Deck.of(self.name, [*self.cards(), *cards])

    def unseen_by(self, seat: int) -> list[int]:
        """Returns the indices of the layers that are fixed cards which this seat has not seen."""
        return [index for index, seen in enumerate(self.known) if seen and seat not in seen]


def numbered(seen_by: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Returns the bag number of each layer: bags count from the top, a fixed card gets the number of the next bag below
    it, or of the lowest bag. Empty for fewer than two bags."""
    bags = seen_by.count(())
    if bags < 2:
        return ()
    numbers = []
    number = 0
    for seen in seen_by:
        numbers.append(min(number, bags - 1))
        if not seen:
            number += 1
    return tuple(numbers)
