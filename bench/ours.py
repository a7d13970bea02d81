"""One measurement of one of our games, as JSON; `--list` names what can be measured.

Rates are per second of processor time, but for `simulate`, which uses several processes and is measured by the clock.
"""

from __future__ import annotations

import argparse
import gc
import inspect
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from statistics import mean
from typing import Any

import shamble
from shamble.bots.play import play_out
from shamble.bots.roster import bots_of, make_bot
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.core.game import Game

try:
    from shamble.sessions.session import Session
    from shamble.simulate.simulation import Setup, simulate
except ModuleNotFoundError:  # a version before 2026-11-18, measured beside this one
    from shamble.bots.simulate import Setup, simulate
    from shamble.core.session import Session

LIMIT = 5_000
"""Moves after which a random game is cut off."""
ZOMBIES = (40, 15, 15)
"""Number of zombies, of the first three kinds of the game as far as the box has them."""
RECORDS = 2_000
WORKERS = 2
KNOWN = inspect.signature(shamble.new).parameters
# An older version that is measured beside this one may not know all of them.
QUIET = {name: False for name in ("events", "history") if name in KNOWN}


class Clock:
    """Repeats something for about this many seconds of processor time, and counts the repetitions."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def rate(self, act: Callable[[], int]) -> float:
        """Rate per second of `act`, which returns how many of the counted things it did."""
        act()  # once unmeasured: caches fill
        done = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < self.seconds:
            done += act()
        return done / spent


class Bench:
    def __init__(self, game: str, seats: int, seed: int, seconds: float) -> None:
        self.game = registry.find(game)
        self.seats = min(max(seats, self.game.seats[0]), self.game.seats[-1])
        self.luck = random.Random(seed)
        self.seed = seed
        self.seconds = seconds
        self.clock = Clock(seconds)
        self.able: dict[str, int] = {}
        """Numbers of players of each mission."""

    def settings(self) -> list[dict[str, str]]:
        """Settings for every mission: the tutorial alone would give too good figures."""
        return [{"mission": one} for one in self.game.missions] or [{}]

    def new(self, **more: Any) -> Session:
        self.seed += 1
        mission = more.get("mission", "")
        if mission not in self.able:
            self.able[mission] = self.seats_for({"mission": mission} if mission else {})
        return shamble.new(self.game, self.able[mission], self.seed, **more)

    def seats_for(self, settings: dict[str, str]) -> int:
        """The wanted number of seats, or the nearest that the mission allows."""
        for seats in sorted(self.game.seats, key=lambda seats: (abs(seats - self.seats), seats)):
            try:
                self.game.configure(seats, settings)
            except ShambleError:
                continue
            return seats
        raise ShambleError(f"{self.game.id}: nobody can play {settings}")

    def at_random(self, session: Session) -> int:
        """Plays to the end; returns the number of decisions."""
        # Not `randrange`, which is interpreted and took a thirteenth of a compiled move: the game is what is measured.
        chance = self.luck.random
        played = 0
        while (decision := session.decision) and played < LIMIT:
            options = decision.options
            session.play(options[int(chance() * len(options))])
            played += 1
        return played

    def positions(self, n: int = 60, **quiet: Any) -> list[Session]:
        """Positions spread over whole games of every mission."""
        sessions: list[Session] = []
        for settings in self.settings():
            session = self.new(**settings, **quiet)
            while (decision := session.decision) and session.seq < LIMIT:
                if self.luck.random() < 0.1:
                    sessions.append(session.fork())
                session.play(decision.options[self.luck.randrange(len(decision.options))])
        self.luck.shuffle(sessions)
        return sessions[:n] or [self.new(**self.settings()[0], **quiet)]

    def mean_over_missions(self, game: Callable[[dict[str, str]], int]) -> float:
        missions = self.settings()
        clock = Clock(self.seconds / len(missions))
        return mean([clock.rate(lambda one=one: game(one)) for one in missions])  # type: ignore[misc]

    # -- what is measured ------------------------------------------------------------------------------------------

    def random_play(self) -> float:
        return self.mean_over_missions(lambda one: self.at_random(self.new(**one, **QUIET)))

    def steady_play(self) -> float:
        def whole_game(settings: dict[str, str]) -> int:
            session = self.new(**settings, **QUIET)
            play_out(session, [make_bot("steady", seat) for seat in range(session.seats)], LIMIT)
            return session.seq

        return self.mean_over_missions(whole_game)

    def horde(self) -> float:
        """The largest board of the game, with seventy zombies on it."""
        root = self.crowded()
        return self.clock.rate(lambda: self.at_random(root.fork()))

    def crowded(self) -> Session:
        game: Any = self.game
        boards = {one["mission"]: self.spaces(one) for one in self.settings()}
        mission = max(boards, key=lambda one: len(boards[one]))
        zones = boards[mission]
        schema = game.given_schema()["properties"]
        names = schema["survivors"]["propertyNames"]["enum"][: self.seats]
        kinds = schema["zombies"]["additionalProperties"]["propertyNames"]["enum"]
        zombies: dict[str, dict[str, int]] = {}
        for number, kind in enumerate(self.figures(kinds)):
            there = zombies.setdefault(zones[number % len(zones)], {})
            there[kind] = there.get(kind, 0) + 1
        survivors = {name: {"zone": zones[0]} for name in names}
        given = {
            "mission": mission,
            "seats": self.seats_for({"mission": mission}),
            "survivors": survivors,
            "zombies": zombies,
        }
        seats, settings, state = game.build(given)
        session = Session(self.game, seats, settings, self.seed, **QUIET)
        session.begin_at(state, None)
        return session

    def figures(self, kinds: list[str]) -> list[str]:
        game: Any = self.game
        box = {kind.id: kind.minis for kind in game.printed.kinds} if hasattr(game, "printed") else {}
        counts = {kind: min(n, box.get(kind, n)) for kind, n in zip(kinds, ZOMBIES)}
        for kind in counts:
            counts[kind] += min(sum(ZOMBIES) - sum(counts.values()), box.get(kind, 0) - counts[kind]) if box else 0
        return [kind for kind, n in counts.items() for _ in range(n)]

    def spaces(self, settings: dict[str, str]) -> list[str]:
        session = self.new(**settings, **QUIET)
        return [space["id"] for space in self.game.scene(session.state, None)["spaces"]]

    def fork_and_play(self) -> float:
        sessions = self.positions(**QUIET)

        def each() -> int:
            for session in sessions:
                twin = session.fork()
                decision = twin.decision
                if decision is not None:
                    twin.play(decision.options[-1])
            return len(sessions)

        return self.clock.rate(each)

    def imagine(self) -> float:
        sessions = self.positions(**QUIET)

        def each() -> int:
            for session in sessions:
                session.imagine(0, 1)
            return len(sessions)

        return self.clock.rate(each)

    def view(self) -> float:
        sessions = self.positions()

        def each() -> int:
            for session in sessions:
                session.view(0)
            return len(sessions)

        return self.clock.rate(each)

    def load(self) -> float:
        """Records per second when loading a save with two thousand of them."""
        session = self.new(**self.settings()[0])
        while session.seq < RECORDS:
            decision = session.decision
            if decision is None:  # over: back from the end, and on
                for _ in range(40):
                    session.undo()
                continue
            session.play(decision.options[self.luck.randrange(len(decision.options))])
        save = session.save()

        def once() -> int:
            shamble.load(save)
            return RECORDS

        return self.clock.rate(once)

    def simulate(self) -> float:
        """Whole games per second, on two workers, by the clock."""
        games = 60
        while True:
            jobs = [(Setup(self.game.id, self.seats_for(one), one, "random"), games) for one in self.settings()[:1]]
            start = time.perf_counter()
            simulate(jobs, self.seed, WORKERS)
            took = time.perf_counter() - start
            if took > self.seconds:
                return games / took
            games *= 3


WHAT: dict[str, tuple[Callable[[Bench], float], str]] = {
    "random": (Bench.random_play, "decisions"),
    "steady": (Bench.steady_play, "decisions"),
    "horde": (Bench.horde, "decisions"),
    "fork-play": (Bench.fork_and_play, "forks with a move"),
    "imagine": (Bench.imagine, "imagined sessions"),
    "view": (Bench.view, "views"),
    "load": (Bench.load, "records"),
    "simulate": (Bench.simulate, "games"),
}


def known_games() -> Iterator[Game[Any]]:
    """The games of this version: an older one lacks some."""
    for name in registry.ids():
        with suppress(ModuleNotFoundError):
            yield registry.find(name)


def cases() -> Iterator[tuple[str, str, str]]:
    for game in known_games():
        for what, (_, unit) in WHAT.items():
            if what == "steady" and "steady" not in bots_of(game):
                continue
            # Boards with a horde are those of games that play missions on tiles.
            if what == "horde" and not game.missions:
                continue
            yield game.id, what, unit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--game")
    parser.add_argument("--what", choices=list(WHAT))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.list:
        print(json.dumps(list(cases())))
        return
    bench = Bench(options.game, options.seats, options.seed * 1000, options.seconds)
    if options.what != "simulate":
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000)  # as simulation does (shamble.bots.garbage_collection)
    print(json.dumps({"version": shamble.__version__, "rate": WHAT[options.what][0](bench)}))


if __name__ == "__main__":
    main()
