"""Who is where and how loud it is, and where the horde stands: counted once for as long as nobody moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shamble.city.table.state import City

Group = list[tuple[int, int]]
"""The kinds that stand in a zone, and how many of each."""


class Presence:
    """Made from lists that are only ever replaced: it holds for as long as a state has the same ones."""

    __slots__ = ("companions", "loudest", "noise", "people", "sounds", "survivors")

    def __init__(self, s: City) -> None:
        self.survivors: Final = s.survivors
        self.companions: Final = s.companions
        self.noise: Final = s.noise
        rules = s.rules
        people = [0] * len(s.noise)
        sounds = s.noise.copy()
        for survivor in s.survivors:
            if survivor.here:
                people[survivor.zone] += 1
                if rules.heard(s, survivor):
                    sounds[survivor.zone] += 1
        for companion in s.companions:
            zone = s.companion_zone(companion)
            if zone >= 0:
                people[zone] += 1
                sounds[zone] += 1
        self.people: Final = people
        """Figures of the living by zone: survivors and companions."""
        self.sounds: Final = sounds
        """Noise by zone: tokens, and one for each of the living who is heard (p. 14)."""
        most = max(sounds, default=0)
        self.loudest: Final[list[int]] = []
        """The zones where it is loudest; none where all is silent."""
        loudest = -1
        for _ in range(sounds.count(most) if most else 0):
            loudest = sounds.index(most, loudest + 1)
            self.loudest.append(loudest)

    def of(self, s: City) -> bool:
        """Whether it still says how things are."""
        return self.survivors is s.survivors and self.noise is s.noise and self.companions is s.companions


class Horde:
    """Where figures of the horde stand, for as long as none comes, goes or falls."""

    __slots__ = ("_acting", "crowded", "everybody", "individuals", "zombies")

    def __init__(self, s: City) -> None:
        self.zombies: Final = s.zombies
        nobody = s.rules.nobody
        alone = s.rules.individuals
        self.crowded: Final[list[int]] = []
        """The zones with figures."""
        self.everybody: Final[list[tuple[int, Group]]] = []
        """Each of them with who stands there."""
        self.individuals: Final[list[int]] = []
        """The zones in which somebody stands who is a kind by itself: the last kinds are such ones."""
        self._acting: Final = {s.rules.everybody: self.everybody}
        for zone, counts in enumerate(s.zombies):
            if counts is not nobody:
                group = s.rules.group(counts)
                if group:
                    self.crowded.append(zone)
                    self.everybody.append((zone, group))
                    if group[-1][0] in alone:
                        self.individuals.append(zone)

    def acting(self, kinds: tuple[int, ...]) -> list[tuple[int, Group]]:
        """The zones with figures of some kinds, each with those of them that are there: asked when they attack, and
        again when they move."""
        known = self._acting.get(kinds)
        if known is None:
            known = self._acting[kinds] = []
            for zone, group in self.everybody:
                some = [one for one in group if one[0] in kinds]
                if some:
                    known.append((zone, some))
        return known
