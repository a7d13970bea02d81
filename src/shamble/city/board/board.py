"""A city: zones of cells, borders that are open, walled or doors, and what follows from them for sight and ways.

Cells run in rows; a zone is a connected set of cells. Everything that depends only on which doors are open is
computed once for each such state and shared by all games on the board.
"""

from __future__ import annotations

from typing import Final

Cell = tuple[int, int]
Border = tuple[int, int, int, int]
"""Two neighbouring cells: x1, y1, x2, y2."""


class Zone:
    """`kind` is street, room or dark; `building` numbers the rooms that openings join, -1 in the street.
    `marks` are what is printed on it, each with its tile: `("manhole", "a1")`."""

    def __init__(
        self,
        index: int,
        id: str,
        kind: str,
        cells: tuple[Cell, ...],
        aliases: tuple[str, ...],
        marks: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.kind: Final = kind
        self.cells: Final = cells
        self.aliases: Final = aliases
        self.marks: Final = marks
        self.tiles: Final = tuple(dict.fromkeys([alias.partition(".")[0] for alias in aliases]))
        """The tiles it lies on."""
        self.street: Final[bool] = kind == "street"
        self.building = -1


class Door:
    """A door between two zones. `colour` is empty for an ordinary one."""

    def __init__(self, index: int, a: int, b: int, border: Border, colour: str, open: bool) -> None:
        self.index: Final = index
        self.id: Final = f"door-{index + 1}"
        self.a: Final = a
        self.b: Final = b
        self.border: Final = border
        self.colour: Final = colour
        self.open: Final = open


class Crossing:
    """One crossing of a line of sight: into which zone, and through which door (-1: always open)."""

    def __init__(self, zone: int, door: int) -> None:
        self.zone: Final = zone
        self.door: Final = door


NO_WAY: Final = 60
"""How far it counts to where there is no way: farther than any."""


class Topology:
    """What is true of the board while exactly these doors are open."""

    def __init__(self, board: Board, doors: int) -> None:
        self.board: Final = board
        self.doors: Final = doors
        self.near: Final = self._near()
        self.names_near: Final = tuple([tuple([board.zones[zone].id for zone in near]) for near in self.near])
        self._sight: dict[int, dict[int, int]] = {}
        self._sight_through: dict[int, dict[int, int]] = {}
        self._far: dict[int, tuple[int, ...]] = {}
        self._steps: dict[int, tuple[int, ...]] = {}
        self._first: dict[tuple[int, int], tuple[int, ...]] = {}
        self._seen: dict[int, tuple[int, ...]] = {}
        self._ranges: dict[tuple[int, bool, int, int, bool], list[tuple[int, int]]] = {}
        self._around: dict[tuple[int, int], list[int]] = {}

    def open(self, door: int) -> bool:
        return door < 0 or bool(self.doors >> door & 1)

    def _near(self) -> tuple[tuple[int, ...], ...]:
        """For each zone, where one step leads."""
        near: list[list[int]] = [[] for _ in self.board.zones]
        for a, b, door in self.board.links:
            if self.open(door):
                if b not in near[a]:
                    near[a].append(b)
                if a not in near[b]:
                    near[b].append(a)
        return tuple([tuple(sorted(zones)) for zones in near])

    def sight(self, zone: int, through: bool = False) -> dict[int, int]:
        """Zones that can be seen from a zone, each with its range. `through`: buildings do not limit the sight."""
        views = self._sight_through if through else self._sight
        known = views.get(zone)
        if known is None:
            known = views[zone] = self._see(zone, through)
        return known

    def seen(self, zone: int) -> tuple[int, ...]:
        """The zones in sight, in the order of their numbers."""
        known = self._seen.get(zone)
        if known is None:
            known = self._seen[zone] = tuple(sorted(self.sight(zone)))
        return known

    def in_range(self, zone: int, through: bool, least: int, most: int, own: bool) -> list[tuple[int, int]]:
        """The zones in sight that are so far away, each with its range; `own`: one's own zone is never too near."""
        key = (zone, through, least, most, own)
        known = self._ranges.get(key)
        if known is None:
            known = self._ranges[key] = within(self.sight(zone, through), least, most, own)
        return known

    def _see(self, start: int, through: bool) -> dict[int, int]:
        zones = self.board.zones
        view = {start: 0}
        for steps in self.board.rays[start]:
            for distance, step in enumerate(steps, 1):
                if not self.open(step.door):
                    break
                before = view.get(step.zone)
                if before is None or distance < before:
                    view[step.zone] = distance
                # Inside a building sight ends after one zone, wherever it came from (2E p. 10).
                if not zones[step.zone].street and not through:
                    break
        for other in self.near[start]:
            # Into and out of a room the opening itself is enough, wherever it lies (Z-18).
            if not zones[start].street or not zones[other].street:
                view.setdefault(other, 1)
        return view

    def distances(self, target: int) -> tuple[int, ...]:
        """Steps from every zone to the target by open ways; -1 where there is none."""
        known = self._far.get(target)
        if known is not None:
            return known
        far = [-1] * len(self.board.zones)
        far[target] = 0
        edge = [target]
        while edge:
            following = []
            for zone in edge:
                for other in self.near[zone]:
                    if far[other] < 0:
                        far[other] = far[zone] + 1
                        following.append(other)
            edge = following
        self._far[target] = tuple(far)
        return self._far[target]

    def around(self, zone: int, steps: int) -> list[int]:
        """The zones at most so many steps away, one's own among them."""
        known = self._around.get((zone, steps))
        if known is None:
            known = [zone]
            for _ in range(steps):
                for near in [self.near[other] for other in known]:
                    known += [other for other in near if other not in known]
            self._around[zone, steps] = known
        return known

    def steps(self, target: int) -> tuple[int, ...]:
        """The same as one who plans ahead counts it: far, where there is no way yet."""
        known = self._steps.get(target)
        if known is None:
            known = self._steps[target] = tuple([far if far >= 0 else NO_WAY for far in self.distances(target)])
        return known

    def first_steps(self, start: int, target: int) -> tuple[int, ...]:
        """The zones with which the shortest ways to the target begin."""
        known = self._first.get((start, target))
        if known is None:
            far = self.distances(target)
            nearer = far[start] - 1
            known = tuple([zone for zone in self.near[start] if far[zone] == nearer]) if nearer >= 0 else ()
            self._first[start, target] = known
        return known

    def steps_to_any(self, start: int, targets: list[int]) -> list[int]:
        """Where the shortest ways to all targets begin; one's own zone is a way of no step."""
        steps: list[int] = []
        for target in targets:
            if target == start:
                steps.append(start)
            else:
                steps += self.first_steps(start, target)
        return sorted(set(steps)) if len(steps) > 1 else steps


def within(view: dict[int, int], least: int, most: int, own: bool) -> list[tuple[int, int]]:
    """Those of some zones that are in range, in the order of their numbers."""
    return [(zone, far) for zone, far in sorted(view.items()) if far <= most and (far >= least or (own and not far))]


class Board:
    """Zones, doors and links. `links` are pairs of zones that touch at an opening or a door (-1: open)."""

    def __init__(
        self,
        width: int,
        height: int,
        cells: dict[Cell, int],
        zones: tuple[Zone, ...],
        doors: tuple[Door, ...],
        openings: tuple[Border, ...],
        cuts: tuple[tuple[float, ...], tuple[float, ...]],
    ) -> None:
        self.width: Final = width
        self.height: Final = height
        self.cells: Final = cells
        self.zones: Final = zones
        self.doors: Final = doors
        self.openings: Final = openings
        self.cuts: Final = cuts
        self.names: Final = {name: zone.index for zone in zones for name in (zone.id, *zone.aliases)}
        self._crossings: Final = self._find_crossings()
        self.links: Final = self._find_links()
        self.rays: Final = self._find_rays()
        self._number_buildings()
        self._known: dict[int, Topology] = {}
        self.doors_of: Final = tuple(
            [tuple([door for door in doors if zone.index in (door.a, door.b)]) for zone in zones]
        )
        """The doors of each zone."""

    def marked(self, mark: str) -> list[int]:
        """The zones on which this is printed."""
        return [zone.index for zone in self.zones if any(one == mark for one, _ in zone.marks)]

    @property
    def open_at_start(self) -> int:
        """The doors that are open at the start, as bits."""
        bits = 0
        for door in self.doors:
            if door.open:
                bits |= 1 << door.index
        return bits

    def topology(self, doors: int) -> Topology:
        known = self._known.get(doors)
        if known is None:
            known = self._known[doors] = Topology(self, doors)
        return known

    def _find_crossings(self) -> dict[Border, int]:
        """Every border between zones that can ever be crossed, with its door (-1: always open)."""
        found: dict[Border, int] = {}
        for (x, y), zone in self.cells.items():
            for dx, dy in ((1, 0), (0, 1)):
                other = self.cells.get((x + dx, y + dy))
                if other is None or other == zone:
                    continue
                if self.zones[zone].street and self.zones[other].street:
                    found[x, y, x + dx, y + dy] = -1
        for border in self.openings:
            found[border] = -1
        for door in self.doors:
            found[door.border] = door.index
        return found

    def _find_links(self) -> tuple[tuple[int, int, int], ...]:
        found = set()
        for (x1, y1, x2, y2), door in self._crossings.items():
            a, b = self.cells[x1, y1], self.cells[x2, y2]
            found.add((min(a, b), max(a, b), door))
        return tuple(sorted(found))

    def crossing(self, a: Cell, b: Cell) -> int | None:
        """The door between two cells of different zones, -1 for an opening, None for a wall."""
        first, second = (a, b) if a <= b else (b, a)
        return self._crossings.get((first[0], first[1], second[0], second[1]))

    def _find_rays(self) -> tuple[tuple[tuple[Crossing, ...], ...], ...]:
        """By zone, every straight line of sight, as the zones it enters; equal lines are kept once."""
        found: dict[tuple[int, ...], tuple[int, tuple[Crossing, ...]]] = {}
        for (x, y), zone in self.cells.items():
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                key = [zone]
                steps: list[Crossing] = []
                here, at = zone, (x, y)
                while True:
                    ahead = (at[0] + dx, at[1] + dy)
                    other = self.cells.get(ahead)
                    if other is None:
                        break
                    if other != here:
                        door = self.crossing(at, ahead)
                        if door is None:
                            break
                        steps.append(Crossing(other, door))
                        key += [other, door]
                    here, at = other, ahead
                if steps:
                    found[tuple(key)] = (zone, tuple(steps))
        lines = [found[key] for key in sorted(found)]
        return tuple([tuple([steps for start, steps in lines if start == zone.index]) for zone in self.zones])

    def _number_buildings(self) -> None:
        """Rooms joined by openings are one building, over tile borders too; a door separates (Z-45)."""
        number = 0
        for zone in self.zones:
            if zone.street or zone.building >= 0:
                continue
            edge = [zone.index]
            zone.building = number
            while edge:
                here = edge.pop()
                for a, b, door in self.links:
                    if door >= 0 or here not in (a, b):
                        continue
                    other = self.zones[b if here == a else a]
                    if not other.street and other.building < 0:
                        other.building = number
                        edge.append(other.index)
            number += 1
        self.buildings: int = number

    def touching(self, zone: int) -> list[int]:
        """Zones that share a border with one, whatever stands between."""
        found = set()
        for x, y in self.zones[zone].cells:
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                found.add(self.cells.get(near, zone))
        return sorted(found - {zone})

    def zone(self, name: str) -> int | None:
        """The zone with this id or alias."""
        return self.names.get(name)
