"""Counts of figures and noise by zone: derived values of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shamble.city.table.state import CityState

Group = list[tuple[int, int]]
"""The zombie kinds in a zone, each with its number of figures."""


class Presence:
    """Survivors, companions and noise by zone (`CityState.presence`)."""

    __slots__ = ("_noisy", "inhabited", "loudest", "people", "sounds")

    def __init__(self, s: CityState) -> None:
        rules = s.rules
        people = [0] * len(s.noise)
        sounds = s.noise.copy()
        self.inhabited: Final[list[int]] = []
        """The zones with survivors, once for each of them."""
        for survivor in s.survivors:
            if survivor.here:
                self.inhabited.append(survivor.zone)
                people[survivor.zone] += 1
                if rules.counts_as_noise(s, survivor):
                    sounds[survivor.zone] += 1
        for companion in s.companions:
            zone = s.companion_zone(companion)
            if zone >= 0:
                people[zone] += 1
                sounds[zone] += 1
        self.people: Final = people
        """Number of survivors and companions by zone."""
        self.sounds: Final = sounds
        """Noise by zone: tokens, and one for each companion and each survivor who counts as noise."""
        most = max(sounds, default=0)
        self.loudest: Final[list[int]] = []
        """The zones with the most noise; empty if there is no noise."""
        loudest = -1
        for _ in range(sounds.count(most) if most else 0):
            loudest = sounds.index(most, loudest + 1)
            self.loudest.append(loudest)
        self._noisy: list[int] | None = None

    def noisy(self) -> list[int]:
        """The zones with noise."""
        zones = self._noisy
        if zones is None:
            zones = self._noisy = [zone for zone, noise in enumerate(self.sounds) if noise]
        return zones


class Horde:
    """The zombies by zone (`CityState.horde`)."""

    __slots__ = ("_acting", "all_groups", "crowded", "individuals")

    def __init__(self, s: CityState) -> None:
        nobody = s.rules.empty_zone
        alone = s.rules.individuals
        lowest = alone[0] if alone else len(s.rules.all_kinds)
        self.crowded: Final[list[int]] = []
        """The zones with zombies."""
        self.all_groups: Final[list[tuple[int, Group]]] = []
        """The zones with zombies, each with its group."""
        self.individuals: Final[list[int]] = []
        """The zones with an individual. Individuals are the last kinds, so the last entry of a group tells."""
        self._acting: Final = {s.rules.all_kinds: self.all_groups}
        for zone, counts in enumerate(s.zombies):
            if counts is not nobody:
                group = s.rules.group(counts)
                if group:
                    self.crowded.append(zone)
                    self.all_groups.append((zone, group))
                    if group[-1][0] >= lowest:
                        self.individuals.append(zone)

    def groups_of(self, kinds: tuple[int, ...]) -> list[tuple[int, Group]]:
        """The zones with zombies of these kinds, each with its group of them.
        Cached, because one activation asks twice: for the attacks and for the moves."""
        cached = self._acting.get(kinds)
        if cached is None:
            cached = self._acting[kinds] = []
            for zone, group in self.all_groups:
                group_of_kinds = [pair for pair in group if pair[0] in kinds]
                if group_of_kinds:
                    cached.append((zone, group_of_kinds))
        return cached
