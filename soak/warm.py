"""Servers for the kill loop, forked from a process that has loaded everything, so that they listen at once."""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import socket
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from shamble.server.http import serve as serving
from shamble.server.views import catalogue

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__])
# The process that they are forked from must find this module by its name.
os.environ["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
catalogue.games()
gc.collect()
gc.freeze()


def serve(database: str, port: int, limits: dict[str, Any]) -> None:
    os.environ["SHAMBLE_LIMITS"] = json.dumps(limits)
    with open(os.devnull, "w") as nowhere:
        sys.stdout = sys.stderr = nowhere
        serving.run(port=port, database=database, workers=0)


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


class Forked:
    """A `shamble serve` without its start-up, whose bots run in threads."""

    def __init__(self, database: str, limits: dict[str, Any]) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.process = CONTEXT.Process(target=serve, args=(database, port, limits), daemon=True)
        self.process.start()
        until = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=60).close()
                return
            except ConnectionRefusedError:
                assert self.process.is_alive(), "it could not start"
                assert time.monotonic() < until, "it does not listen"
                time.sleep(0.005)

    def kill(self) -> None:
        self.process.kill()
        self.process.join(20)

    def __enter__(self) -> Forked:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
