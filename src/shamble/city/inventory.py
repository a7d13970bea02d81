"""Hands and backpack, trading, discarding (p. 16, 21)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from shamble.city.content import kind_name
from shamble.city.flow import Play, Question, WhoQuestion
from shamble.city.skills import has
from shamble.city.state import City, Companion, Survivor
from shamble.core.event import Args
from shamble.core.option import Option

HANDS: Final = 2
PACK: Final = 3


def capacity(s: City, survivor: Survivor) -> int:
    return HANDS + PACK + (2 if has(s, survivor, "hoard") else 0)


def in_hand(s: City, survivor: Survivor) -> tuple[str, ...]:
    """What may be used as held: with webbing, everything (p. 64)."""
    return survivor.gear if has(s, survivor, "webbing") else survivor.hands


def usable(s: City, survivor: Survivor) -> tuple[str, ...]:
    """In hand, and from the backpack what says so (p. 16)."""
    if has(s, survivor, "webbing"):
        return survivor.gear
    return (*survivor.hands, *[card for card in survivor.pack if s.rules.catalogue.gear[card].backpack])


def receive(t: Play, who: str, card: str) -> None:
    """A new card lies in a free hand, else in the backpack; then the whole inventory may be sorted for free."""
    survivor = t.s.survivor(who)
    if len(survivor.hands) < HANDS and t.s.rules.catalogue.gear[card].weapon:
        t.set(survivor.having(hands=(*survivor.hands, card)))
    else:
        t.set(survivor.having(pack=(*survivor.pack, card)))


class Sort(WhoQuestion):
    """Which two are held; the rest lies in the backpack. Too many cards: throw one away first."""

    ask: ClassVar[str] = "sort"
    cites: ClassVar[str] = "inventory.size"

    def options(self, s: City) -> list[Option]:
        survivor = s.survivor(self.who)
        gear = survivor.gear
        if len(gear) > capacity(s, survivor):
            return [Option("drop", self.who, item=card) for card in gear]
        if len(gear) < 2 and not survivor.pack:
            return []
        return [
            *[Option("hold", self.who, item=item) for item in pairs(s, survivor) if item != held(survivor)],
            Option("keep", self.who),
        ]

    def answer(self, t: Play, option: Option) -> None:
        survivor = t.s.survivor(self.who)
        if option.verb == "drop":
            t.set(survivor.without(option.item))
            t.throw_away(option.item)
            t.tell("drops", "inventory.discard", who=self.who, card=option.item)
            t.then(Sort(self.who))
        elif option.verb == "hold":
            hold(t, self.who, option.item)
        if option.verb != "drop" and len(survivor.gear) > HANDS + PACK:
            t.uses(self.who, "hoard")


def held(survivor: Survivor) -> str:
    return "+".join(sorted(survivor.hands)) or "nothing"


def pairs(s: City, survivor: Survivor) -> list[str]:
    """Every unordered choice of what is held; copies of a card are equal, and the backpack must take the rest."""
    gear = survivor.gear
    room = capacity(s, survivor) - HANDS
    found: dict[tuple[str, ...], str] = {}
    for size in (2, 1, 0):
        if len(gear) - size > room:
            continue
        for chosen in combinations(sorted(gear), size):
            loaded = tuple(sorted([f"{kind_name(card)}{'*' if card in s.empty else ''}" for card in chosen]))
            found.setdefault(loaded, "+".join(chosen) or "nothing")
    return list(found.values())


def hold(t: Play, who: str, item: str) -> None:
    survivor = t.s.survivor(who)
    hands = tuple(item.split("+")) if item != "nothing" else ()
    rest = [card for card in survivor.gear if card not in hands]
    t.set(survivor.having(hands=hands, pack=tuple(rest)))
    t.tell("holds", "inventory.size", who=who, cards=hands)


class Trade(Question):
    """One open exchange between two in a zone: move cards until done; both then sort for free (p. 21).
    Each card changes hands once, so that it ends by itself."""

    fields: ClassVar[tuple[str, ...]] = ("who", "mate", "moved")
    __slots__ = ("mate", "moved", "who")
    ask: ClassVar[str] = "trade"
    cites: ClassVar[str] = "trade.swap"

    def __init__(self, who: str, mate: str, moved: tuple[str, ...]) -> None:
        self.who: Final = who
        self.mate: Final = mate
        self.moved: Final = moved

    def seat(self, s: City) -> int:
        return s.survivor(self.who).seat

    def question(self, s: City) -> Args:
        return {"who": self.who, "mate": self.mate}

    def options(self, s: City) -> list[Option]:
        who, mate = s.survivor(self.who), s.survivor(self.mate)
        options = [Option("give", self.who, self.mate, card) for card in who.gear if card not in self.moved]
        options += [Option("give", self.mate, self.who, card) for card in mate.gear if card not in self.moved]
        for companion in s.companions:
            if companion.leader in (self.who, self.mate) and companion.id not in self.moved:
                other = self.mate if companion.leader == self.who else self.who
                options.append(Option("lead", companion.leader, other, companion.id))
        options.append(Option("done", self.who))
        return options

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "done":
            t.then(Sort(self.who))
            t.then(Sort(self.mate))
            return
        if option.verb == "lead":
            companion = next(one for one in t.s.companions if one.id == option.item)
            t.set_companion(Companion(companion.id, companion.zone, option.target))
            t.tell("leads", "companion.trade", who=option.target, companion=companion.id)
        elif t.s.survivor(self.who).seat != t.s.survivor(self.mate).seat:
            t.then(Agree(option.actor, option.target, option.item, t.s.survivor(other(self, option.actor)).seat))
        else:
            hand_over(t, option.actor, option.target, option.item)
        t.then(Trade(self.who, self.mate, (*self.moved, option.item)))


def other(trade: Trade, who: str) -> str:
    return trade.mate if who == trade.who else trade.who


def hand_over(t: Play, giver: str, taker: str, card: str) -> None:
    t.set(t.s.survivor(giver).without(card))
    receive(t, taker, card)
    t.tell("gives", "trade.swap", who=giver, whom=taker, card=card)


class Agree(Question):
    """Between two players both must want it (p. 21): the one who did not propose is asked."""

    fields: ClassVar[tuple[str, ...]] = ("giver", "taker", "card", "asked")
    __slots__ = ("asked", "card", "giver", "taker")
    ask: ClassVar[str] = "agree"
    cites: ClassVar[str] = "trade.uneven"
    always: ClassVar[bool] = True

    def __init__(self, giver: str, taker: str, card: str, asked: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.card: Final = card
        self.asked: Final = asked

    def seat(self, s: City) -> int:
        turn = s.scope("turn")
        active = turn.name.split("+")[0] if turn else self.giver
        mate = self.taker if active == self.giver else self.giver
        return s.survivor(mate).seat

    def question(self, s: City) -> Args:
        return {"who": self.giver, "whom": self.taker, "card": self.card}

    def options(self, s: City) -> list[Option]:
        if self.card not in s.survivor(self.giver).gear:
            return []
        return [
            Option("agree", self.giver, self.taker, self.card),
            Option("decline", self.giver, self.taker, self.card),
        ]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "agree":
            hand_over(t, self.giver, self.taker, self.card)
        else:
            t.tell("declined", "trade.uneven", who=self.giver, whom=self.taker, card=self.card)
