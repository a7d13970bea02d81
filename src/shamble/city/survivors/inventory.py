"""Hands and backpack: sorting, trading and discarding cards."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.book.printed import kind_name
from shamble.city.table.flow import CityFlow, Question, WhoQuestion
from shamble.city.table.kit import HANDS, PACK, Kit, bare_kit_of
from shamble.city.table.kit_cache import MAX_ENTRIES
from shamble.city.table.pieces import Companion
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.event import Args
from shamble.core.meaning import Meaning, Note
from shamble.core.option import NO_OPTIONS, Option, joined, parted

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules

TRADED: Final = "traded"
DECLINED: Final = "declined"
"""Uses in a turn, each with the mate's id: this player agreed to a card of a trade, or refused one."""


class Rearrange(Action):
    """The action of sorting the survivor's own cards."""

    verbs: ClassVar[tuple[str, ...]] = ("sort",)
    costs: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return kit.sorts

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        return turn.kit.sort if turn.has_action and turn.kit.sorts else NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "any")
        t.tell("sorts", "trade.reorder", who=who)
        t.then(SortInventory(who))


class Barter(Action):
    """The action of trading with another survivor in the zone."""

    verbs: ClassVar[tuple[str, ...]] = ("trade",)
    costs: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        options: list[Option] = []
        if not turn.has_action:
            return options
        zone = turn.zone
        for mate in s.survivors:
            if mate.zone == zone and not mate.dead and mate.id != turn.who:
                if mate.gear or turn.survivor.gear or s.companions:
                    cached = turn.kit.trades.get(mate.id)
                    if cached is None:
                        cached = turn.kit.trades[mate.id] = Option("trade", turn.who, mate.id)
                    options.append(cached)
        return options

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "any")
        t.then(Trade(who, option.target, ()))


def seat_for(s: CityState, leader: str) -> bool:
    """True if a survivor can lead one more companion: outside a car always, in a car only with a free seat behind."""
    car = s.car(s.survivor(leader).car)
    return car is None or s.free_seats(car) > 0


def loose(s: CityState, card: str) -> bool:
    """True if a card can be given away and discarded, unlike a wound card."""
    return not s.rules.fixed(card)


def receive(t: CityFlow, who: str, card: str) -> None:
    """Puts a new weapon into a free hand if there is one, else the card into the backpack, even if that is full."""
    survivor = t.s.survivor(who)
    if len(survivor.hands) < HANDS and t.s.rules.catalogue.gear[card].weapon:
        t.set(survivor.having(hands=(*survivor.hands, card)))
    else:
        t.set(survivor.having(pack=(*survivor.pack, card)))


class SortInventory(WhoQuestion):
    """Asks which two cards the survivor holds; the others go to the backpack. With too many cards, one is discarded
    first."""

    written: ClassVar[str] = "Sort"

    ask: ClassVar[str] = "sort"
    verbs: ClassVar[tuple[str, ...]] = ("hold", "keep", "drop")
    cites: ClassVar[str] = "inventory.size"

    def options(self, s: CityState) -> list[Option]:
        survivor = s.survivor(self.who)
        gear = survivor.gear
        if len(gear) < 2 and not survivor.pack:
            return []
        kit = bare_kit_of(s, survivor)
        if len(gear) > kit.room:
            return [Option("drop", self.who, item=card) for card in gear if loose(s, card)]
        if s.empty:
            return self.ways(s, survivor, kit.room)
        key = (self.who, kit.room, survivor.hands, survivor.pack)
        sortings = s.rules.kits.sortings
        cached = sortings.get(key)
        if cached is None:
            if len(sortings) >= MAX_ENTRIES:
                sortings.clear()
            cached = sortings[key] = self.ways(s, survivor, kit.room)
        return cached.copy()

    def ways(self, s: CityState, survivor: Survivor, room: int) -> list[Option]:
        """Options for all other choices of held cards, and `keep` if the backpack is not too full."""
        now = joined(sorted(survivor.hands))
        options = [Option("hold", self.who, item=item) for item in pairs(s, survivor, room) if item != now]
        # Cards that the backpack has no room for must be taken into a hand.
        return [*options, Option("keep", self.who)] if len(survivor.pack) <= room - HANDS or not options else options

    def meaning(self, s: CityState, option: Option) -> Meaning | None:
        """Returns, for `keep`, the cards in the survivor's hands."""
        hands = s.survivor(self.who).hands
        return Meaning(notes=(Note("in-hand", item=tuple(hands)),)) if option.verb == "keep" else None

    def answer(self, t: CityFlow, option: Option) -> None:
        survivor = t.s.survivor(self.who)
        if option.verb == "drop":
            t.set(survivor.without(option.item))
            t.throw_away(option.item)
            t.tell("drops", "inventory.discard", who=self.who, card=option.item)
            t.then(SortInventory(self.who))
        elif option.verb == "hold":
            hold(t, self.who, option.item)
        if option.verb != "drop" and len(survivor.gear) > HANDS + PACK:
            hoards = bare_kit_of(t.s, survivor).hoards
            if hoards:
                t.uses(self.who, hoards)


def pairs(s: CityState, survivor: Survivor, room: int) -> list[str]:
    """All unordered choices of held cards that leave no more than the backpack holds; copies of a card are equal."""
    gear = sorted(survivor.gear)
    loaded = {card: f"{kind_name(card)}{'*' if card in s.empty else ''}" for card in gear}
    choices: dict[tuple[str, ...], str] = {}
    for size in range(HANDS, -1, -1):
        if len(gear) - size > room - HANDS:
            continue
        for chosen in combinations(gear, size):
            held = tuple(sorted([loaded[card] for card in chosen]))
            if held not in choices:
                choices[held] = joined(chosen)
    return list(choices.values())


def hold(t: CityFlow, who: str, item: str) -> None:
    """Puts the named cards into the hands and the others into the backpack."""
    survivor = t.s.survivor(who)
    hands = parted(item)
    stowed = [card for card in survivor.gear if card not in hands]
    t.set(survivor.having(hands=hands, pack=tuple(stowed)))
    t.tell("holds", "inventory.size", who=who, cards=hands)


class Trade(Question):
    """Asks for the next card to move between two survivors, until `done`; then both sort their cards for free.
    Each card moves at most once, so that the exchange ends."""

    fields: ClassVar[tuple[str, ...]] = ("who", "mate", "moved")
    __slots__ = ("mate", "moved", "who")
    ask: ClassVar[str] = "trade"
    verbs: ClassVar[tuple[str, ...]] = ("give", "lead", "done")
    cites: ClassVar[str] = "trade.swap"

    def __init__(self, who: str, mate: str, moved: tuple[str, ...]) -> None:
        self.who: Final = who
        self.mate: Final = mate
        self.moved: Final = moved

    def seat(self, s: CityState) -> int:
        return s.survivor(self.who).seat

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "mate": self.mate}

    def options(self, s: CityState) -> list[Option]:
        who, mate = s.survivor(self.who), s.survivor(self.mate)
        options = [
            Option("give", giver.id, taker, card)
            for giver, taker in ((who, self.mate), (mate, self.who))
            for card in giver.gear
            if card not in self.moved and loose(s, card)
        ]
        for companion in s.companions:
            if companion.leader in (self.who, self.mate) and companion.id not in self.moved:
                other = self.mate if companion.leader == self.who else self.who
                if s.survivor(other).car == s.survivor(companion.leader).car or seat_for(s, other):
                    options.append(Option("lead", companion.leader, other, companion.id))
        options.append(Option("done", self.who))
        return options

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "done":
            t.then(SortInventory(self.who))
            refused = t.s.spent("turn", f"{DECLINED} {self.mate}") and not t.s.spent("turn", f"{TRADED} {self.mate}")
            if not refused:  # nothing was exchanged with a player who has refused everything
                t.then(SortInventory(self.mate))
            return
        if t.s.survivor(self.who).seat != t.s.survivor(self.mate).seat:
            t.then(AgreeToTrade(option.actor, option.target, option.item))
        else:
            hand_over(t, option.actor, option.target, option.item)
        t.then(Trade(self.who, self.mate, (*self.moved, option.item)))


def hand_over(t: CityFlow, giver: str, taker: str, card: str) -> None:
    """Gives a card, or the lead of a companion, to another survivor."""
    companion = next((led for led in t.s.led_by(giver) if led.id == card), None)
    if companion is not None:
        t.set_companion(Companion(companion.id, companion.zone, taker))
        t.tell("leads", "companion.trade", who=taker, companion=companion.id)
        return
    t.set(t.s.survivor(giver).without(card))
    receive(t, taker, card)
    t.tell("gives", "trade.swap", who=giver, whom=taker, card=card)


class AgreeToTrade(Question):
    """Asks the player who did not propose the exchange for consent. A trade within one seat needs none."""

    written: ClassVar[str] = "Agree"

    fields: ClassVar[tuple[str, ...]] = ("giver", "taker", "card")
    __slots__ = ("card", "giver", "taker")
    ask: ClassVar[str] = "agree"
    verbs: ClassVar[tuple[str, ...]] = ("agree", "decline")
    cites: ClassVar[str] = "trade.uneven"
    asks_when_forced: ClassVar[bool] = True

    def __init__(self, giver: str, taker: str, card: str) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.card: Final = card

    def seat(self, s: CityState) -> int:
        return s.survivor(self.mate(s)).seat

    def mate(self, s: CityState) -> str:
        """The survivor of the two whose turn it is not."""
        turn = s.scope("turn")
        active = turn.name if turn else self.giver
        return self.taker if active == self.giver else self.giver

    def question(self, s: CityState) -> Args:
        return {"who": self.giver, "whom": self.taker, "card": self.card}

    def options(self, s: CityState) -> list[Option]:
        led = [companion.id for companion in s.led_by(self.giver)]
        if self.card not in s.survivor(self.giver).gear and self.card not in led:
            return []
        return [
            Option("agree", self.giver, self.taker, self.card),
            Option("decline", self.giver, self.taker, self.card),
        ]

    def answer(self, t: CityFlow, option: Option) -> None:
        mate = self.mate(t.s)
        if option.verb == "agree":
            t.spend("turn", f"{TRADED} {mate}")
            hand_over(t, self.giver, self.taker, self.card)
        else:
            t.spend("turn", f"{DECLINED} {mate}")
            t.tell("declined", "trade.uneven", who=self.giver, whom=self.taker, card=self.card)
