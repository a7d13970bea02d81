"""Many games by bots, in several processes, counted."""

from __future__ import annotations

import os
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from math import sqrt
from typing import Any, Final

from shamble.bots.bot import Bot
from shamble.bots.counters import Tally
from shamble.bots.garbage_collection import relax, relaxed
from shamble.bots.play import LIMIT, move, play_out
from shamble.bots.roster import summon
from shamble.core import registry
from shamble.core.chance import Seeded, generator
from shamble.core.entity import Json
from shamble.core.game import Game, Value
from shamble.core.session import Session

CHUNK: Final = 20
"""Games a worker takes at a time: enough to hide the cost of handing over, few enough for a smooth bar."""
AHEAD: Final = 4
"""Chunks for each worker that wait or are being played: none is ever idle, and few are held."""


class Setup:
    """One line of the result: games with the same seats, settings and bot. Plain data, so that it travels."""

    def __init__(
        self,
        game: str,
        seats: int,
        settings: Mapping[str, Value],
        bot: str,
        limit: int = LIMIT,
        position: bool = False,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = dict(settings)
        self.bot: Final = bot
        self.limit: Final = limit
        self.position: Final = position
        """Begin in a random position, which reaches what play from the set-up rarely does."""

    def command(self, seed: int) -> str:
        """What replays one game exactly: the same seed gives the same game."""
        parts = [f"shamble simulate {self.game} --seats {self.seats} --bot {self.bot} --games 1 --seed {seed}"]
        parts += [f"--set {name}={str(value).lower()}" for name, value in self.settings.items()]
        if self.position:
            parts.append("--positions")
        return " ".join(parts)


Chunk = tuple[int, Setup, range]


class Fault:
    """A game that erred, with what replays it."""

    def __init__(self, setup: Setup, seed: int, error: str, trace: str, save: Json, then: Json) -> None:
        self.setup: Final = setup
        self.seed: Final = seed
        self.error: Final = error
        self.trace: Final = trace
        self.save: Final[Json] = save
        self.then: Final[Json] = then

    def plain(self) -> dict[str, Json]:
        """The save is the position before the fault; `next` is the move that brings it about."""
        bundle = {**self.save, "next": self.then} if self.save else None
        return {
            "error": self.error,
            "seed": self.seed,
            "seats": self.setup.seats,
            "settings": self.setup.settings,
            "bot": self.setup.bot,
            "command": self.setup.command(self.seed),
            "traceback": self.trace,
            "save": bundle,
        }


class Count:
    """The sum of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.undecided = 0
        self.decisions = 0
        self.seconds = 0.0
        self.reasons: Counter[str] = Counter()
        self.winners: Counter[int] = Counter()
        """How often each seat won: not the same for all where they play against one another."""
        self.rounds: Counter[int] = Counter()
        self.faults: list[Fault] = []
        self.tally = Tally()

    def add(self, other: Count) -> None:
        self.games += other.games
        self.won += other.won
        self.undecided += other.undecided
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.reasons += other.reasons
        self.winners += other.winners
        self.rounds += other.rounds
        self.faults += other.faults
        self.tally.add(other.tally)

    @property
    def lost(self) -> int:
        return self.games - self.won - self.undecided - len(self.faults)

    def plain(self) -> dict[str, Json]:
        decided = self.won + self.lost
        low, high = wilson(self.won, decided)
        rounds = sorted(self.rounds.elements())
        return {
            "games": self.games,
            "won": self.won,
            "lost": self.lost,
            "undecided": self.undecided,
            "errors": len(self.faults),
            "rate": round(self.won / decided, 4) if decided else None,
            "low": round(low, 4),
            "high": round(high, 4),
            "rounds": {
                "mean": round(sum(rounds) / len(rounds), 2) if rounds else None,
                "min": rounds[0] if rounds else None,
                "max": rounds[-1] if rounds else None,
            },
            "reasons": dict(sorted(self.reasons.items(), key=lambda item: (-item[1], item[0]))),
            "winners": {str(seat + 1): n for seat, n in sorted(self.winners.items())},
            "decisions": self.decisions,
        }


def wilson(won: int, n: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a rate. It stays sensible for few games and for 0 or 100 %."""
    if not n:
        return 0.0, 1.0
    p = won / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def seat_bots(setup: Setup, seed: int) -> list[Bot]:
    return [summon(setup.bot, seed * 31 + seat) for seat in range(setup.seats)]


def begin(setup: Setup, session: Session, seed: int) -> None:
    if setup.position:
        # The settings belong to the path: one game of each set-up would else always begin in the same position.
        chance = Seeded(generator(seed, "position", setup.seats, str(sorted(setup.settings.items()))))
        state = session.game.position(setup.seats, session.settings, chance)
        if state is not None:
            session.begin_at(state, state.plain())
            return
    session.begin()


def run_game(setup: Setup, game: Game[Any], seed: int, count: Count, tally: bool = False) -> None:
    """One game, added to the count. Whatever goes wrong is caught and kept with what replays it."""
    count.games += 1
    start = time.perf_counter()
    session = Session(game, setup.seats, game.configure(setup.seats, setup.settings), seed, tally, history=False)
    begun = False
    try:
        begin(setup, session, seed)
        begun = True
        bots = seat_bots(setup, seed)
        if tally:
            play_counted(session, bots, setup.limit, seed, count.tally)
        else:
            play_out(session, bots, setup.limit, seed)
    except Exception as reason:
        count.faults.append(fault(setup, game, seed, session.seq if begun else -1, reason))
    else:
        result = session.outcome
        if result is None:
            count.undecided += 1
        elif result.won:
            count.won += 1
        else:
            count.reasons[result.reason] += 1
        if result is not None:
            count.winners.update(result.winners)
            count.rounds[game.scene(session.state, None)["ribbon"]["round"]] += 1
    count.decisions += session.seq if begun else 0
    count.seconds += time.perf_counter() - start


def play_counted(session: Session, bots: Sequence[Bot], limit: int, seed: int, tally: Tally) -> None:
    for _ in range(limit):
        tally.question(session)
        chosen = move(session, bots, seed)
        if chosen is None:
            break
        tally.move(chosen[0], session.play(chosen[0], chosen[1]))
    tally.end(session)


def fault(setup: Setup, game: Game[Any], seed: int, moves: int, reason: Exception) -> Fault:
    """Plays the same game up to the moment before, so that the save holds the luck that led to the fault."""
    save: Json = None
    then: Json = None
    if moves >= 0:
        session = Session(game, setup.seats, game.configure(setup.seats, setup.settings), seed)
        begin(setup, session, seed)
        bots = seat_bots(setup, seed)
        for _ in range(moves):
            chosen = move(session, bots, seed)
            if chosen is None:
                break
            session.play(chosen[0], chosen[1])
        save = session.save()
        try:
            chosen = move(session, bots, seed)
            then = {"do": chosen[0].key, "seat": chosen[1]} if chosen else None
        except Exception:
            then = None  # The bot itself erred: there is no move to name.
    trace = "".join(traceback.format_exception(reason))
    return Fault(setup, seed, f"{type(reason).__name__}: {reason}", trace, save, then)


def run_chunk(setup: Setup, game: Game[Any], seeds: Sequence[int], tally: bool) -> Count:
    count = Count()
    for seed in seeds:
        run_game(setup, game, seed, count, tally)
    return count


def simulate(
    jobs: Sequence[tuple[Setup, int]],
    seed: int,
    workers: int | None = None,
    overlay: Mapping[str, Any] | None = None,
    tally: bool = False,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Count]:
    """So many games of each set-up; game i of a set-up has the seed `seed + i`, whoever plays it."""
    hands = workers or os.cpu_count() or 1
    counts = [Count() for _ in jobs]
    for index, count in run_chunks(jobs, seed, hands, overlay or {}, tally):
        counts[index].add(count)
        progress(count.games)
    for count in counts:
        # Workers finish in any order; what is reported must not depend on it.
        count.faults.sort(key=lambda one: one.seed)
    return counts


def chunks(jobs: Sequence[tuple[Setup, int]], seed: int) -> Iterator[Chunk]:
    for index, (setup, games) in enumerate(jobs):
        for first in range(0, games, CHUNK):
            yield index, setup, range(seed + first, seed + min(first + CHUNK, games))


def run_chunks(
    jobs: Sequence[tuple[Setup, int]], seed: int, workers: int, overlay: Mapping[str, Any], tally: bool
) -> Iterator[tuple[int, Count]]:
    ids = sorted({setup.game for setup, _ in jobs})
    ahead = chunks(jobs, seed)
    if workers == 1 or sum(games for _, games in jobs) <= CHUNK:
        games = load(ids, overlay)
        with relaxed():
            for index, setup, seeds in ahead:
                yield index, run_chunk(setup, games[setup.game], seeds, tally)
        return
    with ProcessPoolExecutor(workers, initializer=settle_in, initargs=(ids, overlay)) as pool:
        # Only so many wait at a time: a million games would else be held as futures before the first is counted.
        waiting: dict[Future[Count], int] = {}
        for index, setup, seeds in ahead:
            waiting[pool.submit(run_here, setup, seeds, tally)] = index
            if len(waiting) < AHEAD * workers:
                continue
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(done), done.result()
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def load(ids: Sequence[str], overlay: Mapping[str, Any]) -> dict[str, Game[Any]]:
    found = {id: registry.find(id) for id in ids}
    return {id: game.with_content(overlay) for id, game in found.items()} if overlay else found


LOADED: Final[dict[str, Game[Any]]] = {}
"""In a worker: what it plays."""


def settle_in(ids: Sequence[str], overlay: Mapping[str, Any]) -> None:
    LOADED.update(load(ids, overlay))
    relax()


def run_here(setup: Setup, seeds: Sequence[int], tally: bool) -> Count:
    return run_chunk(setup, LOADED[setup.game], seeds, tally)
