"""How to get Ned's mixture made without anybody finding him (p. 63): find everything, meet at his door, then open."""

from __future__ import annotations

from typing import Final

from shamble.city.board import Door
from shamble.city.ned import COMPONENTS, NED
from shamble.city.state import City, Survivor

NEAR: Final = 1
"""So near must everybody be who brings something before the door is opened."""


class Kitchen:
    """What is still missing, and where to go with it."""

    def __init__(self, s: City) -> None:
        self.s: Final = s
        self.zone: Final = next((companion.zone for companion in s.companions if companion.id == NED), -1)
        self.mixed: Final = bool(s.noted("mixed"))
        self.steps: Final = doorsteps(s, self.zone)
        self.found: Final = not self.mixed and self._found()
        self.shut: Final = not self.mixed and not (self.found and self._met())
        """Whether his house had better stay closed."""

    def brings(self, survivor: Survivor) -> list[str]:
        """The components somebody carries."""
        s = self.s
        carried = [colour for colour in ("blue", "green") if s.noted(f"carries {colour} {survivor.id}")]
        if any(s.rules.catalogue.gear[card].effect == "molotov" for card in survivor.gear):
            carried.append("molotov")
        return carried

    def _there(self) -> list[str]:
        return [token.colour for token in self.s.tokens if token.kind == "component"]

    def _found(self) -> bool:
        known = self._there()
        for survivor in self.s.survivors:
            if survivor.here:
                known += self.brings(survivor)
        return all(component in known for component in COMPONENTS)

    def _met(self) -> bool:
        """Whether everything that is needed is already inside or waits at one of the doors."""
        s = self.s
        building = s.board.zones[self.zone].building
        near = self._there()
        for survivor in s.survivors:
            if survivor.here:
                inside = s.board.zones[survivor.zone].building == building
                distances = s.topology().distances(survivor.zone)
                if inside or any(0 <= distances[step] <= NEAR for step in self.steps):
                    near += self.brings(survivor)
        return all(component in near for component in COMPONENTS)

    def errand(self, survivor: Survivor) -> list[int]:
        """Where somebody has to go who brings a component; nowhere while others are still looking for theirs."""
        missing = [component for component in self.brings(survivor) if component not in self._there()]
        if self.mixed or not self.found or not missing:
            return []
        return self.steps if self.shut else [self.zone]

    def keeps_shut(self, door: Door) -> bool:
        return self.shut and around(self.s, door, self.zone)


def doorsteps(s: City, zone: int) -> list[int]:
    """The zones in front of the doors of a zone's house."""
    found: list[int] = []
    for door in s.board.doors:
        if zone >= 0 and around(s, door, zone):
            building = s.board.zones[zone].building
            found.append(door.b if s.board.zones[door.a].building == building else door.a)
    return found


def around(s: City, door: Door, zone: int) -> bool:
    """Whether a door is one of the house around a zone."""
    building = s.board.zones[zone].building
    return building >= 0 and any(s.board.zones[side].building == building for side in (door.a, door.b))
