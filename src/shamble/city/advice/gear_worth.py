"""Worth of equipment cards: which to hold, which to give to another survivor."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from shamble.city.book.printed import kind_name
from shamble.city.table.kit import kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor

Worth = tuple[float, float]
"""Worth of cards in expected hits: without, and with an enemy on the board that is a kind by itself (an abomination,
for instance)."""

WORTHS: Final = 20_000
"""Maximum number of cached worths; the cache is emptied when it is full."""
SAME: Final = 0.05
"""Gain of a trade, in expected hits, up to which it is not worth making."""
TOOL: Final = 0.7
"""Worth of a card that opens doors."""


def power(s: CityState, held: tuple[str, ...], mode: str) -> float:
    """Expected hits of the best weapon in this mode: doubled for a dual pair, 1.5 times as much with damage 2 or more,
    less if it must be reloaded."""
    best = 0.0
    names = [kind_name(card) for card in held]
    for card in held:
        gear = s.rules.catalogue.gear[card]
        line = gear.line(mode)
        if line is None or not line.dice:
            continue
        twice = 2 if gear.dual and names.count(kind_name(card)) > 1 else 1
        hits = twice * line.dice * (7 - line.accuracy) / 6.0
        best = max(best, hits * (1.5 if line.damage > 1 else 1.0) * (0.7 if gear.reload else 1.0))
    return best


def held_worth(s: CityState, held: tuple[str, ...]) -> float:
    """Worth of the cards in both hands."""
    return fitting(s, pair_worth(s, held))


def best_worth(s: CityState, cards: tuple[str, ...]) -> float:
    """Worth of the best two of these cards."""
    return fitting(s, best_pair(s, cards))


def best_pair(s: CityState, cards: tuple[str, ...]) -> Worth:
    """Worth of the best two of these cards, in both situations."""
    if len(cards) <= 2:
        return pair_worth(s, cards)
    return highest([pair_worth(s, pair) for pair in combinations(cards, 2)])


def highest(worths: list[Worth]) -> Worth:
    """The maximum of several worths, each situation by itself."""
    usual = special = 0.0
    for plain, other in worths:
        if plain > usual:
            usual = plain
        if other > special:
            special = other
    return usual, special


def fitting(s: CityState, worth: Worth) -> float:
    """The number of a worth that applies to the table now."""
    return worth[1] if worth[0] != worth[1] and s.individuals() else worth[0]


def remember(s: CityState, cards: tuple[str, ...], worth: Worth) -> Worth:
    """Caches and returns a worth: the same few combinations of cards are evaluated again and again."""
    worths = s.rules.catalogue.worths
    if len(worths) >= WORTHS:
        worths.clear()
    worths[cards] = worth
    return worth


def pair_worth(s: CityState, held: tuple[str, ...]) -> Worth:
    """Worth of cards held together: the better of melee and ranged counts in full, the other half; tools and effects
    are added."""
    cached = s.rules.catalogue.worths.get(held)
    if cached is not None:
        return cached
    names = printed(s, held)
    if names != held:
        return remember(s, held, pair_worth(s, names))
    melee, ranged = power(s, held, "melee"), power(s, held, "ranged")
    usual = special = max(melee, ranged) + 0.5 * min(melee, ranged)
    gears = s.rules.catalogue.gear
    for card in held:
        if gears[card].door:  # a second tool opens no more doors
            usual += TOOL
            special += TOOL
            break
    for card in held:
        gear = s.rules.catalogue.gear[card]
        if gear.effect:
            effect = s.rules.card_effect(gear.effect)
            usual += effect.hand_worth(False)
            special += effect.hand_worth(True)
    return remember(s, held, (usual, special))


def printed(s: CityState, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The printed cards without copy numbers, so that copies share one cached worth."""
    gear = s.rules.catalogue.gear
    return tuple([gear[card].id for card in cards])


class CarriedWorth:
    """Worth of all the cards that a survivor carries, computed once for each set of cards."""

    __slots__ = ("_gifts", "_more", "_pairs", "_rest", "best", "names", "weapons")

    def __init__(self, s: CityState, cards: tuple[str, ...]) -> None:
        names = printed(s, cards)
        self.names: Final = names
        self.weapons: Final = [index for index, card in enumerate(cards) if s.rules.catalogue.gear[card].weapon]
        several = range(len(names)) if len(names) > 2 else ()
        self._pairs: Final = [(i, j, pair_worth(s, (names[i], names[j]))) for j in several for i in range(j)]
        self.best: Final = highest([worth for _, _, worth in self._pairs]) if several else pair_worth(s, names)
        """Worth of the best two cards."""
        self._rest: dict[int, Worth] = {}
        self._more: dict[str, Worth] = {}
        self._gifts: dict[tuple[tuple[str, ...], bool], tuple[float, int]] = {}

    def without(self, s: CityState, index: int) -> Worth:
        """Worth of the best two cards if one card is missing."""
        cached = self._rest.get(index)
        if cached is None:
            left = [worth for i, j, worth in self._pairs if index not in (i, j)]
            cached = highest(left) if left else pair_worth(s, self.names[:index] + self.names[index + 1 :])
            self._rest[index] = cached
        return cached

    def with_one_more(self, s: CityState, name: str) -> Worth:
        """Worth of the best two cards if this card is added."""
        cached = self._more.get(name)
        if cached is None:
            pairs = [pair_worth(s, (held, name)) for held in self.names]
            if len(pairs) > 1:
                pairs.append(self.best)
            cached = self._more[name] = highest(pairs) if pairs else pair_worth(s, (name,))
        return cached

    def gift(self, s: CityState, taker: CarriedWorth, special: bool) -> tuple[float, int]:
        """The largest gain of both survivors together if one weapon goes to `taker`, and its index; index -1 if no gift
        gains anything."""
        cached = self._gifts.get((taker.names, special))
        if cached is not None:
            return cached
        best, chosen = 0.0, -1
        mine, theirs = self.best[special], taker.best[special]
        for index in self.weapons:
            gain = self.without(s, index)[special] + taker.with_one_more(s, self.names[index])[special] - mine - theirs
            if gain > best:
                best, chosen = gain, index
        self._gifts[taker.names, special] = (best, chosen)
        return best, chosen


def load_of(s: CityState, survivor: Survivor) -> CarriedWorth:
    """The worth of the cards a survivor carries, cached in the kit."""
    kit = kit_of(s, survivor)
    cached = kit.load
    if cached is None:
        cached = kit.load = CarriedWorth(s, survivor.gear)
    return cached


def card_worth(s: CityState, survivor: Survivor, card: str) -> float:
    """The worth that a survivor would lose without this card."""
    gear = s.rules.catalogue.gear[card]
    load = load_of(s, survivor)
    less = load.without(s, survivor.gear.index(card)) if card in survivor.gear else load.best
    value = fitting(s, load.best) - fitting(s, less)
    if gear.effect:
        other_cards = tuple([other for other in survivor.gear if other != card])
        value += s.rules.card_effect(gear.effect).worth(s, survivor, card, other_cards)
    elif gear.weapon:
        value += 0.1 * held_worth(s, (card,))
    return value


def spare(s: CityState, giver: Survivor, taker: Survivor) -> tuple[float, str]:
    """The largest gain of both survivors if `giver` hands over one weapon, and that card ("" if no gift gains
    anything)."""
    gain, index = load_of(s, giver).gift(s, load_of(s, taker), bool(s.individuals()))
    return gain, giver.gear[index] if index >= 0 else ""
