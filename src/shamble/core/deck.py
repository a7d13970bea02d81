"""A deck is a list of layers, each a bag without an order or one fixed card: the draw decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.entity import Entity

Layer = tuple[str, ...]
NOBODY: Final = (-1,)
"""Who has seen a card that was laid down unseen: it has its place all the same."""


class Deck(Entity):
    """Layers from top to bottom. `known[i]` is empty for a bag; for a fixed card, the seats that have seen it.

    `source[i]` is the number of the bag that a layer is, or that its card was drawn from: who has not seen a fixed card
    knows that much of it, and everybody knows what an act's bag holds. A deck of one bag needs no numbers.
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
        return Deck(name, (tuple(sorted(cards)),) if cards else ())

    @property
    def size(self) -> int:
        return sum([len(layer) for layer in self.layers])

    def cards(self) -> list[str]:
        return [card for layer in self.layers for card in layer]

    def bag_of(self, index: int) -> int:
        """The number of the bag that a layer is, or that its card came from."""
        return self.source[index] if self.source else 0

    def top_known_to(self, seat: int | None) -> str | None:
        """The top card, if this seat has looked at it."""
        if self.layers and seat is not None and seat in self.known[0]:
            return self.layers[0][0]
        return None

    def without_top(self, index: int) -> Deck:
        """The deck after card `index` of its top layer was drawn."""
        layers = self.layers
        top = layers[0]
        if len(top) > 1:
            rest = top[:index] + top[index + 1 :]
            return Deck(self.name, (rest, *layers[1:]) if len(layers) > 1 else (rest,), self.known, self.source)
        return Deck(self.name, layers[1:], self.known[1:], self.source[1:])

    def without(self, card: str) -> Deck:
        """The deck after one named card was taken out of it: all others stay where they lie."""
        index = next(index for index, layer in enumerate(self.layers) if card in layer)
        rest = tuple([other for other in self.layers[index] if other != card])
        if rest:
            return Deck(self.name, (*self.layers[:index], rest, *self.layers[index + 1 :]), self.known, self.source)
        kept = [other for other in range(len(self.layers)) if other != index]
        source = tuple([self.source[other] for other in kept]) if self.source else ()
        layers = tuple([self.layers[other] for other in kept])
        return Deck(self.name, layers, tuple([self.known[other] for other in kept]), source)

    def with_top(self, card: str, seen_by: tuple[int, ...], source: int = 0) -> Deck:
        """The card becomes the fixed top card; `source` is the bag it came from, -1 for none of this deck's."""
        source_of = (source, *self._sources()) if source or self.source else ()
        return Deck(self.name, ((card,), *self.layers), (seen_by or NOBODY, *self.known), source_of)

    def with_bottom(self, card: str, seen_by: tuple[int, ...], source: int = 0) -> Deck:
        source_of = (*self._sources(), source) if source or self.source else ()
        return Deck(self.name, (*self.layers, (card,)), (*self.known, seen_by or NOBODY), source_of)

    def _sources(self) -> tuple[int, ...]:
        return self.source or (0,) * len(self.layers)

    def shuffled_with(self, cards: tuple[str, ...]) -> Deck:
        """One bag of everything: shuffling forgets what anybody knew."""
        return Deck.of(self.name, [*self.cards(), *cards])

    def unseen_by(self, seat: int) -> list[int]:
        """The layers that are fixed cards which this seat has not seen."""
        return [index for index, seen in enumerate(self.known) if seen and seat not in seen]


def numbered(known: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Bags from top to bottom; a fixed card belongs to the next one below it, the last ones to the lowest. None of it
    needs to be said of a single bag."""
    bags = known.count(())
    if bags < 2:
        return ()
    numbers = []
    number = 0
    for seen in known:
        numbers.append(min(number, bags - 1))
        if not seen:
            number += 1
    return tuple(numbers)
