"""Bots think in worker processes. They are sent plain data and send back which options they take.

The worker plays the whole burst on a copy of the game with the same random stream; the server then takes the same
options itself. Inside the worker a bot sees what its seat may see (`bots.play.look`), never the table.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Container, Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from msgspec import Struct

from shamble.bots.play import look, move
from shamble.bots.random import Random
from shamble.bots.roster import make
from shamble.bots.steady import Steady
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.entity import dump
from shamble.core.errors import BadSave, ShambleError
from shamble.core.save import load, replay, resume
from shamble.core.scene import Text
from shamble.core.session import Session
from shamble.server.process.limits import Limits
from shamble.server.protocol.messages import AdviceView


class Position(Struct):
    """A moment of a game, as plain data."""

    game: str
    overlay: Any
    seats: int
    settings: dict[str, Any]
    snapshot: Any
    luck: Any
    seq: int

    @staticmethod
    def of(session: Session, luck: bool) -> Position:
        game = session.game
        return Position(
            game.id,
            game.overlay(),
            session.seats,
            session.settings,
            session.state.plain(),
            session.luck() if luck else None,
            session.seq,
        )

    def open(self) -> Session:
        game = registry.find(self.game)
        if self.overlay:
            game = game.with_content(self.overlay)
        return resume(game, self.seats, self.settings, self.snapshot, self.luck, self.seq, False, False)


class Burst(Struct):
    position: Position
    bots: dict[int, str]
    seed: int
    moves: int
    seconds: float
    patience: float
    """Seconds for one decision."""


class Moves(Struct):
    """Which options are taken, each with its seat."""

    taken: list[tuple[str, int]]
    stumbled: int | None = None
    """A seat whose bot erred or took too long: its one move here is any move."""
    trouble: str = ""


class Asked(Struct):
    position: Position
    seat: int


class Advised(Struct):
    advice: list[AdviceView]


class Sent(Struct):
    """A file that somebody sent."""

    text: str
    limits: Limits


class Opened(Struct):
    """What came out of it: it replays exactly like this."""

    game: str = ""
    overlay: Any = None
    seats: int = 0
    settings: dict[str, Any] = {}
    base: Any = None
    records: list[msgspec.Raw] = []
    """Each is read on its own: thousands at once would hold the event loop."""
    notes: list[str] = []
    problem: str = ""


def play_burst(job: bytes) -> bytes:
    burst = msgspec.json.decode(job, type=Burst)
    session = burst.position.open()
    seed = burst.seed + burst.position.seq
    bots = {seat: make(name, seed * 64 + seat) for seat, name in burst.bots.items()}
    taken: list[tuple[str, int]] = []
    until = time.perf_counter() + burst.seconds
    try:
        while len(taken) < burst.moves and (not taken or time.perf_counter() < until):
            decision = session.decision
            if decision is None or decision.seat not in bots:
                break
            with at_most(burst.patience):
                chosen = move(session, bots, seed)
            if chosen is None:
                break
            session.play(chosen[0], chosen[1])
            taken.append((chosen[0].key, chosen[1]))
    except (Exception, TooLong) as reason:  # a bot that stumbles must not stop the table
        if not taken:  # else the next burst begins where this one stumbled
            found = any_move(burst.position.open(), bots, seed)
            trouble = f"{type(reason).__name__}: {reason}"
            return msgspec.json.encode(Moves([found] if found else [], found[1] if found else None, trouble))
    return msgspec.json.encode(Moves(taken))


def any_move(session: Session, bots: Container[int], seed: int) -> tuple[str, int] | None:
    """For a bot that knows no answer."""
    decision = session.decision
    if decision is None or decision.seat not in bots:
        return None
    return Random(seed).choose(session, decision.seat).key, decision.seat


class TooLong(BaseException):
    """A bot thinks longer than it may. Not an Exception: no bot's own `except` may hold it up."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Where the system can do it, in a worker's main thread. Elsewhere, and when compiled code does not let go, the
    whole worker is ended (`workers.Worker`)."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise TooLong(f"no answer after {seconds:g} s")

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def advise(job: bytes) -> bytes:
    asked = msgspec.json.decode(job, type=Asked)
    session = asked.position.open()
    decision = session.decision
    found: list[AdviceView] = []
    if decision is not None and (decision.seat == asked.seat or asked.seat in decision.seats):
        seen = look(session, Steady(), asked.seat, asked.position.seq)
        try:
            tools = tooling(session.game)
            for one in tools.advise(seen, asked.seat):
                reason: Text = {"id": f"why-{one.reason_id}", "args": dump(one.args)}
                found.append(AdviceView(one.option.key, reason, one.score))
            feared = tools.fear(seen, asked.seat) if found else None
            if feared is not None:
                found[0].fear = {"id": f"fear-{feared.id}", "args": dump(feared.args)}
        except ShambleError:  # a game without advice
            pass
    return msgspec.json.encode(Advised(found))


def open_save(job: bytes) -> bytes:
    """Load a save that somebody sent, and return what replays."""
    sent = msgspec.json.decode(job, type=Sent)
    try:
        data = msgspec.json.decode(sent.text)
        check(data, sent.limits, 0)
        session = load(data, registry.find, 0)
        check_position(session, sent.limits)
    except (msgspec.DecodeError, RecursionError):
        return msgspec.json.encode(Opened(problem="this is not JSON"))
    except BadSave as reason:
        return msgspec.json.encode(Opened(problem=str(reason)))
    except Exception as reason:  # whatever is in that file, it is not a game
        return msgspec.json.encode(Opened(problem=f"the save is damaged ({type(reason).__name__})"))
    records = [msgspec.Raw(msgspec.json.encode(record.plain())) for record in session.records]
    overlay = session.game.overlay()
    made = Opened(session.game.id, overlay, session.seats, session.settings, session.base, records, session.notes)
    return msgspec.json.encode(made)


BITS: Final = frozenset(("doors",))
"""Rows of bits, one a door, not counts: the game's own check knows how many there are."""


def check(data: Any, limits: Limits, depth: int) -> None:
    """Nothing in a file is deeper or larger than any game makes it: rules loop over counts."""
    if depth > limits.import_depth:
        raise BadSave("the save is nested too deeply")
    if isinstance(data, dict):
        if "shamble-view" in data and depth == 0:
            raise BadSave("this file holds one seat's view: it cannot be played on")
        for key, value in data.items():
            if (depth > 0 or key != "luck") and not (key in BITS and isinstance(value, int)):
                check(value, limits, depth + 1)
    elif isinstance(data, list):
        if depth == 1 and len(data) > limits.records:
            raise BadSave(f"a game has at most {limits.records} moves here")
        for value in data:
            check(value, limits, depth + 1)
    elif isinstance(data, float):
        raise BadSave("the save holds a number with a fraction")
    elif isinstance(data, int) and abs(data) > limits.import_number:
        raise BadSave(f"the save holds a number larger than {limits.import_number}")


def check_position(session: Session, limits: Limits) -> None:
    """A position may be legal and yet so full that every move in it takes the server's whole time."""
    if len(msgspec.json.encode(session.base)) > limits.import_position_bytes:
        raise BadSave("the position is larger than any game makes it")
    # The server replays it, too, and cannot stop in the middle of a move.
    for _ in timed(replay_step_by_step(session), limits):
        pass
    check_view(session, limits)
    trial = session.fork(1)
    for _ in timed(try_out(trial), limits):
        check_view(trial, limits)


def check_view(session: Session, limits: Limits) -> None:
    if len(msgspec.json.encode(session.view(0))) > limits.import_view_bytes:
        raise BadSave("there is more on this table than any game puts there")


def timed(moves: Iterator[None], limits: Limits) -> Iterator[None]:
    """By processor time: on a busy machine everything takes long."""
    while True:
        begun = time.thread_time()
        try:
            next(moves)
        except StopIteration:
            return
        if time.thread_time() - begun > limits.import_move_seconds:
            raise BadSave("a move in this game takes too long")
        yield


def replay_step_by_step(session: Session) -> Iterator[None]:
    records = session.records
    twin = Session(session.game, session.seats, session.settings, 0)
    replay(twin, records[:1], session.base)
    yield
    for record in records[1:]:
        twin.replay_record(record)
        yield


def try_out(trial: Session) -> Iterator[None]:
    for _ in range(3):
        trial.view(0)
        if trial.decision is not None:
            trial.play(trial.decision.options[-1])
        yield
