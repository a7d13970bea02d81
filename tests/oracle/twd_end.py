"""The Walking Dead: the end phase (p. 9): wounds or eaten cards, deaths, healing, the marker and the badge. The events
tell how wounds were shared; all that must follow is worked out here."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from shamble import Scripted, Session
from shamble.scenario.expect import observe
from tests.oracle.duel import Position, begun, keys, played
from tests.oracle.twd_combat import PEOPLE, PLACES

DECKS = ("equipment", "ammo", "food", "allies")
CARDS = {
    "equipment": ("pistol", "rifle", "machete", "hatchet", "shotgun", "crossbow"),
    "ammo": ("pistol-ammo", "rifle-ammo", "lucky-find", "shotgun-shells", "crossbow-bolts", "mixed-pouch"),
    "food": ("warm-meal", "scraps", "pantry", "broth", "shared-pot", "scraps"),
    "allies": ("pair", "lone-survivor", "field-medic", "pathfinder", "quartermaster", "pair"),
}
MOST_LIFE = 5
WALLS = 3
ROUNDS = 12


class Survivor:
    """A character at the end of a round."""

    def __init__(self, name: str, luck: Random) -> None:
        self.name = name
        self.place: str | None = luck.choice((*PLACES, *PLACES, None))
        self.life = luck.randint(1, MOST_LIFE)
        self.food = luck.choice((0, 0, 1, 2))
        self.guinea = luck.random() < 0.1

    def given(self) -> dict[str, object]:
        return {"place": self.place, "life": self.life, "food": self.food, "allies": 1, "guinea": self.guinea}


class Evening:
    """The four places when the walkers act."""

    def __init__(self, luck: Random) -> None:
        self.grid = luck.sample(PLACES, 4)
        names = luck.sample(PEOPLE, luck.choice((1, 2, 3, 4)))
        self.people = [Survivor(name, luck) for name in names]
        self.alone = len(names) == 1
        if self.alone:
            self.people[0].place = luck.choice(PLACES)
        self.leader = luck.choice(names)
        self.one_leader = not self.alone and luck.random() < 0.2
        self.hardcore = luck.random() < 0.2
        self.round = luck.choice((1, 3, 7, 11, 12))
        unused = [name for name in PEOPLE if name not in names]
        self.gone = luck.sample(unused, luck.randint(0, len(unused)))
        self.walkers = {place: luck.choice((0, 0, 1, 2, 3, 4, 5, 7)) for place in PLACES}
        self.risen = {place: min(count, luck.choice((0, 0, 0, 1))) for place, count in self.walkers.items()}
        self.dazed = {
            place: min(count - self.risen[place], luck.choice((0, 0, 0, 0, 2))) for place, count in self.walkers.items()
        }
        self.piles = dict(zip(DECKS, luck.sample(PLACES, 4), strict=True))
        self.decks = {deck: luck.sample(CARDS[deck], luck.randint(1, 6)) for deck in DECKS}
        if luck.random() < 0.7:
            self.decks = {deck: luck.sample(CARDS[deck], 6) for deck in DECKS}

    def position(self) -> Position:
        given: dict[str, object] = {
            "mode": "hardcore" if self.hardcore else "standard",
            "one-leader": self.one_leader,
            "round": self.round,
            "grid": self.grid,
            "piles": self.piles,
            "walkers": self.walkers,
            "risen": self.risen,
            "dazed": self.dazed,
            "leader": self.leader,
            "dead": self.gone,
            "decks": self.decks,
            "characters": {person.name: person.given() for person in self.people},
            "start": "end",
        }
        return Position("walkingdead", given, self.decks, stop="round")

    def acting(self, place: str) -> int:
        """p. 9: walkers that rose this round do nothing, and at the prison the first three are left out."""
        count = self.walkers[place] - self.risen[place] - self.dazed[place]
        return max(0, count - WALLS) if place == "prison" else count


class Answers:
    """The answers given in this phase."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        """Characters that were asked to eat."""
        self.eaters: list[str] = []
        self.drawn = 0
        """Cards that heirs took from the equipment."""


def answer(session: Session, position: Position, luck: Random, script: Scripted) -> Answers:
    """Answers every question at random, and checks that nobody else is asked."""
    answers = Answers()
    while session.decision is not None:
        asked = session.decision.ask
        assert asked in ("share-damage", "choose-character", "newcomer-draw", "heal"), f"{asked}\n{position}"
        offered = keys(session)
        answers.asked += [key.split()[1] for key in offered if key.startswith("eat ")]
        key = luck.choice(offered)
        played(session, position, key, script)
        if key.startswith("eat "):
            answers.eaters.append(key.split()[1])
        answers.drawn += key.startswith("draw ")
    return answers


def check(evening: Evening, session: Session, position: Position, answers: Answers) -> None:
    """Works out the round's end from how the wounds were shared, and compares."""
    wounds: Counter[str] = Counter()
    heirs: dict[int, str] = {}
    for event in session.log:
        args: Any = event.args
        if event.kind == "damage":
            wounds[args["who"]] += args["n"]
        elif event.kind == "character-chosen":
            heirs[args["seat"]] = args["who"]
    dead = [person for person in evening.people if fell(person, wounds)]
    eaten = dict.fromkeys(DECKS, 0)
    by_place = {place: deck for deck, place in evening.piles.items()}
    spares = len(PEOPLE) - len(evening.people) - len(evening.gone)
    lost = (evening.hardcore and bool(dead)) or len(dead) > spares or answers.drawn >= len(evening.decks["equipment"])
    for place in PLACES:
        here = [person for person in evening.people if person.place == place]
        dealt = sum(wounds[person.name] for person in here)
        most = evening.acting(place)
        if here and not lost:
            bearable = 99 if any(person.guinea for person in here) else sum(person.life for person in here)
            assert dealt <= min(most, bearable), f"{dealt} wounds at {place}, {most} due\n{position}"
            if all(not person.guinea for person in here):
                assert dealt == min(most, bearable), f"{dealt} wounds at {place}, {most} due\n{position}"
        if all(person in dead for person in here):
            eaten[by_place[place]] = most - dealt
    left = {deck: len(evening.decks[deck]) - eaten[deck] for deck in DECKS}
    left["equipment"] -= answers.drawn
    lost = lost or min(left.values()) <= 0
    over = "lost" if lost else "won" if evening.round == ROUNDS else None
    same(session, position, "over", over)
    if over == "lost":
        return
    for deck in DECKS:
        same(session, position, f"decks.{deck}", left[deck])
    for place in PLACES:
        fallen = sum(person.place == place for person in dead)
        same(session, position, f"walkers.{place}", evening.walkers[place] + fallen)
    check_people(evening, session, position, answers, wounds, heirs)


def check_people(
    evening: Evening,
    session: Session,
    position: Position,
    answers: Answers,
    wounds: Counter[str],
    heirs: dict[int, str],
) -> None:
    """Lives and food, the heirs of the dead, the marker and the badge."""
    for seat, person in enumerate(evening.people):
        if fell(person, wounds):
            heir = heirs[seat]
            same(session, position, f"characters.{person.name}.dead", True)
            for path, value in (("life", MOST_LIFE), ("food", 0), ("allies", 0), ("place", None)):
                same(session, position, f"characters.{heir}.{path}", value)
            continue
        life = person.life - wounds[person.name]
        if person.guinea:
            life = max(1, life)
        may = int(life < MOST_LIFE and person.food > 0)
        asked = answers.asked.count(person.name)
        assert asked == may, f"{person.name} is asked to eat {asked} times, {may} by the book\n{position}"
        ate = answers.eaters.count(person.name)
        same(session, position, f"characters.{person.name}.life", life + ate)
        same(session, position, f"characters.{person.name}.food", person.food - ate)
        same(session, position, f"characters.{person.name}.place", person.place)
    if evening.round < ROUNDS:
        same(session, position, "round", evening.round + 1)
        seat = [person.name for person in evening.people].index(evening.leader)
        if not evening.one_leader:
            seat = (seat + 1) % len(evening.people)
        same(session, position, "leader", heirs.get(seat, evening.people[seat].name))


def fell(person: Survivor, wounds: Counter[str]) -> bool:
    return wounds[person.name] >= person.life and not person.guinea


def same(session: Session, position: Position, path: str, value: object) -> None:
    actual = observe(session, path)
    assert actual == value, f"{path}: the book says {value}, the program {actual}\n{position}"


def trial(seed: int) -> None:
    """One random position."""
    luck = Random(seed)
    evening = Evening(luck)
    position = evening.position()
    session, script = begun(position)
    answers = answer(session, position, luck, script)
    check(evening, session, position, answers)
