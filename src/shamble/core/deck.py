"""A deck is a list of layers, each a bag without an order or one fixed card: the draw decides."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.entity import Entity

Layer = tuple[str, ...]


class Deck(Entity):
    """Layers from top to bottom. `known[i]` are the seats that have seen layer i (a fixed card)."""

    fields: ClassVar[tuple[str, ...]] = ("name", "layers", "known")
    __slots__ = ("known", "layers", "name")

    def __init__(self, name: str, layers: tuple[Layer, ...], known: tuple[tuple[int, ...], ...] = ()) -> None:
        self.name: Final = name
        self.layers: Final = layers
        self.known: Final = known or ((),) * len(layers)

    @staticmethod
    def of(name: str, cards: list[str]) -> Deck:
        return Deck(name, (tuple(sorted(cards)),) if cards else ())

    @property
    def size(self) -> int:
        return sum([len(layer) for layer in self.layers])

    def cards(self) -> list[str]:
        return [card for layer in self.layers for card in layer]

    def top_known_to(self, seat: int | None) -> str | None:
        """The top card, if this seat has looked at it."""
        if self.layers and seat is not None and len(self.layers[0]) == 1 and seat in self.known[0]:
            return self.layers[0][0]
        return None

    def without_top(self, index: int) -> Deck:
        """The deck after card `index` of its top layer was drawn."""
        top = self.layers[0]
        rest = top[:index] + top[index + 1 :]
        if rest:
            return Deck(self.name, (rest, *self.layers[1:]), ((), *self.known[1:]))
        return Deck(self.name, self.layers[1:], self.known[1:])

    def with_top(self, card: str, seen_by: tuple[int, ...]) -> Deck:
        """The card becomes the fixed top card."""
        return Deck(self.name, ((card,), *self.layers), (seen_by, *self.known))

    def with_bottom(self, card: str, seen_by: tuple[int, ...]) -> Deck:
        return Deck(self.name, (*self.layers, (card,)), (*self.known, seen_by))

    def shuffled_with(self, cards: tuple[str, ...]) -> Deck:
        """One bag of everything: shuffling forgets what anybody knew."""
        return Deck.of(self.name, [*self.cards(), *cards])

    def forgotten_by(self, seat: int) -> tuple[Deck, int]:
        """For `imagine`: fixed cards this seat has not seen go back into a bag; how many were fixed on top."""
        if len(self.layers) < 2 or seat in self.known[0] or len(self.layers[0]) > 1:
            return self, 0
        merged = tuple(sorted(self.layers[0] + self.layers[1]))
        return Deck(self.name, (merged, *self.layers[2:]), ((), *self.known[2:])), 1
