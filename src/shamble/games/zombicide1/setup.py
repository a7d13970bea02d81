"""Set-up of Season 1 (p. 4): one card for each survivor, the cards of their own, and the choice of the first player."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.table.flow import CityFlow, GroupQuestion, RuleStep
from shamble.city.table.state import CityState
from shamble.city.turns.setup import GiveStart, give
from shamble.core.deck import Deck
from shamble.core.option import Option

TEAMS: Final = {1: 4, 2: 6, 3: 6, 4: 4, 5: 5, 6: 6}
"""Number of survivors by number of players: four for one, three each for two, two each for three, then one each."""


class DealOne(RuleStep):
    """Deals one random card to each survivor: starting weapons, then pans. Weapons left over go to the deck (S1-35)."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        people = [survivor.id for survivor in s.survivors]
        weapons = list(s.deck("starting").cards())
        pans = list(s.deck("pans").cards())[: max(0, len(people) - len(weapons))]
        t.set_deck(Deck.of("starting", [*weapons, *pans]))
        t.set_deck(Deck.of("pans", [card for card in s.deck("pans").cards() if card not in pans]))
        if not weapons:
            # All pans are alike, so nothing is drawn at random.
            for id, pan in zip(people, pans, strict=True):
                give(t, id, pan, "setup.starting-gear")
            t.set_deck(Deck.of("starting", []))
            return
        for id in people:
            t.then(GiveStart(id))
        t.then(ReturnRest())


class ReturnRest(RuleStep):
    """Puts the starting weapons left over into the equipment deck."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        cards_left = list(s.deck("starting").cards())
        if cards_left:
            t.set_deck(Deck.of("starting", []))
            t.set_deck(Deck.of("equipment", [*s.deck("equipment").cards(), *cards_left]))


class AgreeFirst(GroupQuestion):
    """Asks the players to agree on the first player; nothing is random here (p. 4)."""

    people_first: ClassVar[bool] = True
    ask: ClassVar[str] = "agree-first"
    verbs: ClassVar[tuple[str, ...]] = ("begin",)
    cites: ClassVar[str] = "setup.first-player"

    def options(self, s: CityState) -> list[Option]:
        seats: dict[int, str] = {}
        for survivor in s.survivors:
            seats.setdefault(survivor.seat, survivor.id)
        return [Option("begin", seats[seat]) for seat in sorted(seats)]

    def answer(self, t: CityFlow, option: Option) -> None:
        t.s.first = t.s.survivor(option.actor).seat
