"""Plays one position twice, by the program and by an oracle, and reports where they differ.

An oracle is a procedure of a rulebook written again from the book alone, on plain data. It is a generator: it yields
the options that the book leaves open, is sent the one that was taken, and returns what must be true at the end.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from shamble import Scripted, Session, registry
from shamble.scenario.expect import observe
from shamble.scenario.files import Scenario
from shamble.scenario.runner import begin, stop_of

T = TypeVar("T")
Steps = Generator[list[str], str, T]
Oracle = Generator[list[str], str, dict[str, object]]
IDLE = "?"
"""An option that means: every answer leads to the same result, so the program may leave the question out."""
POSITIONS = 2_000
"""Positions of each procedure in a test run; the long run in soak/ takes 100,000."""


class Roller:
    """Dice and cards in a fixed order, one list for each die and deck. Program and oracle get the same."""

    def __init__(self, results: Mapping[str, Sequence[Any]]) -> None:
        self.results = results
        self.taken = dict.fromkeys(results, 0)

    def take(self, name: str) -> Any:
        self.taken[name] += 1
        return self.results[name][self.taken[name] - 1]


class Position:
    """A position of a game, as a scenario gives it, with the dice and cards to come."""

    def __init__(
        self, game: str, given: Mapping[str, Any], chance: Mapping[str, Sequence[Any]], stop: str = ""
    ) -> None:
        """`stop`: the moment before which play ends, as in a scenario."""
        self.game = game
        self.given = dict(given)
        self.chance = {name: list(results) for name, results in chance.items()}
        self.stop = stop
        self.first = ""
        """An option that is taken at once: the action that sets the procedure off."""
        self.played: list[str] = []

    def __str__(self) -> str:
        chance = {name: results[:12] for name, results in self.chance.items()}
        return f"game: {self.game}\ngiven: {self.given}\nchance: {chance}\nplay: {self.played}"

    def roller(self) -> Roller:
        return Roller(self.chance)

    def script(self) -> Scripted:
        dice: dict[str, list[int]] = {}
        cards: dict[str, list[str]] = {}
        for name, results in self.chance.items():
            if results and isinstance(results[0], int):
                dice[name] = list(results)
            else:
                cards[name] = list(results)
        return Scripted(dice, cards)


def plain(key: str) -> str:
    """An option's key with kinds instead of copies."""
    return re.sub(r"\.\d+\b", "", key)


def begun(position: Position) -> tuple[Session, Scripted]:
    """A session in the position, and the dice and cards to come."""
    game = registry.find(position.game)
    script = position.script()
    data = {"name": "oracle", "game": position.game, "given": position.given}
    if position.stop:
        data["stop"] = position.stop
    scenario = Scenario(Path("oracle"), 0, data)
    try:
        return begin(scenario, game, script, stop_of(scenario, game)), script
    except Exception as reason:
        raise AssertionError(f"the program stops: {reason!r}\n{position}") from reason


def keys(session: Session) -> list[str]:
    """The options of the pending question."""
    return sorted(plain(option.key) for option in session.decision.options) if session.decision else []


def played(session: Session, position: Position, key: str, script: Scripted) -> None:
    """Plays the option with this key."""
    offered = {plain(option.key): option for option in session.decision.options} if session.decision else {}
    assert key in offered, f"not offered: {key}\n{position}"
    position.played.append(key)
    try:
        session.play(offered[key], chance=script)
    except Exception as reason:
        raise AssertionError(f"the program stops: {reason!r}\n{position}") from reason


def duel(position: Position, roller: Roller, oracle: Oracle, luck: Random, ended: Sequence[str]) -> None:
    """Plays the position on both sides; every choice is taken by `luck`. `ended`: questions that come after the
    procedure."""
    session, script = begun(position)
    if position.first:
        played(session, position, position.first, script)
    try:
        wanted = next(oracle)
        while True:
            wanted = oracle.send(take(session, position, wanted, luck, script))
    except StopIteration as stop:
        compare(session, position, roller, script, stop.value, ended)


def take(session: Session, position: Position, wanted: list[str], luck: Random, script: Scripted) -> str:
    """Checks the options of the pending question and takes one."""
    book = sorted(key for key in wanted if key != IDLE)
    key = luck.choice(book)
    offered = keys(session)
    if offered != book and IDLE in wanted:
        return key
    assert offered == book, f"the book leaves {book}, the program {offered}\n{position}"
    played(session, position, key, script)
    return key


def same_values(session: Session, position: Position, expected: Mapping[str, object]) -> None:
    """Checks every path that the oracle names; several of them may differ at once."""
    actual = {path: tidy(look(session, path)) for path in expected}
    wrong = {path: (tidy(value), actual[path]) for path, value in expected.items() if tidy(value) != actual[path]}
    assert not wrong, f"(book, program) of {wrong}\n{position}"


def lives_of(lives: Mapping[str, int]) -> dict[str, object]:
    """Returns the paths and values of survivors with this life left; a dead survivor has no life to compare."""
    expected: dict[str, object] = {}
    for name, life in lives.items():
        expected[f"survivors.{name}.dead"] = life <= 0
        if life > 0:
            expected[f"survivors.{name}.life"] = life
    return expected


def compare(
    session: Session,
    position: Position,
    roller: Roller,
    script: Scripted,
    expected: Mapping[str, object],
    ended: Sequence[str],
) -> None:
    """Compares the ends: every path that the oracle names, and how many dice and cards were used."""
    asked = session.decision
    assert asked is None or asked.ask in ended, f"the program asks {asked.ask!r}, the book nobody\n{position}"
    same_values(session, position, expected)
    left = {name: len(faces) for name, faces in script.dice.items()}
    left |= {name: len(cards) for name, cards in script.cards.items()}
    for name, results in position.chance.items():
        used = len(results) - left.get(name, 0)
        assert used == roller.taken[name], f"{name}: the book {roller.taken[name]}, the program {used}\n{position}"


def look(session: Session, path: str) -> object:
    """The value at a path; a thing that is no longer there is a difference, not a crash."""
    try:
        return observe(session, path)
    except KeyError as reason:
        return f"nothing: {reason}"


def tidy(value: object) -> object:
    return sorted(value) if isinstance(value, list | tuple) else value
