"""Dawn of the Zeds: the board and the counters, as printed. Plain data for the oracles."""

from __future__ import annotations

from random import Random

from tests.oracle.duel import Steps

TRACKS = "FMHST"
LENGTH = {"F": 6, "M": 6, "H": 6, "S": 6, "T": 7}
"""The highest number of each track; the town field is 0, beyond the highest lies the Start."""
NAMED = {"F": (4, 3, 0), "M": (5, 4, 2, 0), "H": (5, 3, 0), "S": (5, 4, 3, 1, 0), "T": (7, 4, 2, 0)}
VILLAGES = {"F": (4,), "M": (5,), "H": (5,), "S": (5, 3), "T": ()}
CATACOMBS = (3, 5)
MARKERS = 10
"""Chaos markers on board side A."""
MARKERS_B = 12
KINDS = (
    (2, 1),
    (3, 1),
    (3, 2),
    (4, 1),
    (4, 2),
    (4, 3),
    (5, 1),
    (5, 2),
    (5, 3),
    (5, 4),
    (6, 1),
    (6, 3),
    (6, 4),
    (7, 4),
    (7, 5),
    (8, 4),
    (9, 4),
)
"""Strengths of normal zeds, full and reduced. The game has several copies of some; one of each is enough here."""
INFECTORS = {"noelle": 3, "vermin": 2}
ZED_HITS = 3
"""Hits that a side of a normal zed takes; the last one turns or kills it."""


class Counter:
    """A counter with two sides, each of which takes several hits."""

    def __init__(self, name: str, bears: int, reduced: bool, hits: int) -> None:
        self.name = name
        self.bears = bears
        """Hits that a side takes; the last one turns or kills the counter."""
        self.reduced = reduced
        self.hits = hits

    def hit(self) -> bool:
        """Takes a hit; True if it was the last."""
        self.hits += 1
        if self.hits < self.bears:
            return False
        self.hits = 0
        if self.reduced:
            return True
        self.reduced = True
        return False


class Zed(Counter):
    """A normal zed or an infector."""

    def __init__(self, name: str, reduced: bool = False, hits: int = 0) -> None:
        super().__init__(name, ZED_HITS, reduced, hits)
        self.moved = False
        self.lost = False

    @property
    def infector(self) -> bool:
        return self.name in INFECTORS

    @property
    def strength(self) -> int:
        if self.infector:
            return INFECTORS[self.name]
        full, reduced = self.name.split("-")[1:]
        return int(reduced if self.reduced else full)

    def given(self) -> str:
        words = [self.name]
        if self.reduced:
            words.append("reduced")
        if self.hits:
            words.append(str(self.hits))
        return " ".join(words)


def drawn(luck: Random, wounded: bool = True) -> list[Zed]:
    """All normal zeds in random order, some of them wounded."""
    zeds = [Zed(f"zed-{full}-{reduced}") for full, reduced in KINDS]
    luck.shuffle(zeds)
    for zed in zeds:
        if wounded and luck.random() < 0.5:
            zed.reduced, zed.hits = luck.random() < 0.5, luck.randrange(ZED_HITS)
    return zeds


def field(track: str, number: int) -> str:
    """A field's name; the number after the highest is the Start."""
    return f"{track}-start" if number > LENGTH[track] else f"{track}{number}"


def fields(track: str) -> list[int]:
    """Numbers from the town to the Start."""
    return list(range(LENGTH[track] + 2))


def limit(track: str, number: int) -> int | None:
    """The number of zeds, and of units, that a field holds; None: any number (4.6, 5.2)."""
    if track != "T" or number == 0 or number > LENGTH[track]:
        return 2
    return None if number in CATACOMBS else 1


def room(there: list[Zed], track: str, number: int) -> int:
    """The number of zeds that still fit on a field where these are; infectors do not count (4.6)."""
    most = limit(track, number)
    return 99 if most is None else most - sum(not zed.infector for zed in there)


def who_fits(group: list[Zed], free: int) -> Steps[list[Zed]]:
    """4.6: only as many as fit; the weaker one stays. Of equals the player says who goes."""
    infectors = [zed for zed in group if zed.infector]
    others = sorted((zed for zed in group if not zed.infector), key=lambda zed: -zed.strength)
    if len(others) > free > 0 and others[0].strength == others[1].strength:
        key = yield [f"lead {zed.name}" for zed in others]
        others.sort(key=lambda zed: f"lead {zed.name}" != key)
    return [*others[: max(free, 0)], *infectors]
