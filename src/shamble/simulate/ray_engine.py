"""Plays games on a Ray cluster (extra `shamble[ray]`). The only module that imports Ray.

A task is a chunk of games, which follow from their seeds, so that a task whose worker or node died is simply run again
on another one, with the same results.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from shamble.core.errors import ShambleError
from shamble.simulate.results import Count
from shamble.simulate.simulation import AHEAD, LOADED, Chunk, load, run_chunk

MISSING_RAY: Final = "--engine ray needs Ray: pip install 'shamble[ray]'"


def ray_module(own: bool = False) -> Any:
    """Returns the package `ray`; ShambleError if it is not installed. `own`: for a cluster of one's own."""
    if own and "ray" not in sys.modules:  # Ray reads its variables when it is imported
        guard()
    try:
        import ray
    except ImportError:
        raise ShambleError(MISSING_RAY) from None
    return ray


def guard() -> None:
    """Gives a cluster of one's own a secret of its own, unless Ray's variables say something else: whoever reaches the
    ports of a cluster without a secret can run any code."""
    if os.environ.setdefault("RAY_AUTH_MODE", "token") == "token" and "RAY_AUTH_TOKEN_PATH" not in os.environ:
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def run_there(chunk: Chunk, ids: Sequence[str], overlay: Mapping[str, Any]) -> Count:
    """Plays a chunk in a worker of the cluster, which keeps its games for the next chunk."""
    key = chunk.setup.game
    if key not in LOADED or (overlay and LOADED[key].overlay() != overlay):
        LOADED.update(load(ids, overlay))
    return run_chunk(chunk, LOADED[key])


class OnRay:
    """The engine. `address`: a running cluster, `host:port` or `auto`; None starts one on this machine."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self.address: Final = address
        self.workers: Final = workers

    def run(
        self, chunks: Iterator[Chunk], ids: Sequence[str], overlay: Mapping[str, Any]
    ) -> Iterator[tuple[Chunk, Count]]:
        """Plays chunks on the cluster and yields each with its count, as they come."""
        out: dict[int, Chunk] = {}

        def pieces() -> Iterator[tuple[Any, ...]]:
            for number, chunk in enumerate(chunks):
                out[number] = chunk
                yield chunk, ids, dict(overlay)

        for number, count in self.spread(run_there, pieces()):
            yield out.pop(number), count

    def spread(self, task: Callable[..., Any], pieces: Iterable[tuple[Any, ...]]) -> Iterator[tuple[int, Any]]:
        """Calls the task with each piece of work somewhere on the cluster, and yields the number of the piece with the
        result, as they come. A bounded number of pieces is taken ahead."""
        ray = ray_module(self.address is None)
        started = self.connect(ray)
        try:
            # A task is tried again however often its worker or node dies; an error of a game is part of its result.
            remote = ray.remote(task).options(num_cpus=1, max_retries=-1, retry_exceptions=False)
            waiting: dict[Any, int] = {}
            left = enumerate(pieces)
            more = True
            while more or waiting:
                # Counted anew each time: nodes may join while it runs.
                hands = self.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
                while more and len(waiting) < AHEAD * hands:
                    number, piece = next(left, (-1, ()))
                    if number < 0:
                        more = False
                        break
                    waiting[remote.remote(*piece)] = number
                done, _ = ray.wait(list(waiting), num_returns=1) if waiting else ([], [])
                for one in done:
                    yield waiting.pop(one), ray.get(one)
        finally:
            if started:
                ray.shutdown()

    def connect(self, ray: Any) -> bool:
        """Joins or starts the cluster; returns True if this call did."""
        if ray.is_initialized():
            return False
        try:
            if self.address is not None:
                ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
            else:
                # Ray 2.60 may listen on the machine's own address all the same: see docs/lab.md.
                ray.init(
                    num_cpus=self.workers,
                    _node_ip_address="127.0.0.1",
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level="ERROR",
                )
        except Exception as reason:  # Ray raises bare exceptions too, for instance when a node starts too slowly
            where = self.address or "this machine"
            raise ShambleError(f"there is no Ray cluster at {where}: {' '.join(str(reason).split())[:200]}") from None
        return True
