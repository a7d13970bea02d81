"""Decks: layers, looking, the bottom card, and what shuffling forgets."""

from __future__ import annotations

from collections import Counter

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
    card, deck = t.look_at_top(Deck.of("d", ["a", "b", "c"]), 1)
    assert card == "b"
    assert deck.layers == (("b",), ("a", "c"))
    assert deck.top_known_to(1) == "b"
    assert deck.top_known_to(0) is None
    assert deck.top_known_to(None) is None
    assert deck.size == 3
    again, deck = t.look_at_top(deck, 1)
    assert again == "b"
    assert deck.known[0] == (1,)
    _, deck = t.look_at_top(deck, 0)
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
    t.look_at_top(deck, 0)
    t.draw(deck)
    deck.with_top("x", ())
    deck.with_bottom("x", ())
    deck.shuffled_with(("x",))
    t.redraw(deck, 0)
    assert dump(deck) == before


def test_a_deck_is_read_as_it_was_written() -> None:
    deck = Deck("d", (("a",), ("b", "c")), ((1,), ()))
    assert Reader({"Deck": Deck}).read(dump(deck)) == deck


def test_a_deck_of_one_bag_is_written_as_ever() -> None:
    """Saves from before acts can be read, and such decks are still written in the same form."""
    deck = Deck("d", (("a",), ("b", "c")), ((1,), ()))
    assert dump(deck) == {"_": "Deck", "name": "d", "layers": [["a"], ["b", "c"]], "known": [[1], []]}


# -- what a seat cannot know ---------------------------------------------------------------------------------------

ACTS = Deck("d", (("a", "b"), ("x", "y"), ("z",)))


def seeded(seed: int) -> Flow[Bare]:
    return Flow(Bare(), Seeded(generator(seed, "redraw")), None)


def redrawn(deck: Deck, seat: int) -> set[tuple[tuple[str, ...], ...]]:
    """All decks that a seat must take for possible."""
    return {seeded(seed).redraw(deck, seat)[0].layers for seed in range(60)}


def test_a_seat_that_has_not_looked_cannot_know_the_top() -> None:
    _, deck = flow("b").look_at_top(Deck.of("d", ["a", "b", "c"]), 1)
    assert redrawn(deck, 1) == {(("b",), ("a", "c"))}
    assert redrawn(deck, 0) == {(("a",), ("b", "c")), (("b",), ("a", "c")), (("c",), ("a", "b"))}
    again, _ = seeded(1).redraw(deck, 0)
    assert again.known == deck.known


def test_a_fixed_card_that_nobody_has_seen_is_no_bag() -> None:
    """Everybody can tell the only card of a bag by counting; a card that was laid down unseen is unknown."""
    bag = Deck("d", (("x",), ("a", "b")))
    laid = Deck.of("d", ["a", "b"]).with_top("x", ())
    assert bag.layers == laid.layers
    assert bag != laid
    assert redrawn(bag, 0) == {(("x",), ("a", "b"))}
    assert len(redrawn(laid, 0)) == 3
    assert laid.top_known_to(0) is laid.top_known_to(-1 + 1) is None
    card, seen = flow().look_at_top(laid, 2)
    assert (card, seen.known[0]) == ("x", (2,))


def test_a_buried_card_is_known_to_who_buried_it_alone() -> None:
    card, deck = flow("b").look_at_top(Deck.of("d", ["a", "b", "c"]), 1)
    card, rest = flow().draw(deck)
    deck = rest.with_bottom(card, (1,))
    assert redrawn(deck, 1) == {(("a", "c"), ("b",))}
    assert redrawn(deck, 0) == {(("a", "c"), ("b",)), (("a", "b"), ("c",)), (("b", "c"), ("a",))}


def test_acts_never_mix() -> None:
    _, deck = flow("b").look_at_top(ACTS, 1)
    assert deck.layers == (("b",), ("a",), ("x", "y"), ("z",))
    assert {layers[:2] for layers in redrawn(deck, 0)} == {(("a",), ("b",)), (("b",), ("a",))}
    assert {layers[2:] for layers in redrawn(deck, 0)} == {(("x", "y"), ("z",))}
    # The last card of an act: who can count knows it, looked at or not.
    _, rest = flow().draw(deck)
    _, last = flow().look_at_top(rest, 1)
    assert last.layers == (("a",), ("x", "y"), ("z",))
    assert redrawn(last, 0) == {last.layers}


def test_a_card_buried_under_later_acts_is_still_one_of_its_own() -> None:
    _, deck = flow("b").look_at_top(ACTS, 1)
    card, rest = flow().draw(deck)
    deck = rest.with_bottom(card, (1,), deck.bag_of(0))
    assert deck.layers == (("a",), ("x", "y"), ("z",), ("b",))
    assert redrawn(deck, 0) == {(("a",), ("x", "y"), ("z",), ("b",)), (("b",), ("x", "y"), ("z",), ("a",))}
    assert Reader({"Deck": Deck}).read(dump(deck)) == deck
    while deck.layers:
        assert len(deck.source) == len(deck.layers) == len(deck.known)
        _, deck = seeded(1).draw(deck)


def test_what_others_hold_could_be_any_card_of_its_bag() -> None:
    hands = set()
    for seed in range(80):
        deck, drawn = seeded(seed).redraw(ACTS, 0, ["c", "d"], 0)
        assert sorted([*deck.layers[0], *drawn]) == ["a", "b", "c", "d"]
        assert deck.layers[1:] == ACTS.layers[1:]
        hands.add(tuple(sorted(drawn)))
    assert len(hands) == 6
    # The first act is used up: others' cards of it are all there is.
    later = Deck("d", (("x", "y"), ("z",)), (), (1, 2))
    assert {tuple(sorted(seeded(seed).redraw(later, 0, ["c", "d"], 0)[1])) for seed in range(20)} == {("c", "d")}


def test_each_redrawn_card_is_as_likely_as_any() -> None:
    _, deck = flow("b").look_at_top(Deck.of("d", ["a", "b", "c", "e"]), 1)
    t = seeded(7)
    counts = Counter(t.redraw(deck, 0, ["f"])[0].layers[0] for _ in range(5000))
    assert len(counts) == 5
    assert all(850 < n < 1150 for n in counts.values())


def test_a_named_card_leaves_the_others_where_they_lie() -> None:
    deck = Deck("d", (("top",), ("a", "b"), ("c",)))
    assert deck.without("a").layers == (("top",), ("b",), ("c",))
    alone = deck.with_top("seen", (1,), 1).without("c")
    assert alone.layers == (("seen",), ("top",), ("a", "b"))
    assert alone.known == ((1,), (), ())
    assert len(alone.source) == len(alone.layers)
    assert Deck.of("d", ["a"]).without("a").size == 0
