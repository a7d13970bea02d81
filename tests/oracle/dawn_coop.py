"""Dawn of the Zeds: the co-op icons (rule 3). The strongest mobs move, or new zeds come where the fewest are. Nobody
who can fight is on the map."""

from __future__ import annotations

from random import Random

from tests.oracle.dawn_board import LENGTH, MARKERS_B, NAMED, TRACKS, Zed, drawn, field, fields, room
from tests.oracle.duel import Oracle, Position, Roller, Steps, duel

ENDED = ("before-track",)
"""The heroes hold a card against a whole track, so the first track begins with a question."""
HEROES = ("hunt", "schmidt", "piazza", "hernandez")
DEEP = (8, 7, 2, 1, 0)
"""Fields of the tunnel with zeds. Left out: mobs of the tunnel, which come apart when they move, and catacombs."""
Place = tuple[str, int]


class Lost(Exception):
    """The game is lost; nothing more happens."""


class Icon:
    """The map when the Zeds phase begins with an icon."""

    def __init__(self, luck: Random) -> None:
        self.seats = luck.choice((2, 3, 4))
        self.moves = luck.random() < 0.6
        self.zeds: dict[Place, list[Zed]] = {(letter, n): [] for letter in TRACKS for n in fields(letter)}
        self.chaos = dict.fromkeys(self.zeds, 0)
        self.barricades: set[Place] = set()
        zeds = drawn(luck)
        busy = luck.sample(TRACKS, luck.choice((2, 3, 5)))
        for _ in range(luck.choice((2, 4, 8, 12))):
            letter = luck.choice(busy)
            self.put(zeds.pop(), letter, luck.choice(DEEP if letter == "T" else fields(letter)))
        self.put(zeds.pop(), "S" if self.moves else "M", LENGTH["S"])
        self.bag = [zed.name for zed in zeds]
        for place in self.chaos:
            if place[1] <= LENGTH[place[0]] and luck.random() < 0.1:
                self.chaos[place] = 1
        for letter in TRACKS:
            if luck.random() < 0.3:
                self.barricades.add((letter, luck.choice(fields(letter)[:-1])))

    def put(self, zed: Zed, letter: str, number: int) -> None:
        if room(self.zeds[letter, number], letter, number) > (letter == "T" and number > LENGTH[letter]):
            self.zeds[letter, number].append(zed)

    def position(self) -> Position:
        places: dict[str, dict[str, object]] = {}
        for place, count in self.chaos.items():
            if count:
                places.setdefault(field(*place), {})["chaos"] = count
        for place in self.barricades:
            places.setdefault(field(*place), {})["barricade"] = True
        given = {
            "level": 5,
            "seats": self.seats,
            "chosen": list(HEROES[: self.seats]),
            "event": "smart-zeds" if self.moves else "keep-calm",
            "start": "zeds",
            "kept": ["hypnotised"],
            "units": dict.fromkeys(HEROES[: self.seats], "center"),
            "zeds": {field(*place): [zed.given() for zed in here] for place, here in self.zeds.items() if here},
            "places": places,
        }
        return Position("dawn", given, {"zeds": self.bag})


def oracle(board: Icon, roller: Roller) -> Oracle:
    """Rule 3: once less than there are hero players."""
    try:
        moved: list[set[Zed]] = []
        for _ in range(board.seats - 1):
            if board.moves:
                yield from move(board, moved)
            else:
                yield from appear(board, roller)
    except Lost:
        return {"over": "lost"}
    expected: dict[str, object] = {"over": None}
    for place, here in board.zeds.items():
        expected[f"zeds.{field(*place)}"] = [zed.name for zed in here]
        expected[f"places.{field(*place)}.chaos"] = board.chaos[place]
        expected[f"places.{field(*place)}.barricade"] = place in board.barricades
    return expected


def move(board: Icon, moved: list[set[Zed]]) -> Steps[None]:
    """3.1: the strongest zed or mob that was not moved yet and can move; of equals the nearest, then the players'
    choice."""
    able = [
        place
        for place, here in board.zeds.items()
        if here and not any(set(here) <= group for group in moved) and goers(board, place)
    ]
    if not able:
        return

    def rank(place: Place) -> tuple[int, int]:
        return sum(zed.strength for zed in board.zeds[place]), -place[1]

    best = [place for place in able if rank(place) == max(rank(place) for place in able)]
    place = best[0]
    if len(best) > 1:
        leads = {f"lead {min(zed.name for zed in board.zeds[place])}": place for place in best}
        key = yield list(leads)
        place = leads[key]
    going = goers(board, place)
    left = [zed for zed in board.zeds[place] if zed not in going]
    equals = [zed for zed in (*going, *left) if left and not zed.infector and zed.strength == left[0].strength]
    if len(equals) > 1:
        key = yield [f"lead {zed.name}" for zed in equals]
        going = [zed for zed in going if zed.infector] + [zed for zed in equals if key == f"lead {zed.name}"]
    letter, number = place
    board.barricades.discard(place)
    if number == 0:
        raise Lost
    mob = set(board.zeds[place])
    to = letter, number - 1
    for zed in going:
        board.zeds[place].remove(zed)
    board.zeds[to].extend(going)
    # Those whom the limit leaves behind belonged to the mob that was activated. Zeds who join others are a new mob.
    moved.append(mob)
    if to[1] in NAMED[letter] and not board.chaos[to]:
        if sum(board.chaos.values()) >= MARKERS_B:
            raise Lost
        board.chaos[to] = 1


def goers(board: Icon, place: Place) -> list[Zed]:
    """4.6: those of a mob that fit on the next field, the strongest first."""
    letter, number = place
    here = board.zeds[place]
    if number == 0:
        return list(here)
    free = room(board.zeds[letter, number - 1], letter, number - 1)
    normal = sorted((zed for zed in here if not zed.infector), key=lambda zed: -zed.strength)
    return [*normal[: max(0, free)], *(zed for zed in here if zed.infector)]


def appear(board: Icon, roller: Roller) -> Steps[None]:
    """3.2: on the Start of the track with the fewest zeds now; a full Start sends it to another."""
    counts = {letter: sum(len(board.zeds[letter, n]) for n in fields(letter)) for letter in TRACKS}
    fewest = [letter for letter in TRACKS if counts[letter] == min(counts.values())]
    letter = fewest[0]
    if len(fewest) > 1:
        key = yield [f"locate {letter}" for letter in fewest]
        letter = key.removeprefix("locate ")
    start = LENGTH[letter] + 1
    if room(board.zeds[letter, start], letter, start) <= 0:
        free = [other for other in TRACKS if room(board.zeds[other, LENGTH[other] + 1], other, LENGTH[other] + 1) > 0]
        if not free:
            return
        letter = free[0]
        if len(free) > 1:
            key = yield [f"overflow {other}-start" for other in free]
            letter = key.removeprefix("overflow ")[0]
    board.zeds[letter, LENGTH[letter] + 1].append(Zed(roller.take("zeds")))


def trial(seed: int) -> None:
    """One random position."""
    luck = Random(seed)
    board = Icon(luck)
    position = board.position()
    roller = position.roller()
    duel(position, roller, oracle(board, roller), luck, ENDED)
