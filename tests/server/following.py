"""A client that follows step by step: it applies changes and knows no rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from shamble.sessions.scene_diff import applied

Json = Any


def stages(scene: Json, events: Iterable[Json]) -> Iterator[Json]:
    """The scene after each event."""
    for event in events:
        scene = applied(scene, event.get("then", {}))
        yield scene


def followed(view: Json | None, told: Json) -> Json:
    """The view after an update or a replay's frame, from the view before it."""
    if "view" in told:
        return told["view"]
    assert view is not None, "the first one must be whole"
    scene = [view["scene"], *stages(view["scene"], told["events"])][-1]
    now = {name: value for name, value in told["now"].items() if name != "change"}
    seat = told.get("viewing", view["seat"])  # a frame of a replay has none: it is the page's
    return {**view, "seq": told["seq"], "seat": seat, "scene": applied(scene, told["now"]["change"]), **now}


def unfolded(frames: Iterable[Json]) -> list[Json]:
    """Every frame of a replay with its whole view, and its events as the log has them."""
    steps: list[Json] = []
    for frame in frames:
        view = followed(steps[-1]["view"] if steps else None, frame)
        steps.append({**frame, "view": view, "events": [bare(event) for event in frame["events"]]})
    return steps


def bare(event: Json) -> Json:
    return {name: value for name, value in event.items() if name not in ("then", "beat")}
