"""Which cards are worth holding, and who should have them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from shamble.city.content import kind_name
from shamble.city.state import City
from shamble.city.survivor import Survivor

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
    return fitting(s, any_worth(s, cards))


def any_worth(s: City, cards: tuple[str, ...]) -> tuple[float, float]:
    if len(cards) <= 2:
        return pair_worth(s, cards)
    known = s.rules.catalogue.worths.get(cards)
    if known is None:
        names = printed(s, cards)
        if names != cards:
            return remember(s, cards, any_worth(s, names))
        pairs = [pair_worth(s, pair) for pair in combinations(cards, 2)]
        known = remember(s, cards, (max([worth[0] for worth in pairs]), max([worth[1] for worth in pairs])))
    return known


def printed(s: City, cards: tuple[str, ...]) -> tuple[str, ...]:
    """What cards are, whichever copies: the fewer there are to tell apart, the less is worked out."""
    gear = s.rules.catalogue.gear
    return tuple([gear[card].id for card in cards])


def fitting(s: City, worth: tuple[float, float]) -> float:
    """Of what cards are worth without and with somebody on the board who stands for himself: what counts now."""
    return worth[1] if worth[0] != worth[1] and s.individuals() else worth[0]


def remember(s: City, cards: tuple[str, ...], worth: tuple[float, float]) -> tuple[float, float]:
    """The same few cards are asked for again and again."""
    worths = s.rules.catalogue.worths
    if len(worths) >= WORTHS:
        worths.clear()
    worths[cards] = worth
    return worth


def pair_worth(s: City, held: tuple[str, ...]) -> tuple[float, float]:
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
    """What two gain if one card changes hands, and which. Asked anew at every action while nothing changed hands."""
    gain, index = gift(s, giver.gear, taker.gear, bool(s.individuals()))
    return gain, giver.gear[index] if index >= 0 else ""


def gift(s: City, giver: tuple[str, ...], taker: tuple[str, ...], special: bool) -> tuple[float, int]:
    """The same for what they carry: the gain and where the card is, -1 if there is none."""
    spares = s.rules.catalogue.spares
    key = (giver, taker, special)
    known = spares.get(key)
    if known is None:
        mine, theirs = printed(s, giver), printed(s, taker)
        plain = mine == giver and theirs == taker
        known = best_gift(s, mine, theirs) if plain else gift(s, mine, theirs, special)
        if len(spares) >= WORTHS:
            spares.clear()
        spares[key] = known
    return known


def best_gift(s: City, giver: tuple[str, ...], taker: tuple[str, ...]) -> tuple[float, int]:
    best, chosen = 0.0, -1
    mine, theirs = best_worth(s, giver), best_worth(s, taker)
    for index, card in enumerate(giver):
        if s.rules.catalogue.gear[card].weapon:
            rest = giver[:index] + giver[index + 1 :]
            gain = best_worth(s, rest) + best_worth(s, (*taker, card)) - mine - theirs
            if gain > best:
                best, chosen = gain, index
    return best, chosen
