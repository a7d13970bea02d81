"""Dawn of the Zeds: activating a track (rules 4.1, 4.3, 4.6, 4.7, 10.2, 11). Nobody who can fight is on the track."""

from __future__ import annotations

from random import Random

from tests.oracle.dawn_board import (
    CATACOMBS,
    LENGTH,
    MARKERS,
    MARKERS_B,
    NAMED,
    VILLAGES,
    Zed,
    drawn,
    field,
    fields,
    limit,
    room,
    who_fits,
)
from tests.oracle.duel import IDLE, Oracle, Position, Roller, Steps, duel

ENDED = ("act",)


class Lost(Exception):
    """The game is lost; nothing more happens."""


class Track:
    """One track with what stands on it. Fields go by number, the Start is the number after the highest."""

    def __init__(self, letter: str, luck: Random) -> None:
        self.letter = letter
        self.zeds: dict[int, list[Zed]] = {number: [] for number in fields(letter)}
        self.chaos = dict.fromkeys(fields(letter), 0)
        self.closed: set[int] = set()
        self.barricade: int | None = None
        self.villagers: set[int] = set()
        self.refugees: list[int] = []
        self.elsewhere = 0
        self.away: dict[str, list[str]] = {}
        """Zeds that had to go to another Start."""
        self.dead = self.saved = self.infection = 0
        self.lost = False
        self.times = luck.choice((1, 1, 2))
        self.fill(luck)

    @property
    def markers(self) -> int:
        return MARKERS_B if self.letter == "T" else MARKERS

    @property
    def start(self) -> int:
        return LENGTH[self.letter] + 1

    def fill(self, luck: Random) -> None:
        letter = self.letter
        zeds = drawn(luck)
        crowd = luck.choice((0, 1, 2, 3, 5, 8, 12, 12))
        for _ in range(crowd):
            zed = zeds.pop()
            number = luck.choice(CATACOMBS if letter == "T" and luck.random() < 0.4 else fields(letter))
            room = limit(letter, number)
            here = self.zeds[number]
            if room is None or len(here) < room:
                here.append(zed)
        if luck.random() < 0.3:
            number = luck.choice(fields(letter))
            self.zeds[number].append(Zed(luck.choice(("noelle", "vermin"))))
        self.bag = [zed.name for zed in zeds]
        for number in fields(letter)[:-1]:
            if luck.random() < 0.2:
                self.chaos[number] = luck.choice((1, 1, 2))
        quiet = [n for n in fields(letter)[:-1] if not self.zeds[n] and n + 1 not in VILLAGES[letter]]
        if quiet and luck.random() < 0.2:
            self.closed.add(luck.choice(quiet))
        if luck.random() < 0.5:
            self.barricade = luck.choice(fields(letter)[:-1])
        if letter != "T":
            for number in VILLAGES[letter]:
                if not self.zeds[number] and luck.random() < 0.6:
                    self.villagers.add(number)
            for _ in range(luck.randrange(3)):
                number = luck.choice(fields(letter)[1:-1])
                if not self.zeds[number] and len(self.refugees) + len(self.villagers) < 3:
                    self.refugees.append(number)
        most = self.markers - sum(self.chaos.values())
        while most < 0:
            number = luck.choice([number for number, count in self.chaos.items() if count])
            self.chaos[number] -= 1
            most += 1
        self.elsewhere = luck.randint(max(0, most - 2), most) if luck.random() < 0.25 else 0

    def position(self, luck: Random) -> Position:
        letter = self.letter
        places: dict[str, dict[str, int | bool]] = {}
        for number, count in self.chaos.items():
            if count:
                places.setdefault(field(letter, number), {})["chaos"] = count
        for number in self.closed:
            places.setdefault(field(letter, number), {})["closed"] = True
        if self.barricade is not None:
            places.setdefault(field(letter, self.barricade), {})["barricade"] = True
        if self.elsewhere:
            places["M5" if letter != "M" else "H5"] = {"chaos": self.elsewhere}
        units: dict[str, object] = {"hunt": "center"}
        for index, number in enumerate([*sorted(self.villagers), *self.refugees], 1):
            reduced = index > len(self.villagers)
            units[f"villagers.{index}"] = {"field": field(letter, number), "reduced": reduced}
        given = {
            "level": 4 if letter == "T" else 2,
            "start": " ".join(["activate", *[letter] * self.times]),
            "units": units,
            "zeds": {
                field(letter, number): [zed.given() for zed in here] for number, here in self.zeds.items() if here
            },
            "places": places,
        }
        return Position("dawn", given, {"die": [luck.randint(1, 6) for _ in range(60)], "zeds": self.bag})


def oracle(track: Track, roller: Roller) -> Oracle:
    """Activates the track once or twice."""
    try:
        for _ in range(track.times):
            yield from activate(track, roller)
    except Lost:
        track.lost = True
    return outcome(track)


def outcome(track: Track) -> dict[str, object]:
    letter = track.letter
    expected: dict[str, object] = {"over": "lost" if track.lost else None}
    if track.lost:
        return expected
    expected["infection"] = track.infection
    for number in fields(letter):
        name = field(letter, number)
        expected[f"zeds.{name}"] = [zed.name for zed in track.zeds[number]]
        expected[f"places.{name}.chaos"] = track.chaos[number]
        expected[f"places.{name}.barricade"] = track.barricade == number
        folk = (number in track.villagers) + track.refugees.count(number)
        expected[f"units-at.{name}"] = ["villagers"] * folk
    for name, zeds in track.away.items():
        expected[f"zeds.{name}"] = zeds
    expected["units-at.beds"] = ["villagers"] * track.saved
    expected["units-at.cemetery"] = ["villagers"] * track.dead
    return expected


def activate(track: Track, roller: Roller) -> Steps[None]:
    """4.1: without zeds a new one comes to the Start; otherwise all go one field, the nearest to the town first."""
    everybody = [zed for here in track.zeds.values() for zed in here]
    if not everybody:
        track.zeds[track.start].append(Zed(roller.take("zeds")))
        return
    for zed in everybody:
        zed.moved = zed.lost
    for number in fields(track.letter):
        group = [zed for zed in track.zeds[number] if not zed.moved]
        if not group:
            continue
        for zed in group:
            zed.moved = True
        if track.letter == "T" and number in CATACOMBS:
            yield from leave_catacomb(track, roller, number, group)
        else:
            going = group
            if number:
                going = yield from who_fits(group, room(track.zeds[number - 1], track.letter, number - 1))
            if going:
                leave(track, roller, number, going)


def leave(track: Track, roller: Roller, number: int, going: list[Zed]) -> None:
    """4.4: what happens on leaving comes first, then who may not come in stays."""
    if track.barricade == number:
        track.barricade = None
    if number == 0:
        raise Lost
    if number - 1 in track.closed:
        return
    for zed in going:
        track.zeds[number].remove(zed)
    enter(track, roller, number - 1, going)


def leave_catacomb(track: Track, roller: Roller, number: int, group: list[Zed]) -> Steps[None]:
    """11: one by one, the strongest first, each with a roll, if there is room at all. Of equals the player chooses."""
    waiting = list(group)
    while waiting:
        best = [zed for zed in waiting if zed.strength == max(zed.strength for zed in waiting)]
        free = room(track.zeds[number - 1], track.letter, number - 1) > 0
        zed = best[0]
        if len(best) > 1:
            idle = [] if free or any(zed.infector for zed in best) else [IDLE]
            key = yield [f"lead {zed.name}" for zed in best] + idle
            zed = next(zed for zed in best if key == f"lead {zed.name}")
        waiting.remove(zed)
        if zed.infector or free:
            yield from roll_out(track, roller, number, zed)


def roll_out(track: Track, roller: Roller, number: int, zed: Zed) -> Steps[None]:
    """11: 1-3 goes, 4-5 stays, 6 is lost: a die says where it comes up, and the same catacomb kills."""
    die = roller.take("die")
    if die <= 3:
        leave(track, roller, number, [zed])
    elif die == 6:
        track.zeds[number].remove(zed)
        zed.lost = True
        to = roller.take("die")
        if to == number:
            return
        while not zed.infector and room(track.zeds[to], track.letter, to) <= 0 and to < track.start:
            to += 1
        if not zed.infector and room(track.zeds[to], track.letter, to) <= 0:
            key = yield [f"overflow {other}-start" for other in "FMHS"]
            track.away[key.removeprefix("overflow ")] = [zed.name]
        else:
            enter(track, roller, to, [zed])


def enter(track: Track, roller: Roller, number: int, group: list[Zed]) -> None:
    """4.3, 4.7, 10.2: villagers run, refugees are bitten, a named field gets a marker unless it has one."""
    track.zeds[number].extend(group)
    bitten = track.refugees.count(number)
    track.refugees = [place for place in track.refugees if place != number]
    if number in track.villagers:
        track.villagers.remove(number)
        if track.zeds[number - 1]:
            bitten += 1
        else:
            track.refugees.append(number - 1)
    for _ in range(bitten):
        track.infection += 2
        if roller.take("die") >= 4:
            track.saved += 1
            track.infection += 1
        else:
            track.dead += 1
    if number in NAMED[track.letter] and not track.chaos[number]:
        if track.elsewhere + sum(track.chaos.values()) >= track.markers:
            raise Lost
        track.chaos[number] = 1


def trial(seed: int) -> None:
    """One random position."""
    luck = Random(seed)
    track = Track(luck.choice("FMHSTT"), luck)
    position = track.position(luck)
    roller = position.roller()
    duel(position, roller, oracle(track, roller), luck, ENDED)
