"""Plays many games with bots, in several processes or on a Ray cluster, and counts the results."""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final, Protocol

from shamble.bots.bot import Bot
from shamble.bots.counters import Tally
from shamble.bots.garbage_collection import relax, relaxed
from shamble.bots.play import move, play_out
from shamble.bots.roster import make_bot
from shamble.core import registry
from shamble.core.chance import Seeded, generator
from shamble.core.entity import Json
from shamble.core.game import Game
from shamble.sessions.session import Session
from shamble.simulate.results import Count, Fault, Row, Setup, game_row, wilson
from shamble.simulate.trajectories import trajectory

__all__ = ["Chunk", "Count", "Engine", "Fault", "Local", "Setup", "run_chunk", "run_game", "simulate", "wilson"]

CHUNK: Final = 20
"""Games that a worker takes at a time: enough to hide the cost of the transfer, few enough for a smooth bar."""
AHEAD: Final = 4
"""Chunks per worker that are queued or being played: enough that no worker is idle, few enough for memory."""


class Chunk:
    """A piece of work: games of one set-up with these seeds. `number`: index of the set-up. `tally`: True to count what
    fires; `record`: True to keep the games move by move."""

    def __init__(self, number: int, setup: Setup, seeds: Sequence[int], tally: bool, record: bool) -> None:
        self.number: Final = number
        self.setup: Final = setup
        self.seeds: Final = list(seeds)
        self.tally: Final = tally
        self.record: Final = record


class Engine(Protocol):
    """Plays chunks somewhere. The results may come in any order; each chunk's result comes once."""

    def run(
        self, chunks: Iterator[Chunk], ids: Sequence[str], overlay: Mapping[str, Any]
    ) -> Iterator[tuple[Chunk, Count]]: ...


def seat_bots(setup: Setup, seed: int) -> list[Bot]:
    """One bot for each seat, each with a random stream of its own that depends on seed and seat alone."""
    return [make_bot(name, seed * 31 + seat) for seat, name in enumerate(setup.bots)]


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


def run_game(
    setup: Setup, game: Game[Any], seed: int, count: Count, tally: bool = False, record: bool = False, number: int = 0
) -> None:
    """Plays one game and adds it to the count. Any exception is caught and kept with what is needed to replay it."""
    start = time.perf_counter()
    session = Session(game, setup.seats, game.configure(setup.seats, setup.settings), seed, tally, history=record)
    begun = False
    error = ""
    try:
        begin(setup, session, seed)
        begun = True
        bots = seat_bots(setup, seed)
        if tally:
            play_counted(session, bots, setup.limit, seed, count.tally)
        else:
            play_out(session, bots, setup.limit, seed)
    except Exception as reason:
        made = fault(setup, game, seed, session.seq if begun else -1, reason)
        count.faults.append(made)
        error = made.error
    row = game_row(number, setup, seed, session if begun else None, error)
    count.add_row(row)
    if record and begun:
        count.trajectories.append(trajectory(setup, seed, session, row))
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


def run_chunk(chunk: Chunk, game: Game[Any]) -> Count:
    """Plays the games of a chunk."""
    count = Count()
    for seed in chunk.seeds:
        run_game(chunk.setup, game, seed, count, chunk.tally, chunk.record, chunk.number)
    return count


def simulate(
    jobs: Sequence[tuple[Setup, int]],
    seed: int,
    workers: int | None = None,
    overlay: Mapping[str, Any] | None = None,
    tally: bool = False,
    progress: Callable[[int], None] = lambda games: None,
    *,
    record: bool = False,
    done: Callable[[Chunk, Count], None] = lambda chunk, count: None,
    skip: frozenset[tuple[int, int]] = frozenset(),
    engine: Engine | None = None,
) -> list[Count]:
    """Plays these numbers of games. Game i of a set-up has the seed `seed + i`, in whichever process it runs.

    `done` gets every chunk with its rows and trajectories as soon as it is played; `skip` names chunks that
    were played before, as pairs of set-up and first seed. If `done` or the user interrupts, the exception passes
    through.
    """
    counts = [Count() for _ in jobs]
    ids = sorted({setup.game for setup, _ in jobs})
    chosen = engine or Local(workers or os.cpu_count() or 1, sum([games for _, games in jobs]))
    for chunk, count in chosen.run(chunks(jobs, seed, tally, record, skip), ids, overlay or {}):
        counts[chunk.number].add(count)
        done(chunk, count)
        progress(count.games)
    for count in counts:
        # Workers finish in any order; the report must not depend on it.
        count.faults.sort(key=lambda one: one.seed)
    return counts


def chunks(
    jobs: Sequence[tuple[Setup, int]], seed: int, tally: bool, record: bool, skip: frozenset[tuple[int, int]]
) -> Iterator[Chunk]:
    """Yields the chunks of all set-ups."""
    for number, (setup, games) in enumerate(jobs):
        for first in range(0, games, CHUNK):
            seeds = range(seed + first, seed + min(first + CHUNK, games))
            if (number, seeds[0]) not in skip:
                yield Chunk(number, setup, seeds, tally, record)


def whole_chunks(rows: Sequence[Row], jobs: Sequence[tuple[Setup, int]], seed: int) -> frozenset[tuple[int, int]]:
    """Returns the chunks (set-up and first seed) all of whose games are among the rows."""
    played = {(row["setup"], row["seed"]) for row in rows}
    every = chunks(jobs, seed, False, False, frozenset())
    return frozenset(
        [(chunk.number, chunk.seeds[0]) for chunk in every if all((chunk.number, one) in played for one in chunk.seeds)]
    )


def chunk_of(row: Row, seed: int) -> tuple[int, int]:
    """Returns the chunk of a game in a run that begins with `seed`."""
    return row["setup"], row["seed"] - (row["seed"] - seed) % CHUNK


class Local:
    """Plays in processes of this machine; few games in this process."""

    def __init__(self, workers: int, games: int) -> None:
        self.workers: Final = workers
        self.games: Final = games

    def run(
        self, chunks: Iterator[Chunk], ids: Sequence[str], overlay: Mapping[str, Any]
    ) -> Iterator[tuple[Chunk, Count]]:
        """Plays chunks in this process or in a pool, and yields each with its count, as they come."""
        if self.workers == 1 or self.games <= CHUNK:
            games = load(ids, overlay)
            with relaxed():
                for chunk in chunks:
                    yield chunk, run_chunk(chunk, games[chunk.setup.game])
            return
        pool = ProcessPoolExecutor(self.workers, initializer=settle_in, initargs=(ids, overlay))
        # A bounded number of chunks is submitted: otherwise a million games would be futures before the first is
        # counted.
        waiting: dict[Future[Count], Chunk] = {}
        try:
            for chunk in chunks:
                waiting[pool.submit(run_here, chunk)] = chunk
                if len(waiting) < AHEAD * self.workers:
                    continue
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(done), done.result()
            while waiting:
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(done), done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def load(ids: Sequence[str], overlay: Mapping[str, Any]) -> dict[str, Game[Any]]:
    """Returns the games by id, with the overlay."""
    games = {id: registry.find(id) for id in ids}
    return {id: game.with_content(overlay) for id, game in games.items()} if overlay else games


LOADED: Final[dict[str, Game[Any]]] = {}
"""In a worker process: its games by id."""


def settle_in(ids: Sequence[str], overlay: Mapping[str, Any]) -> None:
    """Prepares a worker process: loads the games and adjusts the garbage collector. Ctrl-C reaches every process of a
    terminal; the first process ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    LOADED.update(load(ids, overlay))
    relax()


def run_here(chunk: Chunk) -> Count:
    """Plays a chunk in a worker process."""
    return run_chunk(chunk, LOADED[chunk.setup.game])
