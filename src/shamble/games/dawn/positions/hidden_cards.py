"""Redraws of everything that is hidden from a seat: cards picked at the set-up, known tops, the heroes' hand."""

from __future__ import annotations

from shamble.core.deck import Deck
from shamble.games.dawn.rounds.setup import pool
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.state import DawnState


def redraw(t: DawnFlow, name: str, inside: list[str], outside: list[str]) -> tuple[list[str], list[str]]:
    """Draws as many cards as were inside from all cards; returns the new inside and outside."""
    left = sorted([*inside, *outside])
    if not outside:
        return sorted(inside), []
    drawn: list[str] = []
    while len(drawn) < len(inside):
        drawn.append(left.pop(t.pick_index(name, left) if len(left) > 1 else 0))
    return sorted(drawn), left


def imagine(t: DawnFlow, seat: int) -> None:
    """Redraws all cards that the seat does not know."""
    events(t, seat)
    research(t)
    stories(t, seat)


def events(t: DawnFlow, seat: int) -> None:
    """Redraws the event deck: the seat knows neither the cards of each act nor the finale."""
    s = t.s
    deck = s.deck("events")
    layers: list[tuple[str, ...]] = []
    seats_seen: list[tuple[int, ...]] = []
    for layer, seen in zip(deck.layers, deck.known):
        layers.append(layer)
        seats_seen.append(seen)
    for index, layer in enumerate(layers):
        if len(layer) == 1 and seat in seats_seen[index]:
            continue
        act = s.content.events[layer[0]].act
        fixed = [id for id in layer if s.has_optional_rule("maestro") and id == "mysterious-doctor"]
        drawn: list[str] = list(fixed)
        elsewhere = {*s.played, *[id for other in layers for id in other]}
        for kind in ("special", "normal", "finale"):
            inside = [id for id in layer if s.content.events[id].kind == kind and id not in fixed]
            if not inside:
                continue
            outside = [id for id in pool(s.content, s.level, act, kind) if id not in elsewhere]
            redrawn, _ = redraw(t, "dream", inside, outside)
            drawn += redrawn
        layers[index] = tuple(sorted(drawn))
    t.set_deck(Deck("events", tuple(layers), tuple(seats_seen)))


def research(t: DawnFlow) -> None:
    """Redraws basic and advanced cards, each among those in the deck and those left over."""
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
        others = [id for id in layer if cards[id].kind not in ("basic", "advanced")]
        basic, spare = redraw(t, "dream", basic, spare) if basic else (basic, spare)
        higher, advanced = redraw(t, "dream", higher, advanced) if higher else (higher, advanced)
        layers.append(tuple(sorted([*basic, *higher, *others])))
    s.spare_research = tuple(sorted(spare))
    t.set_deck(Deck("research", tuple(layers), deck.known, deck.source))


def stories(t: DawnFlow, seat: int) -> None:
    """Redraws the story deck; for the zed player in versus also the heroes' hand (D-81)."""
    s = t.s
    deck = s.deck("stories")
    if s.versus and seat == s.zed_seat:
        keeps = [id for id in deck.cards() if s.content.stories[id].keep]
        fixed = len(deck.layers) > 1
        hand, keeps_left = redraw(t, "dream", list(s.kept), keeps)
        s.kept = tuple(hand)
        others = [id for id in deck.cards() if not s.content.stories[id].keep]
        bag = Deck.of("stories", [*others, *keeps_left]) if s.kept else Deck.of("stories", deck.cards())
        if fixed and bag.layers:
            card, left = t.draw(bag)
            bag = left.with_top(card, deck.known[0])
        t.set_deck(bag)
        return
    t.set_deck(t.redraw(deck, seat)[0])


def hides(s: DawnState) -> bool:
    """True: the order of the decks is always hidden."""
    return True
