"""One kept position for every question, rule step and record that a save of today can hold, and how they are found.

A file for each game, one position a line: seats and settings, the plain form of the state, and what its question
offered. A class, field or word that gets another name without a way to read the old one cannot open them any more.

`python -m tests.questions [GAME ...] [NUMBER]` plays games at random, from NUMBER random positions each, and adds
positions that hold something new; a state that was kept is never written anew.
`python -m tests.questions --missing` lists the classes that no position holds.
`python -m tests.questions --offers` stores anew what the kept states offer, when a rule was changed on purpose.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import shamble
from shamble.bots.play import move
from shamble.bots.steady import Steady
from shamble.content.tooling import tooling
from shamble.core.chance import generator
from shamble.core.entity import Entity
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.scenario.coverage import scenarios_of
from shamble.scenario.runner import run
from shamble.sessions.save import resume
from shamble.sessions.session import Session
from tests.properties.random_play import begin, begin_at_position, cases, take

FOLDER = Path(__file__).parent / "saves" / "questions"
SCENARIOS = Path(__file__).parent / "scenarios"
Position = dict[str, Any]
"""`seats`, `settings` and `state`; `asks` (message id), `seat` and `options` (sorted keys) of its question; and
`interrupts`, the sorted keys of what each seat may do unasked."""

POSITIONS = 2500
"""Random positions of a game from which random moves are played, unless a number is given."""
FROM_POSITION = 60
"""Moves from each of them."""
SETUPS = 400
"""Games that are played at random from the set-up."""
STEADY = 24
"""Games that are played by advice: they last longer and get further."""
LIMIT = 400
"""Moves of a game from its set-up."""
OFTEN = 10
"""Number of moves from one thorough look at a position to the next, even if a quick look finds nothing new."""


def path_of(game: Game[Any]) -> Path:
    return FOLDER / f"questions-{game.id}.jsonl.gz"


def kept(game: Game[Any]) -> list[Position]:
    """The positions of a game that were kept."""
    path = path_of(game)
    if not path.exists():
        return []
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


def keep(game: Game[Any], positions: list[Position]) -> None:
    lines = [json.dumps(position, separators=(",", ":"), ensure_ascii=False) for position in positions]
    FOLDER.mkdir(parents=True, exist_ok=True)
    path_of(game).write_bytes(gzip.compress("".join(line + "\n" for line in lines).encode(), mtime=0))


def opened(game: Game[Any], position: Position, events: bool = True) -> Session:
    """A session at a kept position, with luck of its own."""
    settings = game.configure(position["seats"], position["settings"])
    return resume(game, position["seats"], settings, position["state"], None, 5, events)


def offer(session: Session) -> Position:
    """Options of the pending question of a session; empty if the game is over."""
    decision = session.decision
    return {
        "asks": decision.ask if decision else None,
        "seat": decision.seat if decision else None,
        "options": sorted(option.key for option in decision.options) if decision else [],
        "interrupts": [sorted(option.key for option in session.interrupts(seat)) for seat in range(session.seats)],
    }


# -- what a position holds -----------------------------------------------------------------------------------


def classes_of(game: Game[Any]) -> dict[str, type[Entity]]:
    """Every frame and entity that the game reads from a save, by the name it has there."""
    by_name: dict[str, type[Entity]] = game._reader.classes  # type: ignore[attr-defined]
    return by_name


def names_in(plain: Any) -> set[str]:
    """The names of all classes in plain data."""
    if isinstance(plain, dict):
        own = {plain["_"]} if "_" in plain else set()
        return own.union(*[names_in(item) for item in plain.values()])
    if isinstance(plain, list):
        return set().union(*[names_in(item) for item in plain])
    return set()


class Contents:
    """Finds out what is in a position: classes, fields, ledger words and other words of the rules."""

    def __init__(self, game: Game[Any]) -> None:
        self.ids = {id for kind, ids in tooling(game).catalogue().items() if kind != "verb" for id in ids}
        self.words: dict[str, str] = {}
        self.glanced: set[str] = set()

    def word(self, text: str) -> str:
        """A word without the ids in it: `moved zed-5-3.1` is `moved *`."""
        if text not in self.words:
            parts = re.split(r"([ :])", text)
            about = [part.partition(".")[0] in self.ids or re.search(r"\d", part) is not None for part in parts]
            self.words[text] = "".join("*" if constant else part for constant, part in zip(about, parts, strict=True))
        return self.words[text]

    def is_new(self, state: Any, options: list[Option]) -> bool:
        """True if a quick look at rule steps, ledgers, notes and verbs finds anything that no look found before."""
        frames = {type(frame).__name__ for frame in state.stack}
        if state.stack:
            top = type(state.stack[-1]).__name__
            frames |= {f"{top} {option.verb}" for option in options}
        frames |= {f"{scope.kind} {self.word(what)}" for scope in state.scopes for what in scope.spent}
        frames |= {self.word(str(what)) for what in getattr(state, "notes", ())}
        if state.result is not None:
            frames.add(f"{state.result.won} {state.result.reason}")
        if frames <= self.glanced:
            return False
        self.glanced |= frames
        return True

    def of(self, position: Position) -> set[str]:
        """Everything in a position that other positions may lack."""
        state = position["state"]
        offers = {f"interrupt {key.split()[0]}" for keys in position["interrupts"] for key in keys}
        if state["stack"]:
            top = state["stack"][-1]["_"]
            offers |= {f"asks {top}", *[f"offers {top} {key.split()[0]}" for key in position["options"]]}
        offers |= {f"stack {frame['_']}" for frame in state["stack"]}
        for name, item in state.items():
            self.visit(item, f"state.{name}", offers)
        return offers

    def visit(self, plain: Any, owner: str, names: set[str]) -> None:
        if isinstance(plain, dict):
            name = plain.get("_", "")
            if name:
                names.add(f"class {name}")
            if name == "Deck":  # cards, and no words of the rules
                return
            for key, item in plain.items():
                if name:
                    names.add(f"field {name}.{key}")
                else:
                    names.add(f"word {owner} {self.word(key)}")
                self.visit(item, f"{name}.{key}" if name else owner, names)
        elif isinstance(plain, list):
            for item in plain:
                self.visit(item, owner, names)
        elif isinstance(plain, str):
            names.add(f"word {owner} {self.word(plain)}")


# -- how they are found --------------------------------------------------------------------------------------


def sessions(game: Game[Any], contents: Contents, positions: int) -> Iterator[Session]:
    """Moments of many games that may hold something new: of scenarios, and from random positions and set-ups."""
    for scenario in scenarios_of(game, [SCENARIOS / game.id]):
        told = run(scenario).session
        if told is not None and told.game is game:
            yield from moments(told, contents)
    rows = cases(game)
    for number in range(positions):
        session = begin_at_position(game, rows[number % len(rows)], number)
        if session is not None:
            yield from walked(session, contents, number, FROM_POSITION)
    for number in range(SETUPS):
        yield from walked(begin(game, rows[number % len(rows)], number, False), contents, number, LIMIT)
    for number in range(STEADY):
        yield from walked(begin(game, rows[number * len(rows) // STEADY], number, False), contents, None, LIMIT)


def walked(session: Session, contents: Contents, seed: int | None, steps: int) -> Iterator[Session]:
    """Moments of a game that continues at random or, without a seed, by advice."""
    source = generator(seed or 0, "questions")
    bots = [Steady() for _ in range(session.seats)]
    for number in range(steps):
        decision = session.decision
        if contents.is_new(session.state, decision.options if decision else []) or number % OFTEN == 0:
            yield session
        if decision is None:
            return
        if seed is None:
            chosen = move(session, bots)
            assert chosen is not None
            session.play(chosen[0], chosen[1])
        else:
            key, seat, _ = take(session, source)
            session.play(key, seat)


def moments(session: Session, contents: Contents) -> Iterator[Session]:
    """A session at each question that a scenario came to."""
    for node in session.all_nodes:
        state = node.state
        asks = state.stack[-1].as_question() if state.stack else None
        if state.result is None and asks is None:  # it stopped before a rule step
            continue
        if contents.is_new(state, asks.options(state) if asks is not None and state.result is None else []):
            try:
                yield resume(session.game, session.seats, session.settings, state.plain(), None, 5)
            except ShambleError:  # a position of its own, such as a board that the scenario drew
                continue


def collect(game: Game[Any], positions: int) -> list[Position]:
    """The positions to keep, those that were kept before first."""
    contents = Contents(game)
    old = kept(game)
    covered: set[str] = set().union(*[contents.of(position) for position in old])
    fresh: list[Position] = []
    for session in sessions(game, contents, positions):
        position = {
            "seats": session.seats,
            "settings": dict(session.settings),
            **offer(session),
            "state": session.state.plain(),
        }
        there = contents.of(position)
        if there <= covered:
            continue
        again = opened(game, position)
        if again.state.plain() == position["state"] and offer(again) == offer(session):
            fresh.append(position)
            covered |= there
    return old + needed(contents, old, fresh)


def needed(contents: Contents, old: list[Position], fresh: list[Position]) -> list[Position]:
    """Those of the new positions that hold something that no other position has; later ones often contain it all."""
    covered: set[str] = set().union(*[contents.of(position) for position in old])
    positions: list[Position] = []
    for position in reversed(fresh):
        there = contents.of(position)
        if not there <= covered:
            covered |= there
            positions.append(position)
    positions.reverse()
    return positions


def missing(game: Game[Any]) -> list[str]:
    """The classes that a save could hold and no kept position does."""
    held = set().union(*[names_in(position["state"]) for position in kept(game)])
    return sorted(set(classes_of(game)) - held)


def main(asked: list[str]) -> None:
    named = [word for word in asked if not word.startswith("-") and not word.isdigit()]
    count = next((int(word) for word in asked if word.isdigit()), POSITIONS)
    for game in shamble.installed_games():
        if named and game.id not in named:
            continue
        if "--missing" in asked:
            print(f"{game.id}: {', '.join(missing(game)) or 'none'}")
        elif "--offers" in asked:
            keep(game, [{**position, **offer(opened(game, position))} for position in kept(game)])
        else:
            positions = collect(game, count)
            new = len(positions) - len(kept(game))
            if new:
                keep(game, positions)
            print(f"{game.id}: {new} new positions, {path_of(game).stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
