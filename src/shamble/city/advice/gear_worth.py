"""Which cards are worth holding, and who should have them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from shamble.city.book.printed import kind_name
from shamble.city.table.kit import kit_of
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor

Worth = tuple[float, float]
"""How good cards are, without and with somebody on the board who stands for himself."""

WORTHS: Final = 20_000
TOOL: Final = 0.7
"""Something that opens doors."""


def power(s: City, held: tuple[str, ...], mode: str) -> float:
    """Hits of the best weapon of a kind; twice for a pair of dual ones, more if it kills the tough."""
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


def held_worth(s: City, held: tuple[str, ...]) -> float:
    """How good a pair of hands is."""
    return fitting(s, pair_worth(s, held))


def best_worth(s: City, cards: tuple[str, ...]) -> float:
    """The best two of some cards."""
    return fitting(s, best_pair(s, cards))


def best_pair(s: City, cards: tuple[str, ...]) -> Worth:
    if len(cards) <= 2:
        return pair_worth(s, cards)
    return highest([pair_worth(s, pair) for pair in combinations(cards, 2)])


def highest(worths: list[Worth]) -> Worth:
    usual = special = 0.0
    for plain, other in worths:
        if plain > usual:
            usual = plain
        if other > special:
            special = other
    return usual, special


def fitting(s: City, worth: Worth) -> float:
    """What counts now."""
    return worth[1] if worth[0] != worth[1] and s.individuals() else worth[0]


def remember(s: City, cards: tuple[str, ...], worth: Worth) -> Worth:
    """The same few cards are asked for again and again."""
    worths = s.rules.catalogue.worths
    if len(worths) >= WORTHS:
        worths.clear()
    worths[cards] = worth
    return worth


def pair_worth(s: City, held: tuple[str, ...]) -> Worth:
    """The best attack counts most, the other kind of attack a little."""
    known = s.rules.catalogue.worths.get(held)
    if known is not None:
        return known
    names = printed(s, held)
    if names != held:
        return remember(s, held, pair_worth(s, names))
    melee, ranged = power(s, held, "melee"), power(s, held, "ranged")
    usual = special = max(melee, ranged) + 0.5 * min(melee, ranged)
    for card in held:
        gear = s.rules.catalogue.gear[card]
        if gear.door:
            usual += TOOL
            special += TOOL
        if gear.effect:
            effect = s.rules.card_effect(gear.effect)
            usual += effect.hand_worth(False)
            special += effect.hand_worth(True)
    return remember(s, held, (usual, special))


def printed(s: City, cards: tuple[str, ...]) -> tuple[str, ...]:
    """What cards are, whichever copies: the fewer there are to tell apart, the less is worked out."""
    gear = s.rules.catalogue.gear
    return tuple([gear[card].id for card in cards])


class Load:
    """What somebody carries, weighed once for as long as it is carried."""

    __slots__ = ("_gifts", "_more", "_pairs", "_rest", "_special", "_usual", "best", "names", "weapons")

    def __init__(self, s: City, cards: tuple[str, ...]) -> None:
        names = printed(s, cards)
        self.names: Final = names
        self.weapons: Final = [index for index, card in enumerate(cards) if s.rules.catalogue.gear[card].weapon]
        several = range(len(names)) if len(names) > 2 else ()
        self._pairs: Final = [
            (one, two, pair_worth(s, (names[one], names[two]))) for two in several for one in range(two)
        ]
        self.best: Final = highest([worth for _, _, worth in self._pairs]) if several else pair_worth(s, names)
        """Of the best two."""
        self._rest: dict[int, Worth] = {}
        self._more: dict[str, Worth] = {}
        self._gifts: dict[tuple[tuple[str, ...], bool], tuple[float, int]] = {}
        self._usual: dict[tuple[str, ...], float] = {}
        self._special: dict[tuple[str, ...], float] = {}

    def without(self, s: City, index: int) -> Worth:
        """Of the best two without one of the cards."""
        known = self._rest.get(index)
        if known is None:
            left = [worth for one, two, worth in self._pairs if index not in (one, two)]
            known = highest(left) if left else pair_worth(s, self.names[:index] + self.names[index + 1 :])
            self._rest[index] = known
        return known

    def with_one_more(self, s: City, name: str) -> Worth:
        """Of the best two with another card."""
        known = self._more.get(name)
        if known is None:
            pairs = [pair_worth(s, (held, name)) for held in self.names]
            if len(pairs) > 1:
                pairs.append(self.best)
            known = self._more[name] = highest(pairs) if pairs else pair_worth(s, (name,))
        return known

    def gift(self, s: City, taker: Load, special: bool) -> tuple[float, int]:
        """What two gain if one of these cards changes hands, and which; -1 if there is nothing to be gained."""
        known = self._gifts.get((taker.names, special))
        if known is not None:
            return known
        best, chosen = 0.0, -1
        mine, theirs = self.best[special], taker.best[special]
        for index in self.weapons:
            gain = self.without(s, index)[special] + taker.with_one_more(s, self.names[index])[special] - mine - theirs
            if gain > best:
                best, chosen = gain, index
        self._gifts[taker.names, special] = (best, chosen)
        return best, chosen

    def trade(self, s: City, other: Load, special: bool) -> float:
        """What two gain if a card changes hands, whoever of them gives it."""
        trades = self._special if special else self._usual
        known = trades.get(other.names)
        if known is None:
            known = trades[other.names] = max(self.gift(s, other, special)[0], other.gift(s, self, special)[0])
        return known


def load_of(s: City, survivor: Survivor) -> Load:
    kit = kit_of(s, survivor)
    known = kit.load
    if known is None:
        known = kit.load = Load(s, survivor.gear)
    return known


def card_worth(s: City, survivor: Survivor, card: str) -> float:
    """What a survivor would miss without a card."""
    gear = s.rules.catalogue.gear[card]
    load = load_of(s, survivor)
    less = load.without(s, survivor.gear.index(card)) if card in survivor.gear else load.best
    value = fitting(s, load.best) - fitting(s, less)
    if gear.effect:
        rest = tuple([other for other in survivor.gear if other != card])
        value += s.rules.card_effect(gear.effect).worth(s, survivor, card, rest)
    elif gear.weapon:
        value += 0.1 * held_worth(s, (card,))
    return value


def spare(s: City, giver: Survivor, taker: Survivor) -> tuple[float, str]:
    """What two gain if one card changes hands, and which."""
    gain, index = load_of(s, giver).gift(s, load_of(s, taker), bool(s.individuals()))
    return gain, giver.gear[index] if index >= 0 else ""


def trade_worth(s: City, one: Survivor, other: Survivor) -> float:
    """The same for whoever of the two gives it."""
    return load_of(s, one).trade(s, load_of(s, other), bool(s.individuals()))
