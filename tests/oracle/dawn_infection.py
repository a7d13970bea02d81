"""Dawn of the Zeds: the Infection phase with outbreaks and unchecked outbreaks (rules 2, 4.6, 8)."""

from __future__ import annotations

from random import Random

from tests.oracle.dawn_board import INFECTORS, LENGTH, NAMED, TRACKS, VILLAGES, Zed, drawn, field, fields, limit, room
from tests.oracle.duel import Oracle, Position, Roller, Steps, duel

ENDED = ("before-track",)
"""The heroes hold a card against a whole track, so the Zeds phase begins with a question."""
HELD = "hypnotised"
STORIES = {
    "duds-and-mould": "F",
    "rescue-flare": "F",
    "they-fell-for-it": "F",
    "adrenaline": "S",
    "ingenuity": "S",
    "stiff-drink": "S",
    "organiser": "M",
    "iron-will": "H",
    "borrowed-trucks": "H",
    "see-someone": "H",
    "throw-something": "H",
    "out-of-bed": "T",
    "project-file": "T",
    "old-cannon": "T",
    "bulldozer": "choice",
    "militia-leader": "fewest zeds",
    "hero-kept": "most zeds",
    "no-name": "most chaos",
    "news-chopper": "most chaos",
}
"""The track of each card. All but the first are kept."""
SUPERS = ("k10", "fester", "berserker", "sleeper", "regenerator", "doomed", "ironclad", "giant", "leaper")
TOP = 13


class Map:
    """The five tracks at the beginning of an Infection phase."""

    def __init__(self, luck: Random) -> None:
        self.zeds: dict[str, dict[int, list[Zed]]] = {letter: {n: [] for n in fields(letter)} for letter in TRACKS}
        self.chaos: dict[str, dict[int, int]] = {letter: dict.fromkeys(fields(letter), 0) for letter in TRACKS}
        self.villagers: list[tuple[str, int]] = []
        self.refugees: list[tuple[str, int]] = []
        self.infection = luck.choice((luck.randrange(6), luck.randint(6, 12), 11, 12))
        self.roll = luck.random() < 0.7
        self.waiting = False
        self.saved = self.dead = 0
        self.supplies, self.ammo = luck.randrange(4), luck.randrange(3)
        self.kept = [HELD]
        self.deck = luck.sample(sorted(STORIES), len(STORIES))
        self.empty = luck.choice(("", "", "", "zeds"))
        zeds = drawn(luck)
        self.place(zeds.pop(), "M", luck)
        for _ in range(luck.randrange(10)):
            self.place(zeds.pop(), luck.choice(TRACKS), luck)
        for name in INFECTORS:
            if luck.random() < 0.5:
                letter = luck.choice(TRACKS)
                self.zeds[letter][luck.choice(fields(letter))].append(Zed(name))
        self.bag = [] if self.empty else [zed.name for zed in zeds]
        self.cup = luck.sample(SUPERS, len(SUPERS))
        for _ in range(luck.randrange(5)):
            letter = luck.choice(TRACKS)
            self.chaos[letter][luck.choice(fields(letter)[:-1])] = luck.choice((1, 2))
        for letter in TRACKS:
            for number in VILLAGES[letter]:
                here = self.zeds[letter][number]
                if not here and luck.random() < 0.4 and len(self.villagers) < 3:
                    self.villagers.append((letter, number))
        for _ in range(3 - len(self.villagers)):
            letter = luck.choice("FMHS")
            number = luck.choice([*VILLAGES[letter], *range(1, LENGTH[letter] + 1)])
            if not self.zeds[letter][number] and luck.random() < 0.5:
                self.refugees.append((letter, number))

    def place(self, zed: Zed, letter: str, luck: Random) -> None:
        number = luck.choice(fields(letter))
        most = limit(letter, number)
        if most is None or len(self.zeds[letter][number]) < most:
            self.zeds[letter][number].append(zed)
        elif letter == "M":
            self.zeds[letter][LENGTH[letter]].append(zed)

    def position(self, luck: Random) -> Position:
        units: dict[str, object] = {"hunt": "center"}
        for index, (letter, number) in enumerate([*self.villagers, *self.refugees], 1):
            units[f"villagers.{index}"] = {"field": field(letter, number), "reduced": index > len(self.villagers)}
        given = {
            "level": 5,
            "event": "keep-calm" if self.roll else "flambe",
            "start": "infection",
            "infection": self.infection,
            "supplies": self.supplies,
            "ammo": self.ammo,
            "kept": [HELD],
            "units": units,
            "zeds": {
                field(letter, number): [zed.given() for zed in here]
                for letter in TRACKS
                for number, here in self.zeds[letter].items()
                if here
            },
            "places": {
                field(letter, number): {"chaos": count}
                for letter in TRACKS
                for number, count in self.chaos[letter].items()
                if count
            },
            "empty": [self.empty] if self.empty else [],
        }
        dice = [luck.randint(1, 6) for _ in range(60)]
        return Position("dawn", given, {"die": dice, "stories": self.deck, "zeds": self.bag, "supers": self.cup})


def oracle(board: Map, roller: Roller) -> Oracle:
    """8.1: infectors off their Start first, then what the card's tab says."""
    for letter in TRACKS:
        for number in fields(letter)[:-1]:
            infect(board, sum(zed.infector for zed in board.zeds[letter][number]))
    yield from unchecked(board, roller)
    if board.roll:
        roll = roller.take("die") + roller.take("die")
        if roll <= board.infection:
            board.infection -= roll
            yield from outbreak(board, roller, False)
            yield from unchecked(board, roller)
    return outcome(board)


def outcome(board: Map) -> dict[str, object]:
    expected: dict[str, object] = {
        "over": None,
        "infection": board.infection,
        "supplies": board.supplies,
        "ammo": board.ammo,
        "kept": board.kept,
        "units-at.beds": ["villagers"] * board.saved,
        "units-at.cemetery": ["villagers"] * board.dead,
    }
    for letter in TRACKS:
        for number in fields(letter):
            name = field(letter, number)
            expected[f"zeds.{name}"] = [zed.name for zed in board.zeds[letter][number]]
            expected[f"places.{name}.chaos"] = board.chaos[letter][number]
            folk = [place for place in (*board.villagers, *board.refugees) if place == (letter, number)]
            expected[f"units-at.{name}"] = ["villagers"] * len(folk)
    return expected


def infect(board: Map, n: int) -> None:
    """8.2, 8.4: never beyond the last field; reaching it is an unchecked outbreak to come."""
    if n:
        board.infection = min(TOP, board.infection + n)
        board.waiting = board.waiting or board.infection == TOP


def unchecked(board: Map, roller: Roller) -> Steps[None]:
    """8.2: after the effect that has caused it; two dice lower infection, and a super-zed comes."""
    while board.waiting:
        board.waiting = False
        board.infection = max(0, board.infection - roller.take("die") - roller.take("die"))
        yield from outbreak(board, roller, True)


def outbreak(board: Map, roller: Roller, super_zed: bool) -> Steps[None]:
    """8.3: a story card names the track, the zed comes, then the card's text."""
    story = roller.take("stories")
    letter = yield from track_of(board, STORIES[story])
    deck = "supers" if super_zed or board.empty == "zeds" else "zeds"
    yield from appear(board, roller, letter, Zed(roller.take(deck)))
    if story == "duds-and-mould":
        board.supplies = max(0, board.supplies - 2)
        board.ammo = max(0, board.ammo - 1)
    else:
        board.kept.append(story)


def track_of(board: Map, where: str) -> Steps[str]:
    """Rule 2: a track by name, by count, or the player's choice."""
    if where in TRACKS:
        return where
    letters = list(TRACKS)
    if where != "choice":
        side, what = where.split()
        counts = {
            letter: sum(len(here) for here in board.zeds[letter].values())
            if what == "zeds"
            else sum(board.chaos[letter].values())
            for letter in TRACKS
        }
        best = max(counts.values()) if side == "most" else min(counts.values())
        letters = [letter for letter in TRACKS if counts[letter] == best]
    if len(letters) == 1:
        return letters[0]
    key = yield [f"locate {letter}" for letter in letters]
    return key.removeprefix("locate ")


def appear(board: Map, roller: Roller, letter: str, zed: Zed) -> Steps[None]:
    """8.3: on the chaos field nearest to the town, else the nearest village, in the tunnel the Start; where there is
    no room, toward the Start, and from a full Start to another (4.6)."""
    chaotic = [number for number in fields(letter) if board.chaos[letter][number]]
    start = LENGTH[letter] + 1
    number = min(chaotic) if chaotic else min(VILLAGES[letter], default=start)
    while room(board.zeds[letter][number], letter, number) <= 0 and number < start:
        number += 1
    if room(board.zeds[letter][number], letter, number) <= 0:
        others = [other for other in TRACKS if room(board.zeds[other][LENGTH[other] + 1], other, LENGTH[other] + 1) > 0]
        if not others:
            return
        letter = others[0]
        if len(others) > 1:
            key = yield [f"overflow {other}-start" for other in others]
            letter = key.removeprefix("overflow ")[0]
        number = LENGTH[letter] + 1
    board.zeds[letter][number].append(zed)
    enter(board, roller, letter, number)


def enter(board: Map, roller: Roller, letter: str, number: int) -> None:
    """8.3 step 3, 4.7: villagers run, refugees are bitten, a named field gets a marker unless it has one."""
    here = letter, number
    bitten = board.refugees.count(here)
    board.refugees = [place for place in board.refugees if place != here]
    if here in board.villagers:
        board.villagers.remove(here)
        if board.zeds[letter][number - 1]:
            bitten += 1
        else:
            board.refugees.append((letter, number - 1))
    for _ in range(bitten):
        infect(board, 2)
        if roller.take("die") >= 4:
            board.saved += 1
            infect(board, 1)
        else:
            board.dead += 1
    if number in NAMED[letter] and not board.chaos[letter][number]:
        board.chaos[letter][number] = 1


def trial(seed: int) -> None:
    """One random position."""
    luck = Random(seed)
    board = Map(luck)
    position = board.position(luck)
    roller = position.roller()
    duel(position, roller, oracle(board, roller), luck, ENDED)
