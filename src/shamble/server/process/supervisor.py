"""Supervision of tasks that run as long as the process.

A task that ends, by an error or by itself, is started again after a pause that doubles with each failure. The log gets
one line per minute and task, the metrics count every restart, and `/healthz` and `/readyz` ask `failing()`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from shamble.server.process.repeated_log import RepeatedLog

log = logging.getLogger("shamble.server")

Work = Callable[[], Coroutine[Any, Any, None]]
FIRST_PAUSE = 0.05
"""Seconds before the first restart of a task; each further failure doubles the pause."""
LONGEST_PAUSE = 5.0
"""Upper bound of the pause in seconds."""
STEADY_SECONDS = 30.0
"""Seconds without failure after which a task counts as healthy; its pause is then FIRST_PAUSE again."""
END_SECONDS = 2.0
"""Maximum seconds to wait for the end of a cancelled task."""
REPEATED = 3
"""Number of failures, each within STEADY_SECONDS of the last restart, from which a running task counts as failing."""


class SupervisedTask:
    """One task that is started again whenever it ends. `cancel` ends it for good."""

    def __init__(self, name: str, work: Work, essential: bool, on_restart: Callable[[str], None]) -> None:
        self.name = name
        self.work = work
        self.essential = essential
        """True if the process cannot serve without this task."""
        self.on_restart = on_restart
        self.failures = 0
        """Number of consecutive failures, each within STEADY_SECONDS of the restart before it."""
        self.running = True
        self.started = time.monotonic()
        self.lines = RepeatedLog(log, logging.ERROR)
        self.task = asyncio.create_task(self._run(), name=name)

    async def _run(self) -> None:
        """Runs the work again and again, with pauses after failures, until the task is cancelled."""
        while True:
            self.started, self.running = time.monotonic(), True
            try:
                await self.work()
                reason: BaseException = RuntimeError("the task returned")
            except asyncio.CancelledError as cancelled:
                if self.task.cancelling():
                    raise
                reason = cancelled  # an awaited future was cancelled, not the task
            except Exception as error:
                reason = error
            self.running = False
            self.failures = 1 if self._steady() else self.failures + 1
            self.lines.add(
                f"the task {self.name!r} failed and is started again: {type(reason).__name__}: {reason}",
                exc_info=reason,
            )
            self.on_restart(self.name)
            del reason  # breaks the reference cycle of this frame and its traceback
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self.failures - 1, 10)))

    def _steady(self) -> bool:
        """True if the task has run long enough that its next failure is not a repeated one."""
        return time.monotonic() - self.started > STEADY_SECONDS

    @property
    def failing(self) -> bool:
        """True while the task does not run, and while it has failed repeatedly and not run steadily since."""
        return self.task.done() or not self.running or (self.failures >= REPEATED and not self._steady())

    def cancel(self) -> None:
        self.task.cancel()

    async def ended(self) -> None:
        """Cancels the task and waits for its end, at most END_SECONDS: asyncpg waits for the database to confirm it."""
        self.task.cancel()
        await asyncio.wait({self.task}, timeout=END_SECONDS)


class Supervisor:
    """All supervised tasks of a process, by name."""

    def __init__(self) -> None:
        self.tasks: dict[str, SupervisedTask] = {}
        self.on_restart: Callable[[str], None] = lambda name: None
        """Called with a task's name after each failure, for the metrics."""

    def start(self, name: str, work: Work, essential: bool = True) -> SupervisedTask:
        """Starts `work()` and keeps it running until the returned task is cancelled or the supervisor stops."""
        made = SupervisedTask(name, work, essential, lambda name: self.on_restart(name))
        self.tasks[name] = made
        made.task.add_done_callback(lambda _: self._forget(made))
        return made

    def _forget(self, task: SupervisedTask) -> None:
        """Removes a cancelled task. One that is dead for another reason stays in the list, and counts as failing."""
        if task.task.cancelled() and self.tasks.get(task.name) is task:
            del self.tasks[task.name]

    def failing(self) -> list[str]:
        """Names of the essential tasks that are dead, wait for a restart, or fail repeatedly."""
        return sorted(name for name, task in self.tasks.items() if task.essential and task.failing)

    async def stop(self, *names: str) -> None:
        """Ends these tasks, or all of them, and waits until they have ended."""
        for task in [self.tasks[name] for name in names or list(self.tasks) if name in self.tasks]:
            await task.ended()
