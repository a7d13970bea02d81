"""Set-up of Season 1 (p. 4): one card each, a weapon of one's own besides, and the players agree who begins."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.table.flow import GroupQuestion, Play, RuleStep
from shamble.city.table.state import City
from shamble.city.turns.setup import GiveStart, give
from shamble.core.deck import Deck
from shamble.core.option import Option

TEAMS: Final = {1: 4, 2: 6, 3: 6, 4: 4, 5: 5, 6: 6}
"""Survivors by the number of players: four for one, three each for two, two each for three, then one each."""


class DealOne(RuleStep):
    """One each at random: the starting weapons, and pans for the others. A weapon too many lies in the deck (S1-35)."""

    def run(self, t: Play) -> None:
        s = t.s
        people = [survivor.id for survivor in s.survivors]
        weapons = list(s.deck("starting").cards())
        pans = list(s.deck("pans").cards())[: max(0, len(people) - len(weapons))]
        t.set_deck(Deck.of("starting", [*weapons, *pans]))
        t.set_deck(Deck.of("pans", [card for card in s.deck("pans").cards() if card not in pans]))
        if not weapons:
            # Nothing to draw for: one pan is like the other.
            for id, pan in zip(people, pans, strict=True):
                give(t, id, pan, "setup.starting-gear")
            t.set_deck(Deck.of("starting", []))
            return
        for id in people:
            t.then(GiveStart(id))
        t.then(ReturnRest())


class ReturnRest(RuleStep):
    def run(self, t: Play) -> None:
        s = t.s
        rest = list(s.deck("starting").cards())
        if rest:
            t.set_deck(Deck.of("starting", []))
            t.set_deck(Deck.of("equipment", [*s.deck("equipment").cards(), *rest]))


class AgreeFirst(GroupQuestion):
    """The players agree on who begins: nothing is left to chance here (p. 4)."""

    ask: ClassVar[str] = "agree-first"
    verbs: ClassVar[tuple[str, ...]] = ("begin",)
    cites: ClassVar[str] = "setup.first-player"

    def options(self, s: City) -> list[Option]:
        seats: dict[int, str] = {}
        for survivor in s.survivors:
            seats.setdefault(survivor.seat, survivor.id)
        return [Option("begin", seats[seat]) for seat in sorted(seats)]

    def answer(self, t: Play, option: Option) -> None:
        t.s.first = t.s.survivor(option.actor).seat
