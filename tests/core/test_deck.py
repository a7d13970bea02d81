"""Layers, looking, the bottom, and what shuffling forgets."""

from __future__ import annotations

import pytest

from shamble.core.chance import Recorded, Seeded, generator
from shamble.core.deck import Deck
from shamble.core.entity import Reader, dump
from shamble.core.frame import Flow
from shamble.core.state import State


class Bare(State):
    def fork(self) -> Bare:
        return self


def flow(*outcomes: str) -> Flow[Bare]:
    return Flow(Bare(), Recorded(outcomes), None)


def test_a_bag_has_no_order() -> None:
    assert Deck.of("d", ["b", "a"]) == Deck.of("d", ["a", "b"])
    assert Deck.of("d", []).layers == ()
    assert Deck.of("d", []).size == 0


def test_the_draw_decides() -> None:
    t = flow("b")
    card, deck = t.draw(Deck.of("d", ["a", "b", "c"]))
    assert card == "b"
    assert deck.layers == (("a", "c"),)
    assert t.outcomes == ["b"]
    assert t.revealed


def test_the_last_card_of_a_layer_needs_no_chance_but_is_news() -> None:
    t = flow()
    card, deck = t.draw(Deck("d", (("a",), ("b", "c"))))
    assert card == "a"
    assert deck.layers == (("b", "c"),)
    assert t.outcomes == []
    assert t.revealed


def test_layers_are_drawn_from_top_to_bottom() -> None:
    t = Flow(Bare(), Seeded(generator(1)), None)
    deck = Deck("d", (("a", "b"), ("c", "d"), ("e",)))
    cards = []
    while deck.layers:
        card, deck = t.draw(deck)
        cards.append(card)
    assert set(cards[:2]) == {"a", "b"}
    assert set(cards[2:4]) == {"c", "d"}
    assert cards[4] == "e"
    with pytest.raises(IndexError):
        t.draw(deck)


def test_looking_fixes_the_top_for_who_looked() -> None:
    t = flow("b")
    card, deck = t.look(Deck.of("d", ["a", "b", "c"]), 1)
    assert card == "b"
    assert deck.layers == (("b",), ("a", "c"))
    assert deck.top_known_to(1) == "b"
    assert deck.top_known_to(0) is None
    assert deck.top_known_to(None) is None
    assert deck.size == 3
    again, deck = t.look(deck, 1)
    assert again == "b"
    assert deck.known[0] == (1,)
    _, deck = t.look(deck, 0)
    assert deck.known[0] == (1, 0)
    assert t.outcomes == ["b"]
    drawn, deck = t.draw(deck)
    assert drawn == "b"
    assert deck == Deck.of("d", ["a", "c"])
    assert deck.top_known_to(1) is None


def test_the_bottom_is_a_layer_of_its_own() -> None:
    deck = Deck.of("d", ["a"]).with_bottom("z", (2,)).with_bottom("y", ())
    assert deck.layers == (("a",), ("z",), ("y",))
    _, deck = flow().draw(deck)
    assert deck.top_known_to(2) == "z"
    _, deck = flow().draw(deck)
    assert deck.top_known_to(2) is None
    assert Deck.of("d", []).with_bottom("x", (0,)).top_known_to(0) == "x"


def test_put_on_top() -> None:
    deck = Deck.of("d", ["a", "b"]).with_top("x", (0, 1))
    assert deck.top_known_to(1) == "x"
    assert flow().draw(deck)[0] == "x"


def test_shuffling_forgets_what_anybody_knew() -> None:
    deck = Deck("d", (("c",), ("a", "b"), ("d",)), ((0,), (), (1,))).shuffled_with(("e",))
    assert deck.layers == (("a", "b", "c", "d", "e"),)
    assert deck.known == ((),)
    assert deck.top_known_to(0) is None


def test_a_deck_never_changes() -> None:
    deck = Deck("d", (("a",), ("b", "c")), ((1,), ()))
    before = dump(deck)
    t = flow("b")
    t.look(deck, 0)
    t.draw(deck)
    deck.with_top("x", ())
    deck.with_bottom("x", ())
    deck.shuffled_with(("x",))
    deck.forgotten_by(0)
    assert dump(deck) == before


def test_a_deck_is_read_as_it_was_written() -> None:
    deck = Deck("d", (("a",), ("b", "c")), ((1,), ()))
    assert Reader({"Deck": Deck}).read(dump(deck)) == deck


def test_a_seat_that_has_not_looked_sees_a_bag() -> None:
    _, deck = flow("b").look(Deck.of("d", ["a", "b", "c"]), 1)
    assert deck.forgotten_by(1) == (deck, 0)
    bag, fixed = deck.forgotten_by(0)
    assert bag.layers == (("a", "b", "c"),)
    assert fixed == 1
