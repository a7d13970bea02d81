"""Metrics for Prometheus, on a separate port that should not be reachable from outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from shamble.core.errors import ShambleError

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


class Metrics:
    """Counters, histogram and gauges of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("shamble_moves", "Moves that were stored", ["by"], registry=self.registry)
        self.by_people, self.by_bots = self.moves.labels("people"), self.moves.labels("bots")
        self.clicks = Histogram(
            "shamble_message_seconds", "From a message to its answer", buckets=QUICK, registry=self.registry
        )
        self.refused = Counter("shamble_refused", "Messages that were refused", ["code"], registry=self.registry)
        self.restarts = Counter(
            "shamble_task_restarts",
            "Failures of long-lived tasks, each followed by a restart",
            ["task"],
            registry=self.registry,
        )
        self.ignored_notifications = Counter(
            "shamble_ignored_notifications",
            "Notifications of the database that name no message for this process: forged or repeated ones",
            registry=self.registry,
        )
        self.stumbles = Counter("shamble_bot_stumbles", "Decisions a bot could not make", registry=self.registry)

    def restarted(self, task: str) -> None:
        """Counts a failure of a supervised task. Tasks whose names differ only by a number are counted together."""
        self.restarts.labels(task.rstrip("0123456789").strip()).inc()

    def watch(self, gauges: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        """Adds gauges (name → description and function), whose values are read at each request for metrics."""
        for name, (words, look) in gauges.items():
            Gauge(name, words, registry=self.registry).set_function(look)

    def serve(self, port: int) -> None:
        """Serves the metrics on this machine only, in a separate thread."""
        try:
            start_http_server(port, "127.0.0.1", self.registry)
        except OSError as reason:
            raise ShambleError(f"cannot listen on port {port} for metrics: {reason.strerror or reason}") from None
