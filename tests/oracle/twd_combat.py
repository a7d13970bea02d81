"""The Walking Dead: the combat phase (p. 5, 8 and 13). The book leaves open who rolls first, so the dice of each
fighter are read from the events; their results are worked out here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from shamble import Scripted, Session
from shamble.scenario.expect import observe
from tests.oracle.duel import Position, begun, keys, played, tidy

PLACES = ("farm", "prison", "highway", "town")
PEOPLE = ("andrea", "daryl", "glenn", "maggie", "michonne", "rick")
DICE = {"pistol": 1, "rifle": 2, "shotgun": 3, "crossbow": 1, "machete": 1, "metal-pipe": 1, "katana": 1, "hatchet": 1}
COPIES = {
    "pistol": 4,
    "rifle": 3,
    "shotgun": 2,
    "crossbow": 2,
    "machete": 2,
    "metal-pipe": 2,
    "katana": 1,
    "hatchet": 2,
    "field-glasses": 1,
    "silencer": 1,
}
GUNS = ("pistol", "rifle", "shotgun", "crossbow")
LOUD = 14
POINTS = 5
"""Points of combat value that kill a walker."""


class Fighter:
    """A character with what counts in a fight."""

    def __init__(self, name: str, luck: Random, cards: list[str]) -> None:
        self.name = name
        self.place: str | None = luck.choice((*PLACES, "farm", "farm", None))
        self.cards: list[str] = []
        self.loads: dict[str, int] = {}
        for _ in range(luck.choice((0, 1, 1, 2, 3))):
            kind = cards.pop()
            if kind not in self.cards:
                self.cards.append(kind)
                self.loads[kind] = luck.choice((0, 1, 2, 3)) if kind in GUNS else 0
        self.allies = luck.choice((0, 0, 1, 2, 3, 6))
        self.help = int(luck.random() < 0.2)
        self.way = "hold"

    def given(self) -> dict[str, object]:
        cards = [f"{kind} {self.loads[kind]}" if self.loads[kind] else kind for kind in self.cards]
        return {"place": self.place, "cards": cards, "allies": self.allies, "help": self.help, "food": 0}

    def usable(self) -> list[str]:
        """p. 8: a gun needs a round, a melee weapon nothing."""
        return [kind for kind in self.cards if kind in DICE and (kind not in GUNS or self.loads[kind])]


class Scene:
    """The four places with fighters and walkers."""

    def __init__(self, luck: Random) -> None:
        self.grid = luck.sample(PLACES, 4)
        cards = [kind for kind, copies in COPIES.items() for _ in range(copies)]
        luck.shuffle(cards)
        names = luck.sample(PEOPLE, luck.choice((2, 3, 4)))
        self.fighters = [Fighter(name, luck, cards) for name in names]
        self.leader = luck.choice(names)
        self.walkers = {place: luck.choice((0, 1, 2, 3, 4, 6)) for place in PLACES}

    def position(self, luck: Random) -> Position:
        given = {
            "grid": self.grid,
            "leader": self.leader,
            "walkers": self.walkers,
            "characters": {fighter.name: fighter.given() for fighter in self.fighters},
            "start": "combat",
        }
        return Position("walkingdead", given, {"white": [luck.randint(1, 6) for _ in range(80)]}, stop="end")

    def neighbours(self, place: str) -> list[str]:
        """p. 7: edge to edge in the square of two by two, so all but the one across the corner."""
        return [self.grid[at] for at in range(4) if self.grid.index(place) ^ at in (1, 2)]

    def in_turn(self) -> list[Fighter]:
        """The seats clockwise from the leader."""
        first = [fighter.name for fighter in self.fighters].index(self.leader)
        return self.fighters[first:] + self.fighters[:first]

    def alone(self, fighter: Fighter) -> bool:
        return sum(other.place == fighter.place for other in self.fighters) == 1


def ways(scene: Scene, fighter: Fighter) -> list[str]:
    """The declarations open to a fighter (p. 8); none without walkers at the place."""
    if fighter.place is None or not scene.walkers[fighter.place]:
        return []
    options = [f"fight {fighter.name} {kind}" for kind in fighter.usable()]
    if scene.leader == "michonne":
        options.append(f"brawl {fighter.name}")
    if fighter.help:
        options.append(f"help {fighter.name}")
    return [*options, f"hold {fighter.name}"] if options else []


def declare(scene: Scene, session: Session, position: Position, luck: Random, script: Scripted) -> None:
    """All fighters name a weapon before any die is rolled."""
    for fighter in scene.in_turn():
        wanted = ways(scene, fighter)
        if not wanted:
            continue
        offered = keys(session)
        assert offered == sorted(wanted), f"the book leaves {sorted(wanted)}, the program {offered}\n{position}"
        key = luck.choice(sorted(wanted))
        played(session, position, key, script)
        fighter.way = key.split()[-1] if key.startswith("fight") else key.split()[0]
        if fighter.way in GUNS:
            fighter.loads[fighter.way] -= 1


def resolve(session: Session, position: Position, luck: Random, script: Scripted) -> None:
    """Answers all other questions at random."""
    while session.decision is not None:
        assert session.decision.ask in ("next-fighter", "spend-allies", "lure"), f"{session.decision.ask}\n{position}"
        played(session, position, luck.choice(keys(session)), script)


def check(scene: Scene, session: Session, position: Position) -> None:
    """Works out what the dice must have led to, and compares."""
    dice: dict[str, Sequence[int]] = {}
    helped: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    lured: list[tuple[str, str]] = []
    for event in session.log:
        args: Any = event.args
        if event.kind == "rolls":
            dice[args["who"]] = args["dice"]
        elif event.kind == "help-rolls":
            helped[args["who"]] = args["n"]
        elif event.kind == "allies-lost":
            spent[args["who"]] += args["n"]
        elif event.kind == "walkers-moved":
            lured.append((args["place"], args["dest"]))
    expected: dict[str, object] = {}
    left = dict(scene.walkers)
    loud = []
    for place in PLACES:
        here = [fighter for fighter in scene.fighters if fighter.place == place and fighter.way != "hold"]
        group, kills = 0, 0
        for fighter in here:
            who = fighter.name
            natural = weapon_dice(fighter, dice[who], helped[who], position)
            value = natural + helped[who] + bonus(scene, fighter) + spent[who]
            assert spent[who] <= fighter.allies, f"{who} spends {spent[who]} allies\n{position}"
            if fighter.way in GUNS:
                group += value
                if fighter.way == "shotgun" and natural >= LOUD:
                    loud.append(fighter)
                if fighter.way == "crossbow" and value >= POINTS:
                    fighter.loads["crossbow"] += 1
            else:
                kills += value // POINTS
            fighter.allies -= spent[who]
        left[place] = max(0, left[place] - kills - group // POINTS)
    lure(scene, loud, lured, left, position)
    for place in PLACES:
        expected[f"walkers.{place}"] = left[place]
    for fighter in scene.fighters:
        expected[f"characters.{fighter.name}.allies"] = fighter.allies
        expected[f"characters.{fighter.name}.cards"] = fighter.given()["cards"]
    for path, due in expected.items():
        actual = tidy(observe(session, path))
        assert tidy(due) == actual, f"{path}: the book says {due}, the program {actual}\n{position}"


def weapon_dice(fighter: Fighter, dice: Sequence[int], helped: int, position: Position) -> int:
    """The sum of the weapon's own dice; checks how many were rolled (p. 8, 13)."""
    own = sum(dice) - helped
    count = len(dice) - bool(fighter.help)
    assert bool(helped) == bool(fighter.help), f"{fighter.name}: help {helped}\n{position}"
    if fighter.way == "help":
        assert count == 0, f"{fighter.name} rolls {dice}\n{position}"
    elif fighter.way == "katana":
        rolled = list(dice[:count])
        assert helped == sum(dice[count:]), f"the helper's die {helped} in {dice}\n{position}"
        chain = [die >= 4 for die in rolled]
        assert chain == [True] * (len(chain) - 1) + [False], f"a chain of {rolled}\n{position}"
    else:
        wanted = 1 if fighter.way == "brawl" else DICE[fighter.way]
        assert count == wanted, f"{fighter.name} rolls {dice}, {wanted} are due\n{position}"
    return own


def bonus(scene: Scene, fighter: Fighter) -> int:
    """The weapon's text and the leader's ability, added to the dice."""
    extra = int(scene.leader == "rick")
    if fighter.way in ("crossbow", "hatchet"):
        extra += 1
    if fighter.way == "machete" and scene.alone(fighter):
        extra += 3
    if fighter.way == "metal-pipe" and len(fighter.cards) <= 2:
        extra += 3
    return extra


def lure(
    scene: Scene, loud: list[Fighter], lured: list[tuple[str, str]], left: dict[str, int], position: Position
) -> None:
    """p. 13: at the end of the phase each loud shot draws one walker from next door, if there is one."""
    for origin, dest in lured:
        fits = [shooter for shooter in loud if shooter.place == dest]
        assert fits, f"nobody was loud at {dest}\n{position}"
        assert origin in scene.neighbours(dest), f"{origin} is no neighbour of {dest}\n{position}"
        assert left[origin], f"no walker at {origin}\n{position}"
        loud.remove(fits[0])
        left[origin] -= 1
        left[dest] += 1
    for shooter in loud:
        assert shooter.place is not None
        there = [place for place in scene.neighbours(shooter.place) if left[place]]
        assert not there, f"{shooter.name} was loud, and walkers are at {there}\n{position}"


def trial(seed: int) -> None:
    """One random position."""
    luck = Random(seed)
    scene = Scene(luck)
    position = scene.position(luck)
    session, script = begun(position)
    declare(scene, session, position, luck, script)
    resolve(session, position, luck, script)
    check(scene, session, position)
