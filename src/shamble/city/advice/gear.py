"""Which cards are worth holding, and who should have them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from shamble.city.content import kind_name
from shamble.city.kit import kit_of
from shamble.city.state import City
from shamble.city.survivor import Survivor

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
    return max([worth[0] for worth in worths]), max([worth[1] for worth in worths])


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

    __slots__ = ("_gifts", "_more", "best", "names", "rest", "weapons")

    def __init__(self, s: City, cards: tuple[str, ...]) -> None:
        self.names: Final = printed(s, cards)
        self.weapons: Final = [index for index, card in enumerate(cards) if s.rules.catalogue.gear[card].weapon]
        self.best: Final = best_pair(s, self.names)
        """Of the best two."""
        self.rest: Final = {index: self._without(s, index) for index in self.weapons}
        """Of the best two without each weapon."""
        self._more: dict[str, Worth] = {}
        self._gifts: dict[tuple[tuple[str, ...], bool], tuple[float, int]] = {}

    def _without(self, s: City, index: int) -> Worth:
        return best_pair(s, self.names[:index] + self.names[index + 1 :])

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
            gain = self.rest[index][special] + taker.with_one_more(s, self.names[index])[special] - mine - theirs
            if gain > best:
                best, chosen = gain, index
        self._gifts[taker.names, special] = (best, chosen)
        return best, chosen


def load_of(s: City, survivor: Survivor) -> Load:
    kit = kit_of(s, survivor)
    known = kit.load
    if known is None:
        known = kit.load = Load(s, survivor.gear)
    return known


def card_worth(s: City, survivor: Survivor, card: str) -> float:
    """What a survivor would miss without a card."""
    gear = s.rules.catalogue.gear[card]
    rest = tuple([other for other in survivor.gear if other != card])
    value = best_worth(s, survivor.gear) - best_worth(s, rest)
    if gear.effect:
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
    mine, theirs, special = load_of(s, one), load_of(s, other), bool(s.individuals())
    return max(mine.gift(s, theirs, special)[0], theirs.gift(s, mine, special)[0])
