"""Who is where and how loud it is, and where the horde stands: counted once for as long as nobody moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shamble.city.state import City


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
        self.loudest: Final = [zone for zone, loud in enumerate(sounds) if loud == most] if most else []
        """The zones where it is loudest; none where all is silent."""

    def of(self, s: City) -> bool:
        """Whether it still says how things are."""
        return self.survivors is s.survivors and self.noise is s.noise and self.companions is s.companions


class Horde:
    """Where figures of the horde stand, for as long as none comes, goes or falls."""

    __slots__ = ("crowded", "groups", "individuals", "zombies")

    def __init__(self, s: City) -> None:
        self.zombies: Final = s.zombies
        nobody = s.rules.nobody
        alone = s.rules.individuals
        self.crowded: Final[list[int]] = []
        """The zones with figures."""
        self.groups: Final[list[list[tuple[int, int]]]] = []
        """For each of them, the kinds that stand there, and how many."""
        self.individuals: Final[list[int]] = []
        """The zones in which somebody stands who is a kind by itself: the last kinds are such ones."""
        for zone, counts in enumerate(s.zombies):
            if counts is not nobody:
                group = [(kind, n) for kind, n in enumerate(counts) if n]
                if group:
                    self.crowded.append(zone)
                    self.groups.append(group)
                    if group[-1][0] in alone:
                        self.individuals.append(zone)
