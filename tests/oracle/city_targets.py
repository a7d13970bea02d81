"""Target choice, shortest ways and splitting of zombies and enemies (S1 p. 12, 2E p. 24, Marvel p. 15).

Nobody stands in a zone with a zombie, so every action is a move; positions in which a fast one would bite are left out.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from shamble.scenario.expect import observe
from tests.oracle.city_town import Town
from tests.oracle.duel import Position, begun, keys, played

HEROES = {
    "zombicide1": ("amy", "doug", "josh", "ned"),
    "zombicide2": ("amy", "doug", "josh", "ned"),
    "marvel": ("hulk", "wasp", "deadpool", "captain-america"),
}
KINDS = {
    "zombicide1": ("walker", "fatty", "runner", "abomination"),
    "zombicide2": ("walker", "brute", "runner", "hobomination"),
    "marvel": ("trooper", "guard", "specialist"),
}
FIGURES = {"walker": 40, "fatty": 8, "runner": 16, "abomination": 1}
FAST = ("runner", "specialist")
Horde = dict[str, Counter[str]]


class Group:
    """The figures of one zone, and the zones that they move to."""

    def __init__(self, zone: str, figures: Counter[str], ways: list[str], together: bool) -> None:
        self.zone = zone
        self.figures = figures
        self.ways = ways
        self.together = together
        """True if the whole group takes one way of the players' choice (S1-66)."""


class Unfit(Exception):
    """The position leads to something that this oracle does not tell: a bite, or a shortage of figures."""


class Street:
    """A town with people, noise and zombies."""

    def __init__(self, game: str, luck: Random) -> None:
        self.game = game
        self.town = Town(luck)
        zones = self.town.zones
        homes = luck.sample(zones, min(len(zones) - 1, luck.choice((1, 2, 2, 3))))
        self.people = {name: luck.choice(homes) for name in HEROES[game][: luck.randint(1, 4)]}
        self.noise: Counter[str] = Counter()
        if game != "marvel":
            for zone in luck.sample(zones, min(len(zones), luck.randrange(5))):
                self.noise[zone] = luck.choice((1, 1, 2, 3))
        free = [zone for zone in zones if zone not in self.people.values()]
        self.horde: Horde = {}
        for zone in luck.sample(free, min(len(free), luck.choice((1, 1, 2, 3)))):
            self.horde[zone] = Counter()
            for kind in luck.sample(KINDS[game], luck.randint(1, 3)):
                big = kind.endswith("omination")
                if not big or not any(here[kind] for here in self.horde.values()):
                    self.horde[zone][kind] = 1 if big else luck.randint(1, 4)

    def position(self) -> Position:
        given: dict[str, object] = {
            "map": self.town.given(),
            "survivors": {name: {"zone": zone, "skills": []} for name, zone in self.people.items()},
            "zombies": {zone: dict(figures) for zone, figures in self.horde.items() if figures},
            "opened": True,
            "start": "zombies",
        }
        if self.noise:
            given["noise"] = dict(self.noise)
        return Position(self.game, given, {}, stop="spawn")

    def loudness(self, zone: str) -> int:
        return self.noise[zone] + list(self.people.values()).count(zone)

    def loudest(self, zones: list[str]) -> list[str]:
        top = max(self.loudness(zone) for zone in zones)
        return [zone for zone in zones if self.loudness(zone) == top]

    def group(self, zone: str, figures: Counter[str]) -> Group:
        """The group that these figures form, with the zones that it moves to by the rules of the game."""
        far = self.town.steps(zone)
        homes = set(self.people.values())
        seen = [other for other in self.town.sees(zone) if other in homes]
        if self.game == "marvel":
            near = [other for other in seen or homes if other in far]
            least = min((far[other] for other in near), default=0)
            return Group(zone, figures, self.ways(zone, [other for other in near if far[other] == least]), False)
        if seen:
            return Group(zone, figures, self.ways(zone, self.loudest(seen)), False)
        if self.game == "zombicide2":
            return Group(zone, figures, self.ways(zone, self.loudest(self.town.zones)), False)
        if any(home in far for home in homes):
            return Group(zone, figures, self.ways(zone, self.loudest(list(far))), False)
        through = self.ways(zone, self.loudest(self.town.zones), doors_open=True)
        passable = [way for way in through if way == zone or self.town.joined(zone, way)]
        return Group(zone, figures, passable, True)

    def ways(self, zone: str, targets: list[str], doors_open: bool = False) -> list[str]:
        """First steps of all shortest ways to all targets; a figure at its target stays."""
        firsts = set()
        for target in targets:
            back = self.town.steps(target, doors_open)
            if target == zone:
                firsts.add(zone)
            elif zone in back:
                near = [other for other in self.town.zones if self.town.joined(zone, other, doors_open)]
                firsts |= {other for other in near if back.get(other) == back[zone] - 1}
        return sorted(firsts)


def move(street: Street, horde: Horde, asked: list[tuple[str, list[str]]], answers: list[str]) -> Horde:
    """One action of all figures: their new places. `asked`: the program's questions, `answers`: their answers."""
    after: Horde = {}
    groups = [street.group(zone, figures) for zone, figures in horde.items() if figures]
    open_sends: list[tuple[Group, str, int, list[str]]] = []
    for group in groups:
        ways = group.ways or [group.zone]
        if group.together and len(ways) > 1:
            open_sends.append((group, "", 0, ways))
            continue
        for kind, count in group.figures.items():
            share, odd = divmod(count, len(ways))
            if street.game == "zombicide1" and kind != "abomination":
                share, odd = share + bool(odd), 0
            for way in ways:
                after.setdefault(way, Counter())[kind] += share
            if odd and len(ways) > 1:
                open_sends.append((group, kind, odd, list(ways)))
            elif odd:
                after[ways[0]][kind] += odd
    while open_sends:
        if not asked:
            raise AssertionError(f"nobody is asked, the book leaves open {[send[1:] for send in open_sends]}")
        kind, offered = asked.pop(0)
        key = answers.pop(0)
        fits = [
            send
            for send in open_sends
            if sorted(send[3]) == offered and (send[1] == kind or (not send[1] and kind in send[0].figures))
        ]
        assert fits, f"asked to send {kind} to {offered}, the book leaves {[send[1:] for send in open_sends]}"
        send = fits[0]
        open_sends.remove(send)
        group, own, odd, ways = send
        if not own:
            after.setdefault(key, Counter()).update(group.figures)
            continue
        after[key][own] += 1
        if odd > 1:
            open_sends.append((group, own, odd - 1, [way for way in ways if way != key]))
    return after


def fit(street: Street) -> None:
    """Raises Unfit where a fast figure may come to people with its first action, or figures may run out."""
    for zone, figures in street.horde.items():
        group = street.group(zone, figures)
        fast = any(figures[kind] for kind in FAST)
        if fast and set(group.ways) & set(street.people.values()):
            raise Unfit
        if street.game == "zombicide1" and any(
            (count + 2) * 6 * len(street.horde) > FIGURES[kind] and len(group.ways) > 1 and kind != "abomination"
            for kind, count in figures.items()
        ):
            raise Unfit
    if street.game == "zombicide1":
        for kind, most in FIGURES.items():
            total = sum(figures[kind] for figures in street.horde.values())
            if kind == "runner" and total > 2:
                raise Unfit
            if total > most:
                raise Unfit


def trial(game: str, seed: int) -> None:
    """One random position."""
    luck = Random(seed)
    while True:
        street = Street(game, luck)
        try:
            fit(street)
            break
        except Unfit:
            continue
    position = street.position()
    session, script = begun(position)
    asked: list[tuple[str, list[str]]] = []
    answers: list[str] = []
    while session.decision is not None:
        offered = keys(session)
        assert all(key.startswith("send ") for key in offered), f"asked {offered}\n{position}"
        key = luck.choice(offered)
        asked.append((key.split()[1], sorted(option.split()[2] for option in offered)))
        answers.append(key.split()[2])
        played(session, position, key, script)
    try:
        after = move(street, street.horde, asked, answers)
        fast = {zone: Counter({kind: here[kind] for kind in FAST if here[kind]}) for zone, here in after.items()}
        again = move(street, fast, asked, answers)
    except AssertionError as reason:
        raise AssertionError(f"{reason}\n{position}") from None
    assert not asked, f"asked {asked}, the book leaves nothing\n{position}"
    for zone in street.town.zones:
        for kind in KINDS[game]:
            book = (again if kind in FAST else after).get(zone, Counter())[kind]
            actual = observe(session, f"zombies.{zone}.{kind}")
            assert actual == book, f"{kind} at {zone}: the book {book}, the program {actual}\n{position}"
