"""What a seat cannot know, drawn anew: the cards that were picked at the set-up, known tops, the heroes' hand."""

from __future__ import annotations

from shamble.core.deck import Deck
from shamble.games.dawn.rounds.setup import pool
from shamble.games.dawn.table.flow import Play
from shamble.games.dawn.table.state import Table


def redraw(t: Play, name: str, inside: list[str], outside: list[str]) -> tuple[list[str], list[str]]:
    """As many as were inside, out of both."""
    left = sorted([*inside, *outside])
    if not outside:
        return sorted(inside), []
    found: list[str] = []
    while len(found) < len(inside):
        found.append(left.pop(t.pick(name, left) if len(left) > 1 else 0))
    return sorted(found), left


def imagine(t: Play, seat: int) -> None:
    events(t, seat)
    research(t)
    stories(t, seat)


def events(t: Play, seat: int) -> None:
    """Which cards of an act are in the deck is unknown, and so is the finale."""
    s = t.s
    deck = s.deck("events")
    layers: list[tuple[str, ...]] = []
    known: list[tuple[int, ...]] = []
    for layer, seen in zip(deck.layers, deck.known):
        layers.append(layer)
        known.append(seen)
    for index, layer in enumerate(layers):
        if len(layer) == 1 and seat in known[index]:
            continue
        act = s.content.events[layer[0]].act
        fixed = [id for id in layer if s.option("maestro") and id == "mysterious-doctor"]
        drawn: list[str] = list(fixed)
        for kind in ("special", "normal", "finale"):
            inside = [id for id in layer if s.content.events[id].kind == kind and id not in fixed]
            if not inside:
                continue
            taken = [id for other in layers for id in other if other is not layer]
            outside = [
                id
                for id in pool(s.content, s.level, act, kind)
                if id not in layer and id not in s.played and id not in taken
            ]
            found, _ = redraw(t, "dream", inside, outside)
            drawn += found
        layers[index] = tuple(sorted(drawn))
    t.set_deck(Deck("events", tuple(layers), tuple(known)))


def research(t: Play) -> None:
    """Basic cards: in the deck or left over; advanced ones the same."""
    s = t.s
    deck = s.deck("research")
    if not deck.layers:
        return
    cards = s.content.research
    layers: list[tuple[str, ...]] = []
    spare = list(s.spare_research)
    used = [*s.research_discard, *deck.cards()]
    advanced = [id for id, card in cards.items() if card.kind == "advanced" and id not in used]
    for layer in deck.layers:
        basic = [id for id in layer if cards[id].kind == "basic"]
        higher = [id for id in layer if cards[id].kind == "advanced"]
        rest = [id for id in layer if cards[id].kind not in ("basic", "advanced")]
        basic, spare = redraw(t, "dream", basic, spare) if basic else (basic, spare)
        higher, advanced = redraw(t, "dream", higher, advanced) if higher else (higher, advanced)
        layers.append(tuple(sorted([*basic, *higher, *rest])))
    s.spare_research = tuple(sorted(spare))
    t.set_deck(Deck("research", tuple(layers), deck.known, deck.source))


def stories(t: Play, seat: int) -> None:
    """The next story may be known to the heroes; in versus their hand is hidden from the zed player (D-81)."""
    s = t.s
    deck = s.deck("stories")
    if s.versus and seat == s.zed_seat:
        keeps = [id for id in deck.cards() if s.content.stories[id].keep]
        fixed = len(deck.layers) > 1
        hand, rest = redraw(t, "dream", list(s.kept), keeps)
        s.kept = tuple(hand)
        others = [id for id in deck.cards() if not s.content.stories[id].keep]
        bag = Deck.of("stories", [*others, *rest]) if s.kept else Deck.of("stories", deck.cards())
        if fixed and bag.layers:
            card, left = t.draw(bag)
            bag = left.with_top(card, deck.known[0])
        t.set_deck(bag)
        return
    t.set_deck(t.redraw(deck, seat)[0])


def hides(s: Table) -> bool:
    """Almost everything on the table is open; what the decks hold is not."""
    return True
