"""A pool of worker processes, each with one job at a time. A process that dies or takes too long is replaced, without
effect on the jobs of others.
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
from shamble.content.packs import load_trusted
from shamble.core import registry
from shamble.core.errors import ShambleError

Work = Callable[[bytes], bytes]
CROWD = 4
"""Jobs that may wait for each worker before bots stop searching."""
START_SECONDS = 60.0
"""Seconds in which a new process must have loaded the games. They do not count against the time of a job."""


class Unanswered(ShambleError):
    """The job took too long, or the worker processes died while they did it."""


class JobFailed(ShambleError):
    """The job raised an error."""


class Died(Exception):
    """The worker process has ended."""


def begun(pool: ThreadPoolExecutor, count: int) -> ThreadPoolExecutor:
    """Starts all threads of the pool now, because starting one blocks, and later that would block the event loop."""
    together = threading.Barrier(count)
    for done in [pool.submit(together.wait) for _ in range(count)]:
        done.result()
    return pool


class Worker:
    """A worker process, started at its first job, and the thread that waits for its answers."""

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.thread = begun(ThreadPoolExecutor(1, "worker"), 1)
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def call(self, work: Work, data: bytes, seconds: float) -> bytes:
        """Returns the answer, or raises Died, JobFailed or TimeoutError. Runs in the thread. Kills a slow process."""
        try:
            pipe = self.pipe or self._start()
            pipe.send((work, data))
            if not pipe.poll(seconds):
                self.end()
                raise TimeoutError
            answer: bytes | str = pipe.recv()
        except (EOFError, OSError) as reason:
            self.end()
            if isinstance(reason, TimeoutError):  # a TimeoutError is an OSError too
                raise
            raise Died from reason
        if isinstance(answer, str):
            raise JobFailed(answer)
        return answer

    def _start(self) -> Connection:
        """Starts the process and waits until it has loaded the games."""
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
        """Kills the process at once."""
        process, self.process, self.pipe = self.process, None, None
        if process is not None:
            process.kill()
            process.join()


class ThreadWorker(Worker):
    """A worker that runs jobs in a thread of this process, for tests."""

    def call(self, work: Work, data: bytes, seconds: float) -> bytes:
        return work(data)


class PriorityGate:
    """Semaphore with two priorities: patient callers come last; equal callers are served in order of arrival."""

    def __init__(self, count: int) -> None:
        self.free = count
        self.order = 0
        self.waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    async def enter(self, patient: bool) -> None:
        """Waits for a free place; `patient` callers wait until no other caller does."""
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
        """Gives the place to the next caller."""
        while self.waiting:
            turn = heapq.heappop(self.waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class Workers:
    """A pool of `count` workers, each with `memory` bytes of address space (0: no limit). With `count` 0, one thread
    instead (for tests)."""

    def __init__(self, count: int | None = None, memory: int = 0) -> None:
        # At least two, so that a stuck worker does not stop the bots of other tables.
        self.count = max(2, (os.cpu_count() or 2) - 1) if count is None else count
        self.all = [Worker(memory) for _ in range(self.count)] or [ThreadWorker(0)]
        self.idle = list(self.all)
        self.gate = PriorityGate(len(self.all))

    async def run(self, work: Work, job: Struct, seconds: float, patient: bool = False, tries: int = 2) -> bytes:
        """Returns a worker's answer. If the process died, maybe for another reason than the job, tries again."""
        data = msgspec.json.encode(job)
        for _ in range(tries):
            await self.gate.enter(patient)
            worker = self.idle.pop()  # the last one used: others may never have to be started
            answer = asyncio.get_running_loop().run_in_executor(worker.thread, worker.call, work, data, seconds)
            # Freed when the job is done, not when the caller is: a cancelled caller leaves a busy worker behind.
            answer.add_done_callback(lambda answer, worker=worker: self._free(worker, answer))  # type: ignore[misc]
            try:
                return await asyncio.shield(answer)
            except Died:
                continue
            except TimeoutError:
                raise Unanswered(f"no answer after {seconds:g} s") from None
        raise Unanswered("the worker process died")

    @property
    def waiting(self) -> int:
        """Number of jobs that wait for a worker."""
        return len(self.gate.waiting)

    def search_seconds(self, most: float) -> float:
        """Seconds that a search may take now, at most `most`: the fewer, the more jobs wait; 0 if more than `CROWD`
        wait for each worker."""
        waiting = self.waiting / len(self.all)
        return 0.0 if waiting > CROWD else most / (1.0 + waiting)

    def _free(self, worker: Worker, answer: asyncio.Future[bytes]) -> None:
        """Makes a worker available again after its job."""
        if not answer.cancelled():
            answer.exception()  # marks it as retrieved: asyncio logs unread exceptions of cancelled callers
        self.idle.append(worker)
        self.gate.leave()

    def stop(self) -> None:
        """Kills all processes and ends the threads."""
        for worker in self.all:
            worker.end()
            worker.thread.shutdown()
            worker.end()  # a process that was just being started


def serve(pipe: Connection, memory: int) -> None:
    """Runs jobs from the pipe in a new process, which ignores Ctrl-C and ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory and os.name == "posix":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    try:
        os.nice(5)  # the server process comes first
    except (AttributeError, OSError):
        pass
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    for id in registry.ids():
        registry.find(id)
    load_trusted()
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
    """Ends this process when the parent process ends."""
    wait([sentinel])
    os._exit(0)
