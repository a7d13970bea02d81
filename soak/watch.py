"""A server that is watched from inside: measures how long each callback holds its event loop.

Every callback is timed by the clock, less the time in which the loop's thread was ready to run and got no processor
(the kernel counts that), so that a busy machine does not count as a busy server; less also the time in which the thread
stood still while another thread, which may hold the interpreter, got no processor. The rest is the callback's own work
and its waits: for a disk, a lock, another thread's work. A ticking task shows how late the loop really was.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from asyncio.events import Handle
from pathlib import Path
from types import FrameType
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.kill import WIDE, surroundings

HOLD = 0.010
"""Seconds for which nothing may hold the event loop."""
TICK = os.sysconf("SC_CLK_TCK")
WORTH = 0.004
"""Seconds. A callback that holds the event loop longer is reported."""


class Queues:
    """Seconds for which each of the other threads waited for a processor, and for which the virtual machine had none.

    The kernel counts both; the second is the time that the host has stolen."""

    def __init__(self) -> None:
        self.files: dict[str, int] = {}
        self.stat = os.open("/proc/stat", os.O_RDONLY) if os.path.exists("/proc/stat") else -1
        self.noted: dict[str, float] = {}

    def open(self, but: int) -> None:
        """Adds all threads that exist by now, except this one."""
        there = {name for name in os.listdir("/proc/self/task") if name != str(but)}
        for name in there - set(self.files):
            try:
                self.files[name] = os.open(f"/proc/self/task/{name}/schedstat", os.O_RDONLY)
            except OSError:  # it has ended, or the kernel does not count
                continue
        for name in set(self.files) - there:
            os.close(self.files.pop(name))

    def read(self) -> dict[str, float]:
        figures = {}
        for name, file in list(self.files.items()):
            try:
                figures[name] = int(os.pread(file, 64, 0).split()[1]) / 1e9
            except OSError:
                continue
        if self.stat >= 0:
            figures["stolen"] = int(os.pread(self.stat, 256, 0).split()[8]) / TICK
        return figures

    def note(self) -> None:
        self.noted = self.read()

    def waited(self) -> float:
        """Returns the longest time that one of these threads has waited since it was noted, in seconds."""
        return max((now - self.noted.get(name, now) for name, now in self.read().items()), default=0.0)


class Watch:
    """Times every callback, and samples the stack of long ones."""

    def __init__(self) -> None:
        self.on = False
        self.thread = 0
        self.begun = 0.0
        self.stack = ""
        self.callbacks = 0
        self.holds: list[dict[str, Any]] = []
        self.waited: list[float] = []
        self.queue = -1
        """The kernel's figure for the loop's thread; -1 if it has none."""
        self.others = Queues()
        self.native = 0
        self.late: list[float] = []
        self.late_by_itself: list[float] = []
        self.swept = 0.0
        self.sweeping = 0.0

    def install(self) -> None:
        plain = Handle._run
        clock = time.perf_counter

        def run(handle: Handle) -> None:
            if not self.on:
                plain(handle)
                return
            self.stack = ""
            self.swept = 0.0
            queued, worked, all_worked = self.queued(), time.thread_time(), time.process_time()
            self.begun = clock()
            plain(handle)
            took, self.begun = clock() - self.begun, 0.0
            self.callbacks += 1
            if took > WORTH:
                own = time.thread_time() - worked
                held = took - (self.queued() - queued)
                if held > HOLD:
                    held -= min(self.others.waited(), max(0.0, held - own))
                self.note(handle, took, held, own, time.process_time() - all_worked - own)

        Handle._run = serve  # type: ignore[method-assign,assignment]
        gc.callbacks.append(self.sweep)
        threading.Thread(target=self.sample, daemon=True).start()

    def queued(self) -> float:
        """Seconds that the loop's thread has waited for a processor."""
        return int(os.pread(self.queue, 64, 0).split()[1]) / 1e9 if self.queue >= 0 else 0.0

    def begin(self) -> None:
        """Starts the watch in the thread of the event loop, before clients connect."""
        self.thread = threading.get_ident()
        self.native = threading.get_native_id()
        try:
            self.queue = os.open("/proc/thread-self/schedstat", os.O_RDONLY)
        except OSError:
            pass
        self.on = True

    def note(self, handle: Handle, took: float, held: float, worked: float, others: float) -> None:
        """Reports a long callback with little work of its own: another thread held the interpreter without a processor,
        or something blocked."""
        if took > HOLD >= held:  # the machine had other things to do
            self.waited.append(took)
        if held <= WORTH:
            return
        times = {"ms": held, "clock_ms": took, "own_work_ms": worked, "other_threads_ms": others}
        told: dict[str, Any] = {name: round(value * 1000, 1) for name, value in times.items()}
        told |= {"what": callback_name(handle), "at": self.stack}
        if self.swept > HOLD / 4:
            told["collector_ms"] = round(self.swept * 1000, 1)
        self.holds.append(told)

    def sweep(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self.sweeping = time.perf_counter()
        else:
            self.swept += time.perf_counter() - self.sweeping

    def sample(self) -> None:
        for turn in itertools.count():
            time.sleep(HOLD / 5)
            begun = self.begun
            if turn % 100 == 0:
                self.others.open(self.native)
            if not begun or time.perf_counter() - begun < HOLD / 5:
                self.others.note()
            if begun and not self.stack and time.perf_counter() - begun > WORTH:
                self.stack = place(sys._current_frames().get(self.thread))

    async def tick(self) -> None:
        beat = 0.001
        while True:
            before, queued = time.perf_counter(), self.queued()
            await asyncio.sleep(beat)
            if self.on:
                late = time.perf_counter() - before - beat
                self.late.append(late)
                self.late_by_itself.append(max(0.0, late - (self.queued() - queued)))

    def report(self) -> dict[str, Any]:
        return {
            "callbacks": self.callbacks,
            "holds": sorted(self.holds, key=lambda hold: -hold["ms"]),
            "waited_for_the_machine": len(self.waited),
            "late": sorted(self.late),
            "late_by_itself": sorted(self.late_by_itself),
        }


def callback_name(handle: Handle) -> str:
    called = getattr(handle, "_callback", None)
    task = getattr(called, "__self__", None)
    if isinstance(task, asyncio.Task):
        work = task.get_coro()
        return f"{task.get_name()}: {getattr(work, '__qualname__', work)}"
    return str(getattr(called, "__qualname__", called))


def place(frame: FrameType | None) -> str:
    """The innermost lines of our own code, and the functions that they called."""
    if frame is None:
        return ""
    lines = traceback.extract_stack(frame)
    ours = [line for line in lines if "shamble" in line.filename]
    shown = ours[-4:] + [line for line in lines[-2:] if line not in ours]
    return " < ".join(f"{Path(line.filename).stem}.{line.name}:{line.lineno}" for line in reversed(shown))


def serve(database: str, report: str) -> None:
    """Runs `shamble serve` with the watch, on the plain loop, because uvloop's callbacks cannot be timed."""
    import uvicorn

    from shamble.server.http import serve as serving

    watch = Watch()
    watch.install()
    startup, shutdown = serving.Server.startup, serving.Server.shutdown

    async def up(server: Any, sockets: Any = None) -> None:
        await startup(server, sockets)
        watch.begin()
        server.ticking = asyncio.create_task(watch.tick())

    async def down(server: Any, sockets: Any = None) -> None:
        watch.on = False
        server.ticking.cancel()
        Path(report).write_text(json.dumps(watch.report()))
        await shutdown(server, sockets)

    serving.Server.startup = up  # type: ignore[method-assign,assignment]
    serving.Server.shutdown = down  # type: ignore[method-assign,assignment]
    plain = uvicorn.Config.__init__

    def configure(self: Any, *args: Any, **named: Any) -> None:
        plain(self, *args, **{**named, "loop": "asyncio"})

    uvicorn.Config.__init__ = configure  # type: ignore[method-assign]
    serving.run(port=0, database=database)


class Watched:
    """The watched server as a process of its own."""

    def __init__(self, folder: Path, name: str) -> None:
        self.report = folder / f"{name}.json"
        database = str(folder / "tables.sqlite3")
        limits = {**WIDE, "connections": 20_000, "connections_per_address": 20_000, "requests": 5_000}
        command = [sys.executable, __file__, "--serve", database, "--report", str(self.report)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings(limits))
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("listening on "), line
        self.url = line.split()[-1]

    def stop(self) -> dict[str, Any]:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        told: dict[str, Any] = json.loads(self.report.read_text())
        return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", required=True)
    parser.add_argument("--report", required=True)
    given = parser.parse_args()
    serve(given.serve, given.report)
