"""The board of a city game: zones of cells, the borders between them, lines of sight and distances.

A zone is a connected set of cells (x, y). Values that depend only on the set of open doors are computed once for each
such set (`Topology`) and shared by all games on the board.
"""

from __future__ import annotations

from typing import Final

from shamble.city.board.recent_cache import RecentCache

Cell = tuple[int, int]
Border = tuple[int, int, int, int]
"""The border between two neighbouring cells: x1, y1, x2, y2."""


class Zone:
    """A zone of the board. `kind` is street, room or dark; `building` is the number of its building, -1 in the street.
    `marks` lists the symbols printed in the zone, each with its tile: `("manhole", "a1")`."""

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
        """Ids of the tiles that the zone covers, without duplicates."""
        self.street: Final[bool] = kind == "street"
        self.building = -1


class Door:
    """A door between the zones `a` and `b`, `open` at the start or not. `colour` is empty for an ordinary door."""

    def __init__(self, index: int, a: int, b: int, border: Border, colour: str, open: bool) -> None:
        self.index: Final = index
        self.id: Final = f"door-{index + 1}"
        self.a: Final = a
        self.b: Final = b
        self.border: Final = border
        self.colour: Final = colour
        self.open: Final = open


class Crossing:
    """A step of a line of sight: the zone that it enters, and the door that it passes (-1: none)."""

    def __init__(self, zone: int, door: int) -> None:
        self.zone: Final = zone
        self.door: Final = door


NO_WAY: Final = 60
"""Distance in steps to an unreachable zone: larger than any real distance."""
VIEWS: Final = 1_000
"""Number of views of one board that stay in the cache while they are used; up to twice as many are in it."""
TOPOLOGIES: Final = 16
"""Number of topologies of one board that stay in the cache while they are used, each about 40 kB; up to twice as many
are in it."""


class Topology:
    """Neighbours, sight and distances on the board while exactly the doors of the bit set `doors` are open.
    `model` is a topology with one open door less, if one is cached: most of its distances still hold."""

    def __init__(self, board: Board, doors: int, model: Topology | None = None) -> None:
        self.board: Final = board
        self.doors: Final = doors
        near = list(board.near_shut if model is None else model.near)
        names = list(board.names_shut if model is None else model.names_near)
        shut = doors if model is None else doors & ~model.doors
        opened: list[tuple[int, int]] = []
        for a, b, door in board.door_links:
            if shut >> door & 1:
                opened.append((a, b))
                for here, there in ((a, b), (b, a)):
                    if there not in near[here]:
                        near[here] = tuple(sorted([*near[here], there]))
                        names[here] = board.names_of(near[here])
        self.near: Final[tuple[tuple[int, ...], ...]] = tuple(near)
        """The zones that one step reaches, for each zone."""
        self.names_near: Final[tuple[tuple[str, ...], ...]] = tuple(names)
        self._sight: dict[int, dict[int, int]] = {}
        self._sight_through: dict[int, dict[int, int]] = {}
        self._opened: Final = opened
        """The pairs of zones between which the doors opened that are shut in the model."""
        self._model_far: Final[dict[int, tuple[int, ...]]] = {} if model is None else model._far
        """The distances of the model, by target. The model itself may be dropped."""
        self._far: Final[dict[int, tuple[int, ...]]] = {}
        self._steps: dict[int, tuple[int, ...]] = {}
        self._first: dict[tuple[int, int], tuple[int, ...]] = {}
        self._seen: dict[int, tuple[int, ...]] = {}
        self._ranges: dict[tuple[int, bool, int, int, bool], list[tuple[int, int]]] = {}
        self._around: dict[tuple[int, int], list[int]] = {}

    def open(self, door: int) -> bool:
        """True if this door is open; -1 stands for a border without a door."""
        return door < 0 or bool(self.doors >> door & 1)

    def sight(self, zone: int, through: bool = False) -> dict[int, int]:
        """Zones that can be seen from a zone, each with its range. `through`: walls of buildings do not limit sight."""
        views = self._sight_through if through else self._sight
        cached = views.get(zone)
        if cached is None:
            # Topologies that differ in doors out of sight share a view.
            key = (zone, through, self.doors & self.board.doors_in_sight[zone])
            cached = self.board.views.get(key)
            if cached is None:
                cached = self.board.views.put(key, self._see(zone, through))
            views[zone] = cached
        return cached

    def seen(self, zone: int) -> tuple[int, ...]:
        """The zones in sight of a zone, sorted by index."""
        cached = self._seen.get(zone)
        if cached is None:
            cached = self._seen[zone] = tuple(sorted(self.sight(zone)))
        return cached

    def in_range(self, zone: int, through: bool, least: int, most: int, own: bool) -> list[tuple[int, int]]:
        """The zones in sight at ranges from `least` to `most`, with their ranges. `own`: range 0 is always allowed."""
        key = (zone, through, least, most, own)
        cached = self._ranges.get(key)
        if cached is None:
            cached = self._ranges[key] = within(self.sight(zone, through), least, most, own)
        return cached

    def _see(self, start: int, through: bool) -> dict[int, int]:
        """Computes `sight`: follows every straight line from the zone until a closed door or the end of a building."""
        zones = self.board.zones
        view = {start: 0}
        for steps in self.board.rays[start]:
            for distance, step in enumerate(steps, 1):
                if not self.open(step.door):
                    break
                before = view.get(step.zone)
                if before is None or distance < before:
                    view[step.zone] = distance
                # A line of sight ends in the first zone of a building that it enters.
                if not zones[step.zone].street and not through:
                    break
        for other in self.near[start]:
            # A room and its neighbour see each other through an opening that no straight line passes.
            if not zones[start].street or not zones[other].street:
                view.setdefault(other, 1)
        return view

    def distances(self, target: int) -> tuple[int, ...]:
        """Steps from every zone to the target through open borders; -1 for a zone that cannot reach it."""
        cached = self._far.get(target)
        if cached is None:
            before = self._model_far.get(target)
            if before is not None:
                cached = self._shortened(before, self._opened)
            elif self.doors:
                links: list[tuple[int, int]] = []
                for a, b, door in self.board.door_links:
                    if self.doors >> door & 1:
                        links.append((a, b))
                cached = self._shortened(self.board.shut().distances(target), links)
            else:
                far = [-1] * len(self.board.zones)
                far[target] = 0
                cached = self._spread(far, [target])
            self._far[target] = cached
        return cached

    def _shortened(self, before: tuple[int, ...], opened: list[tuple[int, int]]) -> tuple[int, ...]:
        """Completes the distances `before` the ways between these pairs of zones were opened."""
        far = list(before)
        edge: list[int] = []
        for pair in opened:
            for here, there in (pair, (pair[1], pair[0])):
                if far[here] >= 0 and not 0 <= far[there] <= far[here] + 1:
                    far[there] = far[here] + 1
                    edge.append(there)
        return self._spread(far, edge) if edge else before

    def _spread(self, far: list[int], edge: list[int]) -> tuple[int, ...]:
        """Completes distances from the zones in `edge`, whose own distances are new."""
        while edge:
            following: list[int] = []
            for zone in edge:
                next_far = far[zone] + 1
                for other in self.near[zone]:
                    if not 0 <= far[other] <= next_far:
                        far[other] = next_far
                        following.append(other)
            edge = following
        return tuple(far)

    def around(self, zone: int, steps: int) -> list[int]:
        """The zones at most `steps` steps away, the zone itself included."""
        zones = self._around.get((zone, steps))
        if zones is None:
            zones = [zone]
            for _ in range(steps):
                for near in [self.near[other] for other in zones]:
                    zones += [other for other in near if other not in zones]
            self._around[zone, steps] = zones
        return zones

    def steps(self, target: int) -> tuple[int, ...]:
        """Like `distances`, but with `NO_WAY` for a zone that cannot reach the target."""
        cached = self._steps.get(target)
        if cached is None:
            cached = self._steps[target] = tuple([far if far >= 0 else NO_WAY for far in self.distances(target)])
        return cached

    def first_steps(self, start: int, target: int) -> tuple[int, ...]:
        """The neighbours of `start` that lie on a shortest path to the target."""
        cached = self._first.get((start, target))
        if cached is None:
            far = self.distances(target)
            nearer = far[start] - 1
            steps: list[int] = []
            if nearer >= 0:
                for zone in self.near[start]:
                    if far[zone] == nearer:
                        steps.append(zone)
            cached = self._first[start, target] = tuple(steps)
        return cached

    def steps_to_any(self, start: int, targets: list[int]) -> list[int]:
        """First steps of the shortest paths to each of the targets; `start` itself if it is a target."""
        steps: list[int] = []
        for target in targets:
            if target == start:
                steps.append(start)
            else:
                steps += self.first_steps(start, target)
        return sorted(set(steps)) if len(steps) > 1 else steps


def within(view: dict[int, int], least: int, most: int, own: bool) -> list[tuple[int, int]]:
    """The zones of a view at a range from `least` to `most`, sorted by index. `own`: range 0 is always allowed."""
    return [(zone, far) for zone, far in sorted(view.items()) if far <= most and (far >= least or (own and not far))]


class Board:
    """Zones, doors and links. A link is two zones that touch at an opening or a door, and that door's index (-1: none).
    `cuts` are the x and y coordinates of the cell borders, in board units; `names` maps ids and aliases to zones."""

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
        self.rooms: Final[dict[int, int]] = {}
        """Building → number of its zones; -1 stands for the streets."""
        for zone in zones:
            self.rooms[zone.building] = self.rooms.get(zone.building, 0) + 1
        self._topologies: Final[RecentCache[int, Topology]] = RecentCache(TOPOLOGIES)
        self._shut: Topology | None = None
        self.doors_of: Final = tuple(
            [tuple([door for door in doors if zone.index in (door.a, door.b)]) for zone in zones]
        )
        """The doors of each zone, by zone index."""
        self.near_shut: Final = self._find_near()
        """The zones that one step reaches, for each zone, while all doors are shut."""
        self.names_shut: Final = tuple([self.names_of(near) for near in self.near_shut])
        """Ids of the zones in `near_shut`."""
        self.door_links: Final = tuple([link for link in self.links if link[2] >= 0])
        """The links that a door closes."""
        self.doors_in_sight: Final = tuple([self._find_doors_in_sight(zone.index) for zone in zones])
        """Bit set of the doors on which the view from each zone depends."""
        self.views: Final[RecentCache[tuple[int, bool, int], dict[int, int]]] = RecentCache(VIEWS)
        """Cache of `Topology.sight`, by zone, `through` and open doors in sight."""
        self._marked: Final[dict[str, tuple[int, ...]]] = {}
        for zone in zones:
            for mark in dict.fromkeys([printed for printed, _ in zone.marks]):
                self._marked[mark] = (*self._marked.get(mark, ()), zone.index)

    def marked(self, mark: str) -> tuple[int, ...]:
        """The zones on which this symbol is printed."""
        return self._marked.get(mark, ())

    @property
    def open_at_start(self) -> int:
        """The doors that are open at the start, as a bit set."""
        bits = 0
        for door in self.doors:
            if door.open:
                bits |= 1 << door.index
        return bits

    def shut(self) -> Topology:
        """The topology with all doors shut, from which the others are made."""
        if self._shut is None:
            self._shut = Topology(self, 0)
        return self._shut

    def topology(self, doors: int) -> Topology:
        """The topology for this bit set of open doors."""
        cached = self._topologies.get(doors)
        if cached is None:
            model: Topology | None = None
            for _, _, door in self.door_links:
                if model is None and doors >> door & 1:
                    model = self._topologies.get(doors & ~(1 << door))
            cached = self._topologies.put(doors, Topology(self, doors, model))
        return cached

    def _find_crossings(self) -> dict[Border, int]:
        """Every border between zones without a wall, with its door (-1: none)."""
        crossings: dict[Border, int] = {}
        for (x, y), zone in self.cells.items():
            for dx, dy in ((1, 0), (0, 1)):
                other = self.cells.get((x + dx, y + dy))
                if other is None or other == zone:
                    continue
                if self.zones[zone].street and self.zones[other].street:
                    crossings[x, y, x + dx, y + dy] = -1
        for border in self.openings:
            crossings[border] = -1
        for door in self.doors:
            crossings[door.border] = door.index
        return crossings

    def _find_links(self) -> tuple[tuple[int, int, int], ...]:
        """The pairs of zones that touch at an opening or a door, each with the door (-1: none)."""
        links = set()
        for (x1, y1, x2, y2), door in self._crossings.items():
            a, b = self.cells[x1, y1], self.cells[x2, y2]
            links.add((min(a, b), max(a, b), door))
        return tuple(sorted(links))

    def crossing(self, a: Cell, b: Cell) -> int | None:
        """The door between two cells of different zones, -1 for an opening, None for a wall."""
        first, second = (a, b) if a <= b else (b, a)
        return self._crossings.get((first[0], first[1], second[0], second[1]))

    def _find_near(self) -> tuple[tuple[int, ...], ...]:
        """Computes `near_shut`."""
        near: list[list[int]] = [[] for _ in self.zones]
        for a, b, door in self.links:
            if door < 0:
                if b not in near[a]:
                    near[a].append(b)
                if a not in near[b]:
                    near[b].append(a)
        return tuple([tuple(sorted(zones)) for zones in near])

    def _find_doors_in_sight(self, zone: int) -> int:
        """Computes an entry of `doors_in_sight`."""
        doors = 0
        for steps in self.rays[zone]:
            for step in steps:
                if step.door >= 0:
                    doors |= 1 << step.door
        for door in self.doors_of[zone]:
            doors |= 1 << door.index
        return doors

    def names_of(self, zones: tuple[int, ...]) -> tuple[str, ...]:
        """The ids of zones."""
        return tuple([self.zones[zone].id for zone in zones])

    def _find_rays(self) -> tuple[tuple[tuple[Crossing, ...], ...], ...]:
        """For each zone, its straight lines of sight as the crossings they make; equal lines are kept once."""
        rays: dict[tuple[int, ...], tuple[int, tuple[Crossing, ...]]] = {}
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
                    rays[tuple(key)] = (zone, tuple(steps))
        lines = [rays[key] for key in sorted(rays)]
        return tuple([tuple([steps for start, steps in lines if start == zone.index]) for zone in self.zones])

    def _number_buildings(self) -> None:
        """Numbers the buildings: rooms joined by openings, also across tiles, are one; a door separates two."""
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
        """The zones that share a border with a zone, walls included."""
        zones = set()
        for x, y in self.zones[zone].cells:
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                zones.add(self.cells.get(near, zone))
        return sorted(zones - {zone})

    def zone(self, name: str) -> int | None:
        """The index of the zone with this id or alias, None if there is no such zone."""
        return self.names.get(name)
