"""Jobs of the worker processes: bots' moves, advice, and opening imported files. Input and output are plain data.

The worker plays a burst of moves on a copy of the game with the same random stream; the server then plays the same
options itself. Inside the worker a bot sees only what its seat may see (`bots.play.look`).
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Container, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from msgspec import Struct

from shamble.analysis.keen import Keen
from shamble.bots.bot import Bot
from shamble.bots.play import look, move
from shamble.bots.random import Random
from shamble.bots.roster import make_bot
from shamble.bots.steady import Steady
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.advice import Advice
from shamble.core.entity import dump
from shamble.core.errors import BadSave, ShambleError
from shamble.core.scene import Text
from shamble.server.process.limits import Limits
from shamble.server.protocol.server_messages import AdviceView
from shamble.sessions.save import load, resume
from shamble.sessions.session import Session

SEARCHING: Final = "keen"
"""The bot that searches, and that needs time to think."""


class Position(Struct):
    """A position of a game, as plain data."""

    game: str
    overlay: Any
    seats: int
    settings: dict[str, Any]
    snapshot: Any
    luck: Any
    seq: int

    @staticmethod
    def of(session: Session, luck: bool) -> Position:
        """The present position of a session; `luck`: with its random stream."""
        game = session.game
        return Position(
            game.id,
            game.overlay(),
            session.seats,
            session.settings,
            session.state.plain(),
            session.random_state() if luck else None,
            session.seq,
        )

    def open(self) -> Session:
        """A session that continues from this position, without history."""
        game = registry.find(self.game)
        if self.overlay:
            game = game.with_content(self.overlay)
        return resume(game, self.seats, self.settings, self.snapshot, self.luck, self.seq, False, False)


class BotRequest(Struct):
    """A job: play up to `moves` moves of the bots, for at most `seconds`."""

    position: Position
    bots: dict[int, str]
    seed: int
    moves: int
    seconds: float
    patience: float
    """Seconds that one decision may take."""
    search_seconds: float = 0.0
    """Seconds that a searching bot may think about a decision; 0: it does not search, but plays like `steady`."""


class Moves(Struct):
    """The moves of a burst: keys of options, each with its seat."""

    taken: list[tuple[str, int]]
    stumbled: int | None = None
    """The seat whose bot failed or took too long; `taken` is then one move by `instead`. None if no bot failed."""
    trouble: str = ""
    instead: str = ""
    """The bot that chose the move for a bot that failed: `steady`, or `random` if that one failed too."""
    hasty: bool = False
    """True if a searching bot had no time to search."""
    refused: list[tuple[int, str]] = []
    """Orders that bots refused: seat of the bot and the order's verb."""


class AdviceRequest(Struct):
    """A job: advise a seat in this position."""

    position: Position
    seat: int
    search_seconds: float = 0.0
    """Seconds that a search may take; 0: the game's own advice without a search."""


class AdviceReply(Struct):
    """The advice for a seat."""

    advice: list[AdviceView]
    seconds: float = 0.0
    """Processor time that the advice took."""


class UploadedSave(Struct):
    """A job: open an imported file."""

    text: str
    limits: Limits


class CheckedSave(Struct):
    """The game in an imported file, ready to replay, or the `problem` with the file."""

    game: str = ""
    overlay: Any = None
    seats: int = 0
    settings: dict[str, Any] = {}
    base: Any = None
    records: list[msgspec.Raw] = []
    """Encoded one by one, because decoding thousands at once would block the event loop."""
    notes: list[str] = []
    bots: list[str] = []
    """The bot of each seat, as the file says; empty for seats of people."""
    problem: str = ""
    seconds: float = 0.0
    """Processor time that opening the file took."""


def play_burst(job: bytes) -> bytes:
    """Plays a `BotRequest` and returns its `Moves`."""
    burst = msgspec.json.decode(job, type=BotRequest)
    session = burst.position.open()
    seed = burst.seed + burst.position.seq
    people = tuple([seat for seat in range(burst.position.seats) if seat not in burst.bots])
    bots = {seat: seated_bot(name, seed * 64 + seat, burst.search_seconds, people) for seat, name in burst.bots.items()}
    taken: list[tuple[str, int]] = []
    refused: list[tuple[int, str]] = []
    until = time.perf_counter() + burst.seconds
    try:
        while len(taken) < burst.moves and (not taken or time.perf_counter() < until):
            decision = session.decision
            if decision is None or decision.seat not in bots:
                break
            if decision.people_first and any(seat in people for seat in decision.seats):
                break
            with at_most(burst.patience):
                chosen = move(session, bots, seed)
            if chosen is None:
                break
            session.play(chosen[0], chosen[1])
            taken.append((chosen[0].key, chosen[1]))
            obeyed = getattr(bots[chosen[1]], "obeyed", None)
            if obeyed is not None and obeyed.refused:
                refused.append((chosen[1], obeyed.order.verb))
    except (Exception, TooLong) as reason:  # a bot that fails must not stop the table
        if not taken:  # else the next burst begins at the failed decision
            trouble = f"{type(reason).__name__}: {reason}"
            return msgspec.json.encode(other_move(burst, bots, seed, trouble))
    hasty = SEARCHING in burst.bots.values() and not burst.search_seconds
    return msgspec.json.encode(Moves(taken, hasty=hasty, refused=refused))


def seated_bot(name: str, seed: int, search_seconds: float, people: tuple[int, ...] = ()) -> Bot:
    """Makes a bot for a seat, with the manners of a helper towards people; a searching one gets its time to think."""
    if name == SEARCHING and search_seconds > 0:
        return make_bot(name, seed, {"seconds": search_seconds, "people": people})
    return Steady(people) if name in (SEARCHING, "steady") else make_bot(name, seed)


def other_move(request: BotRequest, bots: Mapping[int, Bot], seed: int, trouble: str) -> Moves:
    """The move for a seat whose bot failed: by `steady`, unless that was the bot; else a random one."""
    session = request.position.open()
    decision = session.decision
    if decision is not None and not isinstance(bots.get(decision.seat), Steady):
        try:
            with at_most(request.patience):
                chosen = move(session, {decision.seat: Steady()}, seed)
            if chosen is not None:
                return Moves([(chosen[0].key, chosen[1])], chosen[1], trouble, "steady")
        except (Exception, TooLong):
            pass
    fallback = any_move(request.position.open(), bots, seed)
    return Moves([fallback] if fallback else [], fallback[1] if fallback else None, trouble, "random")


def any_move(session: Session, bots: Container[int], seed: int) -> tuple[str, int] | None:
    """A random move for the seat to decide, if a bot plays it: (option key, seat)."""
    decision = session.decision
    if decision is None or decision.seat not in bots:
        return None
    return Random(seed).choose(session, decision.seat).key, decision.seat


class TooLong(BaseException):
    """A bot takes too long for a decision. Not an Exception, so that no `except` in a bot catches it."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises `TooLong` in the `with` block after `seconds`, on systems with `setitimer` and in a main thread.

    Otherwise, and if compiled code does not return, the worker process is killed (`worker_pool.Worker`).
    """
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
    """Answers an `AdviceRequest` with the seat's advice (`AdviceReply`): none if the seat has nothing to decide."""
    begun = time.thread_time()
    asked = msgspec.json.decode(job, type=AdviceRequest)
    session = asked.position.open()
    decision = session.decision
    advice: list[AdviceView] = []
    if decision is not None and (decision.seat == asked.seat or asked.seat in decision.seats):
        seen = look(session, Steady(), asked.seat, asked.position.seq)
        try:
            tools = tooling(session.game)
            compared = (
                Keen(asked.position.seq, asked.search_seconds).compare(seen, asked.seat)
                if asked.search_seconds > 0
                else None
            )
            if compared is not None:
                compared = compared.for_people()
                for candidate in compared.ranked():
                    told = compared.told(candidate)
                    view = advice_view(candidate.advice)
                    look_ahead: Text = {"id": f"why-{told.reason_id}", "args": dump(told.args)}
                    if candidate is compared.chosen and candidate is not compared.candidates[0]:
                        # The rule of thumb preferred another option, so its sentence about this one speaks against it.
                        view.reason = look_ahead
                    elif told.reason_id != "imagined-best-alike":  # that it went well adds nothing to the reason
                        view.seen = look_ahead
                    advice.append(view)
            keys = [view.key for view in advice]
            advice += [advice_view(one) for one in tools.advise(seen, asked.seat) if one.option.key not in keys]
            feared = tools.fear(seen, asked.seat) if advice else None
            if feared is not None:
                advice[0].fear = {"id": f"fear-{feared.id}", "args": dump(feared.args)}
        except ShambleError:  # a game without advice
            pass
    return msgspec.json.encode(AdviceReply(advice, time.thread_time() - begun))


def advice_view(advised: Advice) -> AdviceView:
    """One piece of advice as clients receive it."""
    reason: Text = {"id": f"why-{advised.reason_id}", "args": dump(advised.args)}
    return AdviceView(advised.option.key, reason, advised.score)


def open_save(job: bytes) -> bytes:
    """Loads an imported save (`UploadedSave`) and returns it ready to replay (`CheckedSave`)."""
    begun = time.thread_time()
    sent = msgspec.json.decode(job, type=UploadedSave)
    opened = CheckedSave()
    try:
        session = load_sent(sent)
        opened.records = [msgspec.Raw(msgspec.json.encode(record.plain())) for record in session.records]
        opened.game, opened.overlay = session.game.id, session.game.overlay()
        opened.seats, opened.settings, opened.base = session.seats, session.settings, session.base
        opened.notes = session.notes
        opened.bots = bots_in(msgspec.json.decode(sent.text))
    except (msgspec.DecodeError, RecursionError):
        opened.problem = "this is not JSON"
    except (BadSave, TooCostly) as reason:
        opened.problem = str(reason)
    except Exception as reason:  # a file that is not a valid game may fail in any way
        opened.problem = f"the save is damaged ({type(reason).__name__})"
    opened.seconds = time.thread_time() - begun
    return msgspec.json.encode(opened)


def bots_in(data: Any) -> list[str]:
    """The bots of the seats as the exporting table wrote them; none if the file says nothing sensible."""
    about = data.get("about") if isinstance(data, dict) else None
    bots = about.get("bots") if isinstance(about, dict) else None
    return bots if isinstance(bots, list) and all(isinstance(bot, str) for bot in bots) else []


def load_sent(sent: UploadedSave) -> Session:
    """The session of an imported save. Raises `BadSave` or `TooCostly` beyond the limits."""
    data = msgspec.json.decode(sent.text)
    check(data, sent.limits, 0)
    if isinstance(data, dict) and isinstance(data.get("records"), list):
        folded = fold_undos(data["records"])
        if len(data["records"]) - len(folded) > 2 * sent.limits.import_undos:
            data["records"] = folded
    # The server replays the game again and cannot interrupt a move: so each move is timed here.
    session = load(data, registry.find, 0, after=ReplayBudget(sent.limits, len(sent.text)).spend)
    check_position(session, sent.limits)
    return session


def fold_undos(records: list[Any]) -> list[Any]:
    """The records without moves that rolled and drew nothing and were undone at once, and without those undos.

    The remaining records lead to the same position with the same undos.
    """
    kept: list[Any] = []
    for record in records:
        steps = record.get("undo") if isinstance(record, dict) else None
        if type(steps) is int and 0 < steps < len(kept) and all(foldable(undone) for undone in kept[-steps:]):
            del kept[-steps:]
        else:
            kept.append(record)
    return kept


def foldable(record: Any) -> bool:
    """True if the record is a move that rolled and drew nothing."""
    return isinstance(record, dict) and "undo" not in record and bool(record.get("do")) and record.get("got") == []


class TooCostly(BaseException):
    """A save takes too much processor time. Not an Exception: after those, loading continues from the snapshot."""


class ReplayBudget:
    """Limits of processor time for replaying a file: for each move, and for all moves together by the file's size.

    Processor time, not wall-clock time, because everything takes longer on a busy machine.
    """

    def __init__(self, limits: Limits, size: int) -> None:
        share = min(1.0, size / limits.import_bytes)
        self.whole = limits.import_cpu_seconds + share * (limits.import_cpu_seconds_large - limits.import_cpu_seconds)
        self.each = limits.import_move_seconds
        self.begun = self.last = time.thread_time()

    def spend(self) -> None:
        """After each move. TooCostly: it was too much."""
        now = time.thread_time()
        if now - self.last > self.each:
            raise TooCostly("a move in this game takes too long")
        if now - self.begun > self.whole:
            raise TooCostly(f"its moves take more than {self.whole:.0f} seconds: so long a file is not opened here")
        self.last = now


BITS: Final = frozenset(("doors",))
"""Keys of bit sets, which may exceed `import_number`. The game's own check knows how many bits are valid."""


def check(data: Any, limits: Limits, depth: int) -> None:
    """Refuses data that is deeper or larger than in any real game, because rules loop over counts."""
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
    """Refuses a legal position that is so large that each move in it would take too long."""
    if len(msgspec.json.encode(session.base)) > limits.import_position_bytes:
        raise BadSave("the position is larger than any game makes it")
    check_view(session, limits)
    trial = session.fork(1)
    for _ in timed(try_out(trial), limits):
        check_view(trial, limits)


def check_view(session: Session, limits: Limits) -> None:
    """Refuses a position whose view is too many bytes to send at every move."""
    if len(msgspec.json.encode(session.view(0))) > limits.import_view_bytes:
        raise BadSave("there is more on this table than any game puts there")


def timed(moves: Iterator[None], limits: Limits) -> Iterator[None]:
    """Passes the steps of `moves` on, and refuses one that takes too much processor time."""
    while True:
        begun = time.thread_time()
        try:
            next(moves)
        except StopIteration:
            return
        if time.thread_time() - begun > limits.import_move_seconds:
            raise BadSave("a move in this game takes too long")
        yield


def try_out(trial: Session) -> Iterator[None]:
    """Makes a view and plays the last option, three times, and yields after each."""
    for _ in range(3):
        trial.view(0)
        if trial.decision is not None:
            trial.play(trial.decision.options[-1])
        yield
