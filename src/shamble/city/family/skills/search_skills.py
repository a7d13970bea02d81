"""Skills about searching, and their questions."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.printed import kind_name
from shamble.city.book.skill import Skill
from shamble.city.survivors.inventory import receive
from shamble.city.survivors.searching import Draw, DrawGear, keep
from shamble.city.table.flow import CityFlow, Question, WhoQuestion
from shamble.city.table.kit import kit_of
from shamble.city.table.state import CityState
from shamble.core.event import Args
from shamble.core.option import Option


class DestinySkill(Skill):
    """Once a turn, discards a drawn card and draws the next one."""

    id: ClassVar[str] = "destiny"

    def card_drawn(self, t: CityFlow, who: str, draw: Draw, card: str) -> bool:
        if t.s.spent(ledger(t.s), f"destiny {who}"):
            return False
        t.then(Destiny(who, *draw, card))
        return True


def ledger(s: CityState) -> str:
    """The scope in whose ledger a use is recorded: the current turn, or the phase between turns."""
    return "turn" if s.scope("turn") is not None else "phase"


class Destiny(Question):
    """Asks whether to keep the drawn card or draw another. `left`, `way`, `got`: as in `DrawGear`."""

    fields: ClassVar[tuple[str, ...]] = ("who", "deck", "left", "way", "got", "card")
    __slots__ = ("card", "deck", "got", "left", "way", "who")
    ask: ClassVar[str] = "destiny"
    verbs: ClassVar[tuple[str, ...]] = ("redraw", "take")
    cites: ClassVar[str] = "skill.destiny"

    def __init__(self, who: str, deck: str, left: int, way: str, got: int, card: str) -> None:
        self.who: Final = who
        self.deck: Final = deck
        self.left: Final = left
        self.way: Final = way
        self.got: Final = got
        self.card: Final = card

    def seat(self, s: CityState) -> int:
        return s.survivor(self.who).seat

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "card": self.card}

    def options(self, s: CityState) -> list[Option]:
        return [Option("redraw", self.who, item=self.card), Option("take", self.who, item=self.card)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "redraw":
            t.spend(ledger(t.s), f"destiny {self.who}")
            t.tell("destiny", "skill.destiny", who=self.who, card=self.card)
            t.throw_away(self.card)
            t.then(DrawGear(self.who, self.deck, self.left, self.way, self.got))
        else:
            keep(t, self.who, (self.deck, self.left, self.way, self.got), self.card)


class MatchingSetSkill(Skill):
    """Offers the second copy of a dual weapon just found; Ambidextrous and similar skills make other weapons dual."""

    id: ClassVar[str] = "matching-set"

    def card_kept(self, t: CityFlow, who: str, card: str) -> None:
        gear = t.s.rules.catalogue.gear[card]
        pairs = kit_of(t.s, t.s.survivor(who)).pairs
        if gear.dual or any(gear.line(mode) is not None for mode in pairs):
            t.then(MatchingSet(who, card))


class MatchingSet(WhoQuestion):
    """Asks whether to take the second copy out of the deck, never out of the discards."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card",)
    ask: ClassVar[str] = "matching-set"
    verbs: ClassVar[tuple[str, ...]] = ("fetch", "pass")
    cites: ClassVar[str] = "skill.matching-set"

    def __init__(self, who: str, card: str) -> None:
        super().__init__(who)
        self.card: Final = card

    def twin(self, s: CityState) -> str:
        """The second copy in the deck, or ""."""
        name = kind_name(self.card)
        return next((card for card in s.deck(s.rules.search_deck).cards() if kind_name(card) == name), "")

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "card": self.card}

    def options(self, s: CityState) -> list[Option]:
        return [Option("fetch", self.who, item=kind_name(self.card)), Option("pass", self.who)] if self.twin(s) else []

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "pass":
            return
        card = self.twin(t.s)
        t.fetch(t.s.rules.search_deck, card)
        receive(t, self.who, card)
        t.tell("fetches", "skill.matching-set", who=self.who, card=card)
