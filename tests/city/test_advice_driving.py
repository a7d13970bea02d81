"""Advice for survivors in a car."""

from __future__ import annotations

from typing import Any

from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.advice import Advice
from shamble.core.game import Game
from shamble.sessions.session import Session

GAME: Game[Any] = registry.find("zombicide1")


def advice(given: dict[str, Any]) -> list[Advice]:
    seats, settings, state = tooling(GAME).build(given)
    session = Session(GAME, seats, settings, 1)
    session.begin_at(state, state.plain())
    return tooling(GAME).advise(session, 0)


def road(**more: Any) -> dict[str, Any]:
    return {
        "mission": "m3",
        "survivors": {
            "ned": {"zone": "b2.sw", "car": "car-1", "driver": True, "ap": 5, "hands": ["crowbar"]},
            "amy": {"zone": more.get("amy", "a1.sse"), "ap": 0},
        },
        "zombies": more.get("zombies", {}),
        "start": "turn ned",
    }


def drive_or(advice: list[Advice], other: str) -> tuple[float, float]:
    """Worth of the best drive, and worth of the best option with another verb."""
    worth: dict[str, float] = {}
    for one in advice:
        worth.setdefault(one.option.key.partition(" ")[0], one.score)
    return max(worth["slow"], worth["fast"]), worth[other]


def next_street() -> str:
    board = GAME.library["m3"].board  # type: ignore[attr-defined]
    near = board.topology(0).near[board.names["b2.sw"]]
    return str(next(board.zones[zone].id for zone in near if board.zones[zone].street))


def test_who_wants_to_see_red_runs_them_over() -> None:
    for other in ("alight", "end"):
        drive, instead = drive_or(advice(road(zombies={next_street(): {"walker": 6}})), other)
        assert drive > instead


def test_nobody_drives_over_a_friend() -> None:
    drive, instead = drive_or(advice(road(zombies={next_street(): {"walker": 6}}, amy="b2.sw")), "end")
    assert drive < instead


def last_drive(doug: str) -> dict[str, float]:
    """Everything is done but driving away, and Doug is on foot."""
    game: Game[Any] = registry.find("zombicide2")
    seats, settings, state = tooling(game).build(
        {
            "mission": "m4",
            "taken": ["objective-1", "objective-2"],
            "survivors": {"amy": {"zone": "a1.sw", "car": "car-1", "driver": True}, "doug": {"zone": doug}},
            "start": "turn amy",
        }
    )
    session = Session(game, seats, settings, 1)
    session.begin_at(state, state.plain())
    return {one.option.key: one.score for one in tooling(game).advise(session, 0)}


def test_nobody_drives_over_a_friend_on_the_way_out_either() -> None:
    through = "fast amy car-1>s3 s5"
    assert last_drive("s5")[through] == last_drive("s3")[through] == -900.0
    assert last_drive("s12")[through] > 0.0
