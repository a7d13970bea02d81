"""Processes that think, each on one thing at a time, and each watched: one that dies or takes too long is replaced,
and nobody else's work suffers from it.
"""

from __future__ import annotations

import asyncio
import heapq
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

import msgspec
from msgspec import Struct

from shamble.bots.garbage_collection import relax
from shamble.core import registry
from shamble.core.errors import ShambleError

Work = Callable[[bytes], bytes]
START_SECONDS = 60.0
"""A new process has so long to load the games; nobody's patience is counted meanwhile."""


class Unanswered(ShambleError):
    """The work was too much for the workers: it took too long, or they died of it."""


class Failed(ShambleError):
    """The work raised an error."""


class Died(Exception):
    """The process is gone."""


def begun(pool: ThreadPoolExecutor, count: int) -> ThreadPoolExecutor:
    """With all its threads: whoever begins one waits until it runs, and that must not be the event loop."""
    together = threading.Barrier(count)
    for done in [pool.submit(together.wait) for _ in range(count)]:
        done.result()
    return pool


class Worker:
    """A process, started when it is first needed, and the thread that waits for it."""

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.thread = begun(ThreadPoolExecutor(1, "worker"), 1)
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def call(self, work: Work, data: bytes, seconds: float) -> bytes:
        """In its thread: the answer, or Died, Failed or TimeoutError. What does not answer in time is ended."""
        try:
            pipe = self.pipe or self._start()
            pipe.send((work, data))
            if not pipe.poll(seconds):
                self.end()
                raise TimeoutError
            answer: bytes | str = pipe.recv()
        except (EOFError, OSError) as reason:
            self.end()
            if isinstance(reason, TimeoutError):  # which is an OSError, too
                raise
            raise Died from reason
        if isinstance(answer, str):
            raise Failed(answer)
        return answer

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, self.memory), daemon=True, name="worker")
        self.process.start()
        theirs.close()
        if not ours.poll(START_SECONDS) or ours.recv() != "ready":
            raise EOFError
        self.pipe = ours
        return ours

    def end(self) -> None:
        """At once, whatever it thinks about."""
        process, self.process, self.pipe = self.process, None, None
        if process is not None:
            process.kill()
            process.join()


class Inside(Worker):
    """A thread of this process instead: for tests."""

    def call(self, work: Work, data: bytes, seconds: float) -> bytes:
        return work(data)


class Gate:
    """Lets so many through at once; people's work goes first, then first come, first served."""

    def __init__(self, count: int) -> None:
        self.free = count
        self.order = 0
        self.waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    async def enter(self, patient: bool) -> None:
        if self.free:
            self.free -= 1
            return
        self.order += 1
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (int(patient), self.order, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        while self.waiting:
            turn = heapq.heappop(self.waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class Workers:
    """So many at once, each with so many bytes of address space (0: as much as there is). With `count` 0, a thread
    instead (for tests)."""

    def __init__(self, count: int | None = None, memory: int = 0) -> None:
        # At least two: while one is stuck, the other tables' bots play on.
        self.count = max(2, (os.cpu_count() or 2) - 1) if count is None else count
        self.all = [Worker(memory) for _ in range(self.count)] or [Inside(0)]
        self.idle = list(self.all)
        self.gate = Gate(len(self.all))

    async def run(self, work: Work, job: Struct, seconds: float, patient: bool = False, tries: int = 2) -> bytes:
        """The answer of a worker. If its process died, which may not be the work's fault, it is tried again."""
        data = msgspec.json.encode(job)
        for _ in range(tries):
            await self.gate.enter(patient)
            worker = self.idle.pop()  # the last one that worked: the others need not even be started
            answer = asyncio.get_running_loop().run_in_executor(worker.thread, worker.call, work, data, seconds)
            # Not when the caller is done: one that goes away leaves its work behind, and the worker with it.
            answer.add_done_callback(lambda _, worker=worker: self._free(worker))  # type: ignore[misc]
            try:
                return await asyncio.shield(answer)
            except Died:
                continue
            except TimeoutError:
                raise Unanswered(f"no answer after {seconds:g} s") from None
        raise Unanswered("the worker died of it")

    @property
    def waiting(self) -> int:
        """How much work nobody has begun."""
        return len(self.gate.waiting)

    def _free(self, worker: Worker) -> None:
        self.idle.append(worker)
        self.gate.leave()

    def stop(self) -> None:
        """At once, whatever they think about."""
        for worker in self.all:
            worker.end()
            worker.thread.shutdown()
            worker.end()  # one that was just being started


def serve(pipe: Connection, memory: int) -> None:
    """In a new process: Ctrl-C is for the server, and a worker does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory and os.name == "posix":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    try:
        os.nice(5)  # people come first
    except (AttributeError, OSError):
        pass
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    for id in registry.ids():
        registry.find(id)
    relax()
    pipe.send("ready")
    while True:
        try:
            work, data = pipe.recv()
        except EOFError:  # the server is gone
            return
        try:
            pipe.send(work(data))
        except Exception as reason:
            pipe.send(f"{type(reason).__name__}: {reason}")


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
