"""A tiny game of the family in one file: data and small objects; nothing in the city refers to it.

Two kinds, one tile, one skill, one goal. Shots hit friends first, the team plays on when somebody dies, and everybody
grows hungrier each round: who is starving loses a life when the turn ends.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from shamble.city.book.skill import Skill
from shamble.city.game import CityGame
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.rules.registry import Book
from shamble.city.rules.rules import Rules
from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import Option

MARKS = 'rule = "tiny.rule"\norigin = "house"\n'


def numbers(id: str, **values: int) -> str:
    return f'[[kind]]\nid = "{id}"\n' + "".join([f"{key} = {n}\n" for key, n in values.items()]) + MARKS


def card(id: str, kind: str, numbers: str) -> str:
    return f'[[card]]\nid = "{id}"\ncopies = 4\nkind = "{kind}"\n{kind} = {numbers}\n{MARKS}'


DATA = {
    "skills": f'[[skill]]\nid = "forage"\n{MARKS}',
    "equipment": card("club", "melee", "{range = [0, 0], dice = 2, accuracy = 3, damage = 1}")
    + card("bow", "ranged", "{range = [0, 2], dice = 2, accuracy = 3, damage = 1}"),
    "zombies": numbers("crawler", minis=12, actions=1, needs=1, ap=1, wounds=1, priority=1)
    + numbers("giant", minis=2, actions=1, needs=2, ap=2, wounds=1, priority=2),
    "zombie-cards": "".join(
        f'[[card]]\nid = "{n}"\nkind = "spawn"\ntype = "{"giant" if n == 4 else "crawler"}"\n'
        f"blue = 1\nyellow = 2\norange = 2\nred = 3\n{MARKS}"
        for n in range(1, 5)
    ),
    "survivors": "".join(
        f'[[survivor]]\nid = "{id}"\nhealth = 3\norigin = "house"\n'
        'blue = ["forage"]\nyellow = []\norange = []\nred = []\n'
        for id in ("ada", "bo", "cy")
    ),
    "tiles": """[[tile]]
id = "T"
map = \"\"\"
s1 s1 s1 s1 s1 s1 s1
s2 r1 r1 r1 r1 r1 s3
s2 r1 r1 r1 r1 r1 s3
s2 r1 r1 r1 r1 r1 s3
s2 r1 r1 r1 r1 r1 s3
s2 r1 r1 r1 r1 r1 s3
s4 s4 s4 s4 s4 s4 s4
\"\"\"
marks = {well = ["s4"]}
origin = "house"
""",
}
MISSION = """[[mission]]
id = "t0"
origin = "house"
difficulty = "easy"
minutes = 5
survivors = 3
title = {en = "Tiny"}
problem = {en = "Tiny"}
briefing = {en = "Tiny"}
tiles = [["T"]]
doors = ["a1.r1-a1.s1"]
start = ["a1.s4"]
exit = ["a1.s1"]
spawns = [{zone = "a1.s1", first = true}]
objectives = [{zone = "a1.s2", hidden = true, colour = "blue"}, {zone = "a1.s3", hidden = true}]
decks = {equipment = {top = ["club", "bow"]}, zombies = {only = ["1", "2", "3"]}}
goals = [{type = "feast", n = 40}]
special = [{effect = "well"}]
"""


class Forage(Skill):
    """Once a turn, at no cost, in the street: reduces hunger."""

    id: ClassVar[str] = "forage"
    verbs: ClassVar[tuple[str, ...]] = ("forage",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        street = s.board.zones[turn.zone].street
        return [Option("forage", turn.who)] if street and "forage" not in turn.spent else []

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", "forage")
        eat(t, who, 1)


class Well(SpecialRule):
    """Reduces hunger in zones whose tile has the mark."""

    id: ClassVar[str] = "well"

    def round_ends(self, t: CityFlow) -> None:
        for zone in self.mission.board.marked("well"):
            for survivor in t.s.at(zone):
                t.set(survivor.counting("hunger", 0))


class Feast(Goal):
    """Eat a number of meals."""

    id: ClassVar[str] = "feast"
    words: ClassVar[tuple[str, ...]] = ("n",)

    def progress(self, s: CityState) -> tuple[int, int]:
        return s.mission_counter("meals"), int(self.row["n"])


def eat(t: CityFlow, who: str, n: int) -> None:
    survivor = t.s.survivor(who)
    t.set(survivor.counting("hunger", max(0, survivor.counter("hunger") - n)))
    t.set_mission_counter("meals", t.s.mission_counter("meals") + 1)
    t.tell("eats", "rule", who=who)


class TinyRules(Rules):
    prefix: ClassVar[str] = "tiny"
    counters: ClassVar[Mapping[str, str]] = {"hunger": "hunger, 0 to 3"}
    shown: ClassVar[tuple[str, ...]] = ("hunger",)
    misses_hit_friends: ClassVar[bool] = False

    def round_starts(self, t: CityFlow) -> None:
        for survivor in t.s.survivors:
            if survivor.here:
                t.set(survivor.counting("hunger", survivor.counter("hunger") + 1))

    def turn_ends(self, t: CityFlow, who: str) -> None:
        if t.s.survivor(who).here and t.s.survivor(who).counter("hunger") >= 4:
            self.wound(t, who, 1, "hunger")

    def targets_of(self, s: CityState, attack: Attack, free: bool) -> list[str]:
        """Hits friends before all other targets."""
        friends = [mate.id for mate in s.at(attack.zone) if mate.id != attack.who]
        return friends if friends and not free else super().targets_of(s, attack, free)

    def died(self, t: CityFlow, survivor: Survivor) -> None:
        """Does nothing: the team plays on."""
        t.s.rules.mission.check(t)

    def next_first(self, s: CityState) -> int:
        """Skips seats without a survivor on the board."""
        living = [seat for seat in s.order()[1:] if any(one.here and one.seat == seat for one in s.survivors)]
        return living[0] if living else s.first


BOOK = Book(skills=(Forage,), goals=(Feast,), effects=(Well,))


def written_out() -> Path:
    folder = Path(tempfile.mkdtemp())
    (folder / "data").mkdir()
    (folder / "missions").mkdir()
    for name, text in DATA.items():
        (folder / "data" / f"{name}.toml").write_text(text, encoding="utf-8")
    (folder / "missions" / "t0.toml").write_text(MISSION, encoding="utf-8")
    return folder


class Tiny(CityGame):
    title = "Tiny"
    book = BOOK
    rules_class = TinyRules

    def __init__(self, overlay: Mapping[str, Any] | None = None, folder: Path | None = None) -> None:
        self.id = "tiny"
        self.version = 1
        self.seats = (1, 2, 3)
        self.folder = folder or written_out()
        super().__init__(overlay)
