"""Searching and drawing equipment (p. 19, 29, 32)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.content import kind_name
from shamble.city.flow import Play, Question, Step
from shamble.city.inventory import Sort, receive, usable
from shamble.city.levels import LevelUp
from shamble.city.skills import has
from shamble.city.spawning import appear
from shamble.city.state import City, Survivor
from shamble.core.deck import Deck
from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option


def draws(s: City, survivor: Survivor) -> int:
    """Two cards with a light or a thorough search; the effects do not add up (Z-22)."""
    light = any(s.rules.catalogue.gear[card].effect == "flashlight" for card in usable(s, survivor))
    return 2 if light or has(s, survivor, "search-thoroughly") else 1


class DrawGear(Step):
    """Draw equipment one by one. `way` is search, car (until a weapon comes), nose or crate."""

    fields: ClassVar[tuple[str, ...]] = ("who", "deck", "left", "way", "got")
    __slots__ = ("deck", "got", "left", "way", "who")

    def __init__(self, who: str, deck: str, left: int, way: str, got: int = 0) -> None:
        self.who: Final = who
        self.deck: Final = deck
        self.left: Final = left
        self.way: Final = way
        self.got: Final = got
        """Cards kept so far: the inventory is sorted for free only if there are any."""

    def run(self, t: Play) -> None:
        s = t.s
        survivor = s.survivor(self.who)
        if not self.left or not survivor.here:
            t.then(Sort(self.who))
            t.then(LevelUp(self.who))
            return
        card = t.take(self.deck, "action.search.reshuffle")
        if not card:
            t.tell("nothing-found", "action.crate.empty", who=self.who, deck=self.deck)
            if self.got:
                t.then(Sort(self.who))
            return
        t.tell("finds", f"action.{'crate' if self.way == 'crate' else 'search'}", who=self.who, card=card)
        if has(s, survivor, "destiny") and not s.spent("turn", f"destiny {self.who}"):
            t.then(Destiny(self.who, self.deck, self.left, self.way, card, self.got))
            return
        take_card(t, self.who, self.deck, self.left, self.way, card, self.got)


def take_card(t: Play, who: str, deck: str, left: int, way: str, card: str, got: int) -> None:
    s = t.s
    gear = s.rules.catalogue.gear[card]
    if gear.effect == "aaahh":
        # The search is over, whatever was still to be drawn (Z-22, Z-24).
        t.tell("aaahh", "action.crate.aaahh" if way == "crate" else "gear.aaahh", who=who)
        t.throw_away(card)
        if got:
            t.then(Sort(who))
        t.enter("card", "aaahh")
        appear(t, s.survivor(who).zone, s.rules.catalogue.kind["walker"].index, 1)
        t.then(Leave("card"))
        return
    if way == "car" and not gear.weapon:
        t.tell("no-weapon", "car.police", who=who, card=card)
        t.throw_away(card)
        t.then(DrawGear(who, deck, left, way, got))
        return
    receive(t, who, card)
    if way in ("search", "car") and gear.dual and has(s, s.survivor(who), "matching-set"):
        t.then(MatchingSet(who, card))
    t.then(DrawGear(who, deck, left - 1, way, got + 1))


class Destiny(Question):
    """Once a turn a drawn card may be ignored for the next one (p. 65)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "deck", "left", "way", "card", "got")
    __slots__ = ("card", "deck", "got", "left", "way", "who")
    ask: ClassVar[str] = "destiny"
    cites: ClassVar[str] = "skill.destiny"

    def __init__(self, who: str, deck: str, left: int, way: str, card: str, got: int) -> None:
        self.who: Final = who
        self.deck: Final = deck
        self.left: Final = left
        self.way: Final = way
        self.card: Final = card
        self.got: Final = got

    def seat(self, s: City) -> int:
        return s.survivor(self.who).seat

    def question(self, s: City) -> Args:
        return {"who": self.who, "card": self.card}

    def options(self, s: City) -> list[Option]:
        return [Option("redraw", self.who, item=self.card), Option("take", self.who, item=self.card)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "redraw":
            t.spend("turn", f"destiny {self.who}")
            t.tell("destiny", "skill.destiny", who=self.who, card=self.card)
            t.throw_away(self.card)
            t.then(DrawGear(self.who, self.deck, self.left, self.way, self.got))
        else:
            take_card(t, self.who, self.deck, self.left, self.way, self.card, self.got)


class MatchingSet(Question):
    """The twin of a dual weapon just found, out of the deck, never out of the discards (Z-22)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card", "who")
    ask: ClassVar[str] = "matching-set"
    cites: ClassVar[str] = "skill.matching-set"

    def __init__(self, who: str, card: str) -> None:
        self.who: Final = who
        self.card: Final = card

    def twin(self, s: City) -> str:
        name = kind_name(self.card)
        return next((card for card in s.deck("equipment").cards() if kind_name(card) == name), "")

    def seat(self, s: City) -> int:
        return s.survivor(self.who).seat

    def question(self, s: City) -> Args:
        return {"who": self.who, "card": self.card}

    def options(self, s: City) -> list[Option]:
        return [Option("fetch", self.who, item=kind_name(self.card)), Option("pass", self.who)] if self.twin(s) else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "pass":
            return
        card = self.twin(t.s)
        deck = t.s.deck("equipment")
        t.set_deck(Deck.of("equipment", [other for other in deck.cards() if other != card]))
        receive(t, self.who, card)
        t.tell("fetches", "skill.matching-set", who=self.who, card=card)
