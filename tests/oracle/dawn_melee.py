"""Dawn of the Zeds: a melee with its column, hits, saving rolls and retreats (rules 6 to 6.4), also where those who
retreat run into the next fight."""

from __future__ import annotations

from random import Random

from tests.oracle.dawn_board import INFECTORS, LENGTH, NAMED, Counter, Zed, drawn, field, fields, room
from tests.oracle.duel import IDLE, Oracle, Position, Roller, Steps, duel

ENDED = ("act",)
CENTER = -1
UNITS = {
    "civilian-4": (4, 2, 2, 0),
    "civilian-3": (3, 1, 2, 0),
    "civilian-2": (2, 1, 2, 0),
    "petra": (4, 3, 2, 0),
    "salvation": (2, 1, 2, 0),
    "bauer": (3, 2, 2, 0),
    "guard": (10, 6, 3, 0),
    "rangers": (5, 3, 2, 1),
    "fire129": (3, 2, 2, 1),
}
"""Strength on both sides, hits of a side, columns in melee."""
TABLE = {
    2: ((0, 5), (0, 5), (0, 4), (0, 4), (0, 3), (1, 3), (2, 2)),
    3: ((0, 5), (0, 4), (0, 3), (0, 3), (1, 3), (2, 2), (2, 1)),
    5: ((0, 4), (0, 3), (1, 3), (1, 2), (2, 2), (2, 1), (3, 1)),
    7: ((0, 3), (0, 3), (1, 2), (2, 2), (2, 1), (3, 1), (3, 0)),
    8: ((0, 2), (1, 2), (2, 2), (2, 1), (3, 1), (3, 0), (3, 0)),
    10: ((1, 2), (2, 2), (2, 1), (3, 1), (3, 0), (3, 0), (4, 0)),
    12: ((2, 2), (2, 1), (2, 0), (3, 0), (4, 0), (4, 0), (5, 0)),
}
"""Hits on zeds and on the unit; the row of a roll is the highest that does not exceed it."""
ROWS = tuple(TABLE)


class Unit(Counter):
    """A unit that fights without an ability of its own, other than a column."""

    def __init__(self, name: str, luck: Random) -> None:
        self.full, self.less, bears, self.columns = UNITS[name]
        reduced = luck.random() < 0.3
        super().__init__(name, bears, reduced, luck.randrange(bears))
        self.ekg = False
        self.markers: list[str] = []
        if name.startswith("civilian"):
            self.markers = [marker for marker in ("well-armed", "civilian-leader", "trained") if luck.random() < 0.15]

    @property
    def strength(self) -> int:
        return (self.less if self.reduced else self.full) + 2 * ("trained" in self.markers)

    @property
    def shift(self) -> int:
        return self.columns + ("well-armed" in self.markers) + ("civilian-leader" in self.markers)

    def given(self, where: str) -> dict[str, object]:
        return {"field": where, "reduced": self.reduced, "hits": self.hits, "markers": self.markers}


class Field:
    """A track with units and zeds on one field, and its surroundings."""

    def __init__(self, luck: Random) -> None:
        self.letter = luck.choice("FMHS")
        self.zeds: dict[int, list[Zed]] = {number: [] for number in fields(self.letter)}
        self.units: dict[int, list[Unit]] = {number: [] for number in [CENTER, *fields(self.letter)]}
        self.beds: list[Unit] = []
        self.cemetery: list[Unit] = []
        self.chaos = {number: int(luck.random() < 0.3) for number in fields(self.letter)[:-1]}
        self.bonus = {number: 2 if number == 0 else int(number in NAMED[self.letter]) for number in self.chaos}
        self.barricade = luck.choice([None, *self.chaos])
        self.strongpoint: int | None = None
        if luck.random() < 0.2:
            self.barricade, self.strongpoint = None, luck.choice(list(self.chaos))
        self.villagers: set[int] = set()
        self.refugees: list[int] = []
        self.rescued = self.eaten = 0
        """Refugees in beds and in the cemetery."""
        self.infection = 0
        self.away: dict[str, list[Zed]] = {letter: [] for letter in "FMHS" if letter != self.letter}
        names = list(UNITS)
        luck.shuffle(names)
        self.pool = [Unit(name, luck) for name in names]
        self.bag = drawn(luck)
        self.attacker: Unit | None = None
        self.at = self.origin = 0
        self.set_up(luck)

    @property
    def start(self) -> int:
        return LENGTH[self.letter] + 1

    def set_up(self, luck: Random) -> None:
        if luck.random() < 0.5:
            self.defence(luck)
        else:
            self.attack(luck)

    def defence(self, luck: Random) -> None:
        """A group comes onto a field with units; others may stand nearer to the town."""
        self.at = luck.randrange(self.start)
        self.origin = self.at + 1
        self.crowd(self.at + 1, luck.choice((1, 1, 2)), luck)
        self.units[self.at] = [self.pool.pop() for _ in range(luck.choice((1, 1, 2)))]
        for number in range(max(0, self.at - 2), self.at):
            self.units[number] = [self.pool.pop() for _ in range(luck.choice((0, 0, 1, 2)))]

    def attack(self, luck: Random) -> None:
        """A unit moves one field, onto zeds; others of both sides stand around."""
        self.at = luck.randrange(self.start)
        inward = luck.random() < 0.25 and self.at < self.start - 1
        self.origin = self.at + 1 if inward else self.at - 1
        if self.origin >= 0:
            self.chaos[self.origin] = 0
        self.attacker = self.pool.pop()
        self.units[self.origin] = [self.attacker]
        self.crowd(self.at, luck.choice((1, 1, 2)), luck)
        if luck.random() < 0.3 and self.origin != CENTER:
            self.units[self.origin].append(self.pool.pop())
        for number in range(self.at + 1 + inward, self.start + 1):
            what = luck.random()
            if what < 0.35:
                self.crowd(number, luck.choice((1, 2)), luck)
            elif what < 0.6 and number < self.start:
                self.units[number] = [self.pool.pop() for _ in range(luck.choice((1, 1, 2))) if len(self.pool) > 1]
        if luck.random() < 0.15:
            for letter in self.away:
                self.away[letter] = [self.bag.pop() for _ in range(luck.choice((1, 2, 2)))]

    def crowd(self, number: int, count: int, luck: Random) -> None:
        self.zeds[number] = [self.bag.pop() for _ in range(count) if len(self.bag) > 1]
        if luck.random() < 0.1 and not any(zed.infector for here in self.zeds.values() for zed in here):
            self.zeds[number].append(Zed(luck.choice(list(INFECTORS))))

    def name(self, number: int) -> str:
        return "center" if number == CENTER else field(self.letter, number)

    def position(self, luck: Random) -> Position:
        places: dict[str, dict[str, object]] = {}
        for number, count in self.chaos.items():
            place = {"chaos": count, "barricade": self.barricade == number, "strongpoint": self.strongpoint == number}
            places[self.name(number)] = {key: value for key, value in place.items() if value}
        units: dict[str, object] = {"hunt": "center"}
        for number, here in self.units.items():
            for unit in here:
                units[unit.name] = unit.given(self.name(number))
        for index, number in enumerate([*sorted(self.villagers), *self.refugees], 1):
            units[f"villagers.{index}"] = {"field": self.name(number), "reduced": index > len(self.villagers)}
        zeds = {self.name(number): here for number, here in self.zeds.items()}
        zeds |= {f"{letter}-start": here for letter, here in self.away.items()}
        given: dict[str, object] = {
            "level": 2,
            "start": "act" if self.attacker else f"activate {self.letter}",
            "units": units,
            "zeds": {name: [zed.given() for zed in here] for name, here in zeds.items() if here},
            "places": {name: place for name, place in places.items() if place},
        }
        if self.attacker:
            given["actions"] = 1
        return Position("dawn", given, {"die": [luck.randint(1, 6) for _ in range(80)]})


def oracle(board: Field, roller: Roller) -> Oracle:
    if board.attacker:
        board.units[board.origin].remove(board.attacker)
        yield from melee(board, roller, board.at, [board.attacker], board.origin)
    else:
        group = board.zeds[board.origin]
        board.zeds[board.origin] = []
        board.zeds[board.at] = group
        if board.barricade == board.origin:
            board.barricade = None
        yield from melee(board, roller, board.at)
    return outcome(board)


def outcome(board: Field) -> dict[str, object]:
    expected: dict[str, object] = {"over": None, "infection": board.infection}
    for number, here in board.zeds.items():
        name = board.name(number)
        expected[f"zeds.{name}"] = [zed.name for zed in here]
        folk = (number in board.villagers) + board.refugees.count(number)
        expected[f"units-at.{name}"] = [unit.name for unit in board.units[number]] + ["villagers"] * folk
        for zed in here:
            if not zed.infector:
                expected[f"zed.{zed.name}.hits"] = zed.hits
                expected[f"zed.{zed.name}.reduced"] = zed.reduced
    expected["units-at.center"] = ["hunt", *(unit.name for unit in board.units[CENTER])]
    expected["units-at.beds"] = [unit.name for unit in board.beds] + ["villagers"] * board.rescued
    expected["units-at.cemetery"] = [unit.name for unit in board.cemetery] + ["villagers"] * board.eaten
    for letter, here in board.away.items():
        expected[f"zeds.{letter}-start"] = [zed.name for zed in here]
    for number, count in board.chaos.items():
        expected[f"places.{board.name(number)}.chaos"] = count
        expected[f"places.{board.name(number)}.barricade"] = board.barricade == number
    for company in board.units.values():
        for unit in company:
            expected[f"units.{unit.name}.hits"] = unit.hits
            expected[f"units.{unit.name}.reduced"] = unit.reduced
    for unit in board.beds:
        expected[f"units.{unit.name}.ekg"] = True
        expected[f"units.{unit.name}.reduced"] = True
    return expected


def column_of(zeds: int, own: int) -> int:
    """6.1 step 2: how the strengths compare, from zeds three times as strong to units three times as strong."""
    if zeds >= 3 * own:
        return 0
    if zeds >= 2 * own:
        return 1
    if zeds > own:
        return 2
    if zeds == own:
        return 3
    if own < 2 * zeds:
        return 4
    return 5 if own < 3 * zeds else 6


def melee(
    board: Field, roller: Roller, at: int, comers: list[Unit] | None = None, origin: int | None = None
) -> Steps[None]:
    """One melee on a field. `comers`: units that come onto it, from `origin` or, without it, on their retreat (6.4.3);
    otherwise zeds have come onto the units' field."""
    side = board.units[at] if comers is None else comers
    fighter = side[0]
    if len(side) > 1:
        options = {f"attack {unit.name} {board.name(at)}" if comers else f"defend {unit.name}": unit for unit in side}
        key = yield list(options)
        fighter = options[key]
    board.infection += 1
    column = column_of(sum(zed.strength for zed in board.zeds[at]), fighter.strength) + fighter.shift
    if comers is None:
        column += defence_bonus(board, at)
    column = min(6, max(0, column))
    roll = roller.take("die") + roller.take("die")
    row = max(row for row in ROWS if row <= roll)
    on_zeds, on_unit = TABLE[row][column]
    zeds_lose = column >= 6 - ROWS.index(row)
    yield from hit_zeds(board, roller, at, on_zeds)
    if not hit_unit(board, roller, fighter, on_unit):
        side.remove(fighter)
    if comers and zeds_lose:
        board.units[at].extend(comers)
    if zeds_lose:
        yield from zeds_retreat(board, roller, at)
        return
    if board.zeds[at]:
        mark(board, at)
    if origin is not None:
        board.units[origin].extend(side)
    else:
        going = list(side)
        side.clear()
        yield from units_retreat(board, roller, at, going)
    if board.zeds[at]:
        overrun(board, roller, at)


def defence_bonus(board: Field, at: int) -> int:
    """6.1 step 3: only the best bonus counts."""
    extra = 2 * (board.barricade == at), 3 * (board.strongpoint == at)
    return max(board.bonus[at], *extra)


def occupy(board: Field, roller: Roller, at: int) -> None:
    """Zeds hold a field that nobody defends."""
    mark(board, at)
    overrun(board, roller, at)


def mark(board: Field, at: int) -> None:
    """4.7: a named field that zeds hold gets a marker, unless it has one."""
    if at in NAMED[board.letter] and at < board.start and not board.chaos[at]:
        board.chaos[at] = 1


def overrun(board: Field, roller: Roller, at: int) -> None:
    """4.3, 10.2: refugees there are bitten; villagers become refugees and run, if no zeds are in their way."""
    bitten = board.refugees.count(at)
    board.refugees = [place for place in board.refugees if place != at]
    if at in board.villagers:
        board.villagers.remove(at)
        if board.zeds[at - 1]:
            bitten += 1
        else:
            board.refugees.append(at - 1)
    for _ in range(bitten):
        board.infection += 2
        if roller.take("die") >= 4:
            board.rescued += 1
            board.infection += 1
        else:
            board.eaten += 1


def hit_zeds(board: Field, roller: Roller, at: int, hits: int) -> Steps[None]:
    """6.2: the players share the hits among normal zeds; infectors are hit last and roll at once (6.3)."""
    while hits:
        here = board.zeds[at]
        normal = [zed for zed in here if not zed.infector]
        if not normal:
            break
        zed, n = normal[0], 1
        if len(normal) > 1:
            lots = sorted({1, hits})
            key = yield [f"hit {zed.name} {n}" for zed in normal for n in lots]
            name, count = key.removeprefix("hit ").split()
            zed, n = next(zed for zed in normal if zed.name == name), int(count)
        for _ in range(n):
            hits -= 1
            if zed.hit():
                here.remove(zed)
                break
    for zed in [zed for zed in board.zeds[at] if zed.infector]:
        if hits:
            hits -= 1
            board.zeds[at].remove(zed)
            if roller.take("die") <= 3:
                board.zeds[board.start].append(zed)


def hit_unit(board: Field, roller: Roller, unit: Unit, hits: int) -> bool:
    """6.2, 6.3: True if the unit is still on the field."""
    for _ in range(hits):
        if unit.hit():
            if roller.take("die") <= 3:
                board.cemetery.append(unit)
            else:
                unit.ekg = unit.reduced = True
                board.beds.append(unit)
                board.infection += 1
            return False
    return True


def zeds_retreat(board: Field, roller: Roller, at: int) -> Steps[None]:
    """6.4.5: one field toward the Start; the stronger stays nearer to the town, and a zed without room goes on."""
    going = sorted(board.zeds[at], key=lambda zed: -zed.strength)
    board.zeds[at] = []
    infectors = [zed for zed in going if zed.infector]
    normal = [zed for zed in going if not zed.infector]
    waiting, order = list(going), []
    while waiting:
        equals = [zed for zed in waiting if zed.strength == waiting[0].strength]
        zed = equals[0]
        if len(equals) > 1:
            matters = (
                len(normal) > 1
                and room(board.zeds[at + 1], board.letter, at + 1) == 1
                and not any(zed.infector for zed in equals)
            )
            key = yield [f"retreat {zed.name}" for zed in equals] + ([] if matters else [IDLE])
            zed = next(zed for zed in equals if key == f"retreat {zed.name}")
        waiting.remove(zed)
        order.append(zed)
    normal = [zed for zed in order if not zed.infector]
    arrived: dict[int, list[Zed]] = {}
    for zed in normal:
        to = at + 1
        while to < board.start and room(board.zeds[to], board.letter, to) <= 0:
            to += 1
        if room(board.zeds[to], board.letter, to) > 0:
            board.zeds[to].append(zed)
            arrived.setdefault(to, []).append(zed)
            continue
        free = [letter for letter, there in board.away.items() if len(there) < 2]
        if not free:
            continue
        letter = free[0]
        if len(free) > 1:
            key = yield [f"overflow {letter}-start" for letter in free]
            letter = key.removeprefix("overflow ")[0]
        board.away[letter].append(zed)
    for zed in infectors:
        board.zeds[at + 1].append(zed)
        arrived.setdefault(at + 1, []).append(zed)
    for to in sorted(arrived):
        if board.units[to]:
            yield from melee(board, roller, to)
        else:
            occupy(board, roller, to)


def units_retreat(board: Field, roller: Roller, at: int, going: list[Unit]) -> Steps[None]:
    """6.4.5: toward the centre past full fields; the player says which unit takes which field. Onto zeds is an attack
    (6.4.3); its loser goes on toward the centre, because the field behind was just lost."""
    while going:
        to = at - 1
        while to > CENTER and not board.zeds[to] and len(board.units[to]) >= 2:
            to -= 1
        if to > CENTER and board.zeds[to]:
            if len(going) > 1:
                yield [*(f"retreat {unit.name}" for unit in going), IDLE]
            yield from melee(board, roller, to, going)
            return
        unit = going[0]
        if len(going) > 1:
            matters = to > CENTER and len(board.units[to]) == 1
            key = yield [f"retreat {unit.name}" for unit in going] + ([] if matters else [IDLE])
            unit = next(unit for unit in going if key == f"retreat {unit.name}")
        going.remove(unit)
        board.units[to].append(unit)


def trial(seed: int) -> None:
    """One random position."""
    luck = Random(seed)
    board = Field(luck)
    position = board.position(luck)
    if board.attacker:
        position.first = f"attack {board.attacker.name} {board.name(board.at)}"
    roller = position.roller()
    duel(position, roller, oracle(board, roller), luck, ENDED)
