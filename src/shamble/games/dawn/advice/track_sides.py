"""The two sides of a track in advice: groups of zeds, guards before them, and a guard's defence against a group."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shamble.games.dawn.fights.combat_odds import Odds
from shamble.games.dawn.printed.counters import Unit, Zed
from shamble.games.dawn.printed.printed_rows import ZedCounter

POWER: Final = 0.62
"""Exponent of a group's strength in its cost: a mob is worse than a zed, but less than proportionally."""
LIFE: Final = 6
"""Number of hits until a zed is dead."""


class Group:
    """The zeds on one field of a track."""

    def __init__(self, n: int, zeds: tuple[Zed, ...], strength: int, life: int, infectors: int = 0) -> None:
        self.n: Final = n
        self.zeds: Final = zeds
        self.strength: Final = strength
        self.life: Final = life
        self.infectors: Final = infectors
        self.force: Final[float] = (strength / 5) ** POWER * (0.4 + 0.6 * life / LIFE)
        """Strength as it counts in the cost of a track, less if the zeds have been hit."""
        self.key: Final[int] = n | infectors << 4 | strength << 10 | life << 24
        """Everything on which the cost of the group depends."""

    def at(self, n: int) -> Group:
        """The same group on field n of its track."""
        return Group(n, self.zeds, self.strength, self.life, self.infectors)


def group_of(cards: Mapping[str, ZedCounter], n: int, zeds: tuple[Zed, ...]) -> Group:
    """The zeds on the field with number `n` as a group, with their strength and the hits until all are dead."""
    strength = sum([cards[zed.id].strength[1 if zed.reduced else 0] for zed in zeds])
    infectors = len([zed for zed in zeds if cards[zed.id].kind == "infector"])
    life = 0
    for zed in zeds:
        card = cards[zed.id]
        life += card.hits[1] - zed.hits if zed.reduced else card.hits[0] - zed.hits + card.hits[1]
    return Group(n, zeds, strength, life, infectors)


def struck(cards: Mapping[str, ZedCounter], group: Group, hits: int) -> Group | None:
    """A group after hits, the strongest zed first; None if no zed is left."""
    zeds = sorted(group.zeds, key=lambda zed: -cards[zed.id].strength[1 if zed.reduced else 0])
    left: list[Zed] = []
    for zed in zeds:
        card = cards[zed.id]
        if hits <= 0:
            left.append(zed)
            continue
        room = card.hits[1 if zed.reduced else 0] - zed.hits
        if hits < room:
            left.append(zed.with_hits(zed.reduced, zed.hits + hits))
        elif not zed.reduced and hits < room + card.hits[1]:
            left.append(zed.with_hits(True, hits - room))
        hits -= room if zed.reduced else room + card.hits[1]
    return group_of(cards, group.n, tuple(left)) if left else None


def gathered(cards: Mapping[str, ZedCounter], groups: list[Group]) -> list[Group]:
    """The groups sorted from the town outwards; zeds on one field form one mob."""
    fields: dict[int, tuple[Zed, ...]] = {}
    for group in groups:
        fields[group.n] = (*fields.get(group.n, ()), *group.zeds)
    return [group_of(cards, n, fields[n]) for n in sorted(fields)]


class Guard:
    """A fighter on a track, and the number of its field."""

    def __init__(self, n: int, field: str, unit: Unit) -> None:
        self.n: Final = n
        self.field: Final = field
        self.unit: Final = unit
        self.stands: Final[dict[int, GuardOdds]] = {}
        """Cached defences without imagined buildings, by strength and life of the zeds (`Costs.defending`)."""
        self.key = -1
        """Everything on which its defences depend without imagined buildings (`Costs.key_of`); -1 if not yet known."""


class Watch:
    """The fighters on a track, the farthest out first."""

    def __init__(self, guards: list[Guard]) -> None:
        self.guards: Final = guards
        self.cost: float | None = None
        """Cost of the track with these guards, the zeds that are there, and no imagined buildings, once it is known."""
        self.key: tuple[int, ...] | None = None
        """The keys of the guards without imagined buildings, once they are known."""


class GuardOdds:
    """A guard against a group: the odds, and the probability of holding the field."""

    def __init__(self, odds: Odds, hold: float, firm: float) -> None:
        self.odds: Final = odds
        self.hold: Final = hold
        self.firm: Final = firm
        """Probability of not losing a field until the zeds are dead."""


class Profile:
    """A guard's part in any fight on its field: strength, shift, re-roll, decided result, share of hits that it feels,
    the number of hits that it can take, and the worth of its life."""

    def __init__(
        self, strength: int, shift: int, reroll: bool, settled: int, felt: float, toughness: int, worth: float
    ) -> None:
        self.strength: Final = strength
        self.shift: Final = shift
        self.reroll: Final = reroll
        self.settled: Final = settled
        """1 if the unit always wins, -1 if it always loses, 0 if the dice decide."""
        self.felt: Final = felt
        self.toughness: Final = toughness
        self.worth: Final = worth
        self.key: Final = f"{reroll} {settled} {felt} {toughness}"
        """Everything besides the column that odds depend on."""
        self.number = -1
        """The number of this profile among all equal in every value (`Costs.profile_of`)."""


class TrackCost:
    """The cost of a track in the parts of which it is added up, so that the price of chaos can vary."""

    def __init__(self, first: float, exposed: float, rest: tuple[float, ...]) -> None:
        self.first: Final = first
        """Cost of the nearest group apart from chaos."""
        self.exposed: Final = exposed
        """Expected number of fields that it will put into chaos."""
        self.rest: Final = rest
        """Two summands for each group behind it."""
