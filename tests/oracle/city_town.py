"""A random town for the city games: a grid of streets and rooms with doors, openings and zones of several cells."""

from __future__ import annotations

from random import Random

Cell = tuple[int, int]
Pair = tuple[str, str]
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Town:
    """Zones by cell, and the openings between them."""

    def __init__(self, luck: Random) -> None:
        self.draw(luck)
        while len(self.zones) < 4 or any(
            zone.startswith("r") and len(self.steps(zone, True)) == 1 for zone in self.zones
        ):
            self.draw(luck)

    def draw(self, luck: Random) -> None:
        """Draws a town; a room may come without any way in, which no map has."""
        self.height, self.width = luck.randint(2, 4), luck.randint(3, 6)
        rooms = luck.choice((0.2, 0.35, 0.5))
        self.cells: dict[Cell, str] = {}
        count = 0
        for row in range(self.height):
            for column in range(self.width):
                if luck.random() < 0.08:
                    continue
                kind = "r" if luck.random() < rooms else "s"
                before = [self.cells.get((row, column - 1), ""), self.cells.get((row - 1, column), "")]
                joined = [zone for zone in before if zone.startswith(kind)]
                if joined and luck.random() < 0.2:
                    self.cells[row, column] = luck.choice(joined)
                else:
                    count += 1
                    self.cells[row, column] = f"{kind}{count}"
        self.zones = sorted(set(self.cells.values()))
        borders: dict[Pair, list[tuple[Cell, Cell]]] = {}
        for cell, zone in self.cells.items():
            for side in SIDES[:2]:
                beyond = (cell[0] + side[0], cell[1] + side[1])
                other = self.cells.get(beyond, zone)
                if other != zone:
                    borders.setdefault((min(zone, other), max(zone, other)), []).append((cell, beyond))
        self.doors: dict[Pair, bool] = {}
        """Doors by the pair of zones; True if open."""
        self.passages: set[Pair] = set()
        self.streets: set[Pair] = set()
        for pair, edges in sorted(borders.items()):
            inside = [zone.startswith("r") for zone in pair]
            if not any(inside):
                self.streets.add(pair)
            elif all(inside) and luck.random() < 0.5:
                self.passages.add(pair)
            elif (all(inside) or len(edges) == 1) and luck.random() < 0.6:
                self.doors[pair] = luck.random() < 0.6

    def given(self) -> dict[str, object]:
        rows = [
            " ".join(self.cells.get((row, column), "..") for column in range(self.width)) for row in range(self.height)
        ]
        doors = [f"{one}-{two}{' open' if is_open else ''}" for (one, two), is_open in self.doors.items()]
        passages = [f"{one}-{two}" for one, two in sorted(self.passages)]
        return {"grid": "\n".join(rows) + "\n", "doors": doors, "passages": passages}

    def joined(self, one: str, two: str, doors_open: bool = False) -> bool:
        """True if a figure can step from one zone to the other (S1 p. 5, 2E p. 11, Marvel p. 9)."""
        pair = (min(one, two), max(one, two))
        if pair in self.doors:
            return doors_open or self.doors[pair]
        return pair in self.passages or pair in self.streets

    def steps(self, start: str, doors_open: bool = False) -> dict[str, int]:
        """Distances in steps from a zone to every zone that a way leads to."""
        far = {start: 0}
        edge = [start]
        for zone in edge:
            for other in self.zones:
                if other not in far and self.joined(zone, other, doors_open):
                    far[other] = far[zone] + 1
                    edge.append(other)
        return far

    def sees(self, zone: str) -> dict[str, int]:
        """Zones in sight and their range (S1 p. 5, 2E p. 10, Marvel p. 9; Z-18)."""
        seen: dict[str, int] = {}
        for cell in [cell for cell, here in self.cells.items() if here == zone]:
            for side in SIDES:
                for other, far in self.line(cell, side):
                    seen[other] = min(far, seen.get(other, far))
        if zone.startswith("r"):
            for other in self.zones:
                if other.startswith("r") and self.joined(zone, other):
                    seen[other] = 1
        seen.pop(zone, None)
        return seen

    def line(self, cell: Cell, side: Cell) -> list[tuple[str, int]]:
        """A straight line over street zones, up to one room deep at its end."""
        reached: list[tuple[str, int]] = []
        far = 0
        zone = self.cells[cell]
        while True:
            cell = (cell[0] + side[0], cell[1] + side[1])
            other = self.cells.get(cell)
            if other is None:
                return reached
            if other != zone:
                if not self.joined(zone, other):
                    return reached
                far += 1
                reached.append((other, far))
                if other.startswith("r"):
                    return reached
            zone = other
