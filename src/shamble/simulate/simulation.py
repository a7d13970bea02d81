"""Plays many games with bots, in several processes, and counts the results."""

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
"""Games that a worker takes at a time: enough to hide the cost of the transfer, few enough for a smooth bar."""
AHEAD: Final = 4
"""Chunks per worker that are queued or being played: enough that no worker is idle, few enough for memory."""


class Setup:
    """Games with the same seats, settings and bot: one row of the result. Plain data, so that it can be pickled."""

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
        """True to begin in a random position, which reaches situations that play from the set-up rarely does."""

    def command(self, seed: int) -> str:
        """Returns the command that replays one game exactly: the same seed gives the same game."""
        parts = [f"shamble simulate {self.game} --seats {self.seats} --bot {self.bot} --games 1 --seed {seed}"]
        parts += [f"--set {name}={str(value).lower()}" for name, value in self.settings.items()]
        if self.position:
            parts.append("--positions")
        return " ".join(parts)


Chunk = tuple[int, Setup, range]


class Fault:
    """A game in which an exception was raised, with what is needed to replay it."""

    def __init__(self, setup: Setup, seed: int, error: str, trace: str, save: Json, then: Json) -> None:
        self.setup: Final = setup
        self.seed: Final = seed
        self.error: Final = error
        self.trace: Final = trace
        self.save: Final[Json] = save
        self.then: Final[Json] = then

    def plain(self) -> dict[str, Json]:
        """Returns plain data. The save is the position before the fault; `next` in it is the move that causes it."""
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
    """The summed results of several games."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.undecided = 0
        self.decisions = 0
        self.seconds = 0.0
        self.reasons: Counter[str] = Counter()
        self.winners: Counter[int] = Counter()
        """Seat → number of wins; seats differ if they play against one another or have goals of their own."""
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
    """Returns the 95 % interval of a rate, which is sensible also for few games and for 0 or 100 %."""
    if not n:
        return 0.0, 1.0
    p = won / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def seat_bots(setup: Setup, seed: int) -> list[Bot]:
    return [summon(setup.bot, seed * 31 + seat) for seat in range(setup.seats)]


def begin(setup: Setup, session: Session, seed: int) -> None:
    """Starts a session by set-up or in a random position."""
    if setup.position:
        # The settings are part of the path; otherwise one game of each set-up would begin in the same position.
        chance = Seeded(generator(seed, "position", setup.seats, str(sorted(setup.settings.items()))))
        state = session.game.position(setup.seats, session.settings, chance)
        if state is not None:
            session.begin_at(state, state.plain())
            return
    session.begin()


def run_game(setup: Setup, game: Game[Any], seed: int, count: Count, tally: bool = False) -> None:
    """Plays one game and adds it to the count. Any exception is caught and kept with what is needed to replay it."""
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
    """Plays a game and counts what fires."""
    for _ in range(limit):
        tally.question(session)
        chosen = move(session, bots, seed)
        if chosen is None:
            break
        tally.move(chosen[0], session.play(chosen[0], chosen[1]))
    tally.end(session)


def fault(setup: Setup, game: Game[Any], seed: int, moves: int, reason: Exception) -> Fault:
    """Plays the game again up to just before the fault, so that the save holds the random stream that leads to it."""
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
            then = None  # the bot itself raised, so there is no move to name
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
    """Plays these numbers of games. Game i of a set-up has the seed `seed + i`, in whichever process it runs."""
    hands = workers or os.cpu_count() or 1
    counts = [Count() for _ in jobs]
    for index, count in run_chunks(jobs, seed, hands, overlay or {}, tally):
        counts[index].add(count)
        progress(count.games)
    for count in counts:
        # Workers finish in any order; the report must not depend on it.
        count.faults.sort(key=lambda one: one.seed)
    return counts


def chunks(jobs: Sequence[tuple[Setup, int]], seed: int) -> Iterator[Chunk]:
    """Yields the chunks of all set-ups, each with its set-up's index."""
    for index, (setup, games) in enumerate(jobs):
        for first in range(0, games, CHUNK):
            yield index, setup, range(seed + first, seed + min(first + CHUNK, games))


def run_chunks(
    jobs: Sequence[tuple[Setup, int]], seed: int, workers: int, overlay: Mapping[str, Any], tally: bool
) -> Iterator[tuple[int, Count]]:
    """Yields the count of each chunk, with its set-up's index, as chunks finish."""
    ids = sorted({setup.game for setup, _ in jobs})
    ahead = chunks(jobs, seed)
    if workers == 1 or sum(games for _, games in jobs) <= CHUNK:
        games = load(ids, overlay)
        with relaxed():
            for index, setup, seeds in ahead:
                yield index, run_chunk(setup, games[setup.game], seeds, tally)
        return
    with ProcessPoolExecutor(workers, initializer=settle_in, initargs=(ids, overlay)) as pool:
        # A bounded number of chunks is submitted: otherwise a million games would be futures before the first is
        # counted.
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
    """Returns the games by id, with the overlay."""
    games = {id: registry.find(id) for id in ids}
    return {id: game.with_content(overlay) for id, game in games.items()} if overlay else games


LOADED: Final[dict[str, Game[Any]]] = {}
"""In a worker process: its games by id."""


def settle_in(ids: Sequence[str], overlay: Mapping[str, Any]) -> None:
    """Prepares a worker process: loads the games and adjusts the garbage collector."""
    LOADED.update(load(ids, overlay))
    relax()


def run_here(setup: Setup, seeds: Sequence[int], tally: bool) -> Count:
    """Plays a chunk in a worker process."""
    return run_chunk(setup, LOADED[setup.game], seeds, tally)
